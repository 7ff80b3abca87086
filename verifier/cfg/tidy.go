package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
)

// Tidy drops the blocks that cannot be reached from entry, skips empty ones,
// joins blocks in a straight line, and gives the rest in reverse post-order (a
// topological order where there are no loops). An empty block at the head of a loop stays if the loop begins with another one,
// which would have the same head. Blocks are changed in place;
// terminators and lists of statements are not.
func Tidy(entry *Block) []*Block {
	var w digraph.Walk[*Block]
	for {
		blocks := w.ReversePostorder(entry, successors)
		var heads map[*Block]bool // nil: nothing was skipped yet
		skip := func(b *Block) *Block {
			to := skipEmpty(b)
			if to != b && heads == nil {
				heads = retreated(blocks)
			}
			for ; b != to && heads[to]; b = onlyTarget(b) {
				if heads[b] {
					return b
				}
			}
			return to
		}
		for _, b := range blocks {
			b.Term = Retarget(b.Term, skip)
		}
		if blocks := w.ReversePostorder(entry, successors); !joinChains(entry, blocks) {
			return blocks
		}
	}
}

// retreated are the targets of retreating edges, among blocks in reverse post-order: the heads of loops.
func retreated(blocks []*Block) map[*Block]bool {
	at := make(map[*Block]int, len(blocks))
	for i, b := range blocks {
		at[b] = i
	}
	heads := map[*Block]bool{}
	for i, b := range blocks {
		for _, to := range successors(b) {
			if at[to] <= i {
				heads[to] = true
			}
		}
	}
	return heads
}

// onlyTarget is where b goes if that is certain. A goto that keeps the choices
// of the lowered program stays even with one target: a schedule must name it.
func onlyTarget(b *Block) *Block {
	if g, ok := b.Term.(*Goto); ok && len(g.Targets) == 1 && g.Choice == nil {
		return g.Targets[0]
	}
	return nil
}

// skipEmpty follows gotos out of empty blocks; in a cycle of empty blocks it
// gives one of them.
func skipEmpty(b *Block) *Block {
	seen := 0
	for len(b.Stmts) == 0 && seen < 1000 {
		next := onlyTarget(b)
		if next == nil || next == b {
			break
		}
		b = next
		seen++
	}
	return b
}

// Retarget is a terminator with other targets. A branch whose arms meet at once becomes a goto.
func Retarget(t Term, f func(*Block) *Block) Term {
	switch t := t.(type) {
	case *Goto:
		var few [2]*Block
		to, changed := few[:0], false
		for i, s := range t.Targets {
			u := f(s)
			changed = changed || u != s || slices.Contains(t.Targets[:i], s)
			to = append(to, u)
		}
		if !changed {
			return t
		}
		n := &Goto{Targets: make([]*Block, 0, len(to))}
		for i, u := range to {
			if slices.Contains(n.Targets, u) {
				continue
			}
			n.Targets = append(n.Targets, u)
			if t.Choice != nil {
				n.Choice = append(n.Choice, t.Choice[i])
			}
		}
		return n
	case *Branch:
		then, els := f(t.Then), f(t.Else)
		if then == els {
			return &Goto{Targets: []*Block{then}}
		} else if then != t.Then || els != t.Else {
			return &Branch{Cond: t.Cond, Then: then, Else: els, Stmt: t.Stmt}
		}
	}
	return t
}

// joinChains appends to each block its only successor if that has no other
// predecessor.
func joinChains(entry *Block, blocks []*Block) bool {
	preds := make(map[*Block]int, len(blocks))
	preds[entry] = 1
	for _, b := range blocks {
		for _, s := range Successors(b.Term) {
			preds[s]++
		}
	}
	joined := map[*Block]bool{}
	changed := false
	for _, b := range blocks {
		if joined[b] {
			continue
		}
		owned := false
		for {
			s := onlyTarget(b)
			if s == nil || preds[s] != 1 || s == b || joined[s] {
				break
			}
			if !owned {
				b.Stmts = b.Stmts[:len(b.Stmts):len(b.Stmts)]
				owned = true
			}
			if len(b.Stmts) == 0 {
				b.Label = s.Label
			}
			b.Stmts = append(b.Stmts, s.Stmts...)
			b.Term = s.Term
			joined[s] = true
			changed = true
		}
	}
	return changed
}
