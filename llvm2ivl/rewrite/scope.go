package rewrite

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// literals says where the lives of compound literals begin and end, which clang does not: at the end of the block that encloses
// the literal (C11 6.5.2.5). That block is the innermost around all that names the variable without a name which clang makes of the
// literal; others than literals that clang makes do not live longer. Where control is in the block, the places of unoptimised code say.
func (r *rewriter) literals(f *ir.Func) {
	if !f.NotOptimised || len(f.Blocks) == 0 || !marksScopes(f) {
		return
	}
	known := map[ir.Value]bool{}
	for inst := range f.Instructions() {
		if d, ok := inst.(*ir.Debug); ok {
			known[d.X] = true
		} else if a, _ := ir.Lifetime(inst); a != nil {
			known[a] = true
		}
	}
	g := f.Flow()
	idom := digraph.Dominators(g.Succs, g.Preds, 0)
	for _, inst := range f.Blocks[0].Insts {
		a, ok := inst.(*ir.Alloca)
		if !ok || a.Count != nil || known[a] {
			continue
		}
		if l := namesOf(g, a); l != nil && !slices.ContainsFunc(l.blocks, func(b int) bool { return !digraph.Dominates(idom, l.blocks[0], b) }) {
			r.live(g, l)
		}
	}
}

// marksScopes reports whether the ends of scopes are marked in f, or no variable has one: what is called for a variable when its
// scope ends (the attribute cleanup) stands outside of its block, but in front of such a mark.
func marksScopes(f *ir.Func) bool {
	declares := false
	for inst := range f.Instructions() {
		if a, _ := ir.Lifetime(inst); a != nil {
			return true
		}
		d, ok := inst.(*ir.Debug)
		declares = declares || ok && d.Var.Arg == 0
	}
	return !declares
}

// A literal is a variable without a name.
type literal struct {
	alloca *ir.Alloca
	first  ir.Instruction
	blocks []int     // where it is named, in the order of the text of the program
	in     *ir.Scope // around all that
}

// namesOf is nil if a is named nowhere, or the block around all that is the whole function.
func namesOf(g *ir.Flow, a *ir.Alloca) *literal {
	l := &literal{alloca: a}
	for _, b := range g.Blocks[0].Func.Blocks {
		at, reached := g.Place[b]
		if !reached {
			continue
		}
		note := func(place ir.Loc) {
			if place.In == nil {
				return
			}
			if len(l.blocks) == 0 {
				l.in = place.In
			}
			for !inside(place.In, l.in) {
				l.in = l.in.Outer
			}
			l.blocks = append(l.blocks, at)
		}
		for _, inst := range b.Insts {
			if names(inst, a) {
				if l.first == nil {
					l.first = inst
				}
				note(inst.Place())
			}
		}
		if names(b.Term, a) {
			note(b.Term.Place())
		}
	}
	if len(l.blocks) == 0 || l.in == nil || l.in.Outer == nil {
		return nil
	}
	return l
}

func inside(s, outer *ir.Scope) bool {
	for s != nil && s != outer {
		s = s.Outer
	}
	return s == outer
}

// live puts in where the life of l begins, in front of what names it first, and ends: where control may come out of the block.
func (r *rewriter) live(g *ir.Flow, l *literal) {
	left := make([]bool, len(g.Blocks)) // whether control may be in the block at the end of each
	enters := func(i int) bool { return slices.ContainsFunc(g.Preds[i], func(p int) bool { return left[p] }) }
	for changed := true; changed; {
		changed = false
		for i, b := range g.Blocks {
			if _, in := l.ends(b, enters(i)); in != left[i] {
				left[i], changed = in, true
			}
		}
	}
	for i, b := range g.Blocks {
		ends, _ := l.ends(b, enters(i))
		for _, n := range slices.Backward(ends) {
			b.Insts = slices.Insert(b.Insts, n, lifetime(r.layout, "end", l.alloca, l.first.Place()))
		}
		if n := slices.Index(b.Insts, l.first); n >= 0 {
			b.Insts = slices.Insert(b.Insts, n, lifetime(r.layout, "start", l.alloca, l.first.Place()))
		}
	}
}

// lifetime is the mark that the life of a starts or ends.
func lifetime(layout *ir.Layout, what string, a *ir.Alloca, at ir.Loc) ir.Instruction {
	size := ir.NewInt(&ir.IntType{Bits: 64}, layout.Size(a.Elem))
	callee := &ir.Func{Symbol: fmt.Sprintf("llvm.lifetime.%s.p0", what), Ret: ir.Void, Params: []*ir.Param{{Typ: size.Type()}, {Typ: ir.Ptr}}}
	return &ir.Call{Instr: ir.Instr{At: at}, Typ: ir.Void, Callee: callee, Args: []ir.Value{size, a}}
}

// ends lists the instructions of b in front of which control has come out of the block around l, len(b.Insts) for the terminator, and says
// whether it is in there at the end of b; in says so of its start. A condition that is tested stands outside of the block that it decides on,
// and what is called for a variable whose scope ends, at the place of the mark that follows.
func (l *literal) ends(b *ir.Block, in bool) (ends []int, out bool) {
	for n, inst := range b.Insts {
		place := inst.Place()
		if _, isDebug := inst.(*ir.Debug); isDebug || place.In == nil {
			continue
		}
		within := inside(place.In, l.in)
		if in && !within {
			at := n
			for m, later := range b.Insts[n:] {
				if a, begins := ir.Lifetime(later); a != nil && !begins && later.Place() == place {
					at = n + m + 1
				}
			}
			ends = append(ends, at)
		}
		in = within
	}
	switch t := b.Term.(type) {
	case *ir.Ret:
		if in {
			return append(ends, len(b.Insts)), false
		}
	case *ir.Br:
		if place := t.Place(); place.In != nil {
			if in && !inside(place.In, l.in) {
				ends = append(ends, len(b.Insts))
			}
			in = inside(place.In, l.in)
		}
	}
	return ends, in
}

// scopes drops what says where the scopes of variables begin and end that are only accessed by their names:
// nobody can do that outside of them. But a variable has no value where its scope begins, which may make a difference.
func scopes(layout *ir.Layout, f *ir.Func) {
	known := map[*ir.Alloca]bool{}
	for _, b := range f.Blocks {
		at := -1
		b.Insts = slices.DeleteFunc(slices.Clone(b.Insts), func(inst ir.Instruction) bool {
			at++
			a, begins := ir.Lifetime(inst)
			if a == nil {
				return false
			}
			named, ok := known[a]
			if !ok {
				named = own(f, layout, a)
				known[a] = named
			}
			return named && !(begins && readFirst(layout, f, b, at, a))
		})
	}
}
