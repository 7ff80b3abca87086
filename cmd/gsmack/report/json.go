package report

import (
	"encoding/json"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// The JSON report; docs/json.md is its documentation.
type (
	jsonReport struct {
		Program     []string      `json:"program,omitempty"`
		Verdict     string        `json:"verdict"`
		Checks      []string      `json:"checks"`
		Property    string        `json:"property,omitempty"`
		Message     string        `json:"message,omitempty"`
		Location    *jsonPos      `json:"location,omitempty"`
		Reason      string        `json:"reason,omitempty"`
		Compiled    *Compiled     `json:"compiled,omitempty"`
		Assumptions []string      `json:"assumptions,omitempty"`
		Missing     []jsonMissing `json:"missing,omitempty"`
		Warnings    []string      `json:"warnings,omitempty"`
		Bounds      jsonBounds    `json:"bounds"`
		Stats       jsonStats     `json:"stats"`
		Trace       *trace.Trace  `json:"trace,omitempty"`
		Others      []jsonFailure `json:"others,omitempty"`
		Rest        *jsonRest     `json:"rest,omitempty"`
	}
	// jsonFailure is one of several failures.
	jsonFailure struct {
		Property string       `json:"property"`
		Message  string       `json:"message,omitempty"`
		Location *jsonPos     `json:"location,omitempty"`
		Trace    *trace.Trace `json:"trace"`
	}
	// jsonRest is what was found beside the failures.
	jsonRest struct {
		Verdict string         `json:"verdict"`
		Reason  string         `json:"reason,omitempty"`
		Hit     map[string]int `json:"hit,omitempty"`
	}
	jsonPos struct {
		File   string `json:"file"`
		Line   int32  `json:"line"`
		Column int32  `json:"column,omitempty"`
	}
	jsonMissing struct {
		Name     string  `json:"name"`
		Location jsonPos `json:"location"`
	}
	jsonBounds struct {
		Unroll int            `json:"unroll"`
		Rounds int            `json:"rounds"`
		Hit    map[string]int `json:"hit"`
		Loops  []jsonLoop     `json:"loops,omitempty"`
		// Limited is of "bounded": time or memory ended the search, not the bound.
		Limited bool `json:"limited,omitempty"`
	}
	jsonLoop struct {
		At    string `json:"at"`
		Bound string `json:"bound"`
		Limit int    `json:"limit"`
	}
	jsonStats struct {
		Seconds float64            `json:"seconds"`
		Phases  map[string]float64 `json:"phases"`
		Threads int                `json:"threads"`
		Steps   int                `json:"steps"`
		Terms   int                `json:"terms"`
		// Executions and Blocked are of the explorer.
		Executions int    `json:"executions,omitempty"`
		Blocked    int    `json:"blocked,omitempty"`
		Engine     string `json:"engine,omitempty"`
		Solver     string `json:"solver,omitempty"`
		Solves     int    `json:"solves"`
		PeakBytes  uint64 `json:"peak_bytes"`
	}
)

// JSON writes the report for programs.
func (r *Report) JSON(w io.Writer) error { return encode(w, r.json()) }

// JSONList writes a list of reports.
func JSONList(w io.Writer, reports ...*Report) error {
	list := []jsonReport{}
	for _, r := range reports {
		list = append(list, r.json())
	}
	return encode(w, list)
}

func encode(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// ReadJSON reads what JSON wrote. The order of phases is lost; sources and version are not in it.
func ReadJSON(data []byte) (*Report, error) {
	var j jsonReport
	if err := json.Unmarshal(data, &j); err != nil {
		return nil, err
	}
	r := &Report{Program: j.Program, Checks: j.Checks, Assumptions: j.Assumptions, Warnings: j.Warnings, Compiled: j.Compiled,
		Elapsed: time.Duration(j.Stats.Seconds * float64(time.Second)),
		Result: &verifier.Result{Property: j.Property, Message: j.Message, Reason: j.Reason, Trace: j.Trace, Stats: verifier.Stats{
			Unroll: j.Bounds.Unroll, Rounds: j.Bounds.Rounds, Threads: j.Stats.Threads, Steps: j.Stats.Steps, Terms: j.Stats.Terms,
			Engine: verifier.Engine(j.Stats.Engine), Solver: j.Stats.Solver, Solves: j.Stats.Solves, PeakBytes: j.Stats.PeakBytes}}}
	r.Result.Verdict, r.Result.Pos, r.Result.Bounds = verdictOf(j.Verdict), j.Location.pos(), boundsOf(j.Bounds.Hit)
	r.Result.Limited = j.Bounds.Limited
	for _, f := range j.Others {
		r.Result.Others = append(r.Result.Others, &verifier.Result{Verdict: verifier.Violated, Property: f.Property, Message: f.Message, Pos: f.Location.pos(), Trace: f.Trace})
	}
	if j.Rest != nil {
		r.Result.Rest = &verifier.Result{Verdict: verdictOf(j.Rest.Verdict), Reason: j.Rest.Reason, Bounds: boundsOf(j.Rest.Hit)}
	}
	for _, name := range slices.Sorted(maps.Keys(j.Stats.Phases)) {
		r.Phases = append(r.Phases, verifier.Phase{Name: name, Time: time.Duration(j.Stats.Phases[name] * float64(time.Second))})
	}
	return r, nil
}

func verdictOf(name string) verifier.Verdict {
	for _, v := range []verifier.Verdict{verifier.Verified, verifier.Bounded, verifier.Violated} {
		if v.String() == name {
			return v
		}
	}
	return verifier.Unknown
}

func boundsOf(hit map[string]int) (out []verifier.BoundHit) {
	for _, name := range slices.Sorted(maps.Keys(hit)) {
		out = append(out, verifier.BoundHit{Name: name, Limit: hit[name]})
	}
	return out
}

// pos is the place, none if p is nil.
func (p *jsonPos) pos() ivl.Pos {
	if p == nil {
		return ivl.Pos{}
	}
	return ivl.Pos{File: p.File, Line: p.Line, Col: p.Column}
}

func jsonAt(p ivl.Pos) *jsonPos {
	if !p.IsValid() {
		return nil
	}
	return &jsonPos{p.File, p.Line, p.Col}
}

func (r *Report) json() jsonReport {
	res := r.Result
	j := jsonReport{
		Program:     r.Program,
		Verdict:     res.Verdict.String(),
		Checks:      r.Checks,
		Property:    res.Property,
		Message:     res.Message,
		Reason:      res.Reason,
		Compiled:    r.Compiled,
		Assumptions: r.Assumptions,
		Warnings:    r.Warnings,
		Bounds:      jsonBounds{Unroll: res.Stats.Unroll, Rounds: res.Stats.Rounds, Hit: map[string]int{}, Limited: res.Limited},
		Stats: jsonStats{
			Seconds:    r.Elapsed.Seconds(),
			Phases:     map[string]float64{},
			Threads:    res.Stats.Threads,
			Steps:      res.Stats.Steps,
			Terms:      res.Stats.Terms,
			Executions: res.Stats.Executions,
			Blocked:    res.Stats.Blocked,
			Engine:     string(res.Stats.Engine),
			Solver:     res.Stats.Solver,
			Solves:     res.Stats.Solves,
			PeakBytes:  res.Stats.PeakBytes,
		},
		Trace: res.Trace,
	}
	j.Location = jsonAt(res.Pos)
	for _, f := range res.Others {
		j.Others = append(j.Others, jsonFailure{f.Property, f.Message, jsonAt(f.Pos), f.Trace})
	}
	if rest := res.Rest; rest != nil {
		j.Rest = &jsonRest{Verdict: rest.Verdict.String(), Reason: rest.Reason, Hit: map[string]int{}}
		for _, b := range rest.Bounds {
			j.Rest.Hit[b.Name] = max(j.Rest.Hit[b.Name], b.Limit)
		}
	}
	for _, m := range r.Missing {
		j.Missing = append(j.Missing, jsonMissing{m.Name, jsonPos{m.Pos.File, m.Pos.Line, m.Pos.Col}})
	}
	for _, b := range res.Bounds {
		j.Bounds.Hit[b.Name] = max(j.Bounds.Hit[b.Name], b.Limit)
		if b.At != "" {
			j.Bounds.Loops = append(j.Bounds.Loops, jsonLoop{b.At, b.Name, b.Limit})
		}
	}
	for _, p := range r.phases() {
		j.Stats.Phases[p.Name] += p.Time.Seconds()
	}
	return j
}
