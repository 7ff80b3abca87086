package debuginfo

import (
	"path/filepath"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Index finds what the debug information of a program says.
type Index struct {
	// Types are the structures, unions, enumerations and typedefs of these, by their names in C ("struct node", "word").
	Types map[string]*ir.CType

	locals    map[ir.Value]*ir.CVariable // by alloca
	given     map[string]string          // absolute path -> path on the compiler's command line
	folders   map[string]bool            // in which the compiler ran
	variables map[*ir.CVariable]*Variable
}

// New reads the debug information of the modules.
func New(mods []*ir.Module) *Index {
	x := &Index{locals: map[ir.Value]*ir.CVariable{}, given: map[string]string{}, folders: map[string]bool{},
		Types: map[string]*ir.CType{}, variables: map[*ir.CVariable]*Variable{}}
	for _, m := range mods {
		for _, f := range m.Units {
			x.given[absolute(f)] = f.Name
			x.folders[f.Dir] = true
		}
		for _, t := range m.Types {
			key := t.Name
			if t.Kind == ir.CTypedef {
				if s := Strip(t); s == nil || s.Kind < ir.CArray || s.Kind > ir.CEnum {
					continue
				}
			} else {
				key = tagWord(t.Kind) + " " + t.Name
			}
			if x.Types[key] == nil {
				x.Types[key] = t
			}
		}
		for _, f := range m.Funcs {
			for inst := range f.Instructions() {
				if d, ok := inst.(*ir.Debug); ok && d.Declare {
					x.locals[d.X] = d.Var
				}
			}
		}
	}
	return x
}

// absolute is the full path of a file.
func absolute(f *ir.File) string {
	if filepath.IsAbs(f.Name) {
		return filepath.Clean(f.Name)
	}
	return filepath.Join(f.Dir, f.Name)
}

// SameFile reports whether two modules mean the same file.
func SameFile(f, g *ir.File) bool { return f != nil && g != nil && absolute(f) == absolute(g) }

// path is the path of the file in reports: as on the command line for the files that were
// compiled, else as the compiler found it. A name relative to another folder than that of the
// compiler, as clang writes it for headers elsewhere, is made absolute.
func (x *Index) path(f *ir.File) string {
	if f == nil {
		return ""
	}
	if given, ok := x.given[absolute(f)]; ok {
		return given
	}
	if f.Dir != "" && !x.folders[f.Dir] {
		return absolute(f)
	}
	return f.Name
}

// Position is a place in the C program; the zero Pos when the module carries none.
func (x *Index) Position(l ir.Loc) ivl.Pos {
	if l.Line == 0 {
		return ivl.Pos{}
	}
	return ivl.Pos{File: x.path(l.File), Line: l.Line, Col: l.Col}
}

// FuncPosition is the C place where f was defined.
func (x *Index) FuncPosition(f *ir.Func) ivl.Pos {
	if f.Debug == nil {
		return ivl.Pos{}
	}
	return ivl.Pos{File: x.path(f.Debug.File), Line: f.Debug.Line, Col: 1}
}

// Variable is a C variable: its name and type as C text.
type Variable struct {
	Name string
	Type string
	Pos  ivl.Pos
	Arg  int // 1, 2, ... for a parameter, else 0
	C    *ir.CType
}

// Variable is the C variable that lives in v, an alloca or a global; nil if it is no variable of the
// source.
func (x *Index) Variable(v ir.Value) *Variable {
	if g, ok := v.(*ir.Global); ok {
		return x.Describe(g.Debug)
	}
	return x.Describe(x.locals[v])
}

// Describe is the C variable v; nil for nil.
func (x *Index) Describe(v *ir.CVariable) *Variable {
	if v == nil {
		return nil
	}
	out := x.variables[v]
	if out == nil {
		out = &Variable{Name: v.Name, Type: Text(v.Type), C: v.Type, Arg: v.Arg,
			Pos: ivl.Pos{File: x.path(v.File), Line: v.Line, Col: 1}}
		x.variables[v] = out
	}
	return out
}

// MemberName is the C expression for the size bytes at offset of the variable v, an
// alloca or global ("s.next", "a[3].x", "x"), and its C type; the name is "" if
// the debug information does not tell.
func (x *Index) MemberName(v ir.Value, offset, size int64) (name, ctype string) {
	c := x.Variable(v)
	if c == nil {
		return "", ""
	}
	path, t := Member(c.C, offset, size)
	return c.Name + path, Text(t)
}

// MemberOf is the C path in a struct type known by its LLVM name ("struct.node"), or "".
func (x *Index) MemberOf(llvmName string, offset, size int64) string {
	t := x.Types[strings.Replace(llvmName, ".", " ", 1)]
	if t == nil || t.Kind == ir.CTypedef {
		return ""
	}
	path, _ := Member(t, offset, size)
	return path
}
