// Package stub writes first models of the functions that a program calls and does not define. A linked program goes in, and
// a C file comes out, which compiles on its own.
//
// A stub has the prototype that the program declares, its typedefs resolved, if the debug information has it; otherwise,
// or if structures are passed by value, one that a call of LLVM fits. Its result is any value, memory for plain data that it is given to
// write is filled with any values, and nothing else happens.
package stub
