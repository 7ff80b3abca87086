package native

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/seed"
)

// operation is one of testdata/operations.c.
type operation struct {
	kind      byte
	at, value int
}

// situation is the state of such a program.
type situation struct {
	x, tokens [3]int
	held      [3]bool
	next      [3]int
	seen      [3][4]int
}

// perform gives the states in which the operation ends; none: it waits.
func (s situation) perform(thread int, o operation) (out []situation) {
	end := func(n situation, got int) {
		n.seen[thread][n.next[thread]] = got
		n.next[thread]++
		out = append(out, n)
	}
	n, p := s, s.x[o.at]
	follower := &n.x[(o.at+1)%3]
	switch o.kind {
	case 'r':
		end(n, p)
	case 'w':
		n.x[o.at] = o.value
		end(n, 0)
	case 'a':
		n.x[o.at] += o.value
		end(n, p)
	case 'c':
		if p == o.value {
			n.x[o.at]++
		}
		end(n, p)
	case 'l':
		if n.held[o.at] = true; !s.held[o.at] {
			end(n, 0)
		}
	case 'u':
		n.held[o.at] = false
		end(n, 0)
	case 't':
		got := 0
		if s.held[o.at] {
			got = 1
		}
		end(n, got)
	case 'p':
		n.tokens[o.at]++
		end(n, 0)
	case 's':
		if n.tokens[o.at]--; s.tokens[o.at] > 0 {
			end(n, 0)
		}
	case 'o', 'O':
		if p == o.value || o.kind == 'O' && p > o.value {
			end(n, p)
		}
	case 'e':
		if p == o.value {
			end(n, *follower)
		}
	case 'g':
		if p == o.value {
			n.x[o.at]++
			end(n, 0)
		}
	case 'n':
		end(n, 0)
		n.x[o.at] = o.value
		end(n, 1)
	case 'i':
		if p != 0 {
			*follower = o.value
		}
		end(n, p)
	case 'b':
		end(n, 0)
		if p == o.value {
			end(n, 1)
		}
	case 'f':
		*follower = o.value
		end(n, 1)
		if p == o.value {
			end(n, 0)
		}
	}
	return out
}

// outcomes are what the program prints, in all executions that end, and whether some do not.
func outcomes(ctx context.Context, threads [][]operation) (ends map[string]bool, stuck bool) {
	ends = map[string]bool{}
	met := map[situation]bool{}
	var walk func(s situation)
	walk = func(s situation) {
		if met[s] || ctx.Err() != nil {
			return
		}
		met[s] = true
		on, left := false, false
		for t, list := range threads {
			if s.next[t] == len(list) {
				continue
			}
			left = true
			for _, n := range s.perform(t, list[s.next[t]]) {
				on = true
				walk(n)
			}
		}
		switch {
		case !left:
			ends[strings.NewReplacer("[", "", "]", "").Replace(fmt.Sprint(s.x, s.seen))] = true
		case !on:
			stuck = true
		}
	}
	walk(situation{})
	return ends, stuck
}

// randomOperations is a program whose threads unlock what they have locked.
func randomOperations(r *rand.Rand) (threads [][]operation) {
	kinds := []byte("rwacltpsoOegnibf")
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	kinds = append(kinds[:1+r.Intn(len(kinds))], "rw"...)
	variables := 1 + r.Intn(3)
	for range 2 + r.Intn(2) {
		var list []operation
		held := -1
		for n := 1 + r.Intn(4); len(list) < n; {
			o := operation{kinds[r.Intn(len(kinds))], r.Intn(variables), r.Intn(3)}
			if o.kind == 'l' || o.kind == 't' {
				if held >= 0 || len(list) == n-1 {
					o.kind, o.at = 'u', max(held, 0)
					if held < 0 {
						continue
					}
					held = -1
				} else if o.kind == 'l' {
					held = o.at
				}
			}
			if len(list) == n-1 && held >= 0 {
				o = operation{'u', held, 0}
			}
			list = append(list, o)
		}
		threads = append(threads, list)
	}
	return threads
}

var randomPrograms = flag.Int("random-programs", 300, "how many random programs TestRandomOperations explores")

// TestRandomOperations compares what compiled random programs compute in all their executions, and whether they come to a deadlock, with a
// walk through all states.
func TestRandomOperations(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	n := seed.New(t)
	var builds []*Built
	for _, level := range []string{"-O0", "-O2"} {
		built, err := Build(t.Context(), t.TempDir(), Options{Files: []string{"testdata/operations.c"}, Args: []string{level}})
		if err != nil {
			t.Fatal(err)
		}
		builds = append(builds, built)
	}
	for i := range *randomPrograms {
		r := rand.New(rand.NewSource(n + int64(i)))
		threads := randomOperations(r)
		ends, stuck := outcomes(ctx, threads)
		built := *builds[i%2]
		assumes := false
		for _, list := range threads {
			var text strings.Builder
			for _, o := range list {
				fmt.Fprintf(&text, "%c%d%d", o.kind, o.at, o.value)
				assumes = assumes || o.kind == 'g'
			}
			built.Arguments = append(slices.Clip(built.Arguments), text.String())
		}
		var output bytes.Buffer
		q := Question{Built: built, Checks: CheckRace | CheckMisuse | CheckAssert, Preemptions: -1, Output: &output, Executions: 20000, Settings: map[string]int64{}}
		a, err := Explore(ctx, q)
		if ctx.Err() != nil {
			t.Logf("%d programs", i)
			return
		}
		if err != nil || a.Reason != "" || a.Failed != nil {
			t.Fatalf("program %d %v: %v %+v", i, built.Arguments, err, a)
		}
		if a.Cut != "" {
			continue
		}
		met := map[string]bool{}
		for line := range strings.Lines(output.String()) {
			met[strings.TrimSpace(line)] = true
		}
		for end := range ends {
			if !met[end] {
				t.Fatalf("program %d %v: %d of %d results; not met: %s", i, built.Arguments, len(met), len(ends), end)
			}
		}
		if len(met) > len(ends) {
			t.Fatalf("program %d %v: %d results, not %d", i, built.Arguments, len(met), len(ends))
		}
		if assumes {
			continue
		}
		q.Checks |= CheckDeadlock
		if a, err = Explore(ctx, q); ctx.Err() == nil && (err != nil || a.Reason != "" || (a.Failed != nil) != stuck) {
			t.Fatalf("program %d %v: a deadlock: %v, not found: %v %+v", i, built.Arguments, stuck, err, a)
		}
	}
}
