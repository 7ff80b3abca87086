package cfg

import "github.com/gsmack/gsmack/ivl"

// The pass spin has a thread leave its loop when an iteration changed nothing, for a probe: a
// section with one more iteration, from which no thread comes back.

// SpinExit is the assume that t stands for, if it takes a thread whose iteration changed nothing out of
// its loop; nil if t is no such branch.
func SpinExit(t Term) *ivl.Assume {
	if b, ok := t.(*Branch); ok {
		if s, ok := b.Stmt.(*ivl.Assume); ok && s.Attrs.Has("spin") {
			return s
		}
	}
	return nil
}

// BeginsProbe reports whether s begins a probe.
func BeginsProbe(s ivl.Stmt) bool {
	b, ok := s.(*ivl.AtomicBegin)
	return ok && b.Attrs.Has("spin")
}
