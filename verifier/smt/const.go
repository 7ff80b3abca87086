package smt

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl/value"
)

// True is the true term.
func (a *Arena) True() Term { return termTrue }

// False is the false term.
func (a *Arena) False() Term { return termFalse }

// Bool is the constant b.
func (a *Arena) Bool(b bool) Term {
	if b {
		return termTrue
	}
	return termFalse
}

// BV is the bit-vector of width bits with value v modulo 2^width.
func (a *Arena) BV(width int, v uint64) Term {
	s := BVSort(width)
	if width <= 64 {
		return a.cons(OpBVConst, s, v&mask(width))
	}
	return a.cons(OpBVConst, s, uint64(a.internBig(new(big.Int).SetUint64(v))))
}

// BVBig is the bit-vector of width bits with value v modulo 2^width; v may be
// negative.
func (a *Arena) BVBig(width int, v *big.Int) Term {
	return a.encoded(OpBVConst, BVSort(width), value.BV(width, v))
}

// Int is the integer v.
func (a *Arena) Int(v *big.Int) Term {
	return a.cons(OpIntConst, SortInt, uint64(a.internBig(v)))
}

// Int64 is the integer v.
func (a *Arena) Int64(v int64) Term { return a.Int(big.NewInt(v)) }

// Real is the real number v.
func (a *Arena) Real(v *big.Rat) Term {
	key := v.RatString()
	i, ok := a.ratIndex[key]
	if !ok {
		i = uint32(len(a.rats))
		a.rats = append(a.rats, new(big.Rat).Set(v))
		a.ratIndex[key] = i
	}
	return a.cons(OpRealConst, SortReal, uint64(i))
}

// FloatBits is the float with that IEEE encoding; every NaN gives the same
// term. See FloatSort for sig and exp.
func (a *Arena) FloatBits(sig, exp int, bits *big.Int) Term {
	return a.encoded(OpFloatConst, FloatSort(sig, exp), value.Float(sig, exp, bits))
}

// Element is the n-th element of an uninterpreted sort; elements with
// different numbers differ. Solvers may return them in models.
func (a *Arena) Element(s Sort, n uint64) Term {
	if s.Kind() != UninterpretedKind {
		panic("smt: element of " + a.SortString(s))
	}
	return a.cons(OpElement, s, n)
}

func (a *Arena) internBig(v *big.Int) uint32 {
	key := string(v.Bytes())
	if v.Sign() < 0 {
		key = "-" + key
	} else {
		key = "+" + key
	}
	i, ok := a.bigIndex[key]
	if !ok {
		i = uint32(len(a.bigs))
		a.bigs = append(a.bigs, new(big.Int).Set(v))
		a.bigIndex[key] = i
	}
	return i
}

// IsConst reports whether t is a constant that is not an array.
func (a *Arena) IsConst(t Term) bool {
	switch a.nodes[t].op {
	case OpTrue, OpFalse, OpBVConst, OpIntConst, OpRealConst, OpFloatConst, OpElement:
		return true
	}
	return false
}

// ConstBool is the value of a Boolean constant.
func (a *Arena) ConstBool(t Term) (value, ok bool) {
	return t == termTrue, t == termTrue || t == termFalse
}

// ConstBV is the unsigned value of a bit-vector constant. The integer must not
// be changed.
func (a *Arena) ConstBV(t Term) (*big.Int, bool) {
	if a.nodes[t].op != OpBVConst {
		return nil, false
	}
	return a.constBig(t), true
}

// constVal is the value of a constant.
func (a *Arena) constVal(t Term) value.Value {
	n := &a.nodes[t]
	switch n.op {
	case OpTrue, OpFalse:
		return value.Bool(t == termTrue)
	case OpBVConst:
		if w := n.sort.Width(); w <= 64 {
			return value.BV64(w, n.p)
		}
		return value.BV(n.sort.Width(), a.bigs[n.p])
	case OpFloatConst:
		sig, exp := n.sort.Float()
		return value.Float(sig, exp, a.constBig(t))
	case OpIntConst:
		return value.Int(a.bigs[n.p])
	case OpRealConst:
		return value.Real(a.rats[n.p])
	case OpElement:
		return value.Elem(a.SortName(n.sort), n.p)
	}
	panic(fmt.Sprintf("smt: %v is no constant", n.op))
}

// constBig is the unsigned value of a bit-vector constant, the encoding of a
// float or the value of an integer. It may be shared.
func (a *Arena) constBig(t Term) *big.Int {
	n := &a.nodes[t]
	if n.op != OpIntConst && n.sort.Width() <= 64 {
		return new(big.Int).SetUint64(n.p)
	}
	return a.bigs[n.p]
}

// Const is the term for a value of sort s, or false if v has another kind. A
// map becomes stores, in the order of its entries, into a constant array.
func (a *Arena) Const(s Sort, v value.Value) (Term, bool) {
	switch k := s.Kind(); {
	case k == BoolKind && v.Kind() == value.BoolKind:
		return a.Bool(v.IsTrue()), true
	case k == IntKind && v.Kind() == value.IntKind:
		return a.Int(v.BigInt()), true
	case k == RealKind && v.Kind() == value.RealKind:
		return a.Real(v.Rat()), true
	case k == BVKind && v.Kind() == value.BVKind && v.Width() == s.Width():
		return a.encoded(OpBVConst, s, v), true
	case k == FloatKind && v.Kind() == value.FloatKind:
		sig, exp := v.FloatFormat()
		if FloatSort(sig, exp) != s {
			return 0, false
		}
		return a.encoded(OpFloatConst, s, v), true
	case k == UninterpretedKind && v.Kind() == value.ElemKind:
		_, n := v.ElemNumber()
		return a.Element(s, n), true
	case k == ArrayKind && v.Kind() == value.MapKind:
		return a.constMap(s, v)
	}
	return 0, false
}

func (a *Arena) encoded(op Op, s Sort, v value.Value) Term {
	if u, ok := v.Uint64(); ok && s.Width() <= 64 {
		return a.cons(op, s, u)
	}
	return a.cons(op, s, uint64(a.internBig(v.BigInt())))
}

func (a *Arena) constMap(s Sort, v value.Value) (Term, bool) {
	res, idx := a.ArrayResult(s), a.ArrayArgs(s)
	def, ok := a.Const(res, v.Default())
	if !ok {
		return 0, false
	}
	t := a.ConstArray(s, def)
	v.Each(func(keys []value.Value, x value.Value) bool {
		args := make([]Term, len(idx)+2)
		args[0] = t
		if ok = len(keys) == len(idx); !ok {
			return false
		}
		for i, k := range keys {
			if args[i+1], ok = a.Const(idx[i], k); !ok {
				return false
			}
		}
		if args[len(idx)+1], ok = a.Const(res, x); ok {
			t = a.cons(OpStore, s, 0, args...)
		}
		return ok
	})
	return t, ok
}

// constant is Const for a value known to fit.
func (a *Arena) constant(s Sort, v value.Value) Term {
	t, ok := a.Const(s, v)
	if !ok {
		panic(fmt.Sprintf("smt: %v is not of sort %s", v, a.SortString(s)))
	}
	return t
}

func mask(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

var (
	zeroInt = new(big.Int)
	zeroRat = new(big.Rat)
)
