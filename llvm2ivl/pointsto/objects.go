package pointsto

import (
	"strings"
	"unicode/utf8"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// addObject registers an object under a unique name.
func (m *Analysis) addObject(o *Object) *Object {
	o.ID = len(m.Objects)
	o.Name = m.objectNames.Unique(o.Name)
	m.Objects = append(m.Objects, o)
	if o.Value != nil {
		m.byValue[o.Value] = o
	}
	return o
}

// literal is the string literal of C that a global is which has no name in C, cut short if it is long.
func literal(g *ir.Global) (string, bool) {
	b, ok := g.Init.(*ir.Bytes)
	if !ok || !g.Immutable {
		return "", false
	}
	text, ended := strings.CutSuffix(string(b.X), "\x00")
	if !ended || strings.Contains(text, "\x00") || !utf8.ValidString(text) {
		return "", false
	}
	const shown = 40
	if r := []rune(text); len(r) > shown {
		text = string(r[:shown]) + "…"
	}
	return `"` + text + `"`, true
}

// staticObjects makes the objects of globals, functions, labels, allocas and variable arguments.
func (m *Analysis) staticObjects() {
	l := m.Linked
	for _, g := range l.Globals {
		o := &Object{Kind: GlobalObject, Name: l.Name(g), CName: g.Name(), Value: g,
			Size: l.Layout.Size(g.Content), Align: max(int64(g.Align), l.Layout.Align(g.Content)),
			Single: true, ThreadLocal: g.ThreadLocal, Extern: g.Init == nil}
		if c := l.Debug.Variable(g); c != nil {
			o.CName, o.CType = c.Name, c.Type
		} else if text, ok := literal(g); ok {
			o.CName = text
		}
		if o.Extern && (o.Size == 0 || strings.HasPrefix(g.Symbol, "_ZT")) { // clang declares C++'s tables and types as one pointer
			o.Size = -1
		}
		o.Single = !o.ThreadLocal
		m.addObject(o)
	}
	for _, f := range l.Funcs {
		cycles := f.Cyclic()
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if a, ok := inst.(*ir.Alloca); ok {
					m.alloca(f, a, cycles[b])
				}
			}
		}
		if f.LooksAtVarArgs() {
			m.varArgs[f] = m.addObject(&Object{Kind: VarArgsObject, Name: l.Name(f) + ".varargs",
				CName: "arguments of " + l.FuncCName(f), Func: f, Size: -1, Align: l.Layout.PtrBytes})
		}
	}
	for _, f := range append(append([]*ir.Func{}, l.Funcs...), l.Externs...) {
		m.addObject(&Object{Kind: FuncObject, Name: l.Name(f), CName: l.FuncCName(f), Value: f, Size: 1, Align: 16, Single: true})
	}
	m.labels()
}

// alloca makes the object of an alloca; cyclic says that its activation may execute it again.
func (m *Analysis) alloca(f *ir.Func, inst *ir.Alloca, cyclic bool) {
	l := m.Linked
	o := &Object{Kind: AllocaObject, Value: inst, Func: f, Size: l.Layout.Size(inst.Elem),
		Align: max(int64(inst.Align), l.Layout.Align(inst.Elem), 1)}
	if inst.Count != nil {
		n, ok := constantInt(l, inst.Count)
		if !ok || n < 0 || n > endless {
			o.Size = -1
		} else {
			o.Size = ir.MulSize(n, o.Size)
		}
	}
	name := inst.Name()
	if c := l.Debug.Variable(inst); c != nil {
		name, o.CName, o.CType = c.Name, c.Name, c.Type
	} else {
		name = strings.TrimSuffix(name, ".addr")
		o.CName = name
		if name[0] >= '0' && name[0] <= '9' {
			o.CName = "object"
		}
	}
	o.Name = l.Name(f) + "." + name
	m.cyclic[o] = cyclic
	m.addObject(o)
}

func constantInt(l *link.Linked, v ir.Value) (int64, bool) {
	if c, ok := v.(ir.Constant); ok {
		if n, ok := l.Const(c).(*constant.Int); ok {
			return n.Value.Int64(), n.Value.IsInt64()
		}
	}
	return 0, false
}

// labels makes objects of the blocks whose address is taken.
func (m *Analysis) labels() {
	visit := func(c ir.Constant) {
		ir.Each(c, func(c ir.Constant) {
			if ba, ok := c.(*ir.BlockAddress); ok && m.byValue[ba.Block] == nil {
				name := m.Linked.Name(ba.Block.Func) + "." + ba.Block.Label
				m.addObject(&Object{Kind: BlockObject, Name: name, CName: name, Value: ba.Block, Func: ba.Block.Func, Size: 1, Align: 16, Single: true})
			}
		})
	}
	for _, g := range m.Linked.Globals {
		if g.Init != nil {
			visit(g.Init)
		}
	}
	for _, f := range m.Linked.Funcs {
		for u := range f.Users() {
			ir.Constants(u, visit)
		}
	}
}

// vector makes the objects of a parameter of the entry function: the pointers, and their strings as one.
func (m *Analysis) vector(b *builder, param int) (vector, text *objState) {
	name := [...]string{"argv", "envp", "arg"}[min(param, 3)-1]
	v := m.addObject(&Object{Kind: ExternalObject, Name: name + "$vector", CName: name, CType: "char *[]", Size: -1, Align: 16, Single: true, Extern: true})
	t := m.addObject(&Object{Kind: ExternalObject, Name: name + "$strings", CName: name + "[...]", CType: "char[]", Size: -1, Align: 16, Single: true, Extern: true})
	if m.Linked.Entry.Name() == "main" && param <= 2 {
		m.ArgVectors = append(m.ArgVectors, &ArgVector{Param: param, Pointers: v, Strings: t})
	}
	b.adopt(v)
	b.adopt(t)
	return b.objects[v.ID], b.objects[t.ID]
}

// adopt gives the solver a new object.
func (s *solver) adopt(o *Object) {
	st := &objState{Object: o, allocated: -1}
	st.filled = st.initial()
	s.objects = append(s.objects, st)
}

// runsOnce finds the functions that are entered at most once in an execution: the entry,
// and what is called from one place, outside of loops, in such a function.
func (m *Analysis) runsOnce() map[*ir.Func]bool {
	once, roots := map[*ir.Func]bool{}, map[*ir.Func]int{}
	for _, f := range m.Linked.Roots() {
		roots[f]++
		once[f] = len(m.calls[f]) == 0 && !m.taken[f] && roots[f] == 1
	}
	for changed := true; changed; {
		changed = false
		for _, f := range m.Linked.Funcs {
			if c, ok := m.caller(f); ok && !once[f] && !c.cyclic && once[c.in] {
				once[f], changed = true, true
			}
		}
	}
	return once
}
