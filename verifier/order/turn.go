package order

import (
	"maps"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/smt"
)

// A variable is a turn, as in a ticket lock, if threads draw numbers from a counter,
// each its own, and write the variable only to raise it by one, each only after it
// found its number there, and once for each number. (The counter is a sequencer and the turn an eventcount: Reed and Kanodia,
// Synchronization with Eventcounts and Sequencers, CACM 1979.)
//
// Lemma (turn). It takes its values one after the other, although finding the number and
// raising it are two steps: the n-th write is made for the n-th number.
//
// Proof. Let the n-th be the first write that is made for another number. Its thread found that number after some
// m < n writes. Of these all were for their numbers, so the number it found is the
// m+1st. If m+1 = n, the n-th write is made for the n-th number. If m+1 < n, the m+1st write was made for this number already,
// and no more than one is made. Both contradict what was assumed.
//
// So the variable is a sum (sum.go) of all writes before, which one that is read and raised
// in one step is anyway, and who finds the number of d there comes after the writes for all
// numbers drawn before d, and only these.
// A solver that has to find that out compares all orders of the threads.

// turn is such a variable.
type turn struct {
	v       *ivl.Var
	counter *ivl.Var
	ahead   *big.Int // what the turn has more than the counter when a number is found
	// services are the writes, by the node that drew the number.
	services map[*node][]*write
	drawn    []addition // all numbers
}

// findTurns finds the turns among the shared variables, and adds them to the sums.
func (x *executor) findTurns(sums map[*ivl.Var][]addition, locks map[*ivl.Var]*lock) []*turn {
	var out []*turn
	if len(x.initial) == 0 || !x.without.Uses(lemma.Turn) {
		return nil
	}
	byValue := x.readsByValue()
	for _, v := range x.in.Globals {
		if locks[v] != nil || len(x.writes[v]) == 0 {
			continue
		}
		if t := x.asTurn(v, sums, byValue); t != nil {
			out = append(out, t)
		}
	}
	for _, t := range out {
		if sums[t.v] != nil {
			continue // raised in one step
		}
		for _, w := range x.writes[t.v] {
			sums[t.v] = append(sums[t.v], addition{w, x.a.BV(x.a.Sort(w.value).Width(), 1)})
		}
	}
	return out
}

func (x *executor) readsByValue() map[smt.Term]*read {
	out := map[smt.Term]*read{}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, r := range n.reads {
				out[r.value] = r
				out[x.narrow(r.value)] = r
			}
		}
	}
	return out
}

func (x *executor) asTurn(v *ivl.Var, sums map[*ivl.Var][]addition, byValue map[smt.Term]*read) *turn {
	if _, isBV := ivl.Expand(v.Type).(*ivl.BVType); !isBV {
		return nil
	}
	t := &turn{v: v, services: map[*node][]*write{}}
	for _, w := range x.writes[v] {
		draw := t.service(x, w, sums, byValue)
		if draw == nil || x.overlaps(t.services[draw], w.guard) {
			return nil
		}
		t.services[draw] = append(t.services[draw], w)
	}
	a := x.a
	first, ok := a.ConstBV(x.ev.Flat(x.startValue(v)))
	if !ok {
		return nil
	}
	origin, ok := a.ConstBV(x.ev.Flat(x.startValue(t.counter)))
	width := a.Sort(x.writes[v][0].value).Width()
	if !ok || a.BVBig(width, first) != a.BVBig(width, new(big.Int).Add(origin, t.ahead)) {
		return nil
	}
	t.drawn = sums[t.counter]
	if big.NewInt(int64(len(t.drawn))).BitLen() > width {
		return nil // numbers may come again
	}
	for _, d := range t.drawn {
		if one, ok := a.ConstBV(d.amount); !ok || one.Cmp(big.NewInt(1)) != 0 {
			return nil
		}
	}
	return t
}

// service finds the node that drew the number for which w is made; nil if w is
// not of that kind.
func (t *turn) service(x *executor, w *write, sums map[*ivl.Var][]addition, byValue map[smt.Term]*read) *node {
	for _, c := range slices.Sorted(maps.Keys(x.enc.closure(w.guard))) {
		hit, draw, ahead := t.found(x, c, sums, byValue)
		if hit == nil || !x.earlier(hit, w) || !x.earlier(draw, w) || !x.draws(draw, w, sums[draw.v]) {
			continue
		}
		if t.counter != nil && (t.counter != draw.v || t.ahead.Cmp(ahead) != 0) {
			continue
		}
		// It raises by one the number, or what is found there since.
		from, more := x.offset(w.value, byValue)
		switch {
		case from == draw:
			more.Sub(more, ahead)
		case from == nil || from.v != t.v || from.node.seq < hit.node.seq || !x.earlier(from, w):
			continue
		}
		width := x.a.Sort(w.value).Width()
		if x.a.BVBig(width, more) != x.a.BV(width, 1) {
			continue
		}
		t.counter, t.ahead = draw.v, ahead
		return draw.node
	}
	return nil
}

// found splits c if it says that a read of the turn sees what a read of a sum sees,
// plus a constant.
func (t *turn) found(x *executor, c smt.Term, sums map[*ivl.Var][]addition, byValue map[smt.Term]*read) (hit, draw *read, ahead *big.Int) {
	if x.a.Op(c) != smt.OpEq {
		return nil, nil, nil
	}
	p, plus := x.offset(x.a.Args(c)[0], byValue)
	q, minus := x.offset(x.a.Args(c)[1], byValue)
	if p == nil || q == nil {
		return nil, nil, nil
	}
	if q.v == t.v {
		p, q, plus, minus = q, p, minus, plus
	}
	if p.v != t.v || q.v == t.v || sums[q.v] == nil {
		return nil, nil, nil
	}
	width := x.a.Sort(p.value).Width()
	ahead = minus.Sub(minus, plus)
	ahead, _ = x.a.ConstBV(x.a.BVBig(width, ahead))
	return p, q, ahead
}

// offset is the read whose value, plus a constant, is t; nil if it is not of that
// form.
func (x *executor) offset(t smt.Term, byValue map[smt.Term]*read) (*read, *big.Int) {
	a := x.a
	if r := byValue[t]; r != nil {
		return r, new(big.Int)
	}
	if a.Op(t) != smt.OpBVAdd {
		return nil, nil
	}
	for i, arg := range a.Args(t) {
		if n, ok := a.ConstBV(a.Args(t)[1-i]); ok && byValue[arg] != nil {
			return byValue[arg], new(big.Int).Set(n)
		}
	}
	return nil, nil
}

// earlier reports whether the thread of w has executed r for sure when it makes w.
func (x *executor) earlier(r *read, w *write) bool {
	return r.node.thread == w.node.thread && r.node.seq <= w.node.seq && x.enc.entails(w.guard, r.node.need())
}

// draws reports whether the node of r adds to the sum for sure, if w is made, so that
// nobody else finds there what it finds.
func (x *executor) draws(r *read, w *write, sum []addition) bool {
	return slices.ContainsFunc(sum, func(add addition) bool { return add.w.node == r.node && x.enc.entails(w.guard, add.w.guard) })
}

// relateTurn says of who finds a number which other numbers have been served: those that
// were drawn before it.
func (x *executor) relateTurn(t *turn) {
	byValue := x.readsByValue()
	a, e := x.a, x.enc
	sums := map[*ivl.Var][]addition{t.counter: t.drawn}
	roots := append([]smt.Term(nil), e.Axioms...)
	for _, g := range e.Goals {
		roots = append(roots, g.Fails)
	}
	for _, th := range e.threads {
		for _, n := range th.nodes {
			roots = append(roots, n.guard, n.complete)
			for _, w := range n.writes {
				roots = append(roots, w.guard)
			}
		}
	}
	for _, c := range a.PostOrder(roots...) {
		hit, draw, ahead := t.found(x, c, sums, byValue)
		if hit == nil || ahead.Cmp(t.ahead) != 0 {
			continue
		}
		given := []smt.Term{a.Not(c), a.Not(hit.node.need()), a.Not(draw.node.need())}
		clause := func(ts ...smt.Term) { e.require(a.Or(append(given[:len(given):len(given)], ts...)...)) }
		for _, d := range t.drawn {
			if d.w.node == draw.node {
				continue
			}
			first := e.less(d.w.node, draw.node)
			var served []smt.Term
			for _, w := range t.services[d.w.node] {
				if w.node == hit.node {
					continue // which is not yet there when the node begins
				}
				done := a.And(w.guard, e.less(w.node, hit.node))
				served = append(served, done)
				clause(a.Not(done), first)
			}
			clause(append(served, a.Not(d.w.guard), a.Not(first))...)
		}
	}
}
