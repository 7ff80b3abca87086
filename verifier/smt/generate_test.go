package smt_test

import (
	"fmt"
	"math/big"
	"math/rand"

	"github.com/gsmack/gsmack/ivl/value"
	. "github.com/gsmack/gsmack/verifier/smt"
)

// pair is one random expression built twice: by the simplifying constructors
// and without any simplification.
type pair struct{ simple, raw Term }

// generator makes random expressions over few variables and many constants,
// so that the simplifications have something to do.
type generator struct {
	a *Arena
	r *rand.Rand
	// small avoids operators on which Z3 is slow.
	small bool
}

func (g *generator) both(t Term) pair { return pair{t, t} }

func (g *generator) variable(s Sort) pair {
	return g.both(g.a.Var(fmt.Sprintf("v%d.%x", g.r.Intn(3), uint32(s)), s))
}

func (g *generator) constant(s Sort) pair {
	t, ok := g.a.Const(s, g.value(s))
	if !ok {
		panic("no constant")
	}
	return g.both(t)
}

// value is a random value, often one at the edge.
func (g *generator) value(s Sort) value.Value {
	r := g.r
	switch s.Kind() {
	case BoolKind:
		return value.Bool(r.Intn(2) == 0)
	case BVKind:
		w := s.Width()
		n := new(big.Int)
		switch r.Intn(5) {
		case 0:
			n.SetInt64(int64(r.Intn(3) - 1))
		case 1:
			n.Lsh(big.NewInt(1), uint(r.Intn(w)))
		case 2:
			n.Sub(n.Lsh(big.NewInt(1), uint(r.Intn(w))), big.NewInt(1))
		case 3:
			n.SetInt64(int64(r.Intn(9)))
		default:
			n.Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(w)))
		}
		return value.BV(w, n)
	case IntKind:
		return value.Int64(int64(r.Intn(15) - 7))
	case RealKind:
		return value.Real(big.NewRat(int64(r.Intn(15)-7), int64(r.Intn(3)+1)))
	case FloatKind:
		sig, exp := s.Float()
		n := new(big.Int).Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(s.Width())))
		if r.Intn(3) == 0 { // near a zero, a subnormal, one, infinity
			n.Rsh(n, uint(s.Width()-3))
			n.Lsh(n, uint([]int{0, sig - 1, s.Width() - 3}[r.Intn(3)]))
		}
		return value.Float(sig, exp, n)
	case UninterpretedKind:
		return value.Elem(g.a.SortName(s), uint64(r.Intn(3)))
	case ArrayKind:
		v := value.NewMap(g.value(g.a.ArrayResult(s)))
		for range r.Intn(3) {
			var keys []value.Value
			for _, k := range g.a.ArrayArgs(s) {
				keys = append(keys, g.value(k))
			}
			v = v.Store(keys, g.value(g.a.ArrayResult(s)))
		}
		return v
	}
	panic("no value")
}

func (g *generator) pick(ops ...Op) Op { return ops[g.r.Intn(len(ops))] }

// term makes an expression of sort s; depth bounds its height.
func (g *generator) term(s Sort, depth int) pair {
	if depth <= 0 || g.r.Intn(8) == 0 {
		if g.r.Intn(5) < 2 {
			return g.constant(s)
		}
		return g.variable(s)
	}
	if g.r.Intn(6) == 0 {
		c, x, y := g.term(SortBool, depth-1), g.term(s, depth-1), g.term(s, depth-1)
		return pair{g.a.Ite(c.simple, x.simple, y.simple), g.a.Raw(OpIte, s, 0, c.raw, x.raw, y.raw)}
	}
	switch s.Kind() {
	case BoolKind:
		return g.boolean(depth)
	case BVKind:
		return g.bv(s, depth)
	case IntKind, RealKind:
		return g.number(s, depth)
	case FloatKind:
		return g.float(s, depth)
	case ArrayKind:
		return g.array(s, depth)
	}
	return g.variable(s)
}

// apply builds op with both kinds of arguments.
func (g *generator) apply(op Op, s Sort, p uint64, args ...pair) pair {
	var xs, rs []Term
	for _, x := range args {
		xs = append(xs, x.simple)
		rs = append(rs, x.raw)
	}
	return pair{g.a.Build(op, s, p, xs...), g.a.Raw(op, s, p, rs...)}
}

func (g *generator) width() int {
	if g.small {
		return 1 + g.r.Intn(5)
	}
	if g.r.Intn(4) == 0 {
		return 1 + g.r.Intn(128)
	}
	return []int{1, 3, 8, 8, 16, 32, 32, 64, 65, 128}[g.r.Intn(10)]
}

func (g *generator) boolean(depth int) pair {
	a, d := g.a, depth-1
	switch g.r.Intn(9) {
	case 0:
		return g.apply(OpNot, SortBool, 0, g.term(SortBool, d))
	case 1, 2:
		var ts []pair
		for range 1 + g.r.Intn(4) {
			ts = append(ts, g.term(SortBool, d))
		}
		return g.apply(OpAnd, SortBool, 0, ts...)
	case 3:
		x, y := g.term(SortBool, d), g.term(SortBool, d)
		nx, ny := a.Raw(OpNot, SortBool, 0, x.raw), a.Raw(OpNot, SortBool, 0, y.raw)
		return pair{a.Or(x.simple, y.simple), a.Raw(OpNot, SortBool, 0, a.Raw(OpAnd, SortBool, 0, nx, ny))}
	case 4:
		s := g.sort()
		return g.apply(OpEq, SortBool, 0, g.term(s, d), g.term(s, d))
	case 5:
		s := []Sort{SortInt, SortReal}[g.r.Intn(2)]
		return g.apply(OpLt, SortBool, 0, g.term(s, d), g.term(s, d))
	case 6:
		s := g.floatSort()
		op := g.pick(OpFloatLt, OpFloatLe, OpFloatEq, OpFloatIsNormal, OpFloatIsSubnormal, OpFloatIsZero,
			OpFloatIsInfinite, OpFloatIsNaN, OpFloatIsNegative, OpFloatIsPositive)
		if op <= OpFloatEq {
			return g.apply(op, SortBool, 0, g.term(s, d), g.term(s, d))
		}
		return g.apply(op, SortBool, 0, g.term(s, d))
	}
	s := BVSort(g.width())
	x, y := g.term(s, d), g.term(s, d)
	if g.r.Intn(2) == 0 {
		return g.apply(OpBVUlt, SortBool, 0, x, y)
	}
	return g.apply(OpBVSlt, SortBool, 0, x, y)
}

func (g *generator) floatSort() Sort {
	if g.small {
		return FloatSort(5, 4)
	}
	return []Sort{FloatSort(5, 4), FloatSort(11, 5), FloatSort(24, 8), FloatSort(53, 11)}[g.r.Intn(4)]
}

func (g *generator) arraySort(result Sort) Sort {
	if g.r.Intn(3) == 0 {
		return g.a.ArraySort(result, BVSort(2), SortBool)
	}
	return g.a.ArraySort(result, BVSort(3))
}

func (g *generator) sort() Sort {
	switch g.r.Intn(10) {
	case 0:
		return SortBool
	case 1:
		return SortInt
	case 2:
		return SortReal
	case 3:
		return g.floatSort()
	case 4:
		return g.arraySort(BVSort(4))
	case 5:
		return g.a.UninterpretedSort("U")
	}
	return BVSort(g.width())
}

func (g *generator) bv(s Sort, depth int) pair {
	a, d, w := g.a, depth-1, s.Width()
	switch g.r.Intn(16) {
	case 0:
		return g.apply(OpBVNot, s, 0, g.term(s, d))
	case 1:
		return g.apply(OpBVNeg, s, 0, g.term(s, d))
	case 2, 3:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(OpConcat, s, 0, g.term(BVSort(k), d), g.term(BVSort(w-k), d))
		}
	case 4, 5:
		lo, more := g.r.Intn(4), g.r.Intn(4)
		hi := lo + w - 1
		return g.apply(OpExtract, s,
			uint64(hi)<<32|uint64(lo), g.term(BVSort(hi+1+more), d))
	case 6, 7:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(OpZeroExt, s, 0, g.term(BVSort(w-k), d))
		}
	case 8:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(OpSignExt, s, 0, g.term(BVSort(w-k), d))
		}
	case 9:
		m := g.arraySort(s)
		idx := []pair{g.term(m, d)}
		for _, k := range a.ArrayArgs(m) {
			idx = append(idx, g.term(k, d-1))
		}
		return g.apply(OpSelect, s, 0, idx...)
	case 10:
		if !g.small && w <= 16 {
			return g.apply(OpIntToBV, s, 0, g.term(SortInt, d))
		}
	case 11:
		f := g.floatSort()
		if w == f.Width() {
			return g.apply(OpFloatToBits, s, 0, g.term(f, d))
		}
		if !g.small && w >= 8 && w <= 64 { // Z3 4.8.12 refuses fp.to_sbv to one bit
			r := Rounding(g.r.Intn(5))
			if g.r.Intn(2) == 0 {
				return g.apply(OpFloatToSigned, s, uint64(r), g.term(f, d))
			}
			return g.apply(OpFloatToUnsigned, s, uint64(r), g.term(f, d))
		}
	}
	op := g.pick(OpBVAnd, OpBVOr, OpBVXor, OpBVAdd, OpBVSub, OpBVMul, OpBVUdiv, OpBVUrem, OpBVSdiv, OpBVSrem,
		OpBVSmod, OpBVShl, OpBVLshr, OpBVAshr, OpBVAdd, OpBVSub, OpBVAnd)
	return g.apply(op, s, 0, g.term(s, d), g.term(s, d))
}

func (g *generator) number(s Sort, depth int) pair {
	d := depth - 1
	switch g.r.Intn(8) {
	case 0:
		return g.apply(OpNeg, s, 0, g.term(s, d))
	case 1:
		return g.apply(OpSub, s, 0, g.term(s, d), g.term(s, d))
	case 2:
		return g.apply(OpMul, s, 0, g.term(s, d), g.constant(s))
	case 3:
		if s == SortReal {
			return g.apply(OpRealDiv, s, 0, g.term(s, d), g.constant(s))
		}
		if g.r.Intn(2) == 0 {
			return g.apply(OpIntMod, s, 0, g.term(s, d), g.constant(s))
		}
		return g.apply(OpIntDiv, s, 0, g.term(s, d), g.constant(s))
	case 4:
		if s == SortReal {
			return g.apply(OpToReal, s, 0, g.term(SortInt, d))
		}
		return g.apply(OpToInt, s, 0, g.term(SortReal, d))
	case 5:
		if s == SortInt && !g.small {
			return g.apply(OpBVToNat, s, 0, g.term(BVSort(8), d))
		}
	}
	return g.apply(OpAdd, s, 0, g.term(s, d), g.term(s, d))
}

func (g *generator) float(s Sort, depth int) pair {
	a, d := g.a, depth-1
	r := Rounding(g.r.Intn(5))
	switch g.r.Intn(12) {
	case 0:
		return g.apply(OpFloatAbs, s, 0, g.term(s, d))
	case 1:
		return g.apply(OpFloatNeg, s, 0, g.term(s, d))
	case 2:
		return g.apply(OpFloatFromBits, s, 0, g.term(BVSort(s.Width()), d))
	case 3:
		f := g.floatSort()
		if f != s {
			return g.apply(OpFloatFromFloat, s, uint64(r), g.term(f, d))
		}
	case 4:
		return g.apply(OpFloatFromSigned, s, uint64(r), g.term(BVSort(g.width()), d))
	case 5:
		return g.apply(OpFloatFromUnsigned, s, uint64(r), g.term(BVSort(g.width()), d))
	case 6:
		x, y := g.term(s, d), g.term(s, d)
		op := g.pick(OpFloatMin, OpFloatMax)
		zeros := a.Raw(OpAnd, SortBool, 0, a.Raw(OpFloatIsZero, SortBool, 0, x.raw), a.Raw(OpFloatIsZero, SortBool, 0, y.raw))
		return pair{a.Build(op, s, 0, x.simple, y.simple), a.Raw(OpIte, s, 0, zeros, y.raw, a.Raw(op, s, 0, x.raw, y.raw))}
	case 7:
		if s.Width() <= 16 {
			return g.apply(OpFloatRem, s, 0, g.term(s, d), g.term(s, d))
		}
	}
	op := g.pick(OpFloatAdd, OpFloatSub, OpFloatMul, OpFloatDiv, OpFloatFMA, OpFloatSqrt, OpFloatRound)
	if (op == OpFloatFMA || op == OpFloatRound) && s.Width() < 16 {
		op = OpFloatAdd // Z3 4.8.12 is wrong on these, or refuses to work, in very small formats
	}
	n := map[Op]int{OpFloatFMA: 3, OpFloatSqrt: 1, OpFloatRound: 1}[op]
	if n == 0 {
		n = 2
	}
	var ts []pair
	for range n {
		ts = append(ts, g.term(s, d))
	}
	return g.apply(op, s, uint64(r), ts...)
}

func (g *generator) array(s Sort, depth int) pair {
	a, d := g.a, depth-1
	if g.r.Intn(6) == 0 {
		return g.apply(OpConstArray, s, 0, g.term(a.ArrayResult(s), d))
	}
	args := []pair{g.term(s, d)}
	for _, k := range a.ArrayArgs(s) {
		args = append(args, g.term(k, d-2))
	}
	args = append(args, g.term(a.ArrayResult(s), d))
	return g.apply(OpStore, s, 0, args...)
}

// assignment gives random values to all variables of t.
func (g *generator) assignment(ts ...Term) Assignment {
	m := Assignment{Vars: map[Term]value.Value{}}
	for _, v := range g.a.Vars(ts...) {
		m.Vars[v] = g.value(g.a.Sort(v))
	}
	return m
}
