package goal

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
)

// Final is a goal about the state in which an execution ends: where its threads stand. A
// thread may stop anywhere, so every state is the last one of some execution.
type Final struct {
	Kind Kind
	Text string // what happens
}

// The deadlocks. In all of them a thread is blocked if its next step is an await that does
// not hold, or an atomic section that comes to one. A thread that spins waits at such a section
// (Spins), unless the entry procedure has returned: then no thread waits for it.
var (
	// AllWait: all unfinished threads are blocked.
	AllWait = Final{Deadlock, "every unfinished thread waits for ever"}
	// SomeWait: each of some threads is blocked, and waits (Holder) for another of them or
	// for one that has finished. The other threads may stand anywhere.
	SomeWait = Final{Deadlock, "threads wait for one another"}
	// AloneWaits: the entry thread is blocked, and there is no other.
	AloneWaits = Final{Deadlock, "the only thread waits for ever"}
)

// Racing is the goal that the next steps of two threads access v, or the same element of it,
// one of them writes, not both accesses lie in atomic sections (cfg.Kind.Conflicts), and neither is benign
// (cfg.BenignRace).
func Racing(v *ivl.Var) Final { return Final{Race, "accesses to " + v.Name + " at the same time"} }

// Unsynchronized is the goal that two threads access v, or the same element of it, in conflict, and neither access
// happens before the other. It is about the later one.
func Unsynchronized(v *ivl.Var) Final {
	return Final{Unordered, "two threads access " + v.Name + ", and neither access happens before the other"}
}

// Assert is the goal as an assertion that fails where it is reached.
func (f Final) Assert(holds ivl.Expr) *ivl.Assert {
	property := map[Kind]string{Deadlock: "deadlock", Race: "race", Unordered: "race"}[f.Kind]
	return &ivl.Assert{Cond: holds, StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{
		ivl.NewAttr("property", property),
		ivl.NewAttr("msg", f.Text),
	}}}
}

// Spins reports whether a thread that waits at s spins for ever: the section of s is one more
// iteration of a loop, and changes nothing.
func Spins(await ivl.Stmt) bool { return await.Info().Attrs.Has("spin") }

// Anybody marks an await which names a holder, but which others may end.
const Anybody = "anybody"

// Holder is the id of the thread that must act before an await can go on: the last argument
// of {:waits_for kind, object, holder}; nil if none is named.
func Holder(await ivl.Stmt) ivl.Expr {
	a := await.Info().Attrs.Get("waits_for")
	if a == nil || len(a.Args) < 3 || await.Info().Attrs.Has(Anybody) {
		return nil
	}
	return a.Args[2].Expr
}

// ThreadID is the id of a thread instance as a literal of type t; nil if t has
// no such value.
func ThreadID(instance int, t ivl.Type) ivl.Expr {
	switch t := ivl.Expand(t).(type) {
	case *ivl.BVType:
		n := big.NewInt(int64(instance) + 1)
		if n.BitLen() > t.Width {
			return nil
		}
		return ivl.NewBV(n, t.Width)
	case *ivl.BasicType:
		if t.Kind == ivl.Int {
			return ivl.NewInt64(int64(instance) + 1)
		}
	}
	return nil
}
