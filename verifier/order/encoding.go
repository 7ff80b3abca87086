package order

import (
	"context"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/order/linear"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Encoding is a program as a formula whose models are its executions: the
// goals of the embedded encoding say what can fail in them, its axioms are the
// constraints.
type Encoding struct {
	bmc.Encoding
	threads []*thread
	goals   []locus // where Goals[i] stands
	po      *linear.ProgramOrder
	order   *linear.Order
	// implied holds what the truth of a condition implies beyond its text.
	implied map[smt.Term][]smt.Term
	closed  map[smt.Term]map[smt.Term]bool
	// stands says of nodes that they find what is there in the end.
	stands map[*node]smt.Term
	// finished and stuck say of each thread, where deadlocks are looked for, whether it has
	// ended, and where it waits.
	finished []smt.Term
	stuck    []blocked
	// declared are the axioms that are the program's own, not constraints on its executions.
	declared []smt.Term
	// Nodes, Reads and Literals count the parts of the encoding, Cycles the clauses
	// learnt from models that were no executions.
	Nodes, Reads, Literals, Cycles int
}

// Encode executes all thread instances symbolically and relates them. It is for deadlocks,
// races, or assertions, one at a time. The error is *bmc.UnsupportedError with what the engine
// cannot treat, or that of ctx.
func (e *Engine) Encode(ctx context.Context, t *cfg.Threads, goals goal.Set) (*Encoding, error) {
	shared := analyse(t, goals, nil)
	x, err := e.execute(ctx, t, goals, shared, facts{})
	if err != nil {
		return nil, err
	}
	// What is known makes more constant, of which more is known.
	for range 2 {
		seen := x.findFacts()
		if seen.size() == x.seen.size() {
			break
		}
		now := shared
		if len(seen.ends) > len(x.seen.ends) {
			now = analyse(t, goals, seen.ends)
		}
		if now.steady == shared.steady && seen.size()-len(seen.ends) == x.seen.size()-len(x.seen.ends) {
			x.seen = seen // the order of nodes is known, and all else is as it was
			break
		}
		shared = now
		if x, err = e.execute(ctx, t, goals, shared, seen); err != nil {
			return nil, err
		}
	}
	if err := bmc.Try(func() { x.constrain(e.Transitivity) }); err != nil {
		return nil, err
	}
	return x.enc, nil
}

// execute executes all threads.
func (e *Engine) execute(ctx context.Context, t *cfg.Threads, goals goal.Set, shared *sharing, seen facts) (*executor, error) {
	a := smt.NewArena()
	enc := &Encoding{
		Encoding: bmc.Encoding{Arena: a, Initial: map[*ivl.Var]smt.Term{}},
		implied:  map[smt.Term][]smt.Term{},
		closed:   map[smt.Term]map[smt.Term]bool{},
		stands:   map[*node]smt.Term{},
	}
	x := &executor{
		ctx: ctx, in: t, goals: goals, shared: shared, enc: enc, a: a, seen: seen, without: e.Without, thorough: e.Thorough,
		lasts: map[*ivl.Var][]*last{},
		slots: map[*ivl.Var]int{}, globals: len(t.Globals), threads: map[*cfg.Instance]*thread{},
	}
	for i, g := range t.Globals {
		x.slots[g] = i
	}
	x.hb = newHappensBefore(x)
	var err error
	if x.ev, err = bmc.NewEvaluator(a, t.Program.Source, x, &enc.Encoding); err != nil {
		return nil, err
	}
	enc.declared = slices.Clone(enc.Axioms)
	if err := bmc.Try(x.run); err != nil {
		return nil, err
	}
	x.collectWrites()
	return x, nil
}

// constrain relates the threads.
func (x *executor) constrain(how Transitivity) {
	enc := x.enc
	enc.po = newProgramOrder(enc.threads, x.seen.ends)
	enc.order = linear.New(enc.Arena, enc.po, enc.require)
	if x.without.Uses(lemma.Symmetry) {
		x.canonicalOrder()
	}
	x.relate()
	if x.goals.Has(goal.Deadlock) {
		x.deadlocks()
	}
	if x.goals.Has(goal.Race) {
		x.races()
	}
	x.hb.races()
	enc.order.Transitive(how.limit())
	enc.order.Monotone()
	enc.Literals = enc.order.Count()
}

// require makes t hold in every model.
func (e *Encoding) require(t smt.Term) {
	if t != e.Arena.True() {
		e.Axioms = append(e.Axioms, t)
	}
}

// entails reports whether g implies h for reasons that are easy to see.
func (e *Encoding) entails(g, h smt.Term) bool {
	if h == e.Arena.True() || g == h {
		return true
	}
	all := e.closure(g)
	if all[h] {
		return true
	}
	if e.Arena.Op(h) != smt.OpAnd {
		return false
	}
	for _, t := range e.Arena.Args(h) {
		if !e.entails(g, t) {
			return false
		}
	}
	return true
}

// exclude reports whether g and h exclude each other for reasons that are easy to see.
func (e *Encoding) exclude(g, h smt.Term) bool {
	return e.denies(g, h) || e.denies(h, g)
}

// denies reports whether g implies that something does not hold which h implies.
func (e *Encoding) denies(g, h smt.Term) bool {
	all := e.closure(h)
	for t := range e.closure(g) {
		if e.Arena.Op(t) == smt.OpNot && all[e.Arena.Args(t)[0]] {
			return true
		}
	}
	return false
}

// closure is g, its conjuncts, and what those imply.
func (e *Encoding) closure(g smt.Term) map[smt.Term]bool {
	if c := e.closed[g]; c != nil {
		return c
	}
	c := map[smt.Term]bool{}
	for _, t := range digraph.Reach(func(t smt.Term) []smt.Term {
		if e.Arena.Op(t) == smt.OpAnd {
			return slices.Concat(e.Arena.Args(t), e.implied[t])
		}
		return e.implied[t]
	}, g) {
		c[t] = true
	}
	e.closed[g] = c
	return c
}
