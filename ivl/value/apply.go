package value

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Operator is a parsed {:bvbuiltin} or {:builtin} text.
type Operator struct {
	Name  string
	Index []int     // the numerals of an indexed operator
	Mode  *Rounding // the rounding mode, if one is written in the text
	word  Word      // nil if it has none, or was not parsed
}

// String is the operator as SMT-LIB writes it.
func (op *Operator) String() string {
	text := op.Name
	if len(op.Index) > 0 {
		text = "(_ " + text + " " + strings.Trim(fmt.Sprint(op.Index), "[]") + ")"
	}
	if op.Mode != nil {
		text += " " + op.Mode.String()
	}
	return text
}

// operators are those of the texts that were parsed. Programs have few different
// ones; what comes behind the first maxOperators is parsed each time.
var (
	operators    sync.Map // text -> *Operator
	numOperators atomic.Int32
)

const maxOperators = 1 << 12

// ParseOperator reads the text of a {:bvbuiltin} or {:builtin}, with or without the
// parentheses and the underscore of SMT-LIB: "bvadd", "zero_extend 16",
// "(_ zero_extend 16)", "fp.add RNE", "(_ to_fp 8 24) RNE". The result is shared.
func ParseOperator(text string) *Operator {
	if op, ok := operators.Load(text); ok {
		return op.(*Operator)
	}
	op := &Operator{}
	clean := strings.NewReplacer("(", " ", ")", " ").Replace(text)
	for f := range strings.FieldsSeq(clean) {
		if f == "_" {
			continue
		}
		if op.Name == "" {
			op.Name = f
			continue
		}
		if n, err := strconv.Atoi(f); err == nil {
			op.Index = append(op.Index, n)
			continue
		}
		if m, ok := ParseRounding(f); ok {
			op.Mode = &m
			continue
		}
		op.Name += " " + f
	}
	op.word = words[op.Name]
	if numOperators.Load() < maxOperators {
		numOperators.Add(1)
		operators.Store(strings.Clone(text), op)
	}
	return op
}

// Apply applies an SMT-LIB operator to args; see ParseOperator for its text. The
// rounding mode may also come as the first argument. The error says that the operator is not
// known, does not fit the arguments, or leaves the result open (fp.to_sbv of a
// number out of range).
func Apply(builtin string, args []Value) (Value, error) {
	return ParseOperator(builtin).Apply(args)
}

// Apply applies the operator; see the function Apply.
func (op *Operator) Apply(args []Value) (Value, error) {
	v, err := op.dispatch(args)
	if err != nil {
		return Value{}, fmt.Errorf("%s: %w", op.Name, err)
	}
	return v, nil
}

func (op *Operator) dispatch(args []Value) (Value, error) {
	switch {
	case strings.HasPrefix(op.Name, "fp.") || strings.HasPrefix(op.Name, "to_fp"):
		return op.float(args)
	case strings.HasPrefix(op.Name, "bv") && op.Name != "bv2nat" && op.Name != "bv2int":
		return op.bitvector(args)
	}
	switch op.Name {
	case "zero_extend", "sign_extend", "extract", "repeat", "rotate_left", "rotate_right", "concat":
		return op.bitvector(args)
	}
	return op.core(args)
}

// want checks the number of arguments and their kind.
func want(args []Value, n int, kind Kind) error {
	if len(args) != n {
		return fmt.Errorf("%d arguments instead of %d", len(args), n)
	}
	for _, a := range args {
		if a.kind != kind {
			return fmt.Errorf("unexpected argument %s", a)
		}
	}
	return nil
}

// core applies the operators of the theories Core, Ints, Reals and ArraysEx.
func (op *Operator) core(args []Value) (Value, error) {
	if len(args) == 0 {
		return Value{}, fmt.Errorf("no arguments")
	}
	switch op.Name {
	case "=", "distinct":
		if len(args) != 2 {
			return Value{}, fmt.Errorf("%d arguments instead of 2", len(args))
		}
		if !whole(args) {
			return Value{}, fmt.Errorf("a map is not known")
		}
		return Bool(Equal(args[0], args[1]) == (op.Name == "=")), nil
	case "ite":
		if len(args) != 3 || args[0].kind != BoolKind {
			return Value{}, fmt.Errorf("unexpected arguments")
		}
		if args[0].IsTrue() {
			return args[1], nil
		}
		return args[2], nil
	case "not":
		if err := want(args, 1, BoolKind); err != nil {
			return Value{}, err
		}
		return Bool(!args[0].IsTrue()), nil
	case "and", "or", "xor", "=>":
		if err := want(args, 2, BoolKind); err != nil {
			return Value{}, err
		}
		a, b := args[0].IsTrue(), args[1].IsTrue()
		switch op.Name {
		case "and":
			return Bool(a && b), nil
		case "or":
			return Bool(a || b), nil
		case "xor":
			return Bool(a != b), nil
		}
		return Bool(!a || b), nil
	case "select":
		if len(args) < 2 || args[0].kind != MapKind || !whole(args[1:]) {
			return Value{}, fmt.Errorf("unexpected arguments")
		}
		return args[0].Select(args[1:]...), nil
	case "store":
		if len(args) < 3 || args[0].kind != MapKind || !whole(args[1:len(args)-1]) {
			return Value{}, fmt.Errorf("unexpected arguments")
		}
		return args[0].Store(args[1:len(args)-1], args[len(args)-1]), nil
	case "MapConst":
		return NewMap(args[0]), nil
	case "bv2nat", "bv2int":
		if err := want(args, 1, BVKind); err != nil {
			return Value{}, err
		}
		return Int(args[0].big()), nil
	case "int2bv", "nat2bv":
		if err := want(args, 1, IntKind); err != nil {
			return Value{}, err
		}
		if len(op.Index) != 1 {
			return Value{}, fmt.Errorf("no width")
		}
		return BV(op.Index[0], args[0].big()), nil
	case "+", "-", "*", "/", "div", "mod", "rem", "abs", "<", "<=", ">", ">=", "to_real", "to_int", "is_int":
		return op.arithmetic(args)
	}
	return Value{}, fmt.Errorf("unknown operator")
}

// arithmetic applies the operators on int and real. Division by zero is an
// error: SMT-LIB leaves its result open.
func (op *Operator) arithmetic(args []Value) (Value, error) {
	if k := args[0].kind; k != IntKind && k != RealKind {
		return Value{}, fmt.Errorf("unexpected argument %s", args[0])
	}
	for _, a := range args {
		if a.kind != args[0].kind {
			return Value{}, fmt.Errorf("unexpected argument %s", a)
		}
	}
	x := args[0]
	if len(args) == 1 {
		switch {
		case op.Name == "-":
			return negate(x), nil
		case op.Name == "abs" && x.kind == IntKind:
			return Int(new(big.Int).Abs(x.big())), nil
		case op.Name == "to_real" && x.kind == IntKind:
			return Real(new(big.Rat).SetInt(x.big())), nil
		case op.Name == "to_int" && x.kind == RealKind:
			return Int(floor(x.ref.rat)), nil
		case op.Name == "is_int" && x.kind == RealKind:
			return Bool(x.ref.rat.IsInt()), nil
		}
		return Value{}, fmt.Errorf("unexpected argument %s", x)
	}
	if len(args) != 2 {
		return Value{}, fmt.Errorf("%d arguments instead of 2", len(args))
	}
	y := args[1]
	var v Value
	ok := true
	switch op.Name {
	case "+":
		v = add(x, y)
	case "-":
		v = sub(x, y)
	case "*":
		v = mul(x, y)
	case "/":
		v, ok = realDiv(x, y)
	case "div":
		v, ok = Div(x, y)
	case "mod":
		v, ok = Mod(x, y)
	case "rem":
		// SMT-LIB's common extension: the sign of the result follows the divisor.
		if v, ok = Mod(x, y); ok && y.big().Sign() < 0 {
			v = negate(v)
		}
	case "<":
		v = Bool(Compare(x, y) < 0)
	case "<=":
		v = Bool(Compare(x, y) <= 0)
	case ">":
		v = Bool(Compare(x, y) > 0)
	case ">=":
		v = Bool(Compare(x, y) >= 0)
	default:
		return Value{}, fmt.Errorf("unexpected arguments")
	}
	if !ok {
		return Value{}, fmt.Errorf("the result for %s and %s is not determined", x, y)
	}
	return v, nil
}
