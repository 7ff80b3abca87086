package sat

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/verifier/smt"
)

// ErrFragment is the reason of an unknown answer to a formula that is not over
// Booleans and bit-vectors.
var ErrFragment = errors.New("only Booleans and bit-vectors can be bit-blasted")

// blaster gives each term its literals.
type blaster struct {
	*circuit
	a     *smt.Arena
	words map[smt.Term]word
	vars  []smt.Term
	// done counts the terms and assertions that were translated, over all calls.
	done int
}

// stops reports whether the translation is to stop. What is asked for again and again is asked now and then.
func (b *blaster) stops(stop func() bool) bool {
	b.done++
	return b.done%256 == 0 && stop()
}

var errStopped = errors.New("stopped while the formula was built")

// blast translates t and all that it contains. stop is asked now and then.
func (b *blaster) blast(t smt.Term, stop func() bool) error {
	if _, done := b.words[t]; done {
		return nil
	}
	stack := []smt.Term{t}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if _, done := b.words[top]; done {
			stack = stack[:len(stack)-1]
			continue
		}
		ready := true
		for _, x := range b.parts(top) {
			if _, done := b.words[x]; !done {
				stack = append(stack, x)
				ready = false
			}
		}
		if !ready {
			continue
		}
		if b.stops(stop) {
			return errStopped
		}
		w, err := b.term(top)
		if err != nil {
			return err
		}
		b.words[top] = w
		stack = stack[:len(stack)-1]
	}
	return nil
}

func (b *blaster) term(t smt.Term) (word, error) {
	a := b.a
	op, s := a.Op(t), a.Sort(t)
	width := s.Width()
	if s.Kind() == smt.BoolKind {
		width = 1
	}
	args := b.parts(t)
	in := make([]word, len(args))
	for i, x := range args {
		in[i] = b.words[x]
	}
	switch op {
	case smt.OpTrue, smt.OpFalse:
		return word{constant(op == smt.OpTrue)}, nil
	case smt.OpBVConst:
		v, _ := a.ConstBV(t)
		w := make(word, width)
		for i := range w {
			w[i] = constant(v.Bit(i) == 1)
		}
		return w, nil
	case smt.OpVar:
		if s.Kind() != smt.BoolKind && s.Kind() != smt.BVKind {
			break
		}
		b.vars = append(b.vars, t)
		return b.freshWord(width), nil
	case smt.OpNot, smt.OpBVNot:
		return in[0].not(), nil
	case smt.OpAnd:
		all := make([]lit, len(in))
		for i, w := range in {
			all[i] = w[0]
		}
		return word{b.all(all)}, nil
	case smt.OpIte:
		return b.choose(in[0][0], in[1], in[2]), nil
	case smt.OpEq:
		return word{b.equal(in[0], in[1])}, nil
	case smt.OpBVUlt:
		return word{b.less(in[0], in[1])}, nil
	case smt.OpBVSlt:
		return word{b.signedLess(in[0], in[1])}, nil
	case smt.OpBVNeg:
		return b.neg(in[0]), nil
	case smt.OpBVAnd:
		return b.bitwise(b.and, in[0], in[1]), nil
	case smt.OpBVOr:
		return b.bitwise(b.or, in[0], in[1]), nil
	case smt.OpBVXor:
		return b.bitwise(b.xor, in[0], in[1]), nil
	case smt.OpBVAdd:
		z, _ := b.add(in[0], in[1], -litTrue)
		return z, nil
	case smt.OpBVSub:
		return b.sub(in[0], in[1]), nil
	case smt.OpBVMul:
		return b.mul(in[0], in[1]), nil
	case smt.OpBVUdiv:
		q, _ := b.divide(in[0], in[1])
		return q, nil
	case smt.OpBVUrem:
		_, r := b.divide(in[0], in[1])
		return r, nil
	case smt.OpBVSdiv:
		q, _ := b.signedDivide(in[0], in[1])
		return q, nil
	case smt.OpBVSrem:
		_, r := b.signedDivide(in[0], in[1])
		return r, nil
	case smt.OpBVSmod:
		return b.signedModulo(in[0], in[1]), nil
	case smt.OpBVShl:
		return b.shift(in[0], in[1], true, -litTrue), nil
	case smt.OpBVLshr:
		return b.shift(in[0], in[1], false, -litTrue), nil
	case smt.OpBVAshr:
		return b.shift(in[0], in[1], false, in[0].sign()), nil
	case smt.OpConcat:
		return slices.Concat(in[1], in[0]), nil
	case smt.OpExtract:
		p := a.Param(t)
		return in[0][uint32(p) : p>>32+1], nil
	case smt.OpZeroExt:
		return slices.Concat(in[0], zeros(width-len(in[0]))), nil
	case smt.OpSignExt:
		return slices.Concat(in[0], slices.Repeat(word{in[0].sign()}, width-len(in[0]))), nil
	}
	return nil, fmt.Errorf("%w, not %v of %s", ErrFragment, op, a.SortString(s))
}
