package order

import (
	"context"
	"io"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/symmetry"
)

// Engine decides all schedules at once.
type Engine struct {
	Transitivity Transitivity
	// Without are the lemmas that are not used.
	Without lemma.Without
	// Thorough has what pays in large programs only be done in all.
	Thorough bool
}

// Name is that of the engine.
func (*Engine) Name() string { return "order" }

// Decide decides the instances by an inquiry each for assertions, deadlocks and races. If races are asked for, the
// others take it that there are none (lemma.Mover). They are put once more where that is not found out.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	all, err := p.Instances(ctx)
	if err != nil {
		return nil, err
	}
	if a, err := e.prefix(ctx, p, all); a != nil || err != nil {
		return a, err
	}
	ask := []*inquiry{{goals: p.Goals & goal.Asserted}}
	for _, k := range []goal.Kind{goal.Deadlock, goal.Race, goal.Unordered} {
		if p.Goals.Has(k) {
			ask = append(ask, &inquiry{goals: goal.Of(k)})
		}
	}
	for _, q := range ask {
		q.Engine, q.Problem, q.all, q.large = e, p, all, e.Thorough || plainAccesses(all) >= manyPlain
	}
	if !p.Goals.Has(goal.Race) || !e.Without.Uses(lemma.Mover) {
		return decideAll(ctx, ask)
	}
	return decideByMovers(ctx, ask)
}

// maxRetried is up to how many nodes a program is asked again for what fails in it when a race was found.
const maxRetried = 100

// decideByMovers decides inquiries one of which is about races. The others take it that there are none, and are put
// once more where that is not found out, since a race may depend on what is only approximated. If there is one, what
// fails by it tells people more, and is looked for in a small program.
func decideByMovers(ctx context.Context, ask []*inquiry) (*engine.Answer, error) {
	var races *inquiry
	var reduced []*inquiry
	for _, q := range ask {
		q.movers = true
		if q.goals.Has(goal.Race) {
			races = q
		} else {
			reduced = append(reduced, q)
		}
	}
	a, err := decideAll(ctx, slices.Insert(slices.Clone(reduced), 1, races))
	if err != nil || a.Status != engine.Doubtful && a.Status != engine.Unmodelled && !races.reached {
		return a, err
	}
	for _, q := range ask {
		q.movers = false
	}
	if !races.reached {
		return decideAll(ctx, ask)
	}
	if races.nodes <= maxRetried {
		if b, err := decideAll(ctx, reduced); err != nil || b.Status == engine.Reached {
			return b, err
		}
	}
	return a, nil
}

// prefix checks the lock-free prefix for races first, which costs little and proves nothing. It does so
// for all bounds: a thread may only be started behind a loop that smaller ones cut off.
func (e *Engine) prefix(ctx context.Context, p *engine.Problem, all *cfg.Threads) (*engine.Answer, error) {
	if !p.Goals.Has(goal.Race) {
		return nil, nil
	}
	q := &inquiry{Engine: e, Problem: p, goals: goal.Of(goal.Race), prefix: true, all: all}
	a, err := q.ask(ctx)
	if err != nil || a.Status != engine.Reached && a.Status != engine.Diverged {
		return nil, err
	}
	return a, nil
}

// decideAll decides the program by all inquiries.
func decideAll(ctx context.Context, inquiries []*inquiry) (*engine.Answer, error) {
	var first, doubtful *engine.Answer
	for i, q := range inquiries {
		a, err := q.ask(ctx)
		switch {
		case err != nil:
			return nil, err
		case a.Hasty:
			return glance(ctx, inquiries[i+1:], a)
		case a.Status == engine.Doubtful: // a goal of another kind may be beyond doubt
			if doubtful == nil {
				doubtful = a
			}
			continue
		case a.Status > engine.CutOff && a.Status != engine.Unmodelled:
			return a, nil
		}
		if first == nil || a.Status == engine.Unmodelled && first.Status != engine.Unmodelled {
			first = a
		}
	}
	if doubtful != nil {
		return doubtful, nil
	}
	return first, nil
}

// glance has a failure that other inquiries find soon found at the bounds that one inquiry passes in haste. Together they have twice its patience, since they are encoded first.
func glance(ctx context.Context, inquiries []*inquiry, hasty *engine.Answer) (*engine.Answer, error) {
	if len(inquiries) == 0 {
		return hasty, nil
	}
	brief, cancel := cputime.WithTimeout(ctx, 2*inquiries[0].Patience)
	defer cancel()
	for _, q := range inquiries {
		a, err := q.ask(brief)
		switch {
		case err != nil && brief.Err() != nil && ctx.Err() == nil:
			return hasty, nil
		case err != nil:
			return nil, err
		case a.Status == engine.Reached:
			return a, nil
		}
	}
	return hasty, nil
}

// An inquiry is the question whether some goals can be reached, with its encoding, and the
// solver to which it is put for each bound on unrolling.
type inquiry struct {
	*Engine
	*engine.Problem
	goals  goal.Set
	prefix bool // ask about the lock-free prefix only
	part   passes.Part
	movers bool // another inquiry is whether threads race, so that accesses to data commute
	large  bool // many accesses could be joined

	all, threads *cfg.Threads // the instances, and what of them matters
	enc          *Encoding    // while it is decided
	nodes        int          // of it
	any          smt.Term     // a goal is reached
	reached      bool         // so it is
	solver       smt.Solver   // has any asserted
}

// ask asks whether a goal is reached in the instances, of memory apart if that makes threads alike.
func (q *inquiry) ask(ctx context.Context) (*engine.Answer, error) {
	err := q.chooseMovers(ctx)
	if err != nil {
		return nil, err
	}
	if q.threads, err = q.reduce(ctx); err != nil || q.threads == nil {
		return &engine.Answer{}, err
	}
	memory, others, err := q.apart(ctx)
	if err != nil || memory == nil {
		return q.decide(ctx)
	}
	a, err := memory.decide(ctx)
	if err != nil || a.Hasty || a.Status == engine.Reached {
		q.nodes, q.reached = memory.nodes, memory.reached
		return a, err
	}
	if a.Status > engine.CutOff {
		return q.decide(ctx)
	}
	b, err := others.decide(ctx)
	if err == nil && !b.Hasty && b.Status <= engine.CutOff {
		b = engine.Settled(engine.Union(a.Bounds, b.Bounds))
	}
	q.nodes, q.reached = others.nodes, others.reached
	return b, err
}

// manyPlain is from how many plain accesses, which could be joined, races are asked of joined steps, and misuse ends executions.
const manyPlain = 600

// plainAccesses counts the steps that are plain accesses to data, made when there may be other threads.
func plainAccesses(t *cfg.Threads) (n int) {
	data := t.DataVars()
	for _, inst := range t.Instances {
		for _, s := range inst.Steps() {
			if s.Plain() && slices.ContainsFunc(s.Accesses, func(a cfg.Access) bool { return data[a.Var] && !a.Alone }) {
				n++
			}
		}
	}
	return n
}

// chooseMovers has races asked of single accesses if there are not many, or if threads can be exchanged then: where they may stop in front of what was
// joined they are not seen to be alike.
func (q *inquiry) chooseMovers(ctx context.Context) (err error) {
	if !q.movers || !q.goals.Has(goal.Race) {
		return nil
	}
	if !q.large {
		q.movers = false
		return nil
	}
	if !q.Without.Uses(lemma.Symmetry) || spawnedAlike(q.all) == 0 {
		return nil
	}
	single := *q
	single.movers = false
	if q.Problem.Goals&goal.Computed != 0 {
		single.part = passes.Others
	}
	single.threads, err = single.reduce(ctx)
	q.movers = err == nil && (single.threads == nil || exchangeable(single.threads) == 0)
	return err
}

// reduce gives what of the instances matters.
func (q *inquiry) reduce(ctx context.Context) (*cfg.Threads, error) {
	var settled goal.Set
	if q.large {
		settled = goal.Fatal & q.Problem.Goals &^ q.goals
	}
	return q.Reduce(ctx, q.all, passes.Question{Goals: q.goals, Prefix: q.prefix, Memory: q.part, Movers: q.movers, Shadows: q.large, Settled: settled})
}

// apart splits q into a question about memory and one about all else, if more threads can be exchanged in
// the second than in q (goal.Computed). Executions of the second may access what is not there, so it has to wait for
// the answer to the first. Nil if q stays whole.
func (q *inquiry) apart(ctx context.Context) (memory, others *inquiry, err error) {
	m, o := *q, *q
	races, most := q.goals.Has(goal.Race), spawnedAlike(q.all)
	switch of := q.Problem.Goals & goal.Computed; {
	case of == 0 || q.prefix || !q.Without.Uses(lemma.Symmetry) || most == 0:
		return nil, nil, nil
	case races && !asksOfMemory(q.all, true) || !races && !asksOfMemory(q.threads, false):
		return nil, nil, nil
	case races:
		m.part, o.part = passes.OfMemory, passes.Others
	case q.goals&of != 0 && q.goals&goal.Failures != of:
		m.goals, o.goals = of|q.goals&goal.Limits, q.goals&^of
	default:
		return nil, nil, nil
	}
	n := exchangeable(q.threads)
	if n >= most {
		return nil, nil, nil
	}
	if o.threads, err = o.reduce(ctx); err != nil || exchangeable(o.threads) <= n {
		return nil, nil, err
	}
	m.threads, err = m.reduce(ctx)
	return &m, &o, err
}

// asksOfMemory reports whether an assertion about memory is left; of data, whether one is that reads data.
func asksOfMemory(t *cfg.Threads, ofData bool) bool {
	data := t.DataVars()
	for _, inst := range t.Instances {
		for s := range cfg.Stmts(inst.Blocks) {
			a, ok := s.(*ivl.Assert)
			if ok && goal.Computed.Has(goal.KindOf(a)) && (!ofData || len(cfg.Accesses(a, func(v *ivl.Var) bool { return data[v] })) > 0) {
				return true
			}
		}
	}
	return false
}

// spawnedAlike counts the threads that run the procedure of an earlier one of the same parent.
func spawnedAlike(t *cfg.Threads) (n int) {
	type start struct {
		parent *cfg.Instance
		decl   *ivl.ProcDecl
	}
	seen := map[start]bool{}
	for _, inst := range t.Instances {
		s := start{inst.Parent, inst.Decl}
		if inst.Parent != nil && seen[s] {
			n++
		}
		seen[s] = true
	}
	return n
}

// exchangeable counts the threads that can take the place of an earlier one.
func exchangeable(t *cfg.Threads) (n int) {
	for _, class := range symmetry.Find(t) {
		n += len(class) - 1
	}
	return n
}

// decide encodes the threads, and decides.
func (q *inquiry) decide(ctx context.Context) (a *engine.Answer, err error) {
	q.Runner.Do("encode", func() { q.enc, err = q.Encode(ctx, q.threads, q.goals) })
	if err != nil {
		return bmc.NotApplicable(err)
	}
	defer func() { q.enc, q.threads, q.solver = nil, nil, nil }()
	arena := q.enc.Arena
	q.nodes = q.enc.Nodes
	q.Report(engine.Measure{Steps: q.nodes, Terms: arena.Len()})
	if q.Runner.Dump != nil {
		q.Runner.Dump("order", func(w io.Writer) error { return q.enc.Print(w) })
	}
	if q.any = q.enc.Fails(^goal.Set(0)); q.any == arena.False() {
		return &engine.Answer{}, nil
	}
	if q.solver, err = q.Solver(q.enc.Arena); err != nil {
		return nil, err
	}
	defer q.solver.Close()
	for _, t := range append([]smt.Term{q.any}, arena.Relevant(q.any, q.enc.Axioms)...) {
		q.solver.Assert(t)
	}
	return q.solve(ctx)
}

// solve decides the encoding.
func (q *inquiry) solve(ctx context.Context) (*engine.Answer, error) {
	enc := q.enc
	a, err := (&bmc.Query{
		Encoding: &enc.Encoding,
		Ask: func(ctx context.Context, where smt.Term, kinds ...goal.Set) (*bmc.Witness, error) {
			var assumptions []smt.Term
			if where != q.any { // which is asserted
				assumptions = append(assumptions, where)
			}
			x, err := enc.Solve(ctx, q.solver, kinds, assumptions...)
			if x == nil {
				return nil, err
			}
			return &bmc.Witness{Model: x.Model, Goal: x.Goal, Of: x}, nil
		},
		Confirm: func(w *bmc.Witness) (*engine.Answer, error) {
			g := enc.Goals[w.Goal]
			return q.ConfirmFound(ctx, g.Kind, g.Stmt, q.finding(w.Of.(*Execution)))
		},
		Approximated: func() (out []smt.Term) {
			by := q.Program.Approximated()
			for _, t := range enc.threads {
				for _, e := range t.events {
					if e.Stmt != nil && by[ivl.Source(e.Stmt)] {
						out = append(out, e.Values...)
					}
				}
			}
			return out
		},
		Patience: q.Patience, Deeper: q.Deeper,
	}).Decide(ctx)
	q.reached = err == nil && a.Status == engine.Reached
	if err == nil && a.Status == engine.Refuted {
		err = q.Consistent(ctx, enc.Arena, enc.declared)
	}
	return a, err
}
