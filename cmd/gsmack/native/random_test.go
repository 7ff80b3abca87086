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
	x, tokens, guarded [3]int
	held, spin         [3]bool
	next               [3]int
	phase              [3]int // of the operation that is next
	seen               [3][4]int
}

// perform gives the states in which the operation ends; none: it waits.
func (s situation) perform(thread int, o operation) (out []situation) {
	end := func(n situation, got int) {
		n.seen[thread][n.next[thread]] = got
		n.next[thread]++
		n.phase[thread] = 0
		out = append(out, n)
	}
	n, p, phase := s, s.x[o.at], s.phase[thread]
	follower := &n.x[(o.at+1)%3]
	on := func(phase int) {
		n.phase[thread] = phase
		out = append(out, n)
	}
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
	case 'v': // phase 1: it holds the lock
		switch phase {
		case 0:
			if n.held[o.at] = true; !s.held[o.at] {
				on(1)
			}
		case 1:
			n.guarded[o.at], n.held[o.at] = o.value, false
			end(n, 0)
		}
	case 'q', 'Q': // phase 1: it holds the lock, 2: and has found nothing, 3: and has found it
		switch phase {
		case 0:
			if n.held[o.at] = true; !s.held[o.at] {
				on(1)
			}
		case 1:
			if o.kind == 'Q' {
				p = s.guarded[o.at]
			}
			on(map[bool]int{true: 3, false: 2}[p == o.value])
		case 2:
			n.held[o.at] = false
			on(0)
		case 3:
			n.held[o.at] = false
			end(n, 0)
		}
	case 'z': // 2: it holds the lock, and has looked at the first one, 3: and has found nothing, 4: and has found it
		switch phase {
		case 0:
			if n.spin[o.at] = true; !s.spin[o.at] {
				on(1)
			}
		case 1:
			on(map[bool]int{true: 4, false: 2}[p == o.value])
		case 2:
			on(map[bool]int{true: 4, false: 3}[*follower == o.value])
		case 3:
			n.spin[o.at] = false
			on(0)
		case 4:
			n.spin[o.at] = false
			end(n, 1)
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

// outcomes are what the program prints, in all executions that end, and whether in some state there is no operation left that can end.
func outcomes(ctx context.Context, threads [][]operation) (ends map[string]bool, stuck bool) {
	ends = map[string]bool{}
	before := map[situation][]situation{}
	ending := []situation{} // from here operations end
	var walk func(s situation)
	walk = func(s situation) {
		if _, met := before[s]; met || ctx.Err() != nil {
			return
		}
		before[s] = nil
		on, left := false, false
		for t, list := range threads {
			if s.next[t] == len(list) {
				continue
			}
			left = true
			for _, n := range s.perform(t, list[s.next[t]]) {
				on = on || n.next != s.next
				walk(n)
				before[n] = append(before[n], s)
			}
		}
		if !left {
			ends[strings.NewReplacer("[", "", "]", "").Replace(fmt.Sprint(s.x, s.seen))] = true
		}
		if !left || on {
			ending = append(ending, s)
		}
	}
	walk(situation{})
	met := map[situation]bool{}
	for len(ending) > 0 {
		s := ending[len(ending)-1]
		ending = ending[:len(ending)-1]
		if !met[s] {
			met[s] = true
			ending = append(ending, before[s]...)
		}
	}
	return ends, len(met) < len(before)
}

// randomOperations is a program whose threads unlock what they have locked.
func randomOperations(r *rand.Rand) (threads [][]operation) {
	kinds := []byte("rwacltpsoOegnibfqQvz")
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	kinds = append(kinds[:1+r.Intn(len(kinds))], "rw"...)
	variables := 1 + r.Intn(3)
	for range 2 + r.Intn(2) {
		var list []operation
		held := -1
		for n := 1 + r.Intn(4); len(list) < n; {
			o := operation{kinds[r.Intn(len(kinds))], r.Intn(variables), r.Intn(3)}
			if held == o.at && strings.ContainsRune("qQv", rune(o.kind)) {
				continue
			}
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
		if i%3 == 0 {
			q.Checks &^= CheckRace
		}
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
		a, err = Explore(ctx, q)
		if ctx.Err() != nil {
			return
		}
		// Whether loops that take back what they do ever end is a question that may stay open.
		_, open := a.Bounds["spinning"]
		if err != nil || a.Reason != "" || (a.Failed != nil) != stuck && !(stuck && open) {
			t.Fatalf("program %d %v: a deadlock: %v, not found: %v %+v", i, built.Arguments, stuck, err, a)
		}
	}
}
