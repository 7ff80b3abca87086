package ivl

import (
	"fmt"
	"slices"
)

// stmtBlocks gives the places of the statement lists inside s. They are written to in copies of s only.
func stmtBlocks(s Stmt) []*[]Stmt {
	switch s := s.(type) {
	case *If:
		return []*[]Stmt{&s.Then, &s.Else}
	case *While:
		return []*[]Stmt{&s.Body}
	case *Atomic:
		return []*[]Stmt{&s.Body}
	}
	return nil
}

// WalkStmts calls f on every statement of ss in source order and, if f returned
// true, on the statements inside it.
func WalkStmts(ss []Stmt, f func(Stmt) bool) {
	for _, s := range ss {
		if f(s) {
			for _, inner := range stmtBlocks(s) {
				WalkStmts(*inner, f)
			}
		}
	}
}

// stmtSlots calls f on the places of the expressions that stand directly in s. They are written to in copies of s only;
// the place of a havocked variable, or of one that takes the result of a call, gets an *Ident.
func stmtSlots(s Stmt, f func(*Expr)) {
	all := func(es []Expr) {
		for i := range es {
			f(&es[i])
		}
	}
	idents := func(vs []*Ident) {
		for i, v := range vs {
			if v == nil {
				continue
			}
			var e Expr = v
			if f(&e); e != v {
				vs[i] = e.(*Ident)
			}
		}
	}
	call := func(s *Call) {
		idents(s.Outs)
		all(s.Args)
	}
	switch s := s.(type) {
	case *Assert:
		f(&s.Cond)
	case *Assume:
		f(&s.Cond)
	case *Havoc:
		idents(s.Vars)
	case *Assign:
		all(s.Lhs)
		all(s.Rhs)
	case *Call:
		call(s)
	case *AsyncCall:
		all(s.Args)
	case *ParCall:
		for _, c := range s.Calls {
			call(c)
		}
	case *If:
		if s.Cond != nil {
			f(&s.Cond)
		}
	case *While:
		if s.Cond != nil {
			f(&s.Cond)
		}
		for _, i := range s.Invariants {
			f(&i.Expr)
		}
	case *Break, *Goto, *Return, *Label, *Yield, *Atomic, *AtomicBegin, *AtomicEnd:
	default:
		panic(fmt.Sprintf("ivl.stmtSlots: %T", s))
	}
}

// CopyStmt is another statement that is like s, with the same expressions in places of its own. Inner statements are
// shared.
func CopyStmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Assert:
		return shallow(s)
	case *Assume:
		return shallow(s)
	case *Havoc:
		n := shallow(s)
		n.Vars = slices.Clone(s.Vars)
		return n
	case *Assign:
		n := shallow(s)
		n.Lhs, n.Rhs = slices.Clone(s.Lhs), slices.Clone(s.Rhs)
		return n
	case *Call:
		return copyCall(s)
	case *AsyncCall:
		n := shallow(s)
		n.Args = slices.Clone(s.Args)
		return n
	case *ParCall:
		n := shallow(s)
		n.Calls, _ = mapped(s.Calls, copyCall)
		return n
	case *If:
		return shallow(s)
	case *While:
		n := shallow(s)
		n.Invariants, _ = mapped(s.Invariants, shallow)
		return n
	case *Atomic:
		return shallow(s)
	case *AtomicBegin:
		return shallow(s)
	case *AtomicEnd:
		return shallow(s)
	}
	panic(fmt.Sprintf("ivl.CopyStmt: %T", s))
}

func copyCall(s *Call) *Call {
	n := shallow(s)
	n.Outs, n.Args = slices.Clone(s.Outs), slices.Clone(s.Args)
	return n
}

// StmtExprs calls f on the expressions that stand directly in s, left-hand
// sides and havocked variables included, attributes not.
func StmtExprs(s Stmt, f func(Expr)) { stmtSlots(s, func(e *Expr) { f(*e) }) }

// DeclExprs calls f on the expressions in d: definitions, contracts, where clauses, and those in the statements of its bodies.
func DeclExprs(d Decl, f func(Expr)) {
	switch d := d.(type) {
	case *FuncDecl:
		f(d.Body)
	case *AxiomDecl:
		f(d.Expr)
	case *VarDecl:
		wheres(d.Vars, f)
	case *ProcDecl:
		wheres(d.Ins, f)
		wheres(d.Outs, f)
		for _, s := range d.Specs {
			f(s.Expr)
		}
		for _, b := range d.bodies() {
			wheres(b.Locals, f)
			allExprs(b.Stmts, f)
		}
	}
}

func wheres(vs []*Var, f func(Expr)) {
	for _, v := range vs {
		f(v.Where)
	}
}

// allExprs calls f on the expressions of statements, inner ones included.
func allExprs(ss []Stmt, f func(Expr)) {
	WalkStmts(ss, func(s Stmt) bool {
		StmtExprs(s, f)
		return true
	})
}

// MapStmtExprs returns s with f applied to the expressions that stand directly
// in it (not those of inner statements or attributes), or s itself when f
// changed none. A left-hand side, a havocked variable and the variable that
// takes a call's result are given to f too; f must return an *Ident for the
// latter two.
func MapStmtExprs(s Stmt, f func(Expr) Expr) Stmt {
	var few [4]Expr
	parts, changed := few[:0], false
	stmtSlots(s, func(e *Expr) {
		x := f(*e)
		changed = changed || x != *e
		parts = append(parts, x)
	})
	if !changed {
		return s
	}
	n := CopyStmt(s)
	stmtSlots(n, func(e *Expr) { *e, parts = parts[0], parts[1:] })
	return n
}

// RewriteStmts rebuilds ss from the inside out: f receives each statement with
// its inner statements already rewritten and returns what takes its place,
// []Stmt{s} for no change. What does not change is shared with ss.
func RewriteStmts(ss []Stmt, f func(Stmt) []Stmt) []Stmt {
	var out []Stmt
	for i, s := range ss {
		t := s
		for k, inner := range stmtBlocks(s) {
			rewritten := RewriteStmts(*inner, f)
			if sameStmts(rewritten, *inner) {
				continue
			}
			if t == s {
				t = CopyStmt(s)
			}
			*stmtBlocks(t)[k] = rewritten
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
