package rewrite

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// How many threads wait is often counted around the wait: waiters++; pthread_cond_wait(&c, &m); waiters--. From one
// wait to the next that comes to nothing, and nobody sees what the counter is in between: it is plain memory, and the mutex is held, or else
// they race, which has to be a failure. So such a loop only tests again, if it is the same counter each time.

// balanced gives the stores in b that add constants to memory, so that from one execution of b to the next all is as it was. fixed says of an
// instruction or a parameter whether it is the same each time.
func (r *retester) balanced(b *ir.Block, fixed func(ir.Value) bool) map[*ir.Store]bool {
	type count struct {
		ptr    ir.Value
		typ    ir.Type
		total  *big.Int
		stores []*ir.Store
	}
	var counts []*count
	for i, inst := range b.Insts {
		store, ok := inst.(*ir.Store)
		if !ok {
			continue
		}
		by := added(b.Insts[:i], store)
		if by == nil || !steady(store.Ptr, fixed, 0) {
			continue
		}
		var c *count
		for _, known := range counts {
			if sameValue(known.ptr, store.Ptr) && ir.Equal(known.typ, store.X.Type()) {
				c = known
			}
		}
		if c == nil {
			c = &count{ptr: store.Ptr, typ: store.X.Type(), total: new(big.Int)}
			if len(counts) > 0 && !ir.Equal(counts[0].typ, c.typ) {
				return nil // they may be parts of each other
			}
			counts = append(counts, c)
		}
		c.total.Add(c.total, by)
		c.stores = append(c.stores, store)
	}
	out := map[*ir.Store]bool{}
	if len(counts) == 0 || !r.raceFree() {
		return out
	}
	for _, c := range counts {
		if c.total.Sign() == 0 {
			for _, s := range c.stores {
				out[s] = true
			}
		}
	}
	return out
}

// added is what the store adds to what is there, as the instructions before it in its block show; nil if it is no such store.
func added(before []ir.Instruction, store *ir.Store) *big.Int {
	sum, ok := store.X.(*ir.Binary)
	if !ok || store.Order != ir.NotAtomic || store.Volatile || sum.Op != "add" && sum.Op != "sub" {
		return nil
	}
	load, ok := sum.X.(*ir.Load)
	by, constant := sum.Y.(*ir.Int)
	if !ok || !constant || load.Order != ir.NotAtomic || load.Volatile || !sameValue(load.Ptr, store.Ptr) {
		return nil
	}
	for i := len(before) - 1; i >= 0; i-- {
		if before[i] == ir.Instruction(load) {
			n := new(big.Int).Set(by.X)
			if width := uint(by.Typ.Bits); n.Bit(int(width)-1) != 0 && n.Sign() > 0 {
				n.Sub(n, new(big.Int).Lsh(big.NewInt(1), width))
			}
			if sum.Op == "sub" {
				n.Neg(n)
			}
			return n
		}
		if !computes(before[i]) {
			return nil
		}
	}
	return nil
}

// steady reports whether v is the same each time.
func steady(v ir.Value, fixed func(ir.Value) bool, depth int) bool {
	if _, constant := v.(ir.Constant); constant || fixed(v) {
		return true
	}
	switch v := v.(type) {
	case *ir.GEP, *ir.Cast:
		for _, op := range v.(ir.User).Operands() {
			if depth > 10 || !steady(*op, fixed, depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// sameValue reports whether two values are computed alike, from the same variables.
func sameValue(v, w ir.Value) bool {
	if v == w {
		return true
	}
	switch v := v.(type) {
	case *ir.Load:
		w, ok := w.(*ir.Load)
		_, variable := v.Ptr.(*ir.Alloca)
		return ok && variable && v.Ptr == w.Ptr && ir.Equal(v.Typ, w.Typ)
	case *ir.GEP:
		w, ok := w.(*ir.GEP)
		return ok && ir.Equal(v.Elem, w.Elem) && sameOperands(v, w)
	case *ir.Cast:
		w, ok := w.(*ir.Cast)
		return ok && v.Op == w.Op && ir.Equal(v.To, w.To) && sameOperands(v, w)
	case *ir.Int:
		w, ok := w.(*ir.Int)
		return ok && ir.Equal(v.Typ, w.Typ) && v.X.Cmp(w.X) == 0
	case *ir.Expr:
		w, ok := w.(*ir.Expr)
		if !ok || v.Op != "getelementptr" || w.Op != v.Op || !ir.Equal(v.Elem, w.Elem) || len(v.Args) != len(w.Args) {
			return false
		}
		for i := range v.Args {
			if !sameValue(v.Args[i], w.Args[i]) {
				return false
			}
		}
		return true
	}
	return false
}

func sameOperands(u, v ir.User) bool {
	xs, ys := u.Operands(), v.Operands()
	if len(xs) != len(ys) {
		return false
	}
	for i := range xs {
		if !sameValue(*xs[i], *ys[i]) {
			return false
		}
	}
	return true
}
