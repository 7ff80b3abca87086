package explore

import (
	"context"
	"encoding/json"
	"iter"
	"math/rand"
	"reflect"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/seed"
)

// remote is a queue all of whose messages go through JSON, and that shares all that it can.
type remote struct {
	*queue
	t *testing.T
}

func sent[T any](t *testing.T, v T) T {
	text, err := json.Marshal(v)
	if err != nil {
		t.Error(err)
	}
	var out T
	if err := json.Unmarshal(text, &out); err != nil {
		t.Error(err)
	}
	return out
}

func (r remote) Take() *Part              { return sent(r.t, r.queue.Take()) }
func (r remote) Executed(s Report) Orders { return sent(r.t, r.queue.Executed(sent(r.t, s))) }
func (r remote) Split(number int, given []Given) []int {
	return r.queue.Split(number, sent(r.t, given))
}
func (r remote) Insert(i Insertion) {
	r.queue.Insert(sent(r.t, i))
	r.mu.Lock()
	defer r.mu.Unlock()
	r.fold()
}
func (r remote) Finish(p *Part)          { r.queue.Finish(sent(r.t, p)) }
func (r remote) Keep(p *Part, goOn bool) { r.queue.Keep(sent(r.t, p), goOn) }

// lagging is a program that is slow now and then, and whose explorer shares all that it can.
type lagging struct {
	*toy
	r *rand.Rand
	x *explorer
}

func (l *lagging) Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error) {
	l.x.fold()
	for range l.r.Intn(4) * l.r.Intn(4) {
		runtime.Gosched()
	}
	return l.toy.Run(ctx, steps, logged, ahead)
}

// TestJobs: several explore each class once, as one does, though they are interrupted now and then and go on as another number of them.
func TestJobs(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	n := seed.New(t)
	parts := 0
	for i := range 20000 {
		r := rand.New(rand.NewSource(n + int64(i)))
		p := random(r)
		whole, err := Explore(ctx, []Program{p}, Options{})
		if ctx.Err() != nil {
			t.Logf("%d programs, %d parts", i, parts)
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		classes := map[string]int{}
		var state *State
		limit := 0
		for {
			limit += 1 + r.Intn(len(p.seen)+5)
			q := newQueue(Options{Executions: limit, Resume: state}, cancel)
			var group sync.WaitGroup
			var toys []*toy
			for j := range 1 + r.Intn(4) {
				again := newToy(len(p.cells), p.threads...)
				toys = append(toys, again)
				slow := &lagging{again, rand.New(rand.NewSource(n + int64(j))), nil}
				slow.x = newExplorer(slow, Options{})
				slow.x.store.crowded = r.Intn(2) == 0
				group.Add(1)
				go func() {
					defer group.Done()
					q.fail(slow.x.work(ctx, remote{q, t}))
				}()
			}
			group.Wait()
			parts += q.last
			for _, again := range toys {
				for c, k := range again.count {
					classes[c] += k
				}
			}
			if ctx.Err() != nil {
				t.Logf("%d programs, %d parts", i, parts)
				return
			}
			if q.err != nil {
				t.Fatalf("program %d: %v", i, q.err)
			}
			state = sent(t, q.state())
			if q.result.Cut == "" {
				break
			}
		}
		for c := range p.seen {
			if classes[c] == 0 || classes[c] > 1 && !p.varies() {
				t.Fatalf("program %d %+v: %d of %d classes, met %d times: %s", i, p.threads, len(classes), len(p.seen), classes[c], c)
			}
		}
		if state.Executions != whole.Executions && !p.varies() || len(state.Parts) > 0 {
			t.Fatalf("program %d %+v: %d executions, not %d; %d parts are left", i, p.threads, state.Executions, whole.Executions, len(state.Parts))
		}
		if !reflect.DeepEqual(sent(t, state), state) {
			t.Fatal("a state is not read as it was written")
		}
	}
}
