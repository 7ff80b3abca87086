package cfg

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
)

// Suspects gives the {:data} variables that are written, and accessed plainly, where
// there may be other threads: all that can race are among them. It looks at
// places, not at threads, and takes an access for a plain one unless its procedure
// has clearly opened a section before.
func (p *Program) Suspects() map[*ivl.Var]bool {
	data, uses := p.DataVars(), map[*ivl.Var]KindSet{}
	p.WithOthers(func(_ *Proc, b *Block, i int) {
		for _, a := range b.Accesses(i) {
			if data[a.Var] && !a.Benign {
				u := uses[a.Var]
				u[b.Step(i).Kind(a, data)] = true
				uses[a.Var] = u
			}
		}
	})
	out := map[*ivl.Var]bool{}
	for v, u := range uses {
		if u.meets(u, Kind.Conflicts) {
			out[v] = true
		}
	}
	return out
}

// WithOthers calls f, perhaps more than once, for each statement that may be executed when there are
// other threads.
func (p *Program) WithOthers(f func(q *Proc, b *Block, i int)) {
	s := &suspects{spawns: map[*ivl.ProcDecl]bool{}, loud: map[*ivl.ProcDecl]bool{}, visitor: f}
	for changed := true; changed; {
		before := [2]int{len(s.spawns), len(s.loud)}
		for _, q := range p.Procs {
			s.visit(q)
		}
		changed = before != [2]int{len(s.spawns), len(s.loud)}
	}
}

// suspects is what is known of the procedures, which grows until it is all.
type suspects struct {
	spawns  map[*ivl.ProcDecl]bool // may start a thread
	loud    map[*ivl.ProcDecl]bool // may begin to run when there are other threads
	visitor func(q *Proc, b *Block, i int)
}

// visit goes through a procedure.
func (s *suspects) visit(q *Proc) {
	digraph.Forward(q.Blocks[0], s.loud[q.Decl], func(b *Block, loud bool, to func(*Block, bool)) {
		loud = s.block(q, b, loud)
		for _, next := range Successors(b.Term) {
			to(next, loud)
		}
	}, func(was, now bool) (bool, bool) { return true, now && !was })
}

// block goes through a block, given whether there may be other threads at its start, and says
// whether there may be at its end.
func (s *suspects) block(q *Proc, b *Block, loud bool) bool {
	for i, st := range b.Stmts {
		switch st := st.(type) {
		case *ivl.AsyncCall:
			s.spawns[q.Decl], s.loud[st.Proc], loud = true, true, true
		case *ivl.Call:
			if loud {
				s.loud[st.Proc] = true
			}
			if s.spawns[st.Proc] {
				s.spawns[q.Decl], loud = true, true
			}
		}
		if loud {
			s.visitor(q, b, i)
		}
	}
	return loud
}
