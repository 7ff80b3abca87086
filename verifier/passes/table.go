package passes

import (
	"context"
	"fmt"
	"time"

	"github.com/gsmack/gsmack/verifier/cfg"
)

// Pass is a step from thread instances to thread instances. Run leaves its
// argument as it is.
type Pass struct {
	Name string // as --dump-after takes it
	Doc  string // one line
	Run  func(*cfg.Threads, Keep) *cfg.Threads
}

// Keep says what must stay besides what decides whether an assertion fails.
type Keep struct {
	// Races: the accesses to {:data} variables that two threads may make in
	// conflict; the values written need not stay.
	Races bool
	// Holders: what {:waits_for} attributes of awaits say.
	Holders bool
	// HappensBefore: accesses that neither happens before the other are to be found,
	// wherever their threads stand.
	HappensBefore bool
}

// Table lists the passes after Flatten in the order in which Run applies them.
var Table = []Pass{
	{"scalarize", "replace maps that are only accessed at constant indices by scalars",
		func(t *cfg.Threads, _ Keep) *cfg.Threads { return ScalarizeMaps(t) }},
	// After scalarize: what belongs to an element is a variable then.
	{"happens-before", "add a monitor of happens-before, if atomic operations are weak",
		func(t *cfg.Threads, k Keep) *cfg.Threads {
			if !k.HappensBefore {
				return t
			}
			return HappensBefore(t)
		}},
	// After scalarize: an element that nobody reads is a variable only then.
	{"slice", "drop assignments to variables that nothing reads", Slice},
}

// RunOptions says what Run does beside running the passes.
type RunOptions struct {
	Keep Keep
	// Check verifies the invariants after each pass; a violation is an error.
	Check bool
	// After, when set, is called after each pass with what it gave and how
	// long it took.
	After func(p Pass, t *cfg.Threads, d time.Duration)
}

// Run applies all passes of Table. The error is that of ctx, or names the pass
// that broke an invariant; a pass that panics is named in the panic.
func Run(ctx context.Context, t *cfg.Threads, o RunOptions) (*cfg.Threads, error) {
	for _, p := range Table {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		start := time.Now()
		t = runNamed(p, t, o.Keep)
		if o.Check {
			if err := Check(t); err != nil {
				return nil, fmt.Errorf("after %s: %w", p.Name, err)
			}
		}
		if o.After != nil {
			o.After(p, t, time.Since(start))
		}
	}
	return t, nil
}

func runNamed(p Pass, t *cfg.Threads, k Keep) *cfg.Threads {
	defer func() {
		if r := recover(); r != nil {
			panic(fmt.Sprintf("pass %s: %v", p.Name, r))
		}
	}()
	return p.Run(t, k)
}
