package report

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// made is the report of a race of two threads with n steps. All names are made from tag.
func made(n int, tag string) *Report {
	file := tag + ".c"
	at := func(line int) trace.Pos { return trace.Pos{File: file, Line: line, Column: 3} }
	one := 1
	t := &trace.Trace{
		Property: "race", Message: "two threads write " + tag + " at the same time", Failure: at(9),
		Threads: []trace.Thread{{ID: 0, Name: "main" + tag, Parent: -1}, {ID: 1, Name: tag, Created: at(3)}},
		Steps:   []trace.Step{{Kind: trace.Spawn, Pos: at(3), Function: "main" + tag, Child: &one, Slice: true}},
		Inputs:  []trace.Input{{Pos: at(4), Function: tag, Type: "int", Value: tag}},
		Notes:   []string{"of " + tag},
	}
	for i := 0; i < n; i++ {
		if i%10 == 0 {
			t.Steps = append(t.Steps, trace.Step{Kind: trace.Switch, Thread: i / 10 % 2, Pos: at(5)})
		}
		s := trace.Step{Kind: trace.Statement, Thread: i / 10 % 2, Pos: at(5 + i%3), Function: "f" + tag, Depth: i % 4, Slice: i%3 > 0,
			Assignments: []trace.Assignment{{Name: "x" + tag, Value: fmt.Sprint(i)}, {Name: "local", In: "f" + tag, Type: tag, Value: tag}},
			Touches:     []trace.Touch{{Cell: i % 3, Write: true, Data: true}}}
		switch i % 10 {
		case 2:
			s.Acquires = []string{"mutex " + tag}
		case 7:
			s.Releases = []string{"mutex " + tag}
		}
		t.Steps = append(t.Steps, s)
	}
	for i := range 2 {
		t.Steps = append(t.Steps, trace.Step{Kind: trace.Switch, Thread: i, Pos: at(9)},
			trace.Step{Kind: trace.Conflict, Thread: i, Pos: at(9), Function: "f" + tag, Detail: "writes " + tag + ", holding nothing", Slice: true,
				Stack: []trace.Frame{{Function: "f" + tag, Pos: at(9)}, {Function: tag, Pos: at(2)}}})
	}
	r := &Report{
		Program: []string{file}, Version: "test", Checks: []string{"race", "assert"}, Assumptions: []string{"nothing of " + tag}, Warnings: []string{"beware of " + tag},
		Source: func(f string, line int) (string, bool) {
			return fmt.Sprintf("  line %d; // %s", line, tag), f == file && line >= 1 && line <= 12
		},
		Result: &verifier.Result{Verdict: verifier.Violated, Property: t.Property, Message: t.Message, Pos: ivl.Pos{File: file, Line: 9, Col: 3}, Trace: t},
	}
	t.FillSource(r.Source)
	return r
}

// unsynchronized is the report of a race that happens-before decides, with an access for each relation of an execution graph.
func unsynchronized(tag string) *Report {
	r := made(20, tag)
	t := r.Result.Trace
	at := func(line int) trace.Pos { return trace.Pos{File: tag + ".c", Line: line, Column: 3} }
	t.Accesses = []trace.Access{
		{Step: 1, Thread: 0, Pos: at(5), Write: true, Name: "x" + tag, Value: tag, Order: "plain", From: -1, Races: true},
		{Step: -1, Thread: 0, Pos: at(6), Write: true, Name: "y" + tag, Value: "1", Order: "release", From: -1},
		{Step: 2, Thread: 1, Pos: at(5), Read: true, Name: "y" + tag, Value: "1", Order: "acquire", From: 1, Released: true, Acquired: true},
		{Step: 3, Thread: 1, Pos: at(6), Read: true, Name: "z" + tag, Value: "0", Order: "relaxed", From: -1},
		{Step: 4, Thread: 0, Pos: at(7), Write: true, Name: "z" + tag, Value: "1", Order: "relaxed", From: -1},
		{Step: 5, Thread: 1, Pos: at(7), Write: true, Name: "z" + tag, Value: "2", Order: "relaxed", From: -1},
		{Step: 6, Thread: 0, Pos: at(7), Read: true, Write: true, Name: "z" + tag, Value: "3", Order: "relaxed", From: 5},
		{Step: 7, Thread: 1, Pos: at(9), Read: true, Name: "x" + tag, Order: "plain", From: 0, Races: true},
	}
	return r
}

// stuck is the report of a deadlock of two threads.
func stuck(tag string) *Report {
	r := made(20, tag)
	t := r.Result.Trace
	t.Property, r.Result.Property = "deadlock", "deadlock"
	t.Steps = t.Steps[:len(t.Steps)-4]
	for i := range 2 {
		t.Steps = append(t.Steps, trace.Step{Kind: trace.Wait, Thread: i, Pos: trace.Pos{File: tag + ".c", Line: 8, Column: 1}, Slice: true,
			Detail: fmt.Sprintf("waits for mutex %s, which thread %d holds", tag, 1-i), Waits: &trace.WaitsFor{Object: "mutex " + tag, Threads: []int{1 - i}}})
	}
	return r
}

// covered is the report of a verdict without a counterexample.
func covered(v verifier.Verdict, tag string) *Report {
	r := made(0, tag)
	r.Result = &verifier.Result{Verdict: v, Reason: "because of " + tag, Bounds: []verifier.BoundHit{{Name: "unroll", Limit: 3}},
		Stats: verifier.Stats{Threads: 2, Unroll: 3, Phases: []verifier.Phase{{Name: "solve", Time: 1e9}, {Name: "encode", Time: 5e8}}}}
	return r
}

// hostile are names that try to get out of where they stand.
var hostile = []string{
	`"><img src=x onerror="document.title='out'">`,
	`</script><script>document.title='out'</script>`,
	`'-alert(1)-'`, `\u003cb\u003e`, `<!--`, `]]>`, `{{.Title}}`, "${document.title='out'}", `javascript:alert(1)`,
	"\x00\x01\x7f\xff\ufffe", "a\u202eb\u2066c", "&amp;&lt;&#0;", "line\nbreak\ttab", "\u2028\u2029", `</style><b>`, `</title><b>`, "%0a::error::out", strings.Repeat("long ", 2000),
}
