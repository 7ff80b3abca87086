package seq

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// finding is the execution of the sequential program up to the goal.
func (d *decision) finding(enc *bmc.Encoding, of *smt.Model, at bmc.Goal) trace.Finding {
	out := d.out
	m := &bmc.Reading{Model: of, Encoding: enc, Elements: out.Elements}
	found := trace.Finding{Initial: m.Initial(d.Program)}
	final := out.Goals[at.Stmt]
	targets := map[int]*trace.Target{}
	target := func(thread int) *trace.Target {
		if targets[thread] == nil {
			targets[thread] = &trace.Target{Thread: thread}
		}
		return targets[thread]
	}
	for _, e := range enc.Events[:at.EventIndex()] {
		if !of.Bool(e.Guard) || e.Stmt != at.Stmt && bmc.IsPrecondition(e.Stmt) {
			continue
		}
		ev, ok := m.Event(e, e.Stmt.Info().Origin.Thread, out.Spawns[e.Stmt], out.Gotos[e.Stmt])
		mark, marked := out.Marks[e.Stmt]
		switch {
		case !marked && ok:
			found.Events = append(found.Events, ev)
		case !marked || mark.Race == (final.Kind == goal.Deadlock):
		case mark.Kind == Ended:
			found.Ended = append(found.Ended, mark.Thread)
		case mark.Kind == Stands:
			target(mark.Thread).Stmt = mark.Stmt
			if mark.Timed != nil {
				found.Timed = mark.Timed
			}
		case ok:
			t := target(mark.Thread)
			t.Inside = append(t.Inside, ev)
		}
	}
	switch _, ends := out.Goals[at.Stmt]; {
	case !ends:
	case final.Alone != nil:
		found.Goal, found.Targets, found.Timed = trace.Deadlock, []trace.Target{{Stmt: final.Alone}}, final.Timed
	case final.Kind == goal.Deadlock:
		found.Goal = trace.Deadlock
		for _, thread := range slices.Sorted(maps.Keys(targets)) {
			found.Targets = append(found.Targets, *targets[thread])
		}
	default:
		found.Goal, found.Targets = trace.Race, []trace.Target{*target(final.Race[0]), *target(final.Race[1])}
	}
	return found
}
