package rewrite

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Functions of std::atomic take memory orders as arguments, and clang's code, not optimised, has a case for each: switches lead to
// instructions that differ in nothing else. All of them would count, though a call names one. So such a function is copied for the
// constants that it is called with, and the switches go where those lead. A call of a function that computes an order from an order, and does
// nothing else, is executed.

// orders is the specialisation of functions by memory orders.
type orders struct {
	*constant.Evaluator
	values map[ir.Value]bool        // that lead to a switch over atomic instructions
	params map[*ir.Param]bool       // the parameters among them
	given  map[*ir.Param][]ir.Value // by direct calls
	stores map[ir.Value][]*ir.Store // of each variable that is only loaded and stored
	copies map[string]*ir.Func      // by the function and what is known
}

// MemoryOrders specialises the functions of the program. added is told of each copy.
func MemoryOrders(layout *ir.Layout, program []*ir.Func, added func(of, copied *ir.Func)) {
	o := &orders{&constant.Evaluator{Layout: layout}, map[ir.Value]bool{}, map[*ir.Param]bool{}, map[*ir.Param][]ir.Value{}, map[ir.Value][]*ir.Store{}, map[string]*ir.Func{}}
	for _, f := range program {
		o.variables(f)
		for inst := range f.Instructions() {
			if call, ok := inst.(*ir.Call); ok {
				if g := ir.CalledFunc(call.Callee); g != nil && len(call.Args) >= len(g.Params) {
					for i, p := range g.Params {
						o.given[p] = append(o.given[p], call.Args[i])
					}
				}
			}
		}
	}
	for _, f := range program {
		preds := map[*ir.Block][]*ir.Switch{}
		for _, b := range f.Blocks {
			if s, ok := b.Term.(*ir.Switch); ok {
				for _, to := range s.Succs() {
					preds[to] = append(preds[to], s)
				}
			}
		}
		for _, b := range f.Blocks {
			if isAtomic(b) {
				o.decided(b, f, preds, map[*ir.Block]bool{})
			}
		}
	}
	if len(o.values) == 0 {
		return
	}
	work := append([]*ir.Func{}, program...)
	for i := 0; i < len(work); i++ {
		work = append(work, o.specialise(work[i], added)...)
	}
}

// isLifetime reports whether f only says where a variable's life begins or ends.
func isLifetime(f *ir.Func) bool { return f != nil && strings.HasPrefix(f.Name(), "llvm.lifetime.") }

func isAtomic(b *ir.Block) bool {
	for _, inst := range b.Insts {
		switch inst := inst.(type) {
		case *ir.AtomicRMW, *ir.CmpXchg, *ir.Fence:
			return true
		case *ir.Load:
			if inst.Order != ir.NotAtomic {
				return true
			}
		case *ir.Store:
			if inst.Order != ir.NotAtomic {
				return true
			}
		}
	}
	return false
}

// decided marks what the switches are about that choose b.
func (o *orders) decided(b *ir.Block, f *ir.Func, preds map[*ir.Block][]*ir.Switch, seen map[*ir.Block]bool) {
	if seen[b] {
		return
	}
	seen[b] = true
	for _, s := range preds[b] {
		o.mark(s.X)
		for _, from := range f.Blocks {
			if from.Term == ir.Terminator(s) {
				o.decided(from, f, preds, seen)
			}
		}
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
		o.params[v] = true
		for _, a := range o.given[v] {
			o.mark(a)
		}
	}
}

// variables notes the stores of the variables of f.
func (o *orders) variables(f *ir.Func) {
	other := map[ir.Value]bool{}
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *ir.Load:
			continue
		case *ir.Store:
			if _, ok := inst.Ptr.(*ir.Alloca); ok {
				o.stores[inst.Ptr] = append(o.stores[inst.Ptr], inst)
			}
			other[inst.X] = true
			continue
		case *ir.Call:
			if isLifetime(ir.CalledFunc(inst.Callee)) {
				continue
			}
		}
		for _, op := range inst.Operands() {
			other[*op] = true
		}
	}
	for v := range other {
		delete(o.stores, v)
	}
}

// specialise redirects the calls of f, decides its switches, and gives the copies that it made.
func (o *orders) specialise(f *ir.Func, added func(of, copied *ir.Func)) []*ir.Func {
	var out []*ir.Func
	for inst := range f.Instructions() {
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
		for i, p := range g.Params {
			if !o.params[p] {
				continue
			}
			if x := o.known(call.Args[i], 0); x != nil {
				known[i] = x
				key += fmt.Sprint(" ", i, " ", x.X)
			}
		}
		if len(known) == 0 {
			continue
		}
		c := o.copies[key]
		if c == nil {
			c = o.copy(g, known)
			o.copies[key] = c
			out = append(out, c)
			added(g, c)
		}
		call.Callee = c
	}
	decided := false
	for _, b := range f.Blocks {
		if s, ok := b.Term.(*ir.Switch); ok && o.values[s.X] {
			if x := o.known(s.X, 0); x != nil {
				b.Term = &ir.Br{Term: s.Term, Target: s.Target(x)}
				decided = true
			}
		}
	}
	if decided {
		f.DropUnreachable()
	}
	return out
}

// copy is g with some parameters known.
func (o *orders) copy(g *ir.Func, known map[int]*ir.Int) *ir.Func {
	c := g.Copy()
	was := map[ir.Value]*ir.Int{}
	for i, x := range known {
		was[c.Params[i]] = x
	}
	put := func(u ir.User) {
		for _, op := range u.Operands() {
			if x := was[*op]; x != nil {
				*op = x
			}
		}
	}
	for i, p := range g.Params {
		o.params[c.Params[i]] = o.params[p]
	}
	for i, b := range c.Blocks {
		for j, inst := range b.Insts {
			put(inst)
			if v := g.Blocks[i].Insts[j]; o.values[v] {
				o.values[inst] = true
			}
		}
		put(b.Term)
	}
	o.variables(c)
	return c
}

// known is the number that v is whenever it is computed, nil if it is not known.
func (o *orders) known(v ir.Value, depth int) *ir.Int {
	if depth > 20 {
		return nil
	}
	switch v := v.(type) {
	case *ir.Int:
		return v
	case *ir.Load:
		var out *ir.Int
		for _, s := range o.stores[v.Ptr] {
			x := o.known(s.X, depth+1)
			if x == nil || out != nil && out.X.Cmp(x.X) != 0 {
				return nil
			}
			out = x
		}
		return out
	case *ir.Call:
		var args []*ir.Int
		for _, a := range v.Args {
			x := o.known(a, depth+1)
			if x == nil {
				return nil
			}
			args = append(args, x)
		}
		if g := ir.CalledFunc(v.Callee); g != nil && len(args) == len(g.Params) {
			return o.execute(g, args, depth+1)
		}
	case *ir.Binary, *ir.Cast, *ir.ICmp, *ir.Select:
		return o.Compute(v.(ir.Instruction), func(x ir.Value) *ir.Int { return o.known(x, depth+1) })
	}
	return nil
}

// execute is what g returns for the arguments, nil if it does more than to compute that, or for long.
func (o *orders) execute(g *ir.Func, args []*ir.Int, depth int) *ir.Int {
	if len(g.Blocks) == 0 || depth > 20 {
		return nil
	}
	values, memory := map[ir.Value]*ir.Int{}, map[ir.Value]*ir.Int{}
	for i, p := range g.Params {
		values[p] = args[i]
	}
	value := func(v ir.Value) *ir.Int {
		if x, ok := v.(*ir.Int); ok {
			return x
		}
		return values[v]
	}
	var from *ir.Block
	b := g.Blocks[0]
	for range 50 {
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Alloca, *ir.Debug:
				continue
			case *ir.Store:
				if _, ok := inst.Ptr.(*ir.Alloca); !ok || inst.Order != ir.NotAtomic || inst.Volatile {
					return nil
				}
				memory[inst.Ptr] = value(inst.X)
				continue
			case *ir.Load:
				values[inst] = memory[inst.Ptr]
			case *ir.Binary, *ir.Cast, *ir.ICmp, *ir.Select:
				values[inst] = o.Compute(inst, value)
			case *ir.Phi:
				for _, in := range inst.Incs {
					if in.Pred == from {
						values[inst] = value(in.X)
					}
				}
			case *ir.Call:
				var args []*ir.Int
				for _, a := range inst.Args {
					args = append(args, value(a))
				}
				h := ir.CalledFunc(inst.Callee)
				if isLifetime(h) {
					continue
				}
				if h == nil || len(h.Params) != len(args) || h.Variadic {
					return nil
				}
				values[inst] = o.execute(h, args, depth+1)
			default:
				return nil
			}
			if values[inst] == nil {
				return nil
			}
		}
		from = b
		switch t := b.Term.(type) {
		case *ir.Ret:
			if t.X == nil {
				return nil
			}
			return value(t.X)
		case *ir.Br:
			b = t.Target
		case *ir.CondBr:
			cond := value(t.Cond)
			if cond == nil {
				return nil
			}
			b = t.Target(cond)
		case *ir.Switch:
			x := value(t.X)
			if x == nil {
				return nil
			}
			b = t.Target(x)
		default:
			return nil
		}
	}
	return nil
}
