package order

import (
	"cmp"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/order/linear"
	"github.com/gsmack/gsmack/verifier/smt"
)

// choice makes the value of a read: a fresh variable, or, where all writes that
// it can see are of literals, a tree over these, so that tests of it become mere
// Booleans.
func (x *executor) choice(r *read) smt.Term {
	a := x.a
	if vals := x.possible(r); len(vals) > 0 {
		t := vals[len(vals)-1]
		for i := len(vals) - 2; i >= 0; i-- {
			t = a.Ite(a.Fresh(r.v.Name, smt.SortBool), vals[i], t)
		}
		return t
	}
	if s, ok := x.seen.spans[r.v]; ok && r.index == nil {
		bits, signed := s.width()
		narrow, more := a.Fresh(r.v.Name, smt.BVSort(bits)), ivl.Expand(r.v.Type).(*ivl.BVType).Width-bits
		if signed {
			return a.SignExt(more, narrow)
		}
		return a.ZeroExt(more, narrow)
	}
	t := r.v.Type
	if r.index != nil {
		t = ivl.Expand(t).(*ivl.MapType).Result
	}
	return x.ev.Flat(x.ev.Fresh(r.v.Name, t))
}

// maxPossible bounds the number of literals that a read distinguishes.
const maxPossible = 64

// possible lists the values that a scalar read can see, if all are literals: its
// own last one (or the one at the start) first, then those of others, the most
// frequent first.
func (x *executor) possible(r *read) []smt.Term {
	if r.index != nil || x.shared.varied[r.v] {
		return nil
	}
	var vals []smt.Term
	add := func(t smt.Term) {
		if !slices.Contains(vals, t) {
			vals = append(vals, t)
		}
	}
	based := false
	for i := x.node.seq - 1; i >= 0 && !based; i-- {
		for _, w := range x.t.nodes[i].writes {
			if w.v == r.v {
				add(w.value)
				based = based || x.dominates(w.block)
			}
		}
	}
	if !based {
		start, ok := x.startConstants(r.v)
		if !ok {
			return nil
		}
		for _, t := range start {
			add(t)
		}
	}
	freq := map[smt.Term]int{}
	var others []smt.Term
	written := x.shared.constants[r.v]
	for _, t := range slices.Sorted(maps.Keys(written)) { // the order in which terms are made shows
		if t == x.t.id {
			continue
		}
		for _, e := range written[t] {
			v := x.ev.Term(e)
			if freq[v] == 0 {
				others = append(others, v)
			}
			freq[v]++
		}
	}
	slices.SortFunc(others, func(s, t smt.Term) int { return cmp.Or(cmp.Compare(freq[t], freq[s]), cmp.Compare(s, t)) })
	for _, v := range others {
		add(v)
	}
	if len(vals) > maxPossible || slices.ContainsFunc(vals, func(v smt.Term) bool { return !x.a.IsConst(v) }) {
		return nil
	}
	return vals
}

// startConstants lists the constants that v has when the entry thread stops being alone, wherever on the way to here
// it does, if it has no other values then.
func (x *executor) startConstants(v *ivl.Var) (out []smt.Term, ok bool) {
	for _, s := range x.initial {
		leaves, ok := x.a.Leaves(x.ev.Flat(x.valueIn(s, x.slots[v])), maxPossible)
		if !ok || slices.ContainsFunc(leaves, func(k smt.Term) bool { return !x.a.IsConst(k) }) {
			return nil, false
		}
		out = append(out, leaves...)
	}
	return out, len(out) > 0
}

// startValue is what v is when the entry thread stops being alone.
func (x *executor) startValue(v *ivl.Var) bmc.Value {
	slot := x.slots[v]
	last := len(x.initial) - 1
	val := x.valueIn(x.initial[last], slot)
	for i := last - 1; i >= 0; i-- {
		val = x.ev.Merge(x.initial[i].guard, x.valueIn(x.initial[i], slot), val)
	}
	return val
}

func (x *executor) valueIn(s snapshot, slot int) bmc.Value {
	if v := s.env[slot]; !v.IsZero() {
		return v
	}
	return x.start(x.in.Globals[slot])
}

// collectWrites sorts the writes of all threads by variable.
func (x *executor) collectWrites() {
	x.writes = map[*ivl.Var][]*write{}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, w := range n.writes {
				x.writes[w.v] = append(x.writes[w.v], w)
			}
		}
	}
}

// relate ties every read to the writes that it can see.
func (x *executor) relate() {
	for _, t := range x.enc.threads {
		x.enc.Nodes += len(t.nodes)
	}
	locks := x.findLocks()
	x.locks = locks
	sums := x.findSums(locks)
	for _, v := range x.in.Globals {
		if l := locks[v]; l != nil {
			x.enc.relateLock(l)
		}
	}
	turns := x.findTurns(sums, locks)
	x.relateSums(sums)
	for _, t := range turns {
		x.relateTurn(t)
	}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, r := range n.reads {
				if n.never || locks[r.v].known(r) || sums[r.v] != nil {
					continue
				}
				x.spend(1)
				x.enc.Reads++
				if l := locks[r.v]; l != nil {
					x.enc.relateObserver(l, r)
					continue
				}
				x.enc.relateRead(r, x.writes[r.v], x.initialWrite(r), x.spend)
			}
		}
	}
}

// initialWrite is what r sees if nothing wrote before.
func (x *executor) initialWrite(r *read) *write {
	if x.hb.is(r.v) {
		return &write{v: r.v, index: r.index, value: x.a.False(), guard: x.a.True()}
	}
	val := x.startValue(r.v)
	if r.index == nil {
		return &write{v: r.v, value: x.ev.Flat(val), guard: x.a.True()}
	}
	return &write{v: r.v, index: r.index, value: x.ev.Element(val, r.index), guard: x.a.True()}
}

// rf is the condition that r can read from w: w is before r, and what overwrites it is not (fr.go).
func (e *Encoding) rf(w *write, r *read) smt.Term { return e.less(w.node, r.node) }

// visible lists the writes that r can see if its node is executed, as po has it.
func (e *Encoding) visible(po *linear.ProgramOrder, r *read, writes []*write, initial *write) []*write {
	a := e.Arena
	need := r.node.need()
	all := append([]*write{initial}, writes...)
	var before []*write // that are before r for sure, to its place, if r matters
	var seen []*write
	for _, w := range all {
		if w.node == r.node || po.Compare(w.node.point(), r.node.point()) > 0 || e.Arena.EqAll(w.index, r.index) == a.False() {
			continue
		}
		seen = append(seen, w)
		if po.Compare(w.node.point(), r.node.point()) < 0 && e.Arena.EqAll(w.index, r.index) == a.True() && e.entails(need, w.guard) {
			before = append(before, w)
		}
	}
	var visible []*write
	for _, w := range seen {
		if !slices.ContainsFunc(before, func(h *write) bool { return h != w && po.Compare(w.node.point(), h.node.point()) < 0 }) {
			visible = append(visible, w)
		}
	}
	return visible
}

// relateRead requires that r sees the last of the writes before it; spend is told of the work.
func (e *Encoding) relateRead(r *read, writes []*write, initial *write, spend func(int)) {
	visible := e.visible(e.po, r, writes, initial)
	if chain := e.chain(r, visible); chain != nil {
		e.selectInOrder(r, chain)
		return
	}
	e.selectByBooleans(r, visible, spend)
}

// hits is the condition under which w, if it is before r, writes what r reads.
func (e *Encoding) hits(w *write, r *read) smt.Term {
	return e.Arena.And(w.guard, e.Arena.EqAll(w.index, r.index))
}

// chain gives the writes in their order if that is the same in all executions
// and the first one always hits; else nil.
func (e *Encoding) chain(r *read, writes []*write) []*write {
	chain := slices.Clone(writes)
	slices.SortStableFunc(chain, func(w, u *write) int { return e.compare(w.node, u.node) })
	for i, w := range chain {
		if slices.ContainsFunc(chain[:i], func(earlier *write) bool { return !e.coFixed(earlier, w) }) {
			return nil
		}
	}
	first := chain[0]
	if e.compare(first.node, r.node) >= 0 || e.Arena.EqAll(first.index, r.index) != e.Arena.True() || !e.entails(r.node.need(), first.guard) {
		return nil
	}
	return chain
}

// selectInOrder says of each write of a chain: if it is before r and no later one
// is, then r sees it.
func (e *Encoding) selectInOrder(r *read, chain []*write) {
	a := e.Arena
	need := r.node.need()
	sees := func(w *write, later ...smt.Term) {
		e.require(a.Or(append(later, a.Not(need), a.Not(e.rf(w, r)), a.Not(e.hits(w, r)), a.Eq(r.value, w.value))...))
	}
	if len(chain) > manyWrites {
		later := a.False() // implies that a later one hits, and is before r
		for i := len(chain) - 1; i >= 0; i-- {
			w := chain[i]
			sees(w, later)
			nearer := a.Fresh("later", smt.SortBool)
			e.require(a.Or(a.Not(nearer), later, a.And(e.hits(w, r), e.rf(w, r))))
			later = nearer
		}
		return
	}
	for i, w := range chain {
		var later, nearer []smt.Term
		for _, w := range chain[i+1:] {
			hit := e.hits(w, r)
			// A later one that hits only if a nearer one does says nothing new.
			if slices.ContainsFunc(nearer, func(h smt.Term) bool { return e.entails(hit, h) }) {
				continue
			}
			nearer = append(nearer, hit)
			later = append(later, a.And(hit, e.rf(w, r)))
		}
		sees(w, later...)
	}
}

// selectByBooleans chooses the write by one Boolean each.
func (e *Encoding) selectByBooleans(r *read, writes []*write, spend func(int)) {
	a := e.Arena
	need := r.node.need()
	required := append([]smt.Term(nil), r.node.required...)
	var options []smt.Term
	overwritten := e.overwritten(r, writes)
	for _, w := range writes {
		spend(len(writes))
		equal := a.Eq(r.value, w.value)
		if r.node.mode == blocking {
			// A value with which the node cannot be completed is not read.
			possible := a.And(append(required, r.node.complete, equal)...) != a.False()
			if !possible {
				continue
			}
		}
		from := a.Fresh("from", smt.SortBool)
		options = append(options, from)
		e.require(a.Implies(from, e.hits(w, r)))
		e.require(a.Implies(from, e.rf(w, r)))
		e.require(a.Implies(from, equal))
		overwritten(from, w)
	}
	e.require(a.Implies(need, a.Or(options...)))
}
