// Package engine defines engines. An engine decides whether goals of a program can be reached.
// Its input is a Problem, its output an Answer; neither depends on how the engine works. It imports ivl, cfg, goal, interp, machine, passes, smt and trace.
//
// To add an engine, write a package with a type that has the methods of Engine, and add a
// line to the table in verifier/engines.go; package walk is the shortest example. Package
// verifier grows the bounds, runs engines side by side, prints and measures; an engine that
// needs none of what a Problem offers need not look at it.
package engine
