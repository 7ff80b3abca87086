package arith

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
)

// Compare is LLVM's icmp with predicate pred (eq, ne, ult, sge, …) on iW.
func (a *Encoding) Compare(pred string, w int, x, y ivl.Expr) ivl.Expr {
	if w == 1 {
		return compareBool(pred, x, y)
	}
	vx, okx := Value(x)
	vy, oky := Value(y)
	if okx && oky {
		sx, sy := constant.Signed(vx, w), constant.Signed(vy, w)
		if pred[0] == 'u' {
			sx, sy = constant.Unsigned(vx, w), constant.Unsigned(vy, w)
		}
		return ivl.NewBool(constant.Holds(pred, sx.Cmp(sy)))
	}
	if oky && (pred == "eq" || pred == "ne") {
		if b := boolBehind(x); b != nil && (vy.Sign() == 0 || IsLiteral(y, 1)) {
			// (if b then 1 else 0) != 0 is b.
			if (pred == "ne") == (vy.Sign() == 0) {
				return b
			}
			return ivl.NewNot(b)
		}
	}
	switch pred {
	case "eq":
		return ivl.NewEq(x, y)
	case "ne":
		return ivl.NewNeq(x, y)
	}
	if a.Unbounded {
		ops := map[string]ivl.BinaryOp{"lt": ivl.Lt, "le": ivl.Le, "gt": ivl.Gt, "ge": ivl.Ge}
		return ivl.NewBinary(ops[pred[1:]], x, y)
	}
	return ivl.NewApp(a.Lib.Compare(pred, w), x, y)
}

// compareBool is icmp on i1, where true is 1, or -1 for the signed predicates.
func compareBool(pred string, x, y ivl.Expr) ivl.Expr {
	switch pred {
	case "eq", "ne":
		e := ivl.Expr(ivl.NewEq(x, y))
		if v, ok := y.(*ivl.BoolLit); ok {
			e = x
			if !v.Value {
				e = ivl.NewNot(x)
			}
		} else if pred == "ne" {
			return ivl.NewNeq(x, y)
		}
		if pred == "ne" {
			return ivl.NewNot(e)
		}
		return e
	case "ult", "sgt":
		return ivl.NewAnd(ivl.NewNot(x), y)
	case "ugt", "slt":
		return ivl.NewAnd(x, ivl.NewNot(y))
	case "ule", "sge":
		return ivl.NewOr(ivl.NewNot(x), y)
	case "uge", "sle":
		return ivl.NewOr(x, ivl.NewNot(y))
	}
	panic("arith: no predicate " + pred)
}

// boolBehind is b if e is (if b then 1 else 0), else nil.
func boolBehind(e ivl.Expr) ivl.Expr {
	if c, ok := e.(*ivl.IfThenElse); ok && IsLiteral(c.T, 1) && IsLiteral(c.E, 0) {
		return c.C
	}
	return nil
}

// FromBool is b as the number 1 or 0 (or -1 or 0 when signed) of type iW.
func (a *Encoding) FromBool(b ivl.Expr, signed bool, w int) ivl.Expr {
	one := int64(1)
	if signed {
		one = -1
	}
	return ivl.NewIte(b, a.Number(one, w), a.Number(0, w))
}

// Extend is zext, or sext when signed, from one width to a larger one.
func (a *Encoding) Extend(signed bool, from, to int, x ivl.Expr) ivl.Expr {
	if from == to {
		return x
	}
	if from == 1 {
		return a.FromBool(x, signed, to)
	}
	if v, ok := Value(x); ok {
		if signed {
			return a.Literal(constant.Signed(v, from), to)
		}
		return a.Literal(constant.Unsigned(v, from), to)
	}
	if b := boolBehind(x); b != nil && from > 1 {
		return a.FromBool(b, false, to)
	}
	if a.Unbounded {
		return x
	}
	if f, ok := x.(*ivl.FuncApp); ok && len(f.Args) == 1 {
		// An extension of an extension of the same kind is one.
		if t, ok := f.Args[0].Type().(*ivl.BVType); ok && t.Width < from && f.Func == a.Lib.Extend(signed, t.Width, from) {
			return a.Extend(signed, t.Width, to, f.Args[0])
		}
	}
	return ivl.NewApp(a.Lib.Extend(signed, from, to), x)
}

// Truncate is trunc from one width to a smaller one.
func (a *Encoding) Truncate(from, to int, x ivl.Expr) ivl.Expr {
	if from == to {
		return x
	}
	if v, ok := Value(x); ok {
		return a.Literal(v, to)
	}
	if b := boolBehind(x); b != nil {
		if to == 1 {
			return b
		}
		return a.FromBool(b, false, to)
	}
	switch {
	case a.Unbounded && to == 1:
		return ivl.NewNeq(ivl.NewBinary(ivl.Mod, x, ivl.NewInt64(2)), ivl.NewInt64(0))
	case a.Unbounded:
		return x
	case to == 1:
		return ivl.NewEq(ivl.NewExtract(x, 1, 0), ivl.NewBV(bigOne, 1))
	}
	if f, ok := x.(*ivl.FuncApp); ok && len(f.Args) == 1 {
		// Truncating an extension back to where it came from, or further.
		if t, ok := f.Args[0].Type().(*ivl.BVType); ok && t.Width < from &&
			(f.Func == a.Lib.Extend(true, t.Width, from) || f.Func == a.Lib.Extend(false, t.Width, from)) && to <= t.Width {
			return a.Truncate(t.Width, to, f.Args[0])
		}
	}
	return ivl.NewExtract(x, to, 0)
}

// Resize is x as an unsigned number of another width.
func (a *Encoding) Resize(from, to int, x ivl.Expr) ivl.Expr {
	if from < to {
		return a.Extend(false, from, to, x)
	}
	return a.Truncate(from, to, x)
}
