package ivl

// Macro is what an axiom of the form (forall x, y :: f(x, y) == e), or <==>, says of
// a function without body: it could as well have the body e.
type Macro struct {
	Axiom  *AxiomDecl
	Params []*Var // of the quantifier, in the order of the function's
	Body   Expr
}

// Definition gives the parameters and the body of d, its own or that of an axiom;
// body is nil if it has neither.
func (d *FuncDecl) Definition() (params []*Var, body Expr) {
	switch {
	case d.Body != nil:
		return d.Params, d.Body
	case d.Macro != nil:
		return d.Macro.Params, d.Macro.Body
	}
	return nil, nil
}

// findMacros sets Macro of the functions of p. A function in a trigger elsewhere
// stays a symbol, and none is defined by itself, directly or through others.
func findMacros(p *Program) {
	triggers := make(map[*FuncDecl]int) // occurrences
	for _, d := range p.Decls {
		if f, ok := d.(*FuncDecl); ok {
			f.Macro = nil
		}
		DeclExprs(d, func(e Expr) { countTriggers(e, triggers) })
	}
	for _, d := range p.Decls {
		a, ok := d.(*AxiomDecl)
		if !ok {
			continue
		}
		f, m := macro(a)
		if f == nil || f.Macro != nil {
			continue
		}
		own := make(map[*FuncDecl]int)
		countTriggers(a.Expr, own)
		if own[f] == triggers[f] && !reaches(m.Body, f) {
			f.Macro = m
		}
	}
}

// countTriggers counts in n, for each function, its applications in triggers within e.
func countTriggers(e Expr, n map[*FuncDecl]int) {
	WalkExpr(e, func(e Expr) bool {
		q, ok := e.(*Quantifier)
		if !ok {
			return true
		}
		for _, t := range q.Triggers {
			for _, e := range t.Exprs {
				WalkExpr(e, func(e Expr) bool {
					if app, ok := e.(*FuncApp); ok {
						n[app.Func]++
					}
					return true
				})
			}
		}
		return true
	})
}

// macro takes an axiom apart; f is nil if it is of another form.
func macro(a *AxiomDecl) (f *FuncDecl, m *Macro) {
	q, ok := a.Expr.(*Quantifier)
	if !ok || !q.Forall || len(q.TypeParams) > 0 {
		return nil, nil
	}
	eq, ok := q.Body.(*Binary)
	if !ok || eq.Op != Eq && eq.Op != Iff {
		return nil, nil
	}
	for _, sides := range [][2]Expr{{eq.X, eq.Y}, {eq.Y, eq.X}} {
		app, ok := sides[0].(*FuncApp)
		if !ok || app.Func == nil || app.Func.Body != nil || len(app.Func.TypeParams) > 0 || app.Func.OfDatatype() ||
			app.Func.Attrs.Has("bvbuiltin") || app.Func.Attrs.Has("builtin") || len(app.Args) != len(q.Vars) {
			continue
		}
		m := &Macro{Axiom: a, Body: sides[1]}
		used := make(map[*Var]bool)
		for _, arg := range app.Args {
			id, ok := arg.(*Ident)
			if !ok || id.Var.Kind != Bound || used[id.Var] {
				break
			}
			used[id.Var] = true
			m.Params = append(m.Params, id.Var)
		}
		bound := true
		for _, v := range q.Vars {
			bound = bound && used[v]
		}
		if bound && len(m.Params) == len(app.Args) {
			return app.Func, m
		}
	}
	return nil, nil
}

// reaches reports whether the value of e depends on f, through definitions too.
func reaches(e Expr, f *FuncDecl) bool {
	seen := make(map[*FuncDecl]bool)
	found := false
	var visit func(e Expr)
	visit = func(e Expr) {
		WalkExpr(e, func(e Expr) bool {
			app, ok := e.(*FuncApp)
			if !ok || found || app.Func == nil {
				return !found
			}
			if app.Func == f {
				found = true
			} else if !seen[app.Func] {
				seen[app.Func] = true
				if _, body := app.Func.Definition(); body != nil {
					visit(body)
				}
			}
			return !found
		})
	}
	visit(e)
	return found
}
