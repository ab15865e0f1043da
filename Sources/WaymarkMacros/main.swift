// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

serveCompiler(over: MessagePipe(input: 0, output: 1))
