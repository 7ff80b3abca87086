package emit

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// lvalue is what the program calls the memory at an address, p->next, or "" if that is not known.
func (f *funcTranslator) lvalue(v ir.Value) string {
	if f.Linked.IsModel(f.fn) {
		return ""
	}
	switch x := v.(type) {
	case *ir.Alloca, *ir.Global:
		if c := f.Linked.Debug.Variable(v); c != nil {
			return c.Name
		}
		return ""
	case *ir.GEP:
		return f.element(x)
	}
	if p := f.rvalue(v); p != "" {
		return "*" + p
	}
	return ""
}

// rvalue is how the program writes a value.
func (f *funcTranslator) rvalue(v ir.Value) string {
	switch x := v.(type) {
	case *ir.Load:
		return f.lvalue(x.Ptr)
	case *ir.Int:
		return x.X.String()
	case *ir.Cast:
		if x.Op == "sext" || x.Op == "zext" {
			return f.rvalue(x.X)
		}
	}
	return ""
}

// element is what a getelementptr leads to.
func (f *funcTranslator) element(g *ir.GEP) string {
	at := f.lvalue(g.Base) // what is at the base
	if len(g.Indices) == 1 {
		base := strings.TrimPrefix(at, "*")
		if i := f.rvalue(g.Indices[0]); i != "" && base != "" && at[0] == '*' {
			return base + "[" + i + "]"
		}
		return ""
	}
	if n, ok := ir.Literal(g.Indices[0]); !ok || n != 0 || at == "" {
		return ""
	}
	t := g.Elem
	for _, index := range g.Indices[1:] {
		switch u := t.(type) {
		case *ir.StructType:
			n, ok := ir.Literal(index)
			if !ok {
				return ""
			}
			t = u.Fields[n]
			member := f.Linked.Debug.MemberOf(u.Name, f.Layout.Offset(u, int(n)), f.Layout.Size(t))
			if end := strings.LastIndexAny(member, ".["); end > 0 { // the first of its own members
				member = member[:strings.IndexAny(member[1:], ".[")+1]
			}
			if !strings.HasPrefix(member, ".") {
				return ""
			}
			if strings.HasPrefix(at, "*") {
				at = at[1:] + "->" + member[1:]
			} else {
				at += member
			}
		default:
			i := f.rvalue(index)
			if i == "" || strings.HasPrefix(at, "*") {
				return ""
			}
			t = ir.Part(t, 0)
			at += "[" + i + "]"
		}
	}
	return at
}
