package tests

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var exitCodes = map[string]int{"verified": 0, "bounded": 0, "violated": 1, "unknown": 3}

// TestVerdicts runs every program and compares verdict, exit code, place and
// text of the failure. A machine that is too slow for all has others left in each run.
func TestVerdicts(t *testing.T) {
	ps := programsIn(t, ".c", ".cpp", ".bpl")
	for _, p := range sample(t, ps, len(ps)) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			seed.Within(t, 0.6)
			v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=60s", "--debug=check")...)
			p.check(t, v, code)
		})
	}
}

// check compares a report with what is expected of p.
func (p *program) check(t *testing.T, v *verdict, code int) {
	t.Helper()
	for _, fault := range p.faults(v, code) {
		t.Errorf("%s: %s", p.name, fault)
	}
}

// faults says how a report differs from what is expected of p: in its verdict, or else in other things.
func (p *program) faults(v *verdict, code int) []string {
	if v.Verdict != p.expect {
		return []string{p.wrong(v)}
	}
	var out []string
	if code != exitCodes[v.Verdict] {
		out = append(out, fmt.Sprintf("exit code %d for %s, not %d", code, v.Verdict, exitCodes[v.Verdict]))
	}
	text := v.Reason
	switch v.Verdict {
	case "bounded":
		if len(v.Bounds.Hit) == 0 {
			out = append(out, "bounded, but no bound is named")
		}
		return out
	case "verified":
		return out
	case "violated":
		if v.Trace == nil || len(v.Trace.Steps) == 0 {
			out = append(out, "violated, but there is no trace")
		}
		text = v.Property + ": " + v.Message
	}
	if fault := p.misplaced(v, text); fault != "" {
		out = append(out, fault)
	}
	return out
}

// wrong says that the verdict of v is not that of p.
func (p *program) wrong(v *verdict) string {
	return fmt.Sprintf("the verdict is %s (%s%s%s), not %s", v.Verdict, v.Property, v.Message, v.Reason, p.expect)
}

// misplaced looks for the failure among the places where it is wanted.
func (p *program) misplaced(v *verdict, text string) string {
	if len(p.wants) == 0 {
		return ""
	}
	if v.Location == nil {
		return fmt.Sprintf("no location (%s), wanted %s:%d", text, p.wants[0].file, p.wants[0].line)
	}
	for _, w := range p.wants {
		if filepath.Base(v.Location.File) == w.file && v.Location.Line == w.line {
			if !w.pattern.MatchString(text) {
				return fmt.Sprintf("%q does not match %s at line %d", text, w.pattern, w.line)
			}
			return ""
		}
	}
	var places []string
	for _, w := range p.wants {
		places = append(places, w.file+":"+itoa(w.line))
	}
	return fmt.Sprintf("failed at %s:%d (%s), wanted %s", v.Location.File, v.Location.Line, text, strings.Join(places, " or "))
}
