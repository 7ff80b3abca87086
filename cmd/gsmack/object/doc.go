// Package object keeps the IR of the files that were compiled in the objects that they were
// compiled to. In go the bytes of an ELF object and a Unit, out comes the object with a section more; or the
// path of an object, an archive, a shared library or a program, and out come the units in it.
//
// The section has no address and no relocations, so nothing of what is loaded or run changes. Linkers put
// sections of one name one after another, with padding or without: a program has the units of the objects that it was
// linked from, in their order, and of no other members of archives. Units are therefore found by their mark, not by
// their place. The package imports nothing of ours.
package object
