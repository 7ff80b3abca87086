// Package format parses the formats of C's printf and scanf (C11 7.21.6.1 and 7.21.6.2).
//
// The input is the text of a format; the output is its directives in order, or false if something in
// it is not modelled. Each of the directives is defined by the C standard and has a function in the
// models. It imports nothing.
package format
