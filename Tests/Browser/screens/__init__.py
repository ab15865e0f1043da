# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of whole screens and pages: ways between them, their addresses, looks and room."""
