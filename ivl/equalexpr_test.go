package ivl

import (
	"fmt"
	"math/big"
	"slices"
)

// EqualExprs reports whether two expressions have the same text; nil equals
// only nil. A negative integer literal equals the negation of its absolute
// value.
func EqualExprs(e, f Expr) bool {
	if e == nil || f == nil {
		return e == nil && f == nil
	}
	e, f = positive(e), positive(f)
	switch e := e.(type) {
	case *BoolLit:
		f, ok := f.(*BoolLit)
		return ok && e.Value == f.Value
	case *IntLit:
		f, ok := f.(*IntLit)
		return ok && e.Value.Cmp(f.Value) == 0
	case *RealLit:
		f, ok := f.(*RealLit)
		return ok && e.Text == f.Text
	case *BVLit:
		f, ok := f.(*BVLit)
		return ok && e.Width == f.Width && e.Value.Cmp(f.Value) == 0
	case *FloatLit:
		f, ok := f.(*FloatLit)
		return ok && e.Sig == f.Sig && e.Exp == f.Exp && e.Bits.Cmp(f.Bits) == 0
	case *RModeLit:
		f, ok := f.(*RModeLit)
		return ok && e.Name == f.Name
	case *Ident:
		f, ok := f.(*Ident)
		return ok && e.Name == f.Name
	case *Unary:
		f, ok := f.(*Unary)
		return ok && e.Op == f.Op && EqualExprs(e.X, f.X)
	case *Binary:
		f, ok := f.(*Binary)
		return ok && e.Op == f.Op && EqualExprs(e.X, f.X) && EqualExprs(e.Y, f.Y)
	case *IfThenElse:
		f, ok := f.(*IfThenElse)
		return ok && EqualExprs(e.C, f.C) && EqualExprs(e.T, f.T) && EqualExprs(e.E, f.E)
	case *FuncApp:
		f, ok := f.(*FuncApp)
		return ok && e.Name == f.Name && equalLists(e.Args, f.Args)
	case *Select:
		f, ok := f.(*Select)
		return ok && EqualExprs(e.M, f.M) && equalLists(e.Args, f.Args)
	case *Store:
		f, ok := f.(*Store)
		return ok && EqualExprs(e.M, f.M) && equalLists(e.Args, f.Args) && EqualExprs(e.Value, f.Value)
	case *Extract:
		f, ok := f.(*Extract)
		return ok && e.Hi == f.Hi && e.Lo == f.Lo && EqualExprs(e.X, f.X)
	case *Concat:
		f, ok := f.(*Concat)
		return ok && EqualExprs(e.X, f.X) && EqualExprs(e.Y, f.Y)
	case *Quantifier:
		f, ok := f.(*Quantifier)
		return ok && e.Forall == f.Forall && sameTypeVars(e.TypeParams, f.TypeParams) && sameVars(e.Vars, f.Vars) &&
			equalAttrs(e.Attrs, f.Attrs) && slices.EqualFunc(e.Triggers, f.Triggers, sameTrigger) && EqualExprs(e.Body, f.Body)
	case *Lambda:
		f, ok := f.(*Lambda)
		return ok && sameTypeVars(e.TypeParams, f.TypeParams) && sameVars(e.Vars, f.Vars) &&
			equalAttrs(e.Attrs, f.Attrs) && EqualExprs(e.Body, f.Body)
	case *Let:
		f, ok := f.(*Let)
		return ok && slices.EqualFunc(e.Vars, f.Vars, sameLetVar) && equalLists(e.Values, f.Values) &&
			equalAttrs(e.Attrs, f.Attrs) && EqualExprs(e.Body, f.Body)
	case *Old:
		f, ok := f.(*Old)
		return ok && EqualExprs(e.X, f.X)
	case *Coerce:
		f, ok := f.(*Coerce)
		return ok && e.Ascribed == f.Ascribed && sameType(e.To, f.To) && EqualExprs(e.X, f.X)
	case *CodeExpr:
		f, ok := f.(*CodeExpr)
		return ok && sameVars(e.Locals, f.Locals) && slices.EqualFunc(e.Blocks, f.Blocks, sameBlock)
	default:
		panic(fmt.Sprintf("ivl.EqualExprs: %T", e))
	}
}

// sameLetVar leaves the type out: the checker finds it.
func sameLetVar(v, w *Var) bool { return v.Name == w.Name && equalAttrs(v.Attrs, w.Attrs) }

func sameTrigger(a, b Trigger) bool { return a.Neg == b.Neg && equalLists(a.Exprs, b.Exprs) }

func sameBlock(a, b *CodeBlock) bool {
	return a.Label == b.Label && EqualStmts(a.Stmts, b.Stmts) && slices.Equal(a.Goto, b.Goto) && EqualExprs(a.Return, b.Return)
}

func positive(e Expr) Expr {
	if l, ok := e.(*IntLit); ok && l.Value.Sign() < 0 {
		return &Unary{Op: Neg, X: &IntLit{Value: new(big.Int).Neg(l.Value)}}
	}
	return e
}
