package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Where threads give a variable, or the elements of a map, a few values only, as the links of a short list, a read of it
// is a choice among these, and an address computed from it one among a few. What values there are is a fact of the first execution of the threads: the least
// sets such that what a write computes from constants and from what it reads lies in that of its variable. The next execution relies on
// them, and it must write no others (holds).
//
// Lemma. If, with each read of such a variable a choice among its values, no write gives another one, then no execution of the
// threads has another one. Proof: take the first write of another value in an execution. What its node read was written before, so it is
// among the values, or is from the start. The start counts too: of a scalar its value is constant, of a map that of each element that the index can mean
// when control is at the read (narrowed). So the node computes what the terms say, which is no other value.

// maxFinite is the number of values that a variable has at most to be treated so.
const maxFinite = 8

// finite gives the values that threads give to variables, for those with few of bit vectors of at most 64 bits.
type finite map[*ivl.Var][]uint64

// adds puts v into a set, and reports whether it is new there.
func adds(set []uint64, v uint64) ([]uint64, bool) {
	if slices.Contains(set, v) {
		return set, false
	}
	return append(set, v), true
}

// findFinite finds them, if there are as many unknown pairs.
func (x *executor) findFinite(pairs int) finite {
	if len(x.initial) == 0 || !x.uses(ValuesLemma) || x.unknownPairs() < pairs {
		return nil
	}
	f := &finiteFinder{executor: x, of: map[smt.Term]*ivl.Var{}, sets: finite{}, many: map[*ivl.Var]bool{}}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, r := range n.reads {
				if x.seen.finite == nil && !x.a.IsConst(r.value) {
					f.of[r.value] = r.v
				}
			}
		}
	}
	for v := range x.writes {
		if x.hb.is(v) || !f.start(v) {
			f.many[v] = true
		}
	}
	for changed := true; changed; {
		changed = false
		for _, v := range x.in.Globals {
			for _, w := range x.writes[v] {
				changed = f.write(v, w.value) || changed
			}
		}
	}
	for v := range f.many {
		delete(f.sets, v)
	}
	return f.sets
}

// manyPairs is from how many pairs of a read and a write of a map, the index of which is not known, the values are worth another execution.
const manyPairs = 3000

// unknownPairs counts the writes to a map for each read from an index that is no constant.
func (x *executor) unknownPairs() (pairs int) {
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, r := range n.reads {
				if slices.ContainsFunc(r.index, func(i smt.Term) bool { return !x.a.IsConst(i) }) {
					pairs += len(x.writes[r.v])
				}
			}
		}
	}
	return pairs
}

type finiteFinder struct {
	*executor
	of   map[smt.Term]*ivl.Var // whose value a read has; none where the sets are relied on: a read that is no choice may be of anything
	sets finite
	many map[*ivl.Var]bool // too many, or unknown
}

// start takes up the constants that v has at the start, and reports whether it has no others that are seen: of a map, arbitrary
// elements are left to amongFinite.
func (f *finiteFinder) start(v *ivl.Var) bool {
	return !slices.ContainsFunc(f.initial, func(s snapshot) bool { return !f.startsWith(v, f.ev.Flat(f.valueIn(s, f.slots[v]))) })
}

// startsWith takes up the constants of t.
func (f *finiteFinder) startsWith(v *ivl.Var, t smt.Term) bool {
	for {
		switch f.a.Op(t) {
		case smt.OpStore:
			args := f.a.Args(t)
			if !f.takes(v, args[len(args)-1]) {
				return false
			}
			t = args[0]
		case smt.OpConstArray:
			return f.takes(v, f.a.Args(t)[0])
		default:
			_, isMap := ivl.Expand(v.Type).(*ivl.MapType)
			return isMap || f.takes(v, t)
		}
	}
}

// takes adds the constants at the leaves of t to the values of v, or reports that there are others.
func (f *finiteFinder) takes(v *ivl.Var, t smt.Term) bool {
	leaves, ok := f.a.Leaves(t, maxFinite)
	for _, k := range leaves {
		n, small := f.constant(k)
		if !ok || !small {
			return false
		}
		f.sets[v], _ = adds(f.sets[v], n)
	}
	return ok && len(f.sets[v]) <= maxFinite
}

func (x *executor) constant(t smt.Term) (uint64, bool) {
	n, ok := x.a.ConstBV(t)
	if !ok || !n.IsUint64() {
		return 0, false
	}
	return n.Uint64(), true
}

// write adds what v is given, and reports whether there was something new.
func (f *finiteFinder) write(v *ivl.Var, t smt.Term) bool {
	if f.many[v] {
		return false
	}
	vals, ok := f.values(t)
	changed := false
	for _, n := range vals {
		var isNew bool
		f.sets[v], isNew = adds(f.sets[v], n)
		changed = changed || isNew
	}
	if !ok || len(f.sets[v]) > maxFinite {
		f.many[v] = true
		return true
	}
	return changed
}

// values lists what t can be, given the sets so far.
func (f *finiteFinder) values(t smt.Term) (out []uint64, ok bool) {
	a := f.a
	if v := f.of[t]; v != nil && a.Op(t) != smt.OpIte {
		return f.sets[v], !f.many[v] && f.writes[v] != nil
	}
	if n, ok := f.constant(t); ok {
		return []uint64{n}, true
	}
	if a.Sort(t).Kind() != smt.BVKind {
		return nil, false
	}
	args := a.Args(t)
	if a.Op(t) == smt.OpIte {
		args = args[1:]
		for _, x := range args {
			vals, ok := f.values(x)
			if !ok {
				return nil, false
			}
			for _, n := range vals {
				out, _ = adds(out, n)
			}
		}
		return out, len(out) <= maxFinite
	}
	open := -1 // the argument that is no constant
	for i, x := range args {
		if a.IsConst(x) {
			continue
		}
		if open >= 0 {
			return nil, false
		}
		open = i
	}
	if open < 0 {
		return nil, false
	}
	vals, ok := f.values(args[open])
	if !ok {
		return nil, false
	}
	with := slices.Clone(args)
	for _, n := range vals {
		with[open] = a.BV(a.Sort(args[open]).Width(), n)
		k, ok := f.constant(a.Rebuild(t, with))
		if !ok {
			return nil, false
		}
		out, _ = adds(out, k)
	}
	return out, true
}

// holds reports whether threads give variables only values that earlier were found.
func (f finite) holds(earlier finite) bool {
	for v, all := range earlier {
		now, ok := f[v]
		if !ok || slices.ContainsFunc(now, func(n uint64) bool { return !slices.Contains(all, n) }) {
			return false
		}
	}
	return true
}

// narrowed is the index of an access, of which each constant that it can be is one that it is in some state in which control
// is here. What control never is here with does not count, and the access is to another place then.
func (x *executor) narrowed(index []smt.Term) []smt.Term {
	if x.seen.finite == nil {
		return index
	}
	here := x.a.And(x.guard, x.node.guard)
	var out []smt.Term
	for i, t := range index {
		leaves, ok := x.a.Leaves(t, maxPossible)
		if !ok || len(leaves) < 2 {
			continue
		}
		never := map[smt.Term]bool{}
		for _, k := range leaves {
			never[k] = x.a.And(here, x.a.Eq(t, k)) == x.a.False()
		}
		if u := x.dropped(t, never, map[smt.Term]smt.Term{}); u != 0 && u != t {
			if out == nil {
				out = slices.Clone(index)
			}
			out[i] = u
		}
	}
	if out == nil {
		return index
	}
	return out
}

// dropped is t without some leaves; 0 if none is left.
func (x *executor) dropped(t smt.Term, never map[smt.Term]bool, memo map[smt.Term]smt.Term) smt.Term {
	if x.a.IsConst(t) {
		if never[t] {
			return 0
		}
		return t
	}
	if u, ok := memo[t]; ok {
		return u
	}
	args := x.a.Args(t)
	c, p, q := args[0], x.dropped(args[1], never, memo), x.dropped(args[2], never, memo)
	u := q
	if p != 0 && q != 0 {
		u = x.a.Ite(c, p, q)
	} else if p != 0 {
		u = p
	}
	memo[t] = u
	return u
}

// amongFinite lists the values that r can see, if they are few.
func (x *executor) amongFinite(r *read) []smt.Term {
	set := x.seen.finite[r.v]
	if set == nil {
		return nil
	}
	places := [][]smt.Term{nil}
	if len(r.index) == 1 {
		leaves, ok := x.a.Leaves(r.index[0], maxPossible)
		if !ok {
			return nil
		}
		places = nil
		for _, k := range leaves {
			places = append(places, []smt.Term{k})
		}
	} else if r.index != nil {
		return nil
	}
	for _, place := range places {
		start, ok := x.startConstants(r.v, place)
		if !ok || slices.ContainsFunc(start, func(t smt.Term) bool { n, ok := x.constant(t); return !ok || !slices.Contains(set, n) }) {
			return nil
		}
	}
	t := ivl.Expand(r.v.Type)
	if r.index != nil {
		t = ivl.Expand(t.(*ivl.MapType).Result)
	}
	var out []smt.Term
	for _, n := range set {
		out = append(out, x.a.BV(t.(*ivl.BVType).Width, n))
	}
	return out
}
