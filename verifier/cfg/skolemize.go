package cfg

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// skolemize brings the condition of an assertion into a form that a counterexample can
// be read from: what is claimed for all values is claimed for one that is
// arbitrary, in a fresh local variable. A code expression is replaced by what it
// claims. It gives the condition and the variables, which are to be havocked.
func (b *builder) skolemize(e ivl.Expr) (ivl.Expr, []*ivl.Ident) {
	var vars []*ivl.Ident
	var positive func(e ivl.Expr) ivl.Expr
	positive = func(e ivl.Expr) ivl.Expr {
		switch e := e.(type) {
		case *ivl.Binary:
			n := *e
			switch e.Op {
			case ivl.And, ivl.Or:
				n.X, n.Y = positive(e.X), positive(e.Y)
			case ivl.Implies:
				n.Y = positive(e.Y)
			}
			if n.X != e.X || n.Y != e.Y {
				return &n
			}
		case *ivl.IfThenElse:
			n := *e
			n.T, n.E = positive(e.T), positive(e.E)
			if n.T != e.T || n.E != e.E {
				return &n
			}
		case *ivl.Let:
			if body := positive(e.Body); body != e.Body {
				n := *e
				n.Body = body
				return &n
			}
		case *ivl.Quantifier:
			if e.Forall && len(e.TypeParams) == 0 {
				any := map[*ivl.Var]ivl.Expr{}
				for _, v := range e.Vars {
					id := ivl.NewIdent(b.temp(v.Name, v.Type))
					vars = append(vars, id)
					any[v] = id
				}
				return positive(ivl.Substitute(e.Body, any))
			}
		case *ivl.CodeExpr:
			if e.Claim != nil {
				return positive(e.Claim)
			}
		}
		return e
	}
	return positive(e), vars
}

// named is the record of an assertion that keeps its text as its message, on one
// line, if it has none.
func named(a *ivl.Assert) ivl.StmtInfo {
	info := a.StmtInfo
	if !info.Attrs.Has("msg") {
		text := strings.Join(strings.Fields(ivl.FormatExpr(a.Cond)), " ")
		info.Attrs = append(info.Attrs[:len(info.Attrs):len(info.Attrs)], &ivl.Attr{Pos: a.Pos, Name: "msg", Args: []ivl.AttrArg{{Str: text}}})
	}
	return info
}

// withoutCode puts formulas in the place of code expressions.
func withoutCode(e ivl.Expr) ivl.Expr {
	return ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
		if c, ok := e.(*ivl.CodeExpr); ok && c.Formula != nil {
			return c.Formula
		}
		return e
	})
}
