package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// withoutUnused drops from the program after the constants (with the axioms that define
// them), functions and bodyless procedures that the program before used and it does not.
func withoutUnused(before, after *ivl.Program) *ivl.Program {
	old, now := uses(before), uses(after)
	gone := func(d any) bool { return old[d] && !now[d] }
	out := &ivl.Program{}
	for _, d := range after.Decls {
		switch d := d.(type) {
		case *ivl.FuncDecl:
			if gone(d) {
				continue
			}
		case *ivl.ProcDecl:
			if d.Body == nil && gone(d) {
				continue
			}
		case *ivl.ConstDecl:
			if len(d.Vars) == 1 && gone(d.Vars[0]) {
				continue
			}
		case *ivl.AxiomDecl:
			if c := definedBy(d); c != nil && gone(c) {
				continue
			}
		}
		out.Decls = append(out.Decls, d)
	}
	return out
}

// definedBy is the constant that an axiom c == e defines, or nil.
func definedBy(d *ivl.AxiomDecl) *ivl.Var {
	if b, ok := d.Expr.(*ivl.Binary); ok && b.Op == ivl.Eq {
		if id, ok := b.X.(*ivl.Ident); ok && id.Var.Kind == ivl.Const {
			return id.Var
		}
	}
	return nil
}

// uses are the variables, functions and procedures that a program uses, those that
// define used constants included.
func uses(p *ivl.Program) map[any]bool {
	out := map[any]bool{}
	axioms := map[*ivl.Var][]*ivl.AxiomDecl{}
	var use func(e ivl.Expr)
	use = func(e ivl.Expr) {
		if e == nil {
			return
		}
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			switch e := e.(type) {
			case *ivl.Ident:
				if !out[e.Var] {
					out[e.Var] = true
					for _, a := range axioms[e.Var] {
						use(a.Expr)
					}
				}
			case *ivl.FuncApp:
				if !out[e.Func] {
					out[e.Func] = true
					use(e.Func.Body)
				}
			}
			return true
		})
	}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.AxiomDecl); ok {
			if c := definedBy(d); c != nil {
				axioms[c] = append(axioms[c], d)
			}
		}
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.AxiomDecl:
			if definedBy(d) == nil {
				use(d.Expr)
			}
		case *ivl.ProcDecl:
			for _, s := range d.Specs {
				use(s.Expr)
			}
			if d.Body == nil {
				continue
			}
			ivl.WalkStmts(d.Body.Stmts, func(s ivl.Stmt) bool {
				ivl.StmtExprs(s, use)
				for _, a := range s.Info().Attrs {
					for _, arg := range a.Args {
						use(arg.Expr)
					}
				}
				switch s := s.(type) {
				case *ivl.Call:
					out[s.Proc] = true
				case *ivl.AsyncCall:
					out[s.Proc] = true
				}
				return true
			})
		}
	}
	return out
}
