package llvm2ivl

import (
	"path/filepath"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/ivl"
)

// debugIndex finds the debug information of what has no attachment of its own.
type debugIndex struct {
	locals   map[value.Value]*metadata.DILocalVariable // by alloca, from llvm.dbg.declare
	given    map[string]string                         // absolute path -> path on the compiler's command line
	structs  map[string]*metadata.DICompositeType      // "struct node", "union u" -> its definition
	typedefs map[string]metadata.Field                 // by name, of structs and unions
	vars     map[*metadata.DILocalVariable]*CVariable  // made so far
	globals  map[*metadata.DIGlobalVariable]*CVariable // made so far
}

func newDebugIndex(l *Linked) *debugIndex {
	d := &debugIndex{
		locals: map[value.Value]*metadata.DILocalVariable{}, given: map[string]string{},
		structs: map[string]*metadata.DICompositeType{}, vars: map[*metadata.DILocalVariable]*CVariable{},
		globals: map[*metadata.DIGlobalVariable]*CVariable{}, typedefs: map[string]metadata.Field{},
	}
	for _, m := range l.Modules {
		for _, def := range m.IR.MetadataDefs {
			switch def := def.(type) {
			case *metadata.DICompileUnit:
				if def.File != nil {
					d.given[joinPath(def.File)] = def.File.Filename
				}
			case *metadata.DIDerivedType:
				if _, ok := strip(def).(*metadata.DICompositeType); ok && def.Tag == enum.DwarfTagTypedef && d.typedefs[def.Name] == nil {
					d.typedefs[def.Name] = def
				}
			case *metadata.DICompositeType:
				if key := tagWord(def.Tag) + " " + def.Name; def.Name != "" && def.Elements != nil && d.structs[key] == nil {
					d.structs[key] = def
				}
			}
		}
		for _, f := range m.IR.Funcs {
			for _, b := range f.Blocks {
				for _, inst := range b.Insts {
					if v, x := debugCall(l, inst, "llvm.dbg.declare"); v != nil && x != nil {
						d.locals[x] = v
					}
				}
			}
		}
	}
	return d
}

// debugCall takes a call of the debug intrinsic apart: the variable, and the value or nil.
func debugCall(l *Linked, inst ir.Instruction, intrinsic string) (*metadata.DILocalVariable, value.Value) {
	call, ok := inst.(*ir.InstCall)
	if !ok || len(call.Args) < 3 {
		return nil, nil
	}
	if f, ok := call.Callee.(*ir.Func); !ok || f.Name() != intrinsic {
		return nil, nil
	}
	v, _ := metadataArg(call.Args[1]).(*metadata.DILocalVariable)
	x, _ := metadataArg(call.Args[0]).(value.Value)
	return v, x
}

func metadataArg(v value.Value) metadata.Metadata {
	if arg, ok := v.(*ir.Arg); ok {
		v = arg.Value
	}
	if m, ok := v.(*metadata.Value); ok {
		return m.Value
	}
	return nil
}

// attachment is the node attached to x under the name.
func attachment(x any, name string) metadata.MDNode {
	if m, ok := x.(interface{ MDAttachments() []*metadata.Attachment }); ok {
		for _, a := range m.MDAttachments() {
			if a.Name == name {
				return a.Node
			}
		}
	}
	return nil
}

func subprogram(f *ir.Func) *metadata.DISubprogram {
	s, _ := attachment(f, "dbg").(*metadata.DISubprogram)
	return s
}

func joinPath(f *metadata.DIFile) string {
	if filepath.IsAbs(f.Filename) {
		return filepath.Clean(f.Filename)
	}
	return filepath.Join(f.Directory, f.Filename)
}

// pathOf is the path that people know the file by: as on the command line for the files
// that were compiled, else as the compiler found it.
func (d *debugIndex) pathOf(f *metadata.DIFile) string {
	if f == nil {
		return ""
	}
	if given, ok := d.given[joinPath(f)]; ok {
		return given
	}
	return f.Filename
}

// fileOf is the file of a scope.
func fileOf(scope metadata.Field) *metadata.DIFile {
	for range 1000 {
		switch s := scope.(type) {
		case *metadata.DISubprogram:
			return s.File
		case *metadata.DILexicalBlock:
			if s.File != nil {
				return s.File
			}
			scope = s.Scope
		case *metadata.DILexicalBlockFile:
			if s.File != nil {
				return s.File
			}
			scope = s.Scope
		case *metadata.DIFile:
			return s
		case *metadata.DICompileUnit:
			return s.File
		default:
			return nil
		}
	}
	return nil
}

// Position is the C place of an instruction or terminator; the zero Pos when
// the module carries none. Inlined code is placed where it was written.
func (l *Linked) Position(inst any) ivl.Pos {
	loc, ok := attachment(inst, "dbg").(*metadata.DILocation)
	if !ok || loc.Line == 0 {
		return ivl.Pos{}
	}
	return ivl.Pos{File: l.debug.pathOf(fileOf(loc.Scope)), Line: int32(loc.Line), Col: int32(max(loc.Column, 1))}
}

// FuncPosition is the C place where f was defined.
func (l *Linked) FuncPosition(f *ir.Func) ivl.Pos {
	s := subprogram(f)
	if s == nil {
		return ivl.Pos{}
	}
	return ivl.Pos{File: l.debug.pathOf(s.File), Line: int32(s.Line), Col: 1}
}

// FuncCName is the C name of f.
func (l *Linked) FuncCName(f *ir.Func) string {
	if s := subprogram(f); s != nil && s.Name != "" {
		return s.Name
	}
	name := strings.TrimPrefix(f.Name(), retestPrefix)
	for prefix, function := range map[string]string{inputPrefix: "scanf", textPrefix: "sscanf", printPrefix: "snprintf"} {
		if strings.HasPrefix(name, prefix) {
			return function
		}
	}
	return name
}

// CVariable is a C variable: its name and type as C text.
type CVariable struct {
	Name string
	Type string
	Pos  ivl.Pos
	Arg  int // 1, 2, ... for a parameter, else 0

	typ metadata.Field
}

// Variable is the C variable that lives in v, an alloca (by llvm.dbg.declare) or
// a global; nil if it is no variable of the source.
func (l *Linked) Variable(v value.Value) *CVariable {
	if g, ok := v.(*ir.Global); ok {
		e, _ := attachment(g, "dbg").(*metadata.DIGlobalVariableExpression)
		if e == nil || e.Var == nil {
			return nil
		}
		if c := l.debug.globals[e.Var]; c != nil {
			return c
		}
		c := &CVariable{Name: e.Var.Name, Type: cType(e.Var.Type), typ: e.Var.Type,
			Pos: ivl.Pos{File: l.debug.pathOf(e.Var.File), Line: int32(e.Var.Line), Col: 1}}
		l.debug.globals[e.Var] = c
		return c
	}
	return l.local(l.debug.locals[v])
}

func (l *Linked) local(d *metadata.DILocalVariable) *CVariable {
	if d == nil {
		return nil
	}
	if c := l.debug.vars[d]; c != nil {
		return c
	}
	c := &CVariable{Name: d.Name, Type: cType(d.Type), typ: d.Type, Arg: int(d.Arg),
		Pos: ivl.Pos{File: l.debug.pathOf(d.File), Line: int32(d.Line), Col: 1}}
	l.debug.vars[d] = c
	return c
}

// DebugValue reads a call of llvm.dbg.value: the C variable and the value it now has
// (nil when lost). ok is false if the call is none, or describes only a piece of the
// variable or a computed value.
func (l *Linked) DebugValue(call *ir.InstCall) (v *CVariable, x value.Value, ok bool) {
	d, x := debugCall(l, call, "llvm.dbg.value")
	if d == nil {
		return nil, nil, false
	}
	if e, isExpr := metadataArg(call.Args[2]).(*metadata.DIExpression); !isExpr || len(e.Fields) > 0 {
		return nil, nil, false
	}
	return l.local(d), x, true
}
