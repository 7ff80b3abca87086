package trace

import "fmt"

// Access is an access to memory that threads share, in an execution that the memory model of C11
// judges (Batty et al., POPL 2011). The program order of a thread and the coherence order of a place
// are the order of the accesses.
type Access struct {
	// Step is the index in Trace.Steps; -1 if no step shows the access.
	Step   int `json:"step"`
	Thread int `json:"thread"`
	Pos    Pos `json:"pos"`
	// Read and Write: an atomic operation can be both.
	Read  bool   `json:"read,omitempty"`
	Write bool   `json:"write,omitempty"`
	Name  string `json:"name"`
	// Order is that of an atomic operation, relaxed, acquire, …; plain if the access is none.
	Order string `json:"order"`
	// Value is what is there after the access, "" if that is not one value.
	Value string `json:"value,omitempty"`
	// From is, of a read, the index of the access that wrote what it reads, -1 if none of these did.
	From int `json:"from"`
	// Released says, of a read, that the write, or a fence right before it, releases what is before it, and Acquired that the read, or a
	// fence behind it, acquires. If both hold, the two threads synchronize.
	Released bool `json:"released,omitempty"`
	Acquired bool `json:"acquired,omitempty"`
	// Races is set of the two accesses that nothing orders.
	Races bool `json:"races,omitempty"`
}

// Plain reports whether the access is not atomic.
func (a *Access) Plain() bool { return a.Order == "plain" }

// Synchronizes reports whether what is before the write that a reads from happens before what follows a.
func (a *Access) Synchronizes() bool { return a.Read && a.Released && a.Acquired }

// Unsynchronized says why the atomic reads on the way from the earlier of two racing accesses to the later one do not synchronize
// the threads.
func (t *Trace) Unsynchronized() []string {
	after, before := t.behind(), t.ahead()
	var out []string
	for i := range t.Accesses {
		r := &t.Accesses[i]
		if !r.Read || r.From < 0 || r.Plain() || r.Synchronizes() || !before[i] || !after[r.From] {
			continue
		}
		w := &t.Accesses[r.From]
		if w.Thread == r.Thread || w.Plain() {
			continue
		}
		why := "the read does not acquire"
		switch {
		case !r.Released && !r.Acquired:
			why = "the write does not release, nor does the read acquire"
		case !r.Released:
			why = "the write does not release"
		}
		out = append(out, fmt.Sprintf("thread %d reads %s (%s, %s) from thread %d (%s, %s), which orders nothing: %s",
			r.Thread, r.Name, r.Order, r.Pos, w.Thread, w.Order, w.Pos, why))
	}
	return out
}

// behind marks the accesses that program order and reads-from reach from the first racing access.
func (t *Trace) behind() []bool {
	out, reached, begun := make([]bool, len(t.Accesses)), map[int]bool{}, false
	for i, a := range t.Accesses {
		first := a.Races && !begun
		begun = begun || a.Races
		out[i] = first || reached[a.Thread] || a.From >= 0 && out[a.From]
		reached[a.Thread] = out[i]
	}
	return out
}

// ahead marks the accesses from which program order and reads-from reach the last racing access.
func (t *Trace) ahead() []bool {
	out, reaches, done := make([]bool, len(t.Accesses)), map[int]bool{}, false
	for i := len(t.Accesses) - 1; i >= 0; i-- {
		a := &t.Accesses[i]
		last := a.Races && !done
		done = done || a.Races
		out[i] = out[i] || last || reaches[a.Thread]
		reaches[a.Thread] = out[i]
		if out[i] && a.From >= 0 {
			out[a.From] = true
		}
	}
	return out
}
