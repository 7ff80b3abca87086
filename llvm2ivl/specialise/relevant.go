package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// relevance finds what can reach an index of one of the maps, going backwards from
// the indices through assignments, arguments and results, whatever the order of
// execution. It decides only what is worth telling apart, so nothing depends on its
// being exact.
type relevance struct {
	a    *analysis
	vars map[*ivl.Var]bool
	work []*ivl.Var
	// flows gives, for a variable, what is assigned to it.
	flows map[*ivl.Var][]ivl.Expr
	// results gives, for a variable that takes a result of a call, the result.
	results map[*ivl.Var][]*ivl.Var
	owner   map[*ivl.Var]*procedure // of parameters
	self    map[*ivl.Var]*procedure // of variables that take the identity of the thread
	passed  map[*ivl.Var][]ivl.Expr // what calls give for a parameter
	// child is set if the identity of a new thread is relevant.
	child map[*ivl.Var]bool
}

// findRelevant marks the relevant parameters of all procedures, and reports
// whether the identities of threads are relevant.
func (a *analysis) findRelevant() (threads bool) {
	r := &relevance{a: a, vars: map[*ivl.Var]bool{}, flows: map[*ivl.Var][]ivl.Expr{}, results: map[*ivl.Var][]*ivl.Var{},
		owner: map[*ivl.Var]*procedure{}, self: map[*ivl.Var]*procedure{}, passed: map[*ivl.Var][]ivl.Expr{}, child: map[*ivl.Var]bool{}}
	for _, q := range a.procs {
		clear(q.relevant)
		q.self = false
		for _, v := range q.decl.Ins {
			r.owner[v] = q
		}
	}
	for _, q := range a.procs {
		for _, n := range q.graph.nodes {
			if n.stmt != nil {
				r.statement(q, n.stmt)
			}
		}
	}
	for len(r.work) > 0 {
		v := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		if q := r.owner[v]; q != nil {
			q.relevant[q.param[v]] = true
		}
		if q := r.self[v]; q != nil {
			q.self, threads = true, true
		}
		threads = threads || r.child[v]
		for _, e := range r.flows[v] {
			r.expr(e)
		}
		for _, e := range r.passed[v] {
			r.expr(e)
		}
		for _, out := range r.results[v] {
			r.mark(out)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, q := range a.procs {
			for _, n := range q.graph.nodes {
				if s, ok := n.stmt.(*ivl.Call); ok && !q.self {
					if callee := a.byDecl[s.Proc]; callee != nil && callee.self {
						q.self, changed = true, true
					}
				}
			}
		}
	}
	return threads
}

func (r *relevance) mark(v *ivl.Var) {
	if !r.vars[v] {
		r.vars[v] = true
		r.work = append(r.work, v)
	}
}

// expr marks what the value of e is made of.
func (r *relevance) expr(e ivl.Expr) {
	ivl.FreeVars(e, func(id *ivl.Ident) { r.mark(id.Var) })
}

// indices marks what the indices in e are made of.
func (r *relevance) indices(e ivl.Expr) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if s, ok := e.(*ivl.Select); ok {
			if id, ok := s.M.(*ivl.Ident); ok && r.a.candidates[id.Var] {
				for _, x := range s.Args {
					r.expr(x)
				}
			}
		}
		return true
	})
}

func (r *relevance) statement(q *procedure, s ivl.Stmt) {
	ivl.StmtExprs(s, r.indices)
	switch s := s.(type) {
	case *ivl.Assign:
		for i, l := range s.Lhs {
			if id := ivl.AssignedIdent(l); id != nil {
				r.flows[id.Var] = append(r.flows[id.Var], s.Rhs[i])
			}
		}
	case *ivl.Call:
		r.pass(s.Proc, s.Args)
		for i, o := range s.Outs {
			switch {
			case o == nil:
			case s.Proc.IsThreadSelf():
				r.self[o.Var] = q
			case s.Proc.IsThreadChild():
				r.child[o.Var] = true
			case i < len(s.Proc.Outs):
				r.results[o.Var] = append(r.results[o.Var], s.Proc.Outs[i])
			}
		}
	case *ivl.AsyncCall:
		r.pass(s.Proc, s.Args)
	}
}

func (r *relevance) pass(d *ivl.ProcDecl, args []ivl.Expr) {
	for i, a := range args {
		if i < len(d.Ins) {
			r.passed[d.Ins[i]] = append(r.passed[d.Ins[i]], a)
		}
	}
}
