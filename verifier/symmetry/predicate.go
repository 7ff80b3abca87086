package symmetry

import (
	"math/big"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// predicate is an assertion of one variable alone, that it is the address of something that may be accessed.
// It does arithmetic on the address, which does no harm if it holds of the image of each
// address that is exchanged exactly if it holds of the address.
type predicate struct {
	v    *ivl.Var
	cond ivl.Expr
}

// predicateOf gives the one local variable that an assertion with {:access} speaks of; nil if it is no predicate.
func predicateOf(s *ivl.Assert) (v *ivl.Var) {
	if !s.Attrs.Has("access") {
		return nil
	}
	one := true
	ivl.WalkExpr(s.Cond, func(e ivl.Expr) bool {
		switch e := e.(type) {
		case *ivl.Ident:
			one = one && (v == nil || v == e.Var) && e.Var.Kind != ivl.Global && e.Var.Kind != ivl.Const && e.Var.Kind != ivl.Bound
			v = e.Var
		case *ivl.Select, *ivl.Lambda, *ivl.Quantifier:
			one = false
		}
		return true
	})
	if !one {
		return nil
	}
	return v
}

// predicate writes an assertion about v.
func (w *writer) predicate(s *ivl.Assert, v *ivl.Var) {
	w.b.WriteString("predicate ")
	w.local(v)
	it := ivl.NewIdent(ivl.NewVar("it", v.Type, ivl.Local))
	w.b.WriteString(ivl.FormatExpr(ivl.RewriteExpr(s.Cond, func(e ivl.Expr) ivl.Expr {
		if id, ok := e.(*ivl.Ident); ok && id.Var == v {
			return it
		}
		return e
	})))
}

// keeps reports whether p takes each address to one of which all predicates say the same.
func (s *sorts) keeps(p *permutation) bool {
	for _, q := range s.predicates {
		at := s.find(s.element(q.v))
		if at == plain {
			continue
		}
		for a, b := range p.literals[at.slot] {
			x, okX := q.at(a, at.offset)
			y, okY := q.at(b, at.offset)
			if !okX || !okY || x != y {
				return false
			}
		}
	}
	return true
}

// at is whether the predicate holds of a literal, as a hole has it, at an offset.
func (q predicate) at(literal string, offset int64) (holds, known bool) {
	digits, _, _ := strings.Cut(literal, "bv")
	n, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		return false, false
	}
	n.Add(n, big.NewInt(offset))
	x := value.Int(n)
	if bv, ok := ivl.Expand(q.v.Type).(*ivl.BVType); ok {
		x = value.BV(bv.Width, n)
	}
	v, ok := value.Eval(q.cond, func(v *ivl.Var) (value.Value, bool) { return x, v == q.v })
	return ok && v.IsTrue(), ok
}
