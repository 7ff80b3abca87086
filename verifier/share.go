package verifier

import (
	"context"
	"sync"
	"time"

	"github.com/gsmack/gsmack/verifier/pause"
)

// share divides the processors between those who are at work on the same program. The leader, who came first of those
// still at work, is never paused. All others together work for 1/othersShare of the leader's time, one of them at a time.
//
// So what the leader decides costs little more than if it were alone. What another one decides takes longer than if
// all had the same, but few programs are: a failure that shows in the first round, say.
type share struct {
	mu      sync.Mutex
	members []*member
}

// member is somebody at work.
type member struct {
	*pause.Switch
	paused, left bool
	worked       time.Duration
}

const othersShare = 8

// Turns last turnShare of what the leader has worked, within these bounds: to pause and to go on costs caches.
const (
	turnShare   = 64
	minimalTurn = 10 * time.Millisecond
	maximalTurn = time.Second
)

// newShare gives one that divides until ctx ends.
func newShare(ctx context.Context) *share {
	s := &share{}
	go func() {
		for turn := minimalTurn; ; {
			select {
			case <-ctx.Done():
				return
			case <-time.After(turn):
				turn = s.divide(turn)
			}
		}
	}()
	return s
}

// join gives somebody who begins to work the context to do so, and a function to be called in the end.
func (s *share) join(ctx context.Context) (work context.Context, leave func()) {
	m := &member{}
	work, m.Switch = pause.With(ctx)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.members = append(s.members, m)
	return work, func() {
		s.mu.Lock()
		m.left = true
		s.mu.Unlock()
		s.divide(0)
	}
}

// divide says who works next, after a turn, and how long that turn is.
func (s *share) divide(turn time.Duration) time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	var leader, next *member // next has worked least of all others
	var others time.Duration
	for _, m := range s.members {
		if !m.paused {
			m.worked += turn
		}
		switch {
		case leader == nil && !m.left:
			leader = m
			continue
		case !m.left && (next == nil || m.worked < next.worked):
			next = m
		}
		if leader != nil {
			others += m.worked
		}
	}
	for _, m := range s.members {
		m.paused = m != leader && (m != next || others >= leader.worked/othersShare)
		m.Set(m.paused)
	}
	if leader == nil {
		return minimalTurn
	}
	return min(max(leader.worked/turnShare, minimalTurn), maximalTurn)
}
