// Package bench runs gsmack on programs whose comments say how, a process for each run so that its time and its memory
// are its own, and makes tables of what the runs took.
//
// The input is folders and files, and a function that runs gsmack; the output is the rows, as Markdown or JSON. A program
// that is not decided in time is a row, and a wrong verdict is reported. The package imports ivl/lazyregexp, and report for
// what gsmack verify prints.
package bench
