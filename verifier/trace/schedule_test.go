package trace_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/trace"
)

var full = &trace.Schedule{
	Checks: []string{"assert", "race"}, NoGuesses: true,
	Inputs: []trace.Given{{Name: "$x'", Value: value.NewMap(value.Int64(-1)).Store([]value.Value{value.Bool(true)}, value.Int64(3))}},
	Choices: []trace.Choice{
		{Op: trace.Go, At: trace.Place{Proc: "main", Block: "start", Index: 4}, Note: "a.c:3:1: x := \"//\n\";"},
		{Op: trace.Havoc, At: trace.Place{Proc: "main", Block: "b@2", Index: 0}, Values: []value.Value{value.BV64(32, 7), value.Float64(0.5)}},
		{Op: trace.Havoc, At: trace.Place{Proc: "main", Block: "b@2", Index: 0}, Values: []value.Value{value.Elem("A B", 1)}, Open: true},
		{Op: trace.Goto, At: trace.Place{Proc: "main", Block: "c", Index: 9}, Number: 2},
		{Op: trace.Alloc, At: trace.Place{Proc: "malloc", Block: "c", Index: 9}, Values: []value.Value{value.BV64(64, 1024)}},
		{Op: trace.Start, At: trace.Place{Proc: "main", Block: "c", Index: 10}, Number: 7},
		{Op: trace.Finish, Thread: 7},
	},
	End: trace.Ending{Goal: trace.Race, Stands: []trace.Stand{
		{Thread: 0, At: trace.Place{Proc: "main", Block: "c", Index: 11}},
		{Thread: 1, At: trace.Place{Proc: "w", Block: "c", Index: 12}, Passes: 3, Made: true, Inside: []trace.Choice{
			{Op: trace.Go, Thread: 1, At: trace.Place{Proc: "w", Block: "a", Index: 1}},
		}},
	}},
}

func text(t *testing.T, s *trace.Schedule) string {
	t.Helper()
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestScheduleText(t *testing.T) {
	written := text(t, full)
	s, err := trace.ReadSchedule([]byte(written))
	if err != nil {
		t.Fatalf("%v in\n%s", err, written)
	}
	noteless := *full
	noteless.Choices = slices.Clone(full.Choices)
	noteless.Choices[0].Note = ""
	if again, want := text(t, s), text(t, &noteless); again != want {
		t.Errorf("got\n%s\nwant\n%s", again, want)
	}
	for _, c := range []struct{ text, want string }{
		{"", "1: this is no schedule"},
		{"hello", "1: this is no schedule"},
		{"gsmack schedule 2\n", "1: this is a schedule of version \"2\""},
		{"gsmack schedule 1\n", "2: the schedule does not say how it ends"},
		{"gsmack schedule 1\n\nbla\n", "3: \"bla\" is neither"},
		{"gsmack schedule 1\n\nguesses some\n", "3: guesses are made"},
		{"gsmack schedule 1\nTx step a b 1\n", "2: \"Tx\" is no thread"},
		{"gsmack schedule 1\nT1 dance\n", "2: \"dance\" is nothing"},
		{"gsmack schedule 1\nT1 step a b\n", "2: the index of a statement is missing"},
		{"gsmack schedule 1\nT1 step a b -1\n", "2: \"-1\" is not the index"},
		{"gsmack schedule 1\nT1 step a b 1 2\n", "2: \"2\" is too much"},
		{"gsmack schedule 1\nT1 havoc a b 1 = zzz\n", "2: \"zzz\" is no value"},
		{"gsmack schedule 1\nT1 stands a b 1\n", "2: \"stands\" is nothing"},
		{"gsmack schedule 1\nends badly\n", "2: a schedule does not end in \"badly\""},
		{"gsmack schedule 1\nends race\nends race\n", "3: the schedule ends twice"},
		{"gsmack schedule 1\nends race\nT1 step a b 1\n", "4: the last choices belong"},
		{"gsmack schedule 1\nT1 step a b 1\ninput x 1\n", "3: the inputs come before"},
	} {
		_, err := trace.ReadSchedule([]byte(c.text))
		var fault *trace.ScheduleError
		if !errors.As(err, &fault) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}

func FuzzReadSchedule(f *testing.F) {
	var b bytes.Buffer
	if err := full.Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte("gsmack schedule 1\nends deadlock\nT1 stands a b 3 after 2 made\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := trace.ReadSchedule(data)
		if err != nil {
			return
		}
		written := text(t, s)
		again, err := trace.ReadSchedule([]byte(written))
		if err != nil {
			t.Fatalf("%v in\n%s", err, written)
		}
		if back := text(t, again); back != written {
			t.Errorf("%q is\n%s\nand then\n%s", data, written, back)
		}
	})
}
