package bmc

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Reading is a model of an encoding, of thread instances or of the sequential program of some,
// from which the execution that it stands for can be read.
type Reading struct {
	*smt.Model
	Encoding *Encoding
	// Elements are those of the instances.
	Elements map[*ivl.Var]cfg.Element
}

// Event is what an event of the encoding stands for; nothing if it is one of the encoding only.
func (m *Reading) Event(e Event, thread, child int, choice []int) (trace.Event, bool) {
	out := trace.Event{Thread: thread, Child: child}
	if choice != nil {
		out.Values = []value.Value{value.Int64(int64(choice[m.chosen(e.Values)]))}
		return out, true
	}
	switch out.Stmt = ivl.Source(e.Stmt); s := out.Stmt.(type) {
	case nil:
		return out, false
	case *ivl.Havoc:
		if _, ok := e.Stmt.(*ivl.Havoc); ok {
			out.Values = m.havocked(s, e)
		}
	case *ivl.Call:
		if v, ok := allocated(e, s); ok {
			out.Values = []value.Value{v}
		}
	}
	return out, true
}

// IsPrecondition reports whether s checks that a call can be modelled as the
// statement that follows it does, which stands for the call.
func IsPrecondition(s ivl.Stmt) bool {
	_, asserts := s.(*ivl.Assert)
	_, called := ivl.Source(s).(*ivl.Call)
	return asserts && called
}

// chosen is the index of the first guess that is true, or the number of guesses.
func (m *Reading) chosen(guesses []smt.Term) int {
	for i, t := range guesses {
		if m.Bool(t) {
			return i
		}
	}
	return len(guesses)
}

// allocated gives the address that an allocator call was given: Flatten turned
// the call into the assignment of a literal.
func allocated(e Event, call *ivl.Call) (value.Value, bool) {
	if !call.Proc.IsAllocator() {
		return value.Value{}, false
	}
	a, ok := e.Stmt.(*ivl.Assign)
	if !ok {
		return value.Value{}, false
	}
	return value.Eval(a.Rhs[0], nil)
}

// havocked gives the values that a havoc of the lowered program chose. A map that
// was split into its elements is put together again.
func (m *Reading) havocked(h *ivl.Havoc, e Event) []value.Value {
	emitted := e.Stmt.(*ivl.Havoc).Vars
	var vals []value.Value
	i := 0
	for _, v := range h.Vars {
		if i < len(emitted) && (!ivl.IsMap(v.Var.Type) || m.Elements[emitted[i].Var].Map == nil && ivl.EqualTypes(emitted[i].Var.Type, v.Var.Type)) {
			vals = append(vals, m.Value(e.Values[i]))
			i++
			continue
		}
		whole := value.Zero(v.Var.Type)
		for first := i; i < len(emitted); i++ {
			el := m.Elements[emitted[i].Var]
			if el.Map == nil || el.Map != m.Elements[emitted[first].Var].Map {
				break
			}
			whole = whole.Store(indices(el), m.Value(e.Values[i]))
		}
		vals = append(vals, whole)
	}
	return vals
}

// indices are the values of an element's index.
func indices(el cfg.Element) []value.Value {
	args := make([]value.Value, len(el.Args))
	for i, a := range el.Args {
		args[i], _ = value.Eval(a, nil)
	}
	return args
}

// Initial gives what the inputs of p were at the start.
func (m *Reading) Initial(p *cfg.Program) []value.Value {
	var out []value.Value
	for _, v := range machine.Inputs(p) {
		out = append(out, m.initialValue(v))
	}
	return out
}

// initialValue is what an arbitrary variable was at the start.
func (m *Reading) initialValue(v *ivl.Var) value.Value {
	if t, ok := m.Encoding.Initial[v]; ok {
		return m.Value(t)
	}
	val := value.Zero(v.Type)
	for scalar, el := range m.Elements {
		if t, ok := m.Encoding.Initial[scalar]; ok && el.Map == v {
			val = val.Store(indices(el), m.Value(t))
		}
	}
	return val
}
