package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/ivl"
)

// Linked is the whole program: all modules bound together by symbol name. In
// its functions every operand that names a function or global is the definition
// itself (or, if there is none, one declaration chosen for all modules), and aliases
// are replaced by what they stand for.
type Linked struct {
	Modules      []*Module
	Layout       *Layout
	Entry        *ir.Func
	Constructors []*ir.Func   // to be called before Entry, in order (__attribute__((constructor)))
	Destructors  []*ir.Func   // to be called after Entry returned, in order
	Funcs        []*ir.Func   // with a body and reachable from Entry, in order of definition
	Externs      []*ir.Func   // reachable, without a body; no llvm.* and no primitives of gsmack.h
	Globals      []*ir.Global // reachable, in order of definition; Init is nil for those of the environment
}

// Link binds the modules together and keeps what the function named entry
// reaches. The modules belong to the result: their operands are rewritten.
// Functions of the program win over the user's models, and those over default models.
func Link(mods []*Module, entry string) (*Linked, []ivl.Diagnostic) { return nil, nil }

// Undefined lists, sorted, the symbols that the modules use and do not
// define, without LLVM's intrinsics and the primitives of gsmack.h.
func Undefined(mods []*Module) []string { return nil }

// ModuleOf is the module that v, a function or global, was defined in.
func (l *Linked) ModuleOf(v value.Value) *Module { return nil }

// IsModel reports whether f belongs to a model (the user's or a default one).
func (l *Linked) IsModel(f *ir.Func) bool { return false }

// Name is the symbol of a function or global, made unique among all modules
// (internal symbols that clash get a number).
func (l *Linked) Name(v value.Named) string { return v.Name() }

// Primitive reports whether f is one of the functions of gsmack.h that the translator
// knows by name (__gsmack_* or __SMACK_*).
func Primitive(f *ir.Func) bool { return false }

// CalledFunc is the function that a call names directly, seen through casts, or nil.
func (l *Linked) CalledFunc(callee value.Value) *ir.Func { return nil }
