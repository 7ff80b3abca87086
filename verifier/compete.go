package verifier

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/engine"
)

// outcome is what one of several engines answered.
type outcome struct {
	contender *contender
	answer    *engine.Answer
	err       error
}

// final reports whether no other engine could say more, but for those that are brief if the answer is open.
func (o *outcome) final() bool { return o.err == nil && o.answer.Final() }

// rank orders outcomes by how much they say.
func (o *outcome) rank() int {
	switch {
	case o.err != nil:
		return 0
	case o.answer.Status == engine.NotApplicable:
		return 1
	case !o.final():
		return 2
	case o.answer.Open():
		return 3
	}
	return 4
}

// dumps reports whether something is printed for people to read.
func (o Options) dumps() bool { return o.Dump != nil && len(o.DumpAfter) > 0 || o.DumpSMT != nil }

// boundsGiven reports whether somebody wants to know what holds up to bounds.
func (o Options) boundsGiven() bool { return o.Unroll > 0 || len(o.UnrollAt) > 0 || o.Rounds > 0 }

// jobs is how many engines may run at the same time.
func (o Options) jobs() int {
	if o.Jobs > 0 {
		return o.Jobs
	}
	return runtime.GOMAXPROCS(0)
}

// headStart is how long an engine runs, in processor time, before the next one joins in: most
// programs are decided by then, and the cores are left to others. It is eight times as long where there is one core.
const headStart = 250 * time.Millisecond

// leastRest is how long, in processor time, those that are brief may go on at least, when another engine has given an open answer; else as long as all has taken.
const leastRest = 2 * time.Second

// Explore joins in after late, on the clock of the wall, twice that where there is one core, and has patience from when the other engines are done and the program is built.
const (
	late     = 5 * time.Second
	patience = 10 * time.Second
)

// compete has the engines decide, and Explore if they refuse or take long.
func (v *verification) compete(ctx context.Context) error {
	waiting, err := v.o.engines()
	if err != nil {
		return err
	}
	if waiting[0].compiled {
		return fmt.Errorf("the engine %s takes the program itself, not its translation", waiting[0].name)
	}
	work, stop := context.WithCancel(ctx)
	defer stop()
	side := newShare(work, v.o.jobs() == 1)
	if v.o.Explore == nil || len(waiting) == 1 {
		return v.adopt(v.race(work, side, waiting))
	}
	explored := make(chan *Result, 1)
	begun, built := make(chan struct{}), make(chan struct{})
	explore := sync.OnceFunc(func() {
		close(begun)
		go func() {
			defer close(explored)
			defer func() {
				if p := recover(); p != nil { // the other engines may still answer
					v.aside = "; " + (&brokenError{Explore, p}).Error()
				}
			}()
			turns, leave := side.join(work, false)
			defer leave()
			if r := v.o.Explore(turns, sync.OnceFunc(func() { close(built) })); r != nil {
				explored <- r
				if r.decided() {
					stop()
				}
			}
		}()
	})
	if !v.o.dumps() {
		begin := late
		if v.o.jobs() == 1 {
			begin *= 2
		}
		timer := time.AfterFunc(begin, explore)
		defer func() {
			stop()
			if timer.Stop() {
				return
			}
			// The program that runs, and the files that it was made of, go before Verify returns.
			<-begun
			for range explored {
			}
		}()
	}
	all := v.race(work, side, waiting)
	err = v.adopt(all)
	if ctx.Err() != nil {
		select {
		case r := <-explored:
			v.aside += r.seen() // nothing, if it broke down
		default:
		}
		return err
	}
	if v.final() && (v.answer.Status != engine.Unmodelled || v.answer.Guess) {
		return err
	}
	// Explore does not see what functions without a model access. So it does not rule out a race that another engine holds to be possible. What
	// it sees behind an access that lies nowhere is chance.
	doubt := slices.ContainsFunc(all, func(o outcome) bool {
		return o.err == nil && (o.answer.Nowhere || v.o.Checks&CheckRace != 0 && o.answer.Status == engine.Doubtful)
	})
	explore()
	for waited := (<-chan time.Time)(nil); ; {
		select {
		case r := <-explored:
			return v.consider(r, doubt)
		case <-built:
			built, waited = nil, time.After(patience)
			continue
		case <-waited:
		case <-ctx.Done():
		}
		stop()
		return v.consider(<-explored, doubt)
	}
}

// brokenError is the error of an engine that panicked.
type brokenError struct {
	name     Engine
	panicked any
}

func (e *brokenError) Error() string {
	return fmt.Sprintf("the engine %s broke down (%v); this is a defect of gsmack, please report it", e.name, e.panicked)
}

// defect says what an outcome shows to be wrong with gsmack; "" if that is nothing.
func (o *outcome) defect() string {
	var broken *brokenError
	switch {
	case errors.As(o.err, &broken):
		return broken.Error()
	case o.err == nil && o.answer.Status == engine.Diverged:
		return fmt.Sprintf("the engine %s: %s", o.contender.name, o.answer.Reason)
	}
	return ""
}

// decided reports whether a result of Explore is one of the whole.
func (r *Result) decided() bool { return r.Verdict == Violated || r.Verdict == Verified }

// consider takes the result of Explore, if it says more than what was adopted; only a failure where there is doubt.
func (v *verification) consider(r *Result, doubt bool) error {
	switch {
	case r == nil && v.err == nil:
		v.answer.Reason += v.aside
	case r == nil:
	case r.Verdict == Violated, r.Verdict == Verified && !doubt:
		v.explored = r
		return nil
	case v.err == nil:
		v.answer.Reason += r.seen()
	}
	return v.err
}

// seen says, behind a reason, what a result of Explore is that decides nothing.
func (r *Result) seen() string {
	if r == nil || r.Stats.Executions == 0 {
		return ""
	}
	return fmt.Sprintf("; %s (gsmack explore, executions: %d)", cmp.Or(r.Reason, "the compiled program did not fail"), r.Stats.Executions)
}

// race has the engine that was asked for decide, or several side by side, but for the
// head start. The first final answer stops the others, an open one all but those that are brief; they are not waited for, and do not report any more when Verify returns.
func (v *verification) race(ctx context.Context, side *share, waiting []entry) []outcome {
	if len(waiting) == 1 || v.o.dumps() {
		return v.inTurn(ctx, waiting)
	}
	race, stop := context.WithCancel(ctx)
	defer stop()
	bounded, stopBounded := context.WithCancel(race) // of those that are not brief
	defer stopBounded()
	done := make(chan outcome, len(waiting))
	head := headStart
	if v.o.jobs() == 1 {
		head *= 8
	}
	running, brief := 0, 0
	enter := func() {
		c := v.contend(waiting[0])
		work := bounded
		if c.brief {
			work, brief = race, brief+1
		}
		turns, leave := side.join(work, c.brief)
		running, waiting = running+1, waiting[1:]
		go func() {
			o := outcome{contender: c}
			defer func() {
				if p := recover(); p != nil {
					// The other engines may still answer.
					o.err = &brokenError{c.name, p}
				}
				leave()
				done <- o
			}()
			if o.answer, o.err = c.decide(turns); o.err != nil && race.Err() == nil && turns.Err() != nil {
				o.answer, o.err = &engine.Answer{Status: engine.NotApplicable, Reason: "it takes long"}, nil
			}
		}()
	}
	var all []outcome
	var over <-chan struct{} // those that are brief have had their time
	for enter(); running > 0; {
		alone, end := cputime.WithTimeout(race, head)
		join := alone.Done()
		if len(waiting) == 0 {
			join = nil
		}
		select {
		case o := <-done:
			end()
			running--
			if o.contender.brief {
				brief--
			}
			all = append(all, o)
			switch {
			case o.final() && (!o.answer.Open() || v.o.boundsGiven()):
				return all
			case o.final() && over == nil:
				stopBounded()
				waiting = slices.DeleteFunc(waiting, func(e entry) bool { return !e.brief })
				for len(waiting) > 0 {
					enter()
				}
				rest, endRest := cputime.WithTimeout(race, max(cputime.Used(), leastRest))
				defer endRest()
				over = rest.Done()
			case running == 0 && len(waiting) > 0:
				enter()
			}
			if over != nil && brief == 0 {
				return all
			}
		case <-join:
			end()
			enter()
		case <-over:
			end()
			return all
		case <-ctx.Done():
			end()
			// To give up gigabytes takes longer than there is time, and then what was found before would be lost.
			return append(all, outcome{contender: &contender{work: v.beside()}, err: ctx.Err()})
		}
	}
	return all
}

// inTurn has one engine decide after the other, so that what they print is not mixed up.
func (v *verification) inTurn(ctx context.Context, waiting []entry) []outcome {
	var all []outcome
	for _, e := range waiting {
		o := outcome{contender: v.contend(e)}
		o.answer, o.err = o.contender.decide(ctx)
		if all = append(all, o); o.final() || ctx.Err() != nil {
			break
		}
	}
	return all
}

// adopt takes the answer that says most for that of the whole, with its statistics. What other engines met that is
// wrong with gsmack is not lost.
func (v *verification) adopt(all []outcome) error {
	among := slices.DeleteFunc(slices.Clone(all), func(o outcome) bool { return o.contender.brief && !o.final() })
	if len(among) == 0 { // that a brief one does not apply says nothing of the program
		among = all
	}
	best := slices.MaxFunc(among, func(a, b outcome) int { return cmp.Compare(a.rank(), b.rank()) }) // the first of them
	for _, o := range all {
		if text := o.defect(); text != "" && o.contender != best.contender {
			v.defects = append(v.defects, ivl.Diagnostic{ID: "defect", Severity: ivl.Warning, Message: text})
		}
	}
	phases := v.stats.Phases
	v.outcome, v.stats = best, best.contender.stats
	v.stats.Engine = best.contender.name
	v.stats.Phases = append(phases, v.stats.Phases...)
	return best.err
}
