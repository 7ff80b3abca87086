package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// PointerMasks writes llvm.ptrmask, with which clang from 19 on aligns pointers (__builtin_align_down, va_arg), as clang before did: with the
// number of the address.
func PointerMasks(funcs []*ir.Func) {
	for _, f := range funcs {
		by := map[ir.Value]ir.Value{}
		f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
			call, ok := inst.(*ir.Call)
			if !ok {
				return append(out, inst)
			}
			g := ir.CalledFunc(call.Callee)
			if g == nil || len(call.Args) != 2 || !strings.HasPrefix(g.Name(), "llvm.ptrmask.p0.") {
				return append(out, inst)
			}
			at := ir.Instr{At: call.At}
			number := &ir.Cast{Instr: at, Op: "ptrtoint", X: call.Args[0], To: call.Args[1].Type()}
			masked := &ir.Binary{Instr: at, Op: "and", X: number, Y: call.Args[1]}
			pointer := &ir.Cast{Instr: call.Instr, Op: "inttoptr", X: masked, To: call.Typ}
			by[call] = pointer
			return append(out, number, masked, pointer)
		})
		if len(by) > 0 {
			f.Replace(by)
		}
	}
}

// AtomicPointers gives atomic accesses of pointers their type: clang writes them as accesses of integers as wide, with a variable of a pointer type
// between that is stored to as the one and loaded as the other. Types are inferred by unification (as in Steensgaard, POPL 1996): what
// holds the same value has the same type; an integer is a pointer if such a variable is among it, and nothing is done with it but loads, stores and exchanges.
func AtomicPointers(layout *ir.Layout, funcs []*ir.Func) {
	for _, f := range funcs {
		t := &pointerTypes{layout: layout, variables: f.Promotable(), parent: map[ir.Value]ir.Value{}, facts: map[ir.Value]typeFacts{}}
		t.infer(f)
		t.apply(f)
	}
}

// pointerTypes are the classes of values of a function that have the same type, as a union-find forest.
type pointerTypes struct {
	layout    *ir.Layout
	variables map[ir.Value]bool // that are only loaded and stored
	parent    map[ir.Value]ir.Value
	facts     map[ir.Value]typeFacts // of the representatives
}

// typeFacts are what is known of a class.
type typeFacts struct {
	atomic   bool // it is accessed atomically
	variable bool // it has a variable of a pointer type
	other    bool // it is used as something else
}

func (t *pointerTypes) find(v ir.Value) ir.Value {
	for t.parent[v] != nil {
		v = t.parent[v]
	}
	return v
}

// note adds what is known of the class of v.
func (t *pointerTypes) note(v ir.Value, n typeFacts) {
	v = t.find(v)
	f := t.facts[v]
	t.facts[v] = typeFacts{f.atomic || n.atomic, f.variable || n.variable, f.other || n.other}
}

// same has v and w be of one type.
func (t *pointerTypes) same(v, w ir.Value) {
	if v, w = t.find(v), t.find(w); v != w {
		t.parent[w] = v
		t.note(v, t.facts[w])
	}
}

// isWord reports whether v is an integer as wide as a pointer.
func (t *pointerTypes) isWord(v ir.Value) bool {
	n, ok := v.Type().(*ir.IntType)
	return ok && int(n.Bits) == t.layout.PtrBits()
}

// holds has v be of the type of what holds it, a variable or an atomic operation.
func (t *pointerTypes) holds(at, v ir.Value) {
	if inst, ok := v.(ir.Instruction); ok && t.isWord(inst) {
		t.same(at, inst)
	} else if !ir.IsPointer(v.Type()) {
		t.note(at, typeFacts{other: true})
	}
}

// access is a load or store of v.
func (t *pointerTypes) access(at, v ir.Value, order ir.Order) {
	if a, ok := at.(*ir.Alloca); ok && t.variables[a] && a.Count == nil {
		t.holds(a, v)
		t.note(a, typeFacts{variable: ir.IsPointer(a.Elem), other: !ir.IsPointer(a.Elem)})
	}
	if order != ir.NotAtomic {
		t.note(v, typeFacts{atomic: true})
	}
}

// infer finds the classes.
func (t *pointerTypes) infer(f *ir.Func) {
	for u := range f.Users() {
		switch u := u.(type) {
		case *ir.Load:
			t.access(u.Ptr, u, u.Order)
			continue
		case *ir.Store:
			t.access(u.Ptr, u.X, u.Order)
			continue
		case *ir.CmpXchg:
			t.note(u, typeFacts{atomic: true})
			t.holds(u, u.Cmp)
			t.holds(u, u.New)
			continue
		case *ir.AtomicRMW:
			if u.Op == "xchg" {
				t.note(u, typeFacts{atomic: true})
				t.holds(u, u.X)
				continue
			}
		case *ir.ExtractValue:
			if x, ok := u.X.(*ir.CmpXchg); ok {
				if u.Indices[0] == 0 {
					t.holds(x, u)
				}
				continue
			}
		}
		if v, ok := u.(ir.Value); ok && t.isWord(v) {
			t.note(v, typeFacts{other: true})
		}
		for _, op := range u.Operands() {
			if t.isWord(*op) {
				t.note(*op, typeFacts{other: true})
			}
		}
	}
}

// apply gives loads the types that follow; those of other values are those of their operands.
func (t *pointerTypes) apply(f *ir.Func) {
	for inst := range f.Instructions() {
		if load, ok := inst.(*ir.Load); ok && t.isWord(load) {
			if n := t.facts[t.find(load)]; n.atomic && n.variable && !n.other {
				load.Typ = ir.Ptr
			}
		}
	}
}
