// Package bench runs gsmack on programs whose comments say how, a process for each run so that its time and its memory
// are its own, and makes tables of what the runs took.
//
// In go folders and files, and a function that runs gsmack; out come the rows, as Markdown or JSON. A program that is not
// decided in time is a row, a wrong verdict is told. It imports ivl/lazyregexp, and report for what gsmack verify prints.
package bench
