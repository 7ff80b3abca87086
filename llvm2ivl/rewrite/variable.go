package rewrite

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// What a function does with its variables.

// private reports whether v is a variable of f that is only loaded and stored.
func private(f *ir.Func, v ir.Value) bool {
	_, ok := v.(*ir.Alloca)
	return ok && f.Promotable(v)[v]
}

// variableOf is the variable that v is the address of, or that of a member; nil if it is neither.
func variableOf(layout *ir.Layout, v ir.Value) *ir.Alloca {
	a, _, _ := memberOf(layout, v)
	return a
}

// memberOf is the variable that v leads into, as the text of the program says, and how far.
func memberOf(layout *ir.Layout, v ir.Value) (a *ir.Alloca, at int64, ok bool) {
	v, at, fixed := layout.Origin(v)
	if a, ok = v.(*ir.Alloca); !ok || !fixed {
		return nil, 0, false
	}
	return a, at, true
}

// names reports whether v is an operand of u.
func names(u ir.User, v ir.Value) bool {
	return slices.ContainsFunc(u.Operands(), func(op *ir.Value) bool { return *op == v })
}

// own reports whether a is a variable that is only loaded, stored, copied and set in f, as a whole or member by member.
func own(f *ir.Func, layout *ir.Layout, a *ir.Alloca) bool {
	if a == nil {
		return false
	}
	is := func(v ir.Value) bool { return variableOf(layout, v) == a }
	for u := range f.Users() {
		switch u := u.(type) {
		case *ir.Load:
			continue
		case *ir.Store:
			if is(u.X) {
				return false
			}
			continue
		case *ir.GEP:
			if is(u) {
				continue
			}
		case *ir.Call:
			if x, _ := ir.Lifetime(u); x != nil || copies(u) {
				continue
			}
		}
		if slices.ContainsFunc(u.Operands(), func(op *ir.Value) bool { return is(*op) }) {
			return false
		}
	}
	return true
}

// copied is how many bytes a call copies or sets, if it does that and the text of the program says how many.
func copied(call *ir.Call) (int64, bool) {
	g := ir.CalledFunc(call.Callee)
	if g == nil || len(call.Args) < 3 || !strings.HasPrefix(g.Name(), "llvm.memcpy.") && !strings.HasPrefix(g.Name(), "llvm.memset.") {
		return 0, false
	}
	return ir.Literal(call.Args[2])
}

// copies reports whether a call does that.
func copies(call *ir.Call) bool {
	_, ok := copied(call)
	return ok
}

// part is some bytes of a variable.
type part struct{ from, to int64 }

// readFirst reports whether a way behind instruction i of b reads something of a, a variable of f, before it writes it, or comes to where it is declared,
// since it begins without a value there.
func readFirst(layout *ir.Layout, f *ir.Func, b *ir.Block, i int, a *ir.Alloca) bool {
	asked := map[part]bool{}
	for inst := range f.Instructions() {
		p, ok := reads(layout, inst, a)
		if !ok || asked[p] {
			continue
		}
		asked[p] = true
		if b.Behind(i, func(inst ir.Instruction) (found, over bool) {
			if q, ok := reads(layout, inst, a); ok && q.from < p.to && p.from < q.to {
				return true, true
			}
			q, ok := writes(layout, inst, a)
			return false, ok && q.from <= p.from && p.to <= q.to
		}) {
			return true
		}
	}
	return false
}

// reads is what an instruction reads of a.
func reads(layout *ir.Layout, inst ir.Instruction, a *ir.Alloca) (part, bool) {
	switch inst := inst.(type) {
	case *ir.Load:
		return within(layout, inst.Ptr, layout.StoreSize(inst.Typ), a)
	case *ir.Call:
		if n, ok := copied(inst); ok {
			return within(layout, inst.Args[1], n, a)
		}
	}
	return part{}, false
}

// writes is what an instruction surely writes of a.
func writes(layout *ir.Layout, inst ir.Instruction, a *ir.Alloca) (part, bool) {
	switch inst := inst.(type) {
	case *ir.Store:
		return within(layout, inst.Ptr, layout.StoreSize(inst.X.Type()), a)
	case *ir.Debug:
		return part{0, layout.Size(a.Elem)}, inst.Declare && inst.X == ir.Value(a) && (inst.Var == nil || inst.Var.Arg == 0)
	case *ir.Call:
		if n, ok := copied(inst); ok {
			return within(layout, inst.Args[0], n, a)
		}
	}
	return part{}, false
}

func within(layout *ir.Layout, v ir.Value, size int64, a *ir.Alloca) (part, bool) {
	x, at, ok := memberOf(layout, v)
	return part{at, at + size}, ok && x == a
}
