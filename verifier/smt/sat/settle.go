package sat

import "github.com/gsmack/gsmack/verifier/smt"

// settle is equality propagation. Of assertions that fix a variable, x, not x and x = t for an x that
// stands nowhere in t and has no word yet, it makes what they say the word of x, so that gates
// fold over it, and gives the other assertions.
func (b *blaster) settle(ts []smt.Term, stop func() bool) ([]smt.Term, error) {
	var rest, equations []smt.Term
	for stack := reversed(ts); len(stack) > 0; {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch a := b.a; {
		case a.Op(t) == smt.OpAnd:
			stack = append(stack, reversed(a.Args(t))...)
		case b.unsettled(t):
			b.give(t, word{litTrue})
		case a.Op(t) == smt.OpNot && b.unsettled(a.Args(t)[0]):
			b.give(a.Args(t)[0], word{-litTrue})
		case a.Op(t) == smt.OpEq:
			equations = append(equations, t)
		default:
			rest = append(rest, t)
		}
	}
	// What equals a constant goes first: the others' words are made of it.
	for _, constants := range []bool{true, false} {
		var open []smt.Term
		for _, t := range equations {
			done := false
			for i, x := range b.a.Args(t) {
				y := b.a.Args(t)[1-i]
				if !b.unsettled(x) || constants && !b.a.IsConst(y) {
					continue
				}
				if err := b.blast(y, stop); err != nil {
					return nil, err
				}
				if b.unsettled(x) { // x is no part of y
					b.give(x, b.words[y])
					done = true
					break
				}
			}
			if !done {
				open = append(open, t)
			}
		}
		equations = open
	}
	return append(rest, equations...), nil
}

// unsettled reports whether t is a variable that can have any word.
func (b *blaster) unsettled(t smt.Term) bool {
	if b.a.Op(t) != smt.OpVar {
		return false
	}
	k := b.a.Sort(t).Kind()
	if k != smt.BoolKind && k != smt.BVKind {
		return false
	}
	_, done := b.words[t]
	return !done
}

// give makes w the word of the variable x.
func (b *blaster) give(x smt.Term, w word) {
	b.words[x] = w
	b.vars = append(b.vars, x)
}

func reversed(ts []smt.Term) []smt.Term {
	out := make([]smt.Term, len(ts))
	for i, t := range ts {
		out[len(ts)-1-i] = t
	}
	return out
}
