package tests

import (
	"context"
	"flag"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var confirmAll = flag.Bool("confirm-all", false, "confirm all counterexamples on the compiled program, not only a sample")

// confirmedSample has each way in which a counterexample ends: an assertion, a deadlock of all or some threads, a loop that is never
// left, memory that is used again, a race with and without accesses between, misuse of a local object, inputs, choices of the models, errors of memory that no machine
// notices, a history.
var confirmedSample = []string{
	"addresses/mutex_reused_bug.c", "atomics/asm_fails_bug.c", "atomics/asm_locked_bug.c", "atomics/publish_relaxed_bug.c", "threads/identity_owner_bug.c", "c11/broadcast_bug.c", "cond/lost_in_retest_bug.c", "cond/waiters_seen_bug.c", "deadlock/partial_bug.c",
	"atomics/weak_cas_bug.c", "environment/names_of_users_bug.c", "environment/overwritten_bug.c", "leaks/memory_lost_bug.c", "libc/options_bug.c", "libc/quick_exit_bug.c", "memory/argv_two_bug.c", "linearizable/countdown_bug.c", "memory_check/memcmp_bug.c",
	"memory_check/library_realloc_bug.c", "memory_check/print_count_bug.c", "memory_check/print_missing_handed_on_bug.c", "memory_check/scan_no_pointer_bug.c", "memory_check/scan_text_null_bug.c",
	"memory_check/scope_loop_bug.c", "memory_check/scope_vla_thread_bug.c", "memory_check/stream_not_opened_bug.c", "memory_check/thread_end_running_bug.c", "memory_check/strcat_bug.c", "memory_check/strcat_overlap_bug.c",
	"memory_check/thread_end_local_bug.c", "memory_check/unset_goto_bug.c", "memory_check/value_argument_bug.c", "memory_check/value_array_bug.c", "memory_check/value_exit_bug.c", "memory_check/value_recursive_bug.c",
	"misuse/declared_in_loop_bug.c", "mutex/lazy_init_bug.c", "race/counter_bug.c", "sequential/other_main.c", "spin/alone_bug.c", "spin/impossible_bug.c", "spin/poll_bug.c", "spin/same_store_bug.c",
	"smack/init_bug.c", "spin/read_done_bug.c", "mutex/polled_times_bug.c", "atomics/asm_pair_bug.c", "svcomp/nondet_narrow_bug.c", "threads/lost_update_bug.c", "unknown/havoc_bug.c", "wakeup/cond_any_bug.c",
}

// TestConfirm: counterexamples of the symbolic engines end in the same failure on the compiled program.
func TestConfirm(t *testing.T) {
	confirmed, all := 0, 0
	for _, p := range programs(t) {
		name := strings.TrimPrefix(p.name, "programs/")
		if p.expect != "violated" || !strings.HasSuffix(p.files[0], ".c") || !*confirmAll && !slices.Contains(confirmedSample, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			sampled(t)
			v, _ := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=60s", "--confirm")...)
			all++
			switch {
			case v.Compiled == nil:
				t.Error("nothing is said of the compiled program")
			case v.Compiled.Confirmed:
				confirmed++
			case v.Compiled.Reason == "" || strings.HasSuffix(v.Compiled.Reason, "without failure"):
				t.Errorf("%s: it is not said why it is not confirmed", v.Property)
			case *confirmAll:
				t.Logf("%s: %s", v.Property, v.Compiled.Reason)
			default:
				t.Errorf("%s: %s", v.Property, v.Compiled.Reason)
			}
		})
	}
	t.Logf("%d of %d counterexamples are confirmed", confirmed, all)
	if least := map[bool]int{true: 95, false: 100}[*confirmAll]; 100*confirmed < least*all {
		t.Errorf("only %d of %d counterexamples are confirmed", confirmed, all)
	}
}

// TestReplayDebugger steps through a schedule in gdb: it stops where the assertion fails, and when it is run again, both threads read
// the balance before one of them has written it.
func TestReplayDebugger(t *testing.T) {
	if _, err := exec.LookPath("gdb"); err != nil {
		t.Skip("gdb is not installed")
	}
	file := filepath.Join(t.TempDir(), "lost.sched")
	gsmackVerify(t, "programs/threads", nil, "verify", "--format=json", "--engine=order", "--save-schedule="+file, "lost_update_bug.c")
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, gsmack, "replay", "--gdb", file, "lost_update_bug.c")
	cmd.Dir = "programs/threads"
	cmd.Stdin = strings.NewReader("print balance\nbreak 11\nrun\nprint seen\ngsmack-threads\nnext\nnext\nbacktrace\nprint seen\n")
	out, _ := cmd.CombinedOutput()
	want := regexp.MustCompile(`(?s)assertion: balance == 120.*main \(\) at .*lost_update_bug.c:24\n.*\$1 = 110\n.*` + // at the failure
		`Breakpoint 2, deposit.*\$2 = 100\n.*thread 0\n.*main \(\) at .*lost_update_bug.c:22\n.*` + // the first thread has read it
		`12.*Breakpoint 2, deposit.*\$3 = 100\n`) // and while it stepped on, the second
	if cmd.ProcessState.ExitCode() != 1 || !want.Match(out) {
		t.Errorf("%d %s", cmd.ProcessState.ExitCode(), out)
	}
}

// TestReplayCompiled executes a schedule of a symbolic engine on the compiled program.
func TestReplayCompiled(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lost.sched")
	gsmackVerify(t, "programs/threads", nil, "verify", "--format=json", "--engine=order", "--save-schedule="+file, "lost_update_bug.c")
	cmd := exec.Command(gsmack, "replay", "--compiled", file, "lost_update_bug.c")
	cmd.Dir = "programs/threads"
	out, _ := cmd.CombinedOutput()
	if cmd.ProcessState.ExitCode() != 1 || !strings.Contains(string(out), "  confirmed on the compiled program\n") || !strings.Contains(string(out), "FAILS: balance == 120") {
		t.Errorf("%d %s", cmd.ProcessState.ExitCode(), out)
	}
}
