package specialise

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// relevant says what can reach an index of one of the maps that might be split. It decides only
// what is worth telling apart, so nothing depends on its being exact.
type relevant struct {
	params  [][]bool // of each procedure, by numbers: the parameters whose values can
	self    []bool   // the procedures in which the identity of the running thread can
	threads bool     // identities of threads can
}

func (r relevant) equal(s relevant) bool {
	return r.threads == s.threads && slices.Equal(r.self, s.self) && slices.EqualFunc(r.params, s.params, slices.Equal)
}

// flows are where the values of variables come from, whatever the order of execution.
type flows struct {
	src *source
	// assigned gives, for a variable, what is assigned to it.
	assigned map[*ivl.Var][]ivl.Expr
	// results gives, for a variable that takes a result of a call, the result.
	results map[*ivl.Var][]*ivl.Var
	owner   map[*ivl.Var]*procedure // of parameters
	self    map[*ivl.Var]*procedure // of variables that take the identity of the thread
	passed  map[*ivl.Var][]ivl.Expr // what calls give for a parameter
	child   map[*ivl.Var]bool       // variables that take the identity of a new thread
	indices map[*ivl.Var][]ivl.Expr // of a map that is a variable
}

func newFlows(src *source) *flows {
	fl := &flows{src: src, assigned: map[*ivl.Var][]ivl.Expr{}, results: map[*ivl.Var][]*ivl.Var{}, owner: map[*ivl.Var]*procedure{},
		self: map[*ivl.Var]*procedure{}, passed: map[*ivl.Var][]ivl.Expr{}, child: map[*ivl.Var]bool{}, indices: map[*ivl.Var][]ivl.Expr{}}
	for _, q := range src.procs {
		for _, v := range q.decl.Ins {
			fl.owner[v] = q
		}
		for _, n := range q.graph.nodes {
			if n.stmt != nil {
				fl.statement(q, n.stmt)
			}
		}
	}
	return fl
}

func (fl *flows) statement(q *procedure, s ivl.Stmt) {
	ivl.StmtExprs(s, func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			if s, ok := e.(*ivl.Select); ok {
				if id, ok := s.M.(*ivl.Ident); ok {
					fl.indices[id.Var] = append(fl.indices[id.Var], s.Args...)
				}
			}
			return true
		})
	})
	switch s := s.(type) {
	case *ivl.Assign:
		for i, l := range s.Lhs {
			if id := ivl.AssignedIdent(l); id != nil {
				fl.assigned[id.Var] = append(fl.assigned[id.Var], s.Rhs[i])
			}
		}
	case *ivl.Call:
		fl.pass(s.Proc, s.Args)
		for i, o := range s.Outs {
			switch {
			case o == nil:
			case s.Proc.IsThreadSelf():
				fl.self[o.Var] = q
			case s.Proc.IsThreadChild():
				fl.child[o.Var] = true
			case i < len(s.Proc.Outs):
				fl.results[o.Var] = append(fl.results[o.Var], s.Proc.Outs[i])
			}
		}
	case *ivl.AsyncCall:
		fl.pass(s.Proc, s.Args)
	}
}

func (fl *flows) pass(d *ivl.ProcDecl, args []ivl.Expr) {
	for i, a := range args {
		if i < len(d.Ins) {
			fl.passed[d.Ins[i]] = append(fl.passed[d.Ins[i]], a)
		}
	}
}

// into goes backwards from the indices of the candidates, through assignments, arguments
// and results.
func (fl *flows) into(candidates map[*ivl.Var]bool) relevant {
	procs := fl.src.procs
	r := relevant{params: make([][]bool, len(procs)), self: make([]bool, len(procs))}
	for _, q := range procs {
		r.params[q.number] = make([]bool, len(q.decl.Ins))
	}
	reached := map[*ivl.Var]bool{}
	var work []*ivl.Var
	reach := func(v *ivl.Var) {
		if !reached[v] {
			reached[v] = true
			work = append(work, v)
		}
	}
	from := func(es []ivl.Expr) {
		for _, e := range es {
			ivl.FreeVars(e, func(id *ivl.Ident) { reach(id.Var) })
		}
	}
	for m, is := range candidates {
		if is {
			from(fl.indices[m])
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if q := fl.owner[v]; q != nil {
			r.params[q.number][q.slots[v]] = true
		}
		if q := fl.self[v]; q != nil {
			r.self[q.number], r.threads = true, true
		}
		r.threads = r.threads || fl.child[v]
		from(fl.assigned[v])
		from(fl.passed[v])
		for _, out := range fl.results[v] {
			reach(out)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, q := range procs {
			for _, c := range q.callees {
				if !r.self[q.number] && r.self[c.number] {
					r.self[q.number], changed = true, true
				}
			}
		}
	}
	return r
}
