package llvm2ivl

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// sourceMarker is assume {:sourceloc file, line, column} true: what follows in
// the procedure stands for the C code at that place.
func sourceMarker(p ivl.Pos) ivl.Stmt {
	s := &ivl.Assume{Cond: ivl.NewBool(true)}
	s.Pos = p
	s.Attrs = ivl.Attrs{{Name: "sourceloc", Args: []ivl.AttrArg{
		{Str: attrText(p.File)},
		{Expr: ivl.NewInt64(int64(p.Line))},
		{Expr: ivl.NewInt64(int64(p.Col))},
	}}}
	return s
}

// valueMarker is assume {:cvalue name, type, e} true: the C variable, which
// lives in no variable of its own, has the value e from here on.
func valueMarker(c *CVariable, e ivl.Expr) ivl.Stmt {
	s := &ivl.Assume{Cond: ivl.NewBool(true)}
	s.Attrs = ivl.Attrs{{Name: "cvalue", Args: []ivl.AttrArg{
		{Str: attrText(c.Name)}, {Str: attrText(c.Type)}, {Expr: e},
	}}}
	return s
}

// isDebugCall reports whether the call is one of llvm.dbg.*, which only tells
// about the source.
func isDebugCall(call *ir.InstCall) bool {
	fn, ok := call.Callee.(*ir.Func)
	return ok && len(fn.Name()) > 9 && fn.Name()[:9] == "llvm.dbg."
}

// debugValues are the SSA values that debug information speaks of.
func (f *funcTranslator) debugValues(call *ir.InstCall) []value.Value {
	if c, x, ok := f.linked.DebugValue(call); ok && c != nil && x != nil {
		return []value.Value{x}
	}
	return nil
}

// isKnown reports whether a constant has a definite scalar value.
func isKnown(c Const) bool {
	switch c.(type) {
	case *IntConst, *FloatConst, *AddrConst:
		return true
	}
	return false
}

// translateDebug records the value that a C variable has from here on; where a variable in memory
// is declared, its value is arbitrary.
func (f *funcTranslator) translateDebug(call *ir.InstCall) {
	if d, x := debugCall(f.linked, call, "llvm.dbg.declare"); d != nil && x != nil {
		f.startLifetime(x)
		return
	}
	c, x, ok := f.linked.DebugValue(call)
	if !ok || c == nil || x == nil {
		return
	}
	es, ok := f.values[x]
	if !ok {
		if c, isConst := x.(constant.Constant); !isConst || !isKnown(f.mem.Const(c)) {
			return
		}
		es, _ = f.constant(x)
	}
	if len(es) == 1 {
		f.emit(valueMarker(c, es[0]))
	}
}
