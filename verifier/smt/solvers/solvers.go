// Package solvers picks a solver by its name. It stands apart from package smt
// because the back ends import that one.
package solvers

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/sat"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/z3"
)

// Names describes what New accepts, for help texts.
const Names = "z3|sat|smtlib:CMD"

// Built says which solvers are built in, in their versions: "Z3 4.8.12, CaDiCaL sc2021".
func Built() string {
	return fmt.Sprintf("Z3 %s, CaDiCaL %s", z3.Version(), sat.Version())
}

// New makes a solver for terms of a. The spec is "z3" (in process), "sat" or
// "cadical" (CaDiCaL, in process, by bit-blasting; what is not over bit-vectors
// goes to Z3) or "smtlib:CMD", where CMD is a program that reads SMT-LIB 2 from its standard
// input, with its arguments: "smtlib:cvc5 --lang=smt2".
func New(spec string, a *smt.Arena) (smt.Solver, error) {
	if command, ok := strings.CutPrefix(spec, "smtlib:"); ok {
		return smtlib.New(a, command)
	}
	switch spec {
	case "sat", "cadical":
		return smt.Eliminate(a, func() (smt.Solver, error) {
			return &fallback{Solver: sat.New(a), arena: a, next: func() smt.Solver { return z3.New(a) }}, nil
		})
	case "z3":
		return smt.Eliminate(a, func() (smt.Solver, error) { return z3.New(a), nil })
	}
	return nil, fmt.Errorf("unknown solver %q: it must be %s", spec, Names)
}

// fallback changes to another solver once the first one meets a formula
// outside of its fragment.
type fallback struct {
	smt.Solver
	arena    *smt.Arena
	next     func() smt.Solver // nil once changed
	asserted []smt.Term
}

func (f *fallback) Assert(t smt.Term) {
	f.asserted = append(f.asserted, t)
	f.Solver.Assert(t)
}

func (f *fallback) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	st, err := f.Solver.Check(ctx, assumptions...)
	if f.next == nil || !errors.Is(err, sat.ErrFragment) {
		return st, err
	}
	var other smt.Solver
	if f.arena.FragmentOf(append(slices.Clone(f.asserted), assumptions...)...) == (smt.Fragment{Float: true}) {
		other = &floats{arena: f.arena, bits: sat.New(f.arena), next: f.next, anything: map[smt.Term]smt.Term{}}
	} else {
		other = f.next()
	}
	f.next = nil
	for _, t := range f.asserted {
		other.Assert(t)
	}
	f.Solver.Close()
	f.Solver = other
	return f.Solver.Check(ctx, assumptions...)
}
