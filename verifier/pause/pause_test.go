package pause_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/gsmack/gsmack/verifier/pause"
)

func TestPause(t *testing.T) {
	base, cancel := context.WithCancel(context.Background())
	ctx, s := pause.With(base)
	inner, stop := context.WithTimeout(ctx, time.Hour)
	defer stop()
	var seen []bool
	unwatch := pause.Watch(inner, func(paused bool) { seen = append(seen, paused) })
	if err := pause.Wait(inner); err != nil {
		t.Fatal(err)
	}
	waits := func() chan error {
		done := make(chan error, 1)
		go func() { done <- pause.Wait(inner) }()
		select {
		case <-done:
			t.Fatal("paused work goes on")
		case <-time.After(20 * time.Millisecond):
		}
		return done
	}
	s.Set(true)
	done := waits()
	s.Set(false)
	s.Set(false)
	if err := <-done; err != nil {
		t.Error(err)
	}
	s.Set(true)
	var late []bool
	pause.Watch(inner, func(paused bool) { late = append(late, paused) })()
	done = waits()
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("a context that ended: %v", err)
	}
	unwatch()
	s.Set(false)
	if len(seen) != 3 || !seen[0] || seen[1] || !seen[2] || len(late) != 1 || !late[0] {
		t.Errorf("watchers saw %v and %v", seen, late)
	}
}
