package verifier

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/gsmack/gsmack/verifier/children"
)

// The reasons for which work is given up.
var (
	errTimeout = errors.New("the time limit was reached; raise --timeout or fix smaller bounds")
	ErrMemory  = errors.New("the memory limit was reached; raise --memory-limit or fix smaller bounds")
)

// LimitMemory gives a context that ends, too, when so many bytes of memory are used up (0: never); its cause is ErrMemory.
func LimitMemory(ctx context.Context, max int64) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	stop := make(chan struct{})
	if max > 0 {
		go watchMemory(max, stop, cancel)
	}
	return ctx, func() {
		close(stop)
		cancel(context.Canceled)
	}
}

// watchMemory cancels when the resident memory of the process and of the programs that
// it runs, solvers and what the explorer executes, exceeds max bytes.
func watchMemory(max int64, stop <-chan struct{}, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-tick.C:
			if n, err := residentBytes(); err == nil && n+children.Resident() > max {
				cancel(ErrMemory)
				return
			}
		}
	}
}

// peakBytes is the largest resident set size so far, 0 if the system does not say. It is
// what /proc says of this program (proc(5), VmHWM), not getrusage(2): that counts what a
// process held before it became this program, the memory of whoever started it, too.
func peakBytes() uint64 {
	data, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(data)) {
		var kB uint64
		if n, _ := fmt.Sscanf(line, "VmHWM: %d kB", &kB); n == 1 {
			return kB << 10
		}
	}
	return 0
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
