package tests

import (
	"path/filepath"
	"strings"
	"testing"
)

var exitCodes = map[string]int{"verified": 0, "bounded": 0, "violated": 1, "unknown": 3}

// TestVerdicts runs every program and compares verdict, exit code, place and
// text of the failure.
func TestVerdicts(t *testing.T) {
	for _, p := range programsIn(t, ".c", ".cpp", ".bpl") {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=60s", "--debug=check")...)
			p.check(t, v, code)
		})
	}
}

// check compares a report with what is expected of p.
func (p *program) check(t *testing.T, v *verdict, code int) {
	t.Helper()
	if v.Verdict != p.expect {
		t.Fatalf("%s: the verdict is %s (%s%s%s), not %s", p.name, v.Verdict, v.Property, v.Message, v.Reason, p.expect)
	}
	if code != exitCodes[v.Verdict] {
		t.Errorf("%s: exit code %d for %s, not %d", p.name, code, v.Verdict, exitCodes[v.Verdict])
	}
	switch v.Verdict {
	case "bounded":
		if len(v.Bounds.Hit) == 0 {
			t.Errorf("%s: bounded, but no bound is named", p.name)
		}
	case "violated":
		if v.Trace == nil || len(v.Trace.Steps) == 0 {
			t.Errorf("%s: violated, but there is no trace", p.name)
		}
		p.checkPlace(t, v, v.Property+": "+v.Message)
	case "unknown":
		p.checkPlace(t, v, v.Reason)
	}
}

// checkPlace looks for the failure among the places where it is wanted.
func (p *program) checkPlace(t *testing.T, v *verdict, text string) {
	t.Helper()
	if len(p.wants) == 0 {
		return
	}
	if v.Location == nil {
		t.Errorf("%s: no location (%s), wanted %s:%d", p.name, text, p.wants[0].file, p.wants[0].line)
		return
	}
	for _, w := range p.wants {
		if filepath.Base(v.Location.File) == w.file && v.Location.Line == w.line {
			if !w.pattern.MatchString(text) {
				t.Errorf("%s:%d: %q does not match %s", p.name, w.line, text, w.pattern)
			}
			return
		}
	}
	var places []string
	for _, w := range p.wants {
		places = append(places, w.file+":"+itoa(w.line))
	}
	t.Errorf("%s: failed at %s:%d (%s), wanted %s", p.name, v.Location.File, v.Location.Line, text, strings.Join(places, " or "))
}
