package value

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Eval evaluates e. A variable for which env reports false is unknown, as all are if env is nil. A
// result that depends on it is unknown, too, unless Eval finds that it is the same for all its values
// (false && unknown is false). Functions with a body are unfolded, those with {:bvbuiltin} or
// {:builtin} applied; others are unknown, as are old expressions and division
// by zero.
func Eval(e ivl.Expr, env func(*ivl.Var) (Value, bool)) (Value, bool) {
	ev := Evaluator{Env: env}
	return ev.Eval(e)
}

// Constants gives the constants that an axiom defines, c == e, where e depends on the given variables and on such constants only.
func Constants(p *ivl.Program, given map[*ivl.Var]Value) map[*ivl.Var]Value {
	open := ivl.Definitions(p)
	known := map[*ivl.Var]Value{}
	maps.Copy(known, given)
	lookup := func(v *ivl.Var) (Value, bool) {
		x, ok := known[v]
		return x, ok
	}
	for changed := true; changed; {
		changed = false
		for _, d := range open {
			if _, ok := known[d.Const]; ok {
				continue
			}
			if x, ok := Eval(d.Value, lookup); ok {
				known[d.Const] = x
				changed = true
			}
		}
	}
	return known
}

// Evaluator evaluates expressions; Eval is its short form. It may be used
// again, but not by two goroutines at once.
type Evaluator struct {
	// Env gives the values of variables that no expression binds.
	Env func(*ivl.Var) (Value, bool)
	// OnStore, when set, is told of every map update that is evaluated, with
	// its arguments and the value stored.
	OnStore func(m ivl.Expr, args []Value, v Value)
	// Elsewhere are maps that have no entry of their own at an index that is unknown.
	Elsewhere []*ivl.Var

	bound []binding
	args  []Value // of the applications that are being evaluated
	fuel  int
	depth int
}

type binding struct {
	v     *ivl.Var
	val   Value
	known bool
}

// The limits on unfolding functions: of one Eval in total, and of the nesting.
const (
	maxUnfoldings = 1 << 17
	maxDepth      = 2000
)

// maxPoints bounds the points at which a quantifier or lambda over a finite
// domain is evaluated one by one.
const maxPoints = 256

// Eval evaluates e; see the function Eval.
func (ev *Evaluator) Eval(e ivl.Expr) (Value, bool) {
	if ev.depth == 0 {
		ev.fuel = maxUnfoldings
	}
	return ev.eval(e)
}

// eval is Eval within an evaluation; false if the value is not determined.
func (ev *Evaluator) eval(e ivl.Expr) (Value, bool) {
	switch e := e.(type) {
	case *ivl.BoolLit:
		return Bool(e.Value), true
	case *ivl.IntLit:
		return Int(e.Value), true
	case *ivl.RealLit:
		r, ok := new(big.Rat).SetString(e.Text)
		if !ok {
			return Value{}, false
		}
		return Real(r), true
	case *ivl.BVLit:
		return BV(e.Width, e.Value), true
	case *ivl.FloatLit:
		return Float(e.Sig, e.Exp, e.Bits), true
	case *ivl.RModeLit:
		m, ok := ParseRounding(e.Name)
		return RoundingMode(m), ok
	case *ivl.Ident:
		return ev.variable(e.Var)
	case *ivl.Unary:
		return ev.unary(e)
	case *ivl.Binary:
		return ev.binary(e)
	case *ivl.IfThenElse:
		return ev.ifThenElse(e)
	case *ivl.FuncApp:
		return ev.application(e)
	case *ivl.Select:
		args, ok := ev.all(e.Args)
		v, ok := ev.selectAt(e.M, args, ok && whole(args))
		ev.release(len(args))
		return v, ok
	case *ivl.Store:
		return ev.store(e)
	case *ivl.Extract:
		x, ok := ev.eval(e.X)
		if !ok || x.kind != BVKind || e.Lo < 0 || e.Lo > e.Hi || e.Hi > int(x.width) {
			return Value{}, false
		}
		return extract(x, e.Hi, e.Lo), true
	case *ivl.Concat:
		x, ok1 := ev.eval(e.X)
		y, ok2 := ev.eval(e.Y)
		if !ok1 || !ok2 || x.kind != BVKind || y.kind != BVKind {
			return Value{}, false
		}
		return concat(x, y), true
	case *ivl.Quantifier:
		return ev.quantifier(e)
	case *ivl.Lambda:
		return ev.lambda(e)
	case *ivl.Let:
		n := len(ev.bound)
		var bs []binding
		for i, v := range e.Vars {
			val, ok := ev.eval(e.Values[i])
			bs = append(bs, binding{v, val, ok})
		}
		ev.bound = append(ev.bound, bs...)
		defer func() { ev.bound = ev.bound[:n] }()
		return ev.eval(e.Body)
	case *ivl.Old:
		return Value{}, false
	case *ivl.CodeExpr:
		if e.Formula == nil {
			return Value{}, false
		}
		return ev.eval(e.Formula)
	case *ivl.Coerce:
		x, ok := ev.eval(e.X)
		if !ok {
			return Value{}, false
		}
		return coerce(x, e.To), true
	}
	panic(fmt.Sprintf("value: unexpected expression %T", e))
}

func coerce(x Value, to ivl.Type) Value {
	t, basic := ivl.Expand(to).(*ivl.BasicType)
	switch {
	case basic && t.Kind == ivl.Int && x.kind == RealKind:
		return Int(floor(x.ref.rat))
	case basic && t.Kind == ivl.Real && x.kind == IntKind:
		return Real(new(big.Rat).SetInt(x.big()))
	}
	return x
}

func (ev *Evaluator) variable(v *ivl.Var) (Value, bool) {
	for i := len(ev.bound) - 1; i >= 0; i-- {
		if ev.bound[i].v == v {
			return ev.bound[i].val, ev.bound[i].known
		}
	}
	if ev.Env == nil {
		return Value{}, false
	}
	return ev.Env(v)
}

// all evaluates es. The values are there until release is called with their number.
func (ev *Evaluator) all(es []ivl.Expr) (vals []Value, known bool) {
	known = true
	for _, e := range es {
		v, ok := ev.eval(e)
		ev.args = append(ev.args, v)
		known = known && ok
	}
	n := len(ev.args)
	return ev.args[n-len(es) : n : n], known
}

// release gives up the values that were evaluated last.
func (ev *Evaluator) release(n int) { ev.args = ev.args[:len(ev.args)-n] }

func (ev *Evaluator) unary(e *ivl.Unary) (Value, bool) {
	x, ok := ev.eval(e.X)
	switch {
	case !ok:
		return Value{}, false
	case e.Op == ivl.Not && x.kind == BoolKind:
		return Bool(!x.IsTrue()), true
	case e.Op == ivl.Neg && (x.kind == IntKind || x.kind == RealKind):
		return negate(x), true
	case e.Op == ivl.Neg && x.kind == FloatKind:
		v, err := Apply("fp.neg", []Value{x})
		return v, err == nil
	}
	return Value{}, false
}

// infix are the SMT-LIB operators for Boogie's infix operators, and infixFloat those on floats, which round to nearest
// even.
var (
	infix = [...]string{
		ivl.Iff: "=", ivl.Implies: "=>", ivl.And: "and", ivl.Or: "or", ivl.Eq: "=", ivl.Neq: "distinct",
		ivl.Lt: "<", ivl.Le: "<=", ivl.Gt: ">", ivl.Ge: ">=",
		ivl.Add: "+", ivl.Sub: "-", ivl.Mul: "*", ivl.Div: "div", ivl.Mod: "mod", ivl.RealDiv: "/", ivl.Pow: "",
	}
	infixFloat = [...]string{
		ivl.Iff: "=", ivl.Eq: "=", ivl.Neq: "distinct",
		ivl.Lt: "fp.lt", ivl.Le: "fp.leq", ivl.Gt: "fp.gt", ivl.Ge: "fp.geq",
		ivl.Add: "fp.add RNE", ivl.Sub: "fp.sub RNE", ivl.Mul: "fp.mul RNE", ivl.RealDiv: "fp.div RNE", ivl.Pow: "",
	}
)

// Infix is the SMT-LIB operator that does what an infix operator does on floats, or on other values; "" if there is none.
func Infix(op ivl.BinaryOp, floats bool) string {
	if floats {
		return infixFloat[op]
	}
	return infix[op]
}

func (ev *Evaluator) binary(e *ivl.Binary) (Value, bool) {
	switch e.Op {
	case ivl.And, ivl.Or, ivl.Implies, ivl.Explies:
		return ev.connective(e)
	}
	x, ok1 := ev.eval(e.X)
	y, ok2 := ev.eval(e.Y)
	switch {
	case !ok1 || !ok2:
		return Value{}, false
	case e.Op == ivl.Eq, e.Op == ivl.Iff, e.Op == ivl.Neq:
		return Bool(Equal(x, y) == (e.Op != ivl.Neq)), x.Whole() && y.Whole()
	case e.Op == ivl.Pow:
		return pow(x, y)
	case e.Op == ivl.RealDiv && x.kind != FloatKind: // of ints, too
		return realDiv(x, y)
	}
	v, err := Apply(Infix(e.Op, x.kind == FloatKind), []Value{x, y})
	return v, err == nil
}

// connective evaluates what one operand may decide alone.
func (ev *Evaluator) connective(e *ivl.Binary) (Value, bool) {
	left, right := e.X, e.Y
	if e.Op == ivl.Explies {
		left, right = right, left
	}
	// All three are disjunctions of possibly negated operands.
	negLeft, negRight, negAll := false, false, false
	switch e.Op {
	case ivl.And:
		negLeft, negRight, negAll = true, true, true
	case ivl.Implies, ivl.Explies:
		negLeft = true
	}
	x, ok1 := ev.eval(left)
	if ok1 && x.IsTrue() != negLeft {
		return Bool(!negAll), true
	}
	y, ok2 := ev.eval(right)
	if ok2 && y.IsTrue() != negRight {
		return Bool(!negAll), true
	}
	return Bool(negAll), ok1 && ok2
}

func (ev *Evaluator) ifThenElse(e *ivl.IfThenElse) (Value, bool) {
	c, ok := ev.eval(e.C)
	if ok {
		if c.IsTrue() {
			return ev.eval(e.T)
		}
		return ev.eval(e.E)
	}
	x, ok := ev.eval(e.T)
	if !ok {
		return Value{}, false
	}
	y, ok := ev.eval(e.E)
	return x, ok && Equal(x, y)
}

// selectAt evaluates m[args]. It looks through the updates of m, so that
// M[a := v][a] is known though M is not.
func (ev *Evaluator) selectAt(m ivl.Expr, args []Value, known bool) (Value, bool) {
	for known {
		s, ok := m.(*ivl.Store)
		if !ok || len(s.Args) != len(args) || ev.OnStore != nil {
			break
		}
		at, ok := ev.all(s.Args)
		same := compareArgs(at, args) == 0
		ev.release(len(at))
		if !ok {
			break
		}
		if same {
			return ev.eval(s.Value)
		}
		m = s.M
	}
	v, ok := ev.eval(m)
	if !ok || v.kind != MapKind {
		return Value{}, false
	}
	if !known {
		// The constant map is the same everywhere.
		id, ok := m.(*ivl.Ident)
		return v.Default(), (v.Len() == 0 || ok && slices.Contains(ev.Elsewhere, id.Var)) && v.Default().IsValid()
	}
	x := v.Select(args...)
	return x, x.IsValid()
}

func (ev *Evaluator) store(e *ivl.Store) (Value, bool) {
	m, ok1 := ev.eval(e.M)
	args, ok2 := ev.all(e.Args)
	defer ev.release(len(args))
	v, ok3 := ev.eval(e.Value)
	if !ok1 || !ok2 || !ok3 || m.kind != MapKind || !whole(args) {
		return Value{}, false
	}
	if ev.OnStore != nil {
		ev.OnStore(e.M, slices.Clone(args), v)
	}
	return m.Store(args, v), true
}

// application applies a builtin operator, or a function by its definition.
func (ev *Evaluator) application(e *ivl.FuncApp) (Value, bool) {
	if e.Func == nil {
		return Value{}, false
	}
	if op := e.Func.Builtin(); op != "" {
		args, ok := ev.all(e.Args)
		defer ev.release(len(args))
		if !ok {
			return Value{}, false
		}
		v, err := Apply(op, args)
		return v, err == nil && v.IsValid()
	}
	params, body := e.Func.Definition()
	if body == nil || len(e.Args) != len(params) || ev.fuel <= 0 || ev.depth >= maxDepth {
		return Value{}, false
	}
	ev.fuel--
	bs := make([]binding, len(e.Args))
	for i, a := range e.Args {
		v, ok := ev.eval(a)
		bs[i] = binding{params[i], v, ok}
	}
	n := len(ev.bound)
	ev.bound = append(ev.bound, bs...)
	ev.depth++
	v, ok := ev.eval(body)
	ev.depth--
	ev.bound = ev.bound[:n]
	return v, ok
}

// points calls f with the bound variables vars set to every combination of
// their values, if these are few; it reports false otherwise.
func (ev *Evaluator) points(vars []*ivl.Var, f func(args []Value) bool) bool {
	like := make([]Value, len(vars))
	for i, v := range vars {
		switch t := ivl.Expand(v.Type).(type) {
		case *ivl.BasicType:
			if t.Kind != ivl.Bool {
				return false
			}
		case *ivl.BVType:
			if t.Width > 8 {
				return false
			}
		default:
			return false
		}
		like[i] = Zero(v.Type)
	}
	if n := domainSize(like); n == 0 || n > maxPoints || ev.fuel < n {
		return false
	}
	n := len(ev.bound)
	defer func() { ev.bound = ev.bound[:n] }()
	more := true
	eachPoint(like, func(args []Value) {
		if !more {
			return
		}
		ev.fuel--
		ev.bound = ev.bound[:n]
		for i, v := range vars {
			ev.bound = append(ev.bound, binding{v, args[i], true})
		}
		more = f(args)
	})
	return true
}

// withUnknown evaluates body with vars unknown.
func (ev *Evaluator) withUnknown(vars []*ivl.Var, body ivl.Expr) (Value, bool) {
	n := len(ev.bound)
	for _, v := range vars {
		ev.bound = append(ev.bound, binding{v: v})
	}
	v, ok := ev.eval(body)
	ev.bound = ev.bound[:n]
	return v, ok
}

// quantifier is known if its body is for all values of the bound variables, or if
// the domain is small.
func (ev *Evaluator) quantifier(e *ivl.Quantifier) (Value, bool) {
	if v, ok := ev.withUnknown(e.Vars, e.Body); ok {
		return v, true
	}
	decided, allKnown := false, true
	if !ev.points(e.Vars, func([]Value) bool {
		v, ok := ev.eval(e.Body)
		allKnown = allKnown && ok
		decided = ok && v.IsTrue() != e.Forall
		return !decided
	}) {
		return Value{}, false
	}
	if decided {
		return Bool(!e.Forall), true
	}
	return Bool(e.Forall), allKnown
}

// lambda is known if its body does not depend on its arguments, or if the
// domain is small.
func (ev *Evaluator) lambda(e *ivl.Lambda) (Value, bool) {
	if v, ok := ev.withUnknown(e.Vars, e.Body); ok {
		return NewMap(v), true
	}
	var m Value
	known := true
	if !ev.points(e.Vars, func(args []Value) bool {
		v, ok := ev.eval(e.Body)
		if known = ok; !ok {
			return false
		}
		if !m.IsValid() {
			m = NewMap(v)
		}
		m = m.Store(args, v)
		return true
	}) || !known {
		return Value{}, false
	}
	return m, true
}
