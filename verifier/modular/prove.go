package modular

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// prover asks a solver about what was executed.
type prover struct {
	*executor
	ranks  [][]*ivl.Var // guesses of the measures of loops
	solver smt.Solver
	told   int // of the axioms
	// standing are the guesses that are not refuted, wrong the others.
	standing, wrong map[smt.Term]bool
	failed          int // the stage that is not proved
}

// check decides whether a term can hold, given what is not refuted.
func (p *prover) check(t smt.Term) (bool, error) { return p.checkWith(p.ctx, t) }

func (p *prover) checkWith(ctx context.Context, t smt.Term) (bool, error) {
	if t == p.a.False() {
		return false, nil
	}
	p.settleAccounts()
	for ; p.told < len(p.enc.Axioms); p.told++ {
		p.solver.Assert(p.enc.Axioms[p.told])
	}
	assumptions := []smt.Term{t}
	for g := range p.standing {
		assumptions = append(assumptions, g)
	}
	for _, g := range slices.Sorted(maps.Keys(p.wrong)) { // which may make terms
		assumptions = append(assumptions, p.a.Not(g))
	}
	slices.Sort(assumptions)
	status, err := p.solver.Check(ctx, assumptions...)
	return status != smt.Unsat, err
}

// which finds those of the terms that can hold.
func (p *prover) which(terms []smt.Term) ([]bool, error) {
	can := make([]bool, len(terms))
	for {
		var rest []smt.Term
		for i, t := range terms {
			if !can[i] {
				rest = append(rest, t)
			}
		}
		sat, err := p.check(p.a.Or(rest...))
		if err != nil || !sat {
			return can, err
		}
		m, err := p.solver.Model()
		if err != nil {
			return nil, err
		}
		found := false
		for i, t := range terms {
			if !can[i] && m.Bool(t) {
				can[i], found = true, true
			}
		}
		if !found {
			return nil, errOpaque
		}
	}
}

// settle drops guesses until those that are left hold together: the greatest such set. It stops when the stage is not proved that failed in a first attempt: what is
// not with more guesses is not with fewer.
func (p *prover) settle(first *prover) (*gap, error) {
	p.standing, p.wrong = map[smt.Term]bool{}, map[smt.Term]bool{}
	duties := append(p.duties(), p.guessed...)
	for _, d := range duties {
		p.standing[d.guess] = true
	}
	for _, r := range p.order {
		p.standing[p.reliances[r]] = true
	}
	for _, k := range slices.Concat(p.kept, p.supposed) {
		p.standing[k] = true
	}
	// One guess after the other: what several would have to be refuted for together is hard for the solver.
	var guesses []smt.Term
	broken := map[smt.Term][]smt.Term{}
	for _, d := range duties {
		if broken[d.guess] == nil {
			guesses = append(guesses, d.guess)
		}
		broken[d.guess] = append(broken[d.guess], d.bad)
	}
	if len(guesses) > maxGuesses {
		return &gap{reason: fmt.Sprintf("%d guesses are too many", len(guesses))}, nil
	}
	brief := smt.WithEffort(p.ctx, maxConflicts)
	hard := map[smt.Term]int{} // guesses of which the solver gave up, and how many were wrong then
	for i, left := 0, len(guesses); left > 0; i, left = i+1, left-1 {
		if first != nil && i%len(guesses) == 0 {
			if g, err := p.stages()[first.failed](); err != nil || g != nil {
				return g, err
			}
		}
		guess := guesses[i%len(guesses)]
		if p.wrong[guess] {
			continue
		}
		sat, err := p.checkWith(brief, p.a.Or(broken[guess]...))
		if errors.Is(err, smt.ErrGaveUp) {
			if wrong, again := hard[guess]; !again || wrong < len(p.wrong) { // with fewer guesses it may be easier
				hard[guess] = len(p.wrong)
				left = len(guesses) + 1 // it is asked again
				continue
			}
		}
		if err != nil {
			return nil, err
		}
		if !sat {
			continue
		}
		m, err := p.solver.Model()
		if err != nil {
			return nil, err
		}
		found := false
		for _, d := range duties {
			if !p.wrong[d.guess] && m.Bool(d.bad) {
				delete(p.standing, d.guess)
				p.wrong[d.guess], found = true, true
			}
		}
		if !found {
			return nil, errOpaque
		}
		left = len(guesses) + 1
	}
	return nil, nil
}

// stages are those of a proof. Each gives what it does not prove.
func (p *prover) stages() []func() (*gap, error) {
	return []func() (*gap, error){p.asserted, p.unraced, p.live}
}

// asserted shows that no assertion fails.
func (p *prover) asserted() (*gap, error) {
	var bad []smt.Term
	for _, c := range p.asserts {
		bad = append(bad, c.bad)
	}
	if sat, err := p.check(p.a.Or(bad...)); err != nil || !sat {
		return nil, err
	}
	for _, c := range p.asserts { // none, if what the solver does not know of all it knows of each
		if sat, err := p.check(c.bad); err != nil || sat {
			return &gap{c.stmt.Info().Pos, "it does not know whether an assertion holds" + describe(c.stmt)}, err
		}
	}
	return nil, nil
}

// unraced shows that no accesses race.
func (p *prover) unraced() (*gap, error) {
	if !p.goals.Has(goal.Race) {
		return nil, nil
	}
	at, err := p.racing()
	if err != nil || at == nil {
		return nil, err
	}
	return &gap{at.info.Stmt.Info().Pos, "it does not know whether accesses to " + at.v.Name + " race"}, nil
}

// live shows that no thread waits for ever.
func (p *prover) live() (*gap, error) {
	if !p.goals.Has(goal.Deadlock) {
		return nil, nil
	}
	if g := p.endless(); g != nil {
		return g, nil
	}
	g, err := p.blocked()
	if err != nil || g == nil || len(p.invariants) == 0 { // else something is known of all threads
		return g, err
	}
	if sat, err := p.check(p.stuck()); err != nil || sat {
		return g, err
	}
	return nil, nil
}

// unranked says which loop may go round for ever.
func (p *prover) unranked() *gap {
	for k, guesses := range p.ranks {
		if p.again[fmt.Sprint(k)] && !slices.ContainsFunc(guesses, func(v *ivl.Var) bool { return !p.wrong[p.ev.Term(ivl.NewIdent(v))] }) {
			return &gap{reason: fmt.Sprintf("it does not know whether loop %d ends", k)}
		}
	}
	return nil
}

// endless says which loop may go round for ever, or keep a lock.
func (p *prover) endless() *gap {
	if g := p.unranked(); g != nil {
		return g
	}
	if slices.ContainsFunc(p.kept, func(g smt.Term) bool { return p.wrong[g] }) {
		return &gap{reason: "an iteration of a loop keeps a lock"}
	}
	return nil
}

func describe(s ivl.Stmt) string {
	if msg := s.Info().Attrs.Text("msg"); msg != "" {
		return ": " + msg
	}
	return ""
}

// racing looks for an access that may race with another one.
func (p *prover) racing() (*access, error) {
	byVar := map[*ivl.Var][]*access{}
	for _, n := range p.accesses {
		if p.data[n.v] && !n.info.Benign && !n.alone && n.guard != p.a.False() {
			byVar[n.v] = append(byVar[n.v], n)
		}
	}
	var racing []smt.Term
	var first []*access
	for _, g := range p.in.Globals {
		all := byVar[g]
		for i, n := range all {
			for _, m := range all[i+1:] {
				if n.t == m.t || !n.kind.Conflicts(m.kind) || n.info.Reported(m.info) {
					continue
				}
				if t := p.race(n, m); t != p.a.False() {
					racing, first = append(racing, t), append(first, n)
				}
			}
		}
	}
	if sat, err := p.check(p.a.Or(racing...)); err != nil || !sat {
		return nil, err
	}
	m, err := p.solver.Model()
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(racing, m.Bool)
	if i < 0 {
		return nil, errOpaque
	}
	return first[i], nil
}

// race says that two accesses may be made at the same time.
func (p *prover) race(n, m *access) smt.Term {
	a := p.a
	together := a.And(n.guard, m.guard, a.Not(n.ended[m.t.id()]), a.Not(n.unborn[m.t.id()]), a.Not(m.ended[n.t.id()]), a.Not(m.unborn[n.t.id()]))
	if n.index != nil && m.index != nil {
		together = a.And(together, p.same(n.index, m.index))
	}
	if together == a.False() {
		return together
	}
	together = a.And(together, p.meet(n.at, m.at))
	var common []smt.Term
	for _, l := range p.locksOf(n.state) {
		if l.tokens == nil {
			common = append(common, a.And(p.shares(n.t, n.state, l), p.shares(m.t, m.state, l)))
		}
	}
	return a.And(together, a.Not(a.Or(common...)))
}

// meet says that two steps of different threads begin in the same state.
func (p *prover) meet(m, n *moment) smt.Term {
	a := p.a
	if m == nil || n == nil || m.loop != "" || n.loop != "" {
		return a.True()
	}
	var same []smt.Term
	for _, c := range p.cells {
		if i := p.globals[c.v]; len(c.tokens) > 0 {
			same = append(same, a.Eq(p.read(c.v, m.views[i], c.index), p.read(c.v, n.views[i], c.index)),
				a.Eq(p.other(m, of{c, n.t}), p.accountOf(c, n.added)), a.Eq(p.other(n, of{c, m.t}), p.accountOf(c, m.added)))
			for _, k := range c.tokens {
				if l := k.writer; l != nil {
					i := p.globals[l.v]
					same = append(same, a.Eq(p.read(l.v, m.views[i], l.index), p.read(l.v, n.views[i], l.index)))
				}
			}
		}
	}
	return a.And(same...)
}

// locksOf are the locks that the thread in a state may have taken.
func (p *prover) locksOf(s *state) (out []*lock) {
	for i, g := range p.in.Globals {
		if p.owners[g] != 0 {
			for _, index := range written(g, s.views[i], nil) {
				out = append(out, &lock{v: g, index: index})
			}
		}
	}
	for _, l := range p.locks {
		if l.tokens != nil && len(l.tokens.cells) == 1 {
			out = append(out, l)
		}
	}
	return out
}

// graphNode is what threads wait for: a lock, or the end of a thread.
type graphNode struct {
	lock string
	t    *thread
}

// blocked shows that threads that wait do so for others that do not wait for ever.
//
// Each thread makes finitely many steps: its loops end. Who waits for a lock waits for a thread that holds it, and who waits for the end of a thread for one that
// has not ended. No thread ends while it holds a lock. So if there is no cycle of who holds a lock, or is waited for, and what it may wait for meanwhile, somebody can always go on
// (Coffman, Elphick, Shoshani: System Deadlocks, Computing Surveys 1971).
func (p *prover) blocked() (*gap, error) {
	a := p.a
	var kept []smt.Term
	for _, e := range p.ends {
		for _, l := range p.locksOf(e.state) {
			kept = append(kept, a.And(e.guard, p.shares(e.t, e.state, l)))
		}
	}
	if sat, err := p.check(a.Or(kept...)); err != nil || sat {
		return &gap{reason: "it does not know whether a thread ends while it holds a lock"}, err
	}
	// held is a lock that a thread may hold while it waits for others.
	type held struct {
		l, of *lock // nil: for the end of threads
		to    []graphNode
		can   smt.Term
	}
	var all []held
	var can []smt.Term
	edges := map[graphNode][]graphNode{}
	ascending, constant, joining := true, true, false // locks are taken in the order of their indices, these are constants, a thread waits for the end of others with a lock
	for _, w := range p.waits {
		l, to, err := p.waitsFor(w)
		if err != nil || to == nil {
			return &gap{w.stmt.Pos, "it does not know who ends a wait"}, err
		}
		edges[graphNode{t: w.t}] = append(edges[graphNode{t: w.t}], to...)
		constant = constant && (l == nil || isConst(a, l.index))
		for _, k := range p.locksOf(w.before()) {
			if t := a.And(w.bad, p.shares(w.t, w.before(), k)); t != a.False() {
				all, can = append(all, held{k, l, to, t}), append(can, t)
			}
		}
	}
	holds, err := p.which(can)
	if err != nil {
		return nil, err
	}
	var descending []smt.Term
	for i, h := range all {
		if !holds[i] {
			continue
		}
		from := graphNode{lock: p.lockName(h.l)}
		edges[from] = append(edges[from], h.to...)
		constant = constant && isConst(a, h.l.index)
		switch {
		case h.of == nil:
			joining = true
		case h.l.v != h.of.v || len(h.of.index) != 1 || a.Sort(h.of.index[0]).Kind() != smt.BVKind:
			ascending = false
		default:
			descending = append(descending, a.And(h.can, a.Not(a.BVUlt(h.l.index[0], h.of.index[0]))))
		}
	}
	if !constant { // which lock is which is not known, but their order may be
		if sat, err := p.check(a.Or(descending...)); err != nil || sat || !ascending || joining {
			return &gap{reason: "it does not know whether locks are taken in an order"}, err
		}
		for from := range edges {
			if from.lock != "" {
				delete(edges, from)
			}
		}
	}
	if cyclic(edges) {
		return &gap{reason: "threads may wait for one another"}, nil
	}
	return nil, nil
}

func isConst(a *smt.Arena, ts []smt.Term) bool {
	return !slices.ContainsFunc(ts, func(t smt.Term) bool { return !a.IsConst(t) })
}

// waitsFor finds what a wait is for: while it lasts, another thread holds a certain lock, or certain threads have not ended. It gives nil if it finds
// nothing.
func (p *prover) waitsFor(w *wait) (*lock, []graphNode, error) {
	a := p.a
	var locks []*lock
	if w.object != 0 {
		for _, v := range p.in.Globals {
			if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok && p.owners[v] != 0 && len(m.Args) == 1 {
				locks = append(locks, &lock{v: v, index: []smt.Term{w.object}})
			}
		}
	} else {
		locks = slices.DeleteFunc(slices.Clone(p.locks), func(l *lock) bool { return l.tokens != nil })
	}
	for _, l := range locks {
		if !p.standing[p.owners[l.v]] {
			continue
		}
		owner := p.read(l.v, w.before().views[p.globals[l.v]], l.index)
		other := a.And(a.Not(p.isNull(owner)), a.Not(p.isSelf(w.t, owner)))
		if w.holder != 0 && a.Sort(w.holder) == a.Sort(owner) {
			other = a.And(other, a.Eq(owner, w.holder))
		}
		sat, err := p.check(a.And(w.bad, a.Not(other)))
		if err != nil || !sat {
			return l, []graphNode{{lock: p.lockName(l)}}, err
		}
	}
	for _, l := range p.locks { // nothing is left of tokens, or others hold the lock, or read
		if k := l.tokens; k != nil && len(k.cells) == 1 {
			c := k.cells[0]
			none := p.isNull(p.read(c.v, w.before().views[p.globals[c.v]], c.index))
			if k.writer != nil {
				owner := p.read(l.v, w.before().views[p.globals[l.v]], l.index)
				none = a.Or(a.And(a.Not(p.isNull(owner)), a.Not(p.isSelf(w.t, owner))), a.And(a.Not(none), p.isNull(p.account(k, w.before().added))))
			}
			none = a.And(k.valid, none)
			if sat, err := p.check(a.And(w.bad, a.Not(none))); err != nil || !sat {
				return l, []graphNode{{lock: p.lockName(l)}}, err
			}
		}
	}
	var to []graphNode
	var some []smt.Term
	for _, t := range p.threads {
		runs := p.runs(w.state, t)
		if w.holder != 0 {
			runs = a.And(runs, p.isSelf(t, w.holder))
		}
		if t == w.t {
			continue
		}
		if sat, err := p.check(a.And(w.bad, a.Not(runs))); err != nil || !sat {
			return nil, []graphNode{{t: t}}, err
		}
		sat, err := p.check(a.And(w.bad, runs))
		if err != nil {
			return nil, nil, err
		}
		if sat {
			to, some = append(to, graphNode{t: t}), append(some, runs)
		}
	}
	if sat, err := p.check(a.And(w.bad, a.Not(a.Or(some...)))); err != nil || sat {
		return nil, nil, err
	}
	return nil, to, nil
}

// runs says that a thread is known to have begun and not ended.
func (p *prover) runs(in *state, t *thread) smt.Term {
	var ways []smt.Term
	for _, v := range p.in.Globals {
		s := p.states[v]
		if s == nil {
			continue
		}
		if id := p.idLike(t, s.index); id != 0 {
			for _, at := range s.running {
				ways = append(ways, p.a.And(p.rely(reliance{kind: running, v: v, at: at}), p.a.Eq(p.read(v, in.views[p.globals[v]], []smt.Term{id}), at)))
			}
		}
	}
	return p.a.Or(ways...)
}

func (p *prover) lockName(l *lock) string { return fmt.Sprint(l.v.Name, l.index) }

// cyclic reports whether a graph has a cycle.
func cyclic(edges map[graphNode][]graphNode) bool {
	for n, next := range edges {
		if slices.Contains(digraph.Reach(func(m graphNode) []graphNode { return edges[m] }, next...), n) {
			return true
		}
	}
	return false
}
