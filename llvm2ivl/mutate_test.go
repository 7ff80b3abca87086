package llvm2ivl

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/seed"
)

// word is what mutations change: names, types, numbers, operators.
var word = regexp.MustCompile(`[%@]?[\w.$]+\*?`)

// TestMutatedIR takes IR in which words are exchanged and lines are left out or moved through the whole way: it is
// refused in one line or translated, and nothing panics. GSMACK_MUTATIONS says
// how many, or for how long (20m), GSMACK_MUTATED names a folder with more IR to begin with.
func TestMutatedIR(t *testing.T) {
	rounds, until := 2000, time.Time{}
	if more := os.Getenv("GSMACK_MUTATIONS"); more != "" {
		n, err := strconv.Atoi(more)
		if err != nil {
			d, err := time.ParseDuration(more)
			if err != nil {
				t.Fatal(err)
			}
			n, until = math.MaxInt, time.Now().Add(d)
		}
		rounds = n
	}
	r := seed.Rand(t)
	texts := []string{fuzzSeed}
	files, _ := filepath.Glob("testdata/translate/*.txtar")
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, in := range ar.Files {
			if strings.HasSuffix(in.Name, ".ll") {
				texts = append(texts, string(in.Data))
			}
		}
	}
	if dir := os.Getenv("GSMACK_MUTATED"); dir != "" {
		files, _ := filepath.Glob(filepath.Join(dir, "*.ll"))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(text))
		}
	}
	seen := map[string]bool{}
	done, translated := 0, 0
	for ; done < rounds && (until.IsZero() || time.Now().Before(until)); done++ {
		text := mutate(r, texts[r.Intn(len(texts))])
		p, fault := throughAll(text)
		if p {
			translated++
		}
		if fault != "" && !seen[fault] {
			seen[fault] = true
			t.Errorf("%s\n%s", fault, text)
		}
	}
	t.Logf("%d of %d were translated", translated, done)
}

// TestFieldIndex numbers a field by one bit, which counts as -1.
func TestFieldIndex(t *testing.T) {
	text := strings.Replace(fuzzSeed, "i64 0, i32 1, i64 1", "i64 0, i1 1, i64 1", 1)
	if translated, fault := throughAll(text); translated || fault != "" {
		t.Errorf("translated: %v; %s", translated, fault)
	}
}

func throughAll(text string) (translated bool, fault string) {
	defer func() {
		if p := recover(); p != nil {
			fault = fmt.Sprint(p, place(string(debug.Stack())))
		}
	}()
	m, ds := ParseModule("mutated.ll", Program, []byte(text))
	if m == nil || ivl.HasErrors(ds) {
		return false, unclear(ds)
	}
	Needed([]*Module{m}, "main")
	l, ds := Link([]*Module{m}, "main")
	if l == nil || ivl.HasErrors(ds) {
		return false, unclear(ds)
	}
	if err := Stubs(io.Discard, "mutated.ll", l); err != nil {
		return false, err.Error()
	}
	p, ds := Translate(context.Background(), l, Options{})
	if p == nil {
		return false, unclear(ds)
	}
	return true, ""
}

// unclear says what is wrong with the reason why a module was refused: there is one, and each is a line.
func unclear(ds []ivl.Diagnostic) string {
	if !ivl.HasErrors(ds) {
		return "refused without a reason"
	}
	for _, d := range ds {
		if message := d.Error(); strings.Contains(message, "\n") || len(message) > 500 {
			return "not one line: " + message
		}
	}
	return ""
}

// place is the innermost place of gsmack below the panic.
func place(stack string) string {
	_, below, _ := strings.Cut(stack, "panic(")
	for _, line := range strings.Split(below, "\n") {
		if strings.Contains(line, "/llvm2ivl/") && strings.HasPrefix(line, "\t") {
			return " at " + filepath.Base(strings.Fields(line)[0])
		}
	}
	return ""
}

func mutate(r *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	for range 1 + r.Intn(3) {
		i, j := r.Intn(len(lines)), r.Intn(len(lines))
		switch r.Intn(6) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
		case 1:
			lines[i], lines[j] = lines[j], lines[i]
		default: // a word of one line in the place of a word of another
			from, to := word.FindAllString(lines[i], -1), word.FindAllStringIndex(lines[j], -1)
			if len(from) > 0 && len(to) > 0 {
				at := to[r.Intn(len(to))]
				lines[j] = lines[j][:at[0]] + from[r.Intn(len(from))] + lines[j][at[1]:]
			}
		}
		if len(lines) == 0 {
			return ""
		}
	}
	return strings.Join(lines, "\n")
}
