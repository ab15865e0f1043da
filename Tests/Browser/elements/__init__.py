# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of single elements: bars, controls, lists, menus, sheets."""
