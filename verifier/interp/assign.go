package interp

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// What an assignment of the IVL means to a person: which variable of the
// program, or which object in memory, gets which value.

// store is an element of a map that gets a value.
type store struct {
	base  *ivl.Var
	args  []value.Value
	value value.Value
}

// watchStores collects the map elements that the assignment is going to set.
func (r *recorder) watchStores(m *machine.Machine, t int, a *ivl.Assign) {
	for i, l := range a.Lhs {
		base := cfg.Target(l).Var
		v, ok := m.Evaluator(t, func(_ ivl.Expr, args []value.Value, v value.Value) {
			r.stores = append(r.stores, store{base, args, v})
		}).Eval(a.Rhs[i])
		sel, isSelect := l.(*ivl.Select)
		if !ok || !isSelect {
			continue
		}
		args := make([]value.Value, len(sel.Args))
		for j, e := range sel.Args {
			if args[j], ok = m.Eval(t, e); !ok {
				return
			}
		}
		r.stores = append(r.stores, store{base, args, v})
	}
}

// render writes a value; one of a C program whose type is not known as an address, if an
// object lies there, or else as a signed number.
func (r *recorder) render(v value.Value, ctype string, c bool) string {
	if to, ok := strings.CutSuffix(ctype, " *"); ok && c && to != "void" && to != "char" {
		if at, ok := v.Uint64(); ok {
			r.memory.Learn(at, to)
		}
	}
	if ctype == "" && c {
		ctype = "long"
		if at, ok := v.Uint64(); ok {
			if _, known := r.memory.Part(at); known {
				ctype = "void *"
			}
		}
	}
	return trace.Render(v, ctype, &r.memory)
}

// variable gives the name of v and its type, of C if v has one; shown is false
// for what stands for no variable of the C program.
func variable(p *machine.Program, v *ivl.Var, c bool) (name, ctype string, shown bool) {
	if name = p.Text(v, "cname"); name != "" {
		return name, p.Text(v, "ctype"), isPath(name) && p.Attr(v, "partial") == nil
	}
	return v.Name, p.Text(v, "ctype"), !c && !p.Invented[v]
}

// isPath reports whether name is written as C writes variables and their parts
// (s.next, a[3]); compilers give other names to what they make up.
func isPath(name string) bool {
	for i, c := range name {
		switch {
		case c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80:
		case i > 0 && (c >= '0' && c <= '9' || strings.ContainsRune(".[]", c)):
		case c == '-' && strings.HasPrefix(name[i:], "->") || c == '>' && i > 0 && name[i-1] == '-':
		default:
			return false
		}
	}
	return true
}

func (r *recorder) assignments(m *machine.Machine, s *ivl.Assign, rec *record) {
	c := r.prog.FromC
	stored := map[*ivl.Var]bool{}
	for i := 0; i < len(r.stores); {
		st, n := joinBytes(r.stores[i:])
		i += n
		stored[st.base] = true
		switch {
		case c && !r.ofProgram(st.base):
		case c && r.number(m, st, n, rec):
		default:
			r.element(st, c, rec)
		}
	}
	for _, l := range s.Lhs {
		if id, ok := l.(*ivl.Ident); ok && !stored[id.Var] {
			r.assignment(m, id.Var, c, rec)
		}
	}
}

// assignment records that v has its present value.
func (r *recorder) assignment(m *machine.Machine, v *ivl.Var, c bool, rec *record) {
	name, ctype, shown := variable(r.prog, v, c)
	if !shown {
		name, ctype, shown = r.part(v)
	}
	if !shown {
		return
	}
	x, ok := m.Value(rec.thread, v)
	if !ok || c && x.Kind() == value.MapKind {
		return
	}
	a := trace.Assignment{Name: name, In: r.in(v, rec.function), Type: ctype, Value: r.render(x, ctype, c)}
	if !c && a.Type == "" {
		a.Type = v.Type.String()
	}
	rec.assigns = append(rec.assigns, a)
}

// part is the part of a heap object that a variable is: {:object} and {:offset}.
func (r *recorder) part(v *ivl.Var) (name, ctype string, ok bool) {
	at, ok := r.objects[r.prog.Text(v, "object")]
	offset := r.prog.Attr(v, "offset")
	if !ok || at == 0 || offset == nil || len(offset.Args) == 0 || saysWhether(v) {
		return "", "", false
	}
	n, ok := value.Eval(offset.Args[0].Expr, nil)
	if !ok {
		return "", "", false
	}
	off, _ := n.Uint64()
	if name, start, _, ctype, ok := r.memory.Number(at + off); ok && start == at+off {
		return name, ctype, true
	}
	return r.memory.Place(at + off)
}

// in is the function if v is a local variable of it.
func (r *recorder) in(v *ivl.Var, function string) string {
	if r.prog.IsGlobal(v) {
		return ""
	}
	return function
}

// ofProgram says whether v holds values of the C program, and not what a model knows of an object or which bits of it were never written.
func (r *recorder) ofProgram(v *ivl.Var) bool {
	if r.prog.IsGlobal(v) {
		return r.prog.IsData(v) && !saysWhether(v)
	}
	return r.prog.Attr(v, "shadow") == nil
}

// saysWhether is of a variable that says of each address whether something holds there, as that an object's life has ended: memory of C has no truth values.
func saysWhether(v *ivl.Var) bool {
	t := ivl.Expand(v.Type)
	if m, ok := t.(*ivl.MapType); ok {
		t = ivl.Expand(m.Result)
	}
	return ivl.EqualTypes(t, ivl.BoolType)
}

// element records that an element of a map got a value: in C an object in
// memory, or a thread's own instance of a variable.
func (r *recorder) element(st store, c bool, rec *record) {
	a := trace.Assignment{}
	switch name, ctype, shown := variable(r.prog, st.base, c); {
	case c && shown:
		a.Name, a.Type = name, ctype
	case c:
		if len(st.args) != 1 {
			return
		}
		addr, ok := st.args[0].Uint64()
		if !ok {
			return
		}
		if a.Name, a.Type, ok = r.memory.Place(addr); !ok {
			return
		}
		if member := r.prog.Text(st.base, "member"); member != "" {
			// The map holds one member of the structures that lie there.
			name, _, _ := strings.Cut(a.Name, " + ")
			a.Name, a.Type = name+member, r.prog.Text(st.base, "ctype")
		} else if name, at, _, ctype, ok := r.memory.Number(addr); ok && at == addr {
			a.Name, a.Type = name, ctype
		}
	default:
		a.Name = name + "[" + value.Join(st.args) + "]"
	}
	a.Value = r.render(st.value, a.Type, c)
	rec.assigns = append(rec.assigns, a)
}

// number records the value of a number that is held byte by byte, at the last of its bytes among n that are stored
// together; false if there is no such number.
func (r *recorder) number(m *machine.Machine, st store, n int, rec *record) bool {
	if r.prog.Text(st.base, "cname") != "" || len(st.args) != 1 {
		return false
	}
	addr, ok := st.args[0].Uint64()
	if !ok || st.value.Kind() != value.BVKind || st.value.Width() != 8*n {
		return false
	}
	name, at, size, ctype, ok := r.memory.Number(addr)
	if !ok || r.prog.Text(st.base, "member") != "" {
		return false
	}
	if t, isMap := ivl.Expand(st.base.Type).(*ivl.MapType); !isMap || !ivl.EqualTypes(t.Result, &ivl.BVType{Width: 8}) {
		return false
	}
	if addr+uint64(n) != at+size {
		return true // the rest is still to come
	}
	of, ok := m.Global(st.base)
	if !ok {
		return false
	}
	x, ok := joined(held(of, st.args[0], at, size))
	if !ok {
		return false
	}
	rec.assigns = append(rec.assigns, trace.Assignment{Name: name, Type: ctype, Value: r.render(x, ctype, true)})
	return true
}

// held is what n cells of a map hold, from at on; index has the type of its indices.
func held(of, index value.Value, at, n uint64) []value.Value {
	out := make([]value.Value, n)
	for i := range out {
		out[i] = of.Select(sameKind(index, at+uint64(i)))
	}
	return out
}

// sameKind is the number n as a value of the type that v has.
func sameKind(v value.Value, n uint64) value.Value {
	if v.Kind() == value.BVKind {
		return value.BV64(v.Width(), n)
	}
	return value.Int64(int64(n))
}

// joinBytes makes one number of stores of bytes to consecutive addresses, the
// lowest byte first, and says how many stores it took.
func joinBytes(stores []store) (store, int) {
	first := stores[0]
	if first.value.Kind() != value.BVKind || first.value.Width() != 8 || len(first.args) != 1 {
		return first, 1
	}
	addr, ok := first.args[0].Uint64()
	n := 1
	for ; ok && n < len(stores); n++ {
		s := stores[n]
		if s.base != first.base || s.value.Kind() != value.BVKind || s.value.Width() != 8 {
			break
		}
		if at, ok := s.args[0].Uint64(); !ok || at != addr+uint64(n) {
			break
		}
	}
	for n&(n-1) != 0 {
		n-- // numbers have 1, 2, 4 or 8 bytes
	}
	bytes := make([]value.Value, n)
	for i := range bytes {
		bytes[i] = stores[i].value
	}
	if first.value, ok = joined(bytes); !ok {
		return stores[0], 1
	}
	return first, n
}

// joined is the number of some bytes, the lowest first.
func joined(bytes []value.Value) (value.Value, bool) {
	x := bytes[0]
	for _, b := range bytes[1:] {
		v, err := value.Apply("concat", []value.Value{b, x})
		if err != nil {
			return x, false
		}
		x = v
	}
	return x, true
}
