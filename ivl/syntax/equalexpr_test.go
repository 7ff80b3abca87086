package syntax

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// EqualExprs reports whether two expressions have the same text; nil equals
// only nil. A negative integer literal equals the negation of its absolute
// value.
func EqualExprs(e, f ivl.Expr) bool {
	if e == nil || f == nil {
		return e == nil && f == nil
	}
	e, f = positive(e), positive(f)
	switch e := e.(type) {
	case *ivl.BoolLit:
		f, ok := f.(*ivl.BoolLit)
		return ok && e.Value == f.Value
	case *ivl.IntLit:
		f, ok := f.(*ivl.IntLit)
		return ok && e.Value.Cmp(f.Value) == 0
	case *ivl.RealLit:
		f, ok := f.(*ivl.RealLit)
		return ok && e.Text == f.Text
	case *ivl.BVLit:
		f, ok := f.(*ivl.BVLit)
		return ok && e.Width == f.Width && e.Value.Cmp(f.Value) == 0
	case *ivl.FloatLit:
		f, ok := f.(*ivl.FloatLit)
		return ok && e.Sig == f.Sig && e.Exp == f.Exp && e.Bits.Cmp(f.Bits) == 0
	case *ivl.RModeLit:
		f, ok := f.(*ivl.RModeLit)
		return ok && e.Name == f.Name
	case *ivl.Ident:
		f, ok := f.(*ivl.Ident)
		return ok && e.Name == f.Name
	case *ivl.Unary:
		f, ok := f.(*ivl.Unary)
		return ok && e.Op == f.Op && EqualExprs(e.X, f.X)
	case *ivl.Binary:
		f, ok := f.(*ivl.Binary)
		return ok && e.Op == f.Op && EqualExprs(e.X, f.X) && EqualExprs(e.Y, f.Y)
	case *ivl.IfThenElse:
		f, ok := f.(*ivl.IfThenElse)
		return ok && EqualExprs(e.C, f.C) && EqualExprs(e.T, f.T) && EqualExprs(e.E, f.E)
	case *ivl.FuncApp:
		f, ok := f.(*ivl.FuncApp)
		return ok && e.Name == f.Name && equalLists(e.Args, f.Args)
	case *ivl.Select:
		f, ok := f.(*ivl.Select)
		return ok && EqualExprs(e.M, f.M) && equalLists(e.Args, f.Args)
	case *ivl.Store:
		f, ok := f.(*ivl.Store)
		return ok && EqualExprs(e.M, f.M) && equalLists(e.Args, f.Args) && EqualExprs(e.Value, f.Value)
	case *ivl.Extract:
		f, ok := f.(*ivl.Extract)
		return ok && e.Hi == f.Hi && e.Lo == f.Lo && EqualExprs(e.X, f.X)
	case *ivl.Concat:
		f, ok := f.(*ivl.Concat)
		return ok && EqualExprs(e.X, f.X) && EqualExprs(e.Y, f.Y)
	case *ivl.Quantifier:
		f, ok := f.(*ivl.Quantifier)
		return ok && e.Forall == f.Forall && sameTypeVars(e.TypeParams, f.TypeParams) && sameVars(e.Vars, f.Vars) &&
			equalAttrs(e.Attrs, f.Attrs) && slices.EqualFunc(e.Triggers, f.Triggers, sameTrigger) && EqualExprs(e.Body, f.Body)
	case *ivl.Lambda:
		f, ok := f.(*ivl.Lambda)
		return ok && sameTypeVars(e.TypeParams, f.TypeParams) && sameVars(e.Vars, f.Vars) &&
			equalAttrs(e.Attrs, f.Attrs) && EqualExprs(e.Body, f.Body)
	case *ivl.Let:
		f, ok := f.(*ivl.Let)
		return ok && slices.EqualFunc(e.Vars, f.Vars, sameLetVar) && equalLists(e.Values, f.Values) &&
			equalAttrs(e.Attrs, f.Attrs) && EqualExprs(e.Body, f.Body)
	case *ivl.Old:
		f, ok := f.(*ivl.Old)
		return ok && EqualExprs(e.X, f.X)
	case *ivl.Coerce:
		f, ok := f.(*ivl.Coerce)
		return ok && e.Ascribed == f.Ascribed && sameType(e.To, f.To) && EqualExprs(e.X, f.X)
	case *ivl.CodeExpr:
		f, ok := f.(*ivl.CodeExpr)
		return ok && sameVars(e.Locals, f.Locals) && slices.EqualFunc(e.Blocks, f.Blocks, sameBlock)
	default:
		panic(fmt.Sprintf("EqualExprs: %T", e))
	}
}

// sameLetVar leaves the type out: the checker finds it.
func sameLetVar(v, w *ivl.Var) bool { return v.Name == w.Name && equalAttrs(v.Attrs, w.Attrs) }

func sameTrigger(a, b ivl.Trigger) bool { return a.Neg == b.Neg && equalLists(a.Exprs, b.Exprs) }

func sameBlock(a, b *ivl.CodeBlock) bool {
	return a.Label == b.Label && EqualStmts(a.Stmts, b.Stmts) && slices.Equal(a.Goto, b.Goto) && EqualExprs(a.Return, b.Return)
}

func positive(e ivl.Expr) ivl.Expr {
	if l, ok := e.(*ivl.IntLit); ok && l.Value.Sign() < 0 {
		return &ivl.Unary{Op: ivl.Neg, X: &ivl.IntLit{Value: new(big.Int).Neg(l.Value)}}
	}
	return e
}
