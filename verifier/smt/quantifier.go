package smt

import (
	"fmt"
	"slices"
	"strings"
)

// Func is an uninterpreted function of an arena.
type Func uint32

type function struct {
	name   string
	args   []Sort
	result Sort
}

// quantifier keeps what of a quantified term are no subterms: how many of its
// arguments are bound variables, and the patterns that may trigger it.
type quantifier struct {
	bound    int
	patterns [][]Term
}

// DeclareFunc is the uninterpreted function of that name. The same name with
// other sorts is a mistake of the caller and panics.
func (a *Arena) DeclareFunc(name string, args []Sort, result Sort) Func {
	if f, ok := a.funcIndex[name]; ok {
		d := &a.funcs[f]
		if d.result != result || !slices.Equal(d.args, args) {
			panic("smt: function " + name + " declared twice")
		}
		return f
	}
	f := Func(len(a.funcs))
	a.funcs = append(a.funcs, function{name, slices.Clone(args), result})
	a.funcIndex[name] = f
	return f
}

// FuncName is the name of f.
func (a *Arena) FuncName(f Func) string { return a.funcs[f].name }

// FuncSorts are the sorts of f's arguments and of its result.
func (a *Arena) FuncSorts(f Func) (args []Sort, result Sort) {
	return a.funcs[f].args, a.funcs[f].result
}

// App applies f to ts. A function without arguments is a variable.
func (a *Arena) App(f Func, ts ...Term) Term {
	d := &a.funcs[f]
	if len(d.args) == 0 {
		return a.Var(d.name, d.result)
	}
	if !a.haveSorts(ts, d.args) {
		panic("smt: wrong arguments for " + d.name)
	}
	return a.cons(OpApp, d.result, uint64(f), ts...)
}

// Bound is a new variable to be bound by a quantifier.
func (a *Arena) Bound(name string, s Sort) Term {
	a.names = append(a.names, fmt.Sprintf("%s!b%d", name, len(a.names)))
	return a.cons(OpBound, s, uint64(len(a.names)-1))
}

// Forall says that body holds for all values of the bound variables. A solver
// may use patterns, each a list of terms, to choose instances.
func (a *Arena) Forall(bound []Term, patterns [][]Term, body Term) Term {
	return a.quantify(OpForall, bound, patterns, body)
}

// Exists says that body holds for some values of the bound variables.
func (a *Arena) Exists(bound []Term, patterns [][]Term, body Term) Term {
	return a.quantify(OpExists, bound, patterns, body)
}

func (a *Arena) quantify(op Op, bound []Term, patterns [][]Term, body Term) Term {
	a.boolean(body)
	for _, b := range bound {
		if a.nodes[b].op != OpBound {
			panic("smt: a quantifier binds only what Bound made")
		}
	}
	if len(bound) == 0 || a.IsConst(body) {
		return body
	}
	q := quantifier{bound: len(bound)}
	args := slices.Clone(bound)
	var key strings.Builder
	fmt.Fprint(&key, len(bound), patterns)
	for _, p := range patterns {
		q.patterns = append(q.patterns, slices.Clone(p))
		args = append(args, p...)
	}
	i, ok := a.quantIndex[key.String()]
	if !ok {
		i = uint32(len(a.quants))
		a.quants = append(a.quants, q)
		a.quantIndex[key.String()] = i
	}
	return a.cons(op, SortBool, uint64(i), append(args, body)...)
}

// Quantifier takes a quantified term apart.
func (a *Arena) Quantifier(t Term) (bound []Term, patterns [][]Term, body Term) {
	q := &a.quants[a.nodes[t].p]
	args := a.Args(t)
	return args[:q.bound:q.bound], q.patterns, args[len(args)-1]
}
