package rewrite

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A macro for keys of any length has code for each: `while (k >= 12) …; switch (k) …`, where k is a variable that begins with the size of
// the key. What a key of four bytes never executes would make an analysis that does not look at control flow read
// all that lies behind the key. So branches are decided by constants that variables hold: conditional constant propagation (Wegman and Zadeck,
// "Constant Propagation with Conditional Branches", 1991) over the variables of a function that are only loaded and stored.

// folder folds the branches of one function.
type folder struct {
	*orders                                    // for Compute
	held    map[*ir.Block]map[ir.Value]*ir.Int // the lattice: what variables hold where control first comes to a block; no entry: anything
	results map[ir.Value]*ir.Int               // of the instructions of the block that is looked at
	work    []*ir.Block                        // the worklist
}

// fold takes the branches of f that constants in variables decide.
func (r *rewriter) fold(f *ir.Func) {
	if len(f.Blocks) == 0 || f.TakesLabels() || !branches(f) {
		return
	}
	o := &orders{Evaluator: &constant.Evaluator{Layout: r.layout}, stores: map[ir.Value][]*ir.Store{}}
	o.variables(f)
	x := &folder{orders: o, held: map[*ir.Block]map[ir.Value]*ir.Int{f.Blocks[0]: {}}, work: []*ir.Block{f.Blocks[0]}}
	for len(x.work) > 0 {
		b := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		held := x.execute(b)
		for _, next := range x.successors(b) {
			x.join(next, held)
		}
	}
	if !slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool { _, ok := b.Term.(*ir.Ret); return ok && x.held[b] != nil }) {
		return // what fails in the end would no longer be told from what fails on the way, by the way that returns
	}
	decided := false
	for _, b := range f.Blocks {
		if x.held[b] == nil {
			continue
		}
		x.execute(b)
		if next := x.successors(b); len(next) == 1 && len(b.Term.Succs()) > 1 {
			b.Term = &ir.Br{Term: ir.Term{At: b.Term.Place()}, Target: next[0]}
			decided = true
		}
	}
	if decided {
		f.DropUnreachable()
	}
}

// branches reports whether f has a branch.
func branches(f *ir.Func) bool {
	for _, b := range f.Blocks {
		if len(b.Term.Succs()) > 1 {
			return true
		}
	}
	return false
}

// value is what v is where the block is executed, nil if it is not known.
func (x *folder) value(v ir.Value) *ir.Int {
	if n, ok := v.(*ir.Int); ok {
		return n
	}
	return x.results[v]
}

// execute gives what variables hold behind b.
func (x *folder) execute(b *ir.Block) map[ir.Value]*ir.Int {
	held := maps.Clone(x.held[b])
	x.results = map[ir.Value]*ir.Int{}
	for _, inst := range b.Insts {
		var n *ir.Int
		switch inst := inst.(type) {
		case *ir.Store:
			if x.stores[inst.Ptr] == nil {
				continue
			}
			delete(held, inst.Ptr)
			if n := x.value(inst.X); n != nil && !inst.Volatile && inst.Order == ir.NotAtomic {
				held[inst.Ptr] = n
			}
			continue
		case *ir.Load:
			if n = held[inst.Ptr]; n != nil && (inst.Volatile || inst.Order != ir.NotAtomic || !ir.Equal(n.Typ, inst.Typ)) {
				n = nil
			}
		case *ir.Binary, *ir.Cast, *ir.ICmp, *ir.Select:
			n = x.Compute(inst, x.value)
		}
		if a, _ := ir.Lifetime(inst); a != nil {
			delete(held, a)
		}
		if n != nil {
			x.results[inst] = n
		}
	}
	return held
}

// successors are the blocks that control may come to from b, which was just executed.
func (x *folder) successors(b *ir.Block) []*ir.Block {
	switch t := b.Term.(type) {
	case *ir.CondBr:
		if n := x.value(t.Cond); n != nil {
			return []*ir.Block{t.Target(n)}
		}
	case *ir.Switch:
		if n := x.value(t.X); n != nil {
			return []*ir.Block{t.Target(n)}
		}
	}
	return b.Term.Succs()
}

// join lets control come to b with variables that hold so much.
func (x *folder) join(b *ir.Block, held map[ir.Value]*ir.Int) {
	was := x.held[b]
	if was == nil {
		x.held[b] = maps.Clone(held)
		x.work = append(x.work, b)
		return
	}
	changed := false
	for v, n := range was {
		if m := held[v]; m == nil || !m.Same(n) {
			delete(was, v)
			changed = true
		}
	}
	if changed {
		x.work = append(x.work, b)
	}
}
