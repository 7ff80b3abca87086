package cfg

import "github.com/gsmack/gsmack/ivl"

// opening says which atomic section is open at a place, whichever path led there: depth ends
// close it. The zero value stands for none. In the lattice of openings, the join of
// two has the smaller depth, and an unknown section (other) if theirs differ.
type opening struct {
	depth int
	step  *Step
}

// sectionFlow is a forward data flow analysis of the open sections; after is its transfer function.
type sectionFlow struct {
	blocks  []*Block
	effects *sections          // of calls; nil where there are none
	at      map[*Block]opening // at the start of a block
	begun   map[ivl.Stmt]*Step // by the statement
	other   *Step              // a section begun in a callee, or in one of several places
}

// openSections analyses blocks, which are in reverse post-order.
func openSections(blocks []*Block, effects *sections) *sectionFlow {
	f := &sectionFlow{blocks: blocks, effects: effects, at: make(map[*Block]opening, len(blocks)), begun: map[ivl.Stmt]*Step{}, other: &Step{Partial: true}}
	if len(blocks) == 0 {
		return f
	}
	f.at[blocks[0]] = opening{}
	for changed := true; changed; {
		changed = false
		for _, b := range blocks {
			now, ok := f.at[b]
			if !ok {
				continue
			}
			for _, s := range b.Stmts {
				now = f.after(now, s)
			}
			for _, next := range Successors(b.Term) {
				was, seen := f.at[next]
				n := now
				if seen {
					n = f.join(was, now)
				}
				if !seen || n != was {
					f.at[next], changed = n, effects != nil // once is enough for an instance, which has no loops
				}
			}
		}
	}
	return f
}

// after is what is open behind s.
func (f *sectionFlow) after(o opening, s ivl.Stmt) opening {
	switch s := s.(type) {
	case *ivl.AtomicBegin:
		if o.depth == 0 {
			if f.begun[s] == nil {
				f.begun[s] = &Step{Begin: s}
			}
			o.step = f.begun[s]
		}
		o.depth++
	case *ivl.AtomicEnd:
		if o.depth--; o.depth <= 0 {
			return opening{}
		}
	case *ivl.Call:
		if f.effects == nil {
			break
		}
		e := f.effects.of(s.Proc)
		if e.closing {
			f.lose(o.step)
			return opening{}
		}
		if o.depth == 0 && e.opened > 0 {
			o.step = f.other
		}
		o.depth += e.opened
	}
	return o
}

// join is what is open for sure where two paths meet.
func (f *sectionFlow) join(o, p opening) opening {
	if o == p {
		return o
	}
	f.lose(o.step)
	f.lose(p.step)
	switch depth := min(o.depth, p.depth); {
	case depth == 0:
		return opening{}
	case o.step == p.step:
		return opening{depth, o.step}
	default:
		return opening{depth, f.other}
	}
}

// lose notes that a section goes on on some paths only, or elsewhere.
func (f *sectionFlow) lose(s *Step) {
	if s != nil {
		s.Partial = true
	}
}

// sections sums up what calls do to the number of open atomic sections.
type sections struct {
	blocks  func(*ivl.ProcDecl) []*Block // of a procedure in reverse post-order; nil if it has none
	effects map[*ivl.ProcDecl]*effect
}

// effect is what a procedure does to the number of open sections. A closing one
// may end a section that it did not begin; of another one, opened is how many
// more are open at its end, at least.
type effect struct {
	closing bool
	opened  int
}

func newSections(blocks func(*ivl.ProcDecl) []*Block) *sections {
	return &sections{blocks, map[*ivl.ProcDecl]*effect{}}
}

// of computes the effect of a procedure. What calls itself counts as closing
// while it is being looked at.
func (s *sections) of(d *ivl.ProcDecl) effect {
	if e := s.effects[d]; e != nil {
		return *e
	}
	if d.IsIntrinsic() {
		return effect{}
	}
	blocks := s.blocks(d)
	s.effects[d] = &effect{closing: len(blocks) > 0}
	f := openSections(blocks, s)
	out := effect{opened: -1}
	for _, b := range blocks {
		now := f.at[b]
		for _, st := range b.Stmts {
			if _, ends := st.(*ivl.AtomicEnd); ends && now.depth == 0 {
				out.closing = true
			}
			if c, ok := st.(*ivl.Call); ok && s.of(c.Proc).closing {
				out.closing = true
			}
			now = f.after(now, st)
		}
		if _, ok := b.Term.(*Return); ok && (out.opened < 0 || now.depth < out.opened) {
			out.opened = now.depth
		}
	}
	out.opened = max(out.opened, 0)
	s.effects[d] = &out
	return out
}

// arrange gives the blocks of a thread instance in a topological order in which those of a
// section follow one another. Where a section has several ends, or a thread can stop in it, what
// follows an end becomes a block of its own, for it must wait until all of the section is laid out.
func (f *sectionFlow) arrange() []*Block {
	f.separate()
	waiting := make(map[*Block]int, len(f.blocks))
	for _, b := range f.blocks {
		for _, s := range Successors(b.Term) {
			waiting[s]++
		}
	}
	// Ready blocks wait on two stacks, so that the order is depth-first: the
	// blocks of one branch stay together, and those inside a section come first.
	var out, inside, outside []*Block
	outside = append(outside, f.blocks[0])
	for len(inside)+len(outside) > 0 {
		var b *Block
		if n := len(inside); n > 0 {
			b, inside = inside[n-1], inside[:n-1]
		} else {
			n := len(outside)
			b, outside = outside[n-1], outside[:n-1]
		}
		out = append(out, b)
		succs := Successors(b.Term)
		for i := len(succs) - 1; i >= 0; i-- {
			s := succs[i]
			if waiting[s]--; waiting[s] > 0 {
				continue
			}
			if f.at[s].depth > 0 {
				inside = append(inside, s)
			} else {
				outside = append(outside, s)
			}
		}
	}
	return out
}

// separate cuts blocks in two behind the end of a section that has other ends, too, or in which a
// thread can stop.
func (f *sectionFlow) separate() {
	ends := map[*Step]int{} // stops included
	each := func(visit func(b *Block, i int, ended *Step)) {
		for _, b := range f.blocks {
			now := f.at[b]
			for i, s := range b.Stmts {
				before := now
				if now = f.after(now, s); before.depth > 0 && now.depth == 0 {
					visit(b, i+1, before.step)
				}
			}
			if len(Successors(b.Term)) == 0 && now.depth > 0 {
				visit(b, len(b.Stmts), now.step)
			}
		}
	}
	each(func(_ *Block, _ int, ended *Step) { ends[ended]++ })
	type cut struct {
		b *Block
		i int
	}
	var cuts []cut
	each(func(b *Block, i int, ended *Step) {
		if ends[ended] > 1 && i < len(b.Stmts) {
			cuts = append(cuts, cut{b, i})
		}
	})
	for k := len(cuts) - 1; k >= 0; k-- { // from the end of a block backwards
		b, i := cuts[k].b, cuts[k].i
		next := &Block{Label: b.Label, Stmts: b.Stmts[i:], Term: b.Term}
		b.Stmts, b.Term = b.Stmts[:i:i], &Goto{Targets: []*Block{next}}
		f.blocks, f.at[next] = append(f.blocks, next), opening{}
	}
}
