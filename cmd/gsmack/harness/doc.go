// Package harness writes a harness for a library: clang's tree of a header goes in, as JSON, and a most general client in C
// comes out, with the guesses in comments. The invariant: the harness compiles, and records all that it chooses.
//
// Clang is the parser since only clang knows what its flags make of a header. Its syntax tree is read and not the debug
// information of its IR, which has only what the module uses, and a header uses nothing.
//
//	tree.go     the declarations in the tree
//	types.go    what their types mean
//	guess.go    which function has which part
//	write.go    the text
package harness
