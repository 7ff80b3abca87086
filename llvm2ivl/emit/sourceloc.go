package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// sourceMarker is assume {:sourceloc file, line, column} true: what follows in
// the procedure stands for the C code at that place.
func sourceMarker(p ivl.Pos) ivl.Stmt {
	s := ivl.NewAssume(ivl.NewBool(true), ivl.NewAttr("sourceloc", storage.AttrText(p.File), int64(p.Line), int64(p.Col)))
	s.Pos = p
	return s
}

// valueMarker is assume {:cvalue name, type, e} true: the C variable, which
// lives in no variable of its own, has the value e from here on.
func valueMarker(c *debuginfo.Variable, e ivl.Expr) ivl.Stmt {
	return ivl.NewAssume(ivl.NewBool(true), ivl.NewAttr("cvalue", storage.AttrText(c.Name), storage.AttrText(c.Type), e))
}

// isKnown reports whether a constant has a definite scalar value.
func isKnown(c constant.Value) bool {
	switch c.(type) {
	case *constant.Int, *constant.Float, *constant.Addr:
		return true
	}
	return false
}

// translateDebug records the value that a C variable has from here on; where a variable in memory
// is declared, its value is arbitrary. A parameter has its value before that; an optimiser that makes a loop of a recursion
// may have its declaration in the loop.
func (f *funcTranslator) translateDebug(d *ir.Debug) {
	if d.Declare {
		if a := f.Mem.Begins(f.fn, d); a != nil {
			f.startLifetime(a)
		}
		return
	}
	if d.X == nil {
		return
	}
	es, ok := f.values[d.X]
	if !ok {
		if c, isConst := d.X.(ir.Constant); !isConst || !isKnown(f.Mem.Const(c)) {
			return
		}
		es, _ = f.constant(d.X)
	}
	if len(es) == 1 {
		f.emit(valueMarker(f.Linked.Debug.Describe(d.Var), es[0]))
	}
}
