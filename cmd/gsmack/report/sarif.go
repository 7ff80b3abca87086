package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// The parts of SARIF 2.1.0 (OASIS, 2020) that are used.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool struct {
			Driver sarifDriver `json:"driver"`
		} `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version"`
		Rules   []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID               string        `json:"id"`
		ShortDescription *sarifMessage `json:"shortDescription,omitempty"`
	}
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Kind         string            `json:"kind"`
		Level        string            `json:"level"`
		Message      sarifMessage      `json:"message"`
		Locations    []sarifLocation   `json:"locations,omitempty"`
		Related      []sarifLocation   `json:"relatedLocations,omitempty"`
		CodeFlows    []sarifCodeFlow   `json:"codeFlows,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints,omitempty"`
	}
	sarifLocation struct {
		ID       int            `json:"id,omitempty"`
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Message  *sarifMessage  `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact struct {
			URI string `json:"uri"`
		} `json:"artifactLocation"`
		Region *sarifRegion `json:"region,omitempty"`
	}
	sarifRegion struct {
		Line   int `json:"startLine"`
		Column int `json:"startColumn,omitempty"`
	}
	sarifCodeFlow struct {
		ThreadFlows []sarifThreadFlow `json:"threadFlows"`
	}
	sarifThreadFlow struct {
		ID        string              `json:"id"`
		Message   sarifMessage        `json:"message"`
		Locations []sarifFlowLocation `json:"locations"`
	}
	sarifFlowLocation struct {
		Location     sarifLocation           `json:"location"`
		Kinds        []string                `json:"kinds,omitempty"`
		State        map[string]sarifMessage `json:"state,omitempty"`
		NestingLevel int                     `json:"nestingLevel"`
		Order        int                     `json:"executionOrder"`
		Importance   string                  `json:"importance"`
	}
)

// SARIF writes reports as a SARIF log with one run. Each is one result: of kind fail, pass, or open if it was
// not decided for all executions.
func SARIF(w io.Writer, reports ...*Report) error {
	run := sarifRun{ColumnKind: "utf16CodeUnits", Results: []sarifResult{}}
	run.Tool.Driver = sarifDriver{Name: "gsmack", Rules: []sarifRule{}}
	for _, r := range reports {
		run.Tool.Driver.Version = r.Version
		res := r.sarif()
		res.RuleIndex = slices.IndexFunc(run.Tool.Driver.Rules, func(x sarifRule) bool { return x.ID == res.RuleID })
		if res.RuleIndex < 0 {
			rule := sarifRule{ID: res.RuleID}
			if text := explained[res.RuleID]; text != "" {
				rule.ShortDescription = &sarifMessage{text}
			}
			res.RuleIndex = len(run.Tool.Driver.Rules)
			run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, rule)
		}
		run.Results = append(run.Results, res)
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []sarifRun{run}})
}

// sarif is r as a result of SARIF: the verdict, its place, and the counterexample as code flows.
func (r *Report) sarif() sarifResult {
	verdict, meaning := r.Headline()
	res := sarifResult{RuleID: "verdict", Kind: "open", Level: "none", Message: sarifMessage{OneLine(verdict + ": " + meaning)}}
	at := r.Result.Pos
	if !at.IsValid() && len(r.Program) > 0 {
		at = ivl.Pos{File: r.Program[0]}
	}
	res.Locations = []sarifLocation{r.sarifAt(trace.PosOf(at), "")}
	switch r.Result.Verdict {
	case verifier.Verified:
		res.Kind = "pass"
	case verifier.Violated:
		res.RuleID, res.Kind, res.Level, res.Message.Text = r.Result.Property, "fail", "error", OneLine(meaning)
	}
	t := r.Result.Trace
	if t == nil {
		return res
	}
	if t.History != nil {
		res.Message.Text += ": " + OneLine(t.History.String())
	}
	text, _ := r.Source(at.File, int(at.Line))
	sum := sha256.Sum256([]byte(strings.Join([]string{t.Property, path.Base(at.File), strings.TrimSpace(text)}, "\x00")))
	res.Fingerprints = map[string]string{"failure/v1": hex.EncodeToString(sum[:8])}
	flows := make([]sarifThreadFlow, len(t.Threads))
	for i, th := range t.Threads {
		id := fmt.Sprintf("thread %d", th.ID)
		flows[i] = sarifThreadFlow{ID: id, Message: sarifMessage{id + " (" + th.Name + ")"}}
	}
	order := 0
	for i := range t.Steps {
		s := &t.Steps[i]
		k := slices.IndexFunc(t.Threads, func(th trace.Thread) bool { return th.ID == s.Thread })
		if s.Kind == trace.Switch || k < 0 {
			continue
		}
		order++
		message := stepMessage(s)
		l := sarifFlowLocation{Location: r.sarifAt(s.Pos, message), NestingLevel: s.Depth, Order: order, Importance: "unimportant"}
		if s.Slice {
			l.Importance = "essential"
		}
		if len(s.Acquires) > 0 {
			l.Kinds = append(l.Kinds, "acquire")
		}
		if len(s.Releases) > 0 {
			l.Kinds = append(l.Kinds, "release")
		}
		if l.Kinds != nil {
			l.Kinds = append(l.Kinds, "lock")
		}
		for _, a := range s.Assignments {
			if l.State == nil {
				l.State = map[string]sarifMessage{}
			}
			l.State[a.Name] = sarifMessage{a.Value}
		}
		flows[k].Locations = append(flows[k].Locations, l)
		if s.Kind == trace.Conflict || s.Kind == trace.Wait {
			related := r.sarifAt(s.Pos, fmt.Sprintf("thread %d %s", s.Thread, s.Detail))
			related.ID = len(res.Related) + 1
			res.Related = append(res.Related, related)
		}
	}
	flows = slices.DeleteFunc(flows, func(f sarifThreadFlow) bool { return len(f.Locations) == 0 })
	if len(flows) > 0 {
		res.CodeFlows = []sarifCodeFlow{{flows}}
	}
	return res
}

// stepMessage says in a line what a step does.
func stepMessage(s *trace.Step) string {
	parts := []string{s.Shown()}
	for _, a := range s.Assignments {
		parts = append(parts, a.Name+" = "+a.Value)
	}
	switch {
	case s.Detail != "":
		parts = append(parts, s.Detail)
	case s.Kind == trace.End:
		parts[0] = "the thread ends"
	case s.Kind == trace.Failure:
		parts = append(parts, "fails")
	}
	return OneLine(strings.Join(parts, "; "))
}

func (r *Report) sarifAt(p trace.Pos, message string) sarifLocation {
	l := sarifLocation{}
	if message != "" {
		l.Message = &sarifMessage{message}
	}
	if p.File == "" {
		return l
	}
	l.Physical = &sarifPhysical{}
	u := url.URL{Path: filepath.ToSlash(p.File)}
	if path.IsAbs(u.Path) {
		u.Scheme = "file"
	}
	l.Physical.Artifact.URI = u.String()
	if p.Line > 0 {
		l.Physical.Region = &sarifRegion{Line: p.Line}
		if text, ok := r.Source(p.File, p.Line); ok && p.Column > 0 && p.Column <= len(text)+1 {
			l.Physical.Region.Column = len(utf16.Encode([]rune(text[:p.Column-1]))) + 1
		}
	}
	return l
}
