package interp

import (
	"context"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
)

// Show looks for an execution of p that reaches a goal, as Prove does, one with few macro steps. What is arbitrary takes the numbers. It
// gives nil if there is none in so many states, and whether there may be one with other numbers. The error is that of ctx.
func Show(ctx context.Context, p *cfg.Program, goals goal.Set, numbers []int64, states int) (out *Outcome, others bool, err error) {
	x := newProver(ctx, p, goals, states)
	x.numbers = numbers
	for {
		err = x.search(p)
		var unproved *unprovedError
		switch {
		case errors.Is(err, errRefine):
			continue
		case errors.As(err, &unproved) && unproved.at != nil && unproved.at.state >= 0:
			if out, err := x.outcome(p, unproved.at); err == nil {
				return out, true, nil
			}
		}
		return nil, x.sampled, ctx.Err()
	}
}

// reached is how a goal may be reached: in a state, after moves from there.
type reached struct {
	state int // -1: before the first one, which is not shown
	moves []move
}

// move is the beginning of a macro step, so many steps of it; less than 0: all.
type move struct {
	arrival
	steps int
}

// arrival is a macro step from another state.
type arrival struct {
	from, thread int
	picks        []int
}

// outcome is what is found in a state, or behind some moves from there, as Explore says it.
func (x *prover) outcome(p *cfg.Program, at *reached) (*Outcome, error) {
	e := newExplorer(p, Limits{All: true, Races: x.goals.Has(goal.Race)})
	m, err := machine.New(p, machine.Config{})
	if err != nil {
		return nil, err
	}
	var way []move
	for id := at.state; id >= 0; id = x.came[id].from {
		way = append(way, move{x.came[id], -1})
	}
	slices.Reverse(way)
	n := &node{m: m}
	for _, mv := range append(way, at.moves...) {
		r := &runner{most: mv.steps}
		r.stepper = *newStepper(x.ctx, n.m, &chooser{domain: x.domain(), picks: slices.Clone(mv.picks)})
		r.step, r.limit = r.logged, maxUnseen
		if mv.from >= 0 {
			_, err = x.macroStep(r, mv.thread)
		} else {
			_, err = r.settle(mv.thread)
		}
		if err != nil {
			return nil, err
		}
		n = &node{m: r.m, parent: n, log: r.log.choices}
	}
	err = e.visit(x.ctx, n)
	return e.out, err
}
