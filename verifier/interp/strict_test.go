package interp

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/trace"
)

// choosing has a choice of each kind, a race, a deadlock and an assertion that can fail.
const choosing = `
type T;
var {:data} d: int; var m: [int]bool; var e: T; var go: bool;
procedure {:allocator} alloc(n: int) returns (p: int);
procedure w() modifies d, m, e, go; {
  var v: int; var p: int; var b: bool; var t: T;
  call p := alloc(8);
  atomic {
    havoc v, b, t;
    if (v == 2) { if (*) { d := p; } else { await go; } }
    e := t;
  }
}
procedure main() modifies d, m, e, go; {
  var r: int;
  d := 0; go := false;
  if (*) { havoc m; }
  async call w();
  if (m[1]) { go := true; }
  r := d;
  assert r != 0 || !go;
}`

// schedules are those of the walk: of a failing assertion, a deadlock and a race.
func schedules(t testing.TB) (*cfg.Program, []*trace.Schedule) {
	t.Helper()
	p := cfgtest.Lower(t, choosing)
	vals := []value.Value{value.Int64(0), value.NewMap(value.Bool(true)), value.Elem("T", 0), value.Bool(false)}
	out, err := Explore(context.Background(), p, Limits{All: true, Races: true, Initial: vals})
	if err != nil || len(out.Schedules) != 1 || out.DeadlockSchedule == nil || out.RaceSchedule == nil {
		t.Fatalf("%v %+v", err, out)
	}
	return p, append(out.Schedules, out.DeadlockSchedule, out.RaceSchedule)
}

// TestReplayIsStrict changes schedules, which then fit no more.
func TestReplayIsStrict(t *testing.T) {
	p, all := schedules(t)
	for _, s := range all {
		if _, err := Replay(context.Background(), p, s); err != nil {
			t.Fatal(err)
		}
		change := func(what string, f func(s *trace.Schedule)) {
			c := *s
			c.Choices = slices.Clone(s.Choices)
			c.End.Stands = slices.Clone(s.End.Stands)
			for i := range c.End.Stands {
				c.End.Stands[i].Inside = slices.Clone(c.End.Stands[i].Inside)
			}
			f(&c)
			_, err := Replay(context.Background(), p, &c)
			var diverged *DivergedError
			if !errors.As(err, &diverged) {
				t.Errorf("%d, %s: %v", s.End.Goal, what, err)
			}
		}
		for i := range s.Choices {
			if s.Choices[i].Op != trace.Finish || s.End.Goal == trace.Deadlock {
				change("a choice less", func(s *trace.Schedule) { s.Choices = slices.Delete(s.Choices, i, i+1) })
			}
			if s.Choices[i].Op == trace.Finish {
				continue // that a thread ends can be said again
			}
			change("a choice twice", func(s *trace.Schedule) { s.Choices = slices.Insert(s.Choices, i, s.Choices[i]) })
			change("another place", func(s *trace.Schedule) { s.Choices[i].At.Index++ })
			change("another thread", func(s *trace.Schedule) { s.Choices[i].Thread += 5 })
			if s.Choices[i].Op == trace.Havoc || s.Choices[i].Op == trace.Alloc {
				change("no value", func(s *trace.Schedule) { s.Choices[i].Values = nil })
				change("a value of another type", func(s *trace.Schedule) { s.Choices[i].Values = []value.Value{value.BV64(8, 3)} })
			}
		}
		for i := range s.End.Stands {
			change("a thread less", func(s *trace.Schedule) { s.End.Stands = slices.Delete(s.End.Stands, i, i+1) })
			change("another place at the end", func(s *trace.Schedule) { s.End.Stands[i].At.Block += "x" })
			for j := range s.End.Stands[i].Inside {
				change("a choice less at the end", func(s *trace.Schedule) {
					s.End.Stands[i].Inside = slices.Delete(s.End.Stands[i].Inside, j, j+1)
				})
			}
		}
	}
}

// FuzzReplay replays what is no schedule of the program, or a changed one.
func FuzzReplay(f *testing.F) {
	p, all := schedules(f)
	for _, s := range all {
		var b bytes.Buffer
		if err := s.Write(&b); err != nil {
			f.Fatal(err)
		}
		f.Add(b.String())
		f.Add(strings.ReplaceAll(b.String(), "ends race", "ends unordered"))
		f.Add(strings.ReplaceAll(b.String(), "ends race", "ends deadlock"))
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := trace.ReadSchedule([]byte(text))
		if err != nil {
			return
		}
		if tr, err := Replay(context.Background(), p, s); err == nil && len(tr.Steps) == 0 {
			t.Errorf("an empty trace of\n%s", text)
		}
	})
}
