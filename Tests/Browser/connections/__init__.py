# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of pages whose connection or server goes away, and comes back."""
