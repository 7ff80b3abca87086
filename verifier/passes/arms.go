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
func (sl *slicer) findIdle(inst *cfg.Instance) {
	for _, b := range inst.Blocks {
		br, ok := b.Term.(*cfg.Branch)
		if !ok || b.Depth(len(b.Stmts)) == 0 {
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
	return ok && !passesHavoc(s) && (cfg.IsPlace(a) || a.Attrs.Has("passed") && len(sl.accesses(a)) == 0)
}
