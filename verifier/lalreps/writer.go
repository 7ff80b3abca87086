package lalreps

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// writer makes the body of one procedure.
type writer struct {
	o      *Output
	q      *cfg.Proc
	locals []*ivl.Var
	vars   map[*ivl.Var]*ivl.Var // parameters and locals of q, and globals never written
	labels map[*cfg.Block]string
	holds  *ivl.Var // whether an assertion holds; nil if there is none yet
}

// newWriter makes the writer of the body of d, which stands for q.
func newWriter(o *Output, q *cfg.Proc, d *ivl.ProcDecl) *writer {
	w := &writer{o: o, q: q, vars: map[*ivl.Var]*ivl.Var{}, labels: map[*cfg.Block]string{}}
	bind := func(olds, news []*ivl.Var) {
		for i, v := range olds {
			w.vars[v] = news[i]
		}
	}
	bind(q.Ins, d.Ins)
	bind(q.Outs, d.Outs)
	for _, v := range q.Locals {
		l := bare(v)
		l.Kind = ivl.Local // the entry procedure's parameters are among them
		w.locals = append(w.locals, l)
	}
	bind(q.Locals, w.locals)
	for _, g := range o.in.Globals {
		if v := o.inputs[g]; v != nil {
			w.vars[g] = v
		}
	}
	for i, b := range q.Blocks {
		w.labels[b] = fmt.Sprintf("L%d.%s", i, b.Label)
	}
	return w
}

func (w *writer) temp(hint string, t ivl.Type) *ivl.Var {
	v := ivl.NewVar(w.o.names.Unique(hint), t, ivl.Local)
	w.locals = append(w.locals, v)
	return v
}

// body writes the blocks one after the other, with labels and gotos.
func (w *writer) body() *ivl.Body {
	b := &ivl.Body{}
	g := cfg.NewGraph(w.q.Blocks)
	heads := map[*cfg.Block]bool{}
	for _, l := range g.Loops().Loops {
		heads[g.Blocks[l.Head]] = true
	}
	for i, block := range w.q.Blocks {
		b.Stmts = append(b.Stmts, &ivl.Label{Name: w.labels[block]})
		// An endless execution is cut off somewhere; the thread can stop before
		// that.
		if heads[block] || i == 0 && w.o.recursive(w.q.Decl) {
			b.Stmts = append(b.Stmts,
				&ivl.If{Cond: w.o.mayStop(), Then: []ivl.Stmt{ivl.NewHavoc(w.o.state.stop)}},
				w.leave())
		}
		for _, s := range block.Stmts {
			b.Stmts = append(b.Stmts, w.stmt(s)...)
		}
		b.Stmts = append(b.Stmts, w.term(block.Term)...)
	}
	b.Locals = w.locals
	return b
}

// recursive reports whether d can call itself.
func (o *Output) recursive(d *ivl.ProcDecl) bool {
	for _, q := range o.in.Running(d) {
		for s := range cfg.Stmts(q.Blocks) {
			if c, ok := s.(*ivl.Call); ok && c.Proc == d {
				return true
			}
		}
	}
	return false
}

// leave ends the procedure if the thread has stopped.
func (w *writer) leave() ivl.Stmt {
	return &ivl.If{Cond: id(w.o.state.stop), Then: []ivl.Stmt{&ivl.Return{}}}
}

// visible is what stands before a visible step.
func (w *writer) visible() []ivl.Stmt {
	return []ivl.Stmt{&ivl.Call{Name: w.o.pause.Name, Proc: w.o.pause}, w.leave()}
}

// stopUnless stops the thread unless e holds. Inside an atomic section the
// execution ends instead.
func (w *writer) stopUnless(e ivl.Expr, from *ivl.Origin) ivl.Stmt {
	s := &w.o.state
	return &ivl.If{Cond: ivl.NewNot(e), Then: []ivl.Stmt{
		assume(ivl.NewEq(id(s.depth), num(0))),
		&ivl.Assign{StmtInfo: ivl.StmtInfo{Origin: from}, Lhs: []ivl.Expr{id(s.stop)}, Rhs: []ivl.Expr{ivl.NewBool(true)}},
		&ivl.Return{},
	}}
}

// term writes the end of a block.
func (w *writer) term(t cfg.Term) []ivl.Stmt {
	switch t := t.(type) {
	case *cfg.Return:
		return []ivl.Stmt{&ivl.Return{}}
	case *cfg.Goto:
		if len(t.Targets) == 0 {
			return []ivl.Stmt{w.stopUnless(ivl.NewBool(false), nil), &ivl.Return{}}
		}
		g := &ivl.Goto{}
		for _, b := range t.Targets {
			g.Labels = append(g.Labels, w.labels[b])
		}
		return []ivl.Stmt{g}
	case *cfg.Branch:
		return []ivl.Stmt{&ivl.If{
			Cond: w.value(t.Cond),
			Then: []ivl.Stmt{&ivl.Goto{Labels: []string{w.labels[t.Then]}}},
			Else: []ivl.Stmt{&ivl.Goto{Labels: []string{w.labels[t.Else]}}},
		}}
	default:
		panic(fmt.Sprintf("lalreps: terminator %T", t))
	}
}

// shared reports whether one of es mentions a global that has copies.
func (w *writer) shared(es ...ivl.Expr) bool {
	found := false
	for _, e := range es {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			if i, ok := e.(*ivl.Ident); ok && w.o.copies[i.Var] != nil {
				found = true
			}
			return !found
		})
	}
	return found
}

// in is e over the variables of the sequential program, in round k.
func (w *writer) in(e ivl.Expr, k int) ivl.Expr {
	return ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
		i, ok := e.(*ivl.Ident)
		if !ok {
			return e
		}
		if c := w.o.copies[i.Var]; c != nil {
			return id(c[k])
		}
		if v := w.vars[i.Var]; v != nil {
			return id(v)
		}
		return e
	})
}

// value is e in the present round.
func (w *writer) value(e ivl.Expr) ivl.Expr {
	if !w.shared(e) {
		return w.in(e, 0)
	}
	out := w.in(e, w.o.rounds)
	for k := w.o.rounds - 1; k >= 0; k-- {
		out = ivl.NewIte(w.isRound(k), w.in(e, k), out)
	}
	return out
}

func (w *writer) isRound(k int) ivl.Expr { return ivl.NewEq(id(w.o.state.round), num(k)) }

// eachRound makes the statement that f makes for a round, for the present one.
func (w *writer) eachRound(f func(k int) ivl.Stmt) ivl.Stmt {
	out := f(w.o.rounds)
	for k := w.o.rounds - 1; k >= 0; k-- {
		out = &ivl.If{Cond: w.isRound(k), Then: []ivl.Stmt{f(k)}, Else: []ivl.Stmt{out}}
	}
	return out
}
