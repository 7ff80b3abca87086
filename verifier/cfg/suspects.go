package cfg

import "github.com/gsmack/gsmack/ivl"

// Suspects gives the {:data} variables that are written, and accessed plainly, where
// there may be other threads: all that can race are among them. It looks at
// places, not at threads, and takes an access for a plain one unless its procedure
// has clearly opened a section before.
func (p *Program) Suspects() map[*ivl.Var]bool {
	s := &suspects{
		prog:   p,
		data:   p.DataVars(),
		spawns: map[*ivl.ProcDecl]bool{},
		closes: map[*ivl.ProcDecl]bool{},
		loud:   map[*ivl.ProcDecl]bool{},
		uses:   map[*ivl.Var]dataUse{},
	}
	for changed := true; changed; {
		changed = false
		for _, q := range p.Procs {
			before := [3]int{len(s.spawns), len(s.closes), len(s.loud)}
			s.visit(q, nil)
			changed = changed || before != [3]int{len(s.spawns), len(s.closes), len(s.loud)}
		}
	}
	for _, q := range p.Procs {
		s.visit(q, s.note)
	}
	out := map[*ivl.Var]bool{}
	for v, u := range s.uses {
		if u.plainWrite || u.plainRead && u.write {
			out[v] = true
		}
	}
	return out
}

// suspects is what is known of the procedures, which grows until it is all.
type suspects struct {
	prog   *Program
	data   map[*ivl.Var]bool
	spawns map[*ivl.ProcDecl]bool // may start a thread
	closes map[*ivl.ProcDecl]bool // may end a section that it did not begin
	loud   map[*ivl.ProcDecl]bool // may begin to run when there are other threads
	uses   map[*ivl.Var]dataUse
}

// place is where control is.
type place struct {
	depth int // of sections that are open on every way here
	loud  bool
}

// visit goes through a procedure, and calls note, if it is not nil, for each
// statement that may be executed when there are other threads.
func (s *suspects) visit(q *Proc, note func(st ivl.Stmt, plain bool)) {
	at := map[*Block]place{q.Blocks[0]: {loud: s.loud[q.Decl]}}
	for changed := true; changed; {
		changed = false
		for _, b := range q.Blocks {
			here, ok := at[b]
			if !ok {
				continue
			}
			here = s.block(q, b, here, nil)
			for _, succ := range Successors(b.Term) {
				there, seen := at[succ]
				now := place{min(there.depth, here.depth), there.loud || here.loud}
				if !seen {
					now = here
				}
				if !seen || now != there {
					at[succ], changed = now, true
				}
			}
		}
	}
	if note != nil {
		for _, b := range q.Blocks {
			s.block(q, b, at[b], note)
		}
	}
}

func (s *suspects) block(q *Proc, b *Block, here place, note func(ivl.Stmt, bool)) place {
	plain := false // the open section is a plain one, which is within a block
	for _, st := range b.Stmts {
		switch st := st.(type) {
		case *ivl.AtomicBegin:
			plain = here.depth == 0 && OpensPlain(st)
			here.depth++
		case *ivl.AtomicEnd:
			if here.depth--; here.depth < 0 {
				s.closes[q.Decl] = true
				here.depth = 0
			}
			plain = plain && here.depth > 0
		case *ivl.AsyncCall:
			s.spawns[q.Decl], s.loud[st.Proc], here.loud = true, true, true
		case *ivl.Call:
			if here.loud {
				s.loud[st.Proc] = true
			}
			if s.spawns[st.Proc] {
				s.spawns[q.Decl], here.loud = true, true
			}
			if s.closes[st.Proc] {
				s.closes[q.Decl], here.depth = true, 0
			}
		}
		if note != nil && here.loud {
			note(st, here.depth == 0 || plain)
		}
	}
	return here
}

func (s *suspects) note(st ivl.Stmt, plain bool) {
	for _, a := range Accesses(st, func(v *ivl.Var) bool { return s.data[v] }) {
		u := s.uses[a.Var]
		u.write = u.write || a.Write
		u.plainRead, u.plainWrite = u.plainRead || plain && !a.Write, u.plainWrite || plain && a.Write
		s.uses[a.Var] = u
	}
}
