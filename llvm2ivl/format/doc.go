// Package format takes the formats of C's printf and scanf apart (C11 7.21.6.1 and 7.21.6.2).
//
// In goes the text of a format, out come its directives in order, or false if something in it is
// not modelled. A directive that is given out is one that the C standard defines and that the
// models have a function for. It imports nothing.
package format
