package ivl

import "fmt"

// Children returns the direct subexpressions of e, left to right. Attributes
// are left out; triggers come before the body of a quantifier.
func Children(e Expr) []Expr {
	var out []Expr
	eachChild(e, func(c Expr) { out = append(out, c) })
	return out
}

// eachChild calls f on the expressions that Children returns, without making a list of them.
func eachChild(e Expr, f func(Expr)) {
	all := func(es []Expr) {
		for _, c := range es {
			f(c)
		}
	}
	switch e := e.(type) {
	case *BoolLit, *IntLit, *RealLit, *BVLit, *FloatLit, *RModeLit, *Ident:
	case *CodeExpr:
		if e.Formula != nil {
			f(e.Formula)
		}
	case *Unary:
		f(e.X)
	case *Binary:
		f(e.X)
		f(e.Y)
	case *IfThenElse:
		f(e.C)
		f(e.T)
		f(e.E)
	case *FuncApp:
		all(e.Args)
	case *Select:
		f(e.M)
		all(e.Args)
	case *Store:
		f(e.M)
		all(e.Args)
		f(e.Value)
	case *Extract:
		f(e.X)
	case *Concat:
		f(e.X)
		f(e.Y)
	case *Quantifier:
		for _, t := range e.Triggers {
			all(t.Exprs)
		}
		f(e.Body)
	case *Lambda:
		f(e.Body)
	case *Let:
		all(e.Values)
		f(e.Body)
	case *Old:
		f(e.X)
	case *Coerce:
		f(e.X)
	default:
		panic(fmt.Sprintf("ivl.Children: %T", e))
	}
}

// WalkExpr calls f on e and then, if f returned true, on its subexpressions.
func WalkExpr(e Expr, f func(Expr) bool) {
	var walk func(Expr)
	walk = func(e Expr) {
		if e != nil && f(e) {
			eachChild(e, walk)
		}
	}
	walk(e)
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
	switch e := e.(type) {
	case *BoolLit, *IntLit, *RealLit, *BVLit, *FloatLit, *RModeLit, *Ident:
		return e
	case *CodeExpr:
		if e.Formula == nil {
			return e
		}
		if x := f(e.Formula); x != e.Formula {
			return &CodeExpr{ExprBase: e.ExprBase, Formula: x}
		}
		return e
	case *Unary:
		if x := f(e.X); x != e.X {
			n := *e
			n.X = x
			return &n
		}
		return e
	case *Binary:
		if x, y := f(e.X), f(e.Y); x != e.X || y != e.Y {
			n := *e
			n.X, n.Y = x, y
			return &n
		}
		return e
	case *IfThenElse:
		if c, t, g := f(e.C), f(e.T), f(e.E); c != e.C || t != e.T || g != e.E {
			n := *e
			n.C, n.T, n.E = c, t, g
			return &n
		}
		return e
	case *FuncApp:
		if args, changed := mapExprs(e.Args, f); changed {
			n := *e
			n.Args = args
			return &n
		}
		return e
	case *Select:
		m := f(e.M)
		args, changed := mapExprs(e.Args, f)
		if changed || m != e.M {
			n := *e
			n.M, n.Args = m, args
			return &n
		}
		return e
	case *Store:
		m := f(e.M)
		args, changed := mapExprs(e.Args, f)
		v := f(e.Value)
		if changed || m != e.M || v != e.Value {
			n := *e
			n.M, n.Args, n.Value = m, args, v
			return &n
		}
		return e
	case *Extract:
		if x := f(e.X); x != e.X {
			n := *e
			n.X = x
			return &n
		}
		return e
	case *Concat:
		if x, y := f(e.X), f(e.Y); x != e.X || y != e.Y {
			n := *e
			n.X, n.Y = x, y
			return &n
		}
		return e
	case *Quantifier:
		return mapQuantifier(e, f)
	case *Lambda:
		if b := f(e.Body); b != e.Body {
			n := *e
			n.Body = b
			return &n
		}
		return e
	case *Let:
		vs, changed := mapExprs(e.Values, f)
		if b := f(e.Body); changed || b != e.Body {
			n := *e
			n.Values, n.Body = vs, b
			return &n
		}
		return e
	case *Old:
		if x := f(e.X); x != e.X {
			n := *e
			n.X = x
			return &n
		}
		return e
	case *Coerce:
		if x := f(e.X); x != e.X {
			n := *e
			n.X = x
			return &n
		}
		return e
	default:
		panic(fmt.Sprintf("ivl.MapChildren: %T", e))
	}
}

func mapQuantifier(e *Quantifier, f func(Expr) Expr) Expr {
	var triggers []Trigger
	changed := false
	for i, t := range e.Triggers {
		es, c := mapExprs(t.Exprs, f)
		if c && !changed {
			changed = true
			triggers = append([]Trigger(nil), e.Triggers...)
		}
		if c {
			triggers[i].Exprs = es
		}
	}
	b := f(e.Body)
	if !changed && b == e.Body {
		return e
	}
	n := *e
	n.Body = b
	if changed {
		n.Triggers = triggers
	}
	return &n
}

func mapExprs(es []Expr, f func(Expr) Expr) ([]Expr, bool) {
	var out []Expr
	for i, e := range es {
		g := f(e)
		if g != e && out == nil {
			out = append(make([]Expr, 0, len(es)), es[:i]...)
		}
		if out != nil {
			out = append(out, g)
		}
	}
	if out == nil {
		return es, false
	}
	return out, true
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
