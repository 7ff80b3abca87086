package native

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	clangtool "github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
	"github.com/gsmack/gsmack/verifier/explore"
)

//go:embed runtime/*.c runtime/*.h
var sources embed.FS

// compiled are the models that are compiled: threads, what they synchronise with, and what ends the program. All else is the
// C library's own.
var compiled = []string{
	"assert", "atexit", "atomic_object", "barrier", "barrier_attr", "bounded", "c11_cond", "c11_mutex", "c11_mutex_try", "c11_once", "c11_specific", "c11_threads",
	"cancel", "cancel_state", "ceiling", "cond", "cond_attr", "cond_timed", "exit_object", "hints", "key", "mutex", "mutex_attr", "mutex_try", "needs", "nondet", "once",
	"process", "quick_exit", "robust", "rwlock", "rwlock_attr", "rwlock_try", "schedule", "semaphore", "semaphore_try", "smack_mutex", "spin", "svcomp", "thread",
	"thread_attr", "thread_equal", "thread_try",
}

// world are the models of what a counterexample may rest on beside: what the environment answers, and what library functions do with memory.
// Programs are linked with them where they are to follow one; else the C library is the real one.
var world = []string{
	"backtrace", "calendar", "control", "diagnose", "environment", "address_info", "epoll", "error_text", "eventfd", "exec", "family", "file", "fork", "futex", "getopt", "history", "input", "known", "library", "locale", "mapping", "memory", "message_queue", "number", "output", "path", "pipe", "poll", "printed", "random", "random_seed", "regex", "resource", "session",
	"scan", "search", "select", "sem_named", "signal", "signal_mask", "socket", "sort", "stream", "stream_buffer", "stream_lock", "string", "syscall", "system_v", "terminal", "text_made", "time", "users", "variable", "variable_set", "vector", "wide",
}

// always are those of them that a program calls in any case: threads wait by them, are told apart, or interrupted, or they only compute on memory, and their accesses
// are seen.
var always = []string{"memory", "signal", "signal_mask", "string", "syscall", "wide"}

// shown are functions of the C library that a program that is explored calls in runtime/library.c, which shows what they access.
var shown = append([]string{
	"puts", "fputs", "perror", "fwrite", "write", "pwrite", "writev", "send", "read", "pread", "recv", "fread", "vsprintf", "vsnprintf", "vprintf", "vfprintf", "vdprintf", "asprintf", "vasprintf",
	"sscanf", "vsscanf", "fscanf", "vfscanf", "scanf", "vscanf", "__isoc99_sscanf", "__isoc99_vsscanf", "__isoc99_fscanf", "__isoc99_vfscanf", "__isoc99_scanf", "__isoc99_vscanf",
	"strtol", "strtoul", "strtoll", "strtoull", "strtoimax", "strtoumax", "strtod", "strtof", "strtold", "atoi", "atol", "atoll", "atof", "qsort", "qsort_r", "fgets",
}, printers...)

// worldFlags have these models read what they say that they read, also if it is not needed, and take it that the program follows a
// counterexample.
var worldFlags = []string{"-O0", "-DGSMACK_FOLLOWS"}

// modelsCode is the section in which the code of the models lies, so that the runtime knows which is theirs.
const modelsCode = "gsmack_models"

// printers are the functions that print of which runtime/print.c has what the models leave to the translator.
var printers = []string{"printf", "fprintf", "dprintf", "sprintf", "snprintf"}

// scanners are functions that read from a text, of which runtime/scan.c does what can be seen.
var scanners = []string{"sscanf", "__isoc99_sscanf"}

// worldPrefix is what the names of their functions begin with, so that the C library goes on to call its own.
const worldPrefix = "gsmack_world_"

// trapping are the flags for what ends in a trap where a counterexample of the property is followed: an overflow, or an index beyond an array.
var trapping = map[string][]string{
	"overflow": {"-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero,float-cast-overflow", "-fsanitize-trap=all"},
	"memory":   {"-fsanitize=bounds", "-fsanitize-trap=all"},
}

const sanitize = "-fsanitize=thread"

// irAttributes is a group of attributes of functions in LLVM's text.
var irAttributes = lazyregexp.New(`(?m)^attributes #\d+ = \{ .*$`)

// withSanitizer has all functions of a module in LLVM's text be instrumented, also those that ask not to be.
func withSanitizer(module string) string {
	return irAttributes().ReplaceAllStringFunc(module, func(group string) string {
		return strings.Replace(strings.Replace(group, "{ ", "{ sanitize_thread ", 1), " disable_sanitizer_instrumentation ", " ", 1)
	})
}

// instrumented are the flags for code whose accesses are seen: plain ones and atomic ones, also a read before a write
// of the same variable.
var instrumented = []string{
	sanitize, "-mllvm", "-tsan-instrument-read-before-write=1", "-mllvm", "-tsan-distinguish-volatile=1",
	"-fno-omit-frame-pointer", "-mno-omit-leaf-frame-pointer", "-ftrivial-auto-var-init=pattern", "-fno-pic", "-fno-pie", "-fno-stack-protector",
}

// Of the functions of the program the runtime sees that they return, but not by an exception; of those of the models it does not.
var (
	returnsSeen   = []string{"-mllvm", "-tsan-instrument-func-entry-exit=1", "-mllvm", "-tsan-handle-cxx-exceptions=0"}
	returnsUnseen = []string{"-mllvm", "-tsan-instrument-func-entry-exit=0"}
)

// renamed are functions of the C library that compilers call by themselves and whose accesses the runtime shows.
var renamed = []string{"memcpy", "memmove", "memset", "strlen", "strcpy", "strcat"}

// Options say how a program is built.
type Options struct {
	Clang string // "" for clang-14, or clang
	// Files are C files, Args what clang gets for each beside what is needed here.
	Files []string
	Args  []string
	Main  string // the function that execution begins in; "" for main
	// Follows is the property that a counterexample violates, of the symbolic engines, that the program is to follow; "" if it is to follow none.
	Follows string
	// Places are where variables lie in it, as far as it says so.
	Places []Place
	// Memory has one that is explored know its objects, if it is C.
	Memory bool
}

// Error is what a tool wrote that failed.
type Error struct{ Tool, Text string }

func (e *Error) Error() string { return e.Tool + ": " + e.Text }

// Built is a program that was built.
type Built struct {
	Program string
	Outside []string // functions that it calls and that may give it anything: files, the environment, the time
	Unseen  []string // functions that it calls and whose accesses to memory are not seen
	Inputs  bool     // it calls one of Outside, or main has parameters
	Cancels bool     // it calls pthread_cancel
	Weak    bool     // it has a weak compare-and-exchange, which can fail for no reason
	// Compares: it compares values that may be identities of threads. Then that of a thread whose lifetime is over may be that of a new one (models/c/thread.h).
	Compares bool
	// Objects are the addresses of its variables, from and to, if it knows its objects (runtime/objects.c).
	Objects []uint64
	// Of a program that was compiled elsewhere: the library that stands before its libraries, its arguments, and where both were loaded.
	Library   string
	Arguments []string
	bases     *[2]uint64
}

// Build compiles and links into dir, which must exist.
func Build(ctx context.Context, dir string, o Options) (*Built, error) {
	if slices.Contains(o.Args, "-m32") {
		return nil, &Unmodelled{"code for 32 bits"}
	}
	b, err := newBuilder(ctx, o.Clang, dir)
	if err != nil {
		return nil, err
	}
	archives, library, object, err := b.environment(ctx)
	if err != nil {
		return nil, err
	}
	cplusplus := func(file string) bool { return clangtool.IsCPlusPlus(file, o.Args) }
	inCPlusPlus := slices.ContainsFunc(o.Files, cplusplus)
	if o.Follows == "memory" {
		o.Places = nil // there is room between variables
	}
	knows := o.Follows == "memory" || o.Memory && o.Follows == "" && !inCPlusPlus // exceptions leave functions without their knowing it
	objects, weak, compares, errnos := make([]string, len(o.Files)), make([]bool, len(o.Files)), make([]bool, len(o.Files)), make([]bool, len(o.Files))
	begins := make([][]string, len(o.Files)) // functions that run before main (llvm2ivl/link)
	group, gctx := errgroup.WithContext(ctx)
	group.SetLimit(max(2, runtime.NumCPU()))
	for i, file := range o.Files {
		objects[i] = filepath.Join(dir, fmt.Sprintf("%d.o", i))
		group.Go(explore.Caught(func() error {
			flags := slices.Concat([]string{"-g", "-O0", "-femulated-tls", "-fno-color-diagnostics", "-fno-caret-diagnostics"}, instrumented, returnsSeen)
			if cplusplus(file) {
				flags = append(flags, "-D_GLIBCXX_ASSERTIONS") // std::string is compiled here then, so that its accesses are seen
			} else {
				flags = append(flags, "-fgnu89-inline")
			}
			flags = append(flags, trapping[o.Follows]...)
			if knows {
				flags = append(flags, "-Xclang", "-fsanitize-address-use-after-scope") // where blocks end
			}
			flags = append(flags, o.Args...)
			ir := filepath.Join(dir, fmt.Sprintf("%d.ll", i))
			front := slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return f == sanitize }) // the program is to see no sanitizer
			front = append(front, "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-I"+b.include, "-include", filepath.Join(b.runtime, "inputs.h"), "-o", ir, file)
			if err := run(gctx, b.clang, front...); err != nil {
				return err
			}
			text, err := os.ReadFile(ir)
			if err != nil {
				return err
			}
			for _, m := range irInitialiser().FindAllSubmatch(text, -1) {
				begins[i] = append(begins[i], string(m[1]))
			}
			module, err := withAssembly(withPlaces(string(text), o.Places))
			if err != nil {
				return err
			}
			weak[i] = bytes.Contains(text, []byte("= cmpxchg weak "))
			errnos[i] = bytes.Contains(text, []byte("@__errno_location("))
			compares[i] = irCompares().Match(text)
			if _, optimised := clangtool.Unoptimised(o.Args); len(optimised) == 0 { // the optimiser does it itself
				module = withoutUnevaluated(module)
			}
			module = forward(withSanitizer(module))
			if o.Follows == "memory" {
				module = withArguments(withObjects(withValues(module), true), true)
			} else if knows {
				module = withArguments(withObjects(module, false), false)
			}
			module = withSections(withErrors(withEscapes(module)))
			if o.Follows != "" {
				module = withWeakness(module)
			}
			if err := os.WriteFile(ir, []byte(module), 0o600); err != nil {
				return err
			}
			if err := run(gctx, b.clang, append(withoutLanguage(flags), "-w", "-c", "-o", objects[i], ir)...); err != nil {
				return err
			}
			return rename(gctx, objects[i], o.Follows != "")
		}))
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	outside, unseen, missing, cancels, err := known(ctx, objects)
	if err == nil && len(missing) > 0 {
		objects, err = b.refused(ctx, objects, missing)
	}
	if err != nil {
		return nil, err
	}
	program := filepath.Join(dir, "program")
	args := append([]string{"-no-pie", "-Wl,-z,now", "-Wl,--allow-multiple-definition", "-o", program}, objects...)
	if len(o.Places) > 0 {
		script, err := placesScript(dir, o.Places)
		if err != nil {
			return nil, err
		}
		args = append(args, script...)
	}
	if begins := slices.Concat(begins...); begins != nil {
		object, err := b.initialisers(ctx, begins)
		if err != nil {
			return nil, err
		}
		args = append(args, object)
	}
	if o.Main != "" && o.Main != "main" { // what starts a program asks for main
		args = append(args, "-Wl,--wrap=main", "-Wl,--defsym=__wrap_main="+o.Main)
	}
	if o.Follows != "" && slices.Contains(errnos, true) { // why a call fails is a choice only then (models/c/failure.h)
		args = append(args, "-Wl,--defsym=__gsmack_looks_at_errno=1")
	}
	if o.Follows != "" { // they stand before what the models say of formats that nobody knows
		for _, name := range []string{"diagnose", "print", "scan", "scan_text"} {
			object := filepath.Join(dir, name+".o")
			if err := b.compileModel(ctx, filepath.Join(b.runtime, name+".c"), object); err != nil {
				return nil, err
			}
			archive := filepath.Join(dir, name+".a") // what is not called needs no model
			if err := run(ctx, "ar", "rcs", archive, object); err != nil {
				return nil, err
			}
			args = append(args, archive)
		}
		for _, name := range printers {
			args = append(args, "-Wl,--wrap="+worldPrefix+"v"+name)
		}
	}
	if o.Follows == "" {
		args = append(args, library)
	}
	if inCPlusPlus {
		more, err := b.cplusplusLibrary(ctx)
		if err != nil {
			return nil, err
		}
		args = append(args, more...)
	}
	args = append(append(append(args, forLinker(o.Args)...), archives...), object, "-lm")
	err = run(ctx, b.clang, args...)
	if missing := undefined().FindAllStringSubmatch(fmt.Sprint(err), -1); missing != nil && o.Follows != "" {
		args, err = b.arbitrary(ctx, args, missing)
		if err == nil {
			err = run(ctx, b.clang, args...)
		}
	}
	if err != nil {
		return nil, err
	}
	given, err := takesArguments(program)
	built := &Built{Program: program, Outside: outside, Unseen: unseen, Inputs: len(outside) > 0 || given, Cancels: cancels, Weak: slices.Contains(weak, true), Compares: slices.Contains(compares, true)}
	if err == nil && knows {
		var symbols *Symbols
		if symbols, err = built.symbols(); err == nil {
			built.Objects = symbols.objects()
		}
	}
	return built, err
}

// irCompares is a comparison of two values of 64 bits, neither of which is a constant, as llvm2ivl/pointsto/reuse.go has it, but whatever they are.
var irCompares = lazyregexp.New(`(?m)^  %[-\w.$]+ = (?:icmp (?:eq|ne) (?:i64|ptr|[^,]*\*) %[-\w.$"]+, %|cmpxchg [^,]*, (?:i64|ptr|[^,]*\*) )`)

// irInitialiser is a function of a program that uses SMACK's __SMACK_INIT.
var irInitialiser = lazyregexp.New(`(?m)^define .*@(__SMACK_init_[\w.]+)\(\)`)

// initialisers compiles the list of the functions that the runtime calls before main.
func (b *builder) initialisers(ctx context.Context, names []string) (object string, err error) {
	var text strings.Builder
	for _, n := range names {
		fmt.Fprintf(&text, "void %s(void);\n", n)
	}
	fmt.Fprintf(&text, "void (*const __gsmack_initialisers[])(void) = {%s, 0};\n", strings.Join(names, ", "))
	return b.compileText(ctx, "initialisers", text.String())
}

var undefined = lazyregexp.New("undefined reference to `(\\w+)'")

// arbitrary adds functions that nobody defines to what is linked: they give what the counterexample says, as with --havoc-unknown.
func (b *builder) arbitrary(ctx context.Context, args []string, missing [][]string) ([]string, error) {
	var text strings.Builder
	done := map[string]bool{}
	for _, m := range missing {
		if !done[m[1]] {
			fmt.Fprintf(&text, "long __gsmack_input_long(void);\nlong %s(void) { return __gsmack_input_long(); }\n", m[1])
		}
		done[m[1]] = true
	}
	object, err := b.compileText(ctx, "arbitrary", text.String())
	return append(args, object), err
}

// refused adds functions of threads that have no compiled model: nothing is known of a program that calls one.
func (b *builder) refused(ctx context.Context, objects, names []string, flags ...string) ([]string, error) {
	text := "void __gsmack_unknown(const char *);\n"
	for _, name := range names {
		text += fmt.Sprintf("void %s(void) { __gsmack_unknown(\"%v\"); }\n", name, &Unmodelled{name})
	}
	object, err := b.compileText(ctx, "refused", text, flags...)
	return append(objects, object), err
}

// compileText compiles functions that are made for this program.
func (b *builder) compileText(ctx context.Context, name, text string, flags ...string) (object string, err error) {
	file := filepath.Join(b.work, name+".c")
	object = filepath.Join(b.work, name+".o")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return "", err
	}
	return object, b.compileModel(ctx, file, object, flags...)
}

// cplusplusLibrary is what a C++ program is linked with: its library, what stands before some of that (runtime/cplusplus.c), and the models of
// what the library calls, which the linker would take from the C library.
func (b *builder) cplusplusLibrary(ctx context.Context) (args []string, err error) {
	object := filepath.Join(b.dir, "cplusplus.o")
	if err := b.compileModel(ctx, filepath.Join(b.runtime, "cplusplus.c"), object, "-femulated-tls"); err != nil {
		return nil, err
	}
	name, err := exec.CommandContext(ctx, b.clang, "-print-file-name=libstdc++.so").Output()
	if err != nil {
		return nil, err
	}
	out, err := exec.CommandContext(ctx, "nm", "-P", "-D", "-u", strings.TrimSpace(string(name))).Output()
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(string(out), "\n") {
		name, _, _ := strings.Cut(line, "@")
		if slices.Contains(compiled, models.Defining(name)) {
			args = append(args, "-Wl,-u,"+name)
		}
	}
	return append(args, object, "-lstdc++"), nil
}

// forLinker are those of the flags that the linker is to get: libraries, where they lie, objects.
func forLinker(flags []string) (out []string) {
	for _, f := range flags {
		library := strings.HasPrefix(f, "-l") || strings.HasPrefix(f, "-L") || strings.HasPrefix(f, "-Wl,")
		if library || !strings.HasPrefix(f, "-") && slices.Contains([]string{".a", ".o", ".so"}, filepath.Ext(f)) {
			out = append(out, f)
		}
	}
	return out
}

// withoutLanguage leaves out what says which language a text has, and what only the preprocessor and the parser of it know.
func withoutLanguage(flags []string) []string {
	return slices.DeleteFunc(slices.Clone(flags), func(f string) bool {
		return f == "-fgnu89-inline" || strings.HasPrefix(f, "-x") || strings.HasPrefix(f, "-std=")
	})
}

// cached gives a file that depends on nothing but the key. It is made once, in the user's cache if there is one, or
// else in dir.
func cached(dir, name, key string, make func(to string) error) (string, error) {
	made := filepath.Join(dir, name)
	user, err := os.UserCacheDir()
	if err != nil {
		return made, make(made)
	}
	hash := sha256.Sum256([]byte(key))
	kept := filepath.Join(user, "gsmack", fmt.Sprintf("%x-%s", hash[:12], name))
	if _, err := os.Stat(kept); err == nil {
		return kept, nil
	}
	if err := make(made); err != nil {
		return "", err
	}
	// Whoever finds it finds all of it.
	if os.MkdirAll(filepath.Dir(kept), 0o777) == nil {
		if staged, err := os.CreateTemp(filepath.Dir(kept), "new-"); err == nil {
			data, err := os.ReadFile(made)
			if err == nil {
				_, err = staged.Write(data)
			}
			if staged.Close() != nil || err != nil || os.Rename(staged.Name(), kept) != nil {
				os.Remove(staged.Name())
			}
		}
	}
	return made, nil
}

// builder compiles in a folder what is part of each program: models and the runtime.
type builder struct {
	clang, dir, include, work, runtime string
	key                                string // what is compiled depends on, beside the texts
}

// newBuilder makes the folders in dir, which must exist.
func newBuilder(ctx context.Context, clang, dir string) (*builder, error) {
	clang, err := clangtool.Path(clang)
	if err != nil {
		return nil, err
	}
	b := &builder{clang: clang, dir: dir, include: filepath.Join(dir, "include"), work: filepath.Join(dir, "work"), runtime: filepath.Join(dir, "runtime")}
	for _, d := range []string{b.include, b.work, b.runtime} { // models and parts of the runtime have some names in common
		if err := os.MkdirAll(d, 0o700); err != nil {
			return nil, err
		}
	}
	if err := models.Include(b.include); err != nil {
		return nil, err
	}
	version, err := exec.CommandContext(ctx, clang, "--version").Output()
	if err != nil {
		return nil, err
	}
	b.key = fmt.Sprintln(clang, string(version), instrumented, renamed, compiled, world, always, worldFlags, shown, modelsCode)
	return b, writeRuntime(b.runtime)
}

// modelTexts is all that compiled models depend on.
func (b *builder) modelTexts() (string, error) {
	header, err := os.ReadFile(filepath.Join(b.include, "gsmack.h"))
	texts := b.key + text("runtime/inputs.h") + string(header)
	for _, name := range models.Sources() {
		t, _ := models.SourceFile(name)
		texts += name + t
	}
	return texts, err
}

// environment gives the archives of the models, what shows the C library's accesses, and the runtime, compiled.
func (b *builder) environment(ctx context.Context) (archives []string, library, object string, err error) {
	texts, err := b.modelTexts()
	if err != nil {
		return nil, "", "", err
	}
	for name, list := range map[string][]string{"models.a": compiled, "world.a": world} {
		archive, err := cached(b.dir, name, texts, func(to string) error {
			return b.compileModels(ctx, to, list)
		})
		if err != nil {
			return nil, "", "", err
		}
		archives = append(archives, archive)
	}
	slices.Sort(archives)
	slices.Reverse(archives) // what the world calls stands behind it
	// What calls none of its functions does not get it.
	library, err = cached(b.dir, "library.a", b.key+runtimeText(), func(to string) error {
		object := filepath.Join(b.work, "library.o")
		err := b.compileRuntime(ctx, "library", object)
		if err == nil {
			err = run(ctx, "objcopy", "--rename-section", ".text="+modelsCode, object)
		}
		if err == nil {
			err = run(ctx, "ar", "rcs", to, object)
		}
		return err
	})
	if err != nil {
		return nil, "", "", err
	}
	object, err = cached(b.dir, "runtime.o", b.key+runtimeText(), func(to string) error {
		return b.compileRuntime(ctx, "runtime", to)
	})
	return archives, library, object, err
}

func (b *builder) compileRuntime(ctx context.Context, name, to string, args ...string) error {
	args = append([]string{"-c", "-O2", "-fno-omit-frame-pointer", "-fno-builtin-malloc", "-fno-pic", "-fno-pie", "-fno-stack-protector"}, args...)
	return run(ctx, b.clang, append(args, "-o", to, filepath.Join(b.runtime, name+".c"))...)
}

func text(name string) string {
	data, err := sources.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(data)
}

// runtimeText is that of all files of the runtime.
func runtimeText() string {
	files, err := fs.Glob(sources, "runtime/*")
	if err != nil {
		panic(err)
	}
	all := ""
	for _, f := range files {
		all += text(f)
	}
	return all
}

func (b *builder) compileModels(ctx context.Context, to string, list []string, args ...string) error {
	for _, name := range models.Sources() {
		text, _ := models.SourceFile(name)
		if err := os.WriteFile(filepath.Join(b.work, name), []byte(text), 0o600); err != nil {
			return err
		}
	}
	group, gctx := errgroup.WithContext(ctx)
	group.SetLimit(max(2, runtime.NumCPU()))
	var objects []string
	for _, name := range list {
		object := filepath.Join(b.work, "model_"+name+".o")
		objects = append(objects, object)
		group.Go(func() error {
			args := slices.Clone(args)
			if name == "nondet" || slices.Contains(world, name) {
				args = append(args, "-include", filepath.Join(b.runtime, "inputs.h"))
			}
			if slices.Contains(world, name) {
				args = append(args, worldFlags...)
			}
			if err := b.compileModel(gctx, filepath.Join(b.work, name+".c"), object, args...); err != nil {
				return err
			}
			if err := rename(gctx, object, slices.Contains(world, name)); err != nil {
				return err
			}
			weak := []string{object, "--rename-section", ".text=" + modelsCode} // weak where a model defines a function that the runtime has, too
			for _, name := range renamed {
				weak = append(weak, "--weaken-symbol=gsmack_"+name)
			}
			return run(gctx, "objcopy", weak...)
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	return run(ctx, "ar", append([]string{"rcs", to}, objects...)...)
}

func (b *builder) compileModel(ctx context.Context, file, object string, args ...string) error {
	args = slices.Concat([]string{"-c", "-O1", "-fno-builtin", "-fno-strict-aliasing", "-D_GNU_SOURCE", "-DGSMACK_COMPILED", "-w"}, instrumented, returnsUnseen, args)
	return run(ctx, b.clang, append(args, "-I"+b.include, "-o", object, file)...)
}

func writeRuntime(dir string) error {
	files, err := fs.ReadDir(sources, "runtime")
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name()), []byte(text("runtime/"+f.Name())), 0o600); err != nil {
			return err
		}
	}
	return err
}

// rename has an object file call functions of the runtime and models instead of those of the C library. The models are those that
// are always called, and, if the file is in the world, those of the world. Printers show what they print in either case.
func rename(ctx context.Context, object string, inWorld bool) error {
	var args []string
	for _, name := range renamed {
		args = append(args, "--redefine-sym", name+"=gsmack_"+name)
	}
	for _, m := range models.List() {
		if !slices.Contains(renamed, m.Symbol) && (slices.Contains(always, m.File) || inWorld && (slices.Contains(world, m.File) || slices.Contains(scanners, m.Symbol)) && !slices.Contains(printers, strings.TrimPrefix(m.Symbol, "v"))) {
			args = append(args, "--redefine-sym", m.Symbol+"="+worldPrefix+m.Symbol)
		}
	}
	for _, name := range shown {
		if !inWorld || slices.Contains(printers, strings.TrimPrefix(name, "v")) {
			args = append(args, "--redefine-sym", name+"="+worldPrefix+name)
		}
	}
	return run(ctx, "objcopy", append(args, object)...)
}

var threading = lazyregexp.New(`^(pthread|sem|mtx|cnd|thrd|tss)_\w+$|^call_once$`)

// harmless are functions of the C library whose results depend on nothing but what the program hands them, if output does
// not fail.
var harmless = lazyregexp.New(`^(__tsan_|__emutls_|__gsmack_|gsmack_|__SMACK_|__VERIFIER_|__isoc\d+_ss|sscanf$|mem|str|(f|s|sn|v|vs|vsn|vf|d|a)?printf$|is[a-z]+$|to(upper|lower)$|__ctype_|ato|l?l?abs$|l?l?div$|` +
	`malloc$|calloc$|realloc$|free$|aligned_alloc$|posix_memalign$|memalign$|f?puts$|f?putc$|write$|putchar$|perror$|fflush$|setv?buf$|std(out|err)$|fwrite$|qsort(_r)?$|bsearch$|` +
	`(quick_)?exit$|_exit$|_Exit$|abort$|atexit$|at_quick_exit$|__assert|__errno_location$|u?sleep$|(clock_)?nanosleep$|sched_yield$|_?setjmp$|__sigsetjmp$|(_|sig|__)?longjmp(_chk)?$|(__)?pthread_|sem_|mtx_|cnd_|thrd_|tss_|call_once$|_GLOBAL_OFFSET_TABLE_$|` +
	`(f?(abs|min|max|mod)|sqrt|pow|exp|log|sin|cos|tan|floor|ceil|round|trunc)[fl]?$|reach_error$|nondet_|difftime$|__libc_single_threaded$)`)

// asking are functions of the C library that tell a program what it is not handed, and change nothing outside of it.
var asking = lazyregexp.New(`^(time|clock|clock_get(time|res)|gettimeofday|times|getrusage|(gm|local|mk|c|asc)time(_r)?|strftime|s?rand(om)?(_r)?|[dlm]rand48|getrandom|get(p?p|t|u|eu|g|eg)id|(secure_)?getenv|` +
	`sysconf|getpagesize|get_nprocs(_conf)?|sched_getcpu|uname|gethostname|isatty|prctl|signal|sig(action|procmask|(empty|fill|add|del)set|ismember))$`)

// OnlyAsks reports whether the program changes nothing but itself, as far as that is known, and what it prints.
func (b *Built) OnlyAsks() bool {
	return !slices.ContainsFunc(b.Outside, func(name string) bool { return !asking().MatchString(name) })
}

// accessing are those of harmless whose accesses to memory nobody shows.
var accessing = lazyregexp.New(`^(mem[^a]|str|setv?buf$)`)

// cplusplusOwn are names of C++'s library.
var cplusplusOwn = lazyregexp.New(`^(_Z|__cxa_|__gxx_|_Unwind_|__emutls_v\._Z|__dso_handle$|__once_proxy$)`)

// cplusplusInput are those of them that may give the program anything.
var cplusplusInput = lazyregexp.New(`i?fstream|istream|3cin|6chrono|13random_device|10filesystem|6locale`)

// cancel is the function that cancels a thread.
const cancel = "pthread_cancel"

// known says which functions a program takes from elsewhere. Missing are those of threads that have no compiled model: the C library's know
// nothing of ours. Outside are those that may give it anything, unseen those whose accesses to memory are not seen.
func known(ctx context.Context, objects []string) (outside, unseen, missing []string, cancels bool, err error) {
	out, err := exec.CommandContext(ctx, "nm", append([]string{"-P", "--"}, objects...)...).Output()
	if err != nil {
		return nil, nil, nil, false, err
	}
	defined, wanted := map[string]bool{}, []string{}
	for _, line := range strings.Split(string(out), "\n") {
		name, kind, _ := strings.Cut(line, " ")
		switch {
		case !strings.HasPrefix(kind, "U"):
			defined[name] = true
		case !strings.HasPrefix(name, worldPrefix) || slices.Contains(shown, strings.TrimPrefix(name, worldPrefix)):
			wanted = append(wanted, name)
		}
	}
	for _, name := range wanted {
		if defined[name] {
			continue
		}
		name, isShown := strings.CutPrefix(name, worldPrefix)
		own := cplusplusOwn().MatchString(name)
		switch {
		case threading().MatchString(name) && !slices.Contains(compiled, models.Defining(name)):
			missing = append(missing, name)
			continue
		case (!own || cplusplusInput().MatchString(name)) && !harmless().MatchString(name):
			outside = append(outside, name)
		case !own && !accessing().MatchString(name):
			continue
		}
		if own {
			name = "those of C++'s library"
		}
		if !isShown {
			unseen = append(unseen, name)
		}
	}
	for _, list := range []*[]string{&outside, &unseen, &missing} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return outside, unseen, missing, slices.Contains(wanted, cancel), nil
}

// Unmodelled says that a function cannot be called by a program that is to be explored.
type Unmodelled struct{ Name string }

func (e *Unmodelled) Error() string { return "the explorer has no model of " + e.Name }

func run(ctx context.Context, tool string, args ...string) error {
	var stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Stderr = &stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil && !errors.Is(err, exec.ErrWaitDelay) { // on a loaded machine a tool has ended well before all is read that it wrote
		text := strings.TrimSpace(stderr.String())
		if text == "" {
			text = err.Error()
		}
		return &Error{filepath.Base(tool), text}
	}
	return nil
}
