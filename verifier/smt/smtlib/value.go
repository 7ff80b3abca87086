package smtlib

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// ErrUnread is wrapped by the error for a model in which something stands that is no value: Z3
// leaves equations of whole arrays as they are, for one.
var ErrUnread = errors.New("cannot read")

// values reads a solver's values.
type values struct {
	a        *smt.Arena
	elements map[string]uint64 // how the solver writes elements of uninterpreted sorts
	next     uint64
	// define gives the parameters and the body of a function of the model.
	define func(name string) (params []string, body sexp, ok bool)
}

func errValue(a *smt.Arena, e sexp, s smt.Sort) error {
	return fmt.Errorf("%w: %s as a value of %s", ErrUnread, e, a.SortString(s))
}

// read reads a value of sort s.
func (v *values) read(e sexp, s smt.Sort) (value.Value, error) {
	switch s.Kind() {
	case smt.BoolKind:
		if e.atom == "true" || e.atom == "false" {
			return value.Bool(e.atom == "true"), nil
		}
	case smt.BVKind:
		if n, w, ok := bitvector(e); ok && w == s.Width() {
			return value.BV(w, n), nil
		}
	case smt.IntKind:
		if q, ok := number(e); ok && q.IsInt() {
			return value.Int(q.Num()), nil
		}
	case smt.RealKind:
		if q, ok := number(e); ok {
			return value.Real(q), nil
		}
	case smt.FloatKind:
		if n, ok := float(e, s); ok {
			sig, exp := s.Float()
			return value.Float(sig, exp, n), nil
		}
	case smt.UninterpretedKind:
		text := e.String()
		n, ok := v.elements[text]
		if !ok {
			n = v.next
			v.next++
			v.elements[text] = n
		}
		return value.Elem(v.a.SortName(s), n), nil
	case smt.ArrayKind:
		return v.array(e, v.a.ArrayArgs(s), v.a.ArrayResult(s))
	}
	return value.Value{}, errValue(v.a, e, s)
}

// bitvector reads #b, #x and (_ bvN w).
func bitvector(e sexp) (n *big.Int, width int, ok bool) {
	switch {
	case strings.HasPrefix(e.atom, "#b"):
		n, ok = new(big.Int).SetString(e.atom[2:], 2)
		return n, len(e.atom) - 2, ok
	case strings.HasPrefix(e.atom, "#x"):
		n, ok = new(big.Int).SetString(e.atom[2:], 16)
		return n, 4 * (len(e.atom) - 2), ok
	case len(e.list) == 3 && e.head() == "_" && strings.HasPrefix(e.list[1].atom, "bv"):
		n, ok = new(big.Int).SetString(e.list[1].atom[2:], 10)
		width, err := strconv.Atoi(e.list[2].atom)
		return n, width, ok && err == nil
	}
	return nil, 0, false
}

// number reads integers, decimals, negations and quotients.
func number(e sexp) (*big.Rat, bool) {
	if !e.isList() {
		if e.atom == "" || e.atom[0] < '0' || e.atom[0] > '9' {
			return nil, false
		}
		return new(big.Rat).SetString(e.atom)
	}
	var args []*big.Rat
	for _, x := range e.list[min(1, len(e.list)):] {
		q, ok := number(x)
		if !ok {
			return nil, false
		}
		args = append(args, q)
	}
	switch {
	case e.head() == "-" && len(args) == 1:
		return args[0].Neg(args[0]), true
	case e.head() == "/" && len(args) == 2 && args[1].Sign() != 0:
		return args[0].Quo(args[0], args[1]), true
	case e.head() == "to_real" && len(args) == 1:
		return args[0], true
	}
	return nil, false
}

// float reads (fp s e m), the special values, and an encoding under to_fp.
func float(e sexp, s smt.Sort) (*big.Int, bool) {
	sig, exp := s.Float()
	if len(e.list) == 4 && e.head() == "fp" {
		n, width := new(big.Int), 0
		for _, part := range e.list[1:] {
			b, w, ok := bitvector(part)
			if !ok {
				return nil, false
			}
			n.Or(n.Lsh(n, uint(w)), b)
			width += w
		}
		return n, width == sig+exp
	}
	if len(e.list) == 4 && e.head() == "_" {
		infinity := new(big.Int).Lsh(big.NewInt(1<<exp-1), uint(sig-1))
		sign := new(big.Int).Lsh(big.NewInt(1), uint(sig+exp-1))
		switch e.list[1].atom {
		case "NaN":
			return infinity.Add(infinity, big.NewInt(1)), true
		case "+oo":
			return infinity, true
		case "-oo":
			return infinity.Or(infinity, sign), true
		case "+zero":
			return new(big.Int), true
		case "-zero":
			return sign, true
		}
	}
	if len(e.list) == 2 && e.list[0].isList() && len(e.list[0].list) == 4 && e.list[0].list[1].atom == "to_fp" {
		n, w, ok := bitvector(e.list[1])
		return n, ok && w == sig+exp
	}
	return nil, false
}

// array reads stores into a constant array, (_ as-array f), and a lambda that
// tells cases apart by equations. An array with several indices comes as an
// array of arrays.
func (v *values) array(e sexp, idx []smt.Sort, res smt.Sort) (value.Value, error) {
	m, err := v.nested(e, idx, res)
	if err != nil || len(idx) == 1 {
		return m, err
	}
	return flatten(m, idx)
}

// nested reads an array of arrays as a map to maps.
func (v *values) nested(e sexp, idx []smt.Sort, res smt.Sort) (value.Value, error) {
	element := func(e sexp) (value.Value, error) {
		if len(idx) == 1 {
			return v.read(e, res)
		}
		return v.nested(e, idx[1:], res)
	}
	var stores []sexp
	for e.head() == "store" && len(e.list) == 4 {
		stores = append(stores, e)
		e = e.list[1]
	}
	var m value.Value
	var err error
	switch {
	case len(e.list) == 2 && e.list[0].head() == "as" && e.list[0].list[1].atom == "const":
		if m, err = element(e.list[1]); err == nil {
			m = value.NewMap(m)
		}
	case len(e.list) == 3 && e.head() == "_" && e.list[1].atom == "as-array" && len(idx) == 1:
		if params, body, ok := v.define(e.list[2].atom); ok {
			m, err = v.cases(params, body, idx, res)
		}
	case len(e.list) == 3 && e.head() == "lambda" && len(idx) == 1:
		var params []string
		for _, p := range e.list[1].list {
			params = append(params, p.head())
		}
		m, err = v.cases(params, e.list[2], idx, res)
	}
	if err == nil && !m.IsValid() {
		err = fmt.Errorf("%w: the array %s", ErrUnread, e)
	}
	for i := len(stores) - 1; i >= 0 && err == nil; i-- {
		var k, x value.Value
		if k, err = v.read(stores[i].list[2], idx[0]); err != nil {
			break
		}
		if x, err = element(stores[i].list[3]); err == nil {
			m = m.Store([]value.Value{k}, x)
		}
	}
	return m, err
}

// maxEnumerate bounds the index values that flatten goes through.
const maxEnumerate = 1 << 12

// flatten turns a map to maps into one map with several indices. Rows with
// different defaults can only be told apart where the indices are few.
func flatten(m value.Value, idx []smt.Sort) (value.Value, error) {
	if len(idx) == 1 {
		return m, nil
	}
	base, err := flatten(m.Default(), idx[1:])
	if err != nil {
		return base, err
	}
	out := value.NewMap(base.Default())
	put := func(k, row value.Value) error {
		if !value.Equal(row.Default(), out.Default()) {
			rest, ok := points(idx[1:])
			if !ok {
				return fmt.Errorf("the rows of an array of arrays have different defaults")
			}
			for _, p := range rest {
				out = out.Store(append([]value.Value{k}, p...), row.Select(p...))
			}
			return nil
		}
		row.Each(func(keys []value.Value, x value.Value) bool {
			out = out.Store(append([]value.Value{k}, keys...), x)
			return true
		})
		return nil
	}
	if base.Len() > 0 {
		all, ok := points(idx[:1])
		if !ok {
			return value.Value{}, fmt.Errorf("the default of an array of arrays is not constant")
		}
		for _, p := range all {
			if err := put(p[0], base); err != nil {
				return value.Value{}, err
			}
		}
	}
	m.Each(func(keys []value.Value, x value.Value) bool {
		var row value.Value
		if row, err = flatten(x, idx[1:]); err != nil {
			return false
		}
		base.Each(func(rest []value.Value, _ value.Value) bool {
			out = out.Store(append([]value.Value{keys[0]}, rest...), out.Default())
			return true
		})
		err = put(keys[0], row)
		return err == nil
	})
	return out, err
}

// points lists all values of the indices, if they are few.
func points(idx []smt.Sort) ([][]value.Value, bool) {
	all := [][]value.Value{nil}
	for _, s := range idx {
		var vals []value.Value
		switch {
		case s.Kind() == smt.BoolKind:
			vals = []value.Value{value.Bool(false), value.Bool(true)}
		case s.Kind() == smt.BVKind && s.Width() < 12:
			for i := range uint64(1) << s.Width() {
				vals = append(vals, value.BV64(s.Width(), i))
			}
		default:
			return nil, false
		}
		var next [][]value.Value
		for _, p := range all {
			for _, x := range vals {
				next = append(next, append(slices.Clone(p), x))
			}
		}
		if all = next; len(all) > maxEnumerate {
			return nil, false
		}
	}
	return all, true
}

// cases reads the body of a function: a value, or ites whose conditions say
// that the parameters equal certain values.
func (v *values) cases(params []string, e sexp, idx []smt.Sort, res smt.Sort) (value.Value, error) {
	type point struct {
		keys []value.Value
		val  value.Value
	}
	var points []point
	for len(e.list) == 4 && e.head() == "ite" {
		keys := make([]value.Value, len(params))
		if err := v.equations(params, e.list[1], idx, keys); err != nil {
			return value.Value{}, err
		}
		if !allValid(keys) {
			return value.Value{}, fmt.Errorf("%w: the condition %s", ErrUnread, e.list[1])
		}
		val, err := v.read(e.list[2], res)
		if err != nil {
			return val, err
		}
		points = append(points, point{keys, val})
		e = e.list[3]
	}
	var m value.Value
	if d, err := v.read(e, res); err == nil {
		m = value.NewMap(d)
	} else if m = v.set(params, e, idx); res != smt.SortBool || !m.IsValid() {
		return d, err
	}
	for i := len(points) - 1; i >= 0; i-- {
		m = m.Store(points[i].keys, points[i].val)
	}
	return m, nil
}

// set reads a condition as the set of the arguments for which it holds: a map to
// Booleans, not valid if it is of another form than combined equations.
func (v *values) set(params []string, e sexp, idx []smt.Sort) value.Value {
	keys := make([]value.Value, len(params))
	if v.equations(params, e, idx, keys) == nil && allValid(keys) {
		return value.NewMap(value.Bool(false)).Store(keys, value.Bool(true))
	}
	switch {
	case len(e.list) == 2 && e.head() == "not":
		inner := v.set(params, e.list[1], idx)
		if !inner.IsValid() {
			return inner
		}
		out := value.NewMap(value.Bool(!inner.Default().IsTrue()))
		inner.Each(func(at []value.Value, in value.Value) bool {
			out = out.Store(at, value.Bool(!in.IsTrue()))
			return true
		})
		return out
	case e.head() == "or":
		out := value.NewMap(value.Bool(false))
		for _, x := range e.list[1:] {
			part := v.set(params, x, idx)
			if !part.IsValid() || part.Default().IsTrue() {
				return value.Value{}
			}
			part.Each(func(at []value.Value, in value.Value) bool {
				out = out.Store(at, in)
				return true
			})
		}
		return out
	}
	return value.Value{}
}

func allValid(vs []value.Value) bool {
	return !slices.ContainsFunc(vs, func(v value.Value) bool { return !v.IsValid() })
}

func (v *values) equations(params []string, e sexp, idx []smt.Sort, keys []value.Value) error {
	switch {
	case e.head() == "and":
		for _, x := range e.list[1:] {
			if err := v.equations(params, x, idx, keys); err != nil {
				return err
			}
		}
		return nil
	case !e.isList() || len(e.list) == 2 && e.head() == "not":
		name, val := e.atom, true
		if e.isList() {
			name, val = e.list[1].atom, false
		}
		for i, p := range params {
			if p == name && name != "" {
				keys[i] = value.Bool(val)
				return nil
			}
		}
	case len(e.list) == 3 && e.head() == "=":
		for i, p := range params {
			for side := 1; side <= 2; side++ {
				if e.list[side].atom == p {
					k, err := v.read(e.list[3-side], idx[i])
					keys[i] = k
					return err
				}
			}
		}
	}
	return fmt.Errorf("%w: the condition %s", ErrUnread, e)
}
