package report

import (
	"encoding/json"
	"io"

	"github.com/gsmack/gsmack/verifier/trace"
)

// The JSON report; docs/json.md is its documentation.
type (
	jsonReport struct {
		Verdict     string       `json:"verdict"`
		Checks      []string     `json:"checks"`
		Property    string       `json:"property,omitempty"`
		Message     string       `json:"message,omitempty"`
		Location    *jsonPos     `json:"location,omitempty"`
		Reason      string       `json:"reason,omitempty"`
		Assumptions []string     `json:"assumptions,omitempty"`
		Warnings    []string     `json:"warnings,omitempty"`
		Bounds      jsonBounds   `json:"bounds"`
		Stats       jsonStats    `json:"stats"`
		Trace       *trace.Trace `json:"trace,omitempty"`
	}
	jsonPos struct {
		File   string `json:"file"`
		Line   int32  `json:"line"`
		Column int32  `json:"column,omitempty"`
	}
	jsonBounds struct {
		Unroll int            `json:"unroll"`
		Rounds int            `json:"rounds"`
		Hit    map[string]int `json:"hit"`
		Loops  []jsonLoop     `json:"loops,omitempty"`
	}
	jsonLoop struct {
		At    string `json:"at"`
		Bound string `json:"bound"`
		Limit int    `json:"limit"`
	}
	jsonStats struct {
		Seconds   float64            `json:"seconds"`
		Phases    map[string]float64 `json:"phases"`
		Threads   int                `json:"threads"`
		Steps     int                `json:"steps"`
		Terms     int                `json:"terms"`
		Engine    string             `json:"engine,omitempty"`
		Solver    string             `json:"solver,omitempty"`
		Solves    int                `json:"solves"`
		PeakBytes uint64             `json:"peak_bytes"`
	}
)

// JSON writes the report for programs.
func (r *Report) JSON(w io.Writer) error {
	res := r.Result
	j := jsonReport{
		Verdict:     res.Verdict.String(),
		Checks:      r.Checks,
		Property:    res.Property,
		Message:     res.Message,
		Reason:      res.Reason,
		Assumptions: r.Assumptions,
		Warnings:    r.Warnings,
		Bounds:      jsonBounds{Unroll: res.Stats.Unroll, Rounds: res.Stats.Rounds, Hit: map[string]int{}},
		Stats: jsonStats{
			Seconds:   r.Elapsed.Seconds(),
			Phases:    map[string]float64{},
			Threads:   res.Stats.Threads,
			Steps:     res.Stats.Steps,
			Terms:     res.Stats.Terms,
			Engine:    string(res.Stats.Engine),
			Solver:    res.Stats.Solver,
			Solves:    res.Stats.Solves,
			PeakBytes: res.Stats.PeakBytes,
		},
		Trace: res.Trace,
	}
	if res.Pos.IsValid() {
		j.Location = &jsonPos{res.Pos.File, res.Pos.Line, res.Pos.Col}
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
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(j)
}
