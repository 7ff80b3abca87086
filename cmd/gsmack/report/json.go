package report

import (
	"encoding/json"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// The JSON report; docs/json.md is its documentation.
type (
	jsonReport struct {
		Program []string `json:"program,omitempty"`
		Verdict string   `json:"verdict"`
		Checks  []string `json:"checks"`
		jsonFailure
		Reason      string        `json:"reason,omitempty"`
		Compiled    *Compiled     `json:"compiled,omitempty"`
		Assumptions []string      `json:"assumptions,omitempty"`
		Missing     []jsonMissing `json:"missing,omitempty"`
		Warnings    []string      `json:"warnings,omitempty"`
		Bounds      jsonBounds    `json:"bounds"`
		Stats       jsonStats     `json:"stats"`
		Others      []jsonFailure `json:"others,omitempty"`
		Rest        *jsonRest     `json:"rest,omitempty"`
	}
	// jsonFailure is one of several failures.
	jsonFailure struct {
		Property string       `json:"property,omitempty"`
		Message  string       `json:"message,omitempty"`
		Location *trace.Pos   `json:"location,omitempty"`
		Trace    *trace.Trace `json:"trace,omitempty"`
	}
	// jsonRest is what was found beside the failures.
	jsonRest struct {
		Verdict string         `json:"verdict"`
		Reason  string         `json:"reason,omitempty"`
		Hit     map[string]int `json:"hit,omitempty"`
	}
	jsonMissing struct {
		Name     string    `json:"name"`
		Location trace.Pos `json:"location"`
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
		verifier.Stats
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
		Elapsed: time.Duration(j.Stats.Seconds * float64(time.Second)), Result: j.jsonFailure.result()}
	r.Result.Verdict, r.Result.Reason, r.Result.Bounds = verdictOf(j.Verdict), j.Reason, boundsOf(j.Bounds.Hit)
	r.Result.Stats, r.Result.Limited = j.Stats.Stats, j.Bounds.Limited
	r.Result.Stats.Unroll, r.Result.Stats.Rounds = j.Bounds.Unroll, j.Bounds.Rounds
	for _, f := range j.Others {
		r.Result.Others = append(r.Result.Others, f.result())
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

// hits are the bounds that cut something off.
func hits(bounds []verifier.BoundHit) map[string]int {
	out := map[string]int{}
	for _, b := range bounds {
		out[b.Name] = max(out[b.Name], b.Limit)
	}
	return out
}

func (f jsonFailure) result() *verifier.Result {
	r := &verifier.Result{Verdict: verifier.Violated, Property: f.Property, Message: f.Message, Trace: f.Trace}
	if p := f.Location; p != nil {
		r.Pos = p.IVL()
	}
	return r
}

func failureOf(r *verifier.Result) jsonFailure {
	f := jsonFailure{Property: r.Property, Message: r.Message, Trace: r.Trace}
	if r.Pos.IsValid() {
		at := trace.PosOf(r.Pos)
		f.Location = &at
	}
	return f
}

// json is r in the form that is encoded.
func (r *Report) json() jsonReport {
	res := r.Result
	j := jsonReport{
		Program:     r.Program,
		Verdict:     res.Verdict.String(),
		Checks:      r.Checks,
		jsonFailure: failureOf(res),
		Reason:      res.Reason,
		Compiled:    r.Compiled,
		Assumptions: r.Assumptions,
		Warnings:    r.Warnings,
		Bounds:      jsonBounds{Unroll: res.Stats.Unroll, Rounds: res.Stats.Rounds, Hit: hits(res.Bounds), Limited: res.Limited},
		Stats:       jsonStats{Seconds: r.Elapsed.Seconds(), Phases: map[string]float64{}, Stats: res.Stats},
	}
	for _, f := range res.Others {
		j.Others = append(j.Others, failureOf(f))
	}
	if rest := res.Rest; rest != nil {
		j.Rest = &jsonRest{Verdict: rest.Verdict.String(), Reason: rest.Reason, Hit: hits(rest.Bounds)}
	}
	for _, m := range r.Missing {
		j.Missing = append(j.Missing, jsonMissing{m.Name, trace.PosOf(m.Pos)})
	}
	for _, b := range res.Bounds {
		if b.At != "" {
			j.Bounds.Loops = append(j.Bounds.Loops, jsonLoop{b.At, b.Name, b.Limit})
		}
	}
	for _, p := range r.phases() {
		j.Stats.Phases[p.Name] += p.Time.Seconds()
	}
	return j
}
