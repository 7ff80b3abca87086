package rewrite

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Functions of std::atomic take memory orders as arguments, and clang's code, not optimised, has a case for each: switches lead to
// instructions that differ in nothing else. All of them would count, though a call names one. So such a function is copied for the
// constants that it is called with, and the switches go where those lead. What a call of a function returns that computes an order from an order
// is found by the same constant propagation (fold.go).

// orders is the specialisation of functions by memory orders.
type orders struct {
	*constant.Evaluator
	models  map[string]*ir.Func
	values  map[ir.Value]bool        // that lead to a switch over atomic instructions; parameters are those of Func.Of
	given   map[*ir.Param][]ir.Value // by direct calls
	stores  map[ir.Value][]*ir.Store // by where
	copies  map[string]*ir.Func      // by the function and what is known
	results map[string]*ir.Int       // of calls, by the function and the arguments
}

// MemoryOrders specialises the functions of the program. added is told of each copy.
func MemoryOrders(layout *ir.Layout, models map[string]*ir.Func, program []*ir.Func, added func(of, copied *ir.Func)) {
	o := &orders{&constant.Evaluator{Layout: layout}, models, map[ir.Value]bool{}, map[*ir.Param][]ir.Value{}, map[ir.Value][]*ir.Store{}, map[string]*ir.Func{}, map[string]*ir.Int{}}
	for _, f := range program {
		variables := f.Promotable()
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.Store:
				if variables[inst.Ptr] {
					o.stores[inst.Ptr] = append(o.stores[inst.Ptr], inst)
				}
			case *ir.Call:
				if g := ir.CalledFunc(inst.Callee); g != nil && len(inst.Args) >= len(g.Params) {
					for i, p := range g.Params {
						o.given[p] = append(o.given[p], inst.Args[i])
					}
				}
			}
		}
	}
	for _, f := range program {
		preds := map[*ir.Block][]*ir.Block{} // that end with a switch
		for _, b := range f.Blocks {
			if _, ok := b.Term.(*ir.Switch); ok {
				for _, to := range b.Term.Succs() {
					preds[to] = append(preds[to], b)
				}
			}
		}
		for _, b := range f.Blocks {
			if slices.ContainsFunc(b.Insts, isAtomic) {
				o.decided(b, preds, map[*ir.Block]bool{})
			}
		}
	}
	if len(o.values) == 0 {
		return
	}
	work := slices.Clone(program)
	for i := 0; i < len(work); i++ {
		work = append(work, o.specialise(work[i], added)...)
	}
}

// isAtomic reports whether inst has a memory order.
func isAtomic(inst ir.Instruction) bool {
	switch inst := inst.(type) {
	case *ir.AtomicRMW, *ir.CmpXchg, *ir.Fence:
		return true
	case *ir.Load:
		return inst.Order != ir.NotAtomic
	case *ir.Store:
		return inst.Order != ir.NotAtomic
	}
	return false
}

// decided marks what the switches are about that choose b.
func (o *orders) decided(b *ir.Block, preds map[*ir.Block][]*ir.Block, seen map[*ir.Block]bool) {
	if seen[b] {
		return
	}
	seen[b] = true
	for _, from := range preds[b] {
		o.mark(from.Term.(*ir.Switch).X)
		o.decided(from, preds, seen)
	}
}

// mark notes that v, and what it is computed from, lead to a switch.
func (o *orders) mark(v ir.Value) {
	if o.values[v] {
		return
	}
	o.values[v] = true
	switch v := v.(type) {
	case *ir.Load:
		for _, s := range o.stores[v.Ptr] {
			o.mark(s.X)
		}
	case *ir.Call:
		for _, a := range v.Args {
			o.mark(a)
		}
	case *ir.Binary, *ir.Cast:
		for _, op := range v.(ir.Instruction).Operands() {
			o.mark(*op)
		}
	case *ir.Param:
		for _, a := range o.given[v] {
			o.mark(a)
		}
	}
}

// specialise redirects the calls of f, takes the branches that are decided, and gives the copies that it made.
func (o *orders) specialise(f *ir.Func, added func(of, copied *ir.Func)) []*ir.Func {
	if len(f.Blocks) == 0 {
		return nil
	}
	var out []*ir.Func
	p := o.propagate(f, facts{})
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			call, ok := inst.(*ir.Call)
			if !ok {
				continue
			}
			g := ir.CalledFunc(call.Callee)
			if g == nil || len(g.Blocks) == 0 || len(call.Args) < len(g.Params) || g.TakesLabels() {
				continue
			}
			known := map[int]*ir.Int{}
			key := fmt.Sprintf("%p", g)
			for i, param := range cmp.Or(g.Of, g).Params {
				if x := p.value(p.behind[b], call.Args[i]); x != nil && o.values[param] {
					known[i] = x
					key += fmt.Sprint(" ", i, " ", x.X)
				}
			}
			if len(known) == 0 {
				continue
			}
			c := o.copies[key]
			if c == nil {
				c = g.Copy()
				was := map[ir.Value]ir.Value{}
				for i, x := range known {
					was[c.Params[i]] = x
				}
				c.Replace(was)
				o.copies[key] = c
				out = append(out, c)
				added(g, c)
			}
			call.Callee = c
		}
	}
	p.fold(f)
	return out
}

// propagate finds the facts of f when its parameters are as given says. Variables of a function that calls setjmp may change before that
// returns again.
func (o *orders) propagate(f *ir.Func, given facts) *propagation {
	variables := f.Promotable()
	for call := range f.Calls() {
		if g := ir.CalledFunc(call.Callee); g != nil && o.models[againPrefix+g.Name()] != nil {
			variables = nil
		}
	}
	return propagate(o.Evaluator, f, variables, given, o.result)
}

// result is what a call with arguments that are all known returns whenever it does; nil if that may be anything.
func (o *orders) result(call *ir.Call, args []*ir.Int) *ir.Int {
	g := ir.CalledFunc(call.Callee)
	if g == nil || len(g.Blocks) == 0 || len(g.Params) == 0 || len(args) < len(g.Params) || slices.Contains(args, nil) {
		return nil
	}
	given, key := facts{}, fmt.Sprintf("%p", g)
	for i, p := range g.Params {
		given.set(p, args[i])
		key += fmt.Sprint(" ", args[i].X)
	}
	x, ok := o.results[key]
	if !ok {
		o.results[key] = nil // for recursion
		x = o.propagate(g, given).returned()
		o.results[key] = x
	}
	return x
}
