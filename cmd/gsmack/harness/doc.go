// Package harness writes a harness for a library: clang's tree of a header goes in, as JSON, and a most general client in C
// comes out, with what was guessed in comments. The invariant: what comes out compiles, and whatever it chooses it records.
//
// Clang is the parser since nobody else knows what its flags make of a header. Its syntax tree is read and not the debug
// information of its IR, which has only what the module uses, and a header uses nothing.
//
//	tree.go     the declarations in the tree
//	types.go    what their types mean
//	guess.go    which function has which part
//	write.go    the text
package harness
