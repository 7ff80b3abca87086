package reader

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// debug converts the debug information, each node once.
type debug struct {
	files     map[*metadata.DIFile]*ir.File
	scopes    map[metadata.Field]*ir.File
	ctypes    map[metadata.Field]*ir.CType
	variables map[metadata.Field]*ir.CVariable
}

func newDebug() debug {
	return debug{files: map[*metadata.DIFile]*ir.File{}, scopes: map[metadata.Field]*ir.File{},
		ctypes: map[metadata.Field]*ir.CType{}, variables: map[metadata.Field]*ir.CVariable{}}
}

// definitions lists the files, structures, unions and typedefs of the program.
func (c *converter) definitions(m *llir.Module) {
	for _, def := range m.MetadataDefs {
		switch def := def.(type) {
		case *metadata.DICompileUnit:
			if f := c.file(def.File); f != nil {
				c.out.Units = append(c.out.Units, f)
			}
		case *metadata.DIDerivedType:
			if def.Tag == enum.DwarfTagTypedef {
				c.out.Types = append(c.out.Types, c.ctype(def))
			}
		case *metadata.DICompositeType:
			if t := c.ctype(def); t.Name != "" && t.Defined {
				c.out.Types = append(c.out.Types, t)
			}
		}
	}
}

// attachment is the node attached to x under the name dbg.
func attachment(x any) metadata.MDNode {
	if m, ok := x.(interface{ MDAttachments() []*metadata.Attachment }); ok {
		for _, a := range m.MDAttachments() {
			if a.Name == "dbg" {
				return a.Node
			}
		}
	}
	return nil
}

func (d *debug) file(f *metadata.DIFile) *ir.File {
	if f == nil {
		return nil
	}
	out := d.files[f]
	if out == nil {
		out = &ir.File{Name: f.Filename, Dir: f.Directory}
		d.files[f] = out
	}
	return out
}

// scope is the file of a scope.
func (d *debug) scope(scope metadata.Field) *ir.File {
	if f, ok := d.scopes[scope]; ok {
		return f
	}
	d.scopes[scope] = nil // ends cycles
	var out *ir.File
	switch s := scope.(type) {
	case *metadata.DISubprogram:
		out = d.file(s.File)
	case *metadata.DILexicalBlock:
		if out = d.file(s.File); out == nil {
			out = d.scope(s.Scope)
		}
	case *metadata.DILexicalBlockFile:
		if out = d.file(s.File); out == nil {
			out = d.scope(s.Scope)
		}
	case *metadata.DIFile:
		out = d.file(s)
	case *metadata.DICompileUnit:
		out = d.file(s.File)
	}
	d.scopes[scope] = out
	return out
}

// place is where an instruction stands. Inlined code is placed where it was written.
func (d *debug) place(inst any) ir.Loc {
	loc, ok := attachment(inst).(*metadata.DILocation)
	if !ok || loc.Line == 0 {
		return ir.Loc{}
	}
	return ir.Loc{File: d.scope(loc.Scope), Line: int32(loc.Line), Col: int32(max(loc.Column, 1))}
}

func (d *debug) subprogram(f *llir.Func) *ir.Subprogram {
	s, ok := attachment(f).(*metadata.DISubprogram)
	if !ok {
		return nil
	}
	return &ir.Subprogram{Name: s.Name, File: d.file(s.File), Line: int32(s.Line)}
}

func (d *debug) globalVariable(g *llir.Global) *ir.CVariable {
	e, ok := attachment(g).(*metadata.DIGlobalVariableExpression)
	if !ok || e.Var == nil {
		return nil
	}
	return &ir.CVariable{Name: e.Var.Name, Type: d.ctype(e.Var.Type), File: d.file(e.Var.File), Line: int32(e.Var.Line)}
}

func (d *debug) localVariable(m metadata.Metadata) *ir.CVariable {
	v, ok := m.(*metadata.DILocalVariable)
	if !ok {
		return nil
	}
	out := d.variables[v]
	if out == nil {
		out = &ir.CVariable{Name: v.Name, Type: d.ctype(v.Type), File: d.file(v.File), Line: int32(v.Line), Arg: int(v.Arg)}
		d.variables[v] = out
	}
	return out
}

func metadataOf(v value.Value) metadata.Metadata {
	if arg, ok := v.(*llir.Arg); ok {
		v = arg.Value
	}
	if m, ok := v.(*metadata.Value); ok {
		return m.Value
	}
	return nil
}

// isPlain reports whether m is an expression that says nothing more.
func isPlain(m metadata.Metadata) bool {
	e, ok := m.(*metadata.DIExpression)
	return ok && len(e.Fields) == 0
}

// qualifiers are the tags of types around another one.
var qualifiers = map[enum.DwarfTag]ir.CKind{
	enum.DwarfTagPointerType: ir.CPointer, enum.DwarfTagConstType: ir.CConst, enum.DwarfTagVolatileType: ir.CVolatile,
	enum.DwarfTagRestrictType: ir.CRestrict, enum.DwarfTagAtomicType: ir.CAtomic, enum.DwarfTagTypedef: ir.CTypedef,
}

func (d *debug) ctype(t metadata.Field) *ir.CType {
	if out, ok := d.ctypes[t]; ok {
		return out
	}
	out := &ir.CType{}
	switch t := t.(type) {
	case *metadata.DIBasicType:
		out.Name, out.Bits = t.Name, int64(t.Size)
		d.ctypes[t] = out
	case *metadata.DIDerivedType:
		out.Kind, out.Name, out.Bits = ir.COther, t.Name, int64(t.Size)
		if k, ok := qualifiers[t.Tag]; ok {
			out.Kind = k
		}
		d.ctypes[t] = out
		out.Elem = d.ctype(t.BaseType)
	case *metadata.DISubroutineType:
		out.Kind = ir.CFunc
		d.ctypes[t] = out
		if t.Types != nil {
			for i, p := range t.Types.Fields {
				if i == 0 {
					out.Elem = d.ctype(p)
				} else {
					out.Params = append(out.Params, d.ctype(p))
				}
			}
		}
	case *metadata.DICompositeType:
		d.ctypes[t] = out
		d.composite(t, out)
	default:
		return nil
	}
	return out
}

func (d *debug) composite(t *metadata.DICompositeType, out *ir.CType) {
	out.Name, out.Bits, out.Defined = t.Name, int64(t.Size), t.Elements != nil
	switch t.Tag {
	case enum.DwarfTagArrayType:
		out.Kind, out.Elem = ir.CArray, d.ctype(t.BaseType)
	case enum.DwarfTagUnionType:
		out.Kind = ir.CUnion
	case enum.DwarfTagEnumerationType:
		out.Kind = ir.CEnum
	default:
		out.Kind = ir.CStruct
	}
	if t.Elements == nil {
		return
	}
	for _, e := range t.Elements.Fields {
		switch e := e.(type) {
		case *metadata.DISubrange:
			n := int64(-1)
			if count, ok := e.Count.(metadata.IntLit); ok {
				n = int64(count)
			}
			out.Counts = append(out.Counts, n)
		case *metadata.DIDerivedType:
			if e.Tag == enum.DwarfTagMember {
				out.Members = append(out.Members, ir.CMember{Name: e.Name, Type: d.ctype(e.BaseType), Offset: int64(e.Offset),
					Bits: int64(e.Size), BitField: e.Flags&enum.DIFlagBitField != 0})
			}
		}
	}
}
