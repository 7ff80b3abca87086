package pause

import (
	"context"
	"sync"
)

// Switch pauses the work of a context. Its methods may be called by any goroutine.
type Switch struct {
	mu       sync.Mutex
	resumed  chan struct{} // closed when the work goes on; nil: it is not paused
	watchers map[*func(paused bool)]bool
}

type key struct{}

// With makes a context whose work the switch pauses.
func With(ctx context.Context) (context.Context, *Switch) {
	s := &Switch{watchers: map[*func(bool)]bool{}}
	return context.WithValue(ctx, key{}, s), s
}

// Set pauses the work, or lets it go on.
func (s *Switch) Set(paused bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if paused == (s.resumed != nil) {
		return
	}
	if paused {
		s.resumed = make(chan struct{})
	} else {
		close(s.resumed)
		s.resumed = nil
	}
	for f := range s.watchers {
		(*f)(paused)
	}
}

// Wait returns when the work of ctx may go on, with the error of ctx.
func Wait(ctx context.Context) error {
	if s, ok := ctx.Value(key{}).(*Switch); ok {
		for {
			s.mu.Lock()
			resumed := s.resumed
			s.mu.Unlock()
			if resumed == nil {
				break
			}
			select {
			case <-resumed:
				continue
			case <-ctx.Done():
			}
			break
		}
	}
	return ctx.Err()
}

// Watch calls f, one call at a time, when the work of ctx is paused and when it goes on, and at once if it is paused.
// f must not block. After stop has returned, f is not called any more.
func Watch(ctx context.Context, f func(paused bool)) (stop func()) {
	s, ok := ctx.Value(key{}).(*Switch)
	if !ok {
		return func() {}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.watchers[&f] = true
	if s.resumed != nil {
		f(true)
	}
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.watchers, &f)
	}
}
