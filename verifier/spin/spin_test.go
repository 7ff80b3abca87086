package spin_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/passes"
)

// TestCutSpinLoops compares procedures before and after, as they are printed.
func TestCutSpinLoops(t *testing.T) {
	for _, c := range []struct {
		name, body, want string
		watched          bool
	}{
		{
			name: "a loop that only reads ends the thread",
			body: "while (x != 1) { }",
			want: `assume {:spin} false;`,
		},
		{
			name: "one that may write is asked whether it did",
			body: "while (x != 1) { if (x == 2) { y := 1; } }",
			want: `assume {:spin} changed$;`,
		},
		{
			name: "one that counts is asked whether the counter is the same",
			body: "i := 0; while (x != 1 && i < 3) { i := i + x; }",
			want: `assume {:spin} i != i$before;`,
		},
		{
			name: "a value that every iteration takes anew does not count",
			body: "i := 0; while (true) { i := x; if (i == 1) { break; } }",
			want: `assume {:spin} false;`,
		},
		{
			name: "a local that is set again behind each failure is the same at the head",
			body: "i := 0; while (x != i) { i := x; i := 0; }",
			want: `assume {:spin} false;`,
		},
		{
			name: "one that is set to another value is not",
			body: "i := 0; while (x != i) { i := 2; }",
			want: `assume {:spin} !turned$;`,
		},
		{
			name: "a call that writes may change something",
			body: "while (x != 1) { call set(); }",
			want: `assume {:spin} changed$;`,
		},
		{
			name: "a call that reads does not",
			body: "while (x != 1) { call i := get(); }",
			want: `assume {:spin} false;`,
		},
		{
			name:    "an access that matters for happens-before may be repeated once",
			body:    "while (x != 1) { if (d == 1) { i := 1; } }",
			want:    `assume {:spin} spare$;`,
			watched: true,
		},
		{
			name:    "one that does not, need not",
			body:    "while (x != 1) { }",
			want:    `assume {:spin} false;`,
			watched: true,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := spun(t, c.body, c.watched)
			if diff := cmp.Diff([]string{c.want}, linesWith(text, "{:spin}")); diff != "" {
				t.Errorf("-want +got:\n%s\n%s", diff, text)
			}
		})
	}
}

// TestWritesThatPutBack looks at what an iteration says of its last write.
func TestWritesThatPutBack(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{
			name: "a write that puts back what is there is no change",
			body: "while (true) { atomic { i := x; x := 1; } if (i == 0) { break; } }",
			want: `changed$ := changed$ || x != 1;`,
		},
		{
			name: "what was read before the section may have changed since",
			body: "while (true) { i := x; atomic { x := i; } if (i == 0) { break; } }",
			want: `changed$ := changed$ || x != i;`,
		},
		{
			name: "a write of a constant gets a section, in which it is looked at",
			body: "while (true) { i := x; x := 1; if (i == 0) { break; } }",
			want: `changed$ := changed$ || x != 1;`,
		},
		{
			name: "so does one of what was read, which others may have written since",
			body: "while (true) { i := x; x := i; if (i == 0) { break; } }",
			want: `changed$ := changed$ || x != i;`,
		},
		{
			name: "a sum is hardly what was there",
			body: "while (true) { if (x == 3) { atomic { i := x; x := x + 1; } } if (i == 0) { break; } }",
			want: `changed$ := true;`,
		},
		{
			name: "a call says what it changes",
			body: "while (x != 1) { call mark(); }",
			want: `changed$ := changed$ || call$changed;`,
		},
		{
			name: "taking a lock is a change until it is given back",
			body: "while (x != 1) { call mark(); call lock(); call unlock(); }",
			want: `assume {:spin} changed$ || holds$;`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := spun(t, c.body, false)
			if got := linesWith(text, c.want); len(got) == 0 {
				t.Errorf("want %s\n%s", c.want, text)
			}
		})
	}
}

// TestPremises looks at which assertions of misuse are left, where misuse is not asked for and a loop may poll.
func TestPremises(t *testing.T) {
	const takes = "call lock(); call unlock();"
	for _, c := range []struct {
		name, section, loop string
		want                []string
	}{
		{
			name:    "that the thread holds the lock",
			loop:    takes,
			section: "assert {:property \"misuse\"} owner == me; owner := 0;",
			want:    []string{"owner == me"},
		},
		{
			name:    "nothing of what has nothing to do with the lock",
			loop:    takes,
			section: "assert {:property \"misuse\"} owner == me; assert {:property \"misuse\"} y != 5; owner := 0;",
			want:    []string{"owner == me"},
		},
		{
			name:    "what keeps it from a way on which it looks at the lock",
			loop:    takes,
			section: "assert {:property \"misuse\"} owner == me; assert {:property \"misuse\"} y != 5; owner := 0; } atomic { assert {:property \"misuse\"} y != 5; if (y == 5) { x := owner; }",
			want:    []string{"owner == me", "y != 5"},
		},
		{
			name:    "nothing where no loop takes the lock",
			section: "assert {:property \"misuse\"} owner == me; owner := 0;",
		},
		{
			name:    "nothing where each iteration of the loop that does changes something",
			loop:    takes + " x := x + 1;",
			section: "assert {:property \"misuse\"} owner == me; owner := 0;",
		},
		{
			name:    "nothing in a section without locks",
			loop:    takes,
			section: "assert {:property \"misuse\"} y != 5; y := 0;",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := cut(t, `var x: int; var y: int; var owner: int;
procedure {:thread_self} self() returns (t: int);
procedure lock() modifies owner; { var me: int; call me := self(); atomic { await owner == 0; owner := me; } }
procedure unlock() modifies x, y, owner; { var me: int; call me := self(); atomic { `+c.section+` } }
procedure other() modifies x, y, owner; { call lock(); call unlock(); }
procedure main() modifies x, y, owner; { var b: bool; async call other(); async call other(); while (x != 1) { `+c.loop+` havoc {:spurious} b; } }
`, &passes.Question{Goals: goal.Of(goal.Assertion)})
			var got []string
			for _, line := range linesWith(text, "{:premise}") {
				got = append(got, strings.TrimSuffix(line[strings.LastIndex(line, "} ")+2:], ";"))
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s\n%s", diff, text)
			}
		})
	}
}

// spun is a program with the loops of its main procedure cut.
func spun(t *testing.T, body string, watched bool) string {
	t.Helper()
	q := &passes.Question{Goals: goal.Asserted, Without: lemma.Without{lemma.Counter, lemma.Faint}}
	if watched {
		q.Goals |= goal.Of(goal.Unordered)
	}
	return cut(t, `var x: int; var y: int; var {:data} d: int; var owner: int;
procedure {:thread_self} self() returns (t: int);
procedure mark() modifies y; { atomic { y := 1; } }
procedure lock() modifies owner; { var me: int; call me := self(); atomic { await owner == 0; owner := me; } }
procedure unlock() modifies owner; { var me: int; call me := self(); atomic { assert owner == me; owner := 0; } }
procedure set() modifies y; { y := x; }
procedure get() returns (r: int) { r := x; }
procedure other() modifies x, y, d, owner; { x := 1; y := 2; d := 1; call lock(); call unlock(); }
procedure main() modifies x, y, d, owner; { var i: int; async call other(); `+body+` }
`, q)
}

// cut is the text after spin.
func cut(t *testing.T, text string, q *passes.Question) string {
	t.Helper()
	p := ivltest.Program(t, "in.bpl", []byte(text))
	s, err := new(passes.Runner).Run(context.Background(), passes.State{Source: p, Entry: "main"}, q, passes.Lowering)
	if err != nil {
		t.Fatal(err)
	}
	return ivltest.Text(t, s.Program.IVL(), ivl.Gsmack)
}

// linesWith lists the different lines of the text in which part occurs.
func linesWith(text, part string) (found []string) {
	for line := range strings.Lines(text) {
		if s := strings.TrimSpace(line); strings.Contains(s, part) && !slices.Contains(found, s) {
			found = append(found, s)
		}
	}
	return found
}
