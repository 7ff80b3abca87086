package sat

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gsmack/gsmack/verifier/smt"
)

// TestStops stops the translation of many small assertions: none of them is large enough to ask by itself.
func TestStops(t *testing.T) {
	a := smt.NewArena()
	s := New(a, smt.Options{})
	defer s.Close()
	for i := range 1000 {
		x, y := a.Var(fmt.Sprint("x", i), smt.SortBool), a.Var(fmt.Sprint("y", i), smt.SortBool)
		s.Assert(a.Or(x, y))
	}
	if _, err := s.translate(func() bool { return true }); !errors.Is(err, errStopped) {
		t.Errorf("the translation went on to its end: %v", err)
	}
}
