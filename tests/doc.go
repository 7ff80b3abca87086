// Package tests holds whole-program tests: C and .bpl programs with the verdict
// that gsmack must give, and the tests that run them through the command.
//
// A program says what is expected of it in comments:
//
//	// @expect verified|bounded|violated|unknown
//	// @flags --unroll=3 -- -O1       flags for gsmack verify
//	// @optimised WHY                 why the verdict may be another one with -O1 and more (TestLevels)
//	// @files other.c                 more files of the same program
//	// @part of main.c                a file of another program, or a model: not run alone
//	x++; // want "regexp"             the failure is on this line and its text matches
//
// The package imports nothing of gsmack: it sees what a user sees.
package tests
