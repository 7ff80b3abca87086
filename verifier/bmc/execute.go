package bmc

import (
	"context"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// UnsupportedError is the error for a program that has no encoding. The translation of
// expressions panics with it.
type UnsupportedError struct {
	Pos  ivl.Pos
	What string
}

func (e *UnsupportedError) Error() string { return e.What }

// executor is the state of one symbolic execution.
type executor struct {
	*Evaluator
	ctx context.Context
	// log holds the old values of the variables assigned since the innermost
	// open branch began, so that the branch can be undone.
	log []undo

	// guard is the conjunction of the branch conditions down to here; assumed is
	// that of all assumes so far, each under its guard.
	guard, assumed smt.Term
	depth          int
	count          int
}

type undo struct {
	v   *ivl.Var
	old Value
	had bool
}

// maxCalls bounds the call depth: the input has no recursion.
const maxCalls = 1000

// Execute runs entry of p symbolically. The error is *UnsupportedError, with the
// construct that has no encoding, or that of ctx.
func Execute(ctx context.Context, p *ivl.Program, entry *ivl.ProcDecl) (*Encoding, error) {
	a := smt.NewArena()
	x := &executor{
		Evaluator: newEvaluator(a, &Encoding{Arena: a, Initial: map[*ivl.Var]smt.Term{}}, nil),
		ctx:       ctx, guard: a.True(), assumed: a.True(),
	}
	err := Try(func() {
		x.constants(p)
		x.body(entry.Body)
	})
	if err == nil {
		return x.enc, nil
	}
	if r, ok := err.(*UnsupportedError); ok && !r.Pos.IsValid() {
		r.Pos = x.at
	}
	return nil, err
}

func (x *executor) set(v *ivl.Var, o Value) {
	old, had := x.vals[v]
	if had && old == o {
		return
	}
	x.log = append(x.log, undo{v, old, had})
	x.vals[v] = o
}

func (x *executor) body(b *ivl.Body) {
	if x.depth++; x.depth > maxCalls {
		panic(&UnsupportedError{b.Pos, "calls nest too deeply"})
	}
	for _, v := range b.Locals {
		if v.Pos.IsValid() {
			x.at = v.Pos
		}
		x.set(v, x.Fresh(v.Name, v.Type))
	}
	x.stmts(b.Stmts)
	x.depth--
}

func (x *executor) stmts(ss []ivl.Stmt) {
	for _, s := range ss {
		if x.count++; x.count&0x3ff == 0 {
			Wait(x.ctx)
		}
		x.stmt(s)
	}
}

// stmt executes one statement where the path condition holds.
func (x *executor) stmt(s ivl.Stmt) {
	a := x.a
	if pos := s.Info().Pos; pos.IsValid() {
		x.at = pos
	}
	switch s := s.(type) {
	case *ivl.Assign:
		x.event(s, nil)
		if len(s.Lhs) == 1 {
			x.assign(s.Lhs[0], s.Rhs[0])
			return
		}
		vals := make([]Value, len(s.Rhs))
		for i, r := range s.Rhs {
			vals[i] = x.Eval(r)
		}
		for i, l := range s.Lhs {
			x.assignTo(l, vals[i])
		}
	case *ivl.Havoc:
		var vals []smt.Term
		for _, id := range s.Vars {
			o := x.Fresh(id.Var.Name, id.Var.Type)
			x.set(id.Var, o)
			vals = append(vals, x.Flat(o))
		}
		x.event(s, vals)
	case *ivl.Assume:
		if ivl.IsBool(s.Cond, true) {
			if !s.Attrs.Has("sourceloc") {
				x.event(s, nil)
			}
			return
		}
		x.event(s, nil)
		x.assume(x.Term(s.Cond))
	case *ivl.Assert:
		x.event(s, nil)
		fails := a.And(x.guard, x.assumed, a.Not(x.Term(s.Cond)))
		if fails != a.False() {
			x.enc.Goals = append(x.enc.Goals, Goal{goal.KindOf(s), s, fails, len(x.enc.Events)})
		}
	case *ivl.If:
		x.branch(s)
	case *ivl.Call:
		x.call(s)
	default:
		panic(&UnsupportedError{s.Info().Pos, fmt.Sprintf("bmc: statement %T", s)})
	}
}

// event records that s is executed, if it comes from the program or guesses.
func (x *executor) event(s ivl.Stmt, vals []smt.Term) {
	if s.Info().Origin != nil {
		x.enc.Events = append(x.enc.Events, Event{x.guard, s, vals})
	}
}

func (x *executor) assume(c smt.Term) {
	x.assumed = x.a.And(x.assumed, x.a.Implies(x.guard, c))
}

func (x *executor) assign(lhs, rhs ivl.Expr) { x.assignTo(lhs, x.Eval(rhs)) }

func (x *executor) assignTo(lhs ivl.Expr, val Value) {
	switch lhs := lhs.(type) {
	case *ivl.Ident:
		x.set(lhs.Var, val)
	case *ivl.Select:
		// m[i][j] := e is m := m[i := m[i][j := e]].
		m := x.Store(x.Eval(lhs.M), x.terms(lhs.Args), x.Flat(val))
		x.assignTo(lhs.M, m)
	default:
		panic(&UnsupportedError{lhs.Position(), fmt.Sprintf("assignment to %s", ivl.FormatExpr(lhs))})
	}
}

// branch executes both sides and merges what they assigned.
func (x *executor) branch(s *ivl.If) {
	a := x.a
	var c smt.Term
	if s.Cond == nil {
		c = a.Fresh("choice", smt.SortBool)
	} else {
		c = x.Term(s.Cond)
	}
	switch c {
	case a.True():
		x.stmts(s.Then)
		return
	case a.False():
		x.stmts(s.Else)
		return
	}
	guard := x.guard
	mark := len(x.log)
	x.guard = a.And(guard, c)
	if x.guard != a.False() {
		x.stmts(s.Then)
	}
	then := x.rollback(mark)
	x.guard = a.And(guard, a.Not(c))
	if x.guard != a.False() && len(s.Else) > 0 {
		x.stmts(s.Else)
	}
	els := x.rollback(mark)
	x.guard = guard
	for _, v := range assignedOrder(then, els) {
		t, inThen := then.vals[v]
		if !inThen {
			t = x.value(v)
		}
		e, inElse := els.vals[v]
		if !inElse {
			e = x.value(v)
		}
		x.set(v, x.Merge(c, t, e))
	}
}

// assigned is what a branch assigned, in order of first assignment.
type assigned struct {
	order []*ivl.Var
	vals  map[*ivl.Var]Value
}

// rollback undoes the log down to mark and gives the values that were current.
func (x *executor) rollback(mark int) assigned {
	out := assigned{}
	if len(x.log) == mark {
		return out
	}
	out.vals = make(map[*ivl.Var]Value, len(x.log)-mark)
	for i := len(x.log) - 1; i >= mark; i-- {
		u := x.log[i]
		if _, seen := out.vals[u.v]; !seen {
			out.vals[u.v] = x.vals[u.v]
			out.order = append(out.order, u.v)
		}
	}
	for i := len(x.log) - 1; i >= mark; i-- {
		if u := x.log[i]; u.had {
			x.vals[u.v] = u.old
		} else {
			delete(x.vals, u.v)
		}
	}
	x.log = x.log[:mark]
	return out
}

func assignedOrder(a, b assigned) []*ivl.Var {
	out := a.order
	for _, v := range b.order {
		if _, twice := a.vals[v]; !twice {
			out = append(out, v)
		}
	}
	return out
}

func (x *executor) call(s *ivl.Call) {
	p := s.Proc
	if p == nil || p.Body == nil {
		panic(&UnsupportedError{s.Pos, "call of " + s.Name + ", which has no body"})
	}
	for i, v := range p.Ins {
		x.set(v, x.Eval(s.Args[i]))
	}
	for _, v := range p.Outs {
		x.set(v, x.Fresh(v.Name, v.Type))
	}
	x.body(p.Body)
	for i, out := range s.Outs {
		if out != nil {
			x.set(out.Var, x.value(p.Outs[i]))
		}
	}
}
