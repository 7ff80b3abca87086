package tests

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mapped are the programs, among those that TestNoMaps looks at, that need maps: what they index
// with is not known before they run.
var mapped = map[string]string{
	"atomics/atomic_pointer": "the pointer that threads exchange is to one of several objects",
	"mutex/per_object_bug":   "the mutex is copied to the stack of a function that several threads run",
	"papers/threads_x_y":     "an array is indexed by a variable",
	"models/atexit":          "functions are kept by their number",
	"models/c11_specific":    "keys are made while the program runs",
	"models/mutex_timedlock": "each call of a function has an object of its own",
	"models/rwlock_":         "who reads which lock",
	"atomics/large":          "structures are copied through arrays of variable length",
	"models/ctype":           "a table is indexed by a character",
	"models/fgets_line":      "an array of characters",
	"models/join_main_ok":    "the object that is written to is chosen by a thread",
	"models/key_":            "keys are made while the program runs",
	"models/memory_compare":  "arrays of characters",
	"models/mutex_in_heap":   "mutexes are in the heap",
	"models/number":          "strings",
	"models/realloc":         "objects in the heap",
	"models/string_":         "strings",
}

var mapType = regexp.MustCompile(`\[(bv\d+|int)\]`)

// TestNoMaps checks that programs whose globals are scalars, with the mutexes, threads, semaphores and
// so on that they use, are translated without any map.
func TestNoMaps(t *testing.T) {
	for _, p := range inC(programs(t)) {
		name, _ := strings.CutPrefix(p.name, "programs/")
		switch filepath.Dir(name) {
		case "atomics", "mutex", "papers", "models":
		default:
			continue
		}
		excused := false
		for prefix := range mapped {
			excused = excused || strings.HasPrefix(name, prefix)
		}
		if excused {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, stderr, code := run(t, p.dir, nil, gsmack, p.translationArgs("translate")...)
			if code != 0 {
				t.Fatal(stderr)
			}
			for _, line := range strings.Split(text, "\n") {
				if mapType.MatchString(line) {
					t.Errorf("a map is left: %s", line)
				}
			}
		})
	}
}
