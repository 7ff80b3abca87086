package order_test

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes/passestest"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// encode encodes the threads of a program, whose loops it unrolls twice.
func encode(t *testing.T, src []byte, goals goal.Set, how order.Transitivity) (*order.Encoding, error) {
	t.Helper()
	low := cfgtest.Lower(t, string(src))
	threads := passestest.Threads(t, low, 2, goal.Asserted|goals)
	return (&order.Engine{Transitivity: how}).Encode(context.Background(), threads, goals)
}

// mustEncode is encode for a program that the engine takes.
func mustEncode(t *testing.T, src []byte, goals goal.Set, how order.Transitivity) *order.Encoding {
	t.Helper()
	enc, err := encode(t, src, goals, how)
	if err != nil {
		t.Fatal(err)
	}
	return enc
}

// canFail is a solver that has been asked whether a property of the encoded program can
// fail.
func canFail(t *testing.T, enc *order.Encoding) smt.Solver {
	t.Helper()
	s, err := solvers.New("sat", enc.Arena)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	for _, ax := range enc.Axioms {
		s.Assert(ax)
	}
	s.Assert(enc.Fails(goal.Failures))
	return s
}

// properties are the assertions that canFail asks about.
var properties = []goal.Set{goal.Failures}
