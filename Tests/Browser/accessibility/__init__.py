# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of what people with a keyboard or assistive technology meet."""
