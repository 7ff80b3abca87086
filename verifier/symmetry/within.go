package symmetry

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// That an address lies in an object, x - first <= last, or begins one, x & mask == 0, is asserted or taken for granted of accesses to memory. Values
// may be permuted that are asked so, if that puts each in the place of one of which the same holds.

// question is what a value is asked for by itself: its answer is computed from it and literals.
type question struct {
	at   sort // of the value
	x    ivl.Expr
	cond ivl.Expr
}

// asks takes e apart if it is such a question. Whether x is a certain value is none.
func asks(e ivl.Expr) (q question, ok bool) {
	switch e := e.(type) {
	case *ivl.FuncApp:
		ok = ivl.EqualTypes(e.Type(), ivl.BoolType) && q.computed(e)
	case *ivl.Binary:
		ok = (e.Op == ivl.Eq || e.Op == ivl.Neq) && (computes(e.X) || computes(e.Y)) && q.computed(e.X) && q.computed(e.Y)
	}
	q.cond = e
	return q, ok && q.x != nil
}

// computes reports whether e is more than another expression and a number.
func computes(e ivl.Expr) bool {
	app, ok := e.(*ivl.FuncApp)
	if !ok {
		return false
	}
	x, _, moved := shifted(app)
	return !moved || computes(x)
}

// computed reports whether e is computed from literals and q's value alone, which is set if it was not known.
func (q *question) computed(e ivl.Expr) bool {
	switch e := e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		return true
	case *ivl.FuncApp:
		if e.Func == nil || !e.Func.Attrs.Has("bvbuiltin") {
			return false
		}
		for _, arg := range e.Args {
			if !q.computed(arg) {
				return false
			}
		}
		return true
	}
	if q.x == nil {
		q.x = e
		return true
	}
	return same(e, q.x)
}

func same(e, x ivl.Expr) bool {
	a, ok := e.(*ivl.Ident)
	b, also := x.(*ivl.Ident)
	if ok || also {
		return ok && also && a.Var == b.Var
	}
	return e == x
}

// applies reports whether e applies the function of SMT-LIB of that name to two arguments.
func applies(e *ivl.FuncApp, name string) bool {
	return len(e.Args) == 2 && e.Func != nil && e.Func.Attrs.Text("bvbuiltin") == name
}

// holds is the answer for a value; it is not known if that is not one of the type.
func (q question) holds(v *big.Int) (yes, known bool) {
	var x ivl.Expr = ivl.NewInt(v)
	if bv, ok := ivl.Expand(q.x.Type()).(*ivl.BVType); ok {
		x = ivl.NewBV(v, bv.Width)
	}
	n, known := value.Eval(ivl.RewriteExpr(q.cond, func(e ivl.Expr) ivl.Expr {
		if same(e, q.x) {
			return x
		}
		return e
	}), nil)
	return known && n.IsTrue(), known
}

// alike reports whether all that values of a sort are asked for holds of both, which are less the sort's offset, or of neither.
func (s *sorts) alike(of slot, a, b string) bool {
	if a == b {
		return true
	}
	x, ok := new(big.Int).SetString(a, 10)
	y, also := new(big.Int).SetString(b, 10)
	if !ok || !also {
		return false
	}
	for _, q := range s.asked {
		at := s.find(q.at)
		if at.slot != of {
			continue
		}
		offset := big.NewInt(at.offset)
		first, known := q.holds(new(big.Int).Add(x, offset))
		second, too := q.holds(new(big.Int).Add(y, offset))
		if !known || !too || first != second {
			return false
		}
	}
	return true
}
