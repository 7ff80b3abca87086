package smt

import "math/bits"

// knownBits are the bits of a bit-vector of at most 64 bits that are the same under all
// assignments: those of zeros are 0, those of ones are 1.
type knownBits struct {
	zeros, ones uint64
}

// maxKnownDepth bounds how deep known looks into a term at once. What it found is
// remembered, so a term that grows is looked at piece by piece.
const maxKnownDepth = 16

// least and most are the bounds of the number, unsigned.
func (k knownBits) least() uint64          { return k.ones }
func (k knownBits) most(all uint64) uint64 { return ^k.zeros & all }

// conflict reports whether the two cannot be the same number.
func (k knownBits) conflict(l knownBits) bool { return k.zeros&l.ones|k.ones&l.zeros != 0 }

// known are the bits of t that are known.
func (a *Arena) known(t Term) knownBits { return a.knownTo(t, maxKnownDepth) }

func (a *Arena) knownTo(t Term, depth int) knownBits {
	n := a.nodes[t]
	w := n.sort.Width()
	if n.sort.Kind() != BVKind || w > 64 {
		return knownBits{}
	}
	if n.op == OpBVConst {
		return knownBits{ones: n.p, zeros: ^n.p & mask(w)}
	}
	if n.n == 0 || depth == 0 {
		return knownBits{}
	}
	if int(t) < len(a.knownAt) && a.knownAt[t] != 0 {
		return a.knownMemo[a.knownAt[t]-1]
	}
	k := a.transfer(t, n, depth-1)
	if len(a.knownAt) <= int(t) {
		a.knownAt = append(a.knownAt, make([]uint32, len(a.nodes)-len(a.knownAt))...)
	}
	a.knownMemo = append(a.knownMemo, k)
	a.knownAt[t] = uint32(len(a.knownMemo))
	return k
}

// transfer computes the known bits of a term from those of its arguments.
func (a *Arena) transfer(t Term, n node, depth int) knownBits {
	w := n.sort.Width()
	all := mask(w)
	arg := func(i uint32) knownBits { return a.knownTo(a.arg(t, i), depth) }
	none := knownBits{}
	switch n.op {
	case OpIte:
		x, y := arg(1), arg(2)
		return knownBits{zeros: x.zeros & y.zeros, ones: x.ones & y.ones}
	case OpBVNot:
		x := arg(0)
		return knownBits{zeros: x.ones, ones: x.zeros}
	case OpBVAnd:
		x, y := arg(0), arg(1)
		return knownBits{zeros: x.zeros | y.zeros, ones: x.ones & y.ones}
	case OpBVOr:
		x, y := arg(0), arg(1)
		return knownBits{zeros: x.zeros & y.zeros, ones: x.ones | y.ones}
	case OpBVXor:
		x, y := arg(0), arg(1)
		return knownBits{zeros: x.zeros&y.zeros | x.ones&y.ones, ones: x.zeros&y.ones | x.ones&y.zeros}
	case OpBVAdd:
		return sumOf(arg(0), arg(1), 0, all)
	case OpBVSub:
		y := arg(1)
		return sumOf(arg(0), knownBits{zeros: y.ones, ones: y.zeros}, 1, all)
	case OpBVNeg:
		y := arg(0)
		return sumOf(knownBits{zeros: all}, knownBits{zeros: y.ones, ones: y.zeros}, 1, all)
	case OpBVMul:
		x, y := arg(0), arg(1)
		low := min(bits.TrailingZeros64(^x.zeros)+bits.TrailingZeros64(^y.zeros), w)
		k := knownBits{zeros: mask(low)}
		if high, most := bits.Mul64(x.most(all), y.most(all)); high == 0 && most <= all {
			k.zeros |= all &^ mask(bits.Len64(most))
		}
		return k
	case OpBVUdiv:
		x, y := arg(0), arg(1)
		if y.least() == 0 {
			return none // all ones if y is zero
		}
		return knownBits{zeros: all &^ mask(bits.Len64(x.most(all)/y.least()))}
	case OpBVUrem:
		x, y := arg(0), arg(1)
		most := x.most(all)
		if y.least() > 0 {
			most = min(most, y.most(all)-1)
		}
		return knownBits{zeros: all &^ mask(bits.Len64(most))}
	case OpConcat:
		x, y := arg(0), arg(1)
		low := a.nodes[a.arg(t, 1)].sort.Width()
		return knownBits{zeros: x.zeros<<low | y.zeros, ones: x.ones<<low | y.ones}
	case OpExtract:
		x := arg(0)
		low := uint32(n.p)
		return knownBits{zeros: x.zeros >> low & all, ones: x.ones >> low & all}
	case OpZeroExt:
		x := arg(0)
		inner := mask(a.nodes[a.arg(t, 0)].sort.Width())
		return knownBits{zeros: x.zeros | all&^inner, ones: x.ones}
	case OpSignExt:
		x := arg(0)
		inner := a.nodes[a.arg(t, 0)].sort.Width()
		upper, sign := all&^mask(inner), uint64(1)<<(inner-1)
		switch {
		case x.zeros&sign != 0:
			x.zeros |= upper
		case x.ones&sign != 0:
			x.ones |= upper
		}
		return x
	}
	return none
}

// sumOf are the known bits of x + y + carry: where both operands and the carry into a bit
// are known. The carries of the least and of the greatest sum bound all others.
func sumOf(x, y knownBits, carry, all uint64) knownBits {
	most := x.most(all) + y.most(all) + carry
	least := x.ones + y.ones + carry
	noCarry := ^(most ^ x.most(all) ^ y.most(all))
	isCarry := least ^ x.ones ^ y.ones
	sure := (x.zeros | x.ones) & (y.zeros | y.ones) & (noCarry | isCarry) & all
	return knownBits{zeros: ^most & sure, ones: least & sure}
}

// evident is t, or the constant that t is known to be.
func (a *Arena) evident(t Term) Term {
	s := a.nodes[t].sort
	if s.Width() > 64 {
		return t
	}
	if k := a.known(t); k.zeros|k.ones == mask(s.Width()) {
		return a.BV(s.Width(), k.ones)
	}
	return t
}

// comparedBits decides x < y, unsigned or signed, if the known bits do.
func (a *Arena) comparedBits(x, y Term, signed bool) (less, decided bool) {
	w := a.nodes[x].sort.Width()
	if w > 64 {
		return false, false
	}
	k, l := a.known(x), a.known(y)
	if k.zeros|k.ones == 0 && l.zeros|l.ones == 0 {
		return false, false
	}
	if signed { // signed order is the unsigned one with the first bit turned round
		sign := uint64(1) << (w - 1)
		turn := func(k knownBits) knownBits {
			return knownBits{zeros: k.zeros&^sign | k.ones&sign, ones: k.ones&^sign | k.zeros&sign}
		}
		k, l = turn(k), turn(l)
	}
	all := mask(w)
	switch {
	case k.most(all) < l.least():
		return true, true
	case k.least() >= l.most(all):
		return false, true
	}
	return false, false
}
