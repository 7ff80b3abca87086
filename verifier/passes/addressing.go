package passes

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Path-sensitive addressing is trace partitioning (Mauborgne, Rival: Trace Partitioning in Abstract
// Interpretation Based Static Analyzers, ESOP 2005). A thread that leaves a loop over slots, or
// comes from the arms of an if, may go on with a different slot on each path:
// unlock(&slot[b].lock). If the paths are merged, b is unknown, and every access through it may be
// to any slot, for all threads and all engines, and the facts about single elements (that one is a
// lock, say) are lost. So Flatten partitions: where a constant may become part of an index into a
// global map, places that are reached with different constants are different nodes. The
// partitions are merged where nothing is addressed by the variable any more.
//
// They are always merged at the heads of loops: a loop that counts up on one path and down on
// the other might be decided by constants for ever.
//
// This is the lemma Addressing. A copy of a place has the statements of the place, and an execution comes through the copy
// whose constants are the values that it has there, so that it is one of the partitioned instance, and the other way round.

// maxPartitions bounds the partitions of one place. Paths beyond it are merged.
const maxPartitions = 32

// addressing gives for each block of a procedure and each segment of it the locals whose
// values there may become part of such an index.
type addressing struct{ at [][][]*ivl.Var }

// addresses lists what the procedure addresses with. results says whether its caller
// addresses with what it returns. A procedure that is asked about while it is being
// looked at, since it calls itself, addresses with all its parameters.
func (f *flattener) addresses(pi *procInfo, results bool) *addressing {
	i := 0
	if results {
		i = 1
	}
	if pi.addresses[i] == nil {
		pi.addresses[i] = &addressing{}
		a := &addressFlow{flattener: f, info: pi, results: results}
		pi.addresses[i].at = a.solve()
	}
	return pi.addresses[i]
}

// addressFlow is the backward data flow that finds the addressing of a procedure.
type addressFlow struct {
	*flattener
	info    *procInfo
	results bool
}

func (a *addressFlow) solve() [][][]*ivl.Var {
	g := a.info.graph
	start := make([]map[*ivl.Var]bool, len(g.Blocks))
	for again := true; again; {
		again = false
		for i := len(g.Blocks) - 1; i >= 0; i-- {
			now := a.block(i, start, nil)
			if len(now) != len(start[i]) { // the sets only grow
				start[i], again = now, true
			}
		}
	}
	out := make([][][]*ivl.Var, len(g.Blocks))
	for i := range g.Blocks {
		out[i] = make([][]*ivl.Var, len(a.info.blocks[i].segments))
		a.block(i, start, func(segment int, now map[*ivl.Var]bool) {
			out[i][segment] = a.listed(now)
		})
	}
	return out
}

// listed gives a set in the order of the declarations.
func (a *addressFlow) listed(set map[*ivl.Var]bool) []*ivl.Var {
	if len(set) == 0 {
		return nil
	}
	p := a.info.proc
	return slices.DeleteFunc(slices.Concat(p.Ins, p.Outs, p.Locals), func(v *ivl.Var) bool { return !set[v] })
}

// block gives the set at the start of block i, and tells each, when not nil, that of
// each segment.
func (a *addressFlow) block(i int, start []map[*ivl.Var]bool, each func(int, map[*ivl.Var]bool)) map[*ivl.Var]bool {
	now := map[*ivl.Var]bool{}
	for _, s := range a.info.graph.Succs[i] {
		maps.Copy(now, start[s])
	}
	switch t := a.info.proc.Blocks[i].Term.(type) {
	case *cfg.Return:
		if a.results {
			for _, v := range a.info.proc.Outs {
				add(now, v)
			}
		}
	case *cfg.Branch:
		indices(t.Cond, now)
	}
	segments := a.info.blocks[i].segments
	for s := len(segments) - 1; s >= 0; s-- {
		for j := len(segments[s]) - 1; j >= 0; j-- {
			a.stmt(segments[s][j], now)
		}
		if each != nil {
			each(s, now)
		}
	}
	return now
}

// stmt changes the set behind a statement into that before it.
func (a *addressFlow) stmt(s ivl.Stmt, now map[*ivl.Var]bool) {
	switch s := s.(type) {
	case *ivl.Assign:
		var from []ivl.Expr
		for i, l := range s.Lhs {
			if id, whole := l.(*ivl.Ident); whole && now[id.Var] {
				from = append(from, s.Rhs[i])
			}
		}
		for _, v := range cfg.Overwritten(s) {
			delete(now, v)
		}
		for _, e := range from {
			locals(e, now)
		}
	case *ivl.Call:
		results := false
		for _, o := range s.Outs {
			results = results || o != nil && now[o.Var]
		}
		for _, v := range cfg.Overwritten(s) {
			delete(now, v)
		}
		a.args(s.Proc, s.Args, results, now)
	case *ivl.AsyncCall:
		a.args(s.Proc, s.Args, false, now)
	case *ivl.Havoc:
		for _, v := range cfg.Overwritten(s) {
			delete(now, v)
		}
	}
	ivl.StmtExprs(s, func(e ivl.Expr) { indices(e, now) })
}

// args adds what arguments are made of whose parameters the callee addresses with.
func (a *addressFlow) args(callee *ivl.ProcDecl, args []ivl.Expr, results bool, now map[*ivl.Var]bool) {
	p := a.prog.Proc(callee)
	if p == nil {
		for _, e := range args {
			if results {
				locals(e, now)
			}
		}
		return
	}
	at := a.addresses(a.flattener.info(p), results).at
	for i, e := range args {
		if at == nil || slices.Contains(at[0][0], p.Ins[i]) {
			locals(e, now)
		}
	}
}

// indices adds the locals that stand in an index into a global map in e.
func indices(e ivl.Expr, now map[*ivl.Var]bool) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		var m ivl.Expr
		var args []ivl.Expr
		switch e := e.(type) {
		case *ivl.Select:
			m, args = e.M, e.Args
		case *ivl.Store:
			m, args = e.M, e.Args
		default:
			return true
		}
		if id, ok := m.(*ivl.Ident); ok && id.Var != nil && id.Var.Kind == ivl.Global {
			for _, i := range args {
				locals(i, now)
			}
		}
		return true
	})
}

// locals adds the locals of e.
func locals(e ivl.Expr, now map[*ivl.Var]bool) {
	ivl.FreeVars(e, func(id *ivl.Ident) { add(now, id.Var) })
}

func add(now map[*ivl.Var]bool, v *ivl.Var) {
	if v != nil && v.Kind != ivl.Global && !ivl.IsMap(v.Type) {
		now[v] = true
	}
}

// constants writes down the constants that the place is reached with and that it may
// address with, as part of the key of its node: none if there are too many partitions already.
func (w *walker) constants(fr *frame, block, seg int, callee *frame, place string) string {
	if w.merged || seg == 0 && fr.info.heads(block) {
		return ""
	}
	var k []byte
	some := false
	for _, v := range w.addresses(fr.info, fr.results).at[block][seg] {
		known := w.knownAt(fr, block, seg, callee, v)
		if !known.IsValid() {
			k = append(k, 0)
			continue
		}
		some = true
		key := known.Key()
		k = append(appendKey(k, len(key)), key...)
	}
	if !some {
		return ""
	}
	seen := w.partitions[place]
	if slices.Contains(seen, string(k)) {
		return string(k)
	}
	if len(seen) == maxPartitions {
		return ""
	}
	w.partitions[place] = append(seen, string(k))
	return string(k)
}

// heads reports whether a block is the head of a loop.
func (pi *procInfo) heads(block int) bool {
	loops := pi.blocks[block].loops
	return len(loops) > 0 && loops[len(loops)-1].Head == block
}

// knownAt is the value that v is known to have at a place; of what a call assigns, the
// value that it returns.
func (w *walker) knownAt(fr *frame, block, seg int, callee *frame, v *ivl.Var) value.Value {
	if callee != nil {
		for i, o := range calling(fr.info, block, seg).Outs {
			if o != nil && o.Var == v {
				fr, v = callee, callee.info.proc.Outs[i]
				break
			}
		}
	}
	local := fr.locals[v]
	if local == nil {
		return value.Value{}
	}
	if e := w.env.get(w.flattener.vars.slot(local)); e != nil {
		return e.val
	}
	return value.Value{}
}

// calling is the call behind which a segment begins.
func calling(info *procInfo, block, seg int) *ivl.Call {
	before := info.blocks[block].segments[seg-1]
	return before[len(before)-1].(*ivl.Call)
}

// addressesResults reports whether the activation of fr addresses, behind a call, with what the
// call returns.
func (w *walker) addressesResults(fr *frame, block, seg int, c *ivl.Call) bool {
	if w.merged {
		return false
	}
	at := w.addresses(fr.info, fr.results).at[block][seg]
	return slices.ContainsFunc(c.Outs, func(o *ivl.Ident) bool { return o != nil && slices.Contains(at, o.Var) })
}

// spawning reports whether what begins with a procedure may start threads.
func spawning(p *cfg.Program, from *ivl.ProcDecl) bool {
	for _, q := range p.Running(from) {
		for s := range cfg.Stmts(q.Blocks) {
			if _, ok := s.(*ivl.AsyncCall); ok {
				return true
			}
		}
	}
	return false
}
