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

// TestShareSingle has a leader, who is brief, and another one work one at a time.
func TestShareSingle(t *testing.T) {
	s := &share{single: true}
	for _, brief := range []bool{false, true, false} {
		s.join(context.Background(), brief)
	}
	var worked [3]time.Duration
	turn := time.Duration(0)
	for range 2000 {
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
	if diff := worked[0] - worked[1]; diff.Abs() > worked[0]/16 || worked[2] > worked[0]/othersShare*9/8 || worked[2] < worked[0]/othersShare*7/8 {
		t.Errorf("worked %v", worked)
	}
}
