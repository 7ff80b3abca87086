package symmetry

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
)

// That an address lies in an object, x - first <= last, is asserted or taken for granted of accesses to memory. Values may be permuted that
// are asked so, if that puts each in the place of one of which the same holds.

// bounds asks a value for that.
type bounds struct {
	at          sort // of x
	x           ivl.Expr
	first, last *ivl.BVLit
}

// within takes e apart if it is such a question.
func within(e *ivl.FuncApp) (q bounds, ok bool) {
	builtin := func(e ivl.Expr, name string) (x, y ivl.Expr, ok bool) {
		f, ok := e.(*ivl.FuncApp)
		if !ok || f.Func == nil || len(f.Args) != 2 || f.Func.Attrs.Text("bvbuiltin") != name {
			return nil, nil, false
		}
		return f.Args[0], f.Args[1], true
	}
	distance, last, ok := builtin(e, "bvule")
	if !ok {
		return q, false
	}
	x, first, ok := builtin(distance, "bvsub")
	if !ok {
		return q, false
	}
	q.x = x
	var known bool
	q.first, ok = first.(*ivl.BVLit)
	q.last, known = last.(*ivl.BVLit)
	return q, ok && known
}

// ask notes that x, of the sort at, is asked.
func (s *sorts) ask(e *ivl.FuncApp, q bounds, at sort) {
	if _, ok := s.asked[e]; !ok {
		q.at = at
		s.asked[e] = q
		s.questions = append(s.questions, q)
	}
}

// alike reports whether all that values of a sort are asked for holds of both, which are less the sort's offset, or of neither.
func (s *sorts) alike(of slot, a, b string) bool {
	holds := func(q bounds, offset int64, value string) bool {
		v, ok := new(big.Int).SetString(value, 10)
		if !ok {
			return false
		}
		v.Add(v, big.NewInt(offset)).Sub(v, q.first.Value)
		return ivl.NewBV(v, q.first.Width).Value.Cmp(q.last.Value) <= 0
	}
	for _, q := range s.questions {
		if at := s.find(q.at); at.slot == of && holds(q, at.offset, a) != holds(q, at.offset, b) {
			return false
		}
	}
	return true
}
