package smt

import (
	"fmt"
	"slices"
	"strings"
)

// Sort is the type of a term. Bool, Int, Real, bit-vector and float sorts mean
// the same in every arena; array and uninterpreted sorts belong to the arena
// that made them.
type Sort uint32

// SortKind says which family a sort belongs to.
type SortKind uint8

// The families of sorts.
const (
	NoKind SortKind = iota
	BoolKind
	IntKind
	RealKind
	BVKind
	FloatKind
	ArrayKind
	UninterpretedKind
)

const (
	kindShift = 28
	sortBits  = 1<<kindShift - 1
	expBits   = 10
)

// Sorts that need no parameters.
const (
	SortBool = Sort(BoolKind) << kindShift
	SortInt  = Sort(IntKind) << kindShift
	SortReal = Sort(RealKind) << kindShift
)

// MaxWidth is the widest bit-vector that BVSort makes.
const MaxWidth = sortBits

// BVSort is the sort of bit-vectors of width bits, 1 <= width <= MaxWidth.
func BVSort(width int) Sort {
	if width < 1 || width > MaxWidth {
		panic(fmt.Sprintf("smt: bit-vector width %d", width))
	}
	return Sort(BVKind)<<kindShift | Sort(width)
}

// FloatSort is the IEEE 754 binary format with sig bits of significand, the
// hidden one included, and exp bits of exponent: FloatSort(24, 8) is C's float.
func FloatSort(sig, exp int) Sort {
	if sig < 2 || exp < 2 || exp >= 1<<expBits || sig >= 1<<(kindShift-expBits) {
		panic(fmt.Sprintf("smt: float format %de%d", sig, exp))
	}
	return Sort(FloatKind)<<kindShift | Sort(sig)<<expBits | Sort(exp)
}

// Kind is the family of s.
func (s Sort) Kind() SortKind { return SortKind(s >> kindShift) }

// Width is the width in bits of a bit-vector sort, or of the IEEE encoding of
// a float sort; 0 for the others.
func (s Sort) Width() int {
	switch s.Kind() {
	case BVKind:
		return int(s & sortBits)
	case FloatKind:
		sig, exp := s.Float()
		return sig + exp
	}
	return 0
}

// Float is the format of a float sort (see FloatSort), 0, 0 for the others.
func (s Sort) Float() (sig, exp int) {
	if s.Kind() != FloatKind {
		return 0, 0
	}
	return int(s&sortBits) >> expBits, int(s & (1<<expBits - 1))
}

// composite describes an array sort or an uninterpreted one.
type composite struct {
	args   []Sort
	result Sort
	name   string
}

// ArraySort is the sort of total maps from args to result.
func (a *Arena) ArraySort(result Sort, args ...Sort) Sort {
	if len(args) == 0 {
		panic("smt: array sort without an index")
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%x", uint32(result))
	for _, s := range args {
		fmt.Fprintf(&key, ",%x", uint32(s))
	}
	return a.internSort(ArrayKind, key.String(), composite{args: slices.Clone(args), result: result})
}

// UninterpretedSort is the sort of that name, about whose elements nothing but
// equality is known.
func (a *Arena) UninterpretedSort(name string) Sort {
	return a.internSort(UninterpretedKind, "|"+name, composite{name: name})
}

func (a *Arena) internSort(k SortKind, key string, c composite) Sort {
	if s, ok := a.sortIndex[key]; ok {
		return s
	}
	s := Sort(k)<<kindShift | Sort(len(a.composites))
	a.composites = append(a.composites, c)
	a.sortIndex[key] = s
	return s
}

// ArrayArgs are the index sorts of an array sort.
func (a *Arena) ArrayArgs(s Sort) []Sort { return a.composites[s&sortBits].args }

// ArrayResult is the element sort of an array sort.
func (a *Arena) ArrayResult(s Sort) Sort { return a.composites[s&sortBits].result }

// SortName is the name of an uninterpreted sort.
func (a *Arena) SortName(s Sort) string { return a.composites[s&sortBits].name }

// SortString writes s as SMT-LIB does; an array with several indices is
// written with all of them.
func (a *Arena) SortString(s Sort) string {
	switch s.Kind() {
	case BoolKind:
		return "Bool"
	case IntKind:
		return "Int"
	case RealKind:
		return "Real"
	case BVKind:
		return fmt.Sprintf("(_ BitVec %d)", s.Width())
	case FloatKind:
		sig, exp := s.Float()
		return fmt.Sprintf("(_ FloatingPoint %d %d)", exp, sig)
	case ArrayKind:
		var b strings.Builder
		b.WriteString("(Array")
		for _, x := range a.ArrayArgs(s) {
			b.WriteString(" " + a.SortString(x))
		}
		b.WriteString(" " + a.SortString(a.ArrayResult(s)) + ")")
		return b.String()
	case UninterpretedKind:
		return Symbol(a.SortName(s))
	}
	panic(fmt.Sprintf("smt: sort %#x", uint32(s)))
}
