// Package verifier decides whether any interleaving of an IVL program breaks a
// property. It knows nothing of LLVM or C: ivl.Program and Options go in, a
// Result comes out. It imports ivl and its own subpackages only.
package verifier

import (
	"context"
	"fmt"
	"io"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
)

// Options says what Verify should do. The zero value is usable: bounds grow by
// themselves, CaDiCaL solves, nothing is limited.
type Options struct {
	// Entry names the procedure where execution begins when none carries
	// {:entrypoint}; "" means main.
	Entry string
	// Checks says what to check; 0 means DefaultChecks.
	Checks Checks
	// Unroll is how often the back edge of a loop may be taken when its exit
	// is not decided by constants; 0 lets the bound of each loop grow: 1, 2, 3, 5, 8, …
	Unroll int
	// UnrollAt is the same for loops, and calls of procedures by themselves, at places
	// (BoundHit.At), in place of Unroll.
	UnrollAt map[string]int
	// Rounds is the number of round-robin rounds of all threads; 0 lets it grow.
	Rounds int
	// Sequentialization is the one that engine Seq uses; "" means Lazy. Any other
	// asks for that engine.
	Sequentialization Sequentialization
	// Engine decides; "" means Auto. Rounds are of Seq alone.
	Engine Engine
	// Transitivity is when engine Order makes the order of steps transitive; ""
	// means Measured. Any other asks for that engine.
	Transitivity order.Transitivity
	// WithoutLemmas are the lemmas that are not used, to look for defects of them:
	// lemma.All has all. Those of package spin serve all engines.
	WithoutLemmas lemma.Without
	// Thorough has engine Order do in all programs what pays in large ones only, to look for defects of it.
	Thorough bool
	// Jobs is how many engines may run at the same time; 0 means one a core.
	Jobs int
	// Solver is "z3" or "sat" (in process) or "smtlib:COMMAND"; "" means sat.
	Solver string
	// MemoryLimit bounds the memory of the process and of the solvers that it runs, in
	// bytes; 0 means no limit.
	MemoryLimit int64

	// Explore, when set, is the engine Explore: it runs the program itself until ctx ends. Auto calls it, once, on a goroutine of its own, if the
	// other engines refuse or take long, and takes Violated and Verified for the answer. Nil says that the program cannot be run so.
	// It calls built when the program is there to run, from where on its time counts.
	Explore func(ctx context.Context, built func()) *Result

	// All asks for every failure, not only for the first: Result.Others and Result.Rest.
	All bool

	// NoGuesses has nothing be taken for true that might be, and decide more if it is: Result.Guess says when that was wrong.
	NoGuesses bool

	// Progress, when set, is called often with what is being done.
	Progress func(Progress)
	// DumpAfter names passes ("flatten", "sequentialize", …; "all") after
	// which the program is printed to Dump; "order" prints the nodes of that engine.
	DumpAfter []string
	Dump      io.Writer
	// DumpSMT, when set, receives each formula as SMT-LIB 2.
	DumpSMT io.Writer

	// CheckPasses has the invariants of the program checked after each pass.
	CheckPasses bool

	// history is what is asked about histories, if anything is.
	history *passes.History

	// reported are failures that are no news.
	reported []goal.Failure

	// growing, in tests, has the bounds grow up to Unroll.
	growing bool
}

// Progress is a snapshot of a running Verify.
type Progress struct {
	Phase   string // lower, flatten, sequentialize, encode, solve, replay
	Unroll  int
	Rounds  int
	Threads int
	Steps   int
	Terms   int
	// Covered are the bounds up to which nothing was found so far. Long is set if they cut
	// off nothing but loops that constants end, threads, and choices that loops repeat.
	Covered []BoundHit
	Long    bool
	// Engine is at work, and Loop is the loop that is unrolled furthest, as BoundHit.At has it.
	Engine Engine
	Loop   string
}

// At says for people what the work is at, and which option makes it less.
func (p Progress) At() (at, help string) {
	at = "at the phase " + p.Phase
	if p.Engine != "" {
		at += " of the engine " + string(p.Engine)
	}
	help = "name fewer classes in --check"
	if p.Loop != "" {
		at += ", " + BoundHit{Name: "unroll", Limit: p.Unroll, At: p.Loop}.String()
		help = fmt.Sprintf("bound that loop by --unroll-loop=%s:N", p.Loop)
	}
	if p.Threads > 1 {
		at += fmt.Sprintf(", %d threads", p.Threads)
	}
	if p.Terms > 0 {
		at += fmt.Sprintf(", %d terms", p.Terms)
	}
	return at, help
}

// Stopped is the result if the work ends with the snapshot, because time or memory is used
// up.
func (p Progress) Stopped(reason string) *Result {
	r := &Result{Verdict: Unknown, Reason: reason, Bounds: p.Covered}
	if len(p.Covered) > 0 && p.Long {
		r.Verdict, r.Limited = Bounded, true
	}
	return r
}
