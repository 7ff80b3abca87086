package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sync/errgroup"
)

// twins are the functions that must each have a program that is safe and one that is
// not: all of pthread.h, semaphore.h, threads.h, stdatomic.h, and the environment of threads.
const twins = `
pthread_create pthread_join pthread_detach pthread_exit pthread_self pthread_equal pthread_tryjoin_np
pthread_timedjoin_np pthread_clockjoin_np pthread_cancel pthread_testcancel pthread_setcancelstate
pthread_setcanceltype pthread_cleanup_push pthread_cleanup_pop pthread_once pthread_atfork pthread_kill

pthread_key_create pthread_key_delete pthread_getspecific pthread_setspecific

pthread_attr_init pthread_attr_destroy pthread_attr_setdetachstate pthread_attr_getdetachstate
pthread_attr_setstacksize pthread_attr_getstacksize pthread_attr_setstack pthread_attr_getstack
pthread_attr_setguardsize pthread_attr_getguardsize pthread_attr_setscope pthread_attr_getscope
pthread_attr_setinheritsched pthread_attr_getinheritsched pthread_attr_setschedpolicy
pthread_attr_getschedpolicy pthread_attr_setschedparam pthread_attr_getschedparam pthread_attr_setaffinity_np

pthread_setschedparam pthread_getschedparam pthread_setschedprio pthread_setconcurrency
pthread_getconcurrency pthread_setaffinity_np pthread_getaffinity_np pthread_setname_np pthread_getname_np

pthread_mutex_init pthread_mutex_destroy pthread_mutex_lock pthread_mutex_trylock pthread_mutex_timedlock
pthread_mutex_clocklock pthread_mutex_unlock pthread_mutex_consistent pthread_mutex_setprioceiling
pthread_mutex_getprioceiling PTHREAD_MUTEX_INITIALIZER PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP
PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP

pthread_mutexattr_init pthread_mutexattr_destroy pthread_mutexattr_settype pthread_mutexattr_gettype
pthread_mutexattr_setrobust pthread_mutexattr_getrobust pthread_mutexattr_setpshared
pthread_mutexattr_getpshared pthread_mutexattr_setprotocol pthread_mutexattr_getprotocol
pthread_mutexattr_setprioceiling pthread_mutexattr_getprioceiling

pthread_cond_init pthread_cond_destroy pthread_cond_wait pthread_cond_timedwait pthread_cond_clockwait
pthread_cond_signal pthread_cond_broadcast PTHREAD_COND_INITIALIZER

pthread_condattr_init pthread_condattr_destroy pthread_condattr_setclock pthread_condattr_getclock
pthread_condattr_setpshared pthread_condattr_getpshared

pthread_rwlock_init pthread_rwlock_destroy pthread_rwlock_rdlock pthread_rwlock_tryrdlock
pthread_rwlock_timedrdlock pthread_rwlock_clockrdlock pthread_rwlock_wrlock pthread_rwlock_trywrlock
pthread_rwlock_timedwrlock pthread_rwlock_clockwrlock pthread_rwlock_unlock PTHREAD_RWLOCK_INITIALIZER

pthread_rwlockattr_init pthread_rwlockattr_destroy pthread_rwlockattr_setkind_np
pthread_rwlockattr_getkind_np pthread_rwlockattr_setpshared pthread_rwlockattr_getpshared

pthread_barrier_init pthread_barrier_destroy pthread_barrier_wait
pthread_barrierattr_init pthread_barrierattr_destroy pthread_barrierattr_setpshared
pthread_barrierattr_getpshared

pthread_spin_init pthread_spin_destroy pthread_spin_lock pthread_spin_trylock pthread_spin_unlock

sem_init sem_destroy sem_wait sem_trywait sem_timedwait sem_clockwait sem_post sem_getvalue
sem_open sem_close sem_unlink

thrd_create thrd_equal thrd_current thrd_sleep thrd_yield thrd_exit thrd_detach thrd_join
mtx_init mtx_lock mtx_trylock mtx_timedlock mtx_unlock mtx_destroy
cnd_init cnd_signal cnd_broadcast cnd_wait cnd_timedwait cnd_destroy
tss_create tss_get tss_set tss_delete call_once

atomic_init atomic_store atomic_store_explicit atomic_load atomic_load_explicit atomic_exchange
atomic_exchange_explicit atomic_compare_exchange_strong atomic_compare_exchange_strong_explicit
atomic_compare_exchange_weak atomic_compare_exchange_weak_explicit atomic_fetch_add
atomic_fetch_add_explicit atomic_fetch_sub atomic_fetch_sub_explicit atomic_fetch_or
atomic_fetch_or_explicit atomic_fetch_xor atomic_fetch_xor_explicit atomic_fetch_and
atomic_fetch_and_explicit atomic_flag_test_and_set atomic_flag_test_and_set_explicit atomic_flag_clear
atomic_flag_clear_explicit atomic_thread_fence atomic_signal_fence atomic_is_lock_free kill_dependency

sched_yield pthread_yield usleep sleep nanosleep clock_nanosleep clock_gettime clock_getres gettimeofday
clock time rand rand_r random srand srandom
`

// TestEachFunctionHasItsTwins holds the programs to the list.
func TestEachFunctionHasItsTwins(t *testing.T) {
	used := usesByVerdict(t)
	for _, name := range strings.Fields(twins) {
		for _, verdict := range []string{"verified", "violated"} {
			if !used[name][verdict] {
				t.Errorf("no program that calls %s is %s", name, verdict)
			}
		}
	}
}

// seenAs are the models that programs call by other names, those of macros.
var seenAs = map[string]string{
	"__assert_fail":               "assert",
	"__assert_perror_fail":        "assert_perror",
	"__divdc3":                    "creal", // the operators of complex numbers
	"__divsc3":                    "crealf",
	"__muldc3":                    "creal",
	"__mulsc3":                    "crealf",
	"__errno_location":            "errno",
	"__isoc99_fscanf":             "fscanf",
	"__isoc99_scanf":              "scanf",
	"__isoc99_sscanf":             "sscanf",
	"__libc_current_sigrtmax":     "SIGRTMAX",
	"__libc_current_sigrtmin":     "SIGRTMIN",
	"__longjmp_chk":               "longjmp", // with _FORTIFY_SOURCE
	"__sched_cpualloc":            "CPU_ALLOC",
	"__sched_cpucount":            "CPU_COUNT",
	"__sched_cpufree":             "CPU_FREE",
	"__pthread_register_cancel":   "pthread_cleanup_push",
	"__pthread_unregister_cancel": "pthread_cleanup_pop",
	"__pthread_unwind_next":       "pthread_cleanup_push",
	"__xpg_strerror_r":            "strerror_r", // POSIX's
	"__sigsetjmp":                 "sigsetjmp",
	"__sysconf":                   "PTHREAD_STACK_MIN",
	"_setjmp":                     "setjmp",
	"gsmack_history_call":         "gsmack_call",
	"gsmack_history_return":       "gsmack_return",
	"__xpg_basename":              "basename",
	"__ubsan_handle_shift_out_of_bounds_abort": "overflow", // of --check=overflow
	"__ubsan_handle_add_overflow":              "overflow",
	"__ubsan_handle_sub_overflow":              "overflow",
	"__ubsan_handle_mul_overflow":              "overflow",
	"__ubsan_handle_negate_overflow":           "overflow",
	"__ubsan_handle_float_cast_overflow":       "overflow",
	"__ubsan_handle_divrem_overflow":           "memory",
	"__ubsan_handle_missing_return":            "memory", // of C++
}

// mangled are names that compilers make, and the parts of their libraries, of which there are many alike.
var mangled = regexp.MustCompile(`^(_Z|__cxa_|__g(cc|xx)_|__once_proxy|__dso_handle|__libc_single_threaded)`)

// declared are what the modules of a program in C++ declare.
var declared = regexp.MustCompile(`(?m)^(?:declare .*?@"?(\w+)"?\(|@"?(\w+)"? = external)`)

// usesOfCPlusPlus are the names that the programs in C++ declare.
func usesOfCPlusPlus(t *testing.T) map[string]bool {
	t.Helper()
	var all sync.Mutex
	used := map[string]bool{}
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, p := range programsIn(t, ".cpp") {
		group.Go(func() error {
			text, err := exec.Command(*clangName, append([]string{"-S", "-emit-llvm", "-D_GLIBCXX_ASSERTIONS", "-o", "-", filepath.Join(p.dir, p.files[0])}, p.clang...)...).Output()
			if err != nil {
				return fmt.Errorf("%s: %w", p.name, err)
			}
			all.Lock()
			defer all.Unlock()
			for _, m := range declared.FindAllStringSubmatch(string(text), -1) {
				used[m[1]+m[2]] = true
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		t.Error(err)
	}
	return used
}

// TestEachModelIsUsed wants a program for each model, one that the model decides, and for each file of models of names
// that compilers make.
func TestEachModelIsUsed(t *testing.T) {
	used := usesByVerdict(t)
	mangledUses := usesOfCPlusPlus(t)
	file, without := "", map[string]bool{} // files of which no mangled name is used
	stdout, stderr, code := run(t, ".", nil, gsmack, "models", "list")
	if code != 0 {
		t.Fatal(stderr)
	}
	names := 0
	for _, line := range strings.Split(stdout, "\n") {
		words := strings.Fields(line)
		if !strings.HasPrefix(line, " ") && len(words) > 0 {
			file, words = words[0], words[1:]
		}
		for _, name := range words {
			names++
			as := name
			if other, ok := seenAs[name]; ok {
				as = other
			}
			switch unused, seen := without[file]; {
			case mangled.MatchString(name):
				without[file] = (unused || !seen) && !mangledUses[name]
			case used[as] == nil:
				t.Errorf("no program calls %s", name)
			}
		}
	}
	for file, unused := range without {
		if unused {
			t.Errorf("no program uses what compilers take from %s", file)
		}
	}
	if names < 400 {
		t.Errorf("gsmack models list names %d models only", names)
	}
}

// errorNumbers are what functions of threads return, or set errno to; each must be asked for by
// name in a safe program that calls the function.
var errorNumbers = map[string]string{
	"pthread_mutex_lock":            "EDEADLK EINVAL EOWNERDEAD",
	"pthread_mutex_trylock":         "EBUSY",
	"pthread_mutex_timedlock":       "ETIMEDOUT EINVAL EDEADLK",
	"pthread_mutex_unlock":          "EPERM",
	"pthread_mutex_destroy":         "EBUSY",
	"pthread_mutex_init":            "ENOMEM",
	"pthread_mutex_setprioceiling":  "EINVAL",
	"pthread_mutexattr_settype":     "EINVAL",
	"pthread_cond_wait":             "EPERM",
	"pthread_cond_timedwait":        "ETIMEDOUT EINVAL",
	"pthread_cond_clockwait":        "ETIMEDOUT",
	"pthread_cond_init":             "ENOMEM",
	"pthread_condattr_setclock":     "EINVAL",
	"pthread_rwlock_rdlock":         "EDEADLK",
	"pthread_rwlock_wrlock":         "EDEADLK",
	"pthread_rwlock_tryrdlock":      "EBUSY",
	"pthread_rwlock_trywrlock":      "EBUSY",
	"pthread_rwlock_timedrdlock":    "ETIMEDOUT EINVAL EDEADLK",
	"pthread_rwlock_timedwrlock":    "ETIMEDOUT EINVAL EDEADLK",
	"pthread_rwlock_init":           "ENOMEM",
	"pthread_rwlockattr_setkind_np": "EINVAL",
	"pthread_barrier_init":          "EINVAL ENOMEM",
	"pthread_spin_trylock":          "EBUSY",
	"pthread_create":                "EAGAIN",
	"pthread_join":                  "EDEADLK EINVAL ESRCH",
	"pthread_detach":                "EINVAL ESRCH",
	"pthread_kill":                  "EINVAL",
	"pthread_setcancelstate":        "EINVAL",
	"pthread_setcanceltype":         "EINVAL",
	"pthread_setschedparam":         "EINVAL EPERM",
	"pthread_key_create":            "EAGAIN",
	"pthread_key_delete":            "EINVAL",
	"pthread_setspecific":           "EINVAL",
	"sem_init":                      "EINVAL ENOSPC",
	"sem_trywait":                   "EAGAIN",
	"sem_timedwait":                 "ETIMEDOUT EINVAL",
	"sem_post":                      "EOVERFLOW",
	"sem_open":                      "EEXIST ENOENT",
	"sem_unlink":                    "ENOENT",
	"mtx_trylock":                   "thrd_busy",
	"mtx_timedlock":                 "thrd_timedout",
	"cnd_timedwait":                 "thrd_timedout",
}

func TestEachErrorIsAskedFor(t *testing.T) {
	var texts []string
	for _, p := range programs(t) {
		if p.expect == "verified" {
			texts = append(texts, sourceText(t, p))
		}
	}
	for function, numbers := range errorNumbers {
		for _, number := range strings.Fields(numbers) {
			both := false
			for _, text := range texts {
				both = both || word(function).MatchString(text) && word(number).MatchString(text)
			}
			if !both {
				t.Errorf("no safe program asks %s for %s", function, number)
			}
		}
	}
}

func word(name string) *regexp.Regexp { return regexp.MustCompile(`\b` + name + `\b`) }

var (
	cComment   = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*`)
	cString    = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"`)
	identifier = regexp.MustCompile(`\b[A-Za-z_]\w*\b`)
)

// sourceText is the C of a program without its comments and strings.
func sourceText(t *testing.T, p *program) string {
	t.Helper()
	var all strings.Builder
	for _, f := range p.files {
		text, err := os.ReadFile(filepath.Join(p.dir, f))
		if err != nil {
			t.Fatal(err)
		}
		all.WriteString(cString.ReplaceAllString(cComment.ReplaceAllString(string(text), " "), `""`))
	}
	return all.String()
}

// usesByVerdict tells, for each name in the C programs and in their flags, the verdicts of those it is in.
func usesByVerdict(t *testing.T) map[string]map[string]bool {
	t.Helper()
	used := map[string]map[string]bool{}
	for _, p := range programs(t) {
		if filepath.Ext(p.name) != ".c" {
			continue
		}
		for _, name := range identifier.FindAllString(sourceText(t, p)+strings.Join(p.flags, " "), -1) {
			if used[name] == nil {
				used[name] = map[string]bool{}
			}
			used[name][p.expect] = true
		}
	}
	return used
}
