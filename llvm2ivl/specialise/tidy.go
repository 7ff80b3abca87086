package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// tidy drops from a procedure what specialisation left without use: jumps to what
// comes next, labels that nobody jumps to, and variables of the translator's that
// nobody reads. Reads of memory of the C program, data, stay: they can race.
func tidy(d *ivl.ProcDecl, data map[*ivl.Var]bool) {
	for changed := true; changed; {
		changed = false
		t := &tidier{data: data, used: map[*ivl.Var]bool{}, labels: map[string]bool{}}
		t.survey(d.Body.Stmts)
		d.Body.Stmts = t.list(d.Body.Stmts)
		changed = t.changed
		var locals []*ivl.Var
		for _, v := range d.Body.Locals {
			if t.used[v] || t.assigned[v] || len(v.Attrs) > 0 {
				locals = append(locals, v)
			}
		}
		d.Body.Locals = locals
	}
}

// tidier is one pass over a procedure.
type tidier struct {
	data     map[*ivl.Var]bool
	used     map[*ivl.Var]bool // variables that something reads
	assigned map[*ivl.Var]bool // local variables that what stays assigns to
	labels   map[string]bool   // that something jumps to
	changed  bool
}

// survey finds what is used.
func (t *tidier) survey(ss []ivl.Stmt) {
	t.assigned = map[*ivl.Var]bool{}
	read := func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) { t.used[id.Var] = true })
	}
	ivl.WalkStmts(ss, func(s ivl.Stmt) bool {
		switch s := s.(type) {
		case *ivl.Assign:
			for _, e := range s.Rhs {
				read(e)
			}
			for _, l := range s.Lhs {
				if _, ok := l.(*ivl.Ident); !ok {
					read(l)
				}
			}
		case *ivl.Havoc:
		case *ivl.Call:
			for _, e := range s.Args {
				read(e)
			}
		case *ivl.Goto:
			for _, l := range s.Labels {
				t.labels[l] = true
			}
		default:
			ivl.StmtExprs(s, read)
		}
		for _, a := range s.Info().Attrs {
			for _, arg := range a.Args {
				if arg.Expr != nil {
					read(arg.Expr)
				}
			}
		}
		return true
	})
}

// unused reports whether v is a variable that only the translator knows and
// nothing reads.
func (t *tidier) unused(v *ivl.Var) bool {
	return v.Kind == ivl.Local && len(v.Attrs) == 0 && !t.used[v]
}

func (t *tidier) list(ss []ivl.Stmt) []ivl.Stmt {
	var out []ivl.Stmt
	for i, s := range ss {
		if t.idle(s, ss[i+1:]) {
			t.changed = true
			continue
		}
		switch s := s.(type) {
		case *ivl.Atomic:
			s.Body = t.list(s.Body)
		case *ivl.While:
			s.Body = t.list(s.Body)
		case *ivl.If:
			s.Then, s.Else = t.list(s.Then), t.list(s.Else)
		}
		t.keep(s)
		out = append(out, s)
	}
	return out
}

// keep records the variables that a statement which stays assigns to.
func (t *tidier) keep(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assign:
		for _, l := range s.Lhs {
			t.assigned[ivl.AssignedIdent(l).Var] = true
		}
	case *ivl.Havoc:
		for _, id := range s.Vars {
			t.assigned[id.Var] = true
		}
	case *ivl.Call:
		for _, o := range s.Outs {
			if o != nil {
				t.assigned[o.Var] = true
			}
		}
	}
}

// idle reports whether s, before rest, does nothing.
func (t *tidier) idle(s ivl.Stmt, rest []ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Label:
		return !t.labels[s.Name]
	case *ivl.Goto:
		return len(s.Labels) == 1 && comesNext(s.Labels[0], rest)
	case *ivl.Assume:
		if s.Attrs.Has("sourceloc") && len(rest) > 0 {
			next, ok := rest[0].(*ivl.Assume)
			return ok && next.Attrs.Has("sourceloc")
		}
	case *ivl.Assign:
		for i, l := range s.Lhs {
			id, ok := l.(*ivl.Ident)
			if !ok || !t.unused(id.Var) || t.readsData(s.Rhs[i]) {
				return false
			}
		}
		return true
	case *ivl.Havoc:
		for _, id := range s.Vars {
			if !t.unused(id.Var) {
				return false
			}
		}
		return true
	case *ivl.Call:
		if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() {
			return len(s.Outs) == 1 && (s.Outs[0] == nil || t.unused(s.Outs[0].Var))
		}
	case *ivl.If:
		return len(s.Then) == 0 && len(s.Else) == 0 && s.Cond != nil && !t.readsData(s.Cond)
	case *ivl.Atomic:
		return len(s.Body) == 0
	}
	return false
}

func (t *tidier) readsData(e ivl.Expr) bool {
	found := false
	ivl.FreeVars(e, func(id *ivl.Ident) { found = found || t.data[id.Var] })
	return found
}

// comesNext reports whether the label stands before the first statement of the list.
func comesNext(label string, ss []ivl.Stmt) bool {
	for _, s := range ss {
		l, ok := s.(*ivl.Label)
		if !ok {
			return false
		}
		if l.Name == label {
			return true
		}
	}
	return false
}
