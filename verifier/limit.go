package verifier

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/gsmack/gsmack/verifier/smt/smtlib"
)

// The reasons for which work is given up.
var (
	errTimeout = errors.New("the time limit was reached; raise --timeout or fix smaller bounds")
	errMemory  = errors.New("the memory limit was reached; raise --memory-limit or fix smaller bounds")
)

// limit gives a context that ends, too, when the memory is used up that o allows; its cause says so.
func limit(ctx context.Context, o Options) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	stop := make(chan struct{})
	if o.MemoryLimit > 0 {
		go watchMemory(o.MemoryLimit, stop, cancel)
	}
	return ctx, func() {
		close(stop)
		cancel(context.Canceled)
	}
}

// watchMemory cancels when the resident memory of the process and of the solvers that
// it runs exceeds max bytes.
func watchMemory(max int64, stop <-chan struct{}, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-tick.C:
			if n, err := residentBytes(); err == nil && n+smtlib.Resident() > max {
				cancel(errMemory)
				return
			}
		}
	}
}

// peakBytes is the largest resident set size so far (getrusage(2)), 0 if the system
// does not say.
func peakBytes() uint64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return uint64(u.Maxrss) * 1024
}

// residentBytes reads the resident set size from /proc (proc(5), statm).
func residentBytes() (int64, error) {
	data, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0, err
	}
	f := strings.Fields(string(data))
	if len(f) < 2 {
		return 0, fmt.Errorf("statm has %d fields", len(f))
	}
	pages, err := strconv.ParseInt(f[1], 10, 64)
	return pages * int64(os.Getpagesize()), err
}
