package interp

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// operating is the operation that thread t is about to execute, for a replay on the compiled program. There is none if the
// schedule has no choice here that the compiled program has, too.
func (r *replayer) operating(t int) (trace.Operation, bool) {
	op, asked := asks(r.m, t)
	if !asked || op != trace.Go && op != trace.Havoc && op != trace.Start && op != trace.Alloc {
		return trace.Operation{}, false
	}
	th := r.m.Thread(t)
	st, _ := r.m.Next(t)
	if h, ok := st.(*ivl.Havoc); ok && r.m.Prog.Uninitialised(th, h) || st != nil && st.Info().Attrs.Has(cfg.Aside) {
		return trace.Operation{}, false
	}
	before := r.rec.next
	r.rec.next = record{thread: t, stmt: st}
	r.rec.view(th, st)
	o := trace.Operation{Op: op, Thread: t, Pos: r.rec.next.pos, Callee: r.rec.next.callee, Section: r.m.EntersSection(t), Tried: r.trying, Of: -1}
	r.rec.next = before
	if name := th.Top().Proc.Name; o.Callee == "" && strings.HasPrefix(name, "__SMACK_init_") {
		o.Callee = name
	}
	if op != trace.Go {
		return o, true
	}
	var accesses []cfg.Access
	if top := th.Top(); !o.Section {
		for _, a := range shares(r.m, t) {
			accesses = append(accesses, a.Access)
		}
		o.Section = true // so are accesses to ghost state
	} else if step := top.Block.Step(top.Index); step.Plain() {
		accesses = step.Accesses // what it notes beside is of the symbolic program only
	}
	for _, a := range accesses {
		if r.m.Prog.IsData(a.Var) {
			o.Section, o.Write, o.Object = false, o.Write || a.Write, r.m.Prog.Text(a.Var, "cname")
		}
	}
	return o, true
}

// operated completes o: it was executed.
func (r *replayer) operated(o trace.Operation, ev machine.Event) {
	switch {
	case o.Op == trace.Start:
		o.Of = ev.Child
	case o.Op == trace.Alloc && len(ev.Values) == 1:
		o.Value, o.Known = encoded(ev.Values[0])
	case o.Op == trace.Havoc && len(ev.Values) == 1:
		o.Value, o.Known = encoded(ev.Values[0])
		o.Of = threadOf(r.m, ev.Values[0])
		open := r.cur != nil && r.cur.Open
		if h, ok := ev.Stmt.(*ivl.Havoc); ok && (open || !o.Known) && o.Callee == "" && r.m.Prog.Text(h.Vars[0].Var, "cname") != "" {
			return // the life of a variable begins
		}
		o.Known = o.Known && (!open || o.Tried) // with what was taken, a thread that goes round for ever comes round
	}
	r.operations = append(r.operations, o)
}

// encoded gives a value as the bits that C has for it.
func encoded(v value.Value) (uint64, bool) {
	switch {
	case v.IsTrue():
		return 1, true
	case v.IsFalse():
		return 0, true
	case v.Kind() == value.IntKind && v.BigInt().IsInt64():
		return uint64(v.BigInt().Int64()), true
	}
	return v.Uint64()
}
