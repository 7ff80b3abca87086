package specialise

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
)

// Names says what things are called, in the language that the program comes from.
type Names interface {
	// Splittable reports whether the global variable holds memory or state of the
	// translator's, and may be replaced by others.
	Splittable(m *ivl.Var) bool
	// Cell describes the element of m at an address: a readable name, which need not be
	// unique, and attributes that say what it is in C.
	Cell(m *ivl.Var, address uint64) (name string, attrs ivl.Attrs)
	// ThreadCell describes the elements of m, which is laid out by threads, at a distance
	// from where what a thread has begins.
	ThreadCell(m *ivl.Var, offset uint64) (name string, attrs ivl.Attrs)
	// Object is the name of what lies at an address, or "".
	Object(address uint64) string
	// Function is the name of the function at an address, or "".
	Function(address uint64) string
}

// maxRounds bounds the rounds; two do for most programs, since state that is keyed by
// threads can be split once the variables that hold their identities have been.
const maxRounds = 4

// Program specialises a resolved program. What it returns is not resolved in full: names
// are bound, modifies clauses are not. It is p itself if there is nothing to do.
// p does not change.
func Program(ctx context.Context, p *ivl.Program, names Names) *ivl.Program {
	ours := map[*ivl.Var]bool{}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.VarDecl); ok {
			for _, v := range d.Vars {
				ours[v] = names.Splittable(v)
			}
		}
	}
	for i := 0; i < maxRounds && ctx.Err() == nil; i++ {
		next := round(p, names, ours, false)
		if next == nil {
			next = round(p, names, ours, true)
		}
		if next == nil {
			break
		}
		p = next
	}
	return p
}

// round does all that one analysis shows to be possible; nil if that is nothing. ours are
// the variables that may be replaced; those that take their place are added. choices says that
// indices may be choices among threads.
func round(p *ivl.Program, names Names, ours map[*ivl.Var]bool, choices bool) *ivl.Program {
	data, ghosts := variables(p, ours)
	candidates := map[*ivl.Var]bool{}
	for v := range data {
		candidates[v] = isMap(v)
	}
	for v := range ghosts {
		candidates[v] = isMap(v)
	}
	a := newAnalysis(p, candidates)
	if a == nil {
		return nil
	}
	a.choices = choices
	roots := a.roots()
	if len(roots) == 0 {
		return nil
	}
	for {
		if !a.run(roots) {
			return nil
		}
		v := a.look(roots)
		fixed := map[*ivl.Var]bool{} // ghost state with one value
		for g := range ghosts {
			if !v.unclear[g] {
				fixed[g] = true
			}
		}
		split, again := map[*ivl.Var]bool{}, false
		for m, is := range candidates {
			switch {
			case !is || fixed[m]:
			case v.open[m]:
				candidates[m], again = false, true
			default:
				split[m] = true
			}
		}
		if again {
			continue
		}
		if len(split) == 0 && len(fixed) == 0 {
			return nil
		}
		e := newEmitter(v, names, split, fixed)
		next := e.program()
		for _, cells := range e.cells {
			for _, c := range cells {
				ours[c] = true
			}
		}
		return next
	}
}

// variables are the global variables that may be replaced: those of the C
// program, and the ghost state. What a contract, an axiom or a function mentions stays.
func variables(p *ivl.Program, ours map[*ivl.Var]bool) (data, ghosts map[*ivl.Var]bool) {
	data, ghosts = map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.VarDecl); ok {
			for _, v := range d.Vars {
				switch {
				case !ours[v]:
				case d.Attrs.Has("data"):
					data[v] = true
				default:
					ghosts[v] = true
				}
			}
		}
	}
	keep := func(e ivl.Expr) {
		if e != nil {
			ivl.FreeVars(e, func(id *ivl.Ident) {
				delete(data, id.Var)
				delete(ghosts, id.Var)
			})
		}
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.ProcDecl:
			for _, s := range d.Specs {
				keep(s.Expr)
			}
			if d.Body == nil {
				for _, m := range d.Modifies {
					keep(m)
				}
				continue
			}
			ivl.WalkStmts(d.Body.Stmts, func(s ivl.Stmt) bool {
				if w, ok := s.(*ivl.While); ok {
					for _, i := range w.Invariants {
						keep(i.Expr)
					}
				}
				return true
			})
		case *ivl.AxiomDecl:
			keep(d.Expr)
		case *ivl.FuncDecl:
			keep(d.Body)
		}
	}
	return data, ghosts
}

// roots are the entry procedure and the procedures that nobody calls (those that people
// have injected may be meant for another entry point).
func (a *analysis) roots() []*procedure {
	var out []*procedure
	called := map[*procedure]bool{}
	for _, q := range a.procs {
		for _, c := range q.calls {
			called[c] = true
		}
		if q.decl.Attrs.Has("entrypoint") {
			out = append(out, q)
		}
	}
	if len(out) != 1 {
		return nil
	}
	for _, q := range a.procs {
		if !called[q] && q != out[0] {
			out = append(out, q)
		}
	}
	return out
}
