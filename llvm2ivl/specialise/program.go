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
		next := round(p, names, ours)
		if next == nil {
			break
		}
		p = next
	}
	return p
}

// round does what can be done at once; nil if that is nothing. ours are the variables that may be
// replaced; those that take their place are added.
//
// Indices are taken for choices among threads only if nothing can be done without.
func round(p *ivl.Program, names Names, ours map[*ivl.Var]bool) *ivl.Program {
	src := newSource(p)
	if src == nil {
		return nil
	}
	data, ghosts := variables(p, ours)
	maps := map[*ivl.Var]bool{}
	for _, vs := range []map[*ivl.Var]bool{data, ghosts} {
		for v := range vs {
			if isMap(v) {
				maps[v] = true
			}
		}
	}
	a := src.analyse(src.flows.into(maps))
	if a == nil {
		return nil
	}
	plan, choosing := a.plan(maps, ghosts, false)
	if plan == nil && choosing {
		plan, _ = a.plan(maps, ghosts, true)
	}
	if plan == nil {
		return nil
	}
	e := newEmitter(plan, names)
	next := e.program()
	for _, cells := range e.cells {
		for _, c := range cells {
			ours[c] = true
		}
	}
	return next
}

// plan is what to do, and the survey that shows it to be possible.
type plan struct {
	*survey
	split map[*ivl.Var]bool // maps that become a variable for each index
	fixed map[*ivl.Var]bool // ghost state that has one value for ever
}

// plan gives up maps until all indices of those that are left are known. It begins with
// an analysis for all of them; what is relevant to fewer is told apart in
// an analysis of its own. nil is returned if nothing can be done; choosing then says
// whether there are indices that choices would allow for.
func (a *analysis) plan(maps, ghosts map[*ivl.Var]bool, choices bool) (p *plan, choosing bool) {
	candidates := map[*ivl.Var]bool{}
	for m := range maps {
		candidates[m] = true
	}
	for {
		p := &plan{survey: a.look(choices), split: map[*ivl.Var]bool{}, fixed: map[*ivl.Var]bool{}}
		choosing = choosing || p.choosing
		for g := range ghosts {
			if !p.unclear[g] {
				p.fixed[g] = true
			}
		}
		for m := range candidates {
			switch {
			case p.fixed[m]:
			case p.open[m]:
				delete(candidates, m)
			default:
				p.split[m] = true
			}
		}
		if r := a.flows.into(candidates); !r.equal(a.relevant) {
			if a = a.analyse(r); a == nil {
				return nil, choosing
			}
			continue
		}
		if len(p.split) == 0 && len(p.fixed) == 0 {
			return nil, choosing
		}
		return p, choosing
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
