package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/verifier"
)

// progress shows what is being done: one line that is overwritten on a
// terminal, a line for each phase with --verbose, nothing in a pipe.
type progress struct {
	mu      sync.Mutex
	w       io.Writer
	width   int // of the terminal; 0 if there is none
	verbose bool
	shown   bool // a line stands on the terminal
	stopped bool // nothing is shown any more
	now     verifier.Progress
	last    time.Time // of the last update
	label   string
	began   time.Time
}

func newProgress(inv *invocation) *progress {
	p := &progress{w: inv.stderr, verbose: inv.opts.verbose, began: time.Now()}
	if f, ok := inv.stderr.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 20 {
			p.width = width
			time.AfterFunc(pause, p.refresh)
		}
	}
	return p
}

// pause is how often the line is written again without an update.
const pause = 2 * time.Second

// refresh updates the time, as long as something is shown.
func (p *progress) refresh() {
	p.mu.Lock()
	now, stopped := p.now, p.stopped
	p.mu.Unlock()
	if !stopped {
		p.update(now)
		time.AfterFunc(pause, p.refresh)
	}
}

// phase says that something new begins.
func (p *progress) phase(name string) { p.update(verifier.Progress{Phase: name}) }

// update shows a snapshot, at most ten times a second.
func (p *progress) update(s verifier.Progress) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stopped {
		return
	}
	p.now = s
	if p.width == 0 && !p.verbose {
		return
	}
	label := s.Phase
	if s.Unroll > 0 {
		label += fmt.Sprintf(", unroll %d", s.Unroll)
	}
	if s.Rounds > 0 {
		label += fmt.Sprintf(", rounds %d", s.Rounds)
	}
	if s.Threads > 0 {
		label += fmt.Sprintf(", %s", report.Count(s.Threads, "thread"))
	}
	if s.Steps > 0 {
		label += fmt.Sprintf(", %s", report.Count(s.Steps, "step"))
	}
	elapsed := time.Since(p.began).Seconds()
	if p.verbose {
		if label != p.label {
			fmt.Fprintf(p.w, "gsmack: %6.2f s  %s\n", elapsed, label)
		}
		p.label = label
		return
	}
	if p.shown && time.Since(p.last) < 100*time.Millisecond {
		return
	}
	if elapsed < 0.3 {
		return // what is over at once needs no progress
	}
	line := fmt.Sprintf("%.0f s  %s", elapsed, label)
	if s.Terms > 0 {
		line += fmt.Sprintf(", %s", report.Count(s.Terms, "term"))
	}
	if len(line) >= p.width {
		line = line[:p.width-1]
	}
	fmt.Fprintf(p.w, "\r\x1b[K%s", line)
	p.shown, p.last = true, time.Now()
}

// clear removes the line, and gives the last snapshot; later updates show nothing.
func (p *progress) clear() verifier.Progress {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.stopped = true
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.shown = false
	}
	return p.now
}

// stopwatch measures the phases of the front end.
type stopwatch struct {
	names []string
	times map[string]time.Duration
}

func newStopwatch() *stopwatch { return &stopwatch{times: map[string]time.Duration{}} }

// start begins a phase; the function it gives ends it.
func (s *stopwatch) start(name string) func() {
	if _, ok := s.times[name]; !ok {
		s.names = append(s.names, name)
		s.times[name] = 0
	}
	began := time.Now()
	return func() { s.times[name] += time.Since(began) }
}
