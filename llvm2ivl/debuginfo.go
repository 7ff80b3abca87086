package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/ivl"
)

// Position is the C place of an instruction or terminator; the zero Pos when
// the module carries none. Inlined code is placed where it was written.
func (l *Linked) Position(inst any) ivl.Pos { return ivl.Pos{} }

// FuncPosition is the C place where f was defined.
func (l *Linked) FuncPosition(f *ir.Func) ivl.Pos { return ivl.Pos{} }

// CVariable is a C variable: its name and type as C text.
type CVariable struct {
	Name string
	Type string
	Pos  ivl.Pos
	Arg  int // 1, 2, ... for a parameter, else 0
}

// Variable is the C variable that lives in v, an alloca (by llvm.dbg.declare) or
// a global; nil if it is no variable of the source.
func (l *Linked) Variable(v value.Value) *CVariable { return nil }

// DebugValue reads a call of llvm.dbg.value: the C variable and the value it now has
// (nil when lost). ok is false if the call is none, or describes only a piece of the
// variable or a computed value.
func (l *Linked) DebugValue(call *ir.InstCall) (v *CVariable, x value.Value, ok bool) {
	return nil, nil, false
}

// FuncCName is the C name of f.
func (l *Linked) FuncCName(f *ir.Func) string { return f.Name() }

// MemberName is the C expression for the part at offset of the variable in o
// ("s.next", "a[3].x", "x"), and its C type; the name is "" if the debug
// information does not tell.
func (l *Linked) MemberName(v value.Value, offset, size int64) (name, ctype string) { return "", "" }
