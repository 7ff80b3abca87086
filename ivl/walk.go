package ivl

import (
	"fmt"
	"slices"
)

// exprSlots calls f on the places of e's direct subexpressions, left to right: those that Children returns. They are
// written to in copies of e only.
func exprSlots(e Expr, f func(*Expr)) {
	all := func(es []Expr) {
		for i := range es {
			f(&es[i])
		}
	}
	switch e := e.(type) {
	case *BoolLit, *IntLit, *RealLit, *BVLit, *FloatLit, *RModeLit, *Ident:
	case *CodeExpr:
		if e.Formula != nil {
			f(&e.Formula)
		}
	case *Unary:
		f(&e.X)
	case *Binary:
		f(&e.X)
		f(&e.Y)
	case *IfThenElse:
		f(&e.C)
		f(&e.T)
		f(&e.E)
	case *FuncApp:
		all(e.Args)
	case *Select:
		f(&e.M)
		all(e.Args)
	case *Store:
		f(&e.M)
		all(e.Args)
		f(&e.Value)
	case *Extract:
		f(&e.X)
	case *Concat:
		f(&e.X)
		f(&e.Y)
	case *Quantifier:
		for _, t := range e.Triggers {
			all(t.Exprs)
		}
		f(&e.Body)
	case *Lambda:
		f(&e.Body)
	case *Let:
		all(e.Values)
		f(&e.Body)
	case *Old:
		f(&e.X)
	case *Coerce:
		f(&e.X)
	default:
		panic(fmt.Sprintf("ivl.exprSlots: %T", e))
	}
}

// copyExpr is another expression that is like e, with the same subexpressions in places of its own.
func copyExpr(e Expr) Expr {
	switch e := e.(type) {
	case *CodeExpr:
		return &CodeExpr{ExprBase: e.ExprBase, Formula: e.Formula}
	case *Unary:
		return shallow(e)
	case *Binary:
		return shallow(e)
	case *IfThenElse:
		return shallow(e)
	case *FuncApp:
		n := shallow(e)
		n.Args = slices.Clone(e.Args)
		return n
	case *Select:
		n := shallow(e)
		n.Args = slices.Clone(e.Args)
		return n
	case *Store:
		n := shallow(e)
		n.Args = slices.Clone(e.Args)
		return n
	case *Extract:
		return shallow(e)
	case *Concat:
		return shallow(e)
	case *Quantifier:
		n := shallow(e)
		n.Triggers = slices.Clone(e.Triggers)
		for i := range n.Triggers {
			n.Triggers[i].Exprs = slices.Clone(n.Triggers[i].Exprs)
		}
		return n
	case *Lambda:
		return shallow(e)
	case *Let:
		n := shallow(e)
		n.Values = slices.Clone(e.Values)
		return n
	case *Old:
		return shallow(e)
	case *Coerce:
		return shallow(e)
	}
	panic(fmt.Sprintf("ivl.copyExpr: %T", e))
}

func shallow[T any](x *T) *T {
	n := *x
	return &n
}

// mapped is ts with f applied to each, and whether f changed one; it is ts itself if not.
func mapped[T comparable](ts []T, f func(T) T) ([]T, bool) {
	var out []T
	for i, t := range ts {
		u := f(t)
		if u != t && out == nil {
			out = append(make([]T, 0, len(ts)), ts[:i]...)
		}
		if out != nil {
			out = append(out, u)
		}
	}
	if out == nil {
		return ts, false
	}
	return out, true
}

// Children returns the direct subexpressions of e, left to right. Attributes
// are left out; triggers come before the body of a quantifier.
func Children(e Expr) []Expr {
	var out []Expr
	exprSlots(e, func(c *Expr) { out = append(out, *c) })
	return out
}

// WalkExpr calls f on e and then, if f returned true, on its subexpressions.
func WalkExpr(e Expr, f func(Expr) bool) {
	if e != nil && f(e) {
		exprSlots(e, func(c *Expr) { WalkExpr(*c, f) })
	}
}

// RewriteExpr rebuilds e from the leaves up: f receives each node with its
// children already rewritten and returns what takes its place. What does not
// change is shared with e; e itself is never changed.
func RewriteExpr(e Expr, f func(Expr) Expr) Expr {
	if e == nil {
		return nil
	}
	return f(MapChildren(e, func(c Expr) Expr { return RewriteExpr(c, f) }))
}

// MapChildren returns e with f applied to each direct subexpression, or e
// itself when f changed none of them.
func MapChildren(e Expr, f func(Expr) Expr) Expr {
	var few [4]Expr
	parts, changed := few[:0], false
	exprSlots(e, func(c *Expr) {
		x := f(*c)
		changed = changed || x != *c
		parts = append(parts, x)
	})
	if !changed {
		return e
	}
	n := copyExpr(e)
	exprSlots(n, func(c *Expr) { *c, parts = parts[0], parts[1:] })
	return n
}

// Substitute replaces every free use of the variables in s. Bound variables
// are told apart by identity, so nothing is captured as long as no replacement
// mentions a variable that e binds.
func Substitute(e Expr, s map[*Var]Expr) Expr {
	if len(s) == 0 {
		return e
	}
	return RewriteExpr(e, func(e Expr) Expr {
		if id, ok := e.(*Ident); ok {
			if r, ok := s[id.Var]; ok {
				return r
			}
		}
		return e
	})
}

// Mentions reports whether e uses a variable that is so.
func Mentions(e Expr, is func(*Var) bool) bool {
	found := false
	WalkExpr(e, func(e Expr) bool {
		id, ok := e.(*Ident)
		found = found || ok && is(id.Var)
		return !found
	})
	return found
}

// FreeVars calls f on every use of a variable in e that e does not bind.
func FreeVars(e Expr, f func(*Ident)) {
	WalkExpr(e, func(e Expr) bool {
		if id, ok := e.(*Ident); ok && (id.Var == nil || id.Var.Kind != Bound) {
			f(id)
		}
		return true
	})
}
