package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
)

// The bounds of a sequentialization when none are given.
const (
	defaultUnroll = 3
	defaultRounds = 2
)

// loadToPrint loads the program. Its translation makes no guesses: a printed text cannot be translated again without them.
func (inv *invocation) loadToPrint(ctx context.Context) (*loaded, error) {
	inv.noGuesses = true
	return inv.load(ctx, newStopwatch())
}

// runTranslate is gsmack translate.
func runTranslate(ctx context.Context, inv *invocation) (int, error) {
	l, err := inv.loadToPrint(ctx)
	if err != nil {
		return 0, err
	}
	return exitOK, inv.print(l.program, l.warnings)
}

// runSequentialize is gsmack sequentialize.
func runSequentialize(ctx context.Context, inv *invocation) (int, error) {
	l, err := inv.loadToPrint(ctx)
	if err != nil {
		return 0, err
	}
	unroll, rounds := inv.opts.unroll, inv.opts.rounds
	if unroll == 0 {
		unroll = defaultUnroll
	}
	if rounds == 0 {
		rounds = defaultRounds
	}
	p, legend, ds := verifier.Sequentialize(ctx, l.program, unroll, rounds, verifier.Options{
		Entry: inv.opts.main, Checks: inv.opts.checked(), Sequentialization: verifier.Sequentialization(inv.opts.sequentialization),
	})
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	warnings, err := split(ds)
	if err != nil {
		return 0, err
	}
	return exitOK, inv.print(p, append(l.warnings, warnings...), legend...)
}

// print writes the program in the dialect that was asked for, below comment
// lines.
func (inv *invocation) print(p *ivl.Program, warnings []ivl.Diagnostic, comment ...string) error {
	for _, d := range warnings {
		fmt.Fprintln(inv.stderr, shorten(d.String()))
	}
	return inv.withOutput(func(w io.Writer) error {
		b := bufio.NewWriter(w)
		for _, line := range comment {
			fmt.Fprintln(b, strings.TrimSpace("// "+line))
		}
		if err := ivl.Print(b, p, dialects[inv.opts.dialect]); err != nil {
			return err
		}
		return b.Flush()
	})
}
