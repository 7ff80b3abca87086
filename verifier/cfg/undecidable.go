package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// undecidable finds what no engine decides in e, and its place; what is "" if there
// is nothing. It is looked for before constants are followed, which would not
// know what they fold.
func (l *lowerer) undecidable(e ivl.Expr) (what string, pos ivl.Pos) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if what != "" {
			return false
		}
		switch e := e.(type) {
		case *ivl.CodeExpr:
			if e.Formula == nil {
				what, pos = "this code expression is not decided", e.Pos
			}
		case *ivl.Ident:
			if l.polymorphic(e.Var) {
				what, pos = "polymorphic maps are not decided", e.Pos
			}
		}
		return what == ""
	})
	return what, pos
}

// polymorphic reports whether a polymorphic map is in the type of v.
func (l *lowerer) polymorphic(v *ivl.Var) bool {
	is, known := l.polymorphicVars[v]
	if !known {
		is = polymorphicType(v.Type)
		l.polymorphicVars[v] = is
	}
	return is
}

func polymorphicType(t ivl.Type) bool {
	switch t := ivl.Expand(t).(type) {
	case *ivl.MapType:
		if len(t.Params) > 0 || polymorphicType(t.Result) {
			return true
		}
		if slices.ContainsFunc(t.Args, polymorphicType) {
			return true
		}
	case *ivl.NamedType:
		if slices.ContainsFunc(t.Args, polymorphicType) {
			return true
		}
	}
	return false
}
