package ivl

import "fmt"

// WalkStmts calls f on every statement of ss in source order and, if f returned
// true, on the statements inside it.
func WalkStmts(ss []Stmt, f func(Stmt) bool) {
	for _, s := range ss {
		if !f(s) {
			continue
		}
		switch s := s.(type) {
		case *If:
			WalkStmts(s.Then, f)
			WalkStmts(s.Else, f)
		case *While:
			WalkStmts(s.Body, f)
		case *Atomic:
			WalkStmts(s.Body, f)
		}
	}
}

// StmtExprs calls f on the expressions that stand directly in s, left-hand
// sides and havocked variables included, attributes not.
func StmtExprs(s Stmt, f func(Expr)) {
	switch s := s.(type) {
	case *Assert:
		f(s.Cond)
	case *Assume:
		f(s.Cond)
	case *Havoc:
		for _, v := range s.Vars {
			f(v)
		}
	case *Assign:
		for _, e := range s.Lhs {
			f(e)
		}
		for _, e := range s.Rhs {
			f(e)
		}
	case *Call:
		for _, v := range s.Outs {
			if v != nil {
				f(v)
			}
		}
		for _, e := range s.Args {
			f(e)
		}
	case *AsyncCall:
		for _, e := range s.Args {
			f(e)
		}
	case *ParCall:
		for _, c := range s.Calls {
			StmtExprs(c, f)
		}
	case *If:
		if s.Cond != nil {
			f(s.Cond)
		}
	case *While:
		if s.Cond != nil {
			f(s.Cond)
		}
		for _, i := range s.Invariants {
			f(i.Expr)
		}
	case *Break, *Goto, *Return, *Label, *Yield, *Atomic, *AtomicBegin, *AtomicEnd:
	default:
		panic(fmt.Sprintf("ivl.StmtExprs: %T", s))
	}
}

// RewriteStmts rebuilds ss from the inside out: f receives each statement with
// its inner statements already rewritten and returns what takes its place,
// []Stmt{s} for no change. What does not change is shared with ss.
func RewriteStmts(ss []Stmt, f func(Stmt) []Stmt) []Stmt {
	var out []Stmt
	for i, s := range ss {
		t := s
		switch s := s.(type) {
		case *If:
			then, els := RewriteStmts(s.Then, f), RewriteStmts(s.Else, f)
			if !sameStmts(then, s.Then) || !sameStmts(els, s.Else) {
				n := *s
				n.Then, n.Else = then, els
				t = &n
			}
		case *While:
			if body := RewriteStmts(s.Body, f); !sameStmts(body, s.Body) {
				n := *s
				n.Body = body
				t = &n
			}
		case *Atomic:
			if body := RewriteStmts(s.Body, f); !sameStmts(body, s.Body) {
				n := *s
				n.Body = body
				t = &n
			}
		}
		r := f(t)
		if out == nil && (len(r) != 1 || r[0] != s) {
			out = append(make([]Stmt, 0, len(ss)+len(r)), ss[:i]...)
		}
		if out != nil {
			out = append(out, r...)
		}
	}
	if out == nil {
		return ss
	}
	return out
}

func sameStmts(a, b []Stmt) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// MapStmtExprs returns s with f applied to the expressions that stand directly
// in it (not those of inner statements or attributes), or s itself when f
// changed none. A left-hand side, a havocked variable and the variable that
// takes a call's result are given to f too; f must return an *Ident for the
// latter two.
func MapStmtExprs(s Stmt, f func(Expr) Expr) Stmt {
	switch s := s.(type) {
	case *Assert:
		if c := f(s.Cond); c != s.Cond {
			n := *s
			n.Cond = c
			return &n
		}
	case *Assume:
		if c := f(s.Cond); c != s.Cond {
			n := *s
			n.Cond = c
			return &n
		}
	case *Havoc:
		if vs, changed := mapIdents(s.Vars, f); changed {
			n := *s
			n.Vars = vs
			return &n
		}
	case *Assign:
		l, c1 := mapExprs(s.Lhs, f)
		r, c2 := mapExprs(s.Rhs, f)
		if c1 || c2 {
			n := *s
			n.Lhs, n.Rhs = l, r
			return &n
		}
	case *Call:
		o, c1 := mapIdents(s.Outs, f)
		a, c2 := mapExprs(s.Args, f)
		if c1 || c2 {
			n := *s
			n.Outs, n.Args = o, a
			return &n
		}
	case *AsyncCall:
		if a, changed := mapExprs(s.Args, f); changed {
			n := *s
			n.Args = a
			return &n
		}
	case *ParCall:
		return mapParCall(s, f)
	case *If:
		if s.Cond != nil {
			if c := f(s.Cond); c != s.Cond {
				n := *s
				n.Cond = c
				return &n
			}
		}
	case *While:
		return mapWhile(s, f)
	case *Break, *Goto, *Return, *Label, *Yield, *Atomic, *AtomicBegin, *AtomicEnd:
	default:
		panic(fmt.Sprintf("ivl.MapStmtExprs: %T", s))
	}
	return s
}

func mapParCall(s *ParCall, f func(Expr) Expr) Stmt {
	n := *s
	n.Calls = make([]*Call, len(s.Calls))
	changed := false
	for i, c := range s.Calls {
		n.Calls[i] = MapStmtExprs(c, f).(*Call)
		changed = changed || n.Calls[i] != c
	}
	if !changed {
		return s
	}
	return &n
}

func mapWhile(s *While, f func(Expr) Expr) Stmt {
	n := *s
	changed := false
	if s.Cond != nil {
		n.Cond = f(s.Cond)
		changed = n.Cond != s.Cond
	}
	for i, inv := range s.Invariants {
		e := f(inv.Expr)
		if e == inv.Expr {
			continue
		}
		if &n.Invariants[0] == &s.Invariants[0] {
			n.Invariants = append([]*Spec(nil), s.Invariants...)
		}
		c := *inv
		c.Expr = e
		n.Invariants[i] = &c
		changed = true
	}
	if !changed {
		return s
	}
	return &n
}

func mapIdents(vs []*Ident, f func(Expr) Expr) ([]*Ident, bool) {
	var out []*Ident
	for i, v := range vs {
		w := v
		if v != nil {
			w = f(v).(*Ident)
		}
		if w != v && out == nil {
			out = append(make([]*Ident, 0, len(vs)), vs[:i]...)
		}
		if out != nil {
			out = append(out, w)
		}
	}
	if out == nil {
		return vs, false
	}
	return out, true
}

// CopyStmt is another statement that is like s; what is inside of it is shared. It panics on a statement with a body.
func CopyStmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Assert:
		n := *s
		return &n
	case *Assume:
		n := *s
		return &n
	case *Assign:
		n := *s
		return &n
	case *Havoc:
		n := *s
		return &n
	case *Call:
		n := *s
		return &n
	case *AsyncCall:
		n := *s
		return &n
	case *AtomicBegin:
		n := *s
		return &n
	case *AtomicEnd:
		n := *s
		return &n
	}
	panic(fmt.Sprintf("ivl.CopyStmt: %T", s))
}
