package ivl

import "slices"

// inferModifies gives every procedure that has a body and no modifies clause of
// its own the clause that its code needs: the global variables that it, or a
// procedure it calls, assigns. An async call needs none, since its writes are
// those of the new thread. The program must be resolved. (Boogie asks for the
// clause; Corral infers it, and so do we.)
func inferModifies(p *Program) {
	order := make(map[*Var]int) // declaration order, for a stable result
	writes := make(map[*ProcDecl]map[*Var]bool)
	callers := make(map[*ProcDecl][]*ProcDecl)
	var work []*ProcDecl
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *VarDecl:
			for _, v := range d.Vars {
				order[v] = len(order)
			}
		case *ProcDecl:
			writes[d] = make(map[*Var]bool)
			if !d.infers() {
				for _, m := range d.Modifies {
					writes[d][m.Var] = true
				}
			}
			work = append(work, d)
		}
	}
	for _, d := range work {
		if d.infers() {
			for _, b := range d.bodies() {
				effects(b, func(_ Stmt, v *Var) { writes[d][v] = true }, func(s *Call) { callers[s.Proc] = append(callers[s.Proc], d) })
			}
		}
	}
	for len(work) > 0 {
		d := work[len(work)-1]
		work = work[:len(work)-1]
		for _, q := range callers[d] {
			n := len(writes[q])
			for v := range writes[d] {
				writes[q][v] = true
			}
			if len(writes[q]) > n {
				work = append(work, q)
			}
		}
	}
	for _, d := range p.Decls {
		d, ok := d.(*ProcDecl)
		if !ok || !d.infers() {
			continue
		}
		d.Modifies, d.inferred = nil, true
		for v := range writes[d] {
			if v != nil {
				d.Modifies = append(d.Modifies, NewIdent(v))
			}
		}
		slices.SortFunc(d.Modifies, func(a, b *Ident) int { return order[a.Var] - order[b.Var] })
	}
}

// infers reports whether the modifies clause of d is left to us.
func (d *ProcDecl) infers() bool {
	return (len(d.Modifies) == 0 || d.inferred) && (d.Body != nil || len(d.Impls) > 0)
}

func (d *ProcDecl) bodies() []*Body {
	var out []*Body
	if d.Body != nil {
		out = append(out, d.Body)
	}
	for _, i := range d.Impls {
		out = append(out, i.Body)
	}
	return out
}

// Assigned calls f on the variables that an assignment, a havoc or a call of a procedure itself changes.
func Assigned(s Stmt, f func(*Ident)) {
	switch s := s.(type) {
	case *Assign:
		for _, l := range s.Lhs {
			if id := assignedIdent(l); id != nil {
				f(id)
			}
		}
	case *Havoc:
		for _, id := range s.Vars {
			f(id)
		}
	case *Call:
		for _, id := range s.Outs {
			if id != nil {
				f(id)
			}
		}
	}
}

// effects calls write on the global variables that the statements of b assign themselves, and call on the calls of known procedures
// among them.
func effects(b *Body, write func(Stmt, *Var), call func(*Call)) {
	look := func(s Stmt) {
		Assigned(s, func(id *Ident) {
			if id.Var != nil && id.Var.Kind == Global {
				write(s, id.Var)
			}
		})
		if c, ok := s.(*Call); ok && c.Proc != nil {
			call(c)
		}
	}
	WalkStmts(b.Stmts, func(s Stmt) bool {
		if par, ok := s.(*ParCall); ok {
			for _, c := range par.Calls {
				look(c)
			}
			return true
		}
		look(s)
		return true
	})
}

// checkModifies reports writes that a modifies clause of the user leaves out.
// They are errors in a plain Boogie program; in one with async calls, which
// only Corral would read, they are warnings, since Corral does not mind.
func (c *checker) checkModifies(p *Program) {
	severity := Error
	if c.concurrent {
		severity = Warning
	}
	for _, d := range p.Decls {
		d, ok := d.(*ProcDecl)
		if !ok || d.inferred || d.Attrs.Has("yields") {
			continue
		}
		allowed := make(map[*Var]bool)
		for _, m := range d.Modifies {
			allowed[m.Var] = true
		}
		write := func(pos Pos, v *Var, how string) {
			if !allowed[v] {
				c.errorf("modifies", pos, "%s changes the global variable %s, which is not in the modifies clause of %s; add it there", how, v.Name, d.Name).Severity = severity
			}
		}
		for _, b := range d.bodies() {
			effects(b, func(s Stmt, v *Var) {
				how := "the call"
				switch s.(type) {
				case *Assign:
					how = "the assignment"
				case *Havoc:
					how = "havoc"
				}
				write(s.Info().Pos, v, how)
			}, func(s *Call) {
				for _, m := range s.Proc.Modifies {
					if m.Var != nil && m.Var.Kind == Global {
						write(s.Pos, m.Var, "the call of "+s.Name)
					}
				}
			})
		}
	}
}
