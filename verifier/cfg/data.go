package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Access is one access of a statement to a global variable: to the whole of it,
// or, when Args is not empty, to the element of a map at that index.
type Access struct {
	Var   *ivl.Var
	Args  []ivl.Expr
	Write bool
	Value ivl.Expr // what an assignment writes to all of Var, or to an element of it
	Stmt  ivl.Stmt
	// Benign: it takes part in no race ({:benign_race}), whatever kind of access it is.
	Benign bool
	// Raced: it takes part in no race with another such one ({:benign_race "raced"}).
	Raced bool
	Alone bool // made while no other thread exists; only the entry instance can know
}

// SameArgs reports whether the indices of both are the same terms.
func (a Access) SameArgs(b Access) bool {
	return slices.EqualFunc(a.Args, b.Args, ivl.EqualExprs)
}

// String says what is done to what, and the type of that.
func (a Access) String() string {
	what, e := "read ", a.Place()
	if a.Write {
		what = "write "
	}
	return what + ivl.FormatExpr(e) + ": " + ivl.FormatType(e.Type())
}

// Place is what is accessed, as an expression.
func (a Access) Place() ivl.Expr {
	if len(a.Args) == 0 {
		return ivl.NewIdent(a.Var)
	}
	return ivl.NewSelect(ivl.NewIdent(a.Var), a.Args...)
}

// DataVars gives the globals that carry {:data}: those that hold memory of the
// program under verification, as opposed to the state of a model. Accesses to
// them outside of atomic sections are plain accesses, which may race.
func (p *Program) DataVars() map[*ivl.Var]bool { return Marked(p.Source, "data") }

// Marked gives the globals that carry an attribute.
func Marked(p *ivl.Program, name string) map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	for _, d := range p.Decls {
		decl, ok := d.(*ivl.VarDecl)
		if !ok {
			continue
		}
		for _, v := range decl.Vars {
			if decl.Attrs.Has(name) || v.Attrs.Has(name) {
				out[v] = true
			}
		}
	}
	return out
}

// DataVars gives the globals of the instances that hold memory of the program,
// those that stand for one element of a map included.
func (t *Threads) DataVars() map[*ivl.Var]bool { return t.withElements(t.Program.DataVars()) }

// withElements adds the variables that stand for one element of a map that is among vars.
func (t *Threads) withElements(vars map[*ivl.Var]bool) map[*ivl.Var]bool {
	for v, e := range t.Elements {
		if vars[e.Map] {
			vars[v] = true
		}
	}
	return vars
}

// Accesses lists the accesses of a simple statement to variables for which
// wanted holds, reads before writes.
func Accesses(s ivl.Stmt, wanted func(*ivl.Var) bool) []Access { return NewAccessList(wanted).Of(s) }

// Of lists the accesses of s. The list can be used again.
func (a *AccessList) Of(s ivl.Stmt) []Access {
	a.stmt, a.reads, a.writes = s, a.reads[:0], a.writes[:0]
	benign, raced := Tolerance(s.Info())
	switch s := s.(type) {
	case *ivl.Assert:
		a.expr(s.Cond)
	case *ivl.Assume:
		a.expr(s.Cond)
	case *ivl.Havoc:
		for _, id := range s.Vars {
			a.target(id, nil)
		}
	case *ivl.Assign:
		for _, r := range s.Rhs {
			a.expr(r)
		}
		for i, l := range s.Lhs {
			a.target(l, s.Rhs[i])
		}
	case *ivl.AsyncCall:
		for _, e := range s.Args {
			a.expr(e)
		}
	case *ivl.Call:
		for _, e := range s.Args {
			a.expr(e)
		}
		for _, out := range s.Outs {
			if out != nil {
				a.target(out, nil)
			}
		}
	case *ivl.Yield:
	default:
		if !Delimits(s) {
			panic(fmt.Sprintf("cfg: accesses of a %T", s))
		}
	}
	if len(a.reads)+len(a.writes) == 0 {
		return nil
	}
	out := slices.Concat(a.reads, a.writes)
	for i := range out {
		out[i].Benign, out[i].Raced = benign, raced
	}
	return out
}

// Reads lists the reads of variables for which wanted holds in e.
func Reads(e ivl.Expr, wanted func(*ivl.Var) bool) []Access {
	a := NewAccessList(wanted)
	a.expr(e)
	return a.reads
}

// AccessList lists the accesses of statements to the variables that are wanted.
type AccessList struct {
	stmt          ivl.Stmt
	wanted        func(*ivl.Var) bool
	visit         func(ivl.Expr) bool
	reads, writes []Access
}

// NewAccessList lists accesses to variables for which wanted holds.
func NewAccessList(wanted func(*ivl.Var) bool) *AccessList {
	a := &AccessList{wanted: wanted}
	a.visit = func(e ivl.Expr) bool {
		switch e := e.(type) {
		case *ivl.Ident:
			if wanted(e.Var) {
				a.reads = append(a.reads, Access{Var: e.Var, Stmt: a.stmt})
			}
		case *ivl.Select:
			if id, ok := e.M.(*ivl.Ident); ok && wanted(id.Var) {
				a.reads = append(a.reads, Access{Var: id.Var, Args: e.Args, Stmt: a.stmt})
				for _, arg := range e.Args {
					a.expr(arg)
				}
				return false
			}
		}
		return true
	}
	return a
}

func (a *AccessList) expr(e ivl.Expr) { ivl.WalkExpr(e, a.visit) }

func (a *AccessList) target(lhs, value ivl.Expr) {
	var args []ivl.Expr
	for {
		sel, ok := lhs.(*ivl.Select)
		if !ok {
			break
		}
		for _, arg := range sel.Args {
			a.expr(arg)
		}
		if args != nil {
			value = nil // to a part of the element
		}
		args, lhs = sel.Args, sel.M // of the outermost map in the end
	}
	if id := lhs.(*ivl.Ident); a.wanted(id.Var) {
		a.writes = append(a.writes, Access{Var: id.Var, Args: args, Write: true, Value: value, Stmt: a.stmt})
	}
}
