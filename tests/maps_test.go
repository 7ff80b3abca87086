package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mapped are the programs, among those that TestNoMaps looks at, that need maps: what they index
// with is not known before they run.
var mapped = map[string]string{
	"atomics/asm_pair_ok":   "an array is indexed by what is popped",
	"atomics/asm_pair_bug":  "an array is indexed by what is popped",
	"atomics/cached_index":  "a ring is indexed by what is read",
	"papers/threads_x_y":    "an array is indexed by a variable",
	"models/number":         "strings",
	"models/sem_mutex":      "an array is indexed by a variable",
	"models/clock":          "errno is one a thread, and a clock may not exist",
	"mutex/clocklock":       "errno",
	"mutex/variable_number": "an array is indexed by a variable",
}

// mapVariable is the declaration of a map of the program's memory. Names of ghost state begin with $.
var mapVariable = regexp.MustCompile(`(?m)^\s*var (\{[^}]*\} )*[^ $]*: \[(bv\d+|int)\].*$`)

// TestNoMaps checks that memory whose every access is at a known address is a variable by the time
// that an engine sees it. Ghost state that is indexed by threads may stay a map: a program keeps the
// identity of a thread in its memory.
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
		if excused || p.hasFlag("--rounds") || p.hasFlag("--engine") || p.hasFlag("--sequentialization") {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			args := p.args("verify", "--engine=order", "--jobs=1", "--dump-after=slice", "-o", os.DevNull)
			_, text, code := run(t, p.dir, nil, gsmack, args...)
			if code == 2 {
				t.Fatal(text)
			}
			for _, line := range mapVariable.FindAllString(text, -1) {
				t.Errorf("a map is left: %s", line)
			}
		})
	}
}
