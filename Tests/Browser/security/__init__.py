# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of accounts, certificates and hostile text."""
