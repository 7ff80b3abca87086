package passes

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/pause"
)

// ErrInvalid is the error for a program that cannot be lowered, which is its author's
// fault: State.Diags says why.
var ErrInvalid = errors.New("the program is not valid")

// Runner runs passes. The zero value does so in silence.
type Runner struct {
	// Check verifies the invariants after each pass, and that the instances passes are given stay as they are.
	Check bool
	// Phase, when set, has to run a pass or any other phase of the work, and may measure it.
	Phase func(name string, run func())
	// Dump, when set, is called after each pass with the program as it is then.
	// It is given by what prints it.
	Dump func(name string, print func(io.Writer) error)
}

// Run takes s through the passes of some stages that q needs. The error is that of ctx,
// ErrInvalid, or names the pass that broke an invariant. A pass that panics is named in
// the panic.
func (r *Runner) Run(ctx context.Context, s State, q *Question, stages ...Stage) (State, error) {
	given := s
	before := r.shared(given)
	for _, p := range Table {
		if !slices.Contains(stages, p.Stage) || p.wanted != nil && !p.wanted(q) {
			continue
		}
		if err := pause.Wait(ctx); err != nil {
			return s, err
		}
		var err error
		r.Do(p.Name, func() { err = p.run(ctx, &s, q) })
		if err != nil || p.Stage == Reducing && s.Threads == nil {
			return s, err
		}
		r.Show(p.Name, s.text)
		if r.Check {
			if err := s.check(); err != nil {
				return s, fmt.Errorf("after the pass %s: %w; this is a defect of gsmack, please report it", p.Name, err)
			}
		}
	}
	if r.shared(given) != before {
		return s, errors.New("a pass changed instances that serve other questions, too; this is a defect of gsmack, please report it")
	}
	return s, nil
}

// shared is the text of the instances that passes are given, which they have to leave as they are, if that is to be checked.
func (r *Runner) shared(given State) string {
	if !r.Check || given.Threads == nil {
		return ""
	}
	var b strings.Builder
	ivl.Print(&b, given.text(), ivl.Gsmack)
	return b.String()
}

// Do runs one phase. Engines run their own phases by it.
func (r *Runner) Do(name string, run func()) {
	named := func() {
		defer func() {
			if p := recover(); p != nil {
				panic(fmt.Sprintf("%s: %v", name, p))
			}
		}()
		run()
	}
	if r.Phase == nil {
		named()
		return
	}
	r.Phase(name, named)
}

// Show offers a program to Dump.
func (r *Runner) Show(name string, p func() *ivl.Program) {
	if r.Dump != nil {
		r.Dump(name, func(w io.Writer) error { return ivl.Print(w, p(), ivl.Gsmack) })
	}
}

// text is the program in its latest form.
func (s *State) text() *ivl.Program {
	if s.Threads != nil {
		return s.Threads.IVL()
	}
	return s.Program.IVL()
}

func (s *State) check() error {
	if s.Threads != nil {
		return Check(s.Threads)
	}
	return checkProgram(s.Program)
}
