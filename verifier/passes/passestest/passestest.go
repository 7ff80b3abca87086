// Package passestest has what the tests of several packages do with passes.
package passestest

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
)

// Threads gives the thread instances of a lowered program, reduced to what the goals
// depend on.
func Threads(t testing.TB, p *cfg.Program, unroll int, goals goal.Set) *cfg.Threads {
	t.Helper()
	r, q := &passes.Runner{Check: true}, &passes.Question{Goals: goals, Flatten: passes.FlattenOptions{Bounds: passes.Bounds{Unroll: unroll}}}
	s, err := r.Run(context.Background(), passes.State{Program: p}, q, passes.Flattening, passes.Pruning, passes.Reducing)
	if err != nil {
		t.Fatal(err)
	}
	return s.Threads
}
