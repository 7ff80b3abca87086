package tests

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var exploreAll = flag.Bool("explore-all", false, "have the explorer decide all programs, not only a sample")

// explored is the report of the explorer.
type explored struct {
	Verdict, Property, Reason, Message string
	Assumptions                        []string
	Bounds                             struct{ Hit map[string]int }
	Stats                              struct{ Executions, Blocked int }
}

// explore runs gsmack explore in dir.
func explore(t *testing.T, dir string, args ...string) explored {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, gsmack, append([]string{"explore", "--format=json"}, args...)...)
	cmd.Dir = dir
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	var r explored
	if exit != nil && exit.ExitCode() == 2 && *exploreAll {
		t.Skipf("it cannot be built: %s", stderr.String())
	}
	if err := json.Unmarshal(out, &r); err != nil {
		t.Fatalf("%v: %s%s", err, out, stderr.String())
	}
	return r
}

// TestExplorerClasses: one execution for each class of schedules, as often as papers or arithmetic say, however many explore.
func TestExplorerClasses(t *testing.T) {
	for _, c := range []struct {
		program, size string
		classes       int
	}{
		{"readers", "8", 256}, {"lastzero", "5", 64}, {"philosophers", "4", 14}, {"counter", "4", 24}, {"counter", "6", 720}, {"indexer", "12", 8}, {"aligned", "1", 1},
		{"spin", "3", 6}, {"spin", "4", 24}, {"filesystem", "16", 8}, {"filesystem", "18", 32}, {"lastzero", "10", 3328},
		{"dining", "5", 120}, {"dining", "6", 720}, {"fibonacci", "3", 141}, {"rendezvous", "3", 108},
	} {
		for _, jobs := range []int{1, 4} {
			r := explore(t, "explorer", fmt.Sprintf("--jobs=%d", jobs), c.program+".c", "--", "-DN="+c.size)
			if r.Verdict != "verified" || r.Stats.Executions != c.classes {
				t.Errorf("%s %s, %d jobs: %s %s, %d executions, want %d", c.program, c.size, jobs, r.Verdict, r.Reason, r.Stats.Executions, c.classes)
			}
			if jobs == 1 && r.Stats.Blocked > 100 { // whether a wait ends is asked as often as there are different answers, not in each order of the others
				t.Errorf("%s %s: %d executions begun in vain", c.program, c.size, r.Stats.Blocked)
			}
		}
	}
}

// exploredSample are programs that the explorer decides as the symbolic engines do.
var exploredSample = []string{
	"atomics/asm_fails_bug.c", "atomics/asm_locked_bug.c", "atomics/asm_locked_ok.c", "atomics/asm_mov_bug.c", "atomics/asm_mov_ok.c", "atomics/asm_succeeds_ok.c", "atomics/message_bug.c", "atomics/store_buffer.c", "barrier/some_arrive_bug.c", "c11/recursive_bug.c", "deadlock/partial_bug.c", "deadlock/partial_exits_bug.c", "deadlock/philosophers_3_bug.c",
	"deadlock/two_locks_ok.c", "libc/quick_exit_bug.c", "libc/quick_exit_ok.c", "gsmack/await_beside_bug.c", "gsmack/await_beside_ok.c", "gsmack/await_twice_bug.c", "gsmack/await_twice_ok.c", "gsmack/behind_section_bug.c", "gsmack/behind_section_ok.c", "gsmack/peer_ok.c", "misuse/join_itself_bug.c", "misuse/main_returns_bug.c", "misuse/mutex_of_each_call_ok.c", "mutex/recursive_ok.c", "kernel/futex_lost_bug.c", "kernel/futex_one_bug.c", "kernel/futex_ok.c", "kernel/gettid_ok.c", "leaks/copied_text_bug.c", "leaks/thread_name_ok.c", "race/asks_not_to_be_seen_bug.c", "race/asks_not_to_be_seen_ok.c", "race/benign_between_bug.c", "race/benign_between_ok.c", "race/benign_copy_ok.c", "race/benign_free_bug.c",
	"race/benign_free_ok.c", "race/copy_torn_bug.c", "race/copy_torn_ok.c", "race/benign_lost_update_bug.c", "race/benign_orders_nothing_bug.c", "race/benign_orders_nothing_ok.c", "race/counter_bug.c", "race/counter_ok.c", "race/local_part_bug.c", "race/local_part_ok.c", "race/memalign_result_bug.c", "race/memalign_result_ok.c", "race/memcmp_bug.c", "race/memcmp_ok.c", "race/not_evaluated_bug.c", "race/not_evaluated_ok.c", "race/print_buffer_bug.c", "race/print_buffer_ok.c", "race/print_format_bug.c", "race/print_format_ok.c", "race/print_precision_bug.c", "race/print_precision_ok.c", "race/puts_end_bug.c", "race/puts_end_ok.c", "race/write_bug.c", "race/volatile_flag_ok.c", "race/volatile_orders_nothing_bug.c",
	"rwlock/prefer_writers_bug.c", "semaphore/getvalue_ok.c", "signals/handler_between_bug.c", "signals/handler_between_ok.c", "signals/handler_exits_ok.c", "signals/handler_plain_bug.c", "signals/handler_posts_bug.c", "signals/handler_stops_ok.c", "signals/interrupted_before_bug.c", "signals/interrupted_before_ok.c", "signals/interrupted_wait_bug.c", "signals/kill_not_called_ok.c", "signals/kill_thread_handled_bug.c", "signals/kill_thread_handled_ok.c", "signals/masks_bug.c", "signals/masks_ok.c", "signals/pause_bug.c", "signals/sigwait_bug.c", "signals/sigwait_ok.c", "threads/identity_detached_bug.c", "threads/identity_kept_ok.c", "threads/identity_owner_bug.c", "spin/after_join_bug.c", "spin/after_join_ok.c", "spin/cas_lock_ok.c", "spin/flag_bug.c", "spin/pause_bug.c", "spin/pause_ok.c", "spin/under_lock_both_bug.c", "spin/under_lock_both_ok.c", "spin/under_lock_bug.c", "spin/under_lock_ok.c", "spin/under_lock_tried_bug.c", "spin/peterson_bug.c", "spin/peterson_ok.c", "svcomp/assume_twice_bug.c", "svcomp/assume_twice_ok.c", "svcomp/atomic_section_bug.c", "threads/equal_ok.c", "threads/joined_local_bug.c",
	"threads/joined_local_ok.c", "threads/lost_update_ok.c", "threads/trap_bug.c", "threads/trap_ok.c", "sequential/destructor_exit_bug.c", "sequential/destructor_exit_ok.c", "sequential/destructor_order_bug.c", "sequential/destructor_order_ok.c",
	// One that is right and one that is not of the other folders of which it decides both.
	"approximate/printed_ok.c", "atomics/atomic_pointer_ok.c", "barrier/all_arrive_ok.c", "bounds/thousands_ok.c", "c11/cnd_timedwait_ok.c", "cancel/cleanup_order_bug.c", "cancel/sleeps_locked_bug.c", "cancel/sleeps_locked_ok.c", "cancel/cleanup_order_ok.c",
	"cond/attr_values_ok.c", "cond/lost_in_retest_bug.c", "environment/any_name_bug.c", "floats/basic_bug.c", "floats/basic_ok.c", "integers/bitfield_initializer_ok.c", "integers/casts_bug.c",
	"libc/clock_unknown_ok.c", "libc/longjmp_never_filled_bug.c", "libc/longjmp_other_thread_bug.c", "libc/longjmp_section_ok.c", "libc/sleep_span_bug.c", "libc/sleep_span_ok.c", "keys/delete_bug.c", "keys/delete_ok.c", "memory/alignment_expr_bug.c", "memory/alignment_expr_ok.c", "models/atexit_bug.c", "models/atexit_ok.c", "mutex/after_join_bug.c", "mutex/after_join_ok.c", "mutex/attr_values_bug.c", "papers/database_bug.c",
	"papers/database_ok.c", "rwlock/attr_values_ok.c", "semaphore/clockwait_bug.c", "smack/own_names_bug.c", "wakeup/mutex_fifo_bug.c", "wakeup/mutex_fifo_ok.c",
}

// TestExplorerLoops: loops that wait need no bound, with optimisation and without, and one that waits for ever is found.
func TestExplorerLoops(t *testing.T) {
	for _, c := range []struct {
		args    []string
		verdict string
		classes int
	}{
		{[]string{"spin.c", "--", "-DN=3", "-O2"}, "verified", 6}, {[]string{"spin.c", "--", "-DN=2", "-DHANGS"}, "violated", 0}, {[]string{"spin.c", "--", "-DN=2", "-DHANGS", "-O2"}, "violated", 0},
		{[]string{"ring.c", "--", "-DN=3"}, "verified", 46}, {[]string{"ring.c", "--", "-DN=3", "-O2"}, "verified", 0}, {[]string{"ring.c", "--", "-DN=2", "-DHANGS"}, "violated", 0},
		{[]string{"tried.c"}, "verified", 13}, {[]string{"tried.c", "--", "-O2"}, "verified", 0}, {[]string{"--jobs=2", "tried.c"}, "verified", 13},
		{[]string{"../programs/spin/under_lock_ok.c", "--", "-O2"}, "verified", 0}, {[]string{"../programs/spin/under_lock_both_ok.c", "--", "-O2"}, "verified", 0},
		{[]string{"../programs/spin/under_lock_bug.c", "--", "-O2"}, "violated", 0}, {[]string{"../programs/spin/under_lock_both_bug.c", "--", "-O2"}, "violated", 0},
	} {
		r := explore(t, "explorer", c.args...)
		if r.Verdict != c.verdict || c.classes > 0 && r.Stats.Executions != c.classes || r.Verdict == "violated" && r.Property != "deadlock" {
			t.Errorf("%v: %+v", c.args, r)
		}
	}
}

// TestExplorerMemory: accesses outside of objects and to objects that ended, with what they are about, and what is right beside each.
func TestExplorerMemory(t *testing.T) {
	for name, message := range map[string]string{
		"INDEX": "reads 4 bytes at offset 12 of a (12 bytes)", "BELOW": "reads 4 bytes at offset -4 of a (12 bytes)", "CONSTANT": "reads 4 bytes at offset 12 of g (12 bytes)",
		"FAR": "reads 4 bytes at offset 76 of g (64 bytes)", "NEXT": "writes 4 bytes at offset 92 of g (64 bytes)", "HEAP": "reads 4 bytes at offset 108 of an object (64 bytes, allocated at memory.c:",
		"WALK": "reads 4 bytes at offset 12 of a (12 bytes)", "CAST": "reads 8 bytes at offset 4 of a (8 bytes)", "BLOCK": "of x (4 bytes, whose life ended)", "RETURNS": "life ended",
		"OUTLIVES": "life ended", "LENGTH": "reads 1 byte at offset 3 of a (3 bytes)", "COPY": "writes 5 bytes at offset 0 of a (4 bytes)", "TEXT": "writes 5 bytes at offset 0 of a (4 bytes)",
		"READ": "writes 5 bytes at offset 0 of a (4 bytes)", "ATOMIC": "writes 4 bytes at offset 12 of g (12 bytes)", "ORDER": "reads 4 bytes at offset 4 of a (4 bytes)",
		"CALLED": "reads 4 bytes at offset 12 of x (8 bytes)", "HANDED": "", "MODEL": "life ended", "JUMP": "of a (160 bytes, whose life ended)", "AGAIN": "of x (4 bytes, whose life ended)",
		"OVERLAP": "overlaps", "STACK": "reads 4 bytes at offset 12 of", "MEMBER": "reads 4 bytes at offset 16 of two (16 bytes)",
		"PUTS": "at offset 0 of g (4 bytes)", "PRECISION": "reads 5 bytes at offset 0 of a (4 bytes)", "FORMATTED": "writes 5 bytes at offset 0 of a (4 bytes)", "SENT": "reads 6 bytes at offset 0 of a (4 bytes)",
		"COMPARED": "reads 1 byte at offset 4 of a (4 bytes)", "FOUND": "reads 1 byte at offset 4 of a (4 bytes)", "DUPLICATED": "of an object (4 bytes, freed at memory.c:", "NUMBER": "reads 4 bytes at offset 0 of a (3 bytes)",
		"SCANNED": "writes 5 bytes at offset 0 of a (4 bytes)", "SORTED": "16 bytes at offset 0 of a (12 bytes)", "MISSING": "the format asks for more arguments than there are", "LINE": "writes 5 bytes at offset 0 of a (4 bytes)",
	} {
		level := []string{"-O0", "-O2"}[rand.Intn(2)] // both would take a minute longer
		if r := explore(t, "explorer", "memory.c", "--", "-D"+name, level); r.Verdict != "verified" && (r.Verdict != "bounded" || name != "READ" && name != "STACK" && name != "LINE") {
			t.Errorf("%s %s: %+v", name, level, r)
		}
		if message == "" {
			continue // nothing is wrong with it
		}
		if r := explore(t, "explorer", "memory.c", "--", "-DBUG", "-D"+name, level); r.Property != "memory" || !strings.Contains(r.Message, message) {
			t.Errorf("%s %s with -DBUG: %+v", name, level, r)
		}
	}
	if r := explore(t, "explorer", "--check=assert", "memory.c", "--", "-DBUG", "-DINDEX"); r.Verdict != "verified" {
		t.Errorf("it was not asked for: %+v", r)
	}
}

// TestExplorerCopies: how an object is copied matters to races alone, and without the check for them the report says what it rests on.
func TestExplorerCopies(t *testing.T) {
	if r := explore(t, "explorer", "copied.c"); r.Property != "race" {
		t.Errorf("%+v", r)
	}
	if r := explore(t, "explorer", "--check=assert", "copied.c"); r.Verdict != "verified" || !strings.Contains(strings.Join(r.Assumptions, " "), "copied byte by byte") {
		t.Errorf("%+v", r)
	}
}

// TestExplorerSections: a section that does more than can be tried out is never VERIFIED.
func TestExplorerSections(t *testing.T) {
	for defined, want := range map[string]explored{
		"WRITES=1000":  {Verdict: "verified"},
		"WRITES=70000": {Verdict: "unknown", Reason: "a section that writes more than can be taken back"},
		"CHOICES=9":    {Verdict: "bounded"},
		"CHOICES=11":   {Verdict: "bounded"},
	} {
		r := explore(t, "explorer", "--check=assert,deadlock", "section.c", "--", "-D"+defined)
		_, choices := r.Bounds.Hit["choices"]
		if r.Verdict != want.Verdict || !strings.Contains(r.Reason, want.Reason) || choices != (defined == "CHOICES=11") {
			t.Errorf("%s: %+v", defined, r)
		}
	}
}

// TestExplorerNames: what ghost state is called by a program does not matter, also if a model calls its own so.
func TestExplorerNames(t *testing.T) {
	var executions []int
	for _, family := range []string{"own.", "mutex."} {
		r := explore(t, "explorer", "family.c", "--", fmt.Sprintf("-DFAMILY=%q", family))
		if r.Verdict != "verified" {
			t.Errorf("%s: %+v", family, r)
		}
		executions = append(executions, r.Stats.Executions+r.Stats.Blocked)
	}
	if executions[0] != executions[1] {
		t.Errorf("%d executions", executions)
	}
}

// TestExplorerThreads: how threads begin, wait and end.
func TestExplorerThreads(t *testing.T) {
	for _, c := range []struct {
		args              []string
		verdict, property string
		classes           int
	}{
		{[]string{"launch.c"}, "verified", "", 1}, {[]string{"launch.c", "--", "-DBUG"}, "violated", "race", 0},
		{[]string{"cleanup.c"}, "verified", "", 20}, {[]string{"cleanup.c", "--", "-O2"}, "verified", "", 20}, {[]string{"cleanup.c", "--", "-DBUG"}, "violated", "deadlock", 0},
		{[]string{"../programs/libc/longjmp_section_ok.c", "--", "-O2"}, "verified", "", 0}, {[]string{"../programs/libc/longjmp_section_bug.c", "--", "-O2"}, "violated", "assertion", 0},
		{[]string{"handover.c"}, "verified", "", 64}, {[]string{"own.c"}, "verified", "", 1},
		{[]string{"consumed.c"}, "bounded", "", 2},
		{[]string{"clock.c"}, "bounded", "", 0}, {[]string{"clock.c", "--", "-DBUG"}, "violated", "assertion", 0}, {[]string{"clock.c", "--", "-DSPAN=1000000000"}, "bounded", "", 0},
	} {
		r := explore(t, "explorer", append([]string{"--spurious-wakeups=0"}, c.args...)...)
		if r.Verdict != c.verdict || r.Property != c.property || c.classes > 0 && r.Stats.Executions != c.classes {
			t.Errorf("%v: %+v", c.args, r)
		}
	}
}

// TestExplorerBounded: modes for programs whose schedules nobody can finish name what they cut off.
func TestExplorerBounded(t *testing.T) {
	for _, c := range []struct {
		args           []string
		verdict, bound string
	}{
		{[]string{"--preemptions=0", "lost.c"}, "bounded", "preemptions"},
		{[]string{"--check=deadlock", "rounds.c", "--", "-DX=1"}, "verified", ""}, {[]string{"--check=deadlock", "rounds.c", "--", "-DX=2"}, "bounded", "spinning"},
		{[]string{"--preemptions=1", "lost.c"}, "violated", ""},
		{[]string{"--preemptions=50", "counter.c", "--", "-DN=2"}, "verified", ""},
		{[]string{"--random", "--executions=20", "counter.c", "--", "-DN=3"}, "bounded", "executions"},
		{[]string{"--random=2", "--executions=2000", "lost.c"}, "violated", ""},
		{[]string{"--executions=3", "counter.c", "--", "-DN=4"}, "bounded", "executions"},
		{[]string{"--executions=3", "--jobs=2", "counter.c", "--", "-DN=4"}, "bounded", "executions"},
		{[]string{"--jobs=4", "lost.c"}, "violated", ""},
	} {
		r := explore(t, "explorer", c.args...)
		_, hit := r.Bounds.Hit[c.bound]
		if r.Verdict != c.verdict || hit != (c.bound != "") {
			t.Errorf("%v: %+v", c.args, r)
		}
	}
}

// TestExplorerResume stops an exploration when its time is up, and goes on from the checkpoint: all classes, none twice.
func TestExplorerResume(t *testing.T) {
	file := filepath.Join(t.TempDir(), "checkpoint")
	args := []string{"--checkpoint=" + file}
	for limit := 2 * time.Second; limit < time.Minute; limit += limit / 2 {
		if _, err := os.Stat(file); err == nil && len(args) == 1 {
			args = append(args, "--resume="+file)
		}
		jobs := fmt.Sprintf("--jobs=%d", 1+len(args)%3)
		r := explore(t, "explorer", append(args[:len(args):len(args)], jobs, "--timeout="+limit.String(), "counter.c", "--", "-DN=8")...)
		if r.Verdict == "verified" {
			if r.Stats.Executions != 40320 {
				t.Errorf("%d executions, not 40320", r.Stats.Executions)
			}
			t.Logf("resumed: %v", len(args) > 1)
			return
		}
	}
	t.Error("no end")
}

// exploredOtherwise are programs whose failures the explorer does not see, and says so: by its assumptions, or by the classes of
// checks that its verdict names.
var exploredOtherwise = map[string]string{
	"leaks/*": "leaks are not covered", "addresses/*": "it does not matter where objects lie", "memory_check/*": "memory and overflow are not covered",
	"libc/output_fails_bug.c": "output does not fail", "libc/printf_result_bug.c": "output does not fail",
	"libc/longjmp_local_bug.c": "memory is not covered",
}

// TestExplorerVerdicts compares with what programs say of themselves. A bound is no disagreement.
func TestExplorerVerdicts(t *testing.T) {
	for _, p := range programs(t) {
		name := strings.TrimPrefix(filepath.ToSlash(p.name), "programs/")
		other := slices.ContainsFunc(p.flags, func(f string) bool { return strings.HasPrefix(f, "--main=") || f == "--integers=unbounded" })
		if len(p.files) != 1 || !strings.HasSuffix(p.files[0], ".c") || !*exploreAll && !inSample(name) || other {
			continue
		}
		t.Run(name, func(t *testing.T) {
			sampled(t)
			var flags, clang []string
			if len(p.clang) > 0 {
				clang = append([]string{"--"}, p.clang...)
			}
			for _, f := range p.flags {
				for _, kept := range []string{"--check=", "--spurious-wakeups=", "--wakeup=", "--may-fail=", "--static-init=", "--set=", "--models=", "--daemons=", "--benign-race=", "--volatile="} {
					if strings.HasPrefix(f, kept) {
						flags = append(flags, f)
					}
				}
			}
			args := append(append(append([]string{"--timeout=60s", "--executions=100000"}, flags...), p.files...), clang...)
			r := explore(t, p.dir, args...)
			for pattern, why := range exploredOtherwise {
				if match, _ := path.Match(pattern, name); match && r.Verdict == "verified" {
					t.Skip(why)
				}
			}
			if r.Verdict == "verified" && p.expect == "violated" || r.Verdict == "violated" && p.expect == "verified" {
				t.Errorf("the verdict is %s %s, not %s", r.Verdict, r.Property, p.expect)
			}
			if r.Verdict == "unknown" && !*exploreAll {
				t.Errorf("UNKNOWN: %s", r.Reason)
			}
		})
	}
}

func inSample(name string) bool {
	for _, s := range exploredSample {
		if s == name || s == name+".c" {
			return true
		}
	}
	return false
}

// TestExplorerReturns: that a function returns is a write to its local objects.
func TestExplorerReturns(t *testing.T) {
	for program, property := range map[string]string{"return_race_bug.c": "race", "return_race_ok.c": ""} {
		if r := explore(t, filepath.Join("programs", "memory_check"), "--check=race", program); r.Property != property || property == "" && r.Verdict != "verified" {
			t.Errorf("%s: %s %s, not %s", program, r.Verdict, r.Property, property)
		}
	}
}

// TestExplorerCPlusPlus: what C++ has for threads is that of the models, or keeps apart what each thread has. Each program has a defect with -DBUG.
func TestExplorerCPlusPlus(t *testing.T) {
	for _, c := range []struct{ program, verdict, property string }{
		{"arguments", "bounded", "assertion"}, // inputs
		{"exceptions", "verified", "assertion"},
		{"future", "bounded", "assertion"}, // it asks for the time
		{"joined", "verified", "assertion"},
		{"once", "verified", "race"},
		{"queue", "bounded", "assertion"}, // spurious wake-ups
		{"shared", "verified", "race"},
		{"statics", "verified", "assertion"},
		{"string", "verified", "race"},
		{"threads", "verified", "race"},
	} {
		t.Run(c.program, func(t *testing.T) {
			if r := explore(t, "explorer", c.program+".cpp"); r.Verdict != c.verdict {
				t.Errorf("not %s: %+v", c.verdict, r)
			}
			if r := explore(t, "explorer", c.program+".cpp", "--", "-DBUG"); r.Verdict != "violated" || r.Property != c.property {
				t.Errorf("with -DBUG: %+v", r)
			}
		})
	}
	if r := explore(t, "explorer", "--check=assert,leaks", "--executions=20", "attached.cpp"); r.Verdict != "bounded" {
		t.Errorf("what the library keeps is no leak of the program: %+v", r)
	}
}

// TestExplorerReplay executes a schedule again that was saved.
func TestExplorerReplay(t *testing.T) {
	file := filepath.Join(t.TempDir(), "crash.sched")
	if r := explore(t, "explorer", "--save-schedule="+file, "crash.c"); r.Verdict != "violated" || r.Property != "memory" {
		t.Fatalf("%+v", r)
	}
	cmd := exec.Command(gsmack, "replay", file, "crash.c")
	cmd.Dir = "explorer"
	out, _ := cmd.CombinedOutput()
	if cmd.ProcessState.ExitCode() != 1 || !strings.Contains(string(out), "a null pointer is followed") || !strings.Contains(string(out), "crash.c:11") {
		t.Errorf("%d %s", cmd.ProcessState.ExitCode(), out)
	}
}

// TestExplorerRobust: whatever a program does, the answer is one line, and no process is left.
func TestExplorerRobust(t *testing.T) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	for _, c := range []struct{ defined, verdict, text, compiled string }{ // compiled is the verdict of one that was compiled elsewhere, if it is another
		{"BOMB", "unknown", "starts another process", ""},
		{"KILLED", "unknown", "did not see", ""},
		{"THREADS", "unknown", "more than 254 threads", ""},
		{"EARLY", "unknown", "a thread that is started before main", ""},
		{"ACCESSES", "unknown", "more plain accesses in one execution than can be followed", "verified"},
		{"HEAP", "verified", "", ""},
		{"DESCRIPTOR", "verified", "", ""},
		{"MEMORY", "unknown", "the memory limit was reached", ""},
		{"LOOP", "unknown", "a thread ran for 10s without a step", ""},
		{"CRASH", "violated", "a null pointer is followed", ""},
		{"FULL", "bounded", "fopen", "verified"},
		{"STACK", "violated", "the stack overflows", ""},
	} {
		compileWith(t, tmp, c.defined, "gcc", "-D"+c.defined, "robust.c")
		for _, program := range [][]string{{"robust.c", "--", "-D" + c.defined}, {filepath.Join(tmp, c.defined)}} {
			verdict := c.verdict
			if len(program) == 1 && c.compiled != "" {
				verdict = c.compiled
			}
			r := explore(t, "explorer", append([]string{"--timeout=100s", "--memory-limit=1600M"}, program...)...)
			text := r.Reason + r.Message + strings.Join(r.Assumptions, " ")
			if r.Verdict != verdict || verdict == c.verdict && !strings.Contains(text, c.text) {
				t.Errorf("%v: %s, %s", program, r.Verdict, text)
			}
		}
	}
	if left, _ := filepath.Glob(filepath.Join(tmp, "gsmack-*")); len(left) > 0 {
		t.Errorf("%v are left", left)
	}
	if left := runningBelow(tmp); len(left) > 0 {
		t.Errorf("%v still run", left)
	}
}

// TestExplorerLimits: an exploration that may use no more than so much says so.
func TestExplorerLimits(t *testing.T) {
	if r := explore(t, "explorer", "--memory-limit=5M", "counter.c", "--", "-DN=8"); r.Verdict != "bounded" && (r.Verdict != "unknown" || !strings.HasPrefix(r.Reason, "the memory limit was reached")) {
		t.Errorf("%+v", r)
	}
	out, _ := exec.Command("sh", "-c", "ulimit -v 30000000 && cd explorer && exec "+gsmack+" explore counter.c -- -DN=2").CombinedOutput()
	if !strings.HasPrefix(string(out), "UNKNOWN: the explorer has no model of a limit on the address space") {
		t.Errorf("%s", out)
	}
}

// TestExplorerInterrupted: whenever an interrupt comes, the answer is one line, and nothing is left.
func TestExplorerInterrupted(t *testing.T) {
	for i := range 12 {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			temp := t.TempDir()
			cmd := exec.Command(gsmack, "explore", "--jobs=2", "counter.c", "--", "-DN=9")
			cmd.Dir = "explorer"
			cmd.Env = append(os.Environ(), "TMPDIR="+temp)
			var out, log strings.Builder
			cmd.Stdout, cmd.Stderr = &out, &log
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Duration(i*i) * 8 * time.Millisecond)
			cmd.Process.Signal(syscall.SIGINT)
			cmd.Wait()
			// As long as it is being started, it ends by the signal.
			if signalled := cmd.ProcessState.ExitCode() < 0; !signalled && !strings.HasPrefix(out.String(), "UNKNOWN: interrupted") || signalled && (i > 4 || out.Len() > 0) || log.Len() > 0 {
				t.Errorf("%s%s%v", out.String(), log.String(), cmd.ProcessState)
			}
			eventually(t, "nothing runs", func() bool { return len(runningBelow(temp)) == 0 })
			if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
				t.Errorf("%v are left, %v", left, err)
			}
		})
	}
}

// runningBelow are the programs that run and lie in the folder.
func runningBelow(dir string) (out []string) {
	links, _ := filepath.Glob("/proc/[0-9]*/exe")
	for _, l := range links {
		if to, err := os.Readlink(l); err == nil && strings.HasPrefix(to, dir) {
			out = append(out, to)
		}
	}
	return out
}

// TestExplorerInterrupt: nothing is left of a program that never ends.
func TestExplorerInterrupt(t *testing.T) {
	cmd := exec.Command(gsmack, "explore", "--jobs=2", "endless.c")
	cmd.Dir = "explorer"
	cmd.Env = append(os.Environ(), "TMPDIR="+t.TempDir())
	var out strings.Builder
	cmd.Stdout = &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	program := func() string {
		found, _ := filepath.Glob(filepath.Join(strings.TrimPrefix(cmd.Env[len(cmd.Env)-1], "TMPDIR="), "gsmack-*", "program"))
		if len(found) == 0 {
			return ""
		}
		return found[0]
	}
	running := func(binary string) bool { return len(runningBelow(binary)) > 0 }
	binary := ""
	for deadline := time.Now().Add(2 * time.Minute); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if binary = program(); binary != "" && running(binary) {
			break
		}
	}
	if binary == "" || !running(binary) {
		t.Fatal("the program was not started")
	}
	cmd.Process.Signal(syscall.SIGINT)
	cmd.Wait()
	if !strings.HasPrefix(out.String(), "UNKNOWN: interrupted") {
		t.Errorf("%s", out.String())
	}
	for range 100 {
		if !running(binary) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Error("the program still runs")
}
