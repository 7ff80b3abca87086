package order

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Lemma (span). Let every write to a variable give it a constant, or what some read of the variable saw plus a constant. Then
// all its values lie in its span: from the least constant plus the sum of the negative increments to the greatest constant plus the sum of the
// positive ones.
//
// Proof. A value that is not a constant was added to what a read saw, which is the value of a write in front of it. So
// each value is one of the constants and what was added by writes one after the other. An execution performs each of them once
// at most. (Values as intervals: Cousot and Cousot, Static determination of dynamic properties of programs, 1976.)
//
// So a read needs no more bits than its span, and the others need no solver.

// span is an interval of signed integers.
type span struct{ low, high *big.Int }

// width is how many bits the numbers of s take, and whether one of them is a sign.
func (s span) width() (bits int, signed bool) {
	if s.low.Sign() >= 0 {
		return s.high.BitLen(), false
	}
	below := new(big.Int).Not(s.low) // -low - 1
	return max(below.BitLen(), s.high.BitLen()) + 1, true
}

// union is the smallest span with both; either may be nil, for none.
func union(s, t *span) *span {
	switch {
	case s == nil:
		return t
	case t == nil:
		return s
	}
	out := *s
	if t.low.Cmp(out.low) < 0 {
		out.low = t.low
	}
	if t.high.Cmp(out.high) > 0 {
		out.high = t.high
	}
	return &out
}

// plus is s with n added to all its numbers.
func (s *span) plus(n *big.Int) *span {
	if s == nil {
		return nil
	}
	return &span{new(big.Int).Add(s.low, n), new(big.Int).Add(s.high, n)}
}

// minSaved is how many bits must be saved for each node, so that it pays to execute the threads once more.
const minSaved = 50

// findSpans finds the spans that are narrower than their variables, if all of them together pay.
func (x *executor) findSpans() map[*ivl.Var]span {
	out := map[*ivl.Var]span{}
	if !x.without.Uses(lemma.Span) {
		return out
	}
	reads := map[*ivl.Var]map[smt.Term]bool{}
	nodes := 0
	for _, t := range x.enc.threads {
		nodes += len(t.nodes)
		for _, n := range t.nodes {
			for _, r := range n.reads {
				if reads[r.v] == nil {
					reads[r.v] = map[smt.Term]bool{}
				}
				reads[r.v][r.value] = true
			}
		}
	}
	saved := 0
	for _, v := range x.in.Globals {
		if !x.shared.varied[v] {
			continue // reads of it choose among literals
		}
		s := x.spanOf(v, x.writes[v], reads[v])
		if s == nil {
			continue
		}
		bits, _ := s.width()
		out[v] = *s
		saved += len(reads[v]) * len(x.writes[v]) * (ivl.Expand(v.Type).(*ivl.BVType).Width - bits)
	}
	if saved < minSaved*nodes && !x.thorough {
		clear(out)
	}
	return out
}

// narrow is the number that was extended to the read value t, or else t. Comparisons with another one of the same width are of the narrow numbers.
func (x *executor) narrow(t smt.Term) smt.Term {
	switch x.a.Op(t) {
	case smt.OpZeroExt, smt.OpSignExt:
		return x.a.Args(t)[0]
	}
	return t
}

// spanOf is the span of a variable that is written by ws, and whose reads have the given values; nil if it has none.
func (x *executor) spanOf(v *ivl.Var, ws []*write, reads map[smt.Term]bool) *span {
	t, isBV := ivl.Expand(v.Type).(*ivl.BVType)
	if !isBV || len(reads) == 0 {
		return nil
	}
	start, ok := x.startConstants(v)
	if !ok {
		return nil
	}
	var all *span
	for _, c := range start {
		all = union(all, x.literal(c))
	}
	below, above := new(big.Int), new(big.Int)
	f := follower{x: x, reads: reads, seen: map[smt.Term]*summands{}}
	for _, w := range ws {
		s := f.of(w.value)
		if s == nil {
			return nil
		}
		all = union(all, s.constant)
		if s.added != nil && s.added.low.Sign() < 0 {
			below.Add(below, s.added.low)
		}
		if s.added != nil && s.added.high.Sign() > 0 {
			above.Add(above, s.added.high)
		}
	}
	all = &span{below.Add(all.low, below), above.Add(all.high, above)}
	if bits, _ := all.width(); bits == 0 || bits >= t.Width {
		return nil
	}
	return all
}

// literal is the span of a constant alone.
func (x *executor) literal(t smt.Term) *span {
	n, ok := x.a.ConstBV(t)
	if !ok {
		return nil
	}
	if w := x.a.Sort(t).Width(); n.Bit(w-1) == 1 {
		n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return &span{n, n}
}

// summands is what a term can be: one of some constants, or what a read of the variable saw, and a number of added.
type summands struct{ constant, added *span }

// follower finds the summands of what is written to a variable.
type follower struct {
	x     *executor
	reads map[smt.Term]bool
	seen  map[smt.Term]*summands
}

// of gives the summands of t; nil if it can be something else.
func (f *follower) of(t smt.Term) *summands {
	s, ok := f.seen[t]
	if !ok {
		s = f.find(t)
		f.seen[t] = s
	}
	return s
}

func (f *follower) find(t smt.Term) *summands {
	a := f.x.a
	if f.reads[t] {
		return &summands{added: &span{new(big.Int), new(big.Int)}}
	}
	if c := f.x.literal(t); c != nil {
		return &summands{constant: c}
	}
	switch args := a.Args(t); a.Op(t) {
	case smt.OpIte:
		if p := f.of(args[1]); p != nil {
			if q := f.of(args[2]); q != nil {
				return &summands{union(p.constant, q.constant), union(p.added, q.added)}
			}
		}
	case smt.OpBVAdd:
		for i, arg := range args {
			if n := f.x.literal(arg); n != nil {
				if s := f.of(args[1-i]); s != nil {
					return &summands{s.constant.plus(n.low), s.added.plus(n.low)}
				}
			}
		}
	}
	return nil
}
