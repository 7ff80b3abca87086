package tests

import (
	"fmt"
	"math"
)

// operator chooses one of several texts.
func (g *generator) operator(texts ...string) string { return texts[g.Intn(len(texts))] }

// constant is a literal of type t, often one at the edge.
func (g *generator) constant(t *scalar) string {
	if t.float {
		return fmt.Sprintf("%g", []float64{0, 1, -1, 0.5, -2.25, 1e10, 1e-10, 3.14159, float64(g.Intn(1000)), g.NormFloat64()}[g.Intn(10)])
	}
	if t.bits == 1 {
		return fmt.Sprint(g.Intn(2))
	}
	high := uint64(1)<<(t.bits-1) - 1 // the largest signed value
	var n int64
	switch g.Intn(4) {
	case 0:
		n = int64(g.Intn(9)) - 4
	case 1:
		n = int64([]uint64{high, high + 1, 2*high + 1}[g.Intn(3)])
	default:
		n = int64(g.Uint64())
	}
	if !t.signed {
		return fmt.Sprintf("%du%s", uint64(n)&(2*high+1), map[bool]string{true: "ll"}[t.bits == 64])
	}
	n = n << (64 - t.bits) >> (64 - t.bits)
	if n == math.MinInt64 {
		return "(-9223372036854775807ll - 1)"
	}
	if t.bits == 32 && n == math.MinInt32 {
		return "(-2147483647 - 1)"
	}
	return fmt.Sprintf("%d%s", n, map[bool]string{true: "ll"}[t.bits == 64])
}

// part goes from a place into a random part of it, or stays.
func (g *generator) part(place string, t ctype) (string, ctype) {
	switch u := t.(type) {
	case *pointer:
		return g.part(fmt.Sprintf("%s[%s]", place, g.index(u.size)), u.elem)
	case *record:
		f := u.fields[g.Intn(len(u.fields))]
		if f.bits == 0 && g.chance(2) {
			return g.part(place+"."+f.name, f.t)
		}
	case *array:
		if g.chance(2) {
			return g.part(fmt.Sprintf("%s[%s]", place, g.index(u.size)), u.elem)
		}
	}
	return place, t
}

// index is an index into an array of size elements. In an index there are only
// constant ones.
func (g *generator) index(size int) string {
	if g.inIndex || g.chance(2) {
		return fmt.Sprint(g.Intn(size))
	}
	g.inIndex = true
	defer func() { g.inIndex = false }()
	return fmt.Sprintf("%s & %d", g.integerValue(1), size-1)
}

// place is a scalar object; written says that it is going to be assigned to.
func (g *generator) place(written bool) (string, *scalar, bool) {
	for tries := 0; tries < 10; tries++ {
		v := g.scope[g.Intn(len(g.scope))]
		if written && v.fixed {
			continue
		}
		place, t := v.name, v.t
		for {
			if s, ok := t.(*scalar); ok {
				return place, s, true
			}
			switch u := t.(type) {
			case *pointer:
				if _, ok := u.elem.(*record); ok && g.chance(2) {
					place, t = "(*"+place+")", u.elem
				} else {
					place, t = fmt.Sprintf("%s[%s]", place, g.index(u.size)), u.elem
				}
			case *array:
				place, t = fmt.Sprintf("%s[%s]", place, g.index(u.size)), u.elem
			case *record:
				f := u.fields[g.Intn(len(u.fields))]
				place, t = place+"."+f.name, f.t
			default:
				panic(fmt.Sprintf("%T", t))
			}
		}
	}
	return "", nil, false
}

// find gives an object of type t.
func (g *generator) find(t ctype) (string, bool) {
	for tries := 0; tries < 20; tries++ {
		v := g.scope[g.Intn(len(g.scope))]
		if place, u := g.part(v.name, v.t); sameType(u, t) {
			return place, true
		}
		if sameType(v.t, t) {
			return v.name, true
		}
	}
	return "", false
}

// sameType compares scalars and records by identity, arrays by their parts.
func sameType(t, u ctype) bool {
	a, ok1 := t.(*array)
	b, ok2 := u.(*array)
	if ok1 && ok2 {
		return a.size == b.size && sameType(a.elem, b.elem)
	}
	return t == u
}

// address is a pointer of type t: to an array of its size or twice that, or
// the value of a pointer variable.
func (g *generator) address(t *pointer) (string, bool) {
	for tries := 0; tries < 40; tries++ {
		v := g.scope[g.Intn(len(g.scope))]
		if p, ok := v.t.(*pointer); ok && sameType(p.elem, t.elem) {
			return v.name, true
		}
		place, u := g.part(v.name, v.t)
		if a, ok := u.(*array); ok && sameType(a.elem, t.elem) {
			if a.size == t.size {
				return place, true
			}
			return fmt.Sprintf("&%s[%s]", place, g.index(a.size-t.size)), true
		}
	}
	return "", false
}

// value is an expression for a scalar or a record.
func (g *generator) value(t ctype) string {
	switch t := t.(type) {
	case *scalar:
		return g.expression(t, 2)
	case *record:
		place, ok := g.find(t)
		switch other, _ := g.find(t); {
		case !ok:
			return fmt.Sprintf("(%s)%s", typeName(t), g.initializer(t, g.leaf))
		case g.chance(3) && other != "":
			return fmt.Sprintf("(%s ? %s : %s)", g.integerValue(2), place, other)
		default:
			return place
		}
	default:
		panic(fmt.Sprintf("%T", t))
	}
}

// expression is an expression of type t, nested at most depth times.
func (g *generator) expression(t *scalar, depth int) string {
	if t.float {
		return g.floating(depth)
	}
	return fmt.Sprintf("(%s)%s", t.name, g.integerValue(depth))
}

// integerValue is an integer expression in brackets, of whatever type.
func (g *generator) integerValue(depth int) string {
	text, _ := g.integerExpression(depth)
	return text
}

// promoted is the type of an operand of type t after the integer promotions.
func promoted(t *scalar) *scalar {
	if t.bits < 32 {
		return intType
	}
	return t
}

// common is the type of an operation on operands of types a and b.
func common(a, b *scalar) *scalar {
	a, b = promoted(a), promoted(b)
	if a.bits < b.bits || a.bits == b.bits && a.signed {
		return b
	}
	return a
}

// unsigned is the unsigned type as wide as t, which is promoted.
func unsigned(t *scalar) *scalar {
	if t.bits == 64 {
		return ullongType
	}
	return uintType
}

// integerExpression is an integer expression in brackets, and its type. Signed
// operations that may overflow are done unsigned, shifts are masked, and
// divisors are made such that no quotient overflows.
func (g *generator) integerExpression(depth int) (string, *scalar) {
	if depth == 0 || g.chance(6) {
		return g.integerLeaf()
	}
	if g.floats && g.chance(8) {
		if g.chance(2) {
			return fmt.Sprintf("(%s %s %s)", g.floating(depth-1), g.operator("<", "<=", ">", ">=", "==", "!="), g.floating(depth-1)), intType
		}
		t := g.integer()
		f := g.floating(0)
		return fmt.Sprintf("(%s > 0 && %s < 100 ? (%s)%s : (%s)5)", f, f, t.name, f, t.name), t
	}
	a, ta := g.integerExpression(depth - 1)
	if g.chance(4) {
		return g.unary(a, ta)
	}
	b, tb := g.integerExpression(depth - 1)
	t := common(ta, tb)
	u := unsigned(t)
	switch g.Intn(8) {
	case 0, 1:
		op := g.operator("+", "-", "*")
		if !t.signed || ta.bits+tb.bits <= 31 {
			return fmt.Sprintf("(%s %s %s)", a, op, b), t
		}
		return fmt.Sprintf("((%s)((%s)%s %s (%s)%s))", t.name, u.name, a, op, u.name, b), t
	case 2:
		op := g.operator("/", "%")
		switch {
		case !t.signed:
			return fmt.Sprintf("(%s %s (%s | 1))", a, op, b), t
		case g.chance(2):
			return fmt.Sprintf("(%s %s ((%s & 255) + 1))", a, op, b), t
		default:
			return fmt.Sprintf("(%s %s (-(%s & 15) - 2))", a, op, b), t
		}
	case 3:
		p := promoted(ta)
		if g.chance(2) {
			return fmt.Sprintf("(%s >> (%s & %d))", a, b, p.bits-1), p
		}
		if !p.signed {
			return fmt.Sprintf("(%s << (%s & %d))", a, b, p.bits-1), p
		}
		return fmt.Sprintf("((%s)((%s)%s << (%s & %d)))", p.name, unsigned(p).name, a, b, p.bits-1), p
	case 4:
		return fmt.Sprintf("(%s %s %s)", a, g.operator("&", "|", "^"), b), t
	case 5:
		return fmt.Sprintf("(%s %s %s)", a, g.operator("<", "<=", ">", ">=", "==", "!="), b), intType
	case 6:
		return fmt.Sprintf("(%s %s %s)", a, g.operator("&&", "||"), b), intType
	default:
		return fmt.Sprintf("(%s ? %s : %s)", g.integerValue(depth-1), a, b), t
	}
}

// unary applies an operator of one operand, or a cast.
func (g *generator) unary(a string, t *scalar) (string, *scalar) {
	p := promoted(t)
	switch g.Intn(5) {
	case 0:
		return fmt.Sprintf("(~%s)", a), p
	case 1:
		return fmt.Sprintf("(!%s)", a), intType
	case 2:
		return fmt.Sprintf("((%s)-(%s)%s)", p.name, unsigned(p).name, a), p
	default:
		t := g.integer()
		return fmt.Sprintf("((%s)%s)", t.name, a), t
	}
}

// integerLeaf is a constant or an object; reading one gives it its own type
// again, for a bit-field may be narrower.
func (g *generator) integerLeaf() (string, *scalar) {
	if !g.chance(4) {
		for tries := 0; tries < 4; tries++ {
			if place, t, ok := g.place(false); ok && !t.float {
				return fmt.Sprintf("((%s)%s)", t.name, place), t
			}
		}
	}
	t := g.integer()
	return fmt.Sprintf("((%s)%s)", t.name, g.constant(t)), t
}

// floating is a floating-point expression in brackets.
func (g *generator) floating(depth int) string {
	if depth == 0 || g.chance(5) {
		for tries := 0; tries < 4; tries++ {
			if place, t, ok := g.place(false); ok && t.float {
				return place
			}
		}
		return fmt.Sprintf("((%s)%s)", g.operator("double", "float"), g.constant(doubleType))
	}
	switch g.Intn(7) {
	case 0:
		return fmt.Sprintf("((%s)%s)", g.operator("double", "float"), g.integerValue(depth-1))
	case 1:
		return fmt.Sprintf("((%s)%s)", g.operator("double", "float"), g.floating(depth-1))
	case 2:
		return fmt.Sprintf("(-%s)", g.floating(depth-1))
	case 3:
		return fmt.Sprintf("(%s ? %s : %s)", g.integerValue(depth-1), g.floating(depth-1), g.floating(depth-1))
	default:
		return fmt.Sprintf("(%s %s %s)", g.floating(depth-1), g.operator("+", "-", "*", "/"), g.floating(depth-1))
	}
}
