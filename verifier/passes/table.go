package passes

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/spin"
)

// Stage is when a pass runs: how often, and on what.
type Stage uint8

// The stages.
const (
	// Lowering: once. The program becomes blocks.
	Lowering Stage = iota
	// Flattening: once for each bound on unrolling. Blocks become thread instances.
	Flattening
	// Pruning: once after each flattening, if questions are asked about the instances. They become smaller as far as it serves all of the questions.
	Pruning
	// Reducing: once for each question about the instances, which become smaller.
	Reducing
)

// String says how often passes of the stage run.
func (s Stage) String() string {
	return [...]string{"once", "for each bound on unrolling", "after each flattening", "for each question"}[s]
}

// State is a program on its way through the passes.
type State struct {
	Source  *ivl.Program
	Entry   string           // the procedure where execution begins if none has {:entrypoint}
	Diags   []ivl.Diagnostic // of lower
	Program *cfg.Program     // from lower on
	Threads *cfg.Threads     // from flatten on
}

// Question says what the passes are run for. It decides which of them run, and what they
// keep.
type Question struct {
	// Goals must be reached in the result if and only if they could be before.
	Goals goal.Set
	// Prefix asks only for what threads do before they may wait for the first time. The
	// state has no Threads afterwards if that is not much less than all they do.
	Prefix bool
	// Memory says which races are asked for.
	Memory Part
	// Settled are goals that are asked for apart: an execution ends before it reaches one.
	Settled goal.Set
	// Movers says that no two threads race, or that this is found out of the same instances.
	Movers bool
	// Sure has threads leave loops behind which it is open whether an assumption excludes that.
	Sure bool
	// Shadows has what tells something of memory move with it.
	Shadows bool
	// Flatten are the bounds of flatten.
	Flatten FlattenOptions
	// History says what assertions about histories claim; nil: no history.
	History *History
	// NoGuesses has spin rest on no assertion that is not asked for.
	NoGuesses bool
	// Whole has loops stay as they are.
	Whole bool
	// Without are the lemmas that are not used.
	Without lemma.Without
	// Reported are failures that are no news.
	Reported []goal.Failure
}

// Part is a part of a question, which may be put apart from the rest.
type Part uint8

// The parts of a question about races.
const (
	Whole    Part = iota
	OfMemory      // races on what assertions about memory read: between an access to an object and the end of its life
	Others        // all other races
)

// Pass is a step between the resolved program and its encoding.
type Pass struct {
	Name  string // as --dump-after takes it
	Doc   string // one line
	Stage Stage
	// Serves says which questions the pass is run for, for people; "" means all.
	Serves string

	wanted func(*Question) bool // nil: always
	// run leaves what it takes as it is, but for the Program: passes over blocks change
	// it in place.
	run func(context.Context, *State, *Question) error
}

// Table lists the passes in the order in which they run.
var Table = []Pass{
	{
		Name: "lower", Stage: Lowering,
		Doc: "basic blocks, one access to shared memory a statement, contracts made explicit",
		run: lower,
	},
	{
		Name: "history", Stage: Lowering, Serves: "linearizability",
		Doc:    "write down which histories are allowed, and have operations wait for one another in sequential runs",
		wanted: func(q *Question) bool { return q.History != nil },
		run:    onBlocks(func(p *cfg.Program, q *Question) { q.History.write(p) }),
	},
	{
		Name: "unchecked", Stage: Lowering, Serves: "not all kinds of assertions are goals",
		Doc:    "drop assertions that are no goals, but not what they read of the program's memory",
		wanted: func(q *Question) bool { return q.Goals&goal.Asserted != goal.Asserted },
		run:    onBlocks(func(p *cfg.Program, q *Question) { dropUnchecked(p, q.Goals|goal.Limits, !q.NoGuesses) }),
	},
	{
		Name: "reported", Stage: Lowering, Serves: "other failures than those that were reported",
		Doc:    "set failures aside that were reported, so that others are found",
		wanted: func(q *Question) bool { return len(q.Reported) > 0 },
		run:    onBlocks(func(p *cfg.Program, q *Question) { setAside(p, q.Reported) }),
	},
	{
		Name: "spin", Stage: Lowering,
		Doc:    "cut idempotent spin iterations: waiting in a loop needs no unrolling",
		wanted: func(q *Question) bool { return !q.Whole },
		run: onBlocks(func(p *cfg.Program, q *Question) {
			var watched map[*ivl.Var]bool
			if q.Goals.Has(goal.Unordered) {
				watched = p.Suspects()
			}
			spin.Cut(p, watched, q.Goals, q.Without)
		}),
	},
	{
		Name: "faint", Stage: Lowering, Serves: "loops that stay as they are",
		Doc:    "find variables that make no difference to more than themselves, which spin finds for itself",
		wanted: func(q *Question) bool { return q.Whole && q.Without.Uses(lemma.Faint) && !q.Goals.Has(goal.Unordered) },
		run:    onBlocks(func(p *cfg.Program, _ *Question) { p.Faint = p.FindFaint(p.Inert()) }),
	},
	{
		Name: "flatten", Stage: Flattening,
		Doc: "one procedure a thread instance: calls inlined, loops unrolled, constants propagated",
		run: func(ctx context.Context, s *State, q *Question) (err error) {
			s.Threads, err = flatten(ctx, s.Program, q.Flatten, q.Without)
			return err
		},
	},
	{
		Name: "slice-all", Stage: Pruning,
		Doc: "drop assignments that no goal of any question depends on",
		run: onThreads(func(t *cfg.Threads, q *Question) *cfg.Threads { return slice(t, q.Goals) }),
	},
	{
		Name: "probes", Stage: Reducing, Serves: "questions other than deadlocks",
		Doc:    "end threads in front of probes, which say whether a thread spins for ever",
		wanted: func(q *Question) bool { return !asksForHangs(q) },
		run:    onThreads(func(t *cfg.Threads, _ *Question) *cfg.Threads { return spin.WithoutProbes(t) }),
	},
	{
		Name: "prefix", Stage: Reducing, Serves: "races in the lock-free prefix, checked first",
		Doc:    "end threads where they may wait for the first time",
		wanted: func(q *Question) bool { return q.Prefix },
		run:    onThreads(func(t *cfg.Threads, _ *Question) *cfg.Threads { return lockFreePrefix(t) }),
	},
	{
		Name: "assertions", Stage: Reducing, Serves: "deadlocks, races, some of the assertions",
		Doc:    "drop assertions that are no goals, but not what they read of the program's memory if that may race",
		wanted: func(q *Question) bool { return q.Goals&goal.Asserted != goal.Asserted },
		run:    onThreads(withoutAssertions),
	},
	{
		Name: "scalarize", Stage: Reducing,
		Doc: "replace maps that are only accessed at constant indices by scalars",
		run: onThreads(func(t *cfg.Threads, _ *Question) *cfg.Threads { return scalarizeMaps(t) }),
	},
	{
		Name: "slice", Stage: Reducing,
		Doc: "drop assignments to variables that no goal depends on",
		run: onThreads(func(t *cfg.Threads, q *Question) *cfg.Threads { return slice(t, q.Goals) }),
	},
	{
		Name: "settle-probes", Stage: Reducing, Serves: "deadlocks",
		Doc:    "drop probes in which the thread has a choice: it may leave its loop",
		wanted: asksForHangs,
		run:    onThreads(func(t *cfg.Threads, q *Question) *cfg.Threads { return spin.SettleProbes(t, q.Sure) }),
	},
	{
		Name: "join-movers", Stage: Reducing, Serves: "assertions and deadlocks, if races are asked for as well",
		Doc:    "accesses to data become part of the step before them",
		wanted: func(q *Question) bool { return q.Movers },
		run: onThreads(func(t *cfg.Threads, q *Question) *cfg.Threads {
			return joinMovers(t, q.Goals.Has(goal.Race), q.Shadows)
		}),
	},
}

// Constraint says that a pass comes before another one, and why.
type Constraint struct {
	First, Then string
	// Required: Then may only run if First did.
	Required bool
	Because  string
}

// Order lists why the passes of Table stand where they do.
var Order = []Constraint{
	{"lower", "history", true, "statements are replaced in blocks, which are ours"},
	{"history", "spin", false, "what an assertion reads matters to the loops before it"},
	{"lower", "unchecked", true, "assertions are statements of blocks only then: contracts and invariants have become some"},
	{"lower", "reported", true, "statements are replaced in blocks, which are ours"},
	{"reported", "spin", false, "whether a plain write is one that puts back what is there depends on races that are no failures"},
	{"lower", "spin", true, "loops are edges between blocks only then"},
	{"lower", "faint", true, "procedures are blocks only then"},
	{"unchecked", "faint", false, "what only a dropped assertion reads makes no difference"},
	{"unchecked", "spin", false, "a local that only a dropped assertion reads does not make an iteration differ from the last"},
	{"spin", "flatten", false, "what is cut is not unrolled"},
	{"lower", "flatten", true, "instances are copies of blocks"},
	{"flatten", "probes", true, "probes are cut from instances, which serve all questions"},
	{"probes", "prefix", false, "a probe is no place where a thread first waits"},
	{"probes", "assertions", false, "assertions in probes are no goals"},
	{"slice", "settle-probes", true, "a choice on which nothing depends is no choice"},
	{"flatten", "prefix", true, "where a thread may first wait is known of an acyclic instance"},
	{"flatten", "assertions", true, "the same instances serve all questions, and for most of them assertions are goals"},
	{"flatten", "scalarize", true, "indices are constants only where constants were propagated"},
	{"prefix", "scalarize", false, "an index that is not constant may lie behind the prefix"},
	{"assertions", "scalarize", false, "races are asked of whole maps"},
	{"assertions", "slice", false, "what only an assertion read is not needed any more"},
	{"slice", "join-movers", false, "what nobody needs is not joined"},
	{"settle-probes", "join-movers", false, "a probe is a step with a meaning of its own"},
	{"flatten", "slice-all", true, "most statements are needed by no goal only where constants were propagated"},
	{"slice-all", "scalarize", false, "a map stays whole for an access at an index that is not constant, though nobody needs it"},
	{"slice-all", "assertions", false, "what no question needs is dropped once for all of them"},
	{"scalarize", "slice", true, "an element that nobody reads is a variable only then"},
}

func onBlocks(f func(*cfg.Program, *Question)) func(context.Context, *State, *Question) error {
	return func(_ context.Context, s *State, q *Question) error {
		f(s.Program, q)
		s.Program.FindSteps()
		return nil
	}
}

func onThreads(f func(*cfg.Threads, *Question) *cfg.Threads) func(context.Context, *State, *Question) error {
	return func(_ context.Context, s *State, q *Question) error {
		s.Threads = f(s.Threads, q)
		return nil
	}
}

func lower(_ context.Context, s *State, _ *Question) error {
	if s.Program, s.Diags = cfg.Lower(s.Source, s.Entry); ivl.HasErrors(s.Diags) {
		return ErrInvalid
	}
	return nil
}

func asksForHangs(q *Question) bool { return q.Goals.Has(goal.Deadlock) }
