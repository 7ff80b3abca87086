package main

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/bench"
	"github.com/gsmack/gsmack/cmd/gsmack/harness"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/order"
)

// options are the values of all flags of all commands.
type options struct {
	// translation
	clang         string
	llvmDis       string
	models        []string
	main          string
	havocUnknown  bool
	strictMembers bool
	unwritten     string // what memory that was never written holds
	integers      string
	settings      map[string]int64
	spurious      int
	wakeup        string
	mayFail       []string
	staticInit    string
	daemons       string
	volatile      string
	benign        []string
	all           bool
	project       string
	from          []string
	entry         string

	// bounds
	unroll, rounds    int
	unrollLoop        []string
	sequentialization string

	// properties
	checks []string

	// engine
	engine       string
	jobs         int
	transitivity string
	solver       string
	timeout      time.Duration
	memoryLimit  byteSize
	dumpAfter    []string
	dumpSMT      string
	saveSchedule string
	confirm      bool
	compiled     bool
	gdb          bool
	executions   int // of the explorer, as what follows
	preemptions  int
	random       int
	seed         uint64
	checkpoint   string
	resume       string
	steps        int
	debug        []string

	// output
	format, color, output, dialect string
	html, sarif, junit, witness    string
	failOn                         []string
	each, full                     bool
	verbose                        bool
	layout                         formatOptions
	harness                        harness.Options
	bench                          bench.Options
}

func translationFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.project, "project", "", "take what the program uses from the files of the compilation database `compile_commands.json`, compiled with its flags")
	f.StringArrayVar(&o.from, "from", nil, "take what the program uses from the `object`, archive, library or program that gsmack cc made; repeatable")
	f.StringVar(&o.entry, "entry", "", "with --project or --from: begin in `file`, which uses the project; the same as naming it as an argument")
	f.StringVar(&o.main, "main", "main", "execution begins in `function`")
	f.StringVar(&o.llvmDis, "llvm-dis", "", "read bitcode with `program` (default llvm-dis-14, or llvm-dis)")
	f.BoolVar(&o.havocUnknown, "havoc-unknown", false,
		"a called function with neither body nor model returns anything and changes nothing, and a variable that nothing defines has any value, instead of making the verdict UNKNOWN")
	f.BoolVar(&o.strictMembers, "strict-members", false,
		"an index that leads from an array to another member of its structure is a failure (of memory), instead of making the verdict UNKNOWN")
	f.StringVar(&o.unwritten, "unwritten", "none",
		"memory that was never written holds `none|any`: no value, so that to decide by it is a failure (of memory), or any value, as in SV-COMP")
	f.StringVar(&o.integers, "integers", "bitvector",
		"take C's integers for `bitvector|unbounded`: bit-vectors as in C, or unbounded numbers, which is faster and misses wrap-around")
	environmentFlags(f, o)
}

// environmentFlags say how a program is compiled and what its environment does.
func environmentFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.clang, "clang", "", "compile C with `program` (default $GSMACK_CLANG, or the newest of clang-21 to clang-14)")
	f.StringArrayVar(&o.models, "models", nil, "take the models in `file` (.c, .ll, .bc), before the default ones; repeatable")
	f.IntVar(&o.spurious, "spurious-wakeups", 1,
		"a wait in a loop that does more than test again wakes up at most `N` times in a row without a signal (0: no wait does)")
	f.StringVar(&o.wakeup, "wakeup", "any",
		"of several threads that wait for a lock, semaphore or signal, `any|fifo|lifo` goes on")
	f.StringSliceVar(&o.mayFail, "may-fail", nil,
		"these `functions` may fail for lack of memory or other resources: malloc,pthread_create,…")
	f.StringVar(&o.staticInit, "static-init", "zero",
		"what initialises a mutex, condition variable or rwlock in static storage: `zero|macro`, zero bytes as on Linux, or only the macros of POSIX, PTHREAD_MUTEX_INITIALIZER etc.")
	f.StringVar(&o.daemons, "daemons", "",
		"`allow|forbid` that main returns, which ends the process, while threads run or wait for work (not given: only while detached ones do)")
	f.StringVar(&o.volatile, "volatile", "race",
		"accesses to volatile objects `race|atomic`: race like any others, or are atomic with relaxed order as in Linux, not torn")
	f.StringArrayVar(&o.benign, "benign-race", nil,
		"accesses on the line `FILE:LINE` take part in no race, as on one with the comment // gsmack: benign-race; repeatable")
	f.StringToInt64Var(&o.settings, "set", nil,
		"what models of yours read with __gsmack_option: `name=N`; repeatable")
	f.Lookup("set").DefValue = "" // nothing to show
}

// translationOnly are the flags that say how C and LLVM IR are translated: a program of the
// verification language has all that in its text.
var translationOnly = []string{"models", "project", "from", "havoc-unknown", "strict-members", "unwritten", "integers", "spurious-wakeups", "wakeup", "may-fail", "static-init", "daemons", "volatile", "benign-race", "set"}

func boundFlags(f *pflag.FlagSet, o *options) {
	f.IntVar(&o.unroll, "unroll", 0, "take each loop's back edge up to `N` times (0: let it grow)")
	f.StringArrayVar(&o.unrollLoop, "unroll-loop", nil,
		"the same for one loop, or for a function that calls itself, as a report names it: `FILE:LINE:N`; repeatable")
	f.StringVar(&o.sequentialization, "sequentialization", "lazy",
		"`lazy|lal-reps`: the second covers any number of threads, 2 rounds if none are given, and never says VERIFIED")
	f.IntVar(&o.rounds, "rounds", 0, "cover `K` round-robin rounds of all threads (0: let it grow)")
}

func checkFlags(f *pflag.FlagSet, o *options) {
	f.StringSliceVar(&o.checks, "check", verifier.DefaultChecks.Names(),
		"check these `classes` of properties, of assert, deadlock, race, misuse, memory, overflow, leaks and linearizable")
}

// checked is the set of classes of properties to check.
func (o *options) checked() verifier.Checks {
	c, _ := verifier.ParseChecks(o.checks) // check has seen the error
	return c &^ verifier.Sequentialization(o.sequentialization).Unchecked()
}

func engineFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.engine, "engine", "auto", "decide with `"+strings.Join(verifier.Engines(), "|")+"`: "+verifier.EnginesHelp())
	f.StringVar(&o.transitivity, "transitivity", "auto", "order rules out cycles in the order of steps `auto|eager|lazy`: beforehand if that takes few clauses, always, or when one is met (docs/order.md)")
	f.IntVar(&o.jobs, "jobs", 0, "run up to `N` engines at the same time, or processes that explore, if it is asked for by name (0: one a core)")
	f.StringVar(&o.solver, "solver", "sat", "solve with `sat|z3|smtlib:COMMAND`; sat (CaDiCaL) takes what can be bit-blasted and leaves the rest to Z3; both run in process")
	limitFlags(f, o)
	f.StringSliceVar(&o.dumpAfter, "dump-after", nil, "print the program after `pass` (a name, or all) to standard error")
	f.StringSliceVarP(&o.debug, "debug", "d", nil, "look for defects of gsmack: `check` tests the invariants of the program after each pass, no-lemma=NAME leaves out a lemma ("+strings.Join(lemmas(), ", ")+")")
	f.StringVar(&o.dumpSMT, "dump-smt", "", "write each formula to `file` as SMT-LIB 2")
}

func limitFlags(f *pflag.FlagSet, o *options) {
	f.DurationVar(&o.timeout, "timeout", 0, "stop with UNKNOWN after `time` (90s, 10m; 0: never)")
	o.memoryLimit = mostMemory
	f.Var(&o.memoryLimit, "memory-limit", "stop with UNKNOWN above `size` of memory (800M, 4G; 0: never)")
}

func batchFlags(f *pflag.FlagSet, o *options) {
	f.BoolVar(&o.all, "all", false, "report every failure, not only the first: each with a counterexample of its own, and what holds beside them")
	f.BoolVar(&o.each, "each", false, "each file is a program of its own, as in a folder or in a task definition of SV-COMP (.yml); --jobs: how many at a time")
}

func scheduleFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.saveSchedule, "save-schedule", "", "write the counterexample to `file`, for gsmack replay; without one, no file is written")
	f.BoolVar(&o.confirm, "confirm", false, "execute the counterexample on the compiled program, too, and say whether it ends in the same failure (docs/explorer.md)")
}

func compiledFlags(f *pflag.FlagSet, o *options) {
	f.BoolVar(&o.compiled, "compiled", false, "execute the schedule on the compiled program (docs/explorer.md)")
	f.BoolVar(&o.gdb, "gdb", false, "the same in gdb, which stops where it fails; run executes the same schedule again, with your breakpoints")
}

func reportFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.format, "format", "text", "report as `text|json|github`: for people, for programs (docs/json.md), as annotations of a pull request")
	f.StringSliceVar(&o.failOn, "fail-on", nil, "these `verdicts` have an exit code other than 0: violated (1), unknown (3), bounded (4); without the flag, the first two")
	f.StringVarP(&o.output, "output", "o", "", "write the report to `file`")
	f.StringVar(&o.html, "html", "", "write the report as a page for a browser to `file`, too (docs/reports.md)")
	f.StringVar(&o.sarif, "sarif", "", "write the report as SARIF 2.1.0 to `file`, too")
	f.StringVar(&o.junit, "junit", "", "write the report as JUnit's XML to `file`, too")
	f.StringVar(&o.witness, "witness", "", "write a witness of SV-COMP to `file` (.graphml: format 1.0, else YAML 2.x) if there is a violation or a proof")
	terminalFlags(f, o)
}

// terminalFlags say how the text looks.
func terminalFlags(f *pflag.FlagSet, o *options) {
	f.BoolVar(&o.full, "full", false, "show all steps of a counterexample: without it long runs on which the failure does not depend are folded, and iterations of loops")
	f.StringVar(&o.color, "color", "auto", "colours: `auto|always|never`; NO_COLOR in the environment wins")
}

func outputFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.dialect, "dialect", "gsmack", "print for `gsmack|boogie|corral`")
	f.StringVarP(&o.output, "output", "o", "", "write to `file` instead of standard output")
}

var dialects = map[string]ivl.Dialect{"gsmack": ivl.Gsmack, "boogie": ivl.Boogie, "corral": ivl.Corral}

// flagChoices are the flags whose values are fixed words.
var flagChoices = map[string][]string{
	"integers":          {"bitvector", "unbounded"},
	"format":            {"text", "json", "github"},
	"color":             {"auto", "always", "never"},
	"dialect":           {"gsmack", "boogie", "corral"},
	"sequentialization": verifier.Sequentializations(),
	"engine":            verifier.Engines(),
	"transitivity":      {"auto", "eager", "lazy"},
	"volatile":          {"race", "atomic"},
	"unwritten":         {"none", "any"},
	"daemons":           {"allow", "forbid"}, // as models/c/thread.c counts them
	"static-init":       {"zero", "macro"},
	"wakeup":            {"any", "fifo", "lifo"}, // as models/c/queue.h counts them
}

// notNegative are the flags whose values are numbers or times from 0 on.
var notNegative = []string{"spurious-wakeups", "executions", "steps", "unroll", "rounds", "jobs", "sizes", "timeout"}

// valueKinds say what values the types of flags have.
var valueKinds = map[string]string{
	"int":           "a whole number of at most 18 digits",
	"duration":      "a time such as 90s or 10m",
	"size":          "a size such as 800M or 4G",
	"stringToInt64": "a name and a whole number, name=N",
	"bool":          "true or false",
	"stringSlice":   "a list of words with commas between them",
}

// check reports the first value that makes no sense.
func (o *options) check(f *pflag.FlagSet) error {
	for _, name := range slices.Sorted(maps.Keys(flagChoices)) {
		fl := f.Lookup(name)
		choices := flagChoices[name]
		if name == "format" && f.Lookup("into") != nil {
			choices = bench.Formats
		}
		if fl != nil && fl.Value.String() != fl.DefValue && !slices.Contains(choices, fl.Value.String()) {
			return fmt.Errorf("--%s cannot be %q; it is one of %s", name, fl.Value, strings.Join(choices, ", "))
		}
	}
	for _, name := range notNegative {
		if fl := f.Lookup(name); fl != nil && strings.HasPrefix(fl.Value.String(), "-") {
			return fmt.Errorf("--%s cannot be negative", name)
		}
	}
	switch {
	case o.all && slices.Contains(o.checks, "linearizable"):
		return fmt.Errorf("--all is not for --check=linearizable, which asks whether all histories are right")
	case f.Lookup("random") != nil && (o.random < 0 || o.random > 16):
		return fmt.Errorf("--random cannot be %d; it is a depth, of 1 to 16", o.random)
	case f.Lookup("random") != nil && o.random > 0 && o.preemptions >= 0:
		return fmt.Errorf("--random and --preemptions do not go together")
	case f.Lookup("random") != nil && (o.random > 0 || o.preemptions >= 0) && (o.checkpoint != "" || o.resume != ""):
		return fmt.Errorf("--checkpoint and --resume are for explorations of all schedules, without --random and --preemptions")
	case f.Lookup("unroll-loop") != nil && o.unrollAt() == nil && len(o.unrollLoop) > 0:
		return fmt.Errorf("--unroll-loop cannot be %q; it is FILE:LINE:N", strings.Join(o.unrollLoop, " "))
	case slices.ContainsFunc(o.benign, func(s string) bool { _, _, ok := cutLine(s); return !ok }):
		return fmt.Errorf("--benign-race cannot be %q; it is FILE:LINE", strings.Join(o.benign, " "))
	case f.Lookup("main") != nil && o.main == "":
		return fmt.Errorf("--main: name a function")
	}
	for _, v := range o.failOn {
		if !slices.Contains([]string{"violated", "bounded", "unknown"}, v) {
			return fmt.Errorf("--fail-on cannot be %q; it is a list of violated, bounded, unknown", v)
		}
	}
	if f.Lookup("transitivity") != nil {
		if err := o.verifier().Validate(); err != nil {
			return err
		}
	}
	if f.Lookup("check") != nil {
		if c, err := verifier.ParseChecks(o.checks); err != nil {
			return fmt.Errorf("--check: %w", err)
		} else if c == 0 {
			return fmt.Errorf("--check: name at least one class of properties")
		} else if c &= verifier.Sequentialization(o.sequentialization).Unchecked(); c != 0 && f.Changed("check") {
			return fmt.Errorf("--sequentialization=%s does not check %s", o.sequentialization, strings.Join(c.Names(), " and "))
		}
	}
	if f.Lookup("solver") != nil {
		if err := checkSolver(o.solver); err != nil {
			return err
		}
	}
	if _, ok := o.settings[""]; ok {
		return fmt.Errorf("--set: there is no name before the =; it is name=N")
	}
	for _, name := range o.debug {
		lemma, off := strings.CutPrefix(name, "no-lemma=")
		if off && !slices.Contains(lemmas(), lemma) {
			return fmt.Errorf("--debug: there is no lemma %q; there are %s", lemma, strings.Join(lemmas(), ", "))
		}
		if !off && name != "check" {
			return fmt.Errorf("--debug cannot be %q; it is check or no-lemma=NAME", name)
		}
	}
	var names []string
	for _, p := range verifier.Passes() {
		names = append(names, p[0])
	}
	for _, name := range o.dumpAfter {
		if name != "all" && !slices.Contains(names, name) {
			return fmt.Errorf("--dump-after: there is no pass %q; there are %s", name, strings.Join(append(names, "all"), ", "))
		}
	}
	return nil
}

// unrollAt are the bounds of single loops, nil if there are none or one makes no sense.
func (o *options) unrollAt() map[string]int {
	var bounds map[string]int
	for _, s := range o.unrollLoop {
		i := strings.LastIndexByte(s, ':')
		n, err := strconv.ParseUint(s[i+1:], 10, 31)
		if i < 1 || err != nil {
			return nil
		}
		if bounds == nil {
			bounds = map[string]int{}
		}
		bounds[s[:i]] = int(n)
	}
	return bounds
}

// verifier are the options as the verifier has them.
func (o *options) verifier() verifier.Options {
	return verifier.Options{
		Entry:             o.main,
		Checks:            o.checked(),
		Unroll:            o.unroll,
		UnrollAt:          o.unrollAt(),
		Rounds:            o.rounds,
		Engine:            verifier.Engine(o.engine),
		Sequentialization: verifier.Sequentialization(o.sequentialization),
		Jobs:              o.jobs,
		Transitivity:      order.Transitivity(o.transitivity),
		WithoutLemmas:     o.withoutLemmas(),
		All:               o.all,
		Solver:            o.solver,
		MemoryLimit:       o.memoryLimit.bytes(),
		DumpAfter:         o.dumpAfter,
		CheckPasses:       slices.Contains(o.debug, "check"),
	}
}

// lemmas names the lemmas that can be left out.
func lemmas() []string {
	var names []string
	for _, l := range lemma.All {
		names = append(names, string(l.Name))
	}
	return names
}

// withoutLemmas are the lemmas that --debug leaves out.
func (o *options) withoutLemmas() lemma.Without {
	var out lemma.Without
	for _, name := range o.debug {
		if left, off := strings.CutPrefix(name, "no-lemma="); off {
			out = append(out, lemma.Lemma(left))
		}
	}
	return out
}

// checkSolver reports an unknown solver, or one whose program cannot be run.
func checkSolver(solver string) error {
	if slices.Contains([]string{"sat", "cadical", "z3"}, solver) {
		return nil
	}
	command, process := strings.CutPrefix(solver, "smtlib:")
	words := strings.Fields(command)
	if !process || len(words) == 0 {
		return fmt.Errorf("--solver cannot be %q; it is sat, z3, or smtlib: and a command such as smtlib:cvc5", solver)
	}
	if _, err := exec.LookPath(words[0]); err != nil {
		return fmt.Errorf("--solver: %s cannot be run (%v); check the name", words[0], errors.Unwrap(err))
	}
	return nil
}

// byteSize is a number of bytes, read with the suffixes K, M, G and T (powers
// of 1024, an optional B or iB after them).
type byteSize int64

// Set reads a size.
func (b *byteSize) Set(s string) error {
	text := strings.ToUpper(strings.TrimSpace(s))
	text = strings.TrimSuffix(strings.TrimSuffix(text, "B"), "I")
	unit := int64(1)
	if text != "" {
		if i := strings.IndexByte("KMGT", text[len(text)-1]); i >= 0 {
			unit <<= 10 * (i + 1)
			text = text[:len(text)-1]
		}
	}
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || n < 0 || math.IsNaN(n) || n*float64(unit) > math.MaxInt64/2 {
		return fmt.Errorf("%q is not a size such as 800M or 4G", s)
	}
	*b = byteSize(n * float64(unit))
	return nil
}

// String writes the size in the largest unit that is exact.
func (b *byteSize) String() string {
	if *b == mostMemory {
		return "3/4 of the machine's"
	}
	n := int64(*b)
	for i, unit := range []string{"T", "G", "M", "K"} {
		if size := int64(1) << (10 * (4 - i)); n >= size && n%size == 0 {
			return fmt.Sprint(n/size) + unit
		}
	}
	return fmt.Sprint(n)
}

// Type names the kind of value, for pflag.
func (b *byteSize) Type() string { return "size" }
