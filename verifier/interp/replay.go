package interp

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Replay executes the schedule s on p and reports what happened. The error
// says where the execution diverged from the schedule.
func Replay(ctx context.Context, p *cfg.Program, s trace.Schedule) (*trace.Trace, error) {
	return nil, errors.New("the schedule is empty")
}
