package native

import (
	"cmp"
	"context"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/models"
)

// IsProgram says whether a file is a compiled program, or a script, and no text to be compiled.
func IsProgram(file string) bool {
	begin := beginOf(file)
	return begin == elf.ELFMAG || isScript(begin)
}

// beginOf is the first four bytes of a file, fewer if there are no more or it cannot be read.
func beginOf(file string) string {
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	begin := make([]byte, 4)
	n, _ := f.Read(begin)
	return string(begin[:n])
}

func isScript(begin string) bool { return strings.HasPrefix(begin, "#!") }

// NotRunnable says why a program that was compiled elsewhere cannot be explored.
type NotRunnable struct{ Why string }

func (e *NotRunnable) Error() string { return e.Why }

// notInterposed are the compiled models that stand for nothing that such a program calls.
var notInterposed = []string{"atexit", "atomic_object", "exit_object", "nondet", "smack_mutex", "svcomp"}

// interposed are the functions of the runtime that stand before those of libraries.
var interposed = []string{
	"__libc_start_main", "malloc", "free", "calloc", "realloc", "aligned_alloc", "memalign", "valloc", "pvalloc", "posix_memalign", "malloc_usable_size",
	"_Znwm*", "_Znam*", "strdup", "strndup", "asprintf", "vasprintf", "getline", "getdelim",
	"sleep", "usleep", "nanosleep", "clock_nanosleep", "time", "clock", "clock_gettime", "gettimeofday", "getpid", "fork", "vfork", "system", "read", "pread", "recv", "fread",
	"atexit", "__cxa_*", "_ZN9__gnu_cxx27__verbose_terminate_handlerEv", "_ZSt21__glibcxx_assert_failPKciS0_S0_", "_ZNSt28__atomic_futex_unsigned_base*",
}

// Attach makes what a dynamically linked program needs that was compiled elsewhere: a library of the runtime and the models, which stands before
// its libraries. What its threads do between two calls of the models is then one piece.
func Attach(ctx context.Context, dir, program string, arguments []string, o Options) (*Built, error) {
	outside, missing, interpreter, err := runnable(program)
	if err != nil {
		return nil, err
	}
	if program, err = filepath.Abs(program); err != nil {
		return nil, err
	}
	needs, err := imports(ctx, program, interpreter)
	if err != nil {
		return nil, err
	}
	b, err := newBuilder(ctx, o.Clang, dir)
	if err != nil {
		return nil, err
	}
	library, err := b.library(ctx, needs, missing)
	if err != nil {
		return nil, err
	}
	return &Built{Program: program, Outside: outside, Cancels: slices.Contains(needs, cancel), Library: library, Arguments: arguments, bases: new([2]uint64)}, nil
}

// library is the one that stands before those of a program. It has those models of which the program, or a library of it, calls a function, and
// stands for those that are missing (refused).
func (b *builder) library(ctx context.Context, needs, missing []string) (string, error) {
	texts, err := b.modelTexts()
	if err != nil {
		return "", err
	}
	list := slices.DeleteFunc(slices.Clone(compiled), func(name string) bool { return slices.Contains(notInterposed, name) })
	archive, err := cached(b.dir, "interposed.a", fmt.Sprintln(texts, list), func(to string) error { return b.compileModels(ctx, to, list, "-fPIC") })
	if err != nil {
		return "", err
	}
	object, err := cached(b.dir, "interposed.o", b.key+runtimeText(), func(to string) error { return b.compileRuntime(ctx, "runtime", to, "-fPIC", "-DGSMACK_INTERPOSED") })
	if err != nil {
		return "", err
	}
	cplusplus, err := cached(b.dir, "cplusplus.o", fmt.Sprintln(b.key, text("runtime/cplusplus.c")), func(to string) error {
		return b.compileModel(ctx, filepath.Join(b.runtime, "cplusplus.c"), to, "-femulated-tls", "-fPIC", "-DGSMACK_INTERPOSED")
	})
	if err != nil {
		return "", err
	}
	library, script := filepath.Join(b.dir, "interposed.so"), filepath.Join(b.dir, "interposed")
	args := []string{"-shared", "-Wl,-Bsymbolic", "-Wl,--allow-multiple-definition", "-Wl,-z,now", "-Wl,--version-script=" + script, "-o", library, object, cplusplus}
	if len(missing) > 0 {
		if args, err = b.refused(ctx, args, missing, "-fPIC"); err != nil {
			return "", err
		}
	}
	names := append(slices.Clone(interposed), missing...)
	for _, m := range models.List() {
		if slices.Contains(list, m.File) {
			names = append(names, m.Symbol)
			if slices.Contains(needs, m.Symbol) {
				args = append(args, "-Wl,-u,"+m.Symbol)
			}
		}
	}
	if err := os.WriteFile(script, []byte("{ global: "+strings.Join(names, "; ")+"; local: *; };\n"), 0o600); err != nil {
		return "", err
	}
	return library, run(ctx, b.clang, append(args, archive, "-ldl")...)
}

// imports are the functions that a program and its libraries take from others. Of one that may load more, they are all that models define.
func imports(ctx context.Context, program, interpreter string) (names []string, err error) {
	out, err := exec.CommandContext(ctx, interpreter, "--list", program).Output()
	if err != nil {
		return nil, &NotRunnable{"needs a library that is not there; see " + interpreter + " --list " + program}
	}
	files := []string{program}
	for _, m := range regexp.MustCompile(`(?m)^\s+(\S+)(?: => (\S+))? \(0x`).FindAllStringSubmatch(string(out), -1) {
		if name := cmp.Or(m[2], m[1]); strings.HasPrefix(name, "/") && !ownLibrary().MatchString(filepath.Base(name)) {
			files = append(files, name)
		}
	}
	for _, name := range files {
		file, err := elf.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		symbols, _ := file.DynamicSymbols()
		for _, s := range symbols {
			if s.Section == elf.SHN_UNDEF {
				names = append(names, s.Name)
			}
		}
	}
	if slices.Contains(names, "dlopen") {
		for _, m := range models.List() {
			names = append(names, m.Symbol)
		}
	}
	return names, nil
}

// ownLibrary is the C library, whose own calls nothing stands before.
var ownLibrary = lazyregexp.New(`^(libc|libm|libdl|librt|libpthread|ld-linux-x86-64)\.so`)

// systemLibraries start no threads of their own.
var systemLibraries = lazyregexp.New(`^(libc|libm|libdl|librt|libpthread|libgcc_s|libstdc\+\+|ld-linux-x86-64)\.so`)

// startsThreads are functions that start threads, or load what may.
var startsThreads = lazyregexp.New(`^(pthread_create|thrd_create|dlopen|_ZNSt6thread15_M_start_thread.*)$`)

// compilersOwn are functions that compilers call by themselves.
var compilersOwn = lazyregexp.New(`^(__libc_start_main|__stack_chk_fail|_ITM_\w+|__gmon_start__|__cxa_\w+|__tls_get_addr)$`)

// fortified is the name of a function that also checks sizes.
var fortified = lazyregexp.New(`^__(\w+)_chk$`)

// runnable says why a program cannot be explored, or which functions it calls that may give it anything, which of threads that have no compiled
// model, and what loads it.
func runnable(program string) (outside, missing []string, interpreter string, err error) {
	no := func(format string, args ...any) ([]string, []string, string, error) {
		return nil, nil, "", &NotRunnable{fmt.Sprintf(format, args...)}
	}
	info, err := os.Stat(program)
	if err != nil {
		return nil, nil, "", err
	}
	file, err := elf.Open(program)
	if err != nil {
		if isScript(beginOf(program)) {
			return no("is a script; name the compiled program that it runs")
		}
		return no("cannot be read as a program (%v)", err)
	}
	defer file.Close()
	switch {
	case file.Machine != elf.EM_X86_64 || file.Class != elf.ELFCLASS64:
		return no("is a program for %s of %d bits; the explorer runs those for x86-64", strings.TrimPrefix(file.Machine.String(), "EM_"), 32*int(file.Class))
	case file.Type != elf.ET_EXEC && file.Type != elf.ET_DYN:
		return no("is an object file; link it, or name the sources")
	case info.Mode().Perm()&0o111 == 0:
		return no("may not be executed; see its permissions")
	case info.Mode()&(os.ModeSetuid|os.ModeSetgid) != 0:
		return no("is setuid or setgid, and the system puts nothing before the libraries of such a program; copy it")
	}
	if n, err := syscall.Getxattr(program, "security.capability", nil); err == nil && n > 0 {
		return no("has capabilities, and the system puts nothing before the libraries of such a program; copy it")
	}
	for _, p := range file.Progs {
		if p.Type == elf.PT_INTERP {
			text := make([]byte, p.Filesz)
			p.ReadAt(text, 0)
			interpreter = strings.TrimRight(string(text), "\x00")
		}
	}
	if interpreter == "" {
		return no("is statically linked, or a library: nothing can stand before its libraries; link it dynamically, or name the sources")
	}
	if !strings.HasPrefix(filepath.Base(interpreter), "ld-linux") {
		return no("is linked with another C library than glibc (%s)", interpreter)
	}
	symbols, err := file.DynamicSymbols()
	if err != nil {
		return no("cannot be read as a program (%v)", err)
	}
	libraries, _ := file.ImportedLibraries()
	threads := slices.ContainsFunc(libraries, func(l string) bool { return !systemLibraries().MatchString(l) })
	for _, s := range symbols {
		name := s.Name
		if s.Section != elf.SHN_UNDEF {
			continue
		}
		threads = threads || startsThreads().MatchString(name)
		if m := fortified().FindStringSubmatch(name); m != nil {
			name = m[1]
		}
		switch {
		case threading().MatchString(name) && !slices.Contains(compiled, models.Defining(name)):
			missing = append(missing, name)
		case elf.ST_TYPE(s.Info) == elf.STT_OBJECT || compilersOwn().MatchString(name) || harmless().MatchString(name) || slices.Contains(interposed, name):
		case cplusplusOwn().MatchString(name) && !cplusplusInput().MatchString(name):
		default:
			outside = append(outside, name)
		}
	}
	if !threads {
		return no("starts no threads: neither it nor a library of its own calls pthread_create or thrd_create")
	}
	slices.Sort(outside)
	return slices.Compact(outside), missing, interpreter, nil
}
