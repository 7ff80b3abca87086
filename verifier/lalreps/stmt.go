package lalreps

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// stmt writes a statement of the lowered program. The statements that stand for
// it carry it as their origin.
func (w *writer) stmt(s ivl.Stmt) []ivl.Stmt {
	from := &ivl.Origin{Stmt: s}
	info := ivl.StmtInfo{Pos: s.Info().Pos, Origin: from}
	var out []ivl.Stmt
	var mentioned []ivl.Expr
	ivl.StmtExprs(s, func(e ivl.Expr) { mentioned = append(mentioned, e) })
	_, spawns := s.(*ivl.AsyncCall)
	if spawns || cfg.DepthAfter(0, s) > 0 || w.shared(mentioned...) {
		out = w.visible()
	}
	switch s := s.(type) {
	case *ivl.Assert:
		return append(out, w.assert(s, info)...)
	case *ivl.Assume:
		return append(out, w.assume(s, info)...)
	case *ivl.Havoc:
		return append(out, w.havoc(s, info)...)
	case *ivl.Assign:
		return append(out, w.assign(s, info))
	case *ivl.Call:
		return append(out, w.call(s, info)...)
	case *ivl.AsyncCall:
		return append(out, w.spawn(s, info)...)
	case *ivl.Yield:
		return out
	case *ivl.AtomicBegin:
		depth := id(w.o.state.depth)
		return append(out, &ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{depth}, Rhs: []ivl.Expr{plus(depth, 1)}})
	case *ivl.AtomicEnd:
		depth := id(w.o.state.depth)
		return append(out, &ivl.If{Cond: less(num(0), depth), Then: []ivl.Stmt{
			&ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{depth}, Rhs: []ivl.Expr{plus(depth, -1)}},
		}})
	default:
		panic(fmt.Sprintf("lalreps: statement %T", s))
	}
}

// assert remembers a failure, if it is the first, and stops.
func (w *writer) assert(s *ivl.Assert, info ivl.StmtInfo) []ivl.Stmt {
	st := &w.o.state
	w.o.asserts = append(w.o.asserts, s)
	if w.holds == nil {
		w.holds = w.temp("holds", ivl.BoolType)
	}
	return []ivl.Stmt{
		&ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{id(w.holds)}, Rhs: []ivl.Expr{w.value(s.Cond)}},
		&ivl.If{Cond: ivl.NewNot(id(w.holds)), Then: []ivl.Stmt{
			assume(ivl.NewEq(id(st.failed), num(0))),
			&ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{id(st.failed)}, Rhs: []ivl.Expr{num(len(w.o.asserts))}},
			ivl.NewAssign(st.stop, ivl.NewBool(true)),
			&ivl.Return{},
		}},
	}
}

func (w *writer) assume(s *ivl.Assume, info ivl.StmtInfo) []ivl.Stmt {
	if cfg.Trivial(s.Cond) {
		return nil // it only carries attributes
	}
	cond := w.value(s.Cond)
	switch {
	case cfg.EndsThread(s):
		return []ivl.Stmt{&ivl.If{Cond: ivl.NewNot(cond), Then: []ivl.Stmt{
			&ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{id(w.o.state.stop)}, Rhs: []ivl.Expr{ivl.NewBool(true)}},
			&ivl.Return{},
		}}}
	case w.shared(s.Cond):
		return []ivl.Stmt{&ivl.Assume{StmtInfo: info, Cond: cond}}
	}
	// No other thread can change what it depends on, but others can go on.
	return []ivl.Stmt{w.stopUnless(cond, nil)}
}

// havoc chooses all values at once, in the order of s, and stores those of
// shared globals.
func (w *writer) havoc(s *ivl.Havoc, info ivl.StmtInfo) []ivl.Stmt {
	h := &ivl.Havoc{StmtInfo: info}
	out := []ivl.Stmt{h}
	for _, v := range s.Vars {
		if w.o.copies[v.Var] == nil {
			h.Vars = append(h.Vars, w.in(v, 0).(*ivl.Ident))
			continue
		}
		t := w.temp(v.Name+"$any", v.Var.Type)
		h.Vars = append(h.Vars, id(t))
		out = append(out, w.store(v.Var, t))
	}
	return out
}

// store puts the value of a local variable into a shared global.
func (w *writer) store(g, t *ivl.Var) ivl.Stmt {
	return w.eachRound(func(k int) ivl.Stmt { return ivl.NewAssign(w.o.copies[g][k], id(t)) })
}

// assign writes an assignment to the copies of the present round.
func (w *writer) assign(s *ivl.Assign, info ivl.StmtInfo) ivl.Stmt {
	in := func(k int, lhs []ivl.Expr, rhs []ivl.Expr) *ivl.Assign {
		n := &ivl.Assign{StmtInfo: info}
		for i := range lhs {
			n.Lhs = append(n.Lhs, w.in(lhs[i], k))
			n.Rhs = append(n.Rhs, w.in(rhs[i], k))
		}
		return n
	}
	if w.shared(s.Lhs...) {
		return w.eachRound(func(k int) ivl.Stmt { return in(k, s.Lhs, s.Rhs) })
	}
	n := &ivl.Assign{StmtInfo: info}
	for i := range s.Lhs {
		n.Lhs = append(n.Lhs, w.in(s.Lhs[i], 0))
		n.Rhs = append(n.Rhs, w.value(s.Rhs[i]))
	}
	return n
}

// call writes a call, and takes results that are shared to the copies of the present round.
func (w *writer) call(s *ivl.Call, info ivl.StmtInfo) []ivl.Stmt {
	if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() {
		return w.threadID(s, info)
	}
	n := &ivl.Call{StmtInfo: info, Name: s.Name, Proc: w.o.procs[s.Proc]}
	for _, a := range s.Args {
		n.Args = append(n.Args, w.value(a))
	}
	out := []ivl.Stmt{n}
	if !s.Proc.IsIntrinsic() {
		out = append(out, w.leave())
	}
	for i, v := range s.Outs {
		switch {
		case v == nil:
			dropped := s.Proc.Outs
			if q := w.o.in.Proc(s.Proc); q != nil {
				dropped = q.Outs
			}
			n.Outs = append(n.Outs, id(w.temp(s.Name+"$"+dropped[i].Name, dropped[i].Type)))
		case w.o.copies[v.Var] != nil:
			t := w.temp(v.Name+"$result", v.Var.Type)
			n.Outs = append(n.Outs, id(t))
			out = append(out, w.store(v.Var, t))
		default:
			n.Outs = append(n.Outs, w.in(v, 0).(*ivl.Ident))
		}
	}
	return out
}

// threadID is the number of the running thread or of its last child.
func (w *writer) threadID(s *ivl.Call, info ivl.StmtInfo) []ivl.Stmt {
	if len(s.Outs) == 0 || s.Outs[0] == nil {
		return nil
	}
	i := w.o.idType(s.Proc.Outs[0].Type)
	var e ivl.Expr
	switch {
	case s.Proc.IsThreadChild():
		e = id(i.child)
	case i.self != nil:
		e = id(i.self)
	default:
		e = plus(id(w.o.state.thread), 1)
	}
	to := s.Outs[0]
	if w.o.copies[to.Var] != nil {
		return []ivl.Stmt{w.eachRound(func(k int) ivl.Stmt {
			return &ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{w.in(to, k)}, Rhs: []ivl.Expr{e}}
		})}
	}
	return []ivl.Stmt{&ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{w.in(to, 0)}, Rhs: []ivl.Expr{e}}}
}

// spawn enters a thread into the queue.
func (w *writer) spawn(s *ivl.AsyncCall, info ivl.StmtInfo) []ivl.Stmt {
	st := &w.o.state
	next := plus(id(st.threads), 1)
	var out []ivl.Stmt
	for _, i := range st.ids {
		if b, ok := ivl.Expand(i.typ).(*ivl.BVType); ok {
			// Id 2^w and above do not fit.
			room := new(big.Int).Lsh(big.NewInt(1), uint(b.Width))
			out = append(out, w.assert(&ivl.Assert{
				StmtInfo: ivl.StmtInfo{Pos: s.Pos, Attrs: ivl.Attrs{{Name: "unknown", Args: []ivl.AttrArg{{
					Str: fmt.Sprintf("thread ids of type %s do not suffice", i.typ)}}}}},
				Cond: less(plus(id(st.threads), 2), ivl.NewInt(room)),
			}, ivl.StmtInfo{Pos: s.Pos})...)
		}
	}
	for n, q := range w.o.started {
		if q.decl != s.Proc {
			continue
		}
		out = append(out,
			assign(ivl.NewSelect(id(st.proc), next), num(n)),
			assign(ivl.NewSelect(id(st.start), next), id(st.round)))
		for i, a := range q.args {
			out = append(out, assign(ivl.NewSelect(id(a), next), w.value(s.Args[i])))
		}
	}
	out = append(out, &ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{id(st.threads)}, Rhs: []ivl.Expr{next}})
	for _, i := range st.ids {
		if i.self != nil {
			out = append(out, ivl.NewAssign(i.last, i.plusOne(id(i.last))), ivl.NewAssign(i.child, id(i.last)))
		} else {
			out = append(out, ivl.NewAssign(i.child, plus(id(st.threads), 1)))
		}
	}
	return out
}
