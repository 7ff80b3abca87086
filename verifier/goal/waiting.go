package goal

import "github.com/gsmack/gsmack/ivl"

// Environment reports whether the thread that spawn starts, nil for the first one, belongs to the environment: there is no deadlock if only
// such threads are left.
func Environment(spawn *ivl.AsyncCall) bool { return spawn != nil && spawn.Attrs.Has("environment") }

// Logic makes the conditions of an engine.
type Logic[T any] struct {
	And, Or func(...T) T
	Not     func(T) T
}

// Ways are the conditions of n ways one of which is taken, with a guess for each but the last.
func (l Logic[T]) Ways(n int, guess func() T) (ways, guesses []T) {
	rest := l.And()
	for range n - 1 {
		g := guess()
		ways, guesses = append(ways, l.And(rest, g)), append(guesses, g)
		rest = l.And(rest, l.Not(g))
	}
	return append(ways, rest)[:n], guesses
}

// Standing is where a thread stands when an execution ends, in conditions of an engine.
type Standing[T any] struct {
	Started, Finished, Blocked T
	// Environment: it is no thread of the program (Environment).
	Environment bool
	// For says for each thread whether this one is blocked and waits (Holder) for that one; nil if it never names any.
	For []T
	// Chosen is a free choice, if For is not nil: the thread is one of those that wait for one another.
	Chosen T
}

// AllWaiting is the condition of AllWait.
func (l Logic[T]) AllWaiting(threads []Standing[T]) T {
	var blocked, stopped []T
	for _, t := range threads {
		if !t.Environment {
			blocked = append(blocked, t.Blocked)
		}
		stopped = append(stopped, l.Or(l.Not(t.Started), t.Finished, t.Blocked))
	}
	return l.And(l.Or(blocked...), l.And(stopped...))
}

// SomeWaiting is the condition of SomeWait, for choices that are as they have to be: a thread that is chosen waits for one
// that is, or has finished.
func (l Logic[T]) SomeWaiting(threads []Standing[T]) (some T, choices []T) {
	var chosen []T
	for _, t := range threads {
		if t.For == nil {
			continue
		}
		var reasons []T
		for j, u := range threads {
			there := u.Finished
			if u.For != nil {
				there = l.Or(there, u.Chosen)
			}
			reasons = append(reasons, l.And(t.For[j], there))
		}
		chosen = append(chosen, t.Chosen)
		choices = append(choices, l.Or(l.Not(t.Chosen), l.Or(reasons...)))
	}
	return l.Or(chosen...), choices
}
