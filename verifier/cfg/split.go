package cfg

import "github.com/gsmack/gsmack/ivl"

// split replaces the statements of each block by pieces that make at most one
// access to a shared global, unless they stand in an atomic section.
func (b *builder) split() {
	blocks := b.code.proc.Blocks
	depth := b.l.sections.depths(blocks)
	for _, block := range blocks {
		stmts, term := block.Stmts, block.Term
		block.Stmts = nil
		b.cur, b.depth = block, depth[block]
		for _, s := range stmts {
			b.simple(s)
			if c, ok := s.(*ivl.Call); ok {
				b.depth = b.l.sections.after(b.depth, c)
			}
		}
		if _, ok := term.(*Return); ok && !b.l.inner[b.code.decl] {
			// The thread ends here, and the sections it is in end with it.
			for ; b.depth > 0; b.depth-- {
				b.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Pos: b.code.decl.Pos}})
			}
		}
		if t, ok := term.(*Branch); ok {
			if c := b.privateCond(t.Cond, t.Stmt); c != t.Cond {
				term = &Branch{Cond: c, Then: t.Then, Else: t.Else, Stmt: t.Stmt}
			}
		}
		block.Term = term
	}
	b.cur = nil
}

// sections sums up what calls do to the number of open atomic sections.
type sections struct {
	builders map[*ivl.ProcDecl]*builder
	effects  map[*ivl.ProcDecl]*effect
}

// effect is what a procedure does to the number of open sections. A closing one
// may end a section that it did not begin; of another one, opened is how many
// more are open at its end, at least.
type effect struct {
	closing bool
	opened  int
}

func newSections(bs []*builder) *sections {
	s := &sections{builders: map[*ivl.ProcDecl]*builder{}, effects: map[*ivl.ProcDecl]*effect{}}
	for _, b := range bs {
		s.builders[b.code.decl] = b
	}
	return s
}

// of computes the effect of a procedure. What calls itself counts as closing
// while it is being looked at.
func (s *sections) of(d *ivl.ProcDecl) effect {
	if e := s.effects[d]; e != nil {
		return *e
	}
	b := s.builders[d]
	if b == nil || d.IsIntrinsic() {
		return effect{}
	}
	s.effects[d] = &effect{closing: true}
	blocks := reversePostorder(b.entry)
	depth := s.depths(blocks)
	out := effect{opened: -1}
	for _, block := range blocks {
		n := depth[block]
		for _, st := range block.Stmts {
			switch st := st.(type) {
			case *ivl.AtomicBegin:
				n++
			case *ivl.AtomicEnd:
				if n--; n < 0 {
					out.closing, n = true, 0
				}
			case *ivl.Call:
				if s.of(st.Proc).closing {
					out.closing = true
				}
				n = s.after(n, st)
			}
		}
		if _, ok := block.Term.(*Return); ok && (out.opened < 0 || n < out.opened) {
			out.opened = n
		}
	}
	out.opened = max(out.opened, 0)
	s.effects[d] = &out
	return out
}

// after is how many of n open sections are open after a call, at least.
func (s *sections) after(n int, c *ivl.Call) int {
	e := s.of(c.Proc)
	if e.closing {
		return 0
	}
	return n + e.opened
}

// depths gives, for each block, how many sections that the procedure began are
// open at its start on every path: a forward data-flow analysis. blocks must
// be in reverse post-order.
func (s *sections) depths(blocks []*Block) map[*Block]int {
	depth := map[*Block]int{}
	if len(blocks) == 0 {
		return depth
	}
	depth[blocks[0]] = 0
	for changed := true; changed; {
		changed = false
		for _, b := range blocks {
			n, ok := depth[b]
			if !ok {
				continue
			}
			for _, st := range b.Stmts {
				switch st := st.(type) {
				case *ivl.AtomicBegin:
					n++
				case *ivl.AtomicEnd:
					n = max(n-1, 0)
				case *ivl.Call:
					n = s.after(n, st)
				}
			}
			for _, succ := range Successors(b.Term) {
				if m, ok := depth[succ]; !ok || n < m {
					depth[succ] = n
					changed = true
				}
			}
		}
	}
	return depth
}
