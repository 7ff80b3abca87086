package verifier_test

import (
	"bytes"
	"context"
	"flag"
	"hash/crc32"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

var (
	programs = flag.Int("programs", 35, "how many random programs TestRandomPrograms decides")
	engines  = flag.String("engines", "seq,seq//deeper,order,order//deeper,order/eager,order/lazy,order///bare,order///one,order///thorough,modular///thorough,walk,auto", "the engines that TestRandomPrograms asks, with transitivity, whether small bounds on unrolling are tried first, and whether no lemma is used, all but one of them, or all wherever they apply")
)

// TestRandomPrograms checks the verdict on random concurrent programs against
// the interpreter's walk over all interleavings.
func TestRandomPrograms(t *testing.T) {
	tried, count := 0, map[verifier.Verdict]int{}
	for seed := range seed.Each(t, *programs) {
		tried++
		src := generate(rand.New(rand.NewSource(seed)))
		v, skipped := compare(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -programs=1):\n%s", seed, seed, src)
		}
		if !skipped {
			count[v]++
		}
	}
	t.Logf("verdicts agreed on: %v", count)
	if tried >= 35 && (count[verifier.Verified] == 0 || count[verifier.Violated] == 0) {
		t.Errorf("the generator is one-sided: %v", count)
	}
}

// compare decides one program both ways. It skips programs that are too large
// to walk, and those whose loops do not end.
func compare(t *testing.T, src string) (verdict verifier.Verdict, skipped bool) {
	t.Helper()
	return compareBy(t, src, *engines)
}

func compareBy(t *testing.T, src, engines string) (verdict verifier.Verdict, skipped bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	p := ivltest.Program(t, "random.bpl", []byte(src))
	low := cfgtest.LowerProgram(t, p)
	walk, err := interp.Explore(ctx, low, interp.Limits{Numbers: numbers, States: 20_000, All: true, Races: true, Hangs: true})
	if err != nil || !walk.Complete && !walk.Violated() {
		return 0, true
	}
	schedules := slices.Clone(walk.Schedules)
	for i, s := range append(schedules, walk.DeadlockSchedule, walk.RaceSchedule) {
		if s == nil || i < len(walk.Failures) && !goal.Failures.Has(walk.Failures[i].Kind) {
			continue
		}
		if _, err := interp.Replay(ctx, low, s); err != nil && ctx.Err() == nil {
			t.Errorf("a schedule of the walk: %v", err)
		}
	}
	one := lemma.All[crc32.ChecksumIEEE([]byte(src))%uint32(len(lemma.All))] // the same for the same program
	found := map[verifier.Checks]bool{
		verifier.CheckAssert: walk.Violated(), verifier.CheckDeadlock: walk.Deadlock || walk.Hang, verifier.CheckRace: walk.Race,
	}
	both := verifier.CheckAssert | verifier.CheckDeadlock // what asserts says who may give up a lock
	found[both] = found[verifier.CheckDeadlock]
	for _, checks := range []verifier.Checks{verifier.CheckAssert, both, verifier.CheckRace} {
		if checks != verifier.CheckAssert && walk.Violated() {
			continue // the walk ends where an assertion fails
		}
		if checks == verifier.CheckRace && walk.Race && !racesFolded(ctx, t, low) {
			continue // either answer is right
		}
		verdicts := map[string]verifier.Verdict{}
		for _, name := range strings.Split(strings.ReplaceAll(engines, "///one", "///no-"+string(one.Name)), ",") {
			v, s := agree(ctx, t, p, name, checks, found[checks])
			verdicts[name] = v
			plain, asked := verdicts[strings.TrimSuffix(strings.TrimSuffix(name, "deeper"), "//")]
			if asked && v != plain && v != verifier.Unknown && plain != verifier.Unknown {
				t.Errorf("%s %v: %v, but %v without small bounds", name, checks.Names(), v, plain)
			}
			if t.Failed() {
				return v, s
			}
			if checks == verifier.CheckAssert {
				verdict, skipped = v, s
			}
		}
	}
	// With races, the engine order takes it that there are none where it asks for anything else.
	for _, checks := range []verifier.Checks{verifier.CheckAssert, verifier.CheckDeadlock} {
		if strings.Contains(engines, "order") && !(walk.Violated() && checks != verifier.CheckAssert) &&
			(found[checks] || !walk.Race || racesFolded(ctx, t, low)) {
			agree(ctx, t, p, "order", checks|verifier.CheckRace, found[checks] || walk.Race)
		}
	}
	return verdict, skipped
}

// racesFolded reports whether the walk finds a race after constants were
// propagated: what is read only in an expression that is a constant is not read
// any more then (C has no such reads: each load stands alone).
func racesFolded(ctx context.Context, t *testing.T, low *cfg.Program) bool {
	t.Helper()
	s, err := new(passes.Runner).Run(ctx, passes.State{Program: low}, &passes.Question{Flatten: passes.FlattenOptions{Bounds: passes.Bounds{Unroll: 4}}}, passes.Flattening)
	if ctx.Err() != nil {
		return false
	}
	if err != nil {
		t.Error(err)
		return false
	}
	folded, diags := cfg.Lower(s.Threads.IVL(), "main")
	if len(diags) > 0 {
		t.Errorf("%v", diags)
		return false
	}
	walk, err := interp.Explore(ctx, folded, interp.Limits{Numbers: numbers, States: 20_000, All: true, Races: true})
	return err == nil && walk.Race
}

// replays saves the schedule of a violation, and executes what was saved: that must be
// the same violation. The lemmas that are left out are left out again.
func replays(ctx context.Context, t *testing.T, p *ivl.Program, res *verifier.Result, without ...lemma.Lemma) {
	t.Helper()
	var text bytes.Buffer
	if err := res.Schedule.Write(&text); err != nil {
		t.Fatal(err)
	}
	s, err := trace.ReadSchedule(text.Bytes())
	if err != nil {
		t.Errorf("%v in\n%s", err, text.String())
		return
	}
	again, _, err := verifier.Replay(ctx, p, s, verifier.Options{WithoutLemmas: without})
	switch {
	case ctx.Err() != nil:
	case err != nil:
		t.Errorf("%v in\n%s", err, text.String())
	case again.Pos != res.Pos || again.Message != res.Message || len(again.Trace.Steps) != len(res.Trace.Steps):
		t.Errorf("%v (%s), and then %v (%s) of\n%s", res.Pos, res.Message, again.Pos, again.Message, text.String())
	}
}

// agree has an engine check one class of properties, of which a failure is
// reachable if found is set.
func agree(ctx context.Context, t *testing.T, p *ivl.Program, engine string, checks verifier.Checks, found bool) (verdict verifier.Verdict, skipped bool) {
	t.Helper()
	name, rest, _ := strings.Cut(engine, "/")
	transitivity, rest, _ := strings.Cut(rest, "/")
	deeper, bare, _ := strings.Cut(rest, "/")
	o := verifier.Options{Checks: checks, Unroll: 4,
		Engine: verifier.Engine(name), Transitivity: order.Transitivity(transitivity)}
	if deeper != "" {
		o = verifier.Growing(o)
	}
	o.Thorough = bare == "thorough"
	if left, one := strings.CutPrefix(bare, "no-"); one {
		o.WithoutLemmas = lemma.Without{lemma.Lemma(left)}
	}
	if bare == "bare" {
		for _, l := range lemma.All {
			o.WithoutLemmas = append(o.WithoutLemmas, l.Name)
		}
	}
	res, diags := verifier.Verify(ctx, p, o)
	if len(diags) > 0 {
		t.Errorf("%s: %v", engine, diags)
		return 0, true
	}
	switch res.Verdict {
	case verifier.Violated:
		// The walk does not see that an iteration which takes a lock and gives it back has no effect, which rests on assertions.
		if !found && !(checks&verifier.CheckAssert != 0 && strings.Contains(res.Message, "goes round in a loop")) {
			t.Errorf("%s %v: violated at %v (%s), but the walk finds nothing", engine, checks.Names(), res.Pos, res.Message)
		}
		replays(ctx, t, p, res, o.WithoutLemmas...)
	case verifier.Verified:
		if found {
			t.Errorf("%s %v: verified, but the walk finds a violation", engine, checks.Names())
		}
	case verifier.Bounded:
		return res.Verdict, true
	default:
		if (name == string(verifier.Walk) || name == string(verifier.Modular)) && strings.Contains(res.Reason, "does not apply") {
			t.Log(res.Reason)
			return res.Verdict, true
		}
		if strings.Contains(res.Reason, "whether the loop goes on for ever is not decided") || // docs/verdicts.md says when
			strings.Contains(res.Reason, "whether this loop goes on for ever is not decided: it can be left if an assumption holds") {
			t.Log(engine, res.Reason)
			return res.Verdict, true
		}
		if found && strings.Contains(res.Reason, "threads can go round for ever in a loop that is not known to wait") {
			t.Log(engine, res.Reason) // each round leaves other values in locals, say
			return res.Verdict, true
		}
		if ctx.Err() != nil {
			return res.Verdict, true
		}
		t.Errorf("%s %v: unknown: %s", engine, checks.Names(), res.Reason)
	}
	return res.Verdict, false
}
