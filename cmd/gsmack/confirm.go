package main

import (
	"context"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// confirm executes a counterexample on the compiled program. Where that is not possible it says why. The error is that of ctx.
func (inv *invocation) confirm(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) error {
	if result.Verdict != verifier.Violated || result.Trace == nil {
		return nil
	}
	if result.Stats.Engine == verifier.Explore {
		f.compiled = &report.Compiled{Confirmed: true} // that is where it was found
		return nil
	}
	if _, err := inv.follow(ctx, f, program, progress, result); err != nil {
		f.compiled = &report.Compiled{Reason: report.OneLine(firstErrorLine(err.Error()))}
	}
	return ctx.Err()
}

// replayCompiled executes on the compiled program what the interpreter has executed, which is the result where that differs.
func (inv *invocation) replayCompiled(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) (*verifier.Result, error) {
	t, err := inv.follow(ctx, f, program, progress, result)
	if t == nil || err != nil {
		return result, err
	}
	return replayed(t), nil
}

// follow finds a counterexample in the compiled program, and notes whether there is one. The trace is nil if not.
func (inv *invocation) follow(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) (*trace.Trace, error) {
	why := "another execution of the compiled program ends without that failure"
	found := result.Trace
	t, err := inv.reproduce(ctx, f, progress, native.Options{Follows: found.Property, Places: placement(program, result.Schedule)}, func(q *native.Question) (s *native.Schedule, err error) {
		q.Arguments = programArguments(result.Schedule)
		if result.Schedule != nil {
			q.Numbers = bySlot(result.Schedule, numbersOfSlots)
		}
		s, reason, err := native.Follow(ctx, *q, found)
		if s == nil {
			why = reason
		}
		return s, err
	})
	f.compiled = &report.Compiled{Confirmed: t != nil}
	if t == nil {
		f.compiled.Reason = why
	}
	return t, err
}

// What argv and its strings are in a schedule (llvm2ivl/pointsto), and the most that a program is given of them.
const (
	argvVector, argvStrings = "argv$vector", "argv$strings"
	mostArguments           = 64
	longestArgument         = 4096
)

// programArguments are the arguments that a schedule gives the program, up to the last one of which it says something. Nothing rests on them but
// whether the counterexample is met.
func programArguments(s *trace.Schedule) []string {
	if s == nil {
		return nil
	}
	maps := map[string]value.Value{}
	for _, in := range s.Inputs {
		if in.Value.Kind() == value.MapKind {
			maps[in.Name] = in.Value
		}
	}
	// What the program may write to begins as it was given (storage, Given).
	begins := func(name string) value.Value {
		if given, ok := maps["$"+name+"$given"]; ok {
			return given
		}
		return maps[name]
	}
	vector, strings := begins(argvVector), begins(argvStrings)
	if vector.Kind() != value.MapKind || strings.Kind() != value.MapKind {
		return nil
	}
	const size = 8
	at := map[uint64]uint64{}
	begin := uint64(0)
	vector.Each(func(address []value.Value, text value.Value) bool {
		a, _ := address[0].Uint64()
		at[a], _ = text.Uint64()
		begin = max(begin, a)
		return true
	})
	if strings.Default().Kind() != value.BVKind { // --integers=unbounded
		return nil
	}
	begin &^= 1<<32 - 1 // what is given lies apart from all else; a model may have something just in front of it
	var out []string
	for i := range uint64(mostArguments) {
		text, known := at[begin+size*i]
		if !known || i == 0 {
			continue
		}
		for uint64(len(out)) < i {
			out = append(out, "")
		}
		out[i-1] = textAt(strings, text)
	}
	return out
}

// textAt is the text that begins at an address of memory.
func textAt(memory value.Value, address uint64) string {
	var b []byte
	for i := range uint64(longestArgument) {
		c, _ := memory.Select(value.BV64(64, address+i)).Uint64()
		if c == 0 {
			break
		}
		b = append(b, byte(c))
	}
	return string(b)
}

// replayNative executes a schedule of the explorer on the compiled program.
func (inv *invocation) replayNative(ctx context.Context, file string, data []byte) (int, error) {
	schedule, err := native.ReadSchedule(data)
	if err != nil {
		return 0, inputError{{ID: "schedule", Pos: ivl.Pos{File: file}, Message: err.Error()}}
	}
	return inv.reported(ctx, func(ctx context.Context, f *findings, progress *progress) (*verifier.Result, error) {
		t, err := inv.reproduce(ctx, f, progress, native.Options{Memory: schedule.Checks&native.CheckMemory != 0}, func(*native.Question) (*native.Schedule, error) { return schedule, nil })
		if err != nil {
			return nil, err
		}
		if t == nil {
			return nil, inputError{{ID: "schedule", Pos: ivl.Pos{File: file}, Message: "the schedule does not fit the program: it does not end in the failure that it names"}}
		}
		return replayed(t), nil
	})
}

func replayed(t *trace.Trace) *verifier.Result {
	return violated(&verifier.Result{Stats: verifier.Stats{Engine: verifier.Explore}}, t)
}

// reproduce compiles the program, executes the schedule that find gives for it, and removes it. The trace is nil if there is no
// schedule, or it does not end in its failure. With --gdb the error is what has gdb execute it.
func (inv *invocation) reproduce(ctx context.Context, f *findings, progress *progress, build native.Options, find func(*native.Question) (*native.Schedule, error)) (*trace.Trace, error) {
	q, sources, done, err := inv.prepare(ctx, f, progress, build)
	if err != nil {
		return nil, err
	}
	kept := false
	defer func() {
		if !kept {
			done()
		}
	}()
	if f.sources == nil {
		f.sources = sources
	}
	defer f.times.start("confirm")()
	s, err := find(q)
	if s == nil || err != nil {
		return nil, err
	}
	t, err := native.ReplayTrace(ctx, *q, s)
	if t == nil || err != nil || !inv.opts.gdb {
		return t, err
	}
	kept = true
	return nil, &debugging{func() error {
		defer done()
		return native.Debug(*q, s, t, inv.stdin, inv.stdout, inv.stderr)
	}}
}

// debugging is the error that a schedule is to be executed in gdb, when nothing else is to be done: what interrupts a
// program there does not interrupt gsmack.
type debugging struct{ run func() error }

func (*debugging) Error() string { return "the schedule is to be executed in gdb" }
