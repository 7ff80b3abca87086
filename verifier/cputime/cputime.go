// Package cputime limits work by the processor time that it takes, so that what is decided within a limit does not depend on
// what else a machine does.
//
// In: a context and a limit. Out: a context that ends when this process has used so much. It imports nothing of gsmack.
package cputime

import (
	"context"
	"syscall"
	"time"
)

// wallShare is how many times the limit may pass on the clock of the wall. That ends work that is done by another process,
// as by a solver that is a program of its own.
const wallShare = 10

// tick is how often the time is looked at.
const tick = 20 * time.Millisecond

// WithTimeout gives a context that ends, with the error context.Canceled or context.DeadlineExceeded, when so much time has passed and the process
// has used as much processor time, all its threads together (getrusage(2)). Whoever calls it calls cancel in the end.
func WithTimeout(ctx context.Context, limit time.Duration) (limited context.Context, cancel context.CancelFunc) {
	return within(ctx, limit, wallShare*limit)
}

// within is WithTimeout where at most so much time passes on the clock.
func within(ctx context.Context, limit, most time.Duration) (limited context.Context, cancel context.CancelFunc) {
	limited, cancel = context.WithTimeout(ctx, most)
	began, start := Used(), time.Now()
	go func() {
		defer cancel()
		t := time.NewTicker(tick)
		defer t.Stop()
		for Used()-began < limit || time.Since(start) < limit {
			select {
			case <-limited.Done():
				return
			case <-t.C:
			}
		}
	}()
	return limited, cancel
}

// Used is the processor time of this process so far.
func Used() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0 // there is the clock of the wall
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
