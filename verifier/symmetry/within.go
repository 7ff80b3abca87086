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
	if !applies(e, "bvule") {
		return q, false
	}
	distance, ok := e.Args[0].(*ivl.FuncApp)
	if !ok || !applies(distance, "bvsub") {
		return q, false
	}
	first, known := distance.Args[1].(*ivl.BVLit)
	last, ok := e.Args[1].(*ivl.BVLit)
	return bounds{x: distance.Args[0], first: first, last: last}, ok && known
}

// applies reports whether e applies the function of SMT-LIB of that name to two arguments.
func applies(e *ivl.FuncApp, name string) bool {
	return len(e.Args) == 2 && e.Func != nil && e.Func.Attrs.Text("bvbuiltin") == name
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
	for _, q := range s.asked {
		if at := s.find(q.at); at.slot == of && holds(q, at.offset, a) != holds(q, at.offset, b) {
			return false
		}
	}
	return true
}
