// Package syntax reads the verification language. Text goes in, an ivl.Program or statements whose names are not bound yet
// come out, or diagnostics; ivl.Resolve is next. Format lays a text out and leaves its tokens and comments as they are.
//
// Printing what Parse gave makes a text that is read as an equal program. No text makes it panic or exhausts the stack
// (the limits stand in parser.go), and an error in one declaration does not hide those in the next.
//
//	directive            #if and #line
//	lexer                text to tokens
//	grammar              declarations, by participle
//	parser, type, expr,  types, expressions and statements, by recursive descent
//	stmt, code
//	parse                whole programs; tokens of one declaration at a time
//	format, layout,      Format
//	spacing
//
// It imports ivl, ivl/token and ivl/value.
package syntax
