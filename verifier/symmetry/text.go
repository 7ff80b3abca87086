package symmetry

import (
	"encoding/binary"
	"fmt"
	"math/big"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// text is a piece of code with holes. Two pieces with the same code differ at most
// in what stands in the holes.
type text struct {
	code   string // each construct begins with a byte that says what it is
	holes  []hole
	locals []*ivl.Var // in the order of their first occurrence
}

// What constructs of a text begin with.
const (
	onBlock byte = iota
	onAssert
	onAssume
	onAwait
	onHolder
	onHavoc
	onAssign
	onEverywhere
	onSpawn
	onDelimiter
	onGoto
	onBranch
	onReturn
	onLiteral
	onHole
	onGlobal
	onData
	onConst
	onLocal
	onSelect
	onTrue
	onFalse
	onUnary
	onBinary
	onIte
	onShift
	onQuestion
	onApp
	onOther
)

// hole is a value of a sort that is not plain, a global variable, or a thread that
// is started.
type hole struct {
	sort  slot
	value string // a literal, as one of the sort without an offset
	v     *ivl.Var
	inst  *cfg.Instance
}

// writer writes one text. Local variables are numbered as they occur.
type writer struct {
	t      *cfg.Threads
	sorts  *sorts
	code   []byte
	holes  []hole
	locals []*ivl.Var
	names  map[*ivl.Var]int
}

func newWriter(t *cfg.Threads, s *sorts) *writer {
	return &writer{t: t, sorts: s, names: map[*ivl.Var]int{}}
}

func (w *writer) text() text { return text{string(w.code), w.holes, w.locals} }

// begin begins a construct.
func (w *writer) begin(what byte) { w.code = append(w.code, what) }

func (w *writer) number(n int) { w.code = binary.AppendVarint(w.code, int64(n)) }

func (w *writer) string(s string) {
	w.number(len(s))
	w.code = append(w.code, s...)
}

// instance is the text of all that a thread does.
func instance(t *cfg.Threads, s *sorts, inst *cfg.Instance) text {
	w := newWriter(t, s)
	number := map[*cfg.Block]int{}
	for i, b := range inst.Blocks {
		number[b] = i
	}
	for _, p := range inst.Params {
		w.local(p)
	}
	for _, b := range inst.Blocks {
		for _, st := range b.Stmts {
			w.stmt(st)
		}
		w.term(b.Term, func(b *cfg.Block) int { return number[b] })
	}
	return w.text()
}

// stmt writes a statement.
func (w *writer) stmt(s ivl.Stmt) {
	if a, ok := s.(*ivl.Assume); ok && cfg.Trivial(a.Cond) {
		return
	}
	switch s := s.(type) {
	case *ivl.Assert:
		w.begin(onAssert)
		w.expr(s.Cond, plain)
	case *ivl.Assume:
		if s.Await {
			w.begin(onAwait)
		} else {
			w.begin(onAssume)
		}
		w.expr(s.Cond, plain)
		if h := holder(s); h != nil {
			w.begin(onHolder)
			w.expr(h, threadID)
		}
	case *ivl.Havoc:
		w.begin(onHavoc)
		w.number(len(s.Vars))
		for _, v := range s.Vars {
			w.expr(v, plain)
		}
	case *ivl.Assign:
		w.begin(onAssign)
		w.number(len(s.Lhs))
		for i, l := range s.Lhs {
			w.expr(l, plain)
			if id, ok := l.(*ivl.Ident); ok {
				if body, ok := everywhere(s.Rhs[i]); ok {
					w.begin(onEverywhere)
					w.expr(body, w.sorts.element(id.Var))
					continue
				}
			}
			w.expr(s.Rhs[i], w.sorts.expr(l))
		}
	case *ivl.AsyncCall:
		w.begin(onSpawn)
		c := w.t.Child[s]
		w.holes = append(w.holes, hole{inst: c})
		w.number(len(c.Params))
		for i, p := range c.Params {
			w.expr(s.Args[i], w.sorts.element(p))
		}
	default:
		w.begin(onDelimiter)
		w.string(fmt.Sprintf("%T", s))
	}
	w.attributes(s.Info().Attrs)
}

// attributes writes those that mean something: what a failure is, and how a step is
// synchronised. Names, places and texts for people do not matter.
func (w *writer) attributes(as ivl.Attrs) {
	for _, a := range as {
		switch a.Name {
		case "sourceloc", "cname", "ctype", "cvalue", "msg", "about", "access", "frees":
			continue
		}
		w.begin(onOther)
		w.string(a.Name)
		w.number(len(a.Args))
		for _, arg := range a.Args {
			w.string(arg.Str)
		}
	}
}

func (w *writer) term(t cfg.Term, number func(*cfg.Block) int) {
	switch t := t.(type) {
	case *cfg.Goto:
		w.begin(onGoto)
		w.number(len(t.Choice))
		for _, c := range t.Choice {
			w.number(c)
		}
		w.number(len(t.Targets))
	case *cfg.Branch:
		w.begin(onBranch)
		w.expr(t.Cond, plain)
	case *cfg.Return:
		w.begin(onReturn)
	}
	for _, s := range cfg.Successors(t) {
		w.number(number(s))
	}
}

func (w *writer) local(v *ivl.Var) {
	n, ok := w.names[v]
	if !ok {
		n = len(w.names)
		w.names[v], w.locals = n, append(w.locals, v)
	}
	w.begin(onLocal)
	w.number(n)
	w.number(w.sorts.typeNumber(v.Type))
}

// expr writes e, which is of the sort of at if it is a literal.
func (w *writer) expr(e ivl.Expr, at sort) {
	if _, ok := asks(e); ok {
		w.begin(onQuestion)
		w.question(e)
		return
	}
	switch e := e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		if w.sorts.isPlain(at) {
			w.begin(onLiteral)
			w.number(w.sorts.typeNumber(e.Type()))
			w.string(literalText(e, 0))
			return
		}
		w.begin(onHole)
		w.number(w.sorts.typeNumber(e.Type()))
		w.holes = append(w.holes, w.sorts.hole(e, at))
	case *ivl.Ident:
		switch e.Var.Kind {
		case ivl.Global:
			if w.sorts.data[e.Var] {
				w.begin(onData)
			} else {
				w.begin(onGlobal)
			}
			w.number(w.sorts.typeNumber(e.Var.Type))
			w.holes = append(w.holes, hole{v: e.Var})
		case ivl.Const:
			w.begin(onConst)
			w.number(w.sorts.identity(e.Var))
		default:
			w.local(e.Var)
		}
	case *ivl.Select:
		w.begin(onSelect)
		w.number(len(e.Args))
		w.expr(e.M, plain)
		id, direct := e.M.(*ivl.Ident)
		for k, arg := range e.Args {
			if direct {
				w.expr(arg, w.sorts.index(id.Var, k))
			} else {
				w.expr(arg, plain)
			}
		}
	case *ivl.BoolLit:
		if e.Value {
			w.begin(onTrue)
		} else {
			w.begin(onFalse)
		}
	case *ivl.Unary:
		w.begin(onUnary)
		w.number(int(e.Op))
		w.expr(e.X, plain)
	case *ivl.Binary:
		at := plain
		if e.Op == ivl.Eq || e.Op == ivl.Neq {
			at = w.sorts.join(w.sorts.expr(e.X), w.sorts.expr(e.Y))
		}
		w.begin(onBinary)
		w.number(int(e.Op))
		w.expr(e.X, at)
		w.expr(e.Y, at)
	case *ivl.IfThenElse:
		w.begin(onIte)
		w.expr(e.C, plain)
		w.expr(e.T, at)
		w.expr(e.E, at)
	case *ivl.FuncApp:
		if x, n, ok := shifted(e); ok {
			w.begin(onShift)
			w.number(w.sorts.identity(e.Func))
			w.number(int(n))
			w.expr(x, w.sorts.expr(x))
			return
		}
		w.begin(onApp)
		w.number(w.sorts.identity(e.Func))
		w.all(e.Args)
	default:
		w.begin(onOther)
		w.string(fmt.Sprintf("%T", e))
		w.string(w.sorts.shallow(e))
		w.all(ivl.Children(e))
	}
}

// question writes what a value is asked for. Literals in it are numbers.
func (w *writer) question(e ivl.Expr) {
	switch e := e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		w.expr(e, plain)
	case *ivl.FuncApp:
		w.begin(onApp)
		w.number(w.sorts.identity(e.Func))
		for _, arg := range e.Args {
			w.question(arg)
		}
	case *ivl.Binary:
		w.begin(onBinary)
		w.number(int(e.Op))
		w.question(e.X)
		w.question(e.Y)
	default:
		w.expr(e, w.sorts.expr(e))
	}
}

func (w *writer) all(es []ivl.Expr) {
	w.number(len(es))
	for _, e := range es {
		w.expr(e, plain)
	}
}

// hole is that of a literal which is of the sort at.
func (s *sorts) hole(e ivl.Expr, at sort) hole {
	at = s.find(at)
	return hole{sort: at.slot, value: literalText(e, at.offset)}
}

// literalText is the value of a literal less offset. Its type is that of others of its sort.
func literalText(e ivl.Expr, offset int64) string {
	var n *big.Int
	switch e := e.(type) {
	case *ivl.BVLit:
		if n = e.Value; offset != 0 {
			n = ivl.NewBV(new(big.Int).Sub(n, big.NewInt(offset)), e.Width).Value
		}
	case *ivl.IntLit:
		if n = e.Value; offset != 0 {
			n = new(big.Int).Sub(n, big.NewInt(offset))
		}
	default:
		panic(fmt.Sprintf("symmetry: literal %T", e))
	}
	if n.IsUint64() {
		return strconv.FormatUint(n.Uint64(), 10)
	}
	return n.String()
}

// shallow is what tells e from other expressions of its kind with the same
// children; of kinds that are not known it is e itself.
func (s *sorts) shallow(e ivl.Expr) string {
	switch e := e.(type) {
	case *ivl.RealLit, *ivl.FloatLit, *ivl.RModeLit:
		return ivl.FormatExpr(e)
	case *ivl.Extract:
		return fmt.Sprint(e.Hi, e.Lo)
	case *ivl.Concat, *ivl.Store:
		return ""
	}
	return fmt.Sprint(s.identity(e))
}
