package specialise

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
)

// procedure is a procedure of the program before specialisation.
type procedure struct {
	decl   *ivl.ProcDecl
	number int // its place among the procedures
	graph  *graph
	// slots are the places of its variables in a state: the parameters come first.
	slots map[*ivl.Var]int
	// spawns: it, or what it calls, starts threads.
	spawns bool
	// recursive: it can be called, or started, while it is being executed.
	recursive bool
	// calls are the procedures that it calls or starts, one for each statement; callees
	// those that it calls.
	calls, callees []*procedure
}

// procedures describes the procedures with bodies; ok is false if the program has
// something in it that the translator never writes.
func procedures(p *ivl.Program) (out []*procedure, byDecl map[*ivl.ProcDecl]*procedure, ok bool) {
	byDecl = map[*ivl.ProcDecl]*procedure{}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.ImplDecl:
			return nil, nil, false
		case *ivl.ProcDecl:
			if d.Body == nil || d.IsIntrinsic() {
				continue
			}
			q := &procedure{decl: d, number: len(out), graph: newGraph(d.Body.Stmts), slots: make(map[*ivl.Var]int, len(d.Ins)+len(d.Outs)+len(d.Body.Locals))}
			if q.graph.odd {
				return nil, nil, false
			}
			for _, vs := range [][]*ivl.Var{d.Ins, d.Outs, d.Body.Locals} {
				for _, v := range vs {
					q.slots[v] = len(q.slots)
				}
			}
			out = append(out, q)
			byDecl[d] = q
		}
	}
	for _, q := range out {
		for _, n := range q.graph.nodes {
			switch s := n.stmt.(type) {
			case *ivl.Call:
				if callee := byDecl[s.Proc]; callee != nil {
					q.calls, q.callees = append(q.calls, callee), append(q.callees, callee)
				}
			case *ivl.AsyncCall:
				q.spawns = true
				if callee := byDecl[s.Proc]; callee != nil {
					q.calls = append(q.calls, callee)
				}
			}
		}
	}
	comps := digraph.Components(len(out), digraph.Lists(func(i int) []int {
		var ss []int
		for _, c := range out[i].calls {
			ss = append(ss, c.number)
		}
		return ss
	}))
	for _, comp := range comps { // callees before callers
		for _, i := range comp {
			out[i].recursive = len(comp) > 1
			for _, c := range out[i].calls {
				out[i].recursive = out[i].recursive || c == out[i]
				out[i].spawns = out[i].spawns || c.spawns
			}
		}
	}
	for _, q := range out {
		for _, c := range q.calls {
			q.spawns = q.spawns || c.spawns
		}
	}
	return out, byDecl, true
}
