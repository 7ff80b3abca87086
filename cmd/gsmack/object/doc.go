// Package object keeps the IR of compiled files in the objects that they were compiled to. Add takes the bytes
// of an ELF object and an encoded Unit, and gives the object with one more section. Read takes the path of an object, an archive, a
// shared library or a program, and gives the units in it.
//
// The section has no address and no relocations, so the loaded program does not change. Linkers put sections of one name
// one after another, with padding or without: a program has the units of the objects that it was linked from, in their
// order, and of no other members of archives. Units are therefore found by their mark, not by their place. The package
// imports nothing of ours.
package object
