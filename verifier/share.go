package verifier

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/pause"
)

// share divides the processors between those who are at work on the same program. The leader is who came first of those
// still at work. If there is more than one processor, the leader is not paused, nor is one of those who are brief. All others
// together work for 1/othersShare of the leader's time, one of them at a time.
//
// So what the leader decides costs little more than if it were alone. What another one decides takes longer than if
// all had the same, but few programs are: a failure that shows in the first round, say.
type share struct {
	mu      sync.Mutex
	members []*member
	// single: one member works at a time, one of those who are brief for 1/othersShare of the leader's time and, once that is long, 1/briefShare.
	single bool
}

// member is somebody at work.
type member struct {
	*pause.Switch
	brief        bool
	paused, left bool
	worked       time.Duration // of the processor
	end          context.CancelFunc
}

// briefly is how long who is brief may work where others do.
const briefly = time.Minute

const (
	othersShare = 8
	briefShare  = 3
)

// long is how long a leader must have worked for it to be no surprise if it goes on for ever.
const long = 10 * time.Second

// Turns last turnShare of what the leader has worked, within these bounds: to pause and to go on costs caches.
const (
	turnShare   = 64
	minimalTurn = 10 * time.Millisecond
	maximalTurn = time.Second
)

// idleShare is how many times a turn lasts what it counts for, at most, where a machine does something else. Who has a process of its own work is idle here.
const idleShare = 10

// newShare gives one that divides until ctx ends.
func newShare(ctx context.Context, single bool) *share {
	s := &share{single: single}
	go func() {
		used := cputime.Used()
		for turn := minimalTurn; ; {
			select {
			case <-ctx.Done():
				return
			case <-time.After(turn):
				now := cputime.Used()
				turn = s.divide(max((now-used)/time.Duration(s.working()), turn/idleShare))
				used = now
			}
		}
	}()
	return s
}

// working is how many are at work.
func (s *share) working() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, m := range s.members {
		if !m.paused && !m.left {
			n++
		}
	}
	return max(n, 1)
}

// join gives somebody who begins to work the context to do so, which ends when who is brief has worked long, and a function to be called in the end.
func (s *share) join(ctx context.Context, brief bool) (work context.Context, leave func()) {
	m := &member{brief: brief}
	ctx, m.end = context.WithCancel(ctx)
	work, m.Switch = pause.With(ctx)
	s.mu.Lock()
	defer s.mu.Unlock()
	if m.paused = s.single && len(s.members) > 0; m.paused {
		m.Set(true) // until it is its turn
	}
	s.members = append(s.members, m)
	return work, func() {
		s.mu.Lock()
		m.left = true
		s.mu.Unlock()
		m.end()
		s.divide(0)
	}
}

// divide says who works next, after a turn that took so much of a processor, and how long that turn is.
func (s *share) divide(turn time.Duration) time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	// brief has worked least of those who are, and other of those who are neither the leader nor brief.
	var leader, brief, other *member
	var others time.Duration
	for _, m := range s.members {
		if !m.paused {
			m.worked += turn
		}
		if m.brief && m.worked > briefly {
			m.end()
		}
		switch {
		case m.left && (leader == nil || m.brief): // it may have been the leader
		case m.brief:
			if brief == nil || m.worked < brief.worked {
				brief = m
			}
		case leader == nil:
			leader = m
		default:
			if others += m.worked; !m.left && (other == nil || m.worked < other.worked) {
				other = m
			}
		}
	}
	if leader != nil && others >= leader.worked/othersShare {
		other = nil
	}
	works := []*member{leader, brief, other}
	if s.single {
		of := time.Duration(othersShare)
		if leader != nil && leader.worked > long {
			of = briefShare
		}
		switch {
		case brief != nil && (leader == nil || brief.worked < leader.worked/of):
			works = []*member{brief}
		case other != nil:
			works = []*member{other}
		default:
			works = []*member{leader}
		}
	}
	for _, m := range s.members {
		m.paused = !slices.Contains(works, m)
		m.Set(m.paused)
	}
	if leader == nil {
		return minimalTurn
	}
	return min(max(leader.worked/turnShare, minimalTurn), maximalTurn)
}
