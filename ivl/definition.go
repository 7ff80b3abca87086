package ivl

// Definition is an axiom that says what a constant is.
type Definition struct {
	Axiom *AxiomDecl
	Const *Var
	Value Expr
}

// Definitions finds the axioms of p that define a constant: c == e, c <==> e, the
// same with the sides exchanged, c, or !c, where e mentions no variable but
// constants, and not c itself. A constant has one definition at most, the first;
// the axioms are in source order. The definitions of several constants may be
// circular. p must be resolved.
func Definitions(p *Program) []Definition {
	var out []Definition
	defined := make(map[*Var]bool)
	for _, d := range p.Decls {
		a, ok := d.(*AxiomDecl)
		if !ok {
			continue
		}
		define := func(x, value Expr) bool {
			id, ok := x.(*Ident)
			if !ok || id.Var == nil || id.Var.Kind != Const || defined[id.Var] || Mentions(value, func(v *Var) bool { return v == id.Var }) {
				return false
			}
			defined[id.Var] = true
			out = append(out, Definition{a, id.Var, value})
			return true
		}
		switch e := a.Expr.(type) {
		case *Binary:
			if e.Op == Eq || e.Op == Iff {
				_ = define(e.X, e.Y) || define(e.Y, e.X)
			}
		case *Ident:
			define(e, NewBool(true))
		case *Unary:
			if e.Op == Not {
				define(e.X, NewBool(false))
			}
		}
	}
	return out
}
