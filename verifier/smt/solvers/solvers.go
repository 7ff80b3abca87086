// Package solvers picks a solver by its name. It stands apart from package smt
// because the back ends import that one.
package solvers

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/z3"
)

// Names describes what New accepts, for help texts.
const Names = "z3|smtlib:CMD"

// New makes a solver for terms of a. The spec is "z3" (in process) or
// "smtlib:CMD", where CMD is a program that reads SMT-LIB 2 from its standard
// input, with its arguments: "smtlib:cvc5 --lang=smt2".
func New(spec string, a *smt.Arena, o smt.Options) (smt.Solver, error) {
	if command, ok := strings.CutPrefix(spec, "smtlib:"); ok {
		return smtlib.New(a, command, o)
	}
	if spec == "z3" {
		return smt.Eliminate(a, func() (smt.Solver, error) { return z3.New(a, o), nil })
	}
	return nil, fmt.Errorf("unknown solver %q: it must be %s", spec, Names)
}
