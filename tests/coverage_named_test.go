package tests

import (
	"slices"
	"testing"
)

// classics are programs of the field, by the name before _ok and _bug; each is there in both forms.
var classics = []string{
	"deadlock/philosophers_2", "deadlock/philosophers_3", "deadlock/philosophers_6",
	"deadlock/philosophers_sem_2", "deadlock/philosophers_sem_6",
	"cond/producer_consumers", "rwlock/prefer_readers", "rwlock/prefer_writers", "rwlock/in_turn",
	"deadlock/database", "gsmack/two_kinds_of_writers",
}

// misuses are the programs for each kind of misuse, by what is misused.
var misuses = map[string][]string{
	"not initialised": {"misuse/mutex_uninitialised_bug", "misuse/cond_uninitialised_bug",
		"misuse/rwlock_uninitialised_bug", "misuse/sem_uninitialised_bug", "misuse/barrier_uninitialised_bug",
		"misuse/spin_uninitialised_bug"},
	"destroyed": {"misuse/mutex_destroyed_bug", "misuse/cond_destroyed_bug", "misuse/rwlock_destroyed_bug",
		"misuse/sem_destroyed_bug", "misuse/barrier_destroyed_bug", "misuse/spin_destroyed_bug"},
	"destroyed in use": {"misuse/mutex_destroyed_locked_bug", "misuse/cond_destroyed_in_use_bug",
		"misuse/rwlock_destroyed_held_bug", "misuse/sem_destroyed_in_use_bug",
		"misuse/barrier_destroyed_in_use_bug", "misuse/spin_destroyed_held_bug"},
	"unlocked by another": {"misuse/mutex_unlocked_by_other_bug", "misuse/rwlock_unlocked_by_other_bug",
		"misuse/spin_unlocked_by_other_bug"},
	"not locked": {"misuse/mutex_unlocked_twice_bug", "misuse/rwlock_unlocked_twice_bug",
		"misuse/spin_unlocked_twice_bug"},
	"waiting": {"misuse/cond_wait_without_mutex_bug", "misuse/cond_two_mutexes_bug"},
	"initialised twice": {"misuse/mutex_initialised_twice_bug", "misuse/cond_initialised_twice_bug",
		"misuse/rwlock_initialised_twice_bug", "misuse/sem_initialised_twice_bug",
		"misuse/barrier_initialised_twice_bug", "misuse/spin_initialised_twice_bug"},
	"joining": {"misuse/join_twice_bug", "misuse/join_detached_bug", "misuse/join_itself_bug",
		"misuse/join_nobody_bug", "misuse/detach_twice_bug"},
	"main returns": {"misuse/main_returns_bug"},
	"leaks":        {"leaks/mutex_bug", "leaks/cond_bug", "leaks/thread_bug"},
}

// TestNamedProgramsAreThere holds the programs to the two lists.
func TestNamedProgramsAreThere(t *testing.T) {
	verdicts, places := map[string]string{}, map[string]int{}
	for _, p := range programs(t) {
		verdicts[p.name], places[p.name] = p.expect, len(p.wants)
	}
	for _, name := range classics {
		for suffix, want := range map[string]string{"_ok.c": "verified", "_bug.c": "violated"} {
			if got := verdicts["programs/"+name+suffix]; got != want {
				t.Errorf("programs/%s%s is %q, not %s", name, suffix, got, want)
			}
		}
	}
	var all []string
	for kind, names := range misuses {
		for _, name := range names {
			all = append(all, name)
			file := "programs/" + name + ".c"
			if got := verdicts[file]; got != "violated" || places[file] == 0 {
				t.Errorf("%s: %s is %q and wants a failure in %d places, not violated in one", kind, file, got, places[file])
			}
		}
	}
	slices.Sort(all)
	if len(slices.Compact(all)) != len(all) {
		t.Error("a program stands for two kinds of misuse")
	}
}
