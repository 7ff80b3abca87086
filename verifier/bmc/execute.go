package bmc

import (
	"context"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/pause"
	"github.com/gsmack/gsmack/verifier/smt"
)

// UnsupportedError is the error for a program that has no encoding.
type UnsupportedError struct {
	Pos  ivl.Pos
	What string
}

func (e *UnsupportedError) Error() string { return e.What }

// executor is the state of one symbolic execution.
type executor struct {
	ctx   context.Context
	a     *smt.Arena
	enc   *Encoding
	sorts map[ivl.Type]smt.Sort
	funcs map[*ivl.FuncDecl]smt.Func

	vals  map[*ivl.Var]operand
	bound map[*ivl.Var]operand // of quantifiers, lets, function bodies
	state State                // of an Evaluator: gives the values of variables
	// log holds the old values of the variables assigned since the innermost
	// open branch began, so that the branch can be undone.
	log []undo

	// guard is the conjunction of the branch conditions down to here; assumed is
	// that of all assumes so far, each under its guard.
	guard, assumed smt.Term
	inlining       map[*ivl.FuncDecl]bool
	at             ivl.Pos // what is being executed or declared, for messages
	depth          int
	binders        int // quantifiers and lambdas around what is being evaluated
	count          int
}

type undo struct {
	v   *ivl.Var
	old operand
	had bool
}

// maxCalls bounds the call depth: the input has no recursion.
const maxCalls = 1000

// Execute runs entry of p symbolically. The error is *UnsupportedError, with the
// construct that has no encoding, or that of ctx.
func Execute(ctx context.Context, p *ivl.Program, entry *ivl.ProcDecl) (enc *Encoding, err error) {
	a := smt.NewArena()
	x := &executor{
		ctx: ctx, a: a, enc: &Encoding{Arena: a, Initial: map[*ivl.Var]smt.Term{}},
		sorts: map[ivl.Type]smt.Sort{}, funcs: map[*ivl.FuncDecl]smt.Func{},
		vals: map[*ivl.Var]operand{}, bound: map[*ivl.Var]operand{},
		guard: a.True(), assumed: a.True(),
		inlining: map[*ivl.FuncDecl]bool{},
	}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case unsupported:
			if !r.pos.IsValid() {
				r.pos = x.at
			}
			enc, err = nil, &UnsupportedError{r.pos, r.what}
		case cancelled:
			enc, err = nil, ctx.Err()
		default:
			panic(r)
		}
	}()
	x.constants(p)
	x.body(entry.Body)
	return x.enc, nil
}

// cancelled is panicked when the context ends.
type cancelled struct{}

// constants gives constants their defining values and asserts the other axioms.
func (x *executor) constants(p *ivl.Program) {
	defining := map[*ivl.AxiomDecl]bool{}
	for _, d := range ivl.Definitions(p) {
		x.at = d.Axiom.Pos
		value := x.eval(d.Value)
		if _, used := x.vals[d.Const]; used {
			continue // in the definition of another
		}
		x.vals[d.Const], defining[d.Axiom] = value, true
	}
	for _, d := range p.Decls {
		if f, ok := d.(*ivl.FuncDecl); ok && f.Macro != nil {
			defining[f.Macro.Axiom] = true
		}
	}
	var axioms []*ivl.AxiomDecl
	for _, d := range p.Decls {
		if a, ok := d.(*ivl.AxiomDecl); ok && !defining[a] {
			axioms = append(axioms, a)
		}
	}
	var unique []smt.Term
	for _, d := range p.Decls {
		if c, ok := d.(*ivl.ConstDecl); ok {
			for _, v := range c.Vars {
				if v.Unique {
					unique = append(unique, x.flat(x.value(v)))
				}
			}
		}
	}
	for i, s := range unique {
		for _, t := range unique[:i] {
			if x.a.Sort(s) == x.a.Sort(t) {
				x.axiom(x.a.Not(x.a.Eq(s, t)))
			}
		}
	}
	for _, a := range axioms {
		x.at = a.Pos
		x.axiom(x.term(a.Expr))
	}
}

func (x *executor) axiom(t smt.Term) {
	if t != x.a.True() {
		x.enc.Axioms = append(x.enc.Axioms, t)
	}
}

// value is a variable's current value; one never assigned is arbitrary.
func (x *executor) value(v *ivl.Var) operand {
	if len(x.bound) > 0 {
		if o, ok := x.bound[v]; ok {
			return o
		}
	}
	if x.state != nil && v.Kind != ivl.Const {
		return x.state.Value(v).operand
	}
	o, ok := x.vals[v]
	if !ok {
		at := x.at
		if v.Pos.IsValid() {
			x.at = v.Pos
		}
		o = x.fresh(v.Name, v.Type)
		x.at = at
		x.vals[v] = o
		x.enc.Initial[v] = x.flat(o)
	}
	return o
}

func (x *executor) set(v *ivl.Var, o operand) {
	old, had := x.vals[v]
	if had && old == o {
		return
	}
	x.log = append(x.log, undo{v, old, had})
	x.vals[v] = o
}

func (x *executor) body(b *ivl.Body) {
	if x.depth++; x.depth > maxCalls {
		panic(unsupported{b.Pos, "calls nest too deeply"})
	}
	for _, v := range b.Locals {
		if v.Pos.IsValid() {
			x.at = v.Pos
		}
		x.set(v, x.fresh(v.Name, v.Type))
	}
	x.stmts(b.Stmts)
	x.depth--
}

func (x *executor) stmts(ss []ivl.Stmt) {
	for _, s := range ss {
		if x.count++; x.count&0x3ff == 0 && pause.Wait(x.ctx) != nil {
			panic(cancelled{})
		}
		x.stmt(s)
	}
}

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
		vals := make([]operand, len(s.Rhs))
		for i, r := range s.Rhs {
			vals[i] = x.eval(r)
		}
		for i, l := range s.Lhs {
			x.assignTo(l, vals[i])
		}
	case *ivl.Havoc:
		var vals []smt.Term
		for _, id := range s.Vars {
			o := x.fresh(id.Var.Name, id.Var.Type)
			x.set(id.Var, o)
			vals = append(vals, x.flat(o))
		}
		x.event(s, vals)
	case *ivl.Assume:
		if lit, ok := s.Cond.(*ivl.BoolLit); ok && lit.Value {
			if !s.Attrs.Has("sourceloc") {
				x.event(s, nil)
			}
			return
		}
		x.event(s, nil)
		x.assume(x.term(s.Cond))
	case *ivl.Assert:
		x.event(s, nil)
		fails := a.And(x.guard, x.assumed, a.Not(x.term(s.Cond)))
		if fails != a.False() {
			x.enc.Goals = append(x.enc.Goals, Goal{goal.KindOf(s), s, fails, len(x.enc.Events)})
		}
	case *ivl.If:
		x.branch(s)
	case *ivl.Call:
		x.call(s)
	default:
		panic(unsupported{s.Info().Pos, fmt.Sprintf("bmc: statement %T", s)})
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

func (x *executor) assign(lhs, rhs ivl.Expr) { x.assignTo(lhs, x.eval(rhs)) }

func (x *executor) assignTo(lhs ivl.Expr, val operand) {
	switch lhs := lhs.(type) {
	case *ivl.Ident:
		x.set(lhs.Var, val)
	case *ivl.Select:
		// m[i][j] := e is m := m[i := m[i][j := e]].
		m := x.store(x.eval(lhs.M), x.terms(lhs.Args), x.flat(val))
		x.assignTo(lhs.M, m)
	default:
		panic(unsupported{lhs.Position(), fmt.Sprintf("assignment to %s", ivl.FormatExpr(lhs))})
	}
}

// branch executes both sides and merges what they assigned.
func (x *executor) branch(s *ivl.If) {
	a := x.a
	var c smt.Term
	if s.Cond == nil {
		c = a.Fresh("choice", smt.SortBool)
	} else {
		c = x.term(s.Cond)
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
		x.set(v, x.merge(c, t, e))
	}
}

// assigned is what a branch assigned, in order of first assignment.
type assigned struct {
	order []*ivl.Var
	vals  map[*ivl.Var]operand
}

// rollback undoes the log down to mark and gives the values that were current.
func (x *executor) rollback(mark int) assigned {
	out := assigned{}
	if len(x.log) == mark {
		return out
	}
	out.vals = make(map[*ivl.Var]operand, len(x.log)-mark)
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
		panic(unsupported{s.Pos, "call of " + s.Name + ", which has no body"})
	}
	for i, v := range p.Ins {
		x.set(v, x.eval(s.Args[i]))
	}
	for _, v := range p.Outs {
		x.set(v, x.fresh(v.Name, v.Type))
	}
	x.body(p.Body)
	for i, out := range s.Outs {
		if out != nil {
			x.set(out.Var, x.value(p.Outs[i]))
		}
	}
}
