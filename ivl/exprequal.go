package ivl

import "slices"

// EqualExprs reports whether two checked expressions are the same operators over the same variables and literals; of such that bind variables, and of old ones,
// whether they are printed alike.
func EqualExprs(a, b Expr) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *BoolLit:
		b, ok := b.(*BoolLit)
		return ok && a.Value == b.Value
	case *IntLit:
		b, ok := b.(*IntLit)
		return ok && a.Value.Cmp(b.Value) == 0
	case *BVLit:
		b, ok := b.(*BVLit)
		return ok && a.Width == b.Width && a.Value.Cmp(b.Value) == 0
	case *Ident:
		b, ok := b.(*Ident)
		return ok && a.Name == b.Name && a.Var == b.Var
	case *Unary:
		b, ok := b.(*Unary)
		return ok && a.Op == b.Op && EqualExprs(a.X, b.X)
	case *Binary:
		b, ok := b.(*Binary)
		return ok && a.Op == b.Op && EqualExprs(a.X, b.X) && EqualExprs(a.Y, b.Y)
	case *IfThenElse:
		b, ok := b.(*IfThenElse)
		return ok && EqualExprs(a.C, b.C) && EqualExprs(a.T, b.T) && EqualExprs(a.E, b.E)
	case *FuncApp:
		b, ok := b.(*FuncApp)
		return ok && a.Func == b.Func && a.Name == b.Name && slices.EqualFunc(a.Args, b.Args, EqualExprs)
	case *Select:
		b, ok := b.(*Select)
		return ok && EqualExprs(a.M, b.M) && slices.EqualFunc(a.Args, b.Args, EqualExprs)
	case *Store:
		b, ok := b.(*Store)
		return ok && EqualExprs(a.M, b.M) && slices.EqualFunc(a.Args, b.Args, EqualExprs) && EqualExprs(a.Value, b.Value)
	case *Extract:
		b, ok := b.(*Extract)
		return ok && a.Hi == b.Hi && a.Lo == b.Lo && EqualExprs(a.X, b.X)
	case *Concat:
		b, ok := b.(*Concat)
		return ok && EqualExprs(a.X, b.X) && EqualExprs(a.Y, b.Y)
	}
	return FormatExpr(a) == FormatExpr(b)
}
