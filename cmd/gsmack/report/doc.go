// Package report writes what gsmack verify and gsmack replay have found. In goes a Report: the
// verdict with its counterexample, bounds, statistics and what it rests on. Out comes one of the
// formats, each from the Report alone. Nothing here reads or writes a file, or knows a flag.
//
// A format with a counterexample but Text, JSON and JUnit says nothing of times, so that the same
// counterexample always gives the same bytes.
package report
