// Package clang runs the LLVM tools that gsmack needs: clang, which turns C into
// LLVM assembly, and llvm-dis, which turns bitcode into it. In go files or bytes, out
// comes the text of a module; the error carries what the tool wrote. It
// imports nothing else of gsmack.
package clang

import "context"

// Compile translates a C file to the text of an LLVM module with the compiler named (or found, when
// empty) and the user's arguments after ours.
func Compile(ctx context.Context, clang string, args []string, file string) ([]byte, error) {
	return nil, nil
}

// Disassemble turns LLVM bitcode into the text of a module, with the llvm-dis named (or found, when empty).
func Disassemble(ctx context.Context, dis string, bitcode []byte) ([]byte, error) { return nil, nil }
