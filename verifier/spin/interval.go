package spin

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// A condition on what is computed from chosen values may hold whatever they are: what is left of a time above its seconds is less
// than a second. That is found by interval analysis, of numbers with a sign that do not overflow.

// interval holds the numbers from lo to hi.
type interval struct{ lo, hi *big.Int }

// intervals are those of chosen variables.
type intervals map[*ivl.Var]*interval

// intervals are what the conditions say of one variable at a time. A clock may show what a thread that goes on for ever sees it come to, and some more.
func (w *choosing) intervals(conds []ivl.Expr) intervals {
	in := intervals{}
	for _, c := range conds {
		x, y, r, signs := compared(c)
		if !signs {
			continue
		}
		of := func(e, other ivl.Expr) (*interval, *big.Int) {
			id, ok := e.(*ivl.Ident)
			lit, known := other.(*ivl.BVLit)
			if !ok || !known || !w.chosen[id.Var] {
				return nil, nil
			}
			if in[id.Var] == nil {
				in[id.Var] = whole(id.Var.Type)
				if late, ok := w.clocks[id.Var].(*ivl.BVLit); ok {
					n := signed(late)
					in[id.Var].limit(nil, n.Add(n, new(big.Int).Rsh(n, 6)))
				}
			}
			return in[id.Var], signed(lit)
		}
		apart := big.NewInt(0) // by which they differ at least
		if r == less {
			apart = big.NewInt(1)
		}
		if i, n := of(x, y); i != nil {
			i.limit(nil, n.Sub(n, apart))
		} else if i, n := of(y, x); i != nil {
			i.limit(n.Add(n, apart), nil)
		}
	}
	return in
}

// decide is whether a comparison holds, if it does for all values or for none.
func (in intervals) decide(c ivl.Expr) (holds, known bool) {
	x, y, r, signs := compared(c)
	if !signs {
		return false, false
	}
	p, q := in.of(x), in.of(y)
	switch {
	case p == nil || q == nil:
		return false, false
	case r == less:
		return p.hi.Cmp(q.lo) < 0, p.hi.Cmp(q.lo) < 0 || p.lo.Cmp(q.hi) >= 0
	}
	return p.hi.Cmp(q.lo) <= 0, p.hi.Cmp(q.lo) <= 0 || p.lo.Cmp(q.hi) > 0
}

// of is what e may be; nil if nothing is known.
func (in intervals) of(e ivl.Expr) *interval {
	switch e := e.(type) {
	case *ivl.BVLit:
		return &interval{signed(e), signed(e)}
	case *ivl.Ident:
		return in[e.Var]
	case *ivl.FuncApp:
		if len(e.Args) != 2 {
			return nil
		}
		if of, by := quotient(e); of != nil { // x - x / c * c
			return in.remainder(of, by, e.Type())
		}
		x, y := in.of(e.Args[0]), in.of(e.Args[1])
		if x == nil || y == nil {
			return nil
		}
		switch e.Func.Attrs.Text("bvbuiltin") {
		case "bvadd":
			return fitting(e.Type(), new(big.Int).Add(x.lo, y.lo), new(big.Int).Add(x.hi, y.hi))
		case "bvsub":
			return fitting(e.Type(), new(big.Int).Sub(x.lo, y.hi), new(big.Int).Sub(x.hi, y.lo))
		case "bvmul", "bvsdiv":
			if y.lo.Cmp(y.hi) != 0 || y.lo.Sign() <= 0 {
				return nil
			}
			if e.Func.Attrs.Text("bvbuiltin") == "bvmul" {
				return fitting(e.Type(), new(big.Int).Mul(x.lo, y.lo), new(big.Int).Mul(x.hi, y.lo))
			}
			return &interval{new(big.Int).Quo(x.lo, y.lo), new(big.Int).Quo(x.hi, y.lo)}
		case "bvsrem":
			return in.remainder(e.Args[0], e.Args[1], e.Type())
		}
	}
	return nil
}

// remainder is what x rem c may be, which has the sign of x.
func (in intervals) remainder(x, c ivl.Expr, t ivl.Type) *interval {
	lit, ok := c.(*ivl.BVLit)
	if !ok || signed(lit).Sign() <= 0 {
		return nil
	}
	most := signed(lit)
	most.Sub(most, big.NewInt(1))
	out := fitting(t, new(big.Int).Neg(most), most)
	if of := in.of(x); of != nil && of.lo.Sign() >= 0 {
		out.limit(new(big.Int), of.hi)
	}
	return out
}

// quotient are x and c if e is x - x / c * c.
func quotient(e *ivl.FuncApp) (x, c ivl.Expr) {
	apply := func(e ivl.Expr, op string) (p, q ivl.Expr) {
		if app, ok := e.(*ivl.FuncApp); ok && len(app.Args) == 2 && app.Func.Attrs.Text("bvbuiltin") == op {
			return app.Args[0], app.Args[1]
		}
		return nil, nil
	}
	x, y := apply(e, "bvsub")
	if x == nil {
		return nil, nil
	}
	p, q := apply(y, "bvmul")
	of, by := apply(p, "bvsdiv")
	if of == nil || !ivl.EqualExprs(of, x) || !ivl.EqualExprs(by, q) {
		return nil, nil
	}
	return x, q
}

// limit leaves out what is less than lo or more than hi.
func (i *interval) limit(lo, hi *big.Int) {
	if lo != nil && lo.Cmp(i.lo) > 0 {
		i.lo = lo
	}
	if hi != nil && hi.Cmp(i.hi) < 0 {
		i.hi = hi
	}
}

// whole are all numbers of a type.
func whole(t ivl.Type) *interval {
	half := new(big.Int).Lsh(big.NewInt(1), uint(ivl.Expand(t).(*ivl.BVType).Width-1))
	return &interval{new(big.Int).Neg(half), new(big.Int).Sub(half, big.NewInt(1))}
}

// fitting is the interval from lo to hi, nil if numbers of the type do not hold all of it.
func fitting(t ivl.Type, lo, hi *big.Int) *interval {
	if all := whole(t); lo.Cmp(all.lo) < 0 || hi.Cmp(all.hi) > 0 {
		return nil
	}
	return &interval{lo, hi}
}

// signed is the number that a literal is, with a sign.
func signed(e *ivl.BVLit) *big.Int { return value.BV(e.Width, e.Value).SignedBig() }
