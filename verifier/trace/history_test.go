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
	}, -1)
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

// TestStuckHistory does the same where an operation waits for ever.
func TestStuckHistory(t *testing.T) {
	put := Invocation{Thread: 1, Self: 2, Name: "put", Code: 1, Results: []int64{0}, Called: 1, Returned: 2}
	take := Invocation{Thread: 2, Self: 3, Name: "take", Code: 2, Called: 0, Returned: Never}
	late := Invocation{Thread: 3, Self: 4, Name: "late", Code: 3, Called: 3, Returned: Never}
	h := &History{Operations: []Invocation{take, put, late}}
	if n := h.Seen(2, 3); n != 0 {
		t.Errorf("the last operation has seen %d return of a thread that waits", n)
	}
	if one := h.With(0); len(one.Operations) != 2 || !one.Stuck() || one.Waiting()[0] != 0 {
		t.Errorf("with the first operation alone: %v", one)
	}
	taken := take
	taken.Results, taken.Called, taken.Returned = []int64{5}, 2, 3
	put.Called, put.Returned = 0, 1
	h.Try([]*History{{Operations: []Invocation{put, taken}}}, 0)
	got := strings.Join(append(h.Lanes(), h.Why(9)...), "\n")
	want := strings.TrimSpace(`
thread 1   | put() = 0 |
thread 2  | take() waits for ever
thread 3                | late() waits for ever
put(), take(): take() of thread 2 returns 5, and does not wait`)
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
