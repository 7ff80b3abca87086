package llvm2ivl

import (
	"github.com/llir/llvm/ir"

	"github.com/gsmack/gsmack/ivl"
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

// ParseModule reads the text of one LLVM module. Its diagnostics name the
// place in the text; the module is nil when one of them is an error.
func ParseModule(name string, role Role, text []byte) (*Module, []ivl.Diagnostic) {
	return nil, []ivl.Diagnostic{{ID: "llvm-syntax", Pos: ivl.Pos{File: name}, Message: "not implemented"}}
}

// IsBitcode reports whether data begins like LLVM bitcode, bare or wrapped.
func IsBitcode(data []byte) bool { return false }
