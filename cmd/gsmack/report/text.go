package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Text writes the report for people: the verdict, what it rests on, and
// the counterexample.
func (r *Report) Text(w io.Writer, o trace.TextOptions) error {
	var b strings.Builder
	for i, f := range r.Failures() {
		if i > 0 {
			b.WriteString("\n")
		}
		if err := f.failure(&b, o); err != nil {
			return err
		}
	}
	if rest := r.Rest(); rest != "" {
		fmt.Fprintf(&b, "\n%s; %s\n", Count(len(r.Result.Others)+1, "failure"), rest)
		r.assuming(&b)
	}
	b.WriteString(o.Paint(faint, "  "+r.cost(o)))
	b.WriteString("\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// failure writes the verdict, or one of several failures.
func (r *Report) failure(b *strings.Builder, o trace.TextOptions) error {
	verdict, meaning := r.Headline()
	b.WriteString(o.Paint(colors[r.Result.Verdict], verdict))
	if v := r.Result.Verdict; v == verifier.Verified || v == verifier.Bounded {
		fmt.Fprintf(b, " (%s)", strings.Join(r.Checks, ", "))
	}
	if meaning != "" {
		fmt.Fprintf(b, ": %s", OneLine(meaning))
	}
	b.WriteString("\n")
	if r.Result.Pos.IsValid() {
		fmt.Fprintf(b, "  at %s\n", r.Result.Pos)
	}
	if t := r.Result.Trace; t != nil {
		if f, ok := t.Caller(); ok {
			fmt.Fprintf(b, "  called from %s at %s\n", f.Function, f.Pos)
		}
	}
	if c := r.Compiled; c != nil && c.Confirmed {
		b.WriteString("  confirmed on the compiled program\n")
	} else if c != nil {
		fmt.Fprintf(b, "  not confirmed on the compiled program: %s\n", OneLine(c.Reason))
	}
	if r.Result.Verdict == verifier.Unknown && len(r.Result.Bounds) > 0 {
		fmt.Fprintf(b, "  no violation up to %s\n", verifier.BoundsText(r.Result.Bounds))
	}
	for _, m := range r.Missing {
		if len(r.Missing) == 1 && !m.Variable && strings.Contains(r.Result.Reason, m.Name) {
			break
		}
		at, how := "", "called"
		if m.Variable {
			how = "used"
		}
		if place := m.Pos.String(); place != "" { // what clang added stands nowhere
			at = ", " + how + " at " + place
		}
		fmt.Fprintf(b, "  missing: %s%s\n", m.Name, at)
	}
	if len(r.Missing) > 0 {
		b.WriteString("  gsmack models stub, with the same files and flags, writes stubs to start from, for --models\n")
	}
	r.assuming(b)
	if r.Result.Trace != nil {
		if err := r.Result.Trace.Write(b, o); err != nil {
			return err
		}
		b.WriteString("\n")
	}
	return nil
}

func (r *Report) assuming(b *strings.Builder) {
	for _, a := range r.Assumptions {
		fmt.Fprintf(b, "  assuming: %s\n", OneLine(a))
	}
}

// cost is one line on what the work took.
func (r *Report) cost(o trace.TextOptions) string {
	s := r.Result.Stats
	parts := []string{fmt.Sprintf("%.2f s", r.Elapsed.Seconds())}
	for _, part := range []struct {
		n    int
		text string
	}{
		{s.Threads, Count(s.Threads, "thread")}, {s.Unroll, fmt.Sprintf("unroll %d", s.Unroll)}, {s.Rounds, fmt.Sprintf("rounds %d", s.Rounds)},
		{s.Executions, Count(s.Executions, "execution")}, {s.Blocked, fmt.Sprintf("%d begun in vain", s.Blocked)}, {s.Terms, Count(s.Terms, "term")},
	} {
		if part.n > 0 {
			parts = append(parts, part.text)
		}
	}
	if o.Verbose && s.Engine != "" && r.Result.Verdict != verifier.Unknown {
		parts = append(parts, "answered by "+string(s.Engine))
	}
	return strings.Join(parts, ", ")
}

// colors are those of verdicts, and faint that of what matters less, for TextOptions.Paint.
var colors = map[verifier.Verdict]string{verifier.Verified: "1;32", verifier.Bounded: "1;33", verifier.Violated: "1;31", verifier.Unknown: "1;35"}

const faint = "2"

// Line writes the verdict of one of several programs in a line. Expected is whether it should be VERIFIED, nil if
// that is not given.
func (r *Report) Line(w *strings.Builder, name string, expected *bool, o trace.TextOptions) {
	word := map[verifier.Verdict]string{verifier.Bounded: "BOUNDED"}[r.Result.Verdict]
	verdict, meaning := r.Headline()
	if word == "" {
		word = verdict
	}
	fmt.Fprintf(w, "%s%*s %8.2f s  %s", o.Paint(colors[r.Result.Verdict], word), 8-len(word), "", r.Elapsed.Seconds(), name)
	if r.Result.Verdict != verifier.Verified {
		fmt.Fprintf(w, ": %s", OneLine(meaning))
		if r.Result.Pos.IsValid() && r.Result.Verdict == verifier.Violated {
			fmt.Fprintf(w, " (%s)", r.Result.Pos)
		}
	}
	if v := r.Result.Verdict; expected != nil && (v == verifier.Verified && !*expected || v == verifier.Violated && *expected) {
		w.WriteString(o.Paint(colors[verifier.Violated], "  WRONG: the task expects the other verdict"))
	}
	w.WriteString("\n")
}

// Summary counts verdicts.
func Summary(w *strings.Builder, reports ...*Report) {
	n := map[verifier.Verdict]int{}
	for _, r := range reports {
		n[r.Result.Verdict]++
	}
	fmt.Fprintf(w, "%s:", Count(len(reports), "program"))
	separator := ""
	for _, v := range []verifier.Verdict{verifier.Verified, verifier.Bounded, verifier.Violated, verifier.Unknown} {
		if n[v] > 0 {
			fmt.Fprintf(w, "%s %d %s", separator, n[v], v)
			separator = ","
		}
	}
	w.WriteString("\n")
}
