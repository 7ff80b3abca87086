package pointsto

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Generic containers keep in memory how far their links lie from the start of an element, and compute elements from links: (char *)link - list->offset.
// So nodes have numbers beside places: constants and differences of pointers flow along the same edges, as in constant propagation. A number
// is used for a distance in bytes that is added to a pointer. It is a guess: zeros that an object begins with, or that memset writes, are
// not counted, since containers are zeroed before the distance is put there. So who translates the addition asserts that the distance is the one
// that was taken; if it is not, the program is translated anew without guesses.

// number is what is known of the integers that a node stands for: nothing yet, one, or that there are others.
type number struct {
	state numberState
	n     int64
	zero  bool // it may also be a zero that is not counted; if it is not zero itself, what is computed from one, too
}

// exactly is the one integer that a node stands for, zeros included.
func (n number) exactly() (int64, bool) {
	switch n.state {
	case noNumber:
		return 0, n.zero
	case oneNumber:
		return n.n, !n.zero || n.n == 0
	}
	return 0, false
}

// as is a number, as a constant of a type.
func (n number) as(t *ir.IntType) *ir.Int {
	return &ir.Int{Typ: t, X: constant.Unsigned(big.NewInt(n.n), t.Bits)}
}

// numberOf is the number of a constant.
func numberOf(c *ir.Int) number {
	if n := constant.Signed(c.X, c.Typ.Bits); n.IsInt64() {
		return number{state: oneNumber, n: n.Int64()}
	}
	return number{state: anyNumber}
}

type numberState uint8

const (
	noNumber numberState = iota
	oneNumber
	anyNumber
)

// or is what is known of an integer that is one or the other.
func (x number) or(n number) number {
	switch {
	case n.state == noNumber || x.state == n.state && x.n == n.n:
	case x.state == noNumber:
		x.state, x.n = n.state, n.n
	default:
		x.state, x.n = anyNumber, 0
	}
	x.zero = x.state != anyNumber && (x.zero || n.zero)
	return x
}

// addNumber lets a node stand for n, too.
func (s *solver) addNumber(to nodeID, n number) {
	if to == noNode {
		return
	}
	to = s.find(to)
	x := s.nodes[to]
	sum := x.number.or(n)
	if sum != x.number {
		x.number = sum
		s.enqueue(to)
	}
}

// literal is the node of an integer constant.
func (b *builder) literal(c *ir.Int) nodeID {
	n := numberOf(c)
	id, ok := b.literals[n]
	if !ok {
		id = b.newNode(owner{})
		b.addNumber(id, n)
		b.literals[n] = id
	}
	return id
}

// difference is an integer that is the difference of two pointers, or the negation of another.
type difference struct {
	to, x, y nodeID // x is noNode for a negation
}

// of is the difference, as far as places and numbers are known. Pointers that are subtracted point into one object.
func (d difference) of(s *solver) number {
	if d.x == noNode {
		n := s.get(d.y).number
		n.n = -n.n
		return n
	}
	var out number
	for _, x := range s.get(d.x).has.list() {
		for _, y := range s.get(d.y).has.list() {
			p, q := s.places[x], s.places[y]
			if p.obj != q.obj {
				continue
			}
			n := number{state: oneNumber, n: p.off - q.off}
			if !isKnown(p.off) || !isKnown(q.off) || !p.exact() || !q.exact() || out.state != noNumber && out != n {
				return number{state: anyNumber}
			}
			out = n
		}
	}
	return out
}

// subtract notes what an instruction computes that subtracts, if it is understood.
func (b *builder) subtract(inst *ir.Binary) bool {
	d := difference{b.node(inst), noNode, b.node(inst.Y)}
	if n, ok := b.intOf(inst.X); !ok || n.Sign() != 0 {
		p, ok1 := inst.X.(*ir.Cast)
		q, ok2 := inst.Y.(*ir.Cast)
		if !ok1 || !ok2 || p.Op != "ptrtoint" || q.Op != "ptrtoint" {
			return false
		}
		d.x = b.node(inst.X)
	}
	if d.to == noNode || d.y == noNode {
		return false
	}
	b.differences = append(b.differences, d)
	return true
}

// operation is an integer that an instruction computes from others, as sizes are: n + 2*sizeof(redzone).
type operation struct {
	to, x, y nodeID
	inst     *ir.Binary
}

// of is its number, as far as those of its operands are known.
func (o operation) of(s *solver) number {
	return s.result(o.inst, func(v ir.Value) number {
		id := o.x
		if v == o.inst.Y {
			id = o.y
		}
		node := s.get(id)
		if len(node.has.list()) > 0 {
			return number{state: anyNumber}
		}
		return node.number
	})
}

// result is the number that an operator on integers gives, of gives those of its operands. Of what is computed from zeros that are not counted
// nothing is, either.
func (s *solver) result(inst ir.Instruction, of func(ir.Value) number) number {
	out := number{state: oneNumber}
	n := (&constant.Evaluator{Layout: s.layout}).Compute(inst, func(v ir.Value) *ir.Int {
		x := of(v)
		switch n, ok := x.exactly(); {
		case x.state == oneNumber:
			out.zero = out.zero || !ok
			return x.as(v.Type().(*ir.IntType))
		case ok:
			return number{n: n}.as(v.Type().(*ir.IntType))
		case out.state == oneNumber:
			out.state = x.state
		}
		return nil
	})
	switch {
	case out.state != oneNumber:
		return number{state: out.state}
	case n == nil || out.zero && n.X.Sign() == 0:
		return number{state: anyNumber}
	}
	r := numberOf(n)
	r.zero = out.zero && r.state == oneNumber
	return r
}

// operate notes an instruction that is an operator on integers, and reports whether it is one.
func (b *builder) operate(inst *ir.Binary) bool {
	o := operation{b.node(inst), b.node(inst.X), b.node(inst.Y), inst}
	if t, ok := inst.Type().(*ir.IntType); !ok || t.Bits > 64 || o.to == noNode || o.x == noNode || o.y == noNode {
		return false
	}
	b.operations = append(b.operations, o)
	return true
}

// passes reports whether what an instruction computes has the numbers that flow there along edges.
func (b *builder) passes(inst ir.Instruction) bool {
	switch inst := inst.(type) {
	case *ir.Load, *ir.Phi, *ir.Select, *ir.Freeze, *ir.ExtractValue, *ir.InsertValue, *ir.Call:
		return true
	case *ir.Cast:
		switch inst.Op {
		case "trunc", "zext", "sext", "ptrtoint", "inttoptr", "bitcast":
			return b.node(inst.X) != noNode
		}
	case *ir.Binary:
		return inst.Op == "sub" && b.subtract(inst) || b.operate(inst)
	}
	return false
}

// move is the addition of a distance in bytes, which is not constant, to a pointer.
type move struct {
	gep   *ir.GEP
	step  *gepStep
	at    nodeID // the distance
	taken number // for what
}

// isMove reports whether all that a getelementptr does is to move a pointer by a distance in bytes.
func (g *gepStep) isMove(inst *ir.GEP) bool {
	return len(g.indices) == 1 && len(inst.Indices) == 1 && g.indices[0].stride == 1 && g.indices[0].elem == 1
}

// settle takes up what was computed of numbers, and reports whether there is more to solve.
func (s *solver) settle() bool {
	for _, d := range s.differences {
		s.addNumber(d.to, d.of(s))
	}
	for _, o := range s.operations {
		s.addNumber(o.to, o.of(s))
	}
	for _, c := range s.allCells {
		if c.into == nil && c.mixed {
			s.addNumber(c.content, number{state: anyNumber})
		}
	}
	if s.pending() || s.decider != nil && s.decider.branch(false) {
		return true
	}
	for _, m := range s.moves {
		n := number{state: anyNumber}
		if m.at != noNode && !s.noGuesses {
			n = s.get(m.at).number
		}
		s.take(m, n)
	}
	if s.pending() || s.decider != nil && s.decider.branch(true) {
		return true
	}
	for _, m := range s.moves {
		if m.taken.state == noNumber { // nothing that is followed comes there
			s.take(m, number{state: anyNumber})
		}
	}
	return s.pending()
}

// pending reports whether there are constraints to be applied.
func (s *solver) pending() bool { return len(s.queue) > 0 || len(s.pairs) > 0 }

// take moves the pointer by n.
func (s *solver) take(m *move, n number) {
	if m.taken.state == n.state && m.taken.n == n.n || m.taken.state == anyNumber {
		return
	}
	n.zero = false
	m.taken = n
	step := m.step
	delete(s.distances, m.gep)
	if n.state == oneNumber {
		s.distances[m.gep] = n.n
		step = &gepStep{indices: []index{{by: n.n, elem: 1, array: anywhere}}}
	}
	b := s.builder
	b.addStep(b.node(m.gep.Base), b.node(m.gep), step)
}

// Distance is the number of bytes that inst was taken to move a pointer by, which is not constant in the text; false if it was not
// taken for one.
func (m *Analysis) Distance(inst *ir.GEP) (int64, bool) {
	n, ok := m.s.distances[inst]
	return n, ok
}

// fill lets all cells of o hold n, too.
func (s *solver) fill(o *objState, n number) {
	o.filled = o.filled.or(n)
	for _, c := range o.cells {
		s.addNumber(c.content, n)
	}
}

// initial is what the cells of o hold in the beginning.
func (o *objState) initial() number {
	switch g, ok := o.Value.(*ir.Global); {
	case o.Extern:
		return number{state: anyNumber}
	case !ok || g.Init == nil:
		return number{}
	case isZero(g.Init):
		return number{zero: true}
	default:
		if _, ok := g.Init.(*ir.Zero); ok {
			return number{zero: true}
		}
		return number{state: anyNumber}
	}
}
