package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

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

// Round marks, in a probe, where an iteration begins that is another one than the probe's, and the await at its end; its argument says which.
const Round = "round"

// Answered marks the begin of a probe in which the thread may write what others answer to, before it reads what an assumption rests on.
const Answered = "answered"

// Followed marks the begin of a probe that goes on behind its loop, or in the next iteration. How far it does is each engine's own.
const Followed = "followed"

// Assumed marks the begin of a probe of a loop behind whose head the program assumes something.
const Assumed = "assumed"

// Timed marks where a probe comes round that was asked of late times only: at others the thread may leave its loop.
const Timed = "timed"

// WaitedFor marks an assume of a probe that is an await of the program: where it does not hold, the thread waits there.
const WaitedFor = "waited_for"

// Vain marks where a probe comes to that of another loop, or ends without having come round.
const Vain = "vain"

// Aside marks the begin of a section that the program does not have, {:aside}: it only looks.
const Aside = "aside"

// Spurious marks a choice that has no reason, or one that lasts, {:spurious "reason"}. For a thread that goes round for ever it is true.
const Spurious = "spurious"

// Assumes reports whether s is an assumption of the program, not of a model or a pass.
func Assumes(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && !a.Await && len(a.Attrs) == 0 && !Trivial(a.Cond) && ivl.Source(s) != nil
}

// Assumes reports whether the program makes an assumption.
func (p *Program) Assumes() bool {
	for s := range p.Stmts() {
		if Assumes(s) {
			return true
		}
	}
	return false
}

// Chosen marks an assumption that some of the values satisfy that were chosen for it, {:chosen}.
const Chosen = "chosen"

// OfThreads marks a choice of the identity of a thread, by what is assumed of it behind, {:thread}.
const OfThreads = "thread"

// LimitedChoice marks a choice that a loop may ask for over and over though nothing else happens, {:limited "name", n}.
const LimitedChoice = "limited"

// Limit is a mark behind such a choice, where again says that it was true twice in a row.
func Limit(h *ivl.Havoc, again ivl.Expr) *ivl.Assume {
	a := *h.Attrs.Get(LimitedChoice)
	a.Name, a.Args = "limits", append(slices.Clone(a.Args), ivl.AttrArg{Expr: again})
	return &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: h.Pos, Attrs: ivl.Attrs{&a}}, Cond: ivl.NewBool(true)}
}

// Limits is what a mark says, how often it may be true in a row, and the name of that bound; again is nil for other statements.
func Limits(s *ivl.Assume) (again ivl.Expr, name string, limit int) {
	a := s.Attrs.Get("limits")
	if n, ok := a.Int(1); ok && len(a.Args) == 3 {
		return a.Args[2].Expr, s.Attrs.Text("limits"), int(n)
	}
	return nil, "", 0
}

// What a clock shows is less than a bound in an execution, but a thread that waits for ever sees it pass that bound.

// Late is what a choice comes to for a thread that waits for ever, as {:late e} says; nil if that is nothing in particular.
func Late(h *ivl.Havoc) ivl.Expr {
	if a := h.Attrs.Get("late"); a != nil && len(a.Args) == 1 {
		return a.Args[0].Expr
	}
	return nil
}

// Bounded reports whether s says how much a choice can be that has such a value; in a probe it does not hold.
func Bounded(s *ivl.Assume) bool { return s.Attrs.Has("late") }

// Floors gives the globals that only exclude lesser values, {:floor}: what can happen can happen, too, if they are raised less often.
func (p *Program) Floors() map[*ivl.Var]bool { return Marked(p.Source, "floor") }

// Once marks an assume that a loop which counts has leapt over iterations no more than once: others say what more of them come to.
const Once = "once"

// Probed marks an assignment of false to a variable that is true in a probe.
const Probed = "probed"

// BeginsProbe reports whether s begins a probe.
func BeginsProbe(s ivl.Stmt) bool {
	b, ok := s.(*ivl.AtomicBegin)
	return ok && b.Attrs.Has("spin")
}
