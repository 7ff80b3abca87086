package verifier

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
)

// toy is an engine that does what a test says.
type toy struct {
	decide func(context.Context, *engine.Problem) (*engine.Answer, error)
}

func (toy) Name() string { return "toy" }

func (e toy) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	return e.decide(ctx, p)
}

// register puts a toy into the table, before all other engines, for the time of the test.
func register(t *testing.T, auto bool, decide func(context.Context, *engine.Problem) (*engine.Answer, error)) {
	before := engines
	t.Cleanup(func() { engines = before })
	engines = append([]entry{{
		name: "toy", doc: "plays", auto: auto,
		make: func(Options) engine.Engine { return toy{decide} },
	}}, before...)
}

func program(t *testing.T, body string) *ivl.Program {
	t.Helper()
	return ivltest.Program(t, "toy.bpl", []byte(`var x: int; procedure other() modifies x; { x := 1; }
procedure main() modifies x; { x := 0; async call other(); `+body+` }`))
}

// TestNewEngine has an engine decide that nothing but the table knows: it is asked by its
// name, with growing bounds as long as it says that loops are cut off.
func TestNewEngine(t *testing.T) {
	var asked []int
	register(t, false, func(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
		if _, err := p.Instances(ctx); err != nil {
			return nil, err
		}
		unroll := []int{1, 2, 3}[p.Attempt]
		asked = append(asked, unroll)
		if len(asked) < 3 {
			return engine.Settled([]goal.BoundHit{{Name: "unroll", Limit: unroll, At: "toy.bpl:2"}}), nil
		}
		return engine.Settled([]goal.BoundHit{{Name: "patience", Limit: 3}}), nil
	})
	res, diags := Verify(context.Background(), program(t, "while (x == 0) { x := 0; }"), Options{Engine: "toy"})
	if len(diags) > 0 || res.Verdict != Bounded || !slices.Equal(res.Bounds, []BoundHit{{Name: "patience", Limit: 3}}) || res.Stats.Engine != "toy" {
		t.Errorf("%v %+v", diags, res)
	}
	if len(asked) != 3 || !slices.IsSorted(asked) || asked[0] == asked[2] {
		t.Errorf("asked with loops unrolled %v", asked)
	}
	if res, _ := Verify(context.Background(), program(t, ""), Options{Engine: "nobody"}); res.Verdict != Unknown {
		t.Errorf("an engine that is not there says %v", res.Verdict)
	}
}

// TestCompiled asks for the engine that runs the program itself, which there is not.
func TestCompiled(t *testing.T) {
	res, _ := Verify(context.Background(), program(t, ""), Options{Engine: Explore})
	if want := "the engine explore takes the program itself, not its translation"; res.Verdict != Unknown || res.Reason != want {
		t.Errorf("%v: %s", res.Verdict, res.Reason)
	}
}

// TestNoProgressAfterwards makes sure that an engine that is stopped because another one
// was faster, and does not notice, is not heard any more.
func TestNoProgressAfterwards(t *testing.T) {
	over := make(chan struct{})
	register(t, true, func(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
		defer close(over)
		for stop := time.Now().Add(headStart + time.Second); time.Now().Before(stop); {
			p.Report(engine.Measure{Terms: 1})
			p.Runner.Do("play", func() {})
			time.Sleep(time.Millisecond)
		}
		return nil, ctx.Err()
	})
	var returned atomic.Bool
	res, _ := Verify(context.Background(), program(t, "assert x < 2;"), Options{Jobs: 2, Progress: func(Progress) {
		if returned.Load() {
			t.Error("there is progress after the end")
		}
	}})
	returned.Store(true)
	if res.Verdict != Verified {
		t.Errorf("%v", res.Verdict)
	}
	<-over
}

// TestExploreThird has Explore join in where the other engines refuse, and only there.
func TestExploreThird(t *testing.T) {
	refuses := func(context.Context, *engine.Problem) (*engine.Answer, error) {
		return &engine.Answer{Status: engine.Unmodelled, Reason: "refused"}, nil
	}
	doubts := func(context.Context, *engine.Problem) (*engine.Answer, error) {
		return &engine.Answer{Status: engine.Doubtful, Reason: "a race"}, nil
	}
	proves := func(context.Context, *engine.Problem) (*engine.Answer, error) { return engine.Settled(nil), nil }
	for _, c := range []struct {
		decide            func(context.Context, *engine.Problem) (*engine.Answer, error)
		explored          *Result
		want              Verdict
		reason            string
		asked, sideBySide bool
		breaks            bool
	}{
		{refuses, &Result{Verdict: Violated}, Violated, "", true, false, false},
		{refuses, &Result{Verdict: Verified}, Verified, "", true, true, false},
		{refuses, &Result{Verdict: Bounded, Stats: Stats{Executions: 3}}, Unknown, "refused; the compiled program did not fail (gsmack explore, executions: 3)", true, false, false},
		{refuses, nil, Unknown, "refused", true, true, false},
		{refuses, nil, Unknown, "refused; the engine explore broke down (no); this is a defect of gsmack, please report it", true, true, true},
		{doubts, &Result{Verdict: Violated}, Violated, "", true, false, false},
		{doubts, &Result{Verdict: Verified}, Unknown, "refused", true, false, false}, // by the one before
		{proves, &Result{Verdict: Violated}, Verified, "", false, true, false},
	} {
		register(t, true, c.decide)
		asked := false
		o := Options{Jobs: 1, Explore: func(context.Context, func()) *Result { asked = true; return c.explored }}
		if c.sideBySide {
			o.Jobs = 2
		}
		if c.breaks {
			o.Explore = func(context.Context, func()) *Result { asked = true; panic("no") }
		}
		res, _ := Verify(context.Background(), program(t, ""), o)
		if res.Verdict != c.want || res.Reason != c.reason || asked != c.asked {
			t.Errorf("explored %+v: %v %q, asked %v", c.explored, res.Verdict, res.Reason, asked)
		}
	}
}

// TestExploredBenign names the benign races of a program whoever answers.
func TestExploredBenign(t *testing.T) {
	register(t, true, func(context.Context, *engine.Problem) (*engine.Answer, error) {
		return &engine.Answer{Status: engine.Unmodelled, Reason: "refused"}, nil
	})
	p := ivltest.Program(t, "benign.bpl", []byte(`var {:data} x: int;
procedure {:model} set() modifies x; { x := 1; }
procedure other() modifies x; { call {:benign_race "a.c", 7} set(); }
procedure main() modifies x; { x := 0; async call other(); call {:benign_race "a.c", 9} set(); }`))
	for _, explore := range []func(context.Context, func()) *Result{nil, func(context.Context, func()) *Result { return &Result{Verdict: Violated} }} {
		res, _ := Verify(context.Background(), p, Options{Jobs: 1, Explore: explore})
		if want := []ivl.Pos{{File: "a.c", Line: 7}, {File: "a.c", Line: 9}}; !slices.Equal(res.Benign, want) {
			t.Errorf("%v: benign are %v", res.Verdict, res.Benign)
		}
	}
}

// TestDefects has an engine panic, or find what cannot be executed, where another one answers: that is said.
func TestDefects(t *testing.T) {
	for _, c := range []struct {
		decide func(context.Context, *engine.Problem) (*engine.Answer, error)
		want   string
	}{
		{func(context.Context, *engine.Problem) (*engine.Answer, error) { panic("no") }, "the engine toy broke down (no); this is a defect of gsmack, please report it"},
		{func(context.Context, *engine.Problem) (*engine.Answer, error) {
			return &engine.Answer{Status: engine.Diverged, Reason: "another way"}, nil
		}, "the engine toy: another way"},
		{func(context.Context, *engine.Problem) (*engine.Answer, error) {
			return &engine.Answer{Status: engine.NotApplicable, Reason: "no"}, nil
		}, ""},
	} {
		for _, brief := range []bool{false, true} {
			t.Run(fmt.Sprintf("%.20s/%v", c.want, brief), func(t *testing.T) {
				register(t, true, c.decide)
				engines[0].brief = brief
				res, diags := Verify(context.Background(), program(t, "assert x < 2;"), Options{Jobs: 2})
				said := ""
				for _, d := range diags {
					said += d.Message
				}
				if res.Verdict != Verified || said != c.want || ivl.HasErrors(diags) {
					t.Errorf("%v: %v", res.Verdict, diags)
				}
			})
		}
	}
}

// TestNoEncoding asks each engine that encodes about a program that has no encoding: none applies, and each says why in the same words.
func TestNoEncoding(t *testing.T) {
	p := ivltest.Program(t, "f.bpl", []byte(`function f<T>(x: T): T; procedure main() { var x: int; x := f(x); assert x == 0; }`))
	for _, name := range []Engine{Order, Seq, Modular} {
		want := fmt.Sprintf("the engine %s does not apply: the polymorphic function f is not decided", name)
		if res, _ := Verify(context.Background(), p, Options{Engine: name}); res.Verdict != Unknown || res.Reason != want {
			t.Errorf("%s says %v: %s", name, res.Verdict, res.Reason)
		}
	}
}
