package llvm2ivl

import (
	"context"
	"io"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/emit"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
	"github.com/gsmack/gsmack/llvm2ivl/stub"
)

// What the rooms give and take; link and emit say what it means.
type (
	Module  = link.Module
	Role    = link.Role
	Linked  = link.Linked
	Options = emit.Options
)

// The roles of modules, the encodings of integers, and the ID of the warning that a model reads a setting.
const (
	Program           = link.Program
	UserModel         = link.UserModel
	DefaultModel      = link.DefaultModel
	BitVector         = emit.BitVector
	Unbounded         = emit.Unbounded
	SettingDiagnostic = emit.SettingDiagnostic
	// MissingDiagnostic is that of the warning that a function is missing.
	MissingDiagnostic = emit.MissingDiagnostic
	// UndefinedDiagnostic is that of the warning that a variable is.
	UndefinedDiagnostic = emit.UndefinedDiagnostic
	// ValidityDiagnostic is that of the warning that accesses are taken for valid.
	ValidityDiagnostic = emit.ValidityDiagnostic
)

// IsBitcode reports whether data begins like LLVM bitcode, bare or wrapped.
func IsBitcode(data []byte) bool { return reader.IsBitcode(data) }

// ParseModule reads the text of one LLVM module, as LLVM 14 to 21 write it. Its diagnostics name
// the place in the text; the module is nil when one of them is an error.
func ParseModule(name string, role Role, text []byte) (*Module, []ivl.Diagnostic) {
	m, ds := reader.Parse(name, text)
	if m == nil {
		return nil, ds
	}
	return &Module{Name: name, Role: role, IR: m}, ds
}

// Needed lists, sorted, the symbols that what entry reaches uses, and that the modules do not define; entry itself if
// they have no such function.
func Needed(mods []*Module, entry string) []string { return link.Needed(mods, entry) }

// Link binds the modules together and keeps what the function named entry
// reaches. The modules belong to the result.
func Link(mods []*Module, entry string) (*Linked, []ivl.Diagnostic) { return link.Link(mods, entry) }

// Stubs writes a C file with stubs of the functions that l calls and nobody defines, to be edited; name is the program's.
func Stubs(w io.Writer, name string, l *Linked) error { return stub.Write(w, name, l) }

// Translate writes the linked program l as a resolved program of the
// verification language whose entry point is the procedure $entry. The
// diagnostics are the faults in injected code (errors) and the notes about
// functions that were taken to return unknown values (warnings). The program
// is nil when there are errors.
func Translate(ctx context.Context, l *Linked, o Options) (*ivl.Program, []ivl.Diagnostic) {
	return emit.Program(ctx, memory.Analyze(l, o.NoGuesses), o)
}
