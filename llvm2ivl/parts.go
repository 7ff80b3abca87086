package llvm2ivl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
)

// What a thread waits for is an address, and reports name it. A struct begins where its first member does, so
// that the address alone does not tell orders from orders.lock. What the library has functions for, as it has for
// mutexes, is a part worth a name of its own:
//
//	type {:ctype "struct table"} {:part 0, ".lock"} {:part 48, ".changed"} $parts.table;
//
// Where memory is held byte by byte, its addresses do not tell either which member is accessed. Then numbers and pointers,
// and arrays of them, are parts, too, with their size, that of an element, and its type: {:part 40, ".rows", 4, 4, "int"}.

// part is a piece of a C type: its distance from the start in bytes, and the path to it. If it is
// a number, a pointer, or an array of them, it has a size.
type part struct {
	offset    int64
	path      string
	size, one int64 // in bytes, of all and of one element
	ctype     string
}

// maxParts bounds how many parts of one type are named, since there are arrays.
const maxParts = 64

// partDecls declares the types of the program that have such parts.
func (t *translator) partDecls() []ivl.Decl {
	t.numberParts = slices.ContainsFunc(t.mem.Regions, func(r *Region) bool { return r.Kind == Bytes && !r.ReadOnly && t.regions[r] != nil })
	d := t.linked.debug
	types := map[string]metadata.Field{}
	for name, def := range d.structs {
		types[name] = def
	}
	for name, def := range d.typedefs {
		types[name] = def
	}
	var names []string
	for name := range types {
		names = append(names, name)
	}
	slices.Sort(names)
	var out []ivl.Decl
	for _, name := range names {
		var parts []part
		if !isLibraryType(types[name]) {
			parts = t.partsOf(types[name], part{}, 0, nil)
		}
		if len(parts) == 0 {
			continue
		}
		decl := &ivl.TypeDecl{Name: t.names.fresh("$parts." + identifier(strings.ReplaceAll(name, " ", ".")))}
		decl.Attrs = append(ivl.Attrs{textAttr("ctype", name)}, partAttrs(parts)...)
		out = append(out, decl)
	}
	return out
}

func partAttrs(parts []part) (out ivl.Attrs) {
	for _, p := range parts {
		a := &ivl.Attr{Name: "part", Args: []ivl.AttrArg{{Expr: ivl.NewInt64(p.offset)}, {Str: attrText(p.path)}}}
		if p.size > 0 {
			a.Args = append(a.Args, ivl.AttrArg{Expr: ivl.NewInt64(p.size)}, ivl.AttrArg{Expr: ivl.NewInt64(p.one)}, ivl.AttrArg{Str: attrText(p.ctype)})
		}
		out = append(out, a)
	}
	return out
}

// ownParts are the parts of an object whose type has no name.
func (t *translator) ownParts(o *Object) ivl.Attrs {
	c := t.linked.Variable(o.Value)
	if c == nil || !strings.Contains(o.CType, "{...}") {
		return nil
	}
	return partAttrs(t.partsOf(c.typ, part{}, 0, nil))
}

// partsOf adds the parts of t, which is a part of another type, to out.
func (t *translator) partsOf(ty metadata.Field, at part, depth int, out []part) []part {
	if len(out) >= maxParts || depth > maxTypeDepth {
		return out
	}
	if isLibraryType(ty) {
		return append(out, at)
	}
	if !isAggregate(ty) {
		if size := sizeBits(ty) / 8; size > 0 && at.path != "" && t.numberParts {
			at.size, at.one, at.ctype = size, size, cType(ty)
			out = append(out, at)
		}
		return out
	}
	c := strip(ty).(*metadata.DICompositeType)
	if c.Elements == nil {
		return out
	}
	switch c.Tag {
	case enum.DwarfTagArrayType:
		size, dims := sizeBits(c.BaseType)/8, counts(c)
		if !isAggregate(c.BaseType) && !isLibraryType(c.BaseType) {
			if len(dims) == 1 && dims[0] > 0 && size > 0 && at.path != "" && t.numberParts {
				at.size, at.one, at.ctype = size*dims[0], size, cType(c.BaseType)
				out = append(out, at)
			}
			return out
		}
		n := int64(1)
		for _, d := range dims {
			n *= d
		}
		for i := int64(0); i < n && size > 0 && len(out) < maxParts; i++ {
			before := len(out)
			path, k := "", i
			for d := len(dims) - 1; d >= 0; d-- {
				path, k = fmt.Sprintf("[%d]", k%dims[d])+path, k/dims[d]
			}
			if out = t.partsOf(c.BaseType, part{offset: at.offset + i*size, path: at.path + path}, depth+1, out); len(out) == before {
				break // as little as this one have the others
			}
		}
	case enum.DwarfTagUnionType:
		defer func(before bool) { t.numberParts = before }(t.numberParts)
		t.numberParts = false // which of them is meant, the address does not tell
		fallthrough
	case enum.DwarfTagStructureType:
		for _, e := range c.Elements.Fields {
			m, ok := e.(*metadata.DIDerivedType)
			if !ok || m.Tag != enum.DwarfTagMember || m.Flags&enum.DIFlagBitField != 0 {
				continue
			}
			path := at.path
			if m.Name != "" {
				path += "." + m.Name
			}
			out = t.partsOf(m.BaseType, part{offset: at.offset + int64(m.Offset)/8, path: path}, depth+1, out)
		}
	}
	return out
}

// isAggregate reports whether a type is an array, a struct or a union.
func isAggregate(t metadata.Field) bool {
	c, ok := strip(t).(*metadata.DICompositeType)
	return ok && c.Tag != enum.DwarfTagEnumerationType
}

// isLibraryType reports whether programs leave to the C library what is inside of a type: all its members have names
// that are reserved for it, or it is called pthread_ something.
func isLibraryType(t metadata.Field) bool {
	for range maxTypeDepth {
		d, ok := t.(*metadata.DIDerivedType)
		if !ok || d.Tag == enum.DwarfTagPointerType || d.Tag == enum.DwarfTagMember {
			break
		}
		if d.Tag == enum.DwarfTagTypedef && strings.HasPrefix(d.Name, "pthread_") {
			return d.Name != "pthread_t"
		}
		t = d.BaseType
	}
	c, ok := t.(*metadata.DICompositeType)
	if !ok || c.Elements == nil || c.Tag != enum.DwarfTagStructureType && c.Tag != enum.DwarfTagUnionType {
		return false
	}
	members := 0
	for _, e := range c.Elements.Fields {
		if m, ok := e.(*metadata.DIDerivedType); ok && m.Tag == enum.DwarfTagMember {
			if !strings.HasPrefix(m.Name, "__") {
				return false
			}
			members++
		}
	}
	return members > 0
}
