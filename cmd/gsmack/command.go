package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// command is one row of the command table: help, flags, completion and
// dispatch are all made from it.
type command struct {
	name     string
	args     string // what follows the flags, for the usage line
	short    string
	long     string
	examples []string
	words    []string // the fixed words that its first argument can be, for completion
	raw      bool     // its arguments are another program's, flags too
	program  int      // which of its arguments, from 1, may be a program that was compiled elsewhere; what follows it is that program's. 0: none
	flags    func(*pflag.FlagSet, *options)
	run      func(context.Context, *invocation) (int, error)
}

// invocation is one run of a command: what it was given.
type invocation struct {
	command   *command
	opts      options
	flags     *pflag.FlagSet
	program   string   // that was compiled elsewhere, and that args are for; "" if none is named
	args      []string // before --
	clangArgs []string // after --
	moreFlags []string // for clang, of the command
	stdin     io.Reader
	piped     []byte // what stdin held, which may be translated more than once
	stdout    io.Writer
	stderr    io.Writer

	noGuesses bool // llvm2ivl.Options.NoGuesses
}

// commands is the command table, in the order of the help.
func commands() []*command {
	return []*command{
		{
			name:  "verify",
			args:  "[file or folder…] [-- clang flags]",
			short: "decide whether any interleaving breaks a property",
			long: `Reads C (.c), LLVM IR (.ll), bitcode (.bc) or the verification language (.bpl),
links what is given, and decides. Without a file it reads standard input, whatever
of these that is. C files are compiled with clang; what stands after -- goes to it.

The verdict, and the exit code:
  VERIFIED                  0  every interleaving and every input was covered
  NO VIOLATION UP TO BOUND  0  nothing found, but the named bound cut something off
  VIOLATED                  1  a counterexample was found and re-executed; it is shown
  (an error)                2  the input or the command line is at fault
  UNKNOWN                   3  out of time or memory, or a reachable construct without model

Without --unroll and --rounds the bounds grow (unroll 1, 2, 3, 5, 8, …; rounds 1, 2, 3, …)
until a violation is found, everything is covered, or the time is up. Rounds are
round-robin rounds: in each round every thread runs once, for as long as it likes,
so R rounds of T threads are up to R×T contexts.

Several files are one program. With --each, or where a folder or a task definition of SV-COMP
(.yml) is named, there are several programs, each with a verdict in a table; the exit code is
that of the worst: VIOLATED, an error, UNKNOWN.`,
			examples: []string{
				"gsmack verify prog.c",
				"clang -S -emit-llvm -g -O0 -o - prog.c | gsmack verify",
				"gsmack verify --timeout=60s a.c b.ll c.bc -- -Iinclude -DN=3",
				"gsmack verify --models=env.c --format=json prog.c",
				"gsmack verify --timeout=60s --junit=results.xml src/",
				"gsmack verify --project=build/compile_commands.json --entry=harness.c",
				"make CC=\"gsmack cc\" && gsmack verify --from=app --entry=harness.c",
			},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "what is checked, and how far", checkFlags, boundFlags)
				underTitle(f, o, "the program", batchFlags, translationFlags)
				underTitle(f, o, "how it is decided", engineFlags)
				underTitle(f, o, "the report", reportFlags, scheduleFlags)
			},
			run: runVerify,
		},
		{
			name:    "explore",
			args:    "[file.c…] [-- clang flags], or program [its arguments]",
			program: 1,
			short:   "run the compiled program under all its schedules",
			long: `Compiles the program with clang, its accesses instrumented, together with the models of threads, and
runs it once for each class of schedules that differ in more than the order of independent
steps (optimal dynamic partial-order reduction). Loops need no bound, data and the C library are
the real ones. The verdicts and exit codes are those of verify; VERIFIED is said only if all
schedules were run and no input was open. docs/explorer.md explains how it works.

A dynamically linked program for x86-64 need not be compiled again: the models then stand before its libraries. Of what its threads do,
only calls of pthreads, semaphores and C11's threads are seen, so that data races are not found.`,
			examples: []string{
				"gsmack explore prog.c",
				"gsmack explore --timeout=60s ./prog -n 3",
				"gsmack explore --executions=10000 --timeout=60s a.c b.c -- -Iinclude -O2",
			},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "what is checked, and how far", checkFlags, exploreFlags, limitFlags)
				underTitle(f, o, "the program", environmentFlags)
				underTitle(f, o, "the report", reportFlags, scheduleFlags)
			},
			run: runExplore,
		},
		{
			name:  "watch",
			args:  "file… [-- clang flags]",
			short: "verify again whenever a file changes",
			long: `Verifies the program as gsmack verify does, and again whenever one of its files, of its
models or of the headers beside them changes, until it is interrupted. If the verdict is
another one than the last time, it says what it was; if not, one line says so.`,
			examples: []string{"gsmack watch --timeout=30s prog.c"},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "what is checked, and how far", checkFlags, boundFlags)
				underTitle(f, o, "the program", translationFlags)
				underTitle(f, o, "how it is decided", engineFlags)
				underTitle(f, o, "the report", terminalFlags)
			},
			run: runWatch,
		},
		{
			name:    "replay",
			program: 2,
			args:    "schedule [file…] [-- clang flags]",
			short:   "execute a counterexample again that verify has saved",
			long: `Executes the schedule that gsmack verify --save-schedule=FILE wrote, on the program that is
given as it was to verify, with the same flags; those that say what is checked and how it is
decided have no effect. The interpreter follows each
choice, prints what verify printed, and gives its exit code, 1. A schedule that does not
fit the program, since that was changed, is an error: exit code 2, and the line of the schedule
where the two differ. docs/schedules.md explains the file.

A schedule of gsmack explore is executed on the program, compiled. With --compiled any other one is, too: first by
the interpreter, which says in which order threads come to which operations, and with which values.`,
			examples: []string{
				"gsmack verify --save-schedule=bug.sched prog.c",
				"gsmack replay bug.sched prog.c",
				"gsmack replay --compiled bug.sched prog.c",
				"gsmack replay --gdb bug.sched prog.c",
				"gsmack replay --format=json bug.sched a.c b.ll -- -Iinclude -DN=3",
			},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "how it is executed", compiledFlags)
				underTitle(f, o, "the program", translationFlags)
				underTitle(f, o, "the report", reportFlags)
				// So that the command line of verify can be repeated.
				hidden(f, o, checkFlags, boundFlags, engineFlags)
			},
			run: runReplay,
		},
		{
			name:  "translate",
			args:  "[file…] [-- clang flags]",
			short: "print the program in the verification language",
			long: `Prints what verify would decide: the program and the models it needs, translated
and linked. The output is a .bpl file that can be read, edited and verified.`,
			examples: []string{
				"gsmack translate prog.c > prog.bpl && gsmack verify prog.bpl",
				"gsmack translate --integers=unbounded --dialect=corral prog.c",
			},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "the program", translationFlags, checkFlags)
				underTitle(f, o, "the output", outputFlags)
			},
			run: runTranslate,
		},
		{
			name:  "sequentialize",
			args:  "[file…] [-- clang flags]",
			short: "print a sequential program with the same failures",
			long: `Prints a plain sequential Boogie program that fails exactly if the concurrent one
fails within the given bounds. Rounds are round-robin rounds: in each round every
thread runs once, for as long as it likes, and the entry thread once more at the end.

The lazy sequentialisation carries one copy of the shared state forward and has a
fixed set of threads, with loops unrolled. --sequentialization=lal-reps (Lal and Reps,
CAV 2008) has a copy of the shared state for each round, guesses what rounds begin with,
keeps loops and calls, and covers any number of threads; --unroll is not used.`,
			examples: []string{
				"gsmack sequentialize --rounds=2 prog.c > seq.bpl && gsmack verify seq.bpl",
				"gsmack sequentialize --unroll=2 --rounds=1 prog.bpl | boogie stdin.bpl",
				"gsmack sequentialize --sequentialization=lal-reps prog.bpl > seq.bpl && boogie /loopUnroll:4 seq.bpl",
			},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "what is checked, and how far", checkFlags, boundFlags)
				f.Lookup("unroll").Usage = "take each loop's back edge up to `N` times (0: 3)"
				f.Lookup("rounds").Usage = "cover `K` round-robin rounds of all threads (0: 2)"
				underTitle(f, o, "the program", translationFlags)
				underTitle(f, o, "the output", outputFlags)
			},
			run: runSequentialize,
		},
		{
			name:  "check",
			args:  "[file.bpl…]",
			short: "parse and type-check programs of the verification language",
			long: `Reports every fault it finds, with its place and the line it is on; says nothing if
there is none.`,
			examples: []string{"gsmack check prog.bpl"},
			run:      runCheck,
		},
		{
			name:  "fmt",
			args:  "[file.bpl…]",
			short: "lay programs of the verification language out in the canonical way",
			long: `Prints each program with its lines, spaces and indentation in order. Comments, line breaks
inside statements and single empty lines stay; nothing else than white space changes.
Without a file it reads standard input.`,
			examples: []string{"gsmack fmt -l -w *.bpl", "gsmack fmt -d prog.bpl"},
			flags:    formatFlags,
			run:      runFormat,
		},
		{
			name:  "models",
			args:  "list | show name | stub [file…] [-- clang flags]",
			short: "list the modelled library functions, show one, or write stubs of those that are missing",
			long: `A called function without a body is replaced by its model: an ordinary C
function over the primitives of gsmack.h. --models=file.c adds models or replaces
these by name.

stub writes a C file with a stub of each function that the program reaches and that has neither body
nor model: it returns any value, and fills buffers with any bytes. The file is meant to be edited, and can be given to
--models as it is.`,
			examples: []string{
				"gsmack models list",
				"gsmack models show pthread_mutex_lock",
				"gsmack models show gsmack.h",
				"gsmack models stub prog.c > env.c && gsmack verify --models=env.c prog.c",
			},
			words: []string{"list", "show", "stub"},
			flags: func(f *pflag.FlagSet, o *options) {
				underTitle(f, o, "the program, for stub", translationFlags)
			},
			run: runModels,
		},
		{
			name:  "harness",
			args:  "header.h [-- clang flags]",
			short: "write a harness for a library from its header",
			long: `Prints a C program whose threads call the operations that the header declares: setup,
threads with calls each, chosen at will, join, teardown. What makes an object, what unmakes it and what
is an operation is guessed from the types, and stands in comments. The file compiles as it is and is meant
to be edited; docs/harness.md says how. The operations are marked for --check=linearizable.`,
			examples: []string{
				"gsmack harness include/queue.h > harness.c && gsmack verify harness.c queue.c",
				"gsmack harness --setup=list_init --functions=list_add,list_remove list.h -- -Iinclude",
			},
			flags: harnessFlags,
			run:   runHarness,
		},
		compilerCommand("cc", "C", ""),
		compilerCommand("c++", "C++", "++"),
		{
			name:  "bench",
			args:  "[folder or file…]",
			short: "run benchmarks and print a table of times and memory",
			long: `Runs gsmack verify, a process for each run, on the programs of a folder (tests/bench
if none is given) at each of their sizes, and prints a table. Comments in the
programs say what to run:

  // @bench dining philosophers, circular
  // @sizes N=4,8,16
  // @expect violated
  // @flags --check=deadlock -- -DCIRCULAR

Programs that only say // @expect, as those of tests/programs, have no size. The last line
says what all took together, so that engines can be compared.

The exit code is 1 if a verdict is wrong.`,
			examples: []string{
				"gsmack bench",
				"gsmack bench --engine=seq tests/programs/mutex",
				"gsmack bench --only=philosophers --engine=seq --timeout=10s",
				"gsmack bench --into=docs/BENCHMARKS.md",
			},
			flags: benchFlags,
			run:   runBench,
		},
		{
			name:  "completion",
			args:  "bash | zsh | fish",
			short: "print a completion script for a shell",
			long:  `Prints a script that makes the shell complete gsmack's commands and flags.`,
			examples: []string{
				"source <(gsmack completion bash)",
				"gsmack completion zsh > ~/.zfunc/_gsmack",
				"gsmack completion fish > ~/.config/fish/completions/gsmack.fish",
			},
			words: []string{"bash", "zsh", "fish"},
			run:   runCompletion,
		},
		{
			name:  "version",
			short: "print the version",
			long:  `Prints the version of gsmack, and of what it was built with: Go, and the solvers in process.`,
			run:   runVersion,
		},
		{
			name:     "help",
			args:     "[command]",
			short:    "explain a command",
			long:     `Explains a command, or lists all of them.`,
			examples: []string{"gsmack help verify"},
			run:      runHelp,
		},
	}
}

// compilerCommand is gsmack cc, or the same for C++.
func compilerCommand(name, language, suffix string) *command {
	return &command{
		name:  name,
		args:  "arguments of the compiler",
		short: "compile " + language + ", and keep the IR in the objects for gsmack verify --from",
		long: `Runs clang` + suffix + ` with these arguments as they are: what it prints, what it makes and its exit code are
clang's. Beside that each object gets a section with the IR of its file, which archives keep and linkers
join, so that gsmack verify --from=app finds in a program, a library, an archive or an object what it was
made from. GSMACK_CLANG names the clang, GSMACK_CC another compiler to run as asked, and so does a first
argument that is the name of one, as CMake's launchers have it.`,
		examples: []string{
			"make CC=\"gsmack " + name + "\" && gsmack verify --from=app",
			"./configure CC=\"gsmack " + name + "\" && make && gsmack verify --from=lib/.libs/libqueue.a --entry=harness.c",
			"cmake -DCMAKE_C_COMPILER_LAUNCHER=\"gsmack;" + name + "\" -B build",
		},
		raw: true,
		run: runCC,
	}
}

func findCommand(name string) *command {
	all := commands()
	if i := slices.IndexFunc(all, func(c *command) bool { return c.name == name }); i >= 0 {
		return all[i]
	}
	return nil
}

// dispatch parses the command line and runs the command it names.
func (inv *invocation) dispatch(ctx context.Context, args []string) (int, error) {
	if len(args) == 0 {
		writeOverview(inv.stderr)
		return exitUsage, nil
	}
	name, rest := args[0], args[1:]
	switch name {
	case "-h", "--help":
		name = "help"
	case "--version":
		name = "version"
	}
	inv.command = findCommand(name)
	if inv.command == nil {
		return 0, unknownCommand(name)
	}
	inv.flags = inv.command.flagSet(&inv.opts)
	if inv.command.raw {
		inv.args = rest
		return inv.command.run(ctx, inv)
	}
	rest = inv.withProgram(rest)
	if err := inv.flags.Parse(rest); err != nil {
		var invalid *pflag.InvalidValueError
		if errors.As(err, &invalid) {
			fl := invalid.GetFlag()
			return 0, inv.usage("--%s cannot be %q; it is %s", fl.Name, invalid.GetValue(), valueKinds[fl.Value.Type()])
		}
		if flag, meant := clangFlagsLast(rest); flag != "" {
			return 0, inv.usage("%s is for clang, whose flags come after --: gsmack %s %s", flag, name, meant)
		}
		return 0, inv.usage("%v", err)
	}
	if help, err := inv.flags.GetBool("help"); err == nil && help {
		return exitOK, inv.say(inv.command.writeHelp)
	}
	inv.args = append(inv.flags.Args(), inv.args...)
	if dash := inv.flags.ArgsLenAtDash(); dash >= 0 && inv.program == "" {
		inv.args, inv.clangArgs = inv.args[:dash], inv.args[dash:]
	}
	if err := inv.opts.check(inv.flags); err != nil {
		return 0, inv.usage("%v", err)
	}
	if err := inv.checkOutputs(); err != nil {
		return 0, err
	}
	return inv.command.run(ctx, inv)
}

// withProgram finds, among the arguments of a command that explores, a program that was compiled elsewhere. The arguments behind it are its
// own; the arguments before it are left.
func (inv *invocation) withProgram(args []string) []string {
	at := inv.command.program - 1
	if at < 0 {
		return args
	}
	probe := inv.command.flagSet(&options{})
	probe.SetInterspersed(false)
	if probe.Parse(args) != nil || probe.NArg() <= at || !native.IsProgram(probe.Arg(at)) {
		return args
	}
	begin := len(args) - probe.NArg() + at
	inv.program, inv.args = args[begin], args[begin+1:]
	return args[:begin]
}

// clangFlag is what clang takes and no command of gsmack does.
var clangFlag = lazyregexp.New(`^-(?:[DIUWOlLm]|std=|f|g|pthread|pedantic|isystem|include|iquote|idirafter|imacros|x|ansi|nostdinc)`)

// clangFlagsLast finds a flag of clang among what comes before --, and gives the command line with all of them after it;
// flag is "" if there is none.
func clangFlagsLast(args []string) (flag, meant string) {
	var ours, clangs []string
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			clangs = append(clangs, args[i+1:]...)
			break
		}
		if strings.HasPrefix(a, "--") || !clangFlag().MatchString(a) {
			ours = append(ours, a)
			continue
		}
		if flag == "" {
			flag = a
		}
		clangs = append(clangs, a)
		switch a {
		case "-I", "-D", "-U", "-isystem", "-include", "-iquote", "-idirafter", "-imacros", "-x": // the next word belongs to it
			if i++; i < len(args) {
				clangs = append(clangs, args[i])
			}
		}
	}
	return flag, strings.Join(append(append(ours, "--"), clangs...), " ")
}

func (c *command) flagSet(o *options) *pflag.FlagSet {
	f := pflag.NewFlagSet(c.name, pflag.ContinueOnError)
	f.SortFlags = false
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	if c.flags != nil {
		c.flags(f, o)
	}
	f.BoolVarP(&o.verbose, "verbose", "v", false, "say on standard error what is being done")
	f.BoolP("help", "h", false, "explain this command")
	return f
}

func (inv *invocation) usage(format string, args ...any) error {
	return &usageError{command: inv.command.name, message: fmt.Sprintf(format, args...)}
}

func unknownCommand(name string) error {
	if strings.HasPrefix(name, "-") {
		return &usageError{message: fmt.Sprintf("unknown flag %s before the command", name)}
	}
	if strings.ContainsAny(name, "./") {
		return &usageError{message: fmt.Sprintf("unknown command %q; to verify a file: gsmack verify %s", name, name)}
	}
	best, distance := "", 3
	for _, c := range commands() {
		if d := editDistance(name, c.name); d < distance {
			best, distance = c.name, d
		}
	}
	if best != "" {
		return &usageError{message: fmt.Sprintf("unknown command %q (did you mean %s?)", name, best)}
	}
	return &usageError{message: fmt.Sprintf("unknown command %q", name)}
}

// editDistance is Levenshtein's, over bytes.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			diagonal, row[j] = row[j], min(row[j]+1, row[j-1]+1, diagonal+cost)
		}
	}
	return row[len(b)]
}
