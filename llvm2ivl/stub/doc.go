// Package stub writes models of functions that a program calls and nobody defines, to start from. In goes a linked program, out comes
// a C file that compiles as it is, by itself.
//
// A stub has the prototype that the program declares, its typedefs resolved, if the debug information has it; otherwise,
// or if structures are passed by value, one that a call of LLVM fits. Its result is any value, memory for plain data that it is given to
// write is filled with any values, and nothing else happens.
package stub
