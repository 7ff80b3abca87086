package trace

import (
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/value"
)

func memory() *Memory {
	m := &Memory{}
	m.Add(Object{"b", "char[10]", 0x10020, 10})
	m.Add(Object{"a", "int[2][3]", 0x10000, 24})
	m.Add(Object{"s", "struct node", 0x10040, 16})
	m.Add(Object{"f", "void *(void *)", 0x10060, 1})
	m.Add(Object{"p", "int *", 0x10080, 8})
	m.Add(Object{"boxes", "struct box[3]", 0x10100, 72})
	m.Add(Object{"malloc#1", "", 1 << 40, 8})
	return m
}

func TestRender(t *testing.T) {
	bv := func(w int, n int64) value.Value { return value.BV(w, big.NewInt(n)) }
	for _, c := range []struct {
		v     value.Value
		ctype string
		want  string
	}{
		{bv(32, -1), "int", "-1"},
		{bv(32, -1), "unsigned int", "4294967295"},
		{bv(32, -1), "const volatile unsigned", "4294967295"},
		{bv(64, -1), "uint64_t", "18446744073709551615"},
		{bv(64, -1), "size_t", "18446744073709551615"},
		{bv(64, -1), "__uint64_t", "18446744073709551615"},
		{bv(8, 65), "char", "65 'A'"},
		{bv(8, 10), "char", `10 '\n'`},
		{bv(8, 1), "char", "1"},
		{bv(8, -3), "char", "-3"},
		{bv(8, 65), "unsigned char", "65"},
		{bv(8, 1), "_Bool", "true"},
		{bv(8, 0), "_Atomic _Bool", "false"},
		{value.Bool(true), "_Bool", "true"},
		{value.Bool(true), "int", "1"},
		{value.Bool(true), "", "true"},
		{bv(32, 7), "", "7bv32"},
		{value.Int64(-7), "int", "-7"},
		{value.Float32(1.5), "float", "1.5"},
		{value.Float64(2), "double", "2.0"},
		{bv(64, 0), "int *", "NULL"},
		{bv(64, 0x10000), "int *", "&a[0][0]"},
		{bv(64, 0x10010), "int *", "&a[1][1]"},
		{bv(64, 0x10011), "char *", "&a[1][1] + 1 bytes"},
		{bv(64, 0x10118), "struct box *_Atomic", "&boxes[1]"},
		{bv(64, 0x10120), "const char *const", "&boxes[1] + 8 bytes"},
		{bv(64, 0x10018), "int *", "&a + 24 bytes"},
		{bv(64, 0x10023), "char *", "&b[3]"},
		{bv(64, 0x10040), "struct node *", "&s"},
		{bv(64, 0x10048), "void *", "&s + 8 bytes"},
		{bv(64, 0x10060), "void *(*)(void *)", "f"},
		{bv(64, 0x10080), "int **", "&p"},
		{bv(64, 1<<40), "char *", "&malloc#1"},
		{bv(64, 1<<40+4), "char *", "&malloc#1 + 4 bytes"},
		{bv(64, 0x123), "char *", "0x123"},
		{bv(64, -1), "char *", "0xffffffffffffffff"},
	} {
		if got := Render(c.v, c.ctype, memory()); got != c.want {
			t.Errorf("%v as %q is %s, want %s", c.v, c.ctype, got, c.want)
		}
	}
	small := &Memory{Word: 4}
	small.Add(Object{"v", "long[4]", 0x100, 16})
	if got := Render(bv(32, 0x104), "long *", small); got != "&v[1]" {
		t.Errorf("with 32-bit longs: %s", got)
	}
}

func TestPlace(t *testing.T) {
	m := memory()
	for addr, want := range map[uint64]string{
		0x10004: "a[0][1] int", 0x10023: "b[3] char", 0x10040: "s struct node", 0x10044: "s + 4 bytes ", 1 << 40: "malloc#1 ",
	} {
		name, ctype, ok := m.Place(addr)
		if got := name + " " + ctype; !ok || got != want {
			t.Errorf("%#x is %q, want %q", addr, got, want)
		}
	}
	for _, addr := range []uint64{0, 0x10018, 0x1002a, 0xffff} {
		if name, _, ok := m.Place(addr); ok {
			t.Errorf("%#x is %s", addr, name)
		}
	}
}

func TestSourceFiles(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.c"), []byte("one\n  two;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	tr := &Trace{Steps: []Step{
		{Kind: Statement, Pos: Pos{"a.c", 2, 3}},
		{Kind: Statement, Pos: Pos{"a.c", 9, 1}},
		{Kind: Statement, Pos: Pos{"missing.c", 1, 1}},
		{Kind: Statement, Pos: Pos{filepath.Join(dir, "a.c"), 1, 1}},
		{Kind: Statement},
	}}
	tr.FillSource(SourceFiles("", dir))
	var got []string
	for _, s := range tr.Steps {
		got = append(got, s.Text)
	}
	if s := strings.Join(got, "|"); s != "two;|||one|" {
		t.Errorf("%s", s)
	}
}

func TestWrite(t *testing.T) {
	one := 1
	tr := &Trace{
		Property: "deadlock", Message: "every unfinished thread waits for ever",
		Threads: []Thread{{ID: 0, Name: "main", Parent: -1}, {ID: 1, Name: "w", Parent: 0, Created: Pos{"x.bpl", 3, 5}}},
		Steps: []Step{
			{Kind: Spawn, Function: "main", Pos: Pos{"x.bpl", 3, 5}, IVL: []string{"async call w();"}, Child: &one},
			{Kind: End, Function: "main"},
			{Kind: Switch, Thread: 1},
			{Kind: Statement, Thread: 1, Function: "w", Depth: 1, Pos: Pos{"x.bpl", 8, 1}, Text: strings.Repeat("long ", 30),
				Assignments: []Assignment{{Name: "x", Type: "int", Value: "1"}}},
			{Kind: Wait, Thread: 1, Function: "w", Pos: Pos{"x.bpl", 9, 1}, IVL: []string{"await x == 2;"}},
		},
		Notes: []string{"something"},
	}
	write := func(o TextOptions) string {
		var b strings.Builder
		if err := tr.Write(&b, o); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	text := write(TextOptions{})
	for _, want := range []string{
		"1  w, created by thread 0 at x.bpl:3:5", "creates thread 1 (w), in main", "thread 0 ends",
		"--- context switch to thread 1 (w)", "lon…  x = 1, in w", "thread 1 waits for ever", "note: something",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "\x1b") || !strings.Contains(write(TextOptions{Color: true}), "\x1b[1;31m") {
		t.Error("colours")
	}
	if !strings.Contains(write(TextOptions{Verbose: true}), "    await x == 2;\n") {
		t.Error("statements of the IVL")
	}
	if err := tr.Write(failing{}, TextOptions{}); err == nil {
		t.Error("the writer's error is lost")
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("full") }

// TestWriteAlike writes a copy of many bytes: the first and the last are shown.
func TestWriteAlike(t *testing.T) {
	tr := &Trace{Threads: []Thread{{Name: "main", Parent: -1}}}
	for i := 0; i < 100; i++ {
		tr.Steps = append(tr.Steps, Step{Kind: Statement, Pos: Pos{"a.c", 3, 1}, Text: "memcpy(a, b, 100);",
			Assignments: []Assignment{{Name: "a[" + strconv.Itoa(i) + "]", Value: "0"}}})
	}
	tr.Steps = append(tr.Steps, Step{Kind: Failure, Pos: Pos{"a.c", 4, 1}, Text: "assert(0);"})
	var b strings.Builder
	if err := tr.Write(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"a[0] = 0", "… 98 more of these", "a[99] = 0", "assert(0);"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	if strings.Contains(b.String(), "a[50] = 0") {
		t.Errorf("all steps are shown:\n%s", b.String())
	}
}

// TestWriteLoops shows the first and the last iteration of a loop, of two in each other, and of what two threads do in turns; inputs that differ are all shown.
func TestWriteLoops(t *testing.T) {
	tr := &Trace{Threads: []Thread{{Name: "main", Parent: -1}}}
	step := func(kind Kind, thread, line int, value string) {
		s := Step{Kind: kind, Thread: thread, Pos: Pos{"a.c", line, 1}, Text: "s" + strconv.Itoa(line) + ";", Assignments: []Assignment{{Name: "v", Value: value}}}
		if tr.Steps = append(tr.Steps, s); kind == InputStep {
			tr.Inputs = append(tr.Inputs, Input{Pos: s.Pos, Value: value})
		}
	}
	for i := range 10 {
		step(Statement, 0, 1, "")
		for j := range 5 {
			step(Statement, 0, 2, strconv.Itoa(100+10*i+j))
			step(Call, 0, 3, "")
		}
	}
	for i := range 8 {
		step(Switch, i%2, 4, "")
		step(InputStep, i%2, 4, "0")
		step(Statement, i%2, 5, "")
	}
	for i := range 4 {
		step(InputStep, 1, 6, strconv.Itoa(i))
		step(Statement, 1, 7, "")
	}
	step(Failure, 1, 8, "")
	text := func(o TextOptions) string {
		var b strings.Builder
		if err := tr.Write(&b, o); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	folded := text(TextOptions{})
	for want, times := range map[string]int{
		"… these 11 steps 8 more times, --full shows them": 1, "… these 2 steps 3 more times": 2, "… these 6 steps 2 more times": 1,
		"s2;": 4, "s5;": 4, "s6;": 4, "v = 100\n": 1, "v = 104\n": 1, "v = 150\n": 0, "v = 190\n": 1, "v = 194\n": 1,
		"a.c:4:1: 0\n  … these 7 more times": 1,
	} {
		if n := strings.Count(folded, want); n != times {
			t.Errorf("%q: %d times", want, n)
		}
	}
	if all := text(TextOptions{Full: true}); strings.Contains(all, "…") || strings.Count(all, "s2;") != 50 {
		t.Errorf("%s", all)
	}
}

// TestWriteFolds folds long runs of steps that do not matter.
func TestWriteFolds(t *testing.T) {
	tr := &Trace{Threads: []Thread{{Name: "main", Parent: -1}}}
	for line := 1; line <= 20; line++ {
		tr.Steps = append(tr.Steps, Step{Kind: Statement, Function: "main", Pos: Pos{"a.c", line, 1}, Text: "s;", Slice: line == 3 || line == 14})
	}
	text := func(o TextOptions) string {
		var b strings.Builder
		if err := tr.Write(&b, o); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	folded := text(TextOptions{})
	if !strings.Contains(folded, "… 10 steps, --full shows them") || !strings.Contains(folded, "… 6 steps") || strings.Count(folded, "s;") != 4 {
		t.Errorf("%s", folded)
	}
	if n := strings.Count(text(TextOptions{Full: true}), "s;"); n != 20 {
		t.Errorf("%d steps are shown with Full", n)
	}
	tr.Steps[2].Slice, tr.Steps[13].Slice = false, false
	if n := strings.Count(text(TextOptions{}), "s;"); n != 20 {
		t.Errorf("%d steps are shown when nobody said which matter", n)
	}
	for i := range tr.Steps {
		tr.Steps[i].Text = strings.Repeat("x", 100)
	}
	if wide := text(TextOptions{Width: 200}); !strings.Contains(wide, strings.Repeat("x", 100)) {
		t.Errorf("%s", wide)
	}
}
