package verifier

import (
	"context"
	"fmt"
	"runtime"
	"time"
)

func defaultJobs() int { return runtime.GOMAXPROCS(0) }

// compete has the engine that was asked for decide, or several side by side.
func (r *run) compete(ctx context.Context) (*Result, error) {
	r.engine = r.o.engine()
	if r.engine != Auto {
		if r.second != nil {
			r.second.engine = r.engine
		}
		return r.grow(ctx)
	}
	contenders := []Engine{Order, Seq}
	if r.o.jobs() == 1 {
		return r.inTurn(ctx, contenders)
	}
	return r.sideBySide(ctx, contenders)
}

// outcome is what one of several engines answered.
type outcome struct {
	run *run
	res *Result
	err error
}

// settles reports whether no other engine could say more.
func (o *outcome) settles() bool {
	return o.err == nil && (o.res.Verdict != Unknown || o.res.definite)
}

// contender is a run of one engine on the same program.
func (r *run) contender(e Engine) *run {
	c := &run{o: r.o, prog: r.prog, start: r.start, engine: e, monitors: r.monitors}
	if r.second != nil {
		c.second = r.second.contender(e)
	}
	return c
}

// inTurn asks the engines one after the other, until one settles it.
func (r *run) inTurn(ctx context.Context, engines []Engine) (*Result, error) {
	var all []*outcome
	for _, e := range engines {
		c := r.contender(e)
		o := &outcome{run: c}
		o.res, o.err = c.grow(ctx)
		all = append(all, o)
		if o.settles() || ctx.Err() != nil {
			break
		}
	}
	return r.adopt(all)
}

// headStart is how long the first engine runs before the next one joins in: most
// programs are decided by then, and the cores are left to others.
const headStart = 250 * time.Millisecond

// sideBySide runs the engines at the same time, but for the head start. The first
// that settles it stops the others; nobody waits for them.
func (r *run) sideBySide(ctx context.Context, engines []Engine) (*Result, error) {
	race, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan *outcome, len(engines))
	enter := func(e Engine) {
		o := &outcome{run: r.contender(e)}
		defer func() {
			if p := recover(); p != nil {
				// The other engines may still answer.
				o.err = fmt.Errorf("the engine %s broke down (%v); this is a defect of gsmack, please report it", e, p)
			}
			done <- o
		}()
		o.res, o.err = o.run.grow(race)
	}
	var all []*outcome
	for running := 0; running > 0 || len(engines) > 0; {
		var wait <-chan time.Time
		if len(engines) > 0 {
			if running == 0 {
				go enter(engines[0])
				running, engines = running+1, engines[1:]
				continue
			}
			wait = time.After(headStart)
		}
		select {
		case o := <-done:
			running--
			if all = append(all, o); o.settles() {
				return r.adopt(all)
			}
		case <-wait:
			go enter(engines[0])
			running, engines = running+1, engines[1:]
		}
	}
	return r.adopt(all)
}

// adopt takes the answer that says most for that of the whole, with its statistics.
func (r *run) adopt(all []*outcome) (*Result, error) {
	best := all[0]
	for _, o := range all[1:] {
		if best.err != nil && o.err == nil || !best.settles() && o.settles() ||
			best.err == nil && o.err == nil && best.res.refused && !o.res.refused {
			best = o
		}
	}
	if best.err != nil {
		// Out of time: the engine that covered most tells how far.
		for _, o := range all {
			if len(o.run.covered) > 0 && (len(best.run.covered) == 0 || o.run.covered[0].Limit > best.run.covered[0].Limit) {
				best = o
			}
		}
	}
	phases := r.stats.Phases
	r.stats, r.covered, r.engine = best.run.stats, best.run.covered, best.run.engine
	r.stats.Phases = append(phases, r.stats.Phases...)
	return best.res, best.err
}
