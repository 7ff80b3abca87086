package trace

import (
	"strings"
	"testing"
)

// TestHistory draws a history and says what its sequential orders give.
func TestHistory(t *testing.T) {
	op := func(thread, number, called, returned int, name string, result int64) Invocation {
		return Invocation{Thread: thread, Self: thread + 1, Number: number, Name: name, Code: int64(len(name)), Results: []int64{result}, Called: called, Returned: returned}
	}
	h := &History{Operations: []Invocation{op(1, 0, 0, 3, "get", 1), op(2, 0, 1, 2, "get", 1), op(2, 1, 4, 5, "size", 7)}}
	if seen := h.Seen(2, 2); seen != 1 {
		t.Errorf("the last operation has seen %d of thread 1", seen)
	}
	if seen := h.Seen(1, 2); seen != 0 {
		t.Errorf("the second operation has seen %d of thread 1", seen)
	}
	h.Try([]*History{
		{Operations: []Invocation{op(1, 0, 0, 1, "get", 1), op(2, 0, 2, 3, "get", 1), op(2, 1, 4, 5, "size", 2)}},
		{Operations: []Invocation{op(1, 0, 0, 1, "get", 0), op(2, 0, 2, 3, "get", 1), op(2, 1, 4, 5, "size", 2)}},
		{Operations: []Invocation{op(2, 0, 0, 1, "get", 1), op(2, 1, 2, 3, "size", 2), op(1, 0, 4, 5, "get", 1)}}, // not in an order that h has
	})
	got := strings.Join(append(h.Lanes(), h.Why(9)...), "\n")
	want := strings.TrimSpace(`
thread 1  | get() = 1   |
thread 2   | get() = 1 | | size() = 7 |
get(), get(), size(): size() of thread 2 gives 2, not 7
get(), get(), size(): was not seen to come to an end`)
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := h.Why(1); len(got) != 2 || got[1] != "and 1 more" {
		t.Errorf("got %q", got)
	}
}
