package verifier

import (
	"context"
	"reflect"
	"testing"

	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
)

// tired is an engine that loses its patience at each bound, up to which it decides everything if it need not hurry.
type tired struct {
	g      *growth
	enough int // from this bound on nothing is cut off
	asked  []int
}

func (*tired) Name() string { return "tired" }

func (e *tired) Decide(_ context.Context, p *engine.Problem) (*engine.Answer, error) {
	n := max(e.g.bounds.At["loop"], 1)
	e.asked = append(e.asked, n)
	if n >= e.enough {
		return &engine.Answer{}, nil
	}
	a := engine.Settled([]goal.BoundHit{{Name: "unroll", Limit: n, At: "loop"}})
	a.Hasty = p.Patience > 0
	return a, nil
}

// TestHasty has bounds passed in haste: where nothing is cut off behind them the rest is not decided, and where that is far away, all is.
func TestHasty(t *testing.T) {
	for _, c := range []struct {
		enough int
		asked  []int
	}{
		{1, []int{1}},
		{3, []int{1, 2, 3}},
		{5, []int{1, 2, 3, 1, 2, 3, 5}},
	} {
		w := newWork(Options{growing: true})
		e := &tired{enough: c.enough}
		e.g = &growth{work: w, engine: e, bounds: passes.Bounds{Unroll: 1, At: map[string]int{}, Counted: map[string]bool{}}}
		a, err := (&contender{work: w, growth: []*growth{e.g}}).decide(context.Background())
		if err != nil || a.Status != engine.Refuted || !reflect.DeepEqual(e.asked, c.asked) {
			t.Errorf("enough %d: %v %v, asked at %v, not at %v", c.enough, a, err, e.asked, c.asked)
		}
	}
}
