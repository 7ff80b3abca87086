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
func (g *generator) apply(simple func(ts ...Term) Term, op Op, s Sort, p uint64, args ...pair) pair {
	var xs, rs []Term
	for _, x := range args {
		xs = append(xs, x.simple)
		rs = append(rs, x.raw)
	}
	return pair{simple(xs...), g.a.Raw(op, s, p, rs...)}
}

func two(f func(x, y Term) Term) func(ts ...Term) Term {
	return func(ts ...Term) Term { return f(ts[0], ts[1]) }
}

func one(f func(x Term) Term) func(ts ...Term) Term {
	return func(ts ...Term) Term { return f(ts[0]) }
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
		return g.apply(one(a.Not), OpNot, SortBool, 0, g.term(SortBool, d))
	case 1, 2:
		var ts []pair
		for range 1 + g.r.Intn(4) {
			ts = append(ts, g.term(SortBool, d))
		}
		return g.apply(a.And, OpAnd, SortBool, 0, ts...)
	case 3:
		x, y := g.term(SortBool, d), g.term(SortBool, d)
		nx, ny := a.Raw(OpNot, SortBool, 0, x.raw), a.Raw(OpNot, SortBool, 0, y.raw)
		return pair{a.Or(x.simple, y.simple), a.Raw(OpNot, SortBool, 0, a.Raw(OpAnd, SortBool, 0, nx, ny))}
	case 4:
		s := g.sort()
		return g.apply(two(a.Eq), OpEq, SortBool, 0, g.term(s, d), g.term(s, d))
	case 5:
		s := []Sort{SortInt, SortReal}[g.r.Intn(2)]
		return g.apply(two(a.Lt), OpLt, SortBool, 0, g.term(s, d), g.term(s, d))
	case 6:
		s := g.floatSort()
		switch op := g.pick(OpFloatLt, OpFloatLe, OpFloatEq, OpFloatIsNormal, OpFloatIsSubnormal, OpFloatIsZero,
			OpFloatIsInfinite, OpFloatIsNaN, OpFloatIsNegative, OpFloatIsPositive); op {
		case OpFloatLt:
			return g.apply(two(a.FloatLt), op, SortBool, 0, g.term(s, d), g.term(s, d))
		case OpFloatLe:
			return g.apply(two(a.FloatLe), op, SortBool, 0, g.term(s, d), g.term(s, d))
		case OpFloatEq:
			return g.apply(two(a.FloatEq), op, SortBool, 0, g.term(s, d), g.term(s, d))
		default:
			return g.apply(func(ts ...Term) Term { return a.FloatIs(op, ts[0]) }, op, SortBool, 0, g.term(s, d))
		}
	}
	s := BVSort(g.width())
	x, y := g.term(s, d), g.term(s, d)
	if g.r.Intn(2) == 0 {
		return g.apply(two(a.BVUlt), OpBVUlt, SortBool, 0, x, y)
	}
	return g.apply(two(a.BVSlt), OpBVSlt, SortBool, 0, x, y)
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
	binary := map[Op]func(x, y Term) Term{
		OpBVAnd: a.BVAnd, OpBVOr: a.BVOr, OpBVXor: a.BVXor, OpBVAdd: a.BVAdd, OpBVSub: a.BVSub, OpBVMul: a.BVMul,
		OpBVUdiv: a.BVUdiv, OpBVUrem: a.BVUrem, OpBVSdiv: a.BVSdiv, OpBVSrem: a.BVSrem, OpBVSmod: a.BVSmod,
		OpBVShl: a.BVShl, OpBVLshr: a.BVLshr, OpBVAshr: a.BVAshr,
	}
	switch g.r.Intn(16) {
	case 0:
		return g.apply(one(a.BVNot), OpBVNot, s, 0, g.term(s, d))
	case 1:
		return g.apply(one(a.BVNeg), OpBVNeg, s, 0, g.term(s, d))
	case 2, 3:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(two(a.Concat), OpConcat, s, 0, g.term(BVSort(k), d), g.term(BVSort(w-k), d))
		}
	case 4, 5:
		lo, more := g.r.Intn(4), g.r.Intn(4)
		hi := lo + w - 1
		return g.apply(func(ts ...Term) Term { return a.Extract(hi, lo, ts[0]) }, OpExtract, s,
			uint64(hi)<<32|uint64(lo), g.term(BVSort(hi+1+more), d))
	case 6, 7:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(func(ts ...Term) Term { return a.ZeroExt(k, ts[0]) }, OpZeroExt, s, 0, g.term(BVSort(w-k), d))
		}
	case 8:
		if w > 1 {
			k := 1 + g.r.Intn(w-1)
			return g.apply(func(ts ...Term) Term { return a.SignExt(k, ts[0]) }, OpSignExt, s, 0, g.term(BVSort(w-k), d))
		}
	case 9:
		m := g.arraySort(s)
		idx := []pair{g.term(m, d)}
		for _, k := range a.ArrayArgs(m) {
			idx = append(idx, g.term(k, d-1))
		}
		return g.apply(func(ts ...Term) Term { return a.Select(ts[0], ts[1:]...) }, OpSelect, s, 0, idx...)
	case 10:
		if !g.small && w <= 16 {
			return g.apply(func(ts ...Term) Term { return a.IntToBV(w, ts[0]) }, OpIntToBV, s, 0, g.term(SortInt, d))
		}
	case 11:
		f := g.floatSort()
		if w == f.Width() {
			return g.apply(one(a.FloatToBits), OpFloatToBits, s, 0, g.term(f, d))
		}
		if !g.small && w >= 8 && w <= 64 { // Z3 4.8.12 refuses fp.to_sbv to one bit
			r := Rounding(g.r.Intn(5))
			if g.r.Intn(2) == 0 {
				return g.apply(func(ts ...Term) Term { return a.FloatToBV(w, true, r, ts[0]) }, OpFloatToSigned, s, uint64(r), g.term(f, d))
			}
			return g.apply(func(ts ...Term) Term { return a.FloatToBV(w, false, r, ts[0]) }, OpFloatToUnsigned, s, uint64(r), g.term(f, d))
		}
	}
	op := g.pick(OpBVAnd, OpBVOr, OpBVXor, OpBVAdd, OpBVSub, OpBVMul, OpBVUdiv, OpBVUrem, OpBVSdiv, OpBVSrem,
		OpBVSmod, OpBVShl, OpBVLshr, OpBVAshr, OpBVAdd, OpBVSub, OpBVAnd)
	return g.apply(two(binary[op]), op, s, 0, g.term(s, d), g.term(s, d))
}

func (g *generator) number(s Sort, depth int) pair {
	a, d := g.a, depth-1
	switch g.r.Intn(8) {
	case 0:
		return g.apply(one(a.Neg), OpNeg, s, 0, g.term(s, d))
	case 1:
		return g.apply(two(a.Sub), OpSub, s, 0, g.term(s, d), g.term(s, d))
	case 2:
		return g.apply(two(a.Mul), OpMul, s, 0, g.term(s, d), g.constant(s))
	case 3:
		if s == SortReal {
			return g.apply(two(a.RealDiv), OpRealDiv, s, 0, g.term(s, d), g.constant(s))
		}
		if g.r.Intn(2) == 0 {
			return g.apply(two(a.IntMod), OpIntMod, s, 0, g.term(s, d), g.constant(s))
		}
		return g.apply(two(a.IntDiv), OpIntDiv, s, 0, g.term(s, d), g.constant(s))
	case 4:
		if s == SortReal {
			return g.apply(one(a.ToReal), OpToReal, s, 0, g.term(SortInt, d))
		}
		return g.apply(one(a.ToInt), OpToInt, s, 0, g.term(SortReal, d))
	case 5:
		if s == SortInt && !g.small {
			return g.apply(one(a.BVToNat), OpBVToNat, s, 0, g.term(BVSort(8), d))
		}
	}
	return g.apply(two(a.Add), OpAdd, s, 0, g.term(s, d), g.term(s, d))
}

func (g *generator) float(s Sort, depth int) pair {
	a, d := g.a, depth-1
	sig, exp := s.Float()
	r := Rounding(g.r.Intn(5))
	switch g.r.Intn(12) {
	case 0:
		return g.apply(one(a.FloatAbs), OpFloatAbs, s, 0, g.term(s, d))
	case 1:
		return g.apply(one(a.FloatNeg), OpFloatNeg, s, 0, g.term(s, d))
	case 2:
		return g.apply(one(func(x Term) Term { return a.FloatFromBits(sig, exp, x) }), OpFloatFromBits, s, 0, g.term(BVSort(s.Width()), d))
	case 3:
		f := g.floatSort()
		if f != s {
			return g.apply(one(func(x Term) Term { return a.FloatFromFloat(sig, exp, r, x) }), OpFloatFromFloat, s, uint64(r), g.term(f, d))
		}
	case 4:
		return g.apply(one(func(x Term) Term { return a.FloatFromSigned(sig, exp, r, x) }), OpFloatFromSigned, s, uint64(r), g.term(BVSort(g.width()), d))
	case 5:
		return g.apply(one(func(x Term) Term { return a.FloatFromUnsigned(sig, exp, r, x) }), OpFloatFromUnsigned, s, uint64(r), g.term(BVSort(g.width()), d))
	case 6:
		x, y := g.term(s, d), g.term(s, d)
		simple, op := a.FloatMin, OpFloatMin
		if g.r.Intn(2) == 0 {
			simple, op = a.FloatMax, OpFloatMax
		}
		zeros := a.Raw(OpAnd, SortBool, 0, a.Raw(OpFloatIsZero, SortBool, 0, x.raw), a.Raw(OpFloatIsZero, SortBool, 0, y.raw))
		return pair{simple(x.simple, y.simple), a.Raw(OpIte, s, 0, zeros, y.raw, a.Raw(op, s, 0, x.raw, y.raw))}
	case 7:
		if s.Width() <= 16 {
			return g.apply(two(a.FloatRem), OpFloatRem, s, 0, g.term(s, d), g.term(s, d))
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
	return g.apply(func(ts ...Term) Term { return a.FloatArith(op, r, ts...) }, op, s, uint64(r), ts...)
}

func (g *generator) array(s Sort, depth int) pair {
	a, d := g.a, depth-1
	if g.r.Intn(6) == 0 {
		return g.apply(one(func(v Term) Term { return a.ConstArray(s, v) }), OpConstArray, s, 0, g.term(a.ArrayResult(s), d))
	}
	args := []pair{g.term(s, d)}
	for _, k := range a.ArrayArgs(s) {
		args = append(args, g.term(k, d-2))
	}
	args = append(args, g.term(a.ArrayResult(s), d))
	return g.apply(func(ts ...Term) Term { return a.Store(ts[0], ts[1:]...) }, OpStore, s, 0, args...)
}

// assignment gives random values to all variables of t.
func (g *generator) assignment(ts ...Term) Assignment {
	m := Assignment{Vars: map[Term]value.Value{}}
	for _, v := range g.a.Vars(ts...) {
		m.Vars[v] = g.value(g.a.Sort(v))
	}
	return m
}
