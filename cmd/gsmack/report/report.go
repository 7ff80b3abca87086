package report

import (
	"fmt"
	"strings"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
)

// Report is the result of gsmack for one program.
type Report struct {
	// Program names the files of the program.
	Program []string
	// Version is that of gsmack.
	Version string
	// Source gives a line of a file of the program; lines count from 1.
	Source func(file string, line int) (string, bool)
	// Task is what witnesses say of the program.
	Task   Task
	Result *verifier.Result
	// Checks are the classes of properties that were checked.
	Checks []string
	// Assumptions are what the verdict rests on beside the program.
	Assumptions []string
	// Invariants are conditions of C that were proved, of a program that is VERIFIED.
	Invariants []Invariant
	// Missing are, of UNKNOWN, functions that may be called and have neither body nor model, and variables that nothing defines.
	Missing []Missing
	// Warnings are the warnings, as they stand on standard error.
	Warnings []string
	// Compiled says whether the counterexample was executed on the compiled program; nil if that was not tried.
	Compiled *Compiled
	// Phases are the times of the front end; those of the verifier are in Result.Stats.
	Phases  []verifier.Phase
	Elapsed time.Duration // of all
}

// Compiled says whether a counterexample was executed on the compiled program, and if not, why.
type Compiled struct {
	Confirmed bool   `json:"confirmed"`
	Reason    string `json:"reason,omitempty"`
}

// Missing is a function that is missing, and where it is first called, or a variable, and where it is first used.
type Missing struct {
	Name     string
	Pos      ivl.Pos
	Variable bool
}

// Headline is the verdict in words and what it means here.
func (r *Report) Headline() (verdict, meaning string) {
	switch v := r.Result.Verdict; v {
	case verifier.Verified:
		return "VERIFIED", "every interleaving and every input was covered"
	case verifier.Bounded:
		meaning := verifier.BoundsText(r.Result.Bounds) + " cut something off"
		if r.Result.Limited {
			meaning += "; larger bounds were not done in the time and memory that there was"
		}
		return "NO VIOLATION UP TO BOUND", meaning
	case verifier.Violated:
		what := r.Result.Property
		if m := r.Result.Message; m != "" && m != what {
			what += ": " + m
		}
		return "VIOLATED", what
	case verifier.Unknown:
		return "UNKNOWN", r.Result.Reason
	default:
		panic(fmt.Sprintf("verdict %d", v))
	}
}

// Failures gives a report for each failure that was found, without the rest. If there is none, it is r.
func (r *Report) Failures() []*Report {
	if r.Result.Rest == nil {
		return []*Report{r}
	}
	first := *r.Result
	first.Others, first.Rest = nil, nil
	var out []*Report
	for i, res := range append([]*verifier.Result{&first}, r.Result.Others...) {
		n := *r
		if n.Result, n.Assumptions = res, nil; i > 0 {
			n.Compiled = nil
		}
		out = append(out, &n)
	}
	return out
}

// Rest says what was found beside the failures; "" if only one was asked for.
func (r *Report) Rest() string {
	if r.Result.Rest == nil {
		return ""
	}
	rest := *r
	rest.Result = r.Result.Rest
	_, meaning := rest.Headline()
	return OneLine(map[verifier.Verdict]string{
		verifier.Verified: "no other failure: ",
		verifier.Bounded:  "no other failure up to bound: ",
		verifier.Unknown:  "whether there is another failure is not decided: ",
	}[rest.Result.Verdict] + meaning)
}

// phases are the times of all phases.
func (r *Report) phases() []verifier.Phase {
	return append(r.Phases[:len(r.Phases):len(r.Phases)], r.Result.Stats.Phases...)
}

// Count is a number with its noun.
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// OneLine is s without line breaks.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
