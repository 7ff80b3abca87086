package rewrite

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A macro for keys of any length has code for each: `while (k >= 12) …; switch (k) …`, where k is a variable that begins with the size of
// the key. What a key of four bytes never executes would make an analysis that does not look at control flow read
// all that lies behind the key. So branches are decided by constants: conditional constant propagation (Wegman and Zadeck,
// "Constant Propagation with Conditional Branches", 1991) over the instructions of a function and its variables that are only loaded and stored.

// facts are the numbers that instructions have computed and variables hold; what has no entry may be anything.
type facts map[ir.Value]*ir.Int

// set makes n what v is, which may be anything if n is nil.
func (f facts) set(v ir.Value, n *ir.Int) {
	if n == nil {
		delete(f, v)
	} else {
		f[v] = n
	}
}

// join keeps what f and now agree on.
func (f facts) join(now facts) (facts, bool) {
	n := len(f)
	maps.DeleteFunc(f, func(v ir.Value, x *ir.Int) bool { return now[v] == nil || !now[v].Same(x) })
	return f, len(f) < n
}

// propagation is the constant propagation of one function.
type propagation struct {
	*constant.Evaluator
	variables map[ir.Value]bool
	// calls gives what a call returns, nil if that may be anything; a nil function knows of no call.
	calls  func(call *ir.Call, args []*ir.Int) *ir.Int
	behind map[*ir.Block]facts // at the ends of the blocks that control may come to
}

// propagate finds the facts of f, which has a body, when its parameters are as given says. Of other than the variables, which are
// Promotable, nothing is known.
func propagate(e *constant.Evaluator, f *ir.Func, variables map[ir.Value]bool, given facts, calls func(*ir.Call, []*ir.Int) *ir.Int) *propagation {
	p := &propagation{e, variables, calls, map[*ir.Block]facts{}}
	digraph.Forward(f.Blocks[0], given, p.execute, facts.join)
	return p
}

// fold takes the branches of f that constants in variables decide.
func fold(e *constant.Evaluator, f *ir.Func) {
	if slices.ContainsFunc(f.Blocks, branches) {
		propagate(e, f, f.Promotable(), facts{}, nil).fold(f)
	}
}

// Prune takes the branches of f on constants, which ask whether a weak symbol is there, and those that depend on where they lead.
func Prune(layout *ir.Layout, f *ir.Func) {
	if slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool {
		br, ok := b.Term.(*ir.CondBr)
		if !ok {
			return false
		}
		_, ok = br.Cond.(ir.Constant)
		return ok
	}) {
		propagate(&constant.Evaluator{Layout: layout}, f, nil, facts{}, nil).fold(f)
	}
}

// branches reports whether control may leave b in several ways.
func branches(b *ir.Block) bool { return len(b.Term.Succs()) > 1 }

// fold takes the branches of f that are decided, and the values of phis for which one block is left.
func (p *propagation) fold(f *ir.Func) {
	returns := func(b *ir.Block) bool { _, ok := b.Term.(*ir.Ret); return ok }
	lives := func(b *ir.Block) bool { return p.behind[b] != nil }
	if f.TakesLabels() || slices.ContainsFunc(f.Blocks, returns) && !slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool { return returns(b) && lives(b) }) {
		return // what fails in the end would no longer be told from what fails on the way, by the way that returns
	}
	decided := false
	for _, b := range f.Blocks {
		if !lives(b) || !branches(b) {
			continue
		}
		if next := p.successors(b); len(next) == 1 {
			b.Term = &ir.Br{Term: ir.Term{At: b.Term.Place()}, Target: next[0]}
			decided = true
		}
	}
	if !decided {
		return
	}
	f.DropUnreachable()
	known := map[ir.Value]ir.Value{} // phis of one constant
	for _, b := range f.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(inst ir.Instruction) bool {
			phi, ok := inst.(*ir.Phi)
			if n := p.behind[b][phi]; ok && n != nil {
				known[phi] = n
			}
			return known[inst] != nil
		})
	}
	f.Replace(known)
}

// returned is what the function returns whenever it does, nil if that may be anything.
func (p *propagation) returned() (out *ir.Int) {
	for b := range p.behind {
		ret, ok := b.Term.(*ir.Ret)
		if !ok {
			continue
		}
		x := p.value(p.behind[b], ret.X)
		if x == nil || out != nil && !x.Same(out) {
			return nil
		}
		out = x
	}
	return out
}

// value is what v is where the facts hold, nil if that may be anything.
func (p *propagation) value(now facts, v ir.Value) *ir.Int {
	if c, ok := v.(ir.Constant); ok {
		return p.Integer(c)
	}
	return now[v]
}

// execute computes the facts behind b from those before it, and lets control go on.
func (p *propagation) execute(b *ir.Block, before facts, to func(*ir.Block, facts)) {
	now := maps.Clone(before)
	value := func(v ir.Value) *ir.Int { return p.value(now, v) }
	for _, inst := range b.Insts {
		switch inst := inst.(type) {
		case *ir.Store:
			if p.variables[inst.Ptr] && !inst.Volatile && inst.Order == ir.NotAtomic {
				now.set(inst.Ptr, value(inst.X))
			} else {
				delete(now, inst.Ptr)
			}
		case *ir.Load:
			n := now[inst.Ptr]
			if n != nil && (inst.Volatile || inst.Order != ir.NotAtomic || !ir.Equal(n.Typ, inst.Typ)) {
				n = nil
			}
			now.set(inst, n)
		case *ir.Binary, *ir.Cast, *ir.ICmp, *ir.Select:
			now.set(inst, p.Compute(inst, value))
		case *ir.Call:
			if a, _ := ir.Lifetime(inst); a != nil {
				delete(now, a)
			} else if p.calls != nil {
				var args []*ir.Int
				for _, a := range inst.Args {
					args = append(args, value(a))
				}
				now.set(inst, p.calls(inst, args))
			}
		}
	}
	p.behind[b] = now
	for _, next := range p.successors(b) {
		to(next, p.arriving(b, next))
	}
}

// successors are the blocks that control may come to from b, which was executed.
func (p *propagation) successors(b *ir.Block) []*ir.Block {
	if t, ok := b.Term.(ir.Decision); ok {
		if n := p.value(p.behind[b], t.By()); n != nil {
			return []*ir.Block{t.Target(n)}
		}
	}
	return b.Term.Succs()
}

// arriving are the facts at the start of next if control comes there from b.
func (p *propagation) arriving(b, next *ir.Block) facts {
	now := maps.Clone(p.behind[b])
	for _, inst := range next.Insts {
		if phi, ok := inst.(*ir.Phi); ok {
			for _, in := range phi.Incs {
				if in.Pred == b {
					now.set(phi, p.value(p.behind[b], in.X))
				}
			}
		}
	}
	return now
}
