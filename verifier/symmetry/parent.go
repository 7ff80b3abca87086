package symmetry

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// role is what a parent does about a class of its threads.
type role struct {
	*finder
	parent   *cfg.Instance
	segments []*segment
	// starting are the segments that start members, and those between, that prepare them; joining are those that wait for them.
	starting, joining map[int]bool
}

// allows reports whether the parent does the same for a and b, as the lemma at Find
// asks for.
func (r *role) allows(p *permutation, a, b *cfg.Instance) bool {
	startA, startB := -1, -1
	for i, seg := range r.segments {
		for _, c := range seg.starts {
			switch c {
			case a:
				startA = i
			case b:
				startB = i
			}
		}
	}
	if startA < 0 || startB < startA {
		return false
	}
	if !r.prepares(p, r.segments[:startA]) {
		return false
	}
	joined := startA + 1 // the segments behind wait for no member
	for i, seg := range r.segments {
		if seg.awaits && !p.fixes(seg.text) {
			joined = i + 1
		}
	}
	reads, ok := r.concludes(p, r.segments[max(joined, startB+1):])
	if !ok {
		return false
	}
	pairs, ok := r.pairs(p, startA, max(joined, startB+1))
	if !ok || pairs[startA] != startB {
		return false
	}
	sideA, sideB := r.side(p, a), r.side(p, b)
	starting, joining := map[int]bool{startA: true, startB: true}, map[int]bool{}
	for i, seg := range r.segments {
		if _, moved := pairs[i]; !moved {
			continue
		}
		if seg.leaks {
			return false
		}
		switch {
		case i == startA:
			if !r.separate(p, seg) || seg.asserts || seg.awaits || seg.chooses || touchesSide(p, seg, sideB) {
				return false
			}
		case i <= startB:
			if !r.separate(p, seg) || seg.asserts || seg.awaits || seg.chooses || touchesSide(p, seg, sideA) {
				return false
			}
			starting[i] = true
		default:
			if !r.separate(p, seg) || seg.chooses || r.races(seg) || touchesSide(p, seg, sideA) == touchesSide(p, seg, sideB) {
				return false
			}
			joining[i] = true
		}
	}
	_, w := r.segments[startA].run(world{})
	if w == nil {
		return false
	}
	for i, seg := range r.segments[startA:] {
		if _, moved := pairs[startA+i]; !moved {
			for _, a := range seg.accesses {
				if a.Write {
					w.take(a, world{})
				}
			}
		}
	}
	if len(reads) > 0 && len(joining) == 0 {
		return false
	}
	for i := range joining {
		if touchesSide(p, r.segments[i], sideA) && !r.waitsForEnd(p, r.segments[i], a, w, reads) {
			return false
		}
	}
	maps.Copy(r.starting, starting)
	maps.Copy(r.joining, joining)
	return true
}

// prepares reports whether p leaves alone what the parent does in the segments in front of its first start, or at least what comes
// of it. While there is no other thread, the parent may give values to places one after the other, as to elements of an array that became
// variables. If it does not access one that p moves, or perhaps moves, it is enough that p takes each place and its last value to another place and its last value.
func (r *role) prepares(p *permutation, segments []*segment) bool {
	values := map[string]text{} // the last assignment to each
	elements := map[*ivl.Var]bool{}
	read := func(as []cfg.Access) bool {
		return slices.ContainsFunc(as, func(a cfg.Access) bool {
			return elements[a.Var] && !constant(a) && (len(a.Args) > 0 || p.moves(hole{v: a.Var}))
		})
	}
	alone := r.parent.Parent == nil
	for _, seg := range segments {
		alone = alone && len(seg.starts) == 0
		if p.fixes(seg.text) {
			if read(seg.accesses) {
				return false
			}
			continue
		}
		if !alone {
			return false
		}
		for at := seg.from; at != seg.to; at.index++ {
			if at.index == len(at.block.Stmts) {
				g, ok := at.block.Term.(*cfg.Goto)
				if !ok || len(g.Targets) != 1 {
					return false
				}
				at = place{g.Targets[0], -1}
				continue
			}
			s := at.block.Stmts[at.index]
			w := newWriter(r.t, r.sorts)
			w.stmt(s)
			if p.fixes(w.text()) {
				if read(cfg.Accesses(s, isGlobal)) {
					return false
				}
				continue
			}
			assign, ok := s.(*ivl.Assign)
			if !ok {
				return false
			}
			for i, l := range assign.Lhs {
				if !denotes(assign.Rhs[i]) {
					return false
				}
				as := cfg.Accesses(&ivl.Assign{Lhs: assign.Lhs[i : i+1], Rhs: assign.Rhs[i : i+1]}, isGlobal)
				if len(as) != 1 || ivl.IsMap(as[0].Var.Type) && !constant(as[0]) {
					return false
				}
				elements[as[0].Var] = true
				w := newWriter(r.t, r.sorts)
				w.expr(l, plain)
				w.expr(assign.Rhs[i], r.sorts.expr(l))
				values[key(as[0].Var, as[0].Args)] = w.text()
			}
		}
	}
	last := slices.Collect(maps.Values(values))
	return !slices.ContainsFunc(last, func(v text) bool {
		return !slices.ContainsFunc(last, func(u text) bool { return p.maps(v, u) })
	})
}

// pairs matches each of some segments that p changes with the one that it becomes.
func (r *role) pairs(p *permutation, from, to int) (map[int]int, bool) {
	pairs := map[int]int{}
	for i := from; i < to; i++ {
		seg := r.segments[i]
		if _, done := pairs[i]; done || p.fixes(seg.text) {
			continue
		}
		found := false
		for j := i + 1; j < to && !found; j++ {
			if _, done := pairs[j]; !done && p.maps(seg.text, r.segments[j].text) {
				pairs[i], pairs[j], found = j, i, true
			}
		}
		if !found {
			return nil, false
		}
	}
	return pairs, true
}

// side holds what p moves of what inst mentions.
func (r *role) side(p *permutation, inst *cfg.Instance) map[hole]bool {
	out := map[hole]bool{{inst: inst}: true}
	if r.idType != nil {
		out[r.id(inst)] = true
	}
	for _, h := range r.texts[inst].holes {
		if p.moves(h) {
			out[h] = true
		}
	}
	return out
}

// touchesSide reports whether p moves something in the segment that is on the side.
func touchesSide(p *permutation, seg *segment, side map[hole]bool) bool {
	return slices.ContainsFunc(seg.holes, func(h hole) bool { return p.moves(h) && side[h] })
}

// separate reports whether the segment accesses only what p moves, but for reads of
// what nobody else accesses.
func (r *role) separate(p *permutation, seg *segment) bool {
	for _, a := range seg.accesses {
		if users := r.users[a.Var]; !a.Write && len(users) == 1 && users[r.parent] {
			continue
		}
		if len(a.Args) > 0 && r.dynamicElsewhere(a.Var) || !r.moved(p, a) {
			return false
		}
	}
	return true
}

// moved reports whether p takes the place of a elsewhere.
func (r *role) moved(p *permutation, a cfg.Access) bool {
	if len(a.Args) > 0 && !constant(a) {
		return false
	}
	moved := p.moves(hole{v: a.Var})
	for k, arg := range a.Args {
		moved = moved || p.moves(r.sorts.hole(arg, r.sorts.index(a.Var, k)))
	}
	return moved
}

// races reports whether what the segment accesses may race with another thread: which
// thread the parent waits for then matters before that has done the step waited for.
func (r *role) races(seg *segment) bool {
	return slices.ContainsFunc(seg.accesses, func(a cfg.Access) bool {
		users := r.users[a.Var]
		return r.sorts.data[a.Var] && !(len(users) == 1 && users[r.parent])
	})
}

// dynamicElsewhere reports whether a thread but the parent accesses v at an index that
// is no literal.
func (r *role) dynamicElsewhere(v *ivl.Var) bool {
	who := r.dynamic[v]
	return len(who) > 1 || len(who) == 1 && !who[r.parent]
}

// inARow reports whether nothing that others could notice comes between the segments
// that start members, or between those that join them.
func (r *role) inARow() bool {
	within := func(in map[int]bool) (first, last int, ok bool) {
		first, last = len(r.segments), -1
		for i := range in {
			first, last = min(first, i), max(last, i)
		}
		for i := first; i < last; i++ {
			if !in[i] && r.segments[i].noticed() {
				return 0, 0, false
			}
		}
		return first, last, true
	}
	_, started, ok := within(r.starting)
	if !ok {
		return false
	}
	joins, _, ok := within(r.joining)
	return ok && started < joins
}

// waitsForEnd reports whether the parent can pass a segment only after a did one
// certain step: the segment waits if it finds what the parent left when it started a,
// and passes if it finds what a wrote since, in its only write to what is read there.
// Only that counts which nobody else changes, and a must not notice what the segment
// writes. What the parent reads later a must not write behind its step, which that of the segment must happen behind.
func (r *role) waitsForEnd(p *permutation, seg *segment, a *cfg.Instance, w world, later []cfg.Access) bool {
	read, left, final := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, acc := range later {
		final[key(acc.Var, acc.Args)] = true
	}
	before, after := world{}, world{}
	for _, acc := range seg.accesses {
		k := key(acc.Var, acc.Args)
		if acc.Write {
			left[k] = true
			continue
		}
		read[k] = true
		if r.moved(p, acc) {
			before.take(acc, w)
		}
	}
	then := maps.Clone(before)
	writes := 0
	notices := func(as []cfg.Access) bool {
		return writes > 0 && slices.ContainsFunc(as, func(acc cfg.Access) bool {
			k := key(acc.Var, acc.Args)
			return left[k] || final[k] && acc.Write
		})
	}
	released := !seg.relaxed
	for _, b := range a.Blocks {
		for i, s := range b.Stmts {
			as := cfg.Accesses(s, isGlobal)
			if notices(as) {
				return false
			}
			for _, acc := range as {
				if acc.Write && read[key(acc.Var, acc.Args)] {
					writes++
					released = released && b.Step(i).Ordering().Releases
					after.stmt(s)
					then.take(acc, after)
				}
			}
		}
		if br, ok := b.Term.(*cfg.Branch); ok && notices(cfg.Reads(br.Cond, isGlobal)) {
			return false
		}
	}
	first, _ := seg.run(before)
	second, _ := seg.run(then)
	return writes == 1 && first == waits && second == passes && (released || len(later) == 0)
}

func key(v *ivl.Var, args []ivl.Expr) string {
	k := v.Name
	for _, a := range args {
		k += "[" + ivl.FormatExpr(a)
	}
	return k
}

// world gives the values of variables as far as they are known. What is not known is an invalid value, also as an element of a map.
type world map[*ivl.Var]value.Value

// eval is the value of e; false if it is not known.
func (w world) eval(e ivl.Expr) (value.Value, bool) {
	v, known := value.Eval(e, func(v *ivl.Var) (value.Value, bool) {
		x, ok := w[v]
		if !ok {
			x = value.Unknown(v.Type)
		}
		return x, x.IsValid()
	})
	if !known {
		return value.Value{}, false
	}
	return v, true
}

// assign gives a variable a value, or an element of one.
func (w world) assign(l ivl.Expr, v value.Value) {
	switch l := l.(type) {
	case *ivl.Ident:
		w[l.Var] = v
	case *ivl.Select:
		args := make([]value.Value, len(l.Args))
		for i, a := range l.Args {
			args[i], _ = w.eval(a)
		}
		m, _ := w.eval(l.M)
		w.assign(l.M, m.Updated(args, v))
	}
}

// take gives the place of an access the value that it has in another world. All of a map is unknown if the index is no literal.
func (w world) take(a cfg.Access, from world) {
	if len(a.Args) > 0 && !constant(a) {
		delete(w, a.Var)
		return
	}
	v, _ := from.eval(a.Place())
	w.assign(a.Place(), v)
}

// outcome is how the execution of a segment ends.
type outcome uint8

const (
	unclear outcome = iota
	waits
	passes
)

// run executes a segment on what is known, and gives what is known behind it.
func (s *segment) run(before world) (outcome, world) {
	w := maps.Clone(before)
	for at := s.from; at != s.to; {
		if at.index < len(at.block.Stmts) {
			if end := w.stmt(at.block.Stmts[at.index]); end != passes {
				return end, nil
			}
			at.index++
			continue
		}
		ways := cfg.Ways(at.block.Term, func(c ivl.Expr) ivl.Expr {
			if v, known := w.eval(c); known {
				return ivl.NewBool(v.IsTrue())
			}
			return c
		})
		if len(ways) != 1 {
			return unclear, nil
		}
		at = place{ways[0], 0}
	}
	return passes, w
}

func (w world) stmt(s ivl.Stmt) outcome {
	switch s := s.(type) {
	case *ivl.Assign:
		values := make([]value.Value, len(s.Rhs))
		for i, r := range s.Rhs {
			values[i], _ = w.eval(r)
		}
		for i, l := range s.Lhs {
			w.assign(l, values[i])
		}
	case *ivl.Assume:
		v, known := w.eval(s.Cond)
		if !known || v.IsFalse() && !s.Await {
			return unclear
		}
		if v.IsFalse() {
			return waits
		}
	case *ivl.Assert:
		if v, known := w.eval(s.Cond); !known || v.IsFalse() {
			return unclear
		}
	case *ivl.AsyncCall:
	default:
		if !cfg.Delimits(s) {
			return unclear
		}
	}
	return passes
}
