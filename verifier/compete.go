package verifier

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"github.com/gsmack/gsmack/verifier/engine"
)

// outcome is what one of several engines answered.
type outcome struct {
	contender *contender
	answer    *engine.Answer
	err       error
}

// final reports whether no other engine could say more.
func (o *outcome) final() bool { return o.err == nil && o.answer.Final() }

// jobs is how many engines may run at the same time. What is printed for people
// to read is printed by one after the other.
func (o Options) jobs() int {
	if o.Dump != nil && len(o.DumpAfter) > 0 || o.DumpSMT != nil {
		return 1
	}
	if o.Jobs > 0 {
		return o.Jobs
	}
	return runtime.GOMAXPROCS(0)
}

// headStart is how long an engine runs before the next one joins in: most
// programs are decided by then, and the cores are left to others.
const headStart = 250 * time.Millisecond

// compete has the engine that was asked for decide, or several: side by side, but for the
// head start, or one after the other if there is one core. The first final answer stops
// the others; nobody waits for them, and they do not report any more when Verify returns.
func (v *verification) compete(ctx context.Context) error {
	waiting, err := v.o.engines()
	if err != nil {
		return err
	}
	if len(waiting) == 1 || v.o.jobs() == 1 {
		var all []outcome
		for _, e := range waiting {
			o := outcome{contender: v.contend(e)}
			o.answer, o.err = o.contender.decide(ctx)
			if all = append(all, o); o.final() || ctx.Err() != nil {
				break
			}
		}
		return v.adopt(all)
	}
	race, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan outcome, len(waiting))
	running := 0
	enter := func() {
		c := v.contend(waiting[0])
		running, waiting = running+1, waiting[1:]
		go func() {
			o := outcome{contender: c}
			defer func() {
				if p := recover(); p != nil {
					// The other engines may still answer.
					o.err = fmt.Errorf("the engine %s broke down (%v); this is a defect of gsmack, please report it", c.name, p)
				}
				done <- o
			}()
			o.answer, o.err = c.decide(race)
		}()
	}
	var all []outcome
	for enter(); running > 0; {
		var join <-chan time.Time
		if len(waiting) > 0 {
			join = time.After(headStart)
		}
		select {
		case o := <-done:
			running--
			if all = append(all, o); o.final() {
				return v.adopt(all)
			}
			if running == 0 && len(waiting) > 0 {
				enter()
			}
		case <-join:
			enter()
		}
	}
	return v.adopt(all)
}

// adopt takes the answer that says most for that of the whole, with its statistics.
func (v *verification) adopt(all []outcome) error {
	best := all[0]
	for _, o := range all[1:] {
		if best.err != nil && o.err == nil || !best.final() && o.final() ||
			best.err == nil && o.err == nil && best.answer.Status == engine.NotApplicable && o.answer.Status != engine.NotApplicable {
			best = o
		}
	}
	phases := v.stats.Phases
	v.outcome, v.stats = best, best.contender.stats
	v.stats.Engine = best.contender.name
	v.stats.Phases = append(phases, v.stats.Phases...)
	return best.err
}
