package sat

import "github.com/gsmack/gsmack/verifier/smt"

// assert makes t hold. Conjunctions and clauses need no gates of their own, and
// neither does an equation in a clause: it stands for two clauses a bit.
func (b *blaster) assert(t smt.Term, stop func() bool) error {
	switch b.a.Op(t) {
	case smt.OpAnd:
		for _, x := range b.a.Args(t) {
			if err := b.assert(x, stop); err != nil {
				return err
			}
		}
		return nil
	case smt.OpEq:
		return b.assertClause([]smt.Term{b.a.Not(t)}, stop)
	case smt.OpNot:
		if c := b.a.Args(t)[0]; b.a.Op(c) == smt.OpAnd {
			return b.assertClause(b.a.Args(c), stop)
		}
	}
	if err := b.blast(t, stop); err != nil {
		return err
	}
	b.clause(b.words[t][0])
	return nil
}

// assertClause says that one of ts is false.
func (b *blaster) assertClause(ts []smt.Term, stop func() bool) error {
	var lits []lit
	var equal smt.Term // an equation that may hold instead
	for len(ts) > 0 {
		t := ts[0]
		ts = ts[1:]
		switch b.a.Op(t) {
		case smt.OpAnd: // not both: one of them is false
			ts = append(append([]smt.Term(nil), b.a.Args(t)...), ts...)
			continue
		case smt.OpNot:
			if x := b.a.Args(t)[0]; equal == 0 && b.expandable(x) {
				equal = x
				continue
			}
		}
		if err := b.blast(t, stop); err != nil {
			return err
		}
		l := -b.words[t][0]
		if l == litTrue {
			return nil
		}
		if l != -litTrue {
			lits = append(lits, l)
		}
	}
	if equal == 0 {
		b.clause(lits...)
		return nil
	}
	for _, x := range b.a.Args(equal) {
		if err := b.blast(x, stop); err != nil {
			return err
		}
	}
	x, y := b.words[b.a.Args(equal)[0]], b.words[b.a.Args(equal)[1]]
	n := len(lits)
	for i := range x {
		b.equate(lits[:n:n], x[i], y[i])
	}
	return nil
}

// expandable reports whether t is an equation of bit-vectors that has no literal
// yet.
func (b *blaster) expandable(t smt.Term) bool {
	if b.a.Op(t) != smt.OpEq || b.a.Sort(b.a.Args(t)[0]).Kind() != smt.BVKind {
		return false
	}
	_, done := b.words[t]
	return !done
}

// equate says that x equals y or one of others holds.
func (b *blaster) equate(others []lit, x, y lit) {
	switch {
	case x == y:
		return
	case x == -y:
		b.clause(others...)
		return
	case x == litTrue || x == -litTrue:
		x, y = y, x
		fallthrough
	case y == litTrue || y == -litTrue:
		if y == -litTrue {
			x = -x
		}
		b.clause(append(others, x)...)
		return
	}
	b.clause(append(others, -x, y)...)
	b.clause(append(others, x, -y)...)
}
