package interp

import (
	"math/bits"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// liveness says which variables of a procedure still matter at a point. The
// hash of a state leaves out the others, so that states that differ only in
// leftovers count as one.
type liveness struct {
	prog  *program
	words int
	outs  bitset
	// number tells the blocks of the program apart.
	number map[*cfg.Block]uint64
	after  map[*cfg.Block]bitset // live at the end of the block, before its terminator
	at     map[*cfg.Block][]bitset
}

type bitset []uint64

func (b bitset) add(i int)    { b[i>>6] |= 1 << (uint(i) & 63) }
func (b bitset) remove(i int) { b[i>>6] &^= 1 << (uint(i) & 63) }

func (b bitset) union(c bitset) (changed bool) {
	for i, w := range c {
		if w&^b[i] != 0 {
			b[i] |= w
			changed = true
		}
	}
	return changed
}

func (b bitset) each(f func(int)) {
	for i, w := range b {
		for ; w != 0; w &= w - 1 {
			f(i<<6 + bits.TrailingZeros64(w))
		}
	}
}

func newLiveness(c *program, p *proc) *liveness {
	l := &liveness{
		prog: c, words: (len(p.vars) + 63) / 64,
		number: map[*cfg.Block]uint64{},
		after:  map[*cfg.Block]bitset{}, at: map[*cfg.Block][]bitset{},
	}
	for _, b := range p.Blocks {
		c.blocks++
		l.number[b] = c.blocks
	}
	l.outs = make(bitset, l.words)
	for _, v := range p.Outs {
		l.outs.add(c.slots[v].index)
	}
	before := map[*cfg.Block]bitset{}
	for _, b := range p.Blocks {
		l.after[b] = make(bitset, l.words)
		before[b] = make(bitset, l.words)
	}
	for changed := true; changed; {
		changed = false
		for i := len(p.Blocks) - 1; i >= 0; i-- {
			b := p.Blocks[i]
			end := l.after[b]
			for _, s := range cfg.Successors(b.Term) {
				end.union(before[s])
			}
			switch t := b.Term.(type) {
			case *cfg.Return:
				end.union(l.outs)
			case *cfg.Branch:
				l.use(end, t.Cond)
			}
			live := append(bitset(nil), end...)
			for j := len(b.Stmts) - 1; j >= 0; j-- {
				l.back(live, b.Stmts[j])
			}
			if before[b].union(live) {
				changed = true
			}
		}
	}
	return l
}

func (l *liveness) use(live bitset, e ivl.Expr) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if id, ok := e.(*ivl.Ident); ok {
			if s, ok := l.prog.slots[id.Var]; ok && !s.global {
				live.add(s.index)
			}
		}
		return true
	})
}

// back turns what is live after s into what is live before it.
func (l *liveness) back(live bitset, s ivl.Stmt) {
	if isMarker(s) {
		return // a value shown to people decides nothing
	}
	switch s := s.(type) {
	case *ivl.Assign:
		for _, lhs := range s.Lhs {
			if id, ok := lhs.(*ivl.Ident); ok {
				l.kill(live, id.Var)
			}
		}
		for _, lhs := range s.Lhs {
			if _, ok := lhs.(*ivl.Ident); !ok {
				l.use(live, lhs)
			}
		}
	case *ivl.Havoc, *ivl.Call:
		for _, v := range cfg.Assigned(s) {
			l.kill(live, v)
		}
	}
	reads(s, func(e ivl.Expr) { l.use(live, e) })
}

func (l *liveness) kill(live bitset, v *ivl.Var) {
	if s, ok := l.prog.slots[v]; ok && !s.global {
		live.remove(s.index)
	}
}

// before is what is live before statement i of b (or its terminator, if i is
// the number of statements).
func (l *liveness) before(b *cfg.Block, i int) bitset {
	sets := l.at[b]
	if sets == nil {
		sets = make([]bitset, len(b.Stmts)+1)
		live := append(bitset(nil), l.after[b]...)
		sets[len(b.Stmts)] = live
		for j := len(b.Stmts) - 1; j >= 0; j-- {
			live = append(bitset(nil), live...)
			l.back(live, b.Stmts[j])
			sets[j] = live
		}
		l.at[b] = sets
	}
	return sets[i]
}
