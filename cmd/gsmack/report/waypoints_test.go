package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier/trace"
)

// TestWaypoints orders the threads of small counterexamples. A step is "THREAD LINE WHAT": rX and wX read and write cell X,
// +N creates thread N, [L and ]L take and release a lock, ! fails.
func TestWaypoints(t *testing.T) {
	for _, test := range []struct{ name, steps, want string }{
		{"a lost update", "0 1 +1; 0 2 +2; 1 10 r0; 2 10 r0; 1 11 w0; 2 11 w0; 0 5 r0 !", "0:+1 1@10 0@2 0:+2 2@10 1@11 2@11"},
		{"the second thread is created when the first has run", "0 1 +1; 0 2 +2; 1 10 w0; 2 20 r0; 2 21 !", "0:+1 1@10 0@2 0:+2 2@20"},
		{"what the creation orders needs nothing", "0 1 w0; 0 2 +1; 1 10 r0; 1 11 !", "0:+1"},
		{"nobody waits who holds a lock", "0 1 +1; 1 10 w0; 0 4 [L; 0 5 r0; 0 6 ]L; 0 7 !", "0:+1 1@10 0@4"},
		{"but before a lock that was released", "0 1 +1; 1 10 w0; 0 2 [L; 0 3 ]L; 0 5 r0; 0 7 !", "0:+1 1@10 0@5"},
		{"only the first time that a thread comes to a line", "0 1 +1; 0 2 +2; 1 10 w0; 2 20 w0; 1 10 w0; 2 20 w0; 0 5 r0 !", "0:+1 1@10 0@2 0:+2 2@20"},
		{"reads need no order", "0 1 +1; 1 10 r0; 0 2 r0; 0 3 !", "0:+1"},
	} {
		tr := &trace.Trace{Threads: []trace.Thread{{ID: 0, Parent: -1}, {ID: 1}, {ID: 2}}}
		last := 0
		for _, text := range strings.Split(test.steps, "; ") {
			s := trace.Step{Kind: trace.Statement, Slice: true}
			words := strings.Fields(text)
			fmt.Sscan(words[0], &s.Thread)
			fmt.Sscan(words[1], &s.Pos.Line)
			for _, w := range words[2:] {
				n := 0
				fmt.Sscan(w[1:], &n)
				switch w[0] {
				case 'r', 'w':
					s.Touches = append(s.Touches, trace.Touch{Cell: n, Write: w[0] == 'w', Data: true})
				case '+':
					s.Kind, s.Child = trace.Spawn, &n
				case '[':
					s.Acquires = []string{w[1:]}
				case ']':
					s.Releases = []string{w[1:]}
				case '!':
					s.Kind = trace.Failure
				}
			}
			if s.Thread != last {
				tr.Steps = append(tr.Steps, trace.Step{Kind: trace.Switch, Thread: s.Thread})
				last = s.Thread
			}
			tr.Steps = append(tr.Steps, s)
		}
		var got []string
		for _, w := range waypoints(tr) {
			s := &tr.Steps[w.step]
			if w.waits {
				got = append(got, fmt.Sprintf("%d@%d", s.Thread, s.Pos.Line))
			} else {
				got = append(got, fmt.Sprintf("%d:+%d", s.Thread, *s.Child))
			}
		}
		if got := strings.Join(got, " "); got != test.want {
			t.Errorf("%s:\ngot  %s\nwant %s", test.name, got, test.want)
		}
	}
}
