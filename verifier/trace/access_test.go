package trace

import (
	"slices"
	"testing"
)

// TestUnsynchronized asks why reads do not order two accesses that race.
func TestUnsynchronized(t *testing.T) {
	at := func(line int) Pos { return Pos{File: "a.c", Line: line} }
	write := func(thread int, name, order string) Access {
		return Access{Thread: thread, Pos: at(thread), Write: true, Name: name, Order: order, From: -1}
	}
	read := func(thread int, name, order string, from int, released, acquired bool) Access {
		return Access{Thread: thread, Pos: at(thread), Read: true, Name: name, Order: order, From: from, Released: released, Acquired: acquired}
	}
	racing := func(a Access) Access { a.Races = true; return a }
	first, last := racing(write(1, "x", "plain")), func(thread int) Access { return racing(read(thread, "x", "plain", 0, false, false)) }
	tests := []struct {
		name     string
		accesses []Access
		want     []string
	}{
		{"nothing is read", []Access{first, last(2)}, nil},
		{"neither", []Access{first, write(1, "f", "relaxed"), read(2, "f", "relaxed", 1, false, false), last(2)},
			[]string{"thread 2 reads f (relaxed, a.c:2:0) from thread 1 (relaxed, a.c:1:0), which orders nothing: the write does not release, nor does the read acquire"}},
		{"released only", []Access{first, write(1, "f", "release"), read(2, "f", "relaxed", 1, true, false), last(2)},
			[]string{"thread 2 reads f (relaxed, a.c:2:0) from thread 1 (release, a.c:1:0), which orders nothing: the read does not acquire"}},
		{"acquired only", []Access{first, write(1, "f", "relaxed"), read(2, "f", "acquire", 1, false, true), last(2)},
			[]string{"thread 2 reads f (acquire, a.c:2:0) from thread 1 (relaxed, a.c:1:0), which orders nothing: the write does not release"}},
		{"a flag that was set before", []Access{write(1, "f", "relaxed"), racing(write(1, "x", "plain")), read(2, "f", "relaxed", 0, false, false), racing(read(2, "x", "plain", 1, false, false))}, nil},
		{"a flag that is read after", []Access{first, write(1, "f", "relaxed"), last(2), read(2, "f", "relaxed", 1, false, false)}, nil},
		{"by a third thread, of which one read synchronizes", []Access{first, write(1, "f", "release"), read(3, "f", "acquire", 1, true, true),
			write(3, "g", "relaxed"), read(2, "g", "acquire", 3, false, true), last(2)},
			[]string{"thread 2 reads g (acquire, a.c:2:0) from thread 3 (relaxed, a.c:3:0), which orders nothing: the write does not release"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := (&Trace{Accesses: test.accesses}).Unsynchronized(); !slices.Equal(got, test.want) {
				t.Errorf("got  %q\nwant %q", got, test.want)
			}
		})
	}
}
