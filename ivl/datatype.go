package ivl

import "strings"

// datatype declares what a {:constructor} function brings with it: the tester
// is#C and a selector f#C for each field f. They have no declaration of their
// own in the text; Attrs of these functions carry {:datatype}.
func (c *checker) datatype(d *FuncDecl) {
	if !d.Attrs.Has("constructor") {
		return
	}
	n, ok := Expand(d.Result.Type).(*NamedType)
	if !ok || n.Decl == nil || !n.Decl.Attrs.Has("datatype") {
		c.errorf("datatype", d.Pos, "the constructor %s gives %s, which is no datatype; declare it with: type {:datatype} …;", d.Name, d.Result.Type)
		return
	}
	derive := func(name string, pos Pos, t Type) {
		c.callee(&FuncDecl{
			DeclBase:   DeclBase{Pos: pos, Attrs: Attrs{{Pos: pos, Name: "datatype"}}},
			Name:       name,
			TypeParams: d.TypeParams,
			Params:     []*Var{{Pos: pos, Type: d.Result.Type, Kind: InParam}},
			Result:     &Var{Pos: pos, Type: t, Kind: OutParam},
		}, name)
	}
	derive("is#"+d.Name, d.Pos, BoolType)
	for _, p := range d.Params {
		if p.Name == "" {
			c.errorf("datatype", d.Pos, "a field of the constructor %s has no name; give it one", d.Name)
			continue
		}
		derive(p.Name+"#"+d.Name, p.Pos, p.Type)
	}
}

// OfDatatype reports whether d is a constructor, tester or selector of a
// datatype. Datatypes are read, checked and printed, and not decided.
func (d *FuncDecl) OfDatatype() bool {
	return d.Attrs.Has("constructor") || d.Attrs.Has("datatype") && strings.Contains(d.Name, "#")
}
