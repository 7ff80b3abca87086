// Package report writes what gsmack verify and gsmack replay have found. The input is a Report: the
// verdict with its counterexample, bounds, statistics and assumptions. The output is one of the
// formats, each from the Report alone. The package reads and writes no files, and knows no flags.
//
// Formats with a counterexample, except Text, JSON and JUnit, contain no times: the same
// counterexample always gives the same bytes.
package report
