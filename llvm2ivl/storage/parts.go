package storage

import (
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// partDecls declares the types of the program that have parts worth a name of their own, with the distance of each
// from the start and the path to it:
//
//	type {:ctype "struct table"} {:part 0, ".lock"} {:part 48, ".changed"} $parts.table;
//
// What holds numbers has also its size, that of an element, and its type: {:part 40, ".rows", 4, 4, "int"}. An enumeration
// has its enumerators: {:enumerator 1, "GREEN"}.
func (t *Store) partDecls() []ivl.Decl {
	var out []ivl.Decl
	for _, name := range slices.Sorted(maps.Keys(t.Linked.Debug.Types)) {
		attrs := partAttrs(debuginfo.Parts(t.Linked.Debug.Types[name]))
		for _, v := range debuginfo.Enumerators(t.Linked.Debug.Types[name]) {
			attrs = append(attrs, ivl.NewAttr("enumerator", v.Value, AttrText(v.Name)))
		}
		if len(attrs) == 0 {
			continue
		}
		decl := &ivl.TypeDecl{Name: t.Names.Fresh("$parts." + identifier(strings.ReplaceAll(name, " ", ".")))}
		decl.Attrs = append(ivl.Attrs{TextAttr("ctype", name)}, attrs...)
		out = append(out, decl)
	}
	return out
}

func partAttrs(parts []debuginfo.Part) (out ivl.Attrs) {
	for _, p := range parts {
		a := ivl.NewAttr("part", p.Offset, AttrText(p.Path))
		if p.Size > 0 {
			a.Args = append(a.Args, ivl.AttrArg{Expr: ivl.NewInt64(p.Size)}, ivl.AttrArg{Expr: ivl.NewInt64(p.One)}, ivl.AttrArg{Str: AttrText(p.Type)})
		}
		out = append(out, a)
	}
	return out
}

// ownParts are the parts of an object whose type has no name.
func (t *Store) ownParts(o *pointsto.Object) ivl.Attrs {
	c := t.Linked.Debug.Variable(o.Value)
	if c == nil || !strings.Contains(o.CType, "{...}") {
		return nil
	}
	return partAttrs(debuginfo.Parts(c.C))
}
