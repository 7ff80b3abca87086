package verifier

import (
	"context"
	"testing"
	"time"
)

// TestShare has three at work: the first is never paused, and the others together have their share of
// the time. When it has left, the second leads.
func TestShare(t *testing.T) {
	s := &share{}
	var leave []func()
	for range 3 {
		_, l := s.join(context.Background(), false)
		leave = append(leave, l)
	}
	work := func(turns int) (worked [3]time.Duration) {
		turn := time.Duration(0)
		for range turns {
			turn = s.divide(turn)
			running := 0
			for i, m := range s.members {
				if !m.paused && !m.left {
					running++
					worked[i] += turn
				}
			}
			if running > 2 {
				t.Fatal("three work at the same time")
			}
		}
		return worked
	}
	check := func(worked [3]time.Duration, leader int) {
		t.Helper()
		var others time.Duration
		for i, w := range worked {
			if i != leader {
				others += w
			}
		}
		if lead := worked[leader]; others > lead/othersShare+lead/8 || others < lead/othersShare-lead/8 {
			t.Errorf("worked %v", worked)
		}
	}
	w := work(1000)
	check(w, 0)
	if diff := w[1] - w[2]; diff.Abs() > w[0]/16 {
		t.Errorf("worked %v", w)
	}
	leave[0]()
	if s.members[1].paused {
		t.Error("nobody is the next leader")
	}
	work(100) // the third has worked as much as the second
	check(work(1000), 1)
	leave[1]()
	if s.members[2].paused {
		t.Error("the last one is paused")
	}
}

// TestShareSingle has a leader, who is brief, and another one work one at a time, each with its share; then who is brief alone.
func TestShareSingle(t *testing.T) {
	s := &share{single: true}
	var leave []func()
	for _, brief := range []bool{false, true, false} {
		_, l := s.join(context.Background(), brief)
		leave = append(leave, l)
	}
	turn := time.Duration(0)
	work := func(until time.Duration) (worked [3]time.Duration) {
		for sum := time.Duration(0); sum < until; sum += turn {
			turn = s.divide(turn)
			running := 0
			for i, m := range s.members {
				if !m.paused {
					running++
					worked[i] += turn
				}
			}
			if running != 1 {
				t.Fatalf("%d work at the same time", running)
			}
		}
		return worked
	}
	near := func(a, b time.Duration) bool { return (a - b).Abs() < max(a, b)/8 }
	if w := work(long); !near(w[1], w[0]/othersShare) || !near(w[2], w[0]/othersShare) {
		t.Errorf("at first: worked %v", w)
	}
	if w := work(time.Hour); !near(w[1], w[0]/briefShare) || !near(w[2], w[0]/othersShare) {
		t.Errorf("all: worked %v", w)
	}
	leave[0]()
	leave[2]()
	if w := work(time.Second); w[1] < time.Second {
		t.Errorf("in the end: worked %v", w)
	}
}
