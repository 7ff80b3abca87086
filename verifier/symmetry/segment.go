package symmetry

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// segment is a piece of the parent between two places that all executions come
// through: at most one thing that other threads can notice, with what the parent
// does by itself before. What joined a step that waits (cfg.Moved) is a segment of its own.
type segment struct {
	text
	from, to place
	starts   []*cfg.Instance
	accesses []cfg.Access // to globals
	// leaks is set if a local variable of it occurs in another segment.
	leaks                    bool
	asserts, awaits, chooses bool
	relaxed                  bool // it waits for something and does not acquire it
}

// place is in front of a statement of a block, or at its end.
type place struct {
	block *cfg.Block
	index int
}

// noticed reports whether it does anything but compute.
func (s *segment) noticed() bool {
	return len(s.accesses) > 0 || len(s.starts) > 0 || s.asserts || s.awaits
}

func isGlobal(v *ivl.Var) bool { return v.Kind == ivl.Global }

// segments cuts a thread. What it does on a way on which it does not get to its end
// belongs to the segment where that way begins.
func segments(t *cfg.Threads, s *sorts, inst *cfg.Instance) []*segment {
	c := &cutter{t: t, sorts: s, lost: lost(inst)}
	c.begin(place{inst.Blocks[0], 0})
	pending := map[*cfg.Block]bool{inst.Blocks[0]: true}
	joined := false // the segment is what joined a step that waits
	for _, b := range inst.Blocks {
		if c.lost[b] && b != inst.Blocks[0] {
			continue
		}
		delete(pending, b)
		all := len(pending) == 0 // executions come through
		if !all || len(c.w.code) > 0 {
			c.w.begin(onBlock)
			c.w.number(c.number(b))
		}
		for i, st := range b.Stmts {
			step := b.Step(i)
			if all && c.cur.awaits && len(c.cur.starts) == 0 && st.Info().Attrs.Has(cfg.Moved.Name) {
				c.w.stmt(&ivl.AtomicEnd{})
				c.end(place{b, i})
				joined = true
			}
			c.stmt(st)
			if a, ok := st.(*ivl.Assume); ok && a.Await {
				o := step.Ordering()
				c.cur.relaxed = c.cur.relaxed || !o.Acquires || !o.FailureAcquires
			}
			if all && (c.cur.noticed() || joined) && (!step.Section() || step.EndsAt(st)) {
				c.end(place{b, i + 1})
				joined = false
			}
		}
		c.term(b)
		for _, next := range cfg.Successors(b.Term) {
			if !c.lost[next] {
				pending[next] = true
			}
		}
	}
	c.end(place{})
	count := map[*ivl.Var]int{}
	for _, seg := range c.out {
		for _, v := range seg.locals {
			count[v]++
		}
	}
	for _, seg := range c.out {
		for _, v := range seg.locals {
			seg.leaks = seg.leaks || count[v] > 1
		}
	}
	return c.out
}

// lost finds the blocks from which the thread does not get to its end, or that of the
// program.
func lost(inst *cfg.Instance) map[*cfg.Block]bool {
	out := map[*cfg.Block]bool{}
	for _, b := range slices.Backward(inst.Blocks) {
		_, ends := b.Term.(*cfg.Return)
		for _, next := range cfg.Successors(b.Term) {
			ends = ends || !out[next]
		}
		for _, s := range b.Stmts {
			a, ok := s.(*ivl.Assume)
			if !ok {
				continue
			}
			if l, constant := a.Cond.(*ivl.BoolLit); constant && !l.Value {
				ends = a.Attrs.Has("exit") || a.Attrs.Has("thread_exit")
				break
			}
		}
		out[b] = !ends
	}
	return out
}

type cutter struct {
	t       *cfg.Threads
	sorts   *sorts
	out     []*segment
	cur     *segment
	w       *writer
	numbers map[*cfg.Block]int // in the segment
	lost    map[*cfg.Block]bool
	written map[*cfg.Block]bool // of those that are lost, in the segment
}

func (c *cutter) begin(at place) {
	c.cur, c.w = &segment{from: at}, newWriter(c.t, c.sorts)
	c.numbers, c.written = map[*cfg.Block]int{}, map[*cfg.Block]bool{}
}

func (c *cutter) end(at place) {
	c.cur.to, c.cur.text = at, c.w.text()
	c.out = append(c.out, c.cur)
	c.begin(at)
}

func (c *cutter) number(b *cfg.Block) int {
	n, ok := c.numbers[b]
	if !ok {
		n = len(c.numbers)
		c.numbers[b] = n
	}
	return n
}

// term writes the end of a block, and the blocks that are lost behind it.
func (c *cutter) term(b *cfg.Block) {
	if g, ok := b.Term.(*cfg.Goto); ok && len(g.Targets) == 1 && len(c.w.code) == 0 {
		return // the segment begins in the next block
	}
	c.w.term(b.Term, c.number)
	if br, ok := b.Term.(*cfg.Branch); ok {
		c.cur.accesses = append(c.cur.accesses, cfg.Reads(br.Cond, isGlobal)...)
	}
	for _, next := range cfg.Successors(b.Term) {
		if !c.lost[next] || c.written[next] {
			continue
		}
		c.written[next] = true
		c.w.begin(onBlock)
		c.w.number(c.number(next))
		for _, st := range next.Stmts {
			c.stmt(st)
		}
		c.term(next)
	}
}

func (c *cutter) stmt(st ivl.Stmt) {
	c.w.stmt(st)
	c.cur.accesses = append(c.cur.accesses, cfg.Accesses(st, isGlobal)...)
	switch st := st.(type) {
	case *ivl.AsyncCall:
		c.cur.starts = append(c.cur.starts, c.t.Child[st])
	case *ivl.Assert:
		c.cur.asserts = true
	case *ivl.Assume:
		c.cur.awaits = c.cur.awaits || st.Await
	case *ivl.Havoc:
		c.cur.chooses = true
	}
}
