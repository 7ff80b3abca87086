package cfg

import (
	"math/bits"

	"github.com/gsmack/gsmack/ivl"
)

// Bits is a set of small numbers.
type Bits []uint64

// Has reports whether i is in the set.
func (b Bits) Has(i int) bool { return b[i>>6]>>(uint(i)&63)&1 != 0 }

// Each calls f for the numbers in the set, ascending.
func (b Bits) Each(f func(int)) {
	for i, w := range b {
		for ; w != 0; w &= w - 1 {
			f(i<<6 + bits.TrailingZeros64(w))
		}
	}
}

func (b Bits) add(i int)    { b[i>>6] |= 1 << (uint(i) & 63) }
func (b Bits) remove(i int) { b[i>>6] &^= 1 << (uint(i) & 63) }

func (b Bits) union(c Bits) (grew bool) {
	for i, w := range c {
		grew = grew || w&^b[i] != 0
		b[i] |= w
	}
	return grew
}

// Liveness says which variables of a procedure may still be read before they get a new value, by
// their number among Ins, Outs and Locals. Out-parameters are read by every return. It must not be
// used by several goroutines at the same time.
type Liveness struct {
	number map[*ivl.Var]int
	ends   map[*Block]Bits // before the terminator
	starts map[*Block]Bits
	at     map[*Block][]Bits
	// inert is not nil if a use that makes no difference is none (NewRelevance).
	inert   *Inert
	ignored map[*Branch]bool    // that make no difference
	regions map[*Block][]*Block // between such a branch, by its block, and where its ways join
	faint   Faint               // what else makes none
	behind  Bits                // see back
}

// NewLiveness does the backward data flow analysis.
func NewLiveness(p *Proc) *Liveness {
	l := &Liveness{}
	l.begin(p)
	l.returned(p)
	l.solve(p)
	return l
}

// begin finds what terminators use.
func (l *Liveness) begin(p *Proc) {
	l.number, l.ends, l.starts = map[*ivl.Var]int{}, map[*Block]Bits{}, map[*Block]Bits{}
	for _, vs := range [][]*ivl.Var{p.Ins, p.Outs, p.Locals} {
		for _, v := range vs {
			l.number[v] = len(l.number)
		}
	}
	words := (len(l.number) + 63) / 64
	for _, b := range p.Blocks {
		l.ends[b], l.starts[b] = make(Bits, words), make(Bits, words)
		if t, ok := b.Term.(*Branch); ok && !l.ignored[t] {
			l.use(l.ends[b], t.Cond)
		}
	}
}

// returned has the results be live where the procedure returns.
func (l *Liveness) returned(p *Proc) {
	for _, b := range p.Blocks {
		if _, ok := b.Term.(*Return); !ok {
			continue
		}
		for _, v := range p.Outs {
			if !l.faint[v] {
				l.ends[b].add(l.number[v])
			}
		}
	}
}

// solve goes on to the least fixpoint in the lattice of sets of variables; back is the transfer function.
func (l *Liveness) solve(p *Proc) {
	l.at = map[*Block][]Bits{}
	live := make(Bits, (len(l.number)+63)/64)
	for changed, first := true, true; changed; first = false {
		changed = false
		for i := len(p.Blocks) - 1; i >= 0; i-- {
			b := p.Blocks[i]
			grew := first
			for _, s := range Successors(b.Term) {
				grew = l.ends[b].union(l.starts[s]) || grew
			}
			if !grew {
				continue
			}
			copy(live, l.ends[b])
			for j := len(b.Stmts) - 1; j >= 0; j-- {
				l.back(live, b.Stmts[j])
			}
			changed = l.starts[b].union(live) || changed
		}
	}
}

func (l *Liveness) use(live Bits, e ivl.Expr) {
	ivl.FreeVars(e, func(id *ivl.Ident) {
		if n, own := l.number[id.Var]; own {
			live.add(n)
		}
	})
}

// back turns what is live behind s into what is live before it.
func (l *Liveness) back(live Bits, s ivl.Stmt) {
	if l.inert != nil && l.dead(live, s) {
		return
	}
	uses := Uses
	if l.faint != nil {
		l.behind = append(l.behind[:0], live...)
		uses = func(s ivl.Stmt, use func(ivl.Expr)) { l.uses(l.behind, s, use) }
	}
	for _, v := range Overwritten(s) {
		if n, own := l.number[v]; own {
			live.remove(n)
		}
	}
	uses(s, func(e ivl.Expr) { l.use(live, e) })
}

// Live reports whether v is live before statement i of b, or its terminator if there are only i.
func (l *Liveness) Live(v *ivl.Var, b *Block, i int) bool {
	n, own := l.number[v]
	return own && l.Before(b, i).Has(n)
}

// Before is what is live before statement i of b, or its terminator if there are only i.
func (l *Liveness) Before(b *Block, i int) Bits {
	sets := l.at[b]
	if sets == nil {
		sets = make([]Bits, len(b.Stmts)+1)
		live := l.ends[b]
		sets[len(b.Stmts)] = live
		for j := len(b.Stmts) - 1; j >= 0; j-- {
			live = append(Bits(nil), live...)
			l.back(live, b.Stmts[j])
			sets[j] = live
		}
		l.at[b] = sets
	}
	return sets[i]
}
