package report

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/gsmack/gsmack/verifier"
)

// check is a rule about a value of JSON; it gives what is wrong.
type check func(any) string

// object has members that keep the rules; those with a name that ends in ! must be there, and there are no others.
func object(members map[string]check) check {
	return func(v any) string {
		m, ok := v.(map[string]any)
		if !ok {
			return "is no object"
		}
		for name, c := range members {
			name, required := strings.CutSuffix(name, "!")
			x, there := m[name]
			if !there && required {
				return "has no " + name
			}
			if why := ""; there {
				if why = c(x); why != "" {
					return name + " " + why
				}
			}
		}
		for name := range m {
			if members[name] == nil && members[name+"!"] == nil {
				return "has " + name
			}
		}
		return ""
	}
}

func list(least int, c check) check {
	return func(v any) string {
		l, ok := v.([]any)
		if !ok || len(l) < least {
			return "is no list, or too short"
		}
		for i, x := range l {
			if why := c(x); why != "" {
				return fmt.Sprintf("%d %s", i, why)
			}
		}
		return ""
	}
}

func text(v any) string {
	if _, ok := v.(string); !ok {
		return "is no string"
	}
	return ""
}

func oneOf(words ...string) check {
	return func(v any) string {
		if s, ok := v.(string); !ok || !slices.Contains(words, s) {
			return fmt.Sprintf("is %v", v)
		}
		return ""
	}
}

func atLeast(n float64) check {
	return func(v any) string {
		if x, ok := v.(float64); !ok || x < n || x != float64(int(x)) {
			return fmt.Sprintf("is %v", v)
		}
		return ""
	}
}

func texts(v any) string {
	m, ok := v.(map[string]any)
	for _, x := range m {
		ok = ok && (text(x) == "" || sarifText(x) == "")
	}
	if !ok {
		return "is no map of strings"
	}
	return ""
}

func reference(v any) string {
	s, _ := v.(string)
	if u, err := url.Parse(s); err != nil || s == "" || u.String() != s {
		return fmt.Sprintf("is %q, no reference", s)
	}
	return ""
}

// The part of the schema of SARIF 2.1.0 that the reports use.
var (
	sarifText = object(map[string]check{"text!": text})
	sarifLoc  = object(map[string]check{"id": atLeast(-1), "message": sarifText, "physicalLocation": object(map[string]check{
		"artifactLocation!": object(map[string]check{"uri!": reference}),
		"region":            object(map[string]check{"startLine!": atLeast(1), "startColumn": atLeast(1)})})})
	sarifSchema = object(map[string]check{"$schema": reference, "version!": oneOf("2.1.0"), "runs!": list(1, object(map[string]check{
		"tool!": object(map[string]check{"driver!": object(map[string]check{"name!": text, "version": text,
			"rules": list(0, object(map[string]check{"id!": text, "shortDescription": sarifText}))})}),
		"columnKind": oneOf("utf16CodeUnits", "unicodeCodePoints"),
		"results": list(0, object(map[string]check{
			"ruleId": text, "ruleIndex": atLeast(0), "message!": sarifText, "locations": list(0, sarifLoc), "relatedLocations": list(0, sarifLoc),
			"kind": oneOf("pass", "open", "fail"), "level": oneOf("none", "error"), "partialFingerprints": texts,
			"codeFlows": list(1, object(map[string]check{"threadFlows!": list(1, object(map[string]check{"id": text, "message": sarifText,
				"locations!": list(1, object(map[string]check{"location": sarifLoc, "kinds": list(1, text), "state": texts, "nestingLevel": atLeast(0),
					"executionOrder": atLeast(1), "importance": oneOf("important", "essential", "unimportant")}))}))}))}))}))})
)

func TestSARIF(t *testing.T) {
	for name, of := range reports() {
		for _, tag := range append([]string{"plain", "a b.c", "100%", "c:d"}, hostile...) {
			var b bytes.Buffer
			if err := SARIF(&b, of(tag), of(tag)); err != nil {
				t.Fatal(err)
			}
			var v any
			if err := json.Unmarshal(b.Bytes(), &v); err != nil {
				t.Fatal(err)
			}
			if why := sarifSchema(v); why != "" {
				t.Errorf("%s of %.20q: %s", name, tag, why)
			}
		}
	}
	var b bytes.Buffer
	if err := SARIF(&b, made(30, "x")); err != nil {
		t.Fatal(err)
	}
	var log sarifLog
	if err := json.Unmarshal(b.Bytes(), &log); err != nil {
		t.Fatal(err)
	}
	flows := log.Runs[0].Results[0].CodeFlows[0].ThreadFlows
	if len(flows) != 2 || len(flows[0].Locations)+len(flows[1].Locations) != 33 || flows[1].Locations[0].Order != 12 {
		t.Errorf("the flows: %+v", flows)
	}
}

func TestJUnit(t *testing.T) {
	for _, tag := range append([]string{"x"}, hostile...) {
		var b bytes.Buffer
		all := []*Report{made(9, tag), stuck(tag), covered(verifier.Verified, tag), covered(verifier.Bounded, tag), covered(verifier.Unknown, tag)}
		if err := JUnit(&b, all...); err != nil {
			t.Fatal(err)
		}
		var s junitSuites
		if err := xml.Unmarshal(b.Bytes(), &s); err != nil {
			t.Fatalf("%q: %v", tag, err)
		}
		if s.Suite.Tests != 5 || s.Suite.Failures != 2 || s.Suite.Errors != 1 || s.Suite.Cases[0].Failure.Type != "race" {
			t.Errorf("%q: %+v", tag, s.Suite)
		}
	}
}

// TestGitHub looks for commands that a program's names could give.
func TestGitHub(t *testing.T) {
	for _, tag := range append([]string{"x", "\n::error::out", "\r\n::error::out", "::", "a,b:c%"}, hostile...) {
		var b bytes.Buffer
		if err := made(9, tag).GitHub(&b); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(b.String(), "\n")
		for i, line := range lines {
			if token, stops := strings.CutPrefix(line, "::stop-commands::"); stops {
				if lines[len(lines)-2] != "::"+token+"::" || strings.Count(b.String(), "::"+token+"::") != 1 {
					t.Errorf("%q: commands do not begin again at the end", tag)
				}
				break
			}
			if i > 2 || !strings.HasPrefix(line, "::error file=") && !strings.HasPrefix(line, "::notice file=") || strings.Contains(line, "\r") {
				t.Errorf("%q: %.80q", tag, line)
			}
		}
	}
}

func TestWitness(t *testing.T) {
	for name, of := range reports() {
		for _, tag := range append([]string{"x"}, hostile...) {
			r := of(tag)
			r.Task = Task{Hashes: map[string]string{tag + ".c": "00"}, PointerBits: 64, Created: time.Unix(0, 0)}
			var y, g bytes.Buffer
			errs := []error{r.Witness(&y), r.GraphML(&g)}
			if none := name == "bounded" || name == "unknown"; none != (errs[0] != nil) || none != (errs[1] != nil) {
				t.Fatalf("%s: %v", name, errs)
			} else if none {
				continue
			}
			var back []witnessEntry
			if err := yaml.Unmarshal(y.Bytes(), &back); err != nil || len(back) != 1 || len(back[0].Metadata.UUID) != 36 {
				t.Errorf("%s of %.20q: %v", name, tag, err)
			}
			d := xml.NewDecoder(&g)
			for {
				if _, err := d.Token(); err == io.EOF {
					break
				} else if err != nil {
					t.Fatalf("%s of %.20q: %v", name, tag, err)
				}
			}
		}
	}
	for checks, spec := range map[string]string{"leaks": "G valid-memcleanup", "overflow": "G ! overflow", "assert": "G ! call(reach_error())"} {
		r := &Report{Result: &verifier.Result{Verdict: verifier.Verified}, Checks: []string{checks}}
		if got := r.specification(); got != "CHECK( init(main()), LTL("+spec+") )" {
			t.Errorf("that %s hold is a witness of %s", checks, got)
		}
	}
	var b bytes.Buffer
	if err := made(30, "x").Witness(&b); err != nil {
		t.Fatal(err)
	}
	// The creation of the thread, where each thread waits for the other, and a final segment with both accesses.
	if n := strings.Count(b.String(), "- segment:"); n != 4 || strings.Count(b.String(), "type: function_enter") != 1 || strings.Count(b.String(), "type: target") != 2 {
		t.Errorf("%d segments:\n%s", n, b.String())
	}
}
