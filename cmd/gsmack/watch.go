package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/verifier"
)

// watchInterval is how often the files are looked at.
const watchInterval = 300 * time.Millisecond

// runWatch is gsmack watch: it verifies whenever a file has changed, until it is interrupted.
func runWatch(ctx context.Context, inv *invocation) (int, error) {
	if len(inv.args) == 0 && inv.opts.entry == "" {
		return 0, inv.usage("name the files of a program")
	}
	args := append(inv.forwarded(), inv.args...)
	args = append(append(args, "--"), inv.clangArgs...)
	last := ""
	for {
		state := inv.watched()
		text, verdict, err := inv.watch(ctx, args)
		if ctx.Err() != nil {
			return exitOK, nil
		}
		if err != nil {
			return 0, err
		}
		if last != "" && last != verdict {
			text = fmt.Sprintf("%swas: %s\n", text, last)
		} else if last == verdict {
			text = fmt.Sprintf("still %s\n", verdict)
		}
		last = verdict
		if _, err := fmt.Fprintf(inv.stdout, "%s\n", text); err != nil {
			return 0, err
		}
		for inv.watched() == state {
			select {
			case <-ctx.Done():
				return exitOK, nil
			case <-time.After(watchInterval):
			}
		}
	}
}

// watch verifies once, in a process of its own; the verdict is one line.
func (inv *invocation) watch(ctx context.Context, args []string) (text, verdict string, err error) {
	state, out, errs, err := inv.self(ctx, "", append([]string{"verify", "--format=json"}, args...))
	if err != nil {
		return "", "", err
	}
	var b bytes.Buffer
	r, err := report.ReadJSON(out)
	if err != nil {
		why := cmp.Or(strings.TrimSpace(string(errs)), state.String())
		first, _, _ := strings.Cut(why, "\n")
		return why + "\n", first, nil
	}
	word, meaning := r.Headline()
	verdict = word
	if r.Result.Verdict != verifier.Verified {
		verdict += ": " + report.OneLine(meaning)
	}
	err = r.Text(&b, inv.textOptions(io.Writer(inv.stdout)))
	return b.String(), verdict, err
}

// watched is a summary of the files, and of the headers beside them, that changes with each of them.
func (inv *invocation) watched() string {
	var b strings.Builder
	program := append([]string{inv.opts.entry}, inv.args...)
	files := append(append(program[:len(program):len(program)], inv.opts.models...), inv.opts.from...)
	for _, f := range program {
		if headers, err := filepath.Glob(filepath.Join(filepath.Dir(f), "*.h")); err == nil {
			files = append(files, headers...)
		}
	}
	for _, f := range files {
		if info, err := os.Stat(f); err == nil {
			fmt.Fprintln(&b, f, info.Size(), info.ModTime().UnixNano())
		}
	}
	return b.String()
}
