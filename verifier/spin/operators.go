package spin

import (
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// operators makes applications of functions on bit-vectors.
type operators struct{ prog *cfg.Program }

func (o operators) apply(op string, result ivl.Type, x, y ivl.Expr) ivl.Expr {
	for _, d := range o.prog.Source.Decls {
		if f, ok := d.(*ivl.FuncDecl); ok && f.Attrs.Text("bvbuiltin") == op && len(f.Params) == 2 && ivl.EqualTypes(f.Params[0].Type, x.Type()) {
			return ivl.NewApp(f, x, y)
		}
	}
	var names ivl.Names
	for _, d := range o.prog.Source.Decls {
		names.Take(d)
	}
	f := ivl.NewOperator(names.Unique("$"+op+"."+ivl.FormatType(x.Type())), op, x.Type(), result)
	source := *o.prog.Source
	source.Decls = append(slices.Clip(source.Decls), f)
	o.prog.Source = &source
	return ivl.NewApp(f, x, y)
}

func (o operators) plus(x, y ivl.Expr) ivl.Expr {
	if sizeOf(x.Type()) == nil {
		return ivl.NewBinary(ivl.Add, x, y)
	}
	return o.apply("bvadd", x.Type(), x, y)
}

func (o operators) minus(x, y ivl.Expr) ivl.Expr {
	if sizeOf(x.Type()) == nil {
		return ivl.NewBinary(ivl.Sub, x, y)
	}
	return o.apply("bvsub", x.Type(), x, y)
}

func (o operators) atMost(x, y ivl.Expr) ivl.Expr {
	if sizeOf(x.Type()) == nil {
		return ivl.NewBinary(ivl.Le, x, y)
	}
	return o.apply("bvule", ivl.BoolType, x, y)
}

func number(n *big.Int, t ivl.Type) ivl.Expr {
	if bv, ok := ivl.Expand(t).(*ivl.BVType); ok {
		return ivl.NewBV(n, bv.Width)
	}
	return ivl.NewInt(n)
}

func (e *effects) operators() operators { return operators{e.prog} }
