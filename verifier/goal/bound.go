package goal

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// BoundHit names a bound that cut something off.
type BoundHit struct {
	Name  string // unroll, rounds, threads, size, recursion
	Limit int    // 0 if it is not known
	// At says which loop a bound is for, as LoopAt does, by FILE:LINE, or by the name of the model that it is
	// in; of "recursion", it is the procedure that calls itself. "" for other bounds.
	At string
	// Stated is set if it is the program that says that it was cut off, before it came here.
	Stated bool
	// Choice is set if a loop repeats a choice that is limited there, {:limited}.
	Choice bool
}

// String is the bound as people read it.
func (b BoundHit) String() string {
	s := b.Name
	if b.Limit > 0 || b.At != "" {
		s += fmt.Sprintf(" %d", b.Limit)
	}
	switch {
	case strings.Contains(b.At, ":"):
		s += " at " + b.At
	case b.At != "":
		s += " in " + b.At
	}
	return s
}

// LoopAt names the n-th loop, from 1, of those that a procedure has at a place. A macro may put many on one line.
func LoopAt(place string, n int) string {
	if n == 1 {
		return place
	}
	return fmt.Sprintf("%s#%d", place, n)
}

// IsAt reports whether a loop is meant by a place: it has that name, or is one of several at that place.
func IsAt(loop, place string) bool {
	return loop == place || strings.HasPrefix(loop, place+"#")
}

// Text lists bounds.
func Text(bounds []BoundHit) string {
	parts := make([]string, len(bounds))
	for i, b := range bounds {
		parts[i] = b.String()
	}
	return strings.Join(parts, ", ")
}

// LiftedByUnrolling reports whether the bound is lifted by unrolling further.
func (b BoundHit) LiftedByUnrolling() bool {
	return !b.Stated && (b.Name == "unroll" || b.Name == "recursion" || b.Name == "threads")
}

// Bounded are the attributes of an assertion that a bound is not hit: {:bound name, limit}
// and {:at place}.
func Bounded(name string, limit int, at string) ivl.Attrs {
	as := ivl.Attrs{ivl.NewAttr("bound", name, limit)}
	if at != "" {
		as = append(as, ivl.NewAttr("at", at))
	}
	return as
}

// HitBy is the bound that an assertion of kind Bound is for.
func HitBy(s *ivl.Assert) BoundHit {
	b := BoundHit{Name: s.Attrs.Text("bound"), At: s.Attrs.Text("at"), Choice: s.Attrs.Has("limited")}
	if from := ivl.Source(s); from != nil {
		b.Stated = from.Info().Attrs.Has("bound")
	}
	limit, _ := s.Attrs.Get("bound").Int(1)
	b.Limit = int(limit)
	return b
}
