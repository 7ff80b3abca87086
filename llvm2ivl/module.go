package llvm2ivl

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
)

// Role says where a module comes from; it decides who wins when two modules
// define the same symbol.
type Role uint8

// The roles: the program itself, a model file the user gave, a default model.
const (
	Program Role = iota
	UserModel
	DefaultModel
)

// Module is one parsed LLVM module.
type Module struct {
	Name string // as the user knows it: the path on the command line, "<stdin>", a model's name
	Role Role
	IR   *ir.Module
}

// ParseModule reads the text of one LLVM module (LLVM 14 or older: pointers with
// types). Its diagnostics name the place in the text; the module is nil when
// one of them is an error.
func ParseModule(name string, role Role, text []byte) (*Module, []ivl.Diagnostic) {
	m, ds := reader.Parse(name, text)
	if m == nil {
		return nil, ds
	}
	return &Module{Name: name, Role: role, IR: m}, ds
}

// IsBitcode reports whether data begins like LLVM bitcode, bare or wrapped.
func IsBitcode(data []byte) bool { return reader.IsBitcode(data) }

// PointerBits is the width of pointers; an error says that the target is not supported.
func (m *Module) PointerBits() (int, error) {
	layout, err := ir.ParseLayout(m.IR.DataLayout)
	if err != nil {
		return 0, err
	}
	return layout.PtrBits(), nil
}
