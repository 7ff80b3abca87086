package llvm2ivl

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
)

// ParseModule reads the text of one LLVM module (LLVM 14 or older: pointers with
// types). Its diagnostics name the place in the text; the module is nil when
// one of them is an error.
func ParseModule(name string, role link.Role, text []byte) (*link.Module, []ivl.Diagnostic) {
	m, ds := reader.Parse(name, text)
	if m == nil {
		return nil, ds
	}
	return &link.Module{Name: name, Role: role, IR: m}, ds
}
