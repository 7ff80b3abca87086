package symmetry

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// text is a piece of code with holes. Two pieces with the same code differ at most
// in what stands in the holes.
type text struct {
	code   string
	holes  []hole
	locals []*ivl.Var // in the order of their first occurrence
}

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
	b      strings.Builder
	holes  []hole
	locals []*ivl.Var
	names  map[*ivl.Var]int
}

func newWriter(t *cfg.Threads, s *sorts) *writer {
	return &writer{t: t, sorts: s, names: map[*ivl.Var]int{}}
}

func (w *writer) text() text { return text{w.b.String(), w.holes, w.locals} }

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

func (w *writer) printf(format string, args ...any) { fmt.Fprintf(&w.b, format, args...) }

// stmt writes a statement.
func (w *writer) stmt(s ivl.Stmt) {
	if a, ok := s.(*ivl.Assume); ok && isTrue(a.Cond) {
		return
	}
	w.printf("\n%T %s ", s, attributes(s.Info().Attrs))
	switch s := s.(type) {
	case *ivl.Assert:
		w.expr(s.Cond, plain)
	case *ivl.Assume:
		if s.Await {
			w.b.WriteString("await ")
		}
		w.expr(s.Cond, plain)
		if h := holder(s); h != nil {
			w.expr(h, threadID)
		}
	case *ivl.Havoc:
		for _, v := range s.Vars {
			w.expr(v, plain)
		}
	case *ivl.Assign:
		for i, l := range s.Lhs {
			w.expr(l, plain)
			w.b.WriteString(" := ")
			if id, ok := l.(*ivl.Ident); ok {
				if body, ok := everywhere(s.Rhs[i]); ok {
					w.b.WriteString("all ")
					w.expr(body, w.sorts.element(id.Var))
					continue
				}
			}
			w.expr(s.Rhs[i], w.sorts.expr(l))
		}
	case *ivl.AsyncCall:
		c := w.t.Child[s]
		w.holes = append(w.holes, hole{inst: c})
		for i, p := range c.Params {
			w.expr(s.Args[i], w.sorts.element(p))
		}
	}
}

// attributes are those that mean something: what a failure is, and how a step is
// synchronised. Names, places and texts for people do not matter.
func attributes(as ivl.Attrs) string {
	var names []string
	for _, a := range as {
		switch a.Name {
		case "sourceloc", "cname", "ctype", "cvalue", "msg", "about", "access", "frees":
			continue
		}
		name := a.Name
		for _, arg := range a.Args {
			name += " " + arg.Str
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

func isTrue(e ivl.Expr) bool {
	b, ok := e.(*ivl.BoolLit)
	return ok && b.Value
}

func (w *writer) term(t cfg.Term, number func(*cfg.Block) int) {
	switch t := t.(type) {
	case *cfg.Goto:
		w.printf("\ngoto %v", t.Choice)
	case *cfg.Branch:
		w.b.WriteString("\nif ")
		w.expr(t.Cond, plain)
	case *cfg.Return:
		w.b.WriteString("\nreturn")
	}
	for _, s := range cfg.Successors(t) {
		w.printf(" %d", number(s))
	}
}

func (w *writer) local(v *ivl.Var) {
	n, ok := w.names[v]
	if !ok {
		n = len(w.names)
		w.names[v], w.locals = n, append(w.locals, v)
	}
	w.printf("%%%d:%s ", n, v.Type)
}

// expr writes e, which is of the sort of at if it is a literal.
func (w *writer) expr(e ivl.Expr, at sort) {
	switch e := e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		if w.sorts.isPlain(at) {
			w.printf("%s ", ivl.FormatExpr(e))
			return
		}
		w.printf("_:%s ", e.Type())
		w.holes = append(w.holes, w.sorts.hole(e, at))
	case *ivl.Ident:
		switch e.Var.Kind {
		case ivl.Global:
			w.printf("@:%s ", e.Var.Type)
			if w.sorts.data[e.Var] {
				w.b.WriteString("data ")
			}
			w.holes = append(w.holes, hole{v: e.Var})
		case ivl.Const:
			w.printf("%p ", e.Var)
		default:
			w.local(e.Var)
		}
	case *ivl.Select:
		w.b.WriteString("[")
		w.expr(e.M, plain)
		id, direct := e.M.(*ivl.Ident)
		for k, arg := range e.Args {
			if direct {
				w.expr(arg, w.sorts.index(id.Var, k))
			} else {
				w.expr(arg, plain)
			}
		}
		w.b.WriteString("] ")
	case *ivl.Binary:
		at := plain
		if e.Op == ivl.Eq || e.Op == ivl.Neq {
			at = w.sorts.join(w.sorts.expr(e.X), w.sorts.expr(e.Y))
		}
		w.printf("(%s ", e.Op)
		w.expr(e.X, at)
		w.expr(e.Y, at)
		w.b.WriteString(") ")
	case *ivl.IfThenElse:
		w.b.WriteString("(if ")
		w.expr(e.C, plain)
		w.expr(e.T, at)
		w.expr(e.E, at)
		w.b.WriteString(") ")
	case *ivl.FuncApp:
		w.printf("(%p ", e.Func)
		if x, n, ok := shifted(e); ok {
			w.printf("%d ", n)
			w.expr(x, w.sorts.expr(x))
		} else {
			w.all(e.Args)
		}
		w.b.WriteString(") ")
	default:
		w.printf("(%T %s ", e, shallow(e))
		w.all(ivl.Children(e))
		w.b.WriteString(") ")
	}
}

func (w *writer) all(es []ivl.Expr) {
	for _, e := range es {
		w.expr(e, plain)
	}
}

// hole is that of a literal which is of the sort at.
func (s *sorts) hole(e ivl.Expr, at sort) hole {
	at = s.find(at)
	switch e := e.(type) {
	case *ivl.BVLit:
		n := new(big.Int).Sub(e.Value, big.NewInt(at.offset))
		return hole{sort: at.slot, value: ivl.FormatExpr(ivl.NewBV(n, e.Width))}
	case *ivl.IntLit:
		return hole{sort: at.slot, value: new(big.Int).Sub(e.Value, big.NewInt(at.offset)).String()}
	}
	panic(fmt.Sprintf("symmetry: literal %T", e))
}

// shallow is what tells e from other expressions of its kind with the same
// children; of kinds that are not known it is e itself.
func shallow(e ivl.Expr) string {
	switch e := e.(type) {
	case *ivl.BoolLit, *ivl.RealLit, *ivl.FloatLit, *ivl.RModeLit:
		return ivl.FormatExpr(e)
	case *ivl.Unary:
		return e.Op.String()
	case *ivl.Extract:
		return fmt.Sprint(e.Hi, e.Lo)
	case *ivl.Concat, *ivl.Store:
		return ""
	}
	return fmt.Sprintf("%p", e)
}
