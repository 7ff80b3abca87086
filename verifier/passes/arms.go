package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// findIdle finds the branches in atomic sections whose arms do nothing before they
// meet but pass statements that have no effect: short-circuited conditions of
// assertions that are not checked leave many of them. (Where a havoc was that stays elsewhere, it
// does matter whether it is passed.) Outside of sections a schedule
// must say when such a statement was executed; a section is executed as a whole.
func (sl *slicer) findIdle(t *cfg.Threads) {
	for _, inst := range t.Instances {
		inside := insideSections(inst)
		for _, b := range inst.Blocks {
			br, ok := b.Term.(*cfg.Branch)
			if !ok || !inside[b] {
				continue
			}
			then, thenEnd := sl.idleArm(br.Then)
			els, elseEnd := sl.idleArm(br.Else)
			if thenEnd != elseEnd {
				continue
			}
			for _, s := range append(then, els...) {
				sl.idle[s] = true
			}
		}
	}
}

// idleArm gives the statements from b on that have no effect, and the first block
// that is not only of such.
func (sl *slicer) idleArm(b *cfg.Block) (idle []ivl.Stmt, end *cfg.Block) {
	for {
		next, ok := b.Term.(*cfg.Goto)
		if !ok || len(next.Targets) != 1 || next.Choice != nil || next.Targets[0] == b {
			return idle, b
		}
		for _, s := range b.Stmts {
			if !sl.idling(s) {
				return idle, b
			}
		}
		idle = append(idle, b.Stmts...)
		b = next.Targets[0]
	}
}

// idling reports whether s stands where a statement was that has no effect.
func (sl *slicer) idling(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && !passesHavoc(s) && (isPlace(a) || a.Attrs.Has("passed") && len(sl.accesses(a)) == 0)
}

// insideSections gives the blocks that end inside an atomic section.
func insideSections(inst *cfg.Instance) map[*cfg.Block]bool {
	inside := map[*cfg.Block]bool{}
	seen := map[*cfg.Block]bool{inst.Blocks[0]: true}
	var walk func(b *cfg.Block, depth int)
	walk = func(b *cfg.Block, depth int) {
		for _, s := range b.Stmts {
			switch s.(type) {
			case *ivl.AtomicBegin:
				depth++
			case *ivl.AtomicEnd:
				depth = max(depth-1, 0)
			}
		}
		inside[b] = depth > 0
		for _, s := range cfg.Successors(b.Term) {
			if !seen[s] {
				seen[s] = true
				walk(s, depth)
			}
		}
	}
	walk(inst.Blocks[0], 0)
	return inside
}
