package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// source is the program that a round begins with, and what is true of it whatever the maps
// are that might be split.
type source struct {
	program *ivl.Program
	procs   []*procedure
	byDecl  map[*ivl.ProcDecl]*procedure
	// roots are the entry procedure and the procedures that nobody calls (those that people
	// have injected may be meant for another entry point).
	roots   []*procedure
	initial *procedure // gives memory its initial content, before anything else happens; may be nil

	data    map[*ivl.Var]bool     // memory of the C program
	defined map[*ivl.Var]ivl.Expr // constants by their axioms
	values  map[*ivl.Var]value    // of constants, as far as anybody asked

	globals map[*ivl.Var]int // the numbers of the global variables
	// mentions gives, by these numbers, where a variable may be read.
	mentions [][]segment
	flows    *flows
}

// segment is a leader of a procedure, and what follows it up to the next leaders.
type segment struct {
	proc   *procedure
	leader int
}

// newSource describes p; nil if there is something in it that the translator never writes.
func newSource(p *ivl.Program) *source {
	src := &source{program: p, data: map[*ivl.Var]bool{}, defined: map[*ivl.Var]ivl.Expr{},
		values: map[*ivl.Var]value{}, globals: map[*ivl.Var]int{}}
	var ok bool
	if src.procs, src.byDecl, ok = procedures(p); !ok {
		return nil
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			for _, v := range d.Vars {
				src.globals[v] = len(src.globals)
				src.data[v] = d.Attrs.Has("data")
			}
		case *ivl.AxiomDecl:
			if b, ok := d.Expr.(*ivl.Binary); ok && b.Op == ivl.Eq {
				if id, ok := b.X.(*ivl.Ident); ok && id.Var.Kind == ivl.Const && src.defined[id.Var] == nil {
					src.defined[id.Var] = b.Y
				}
			}
		}
	}
	if src.findRoots(); len(src.roots) == 0 {
		return nil
	}
	src.findInitial()
	src.findMentions()
	src.flows = newFlows(src)
	return src
}

// findRoots leaves roots empty if there is not one entry procedure.
func (src *source) findRoots() {
	called := map[*procedure]bool{}
	var roots []*procedure
	for _, q := range src.procs {
		for _, c := range q.calls {
			called[c] = true
		}
		if q.decl.Attrs.Has("entrypoint") {
			roots = append(roots, q)
		}
	}
	if len(roots) != 1 {
		return
	}
	for _, q := range src.procs {
		if !called[q] && q != roots[0] {
			roots = append(roots, q)
		}
	}
	src.roots = roots
}

// findInitial finds the procedure that the entry calls before all else, if nobody else
// calls it and it calls nobody.
func (src *source) findInitial() {
	entry := src.roots[0]
	if len(entry.decl.Body.Stmts) == 0 {
		return
	}
	c, ok := entry.decl.Body.Stmts[0].(*ivl.Call)
	if !ok {
		return
	}
	q, calls := src.byDecl[c.Proc], 0
	for _, p := range src.procs {
		for _, callee := range p.calls {
			if callee == entry {
				return
			}
			if callee == q {
				calls++
			}
		}
	}
	if q != nil && calls == 1 && len(q.calls) == 0 {
		src.initial = q
	}
}

// findMentions finds the segments that have to be looked at again when less is known of a
// global variable.
func (src *source) findMentions() {
	src.mentions = make([][]segment, len(src.globals))
	for _, q := range src.procs {
		for _, n := range q.graph.nodes {
			if n.stmt == nil {
				continue
			}
			at := segment{q, n.leader}
			ivl.StmtExprs(n.stmt, func(e ivl.Expr) {
				ivl.FreeVars(e, func(id *ivl.Ident) {
					if id.Var.Kind != ivl.Global {
						return
					}
					in := &src.mentions[src.globals[id.Var]]
					if len(*in) == 0 || (*in)[len(*in)-1] != at {
						*in = append(*in, at)
					}
				})
			})
		}
	}
}

// mainThread is the identity of the thread that runs the entry procedure.
func (src *source) mainThread() value {
	for _, d := range src.program.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.IsThreadSelf() && len(d.Outs) == 1 {
			if t, ok := ivl.Expand(d.Outs[0].Type).(*ivl.BVType); ok {
				return vectorValue(1, t.Width)
			}
			return value{kind: integer, n: 1}
		}
	}
	return value{}
}

// child is the procedure that gives the identity of the thread that was started last.
func (src *source) child() *ivl.ProcDecl {
	for _, d := range src.program.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.IsThreadChild() && len(d.Outs) == 1 {
			return d
		}
	}
	return nil
}

// constant is the value of a constant that an axiom defines.
func (src *source) constant(c *ivl.Var) value {
	if v, ok := src.values[c]; ok {
		return v
	}
	src.values[c] = value{} // a constant that is defined by itself is not known
	if e := src.defined[c]; e != nil {
		src.values[c] = eval(e, lookup{source: src})
	}
	return src.values[c]
}

// element is the element at an index of a constant map.
func (src *source) element(c *ivl.Var, index value) value {
	l := lookup{source: src}
	for e := src.defined[c]; ; {
		switch m := e.(type) {
		case *ivl.Lambda:
			if body := uniform(m); body != nil {
				return eval(body, l)
			}
			return value{}
		case *ivl.Store:
			if len(m.Args) != 1 {
				return value{}
			}
			equal, different := same(index, eval(m.Args[0], l))
			if equal {
				return eval(m.Value, l)
			}
			if !different {
				return value{}
			}
			e = m.M
		default:
			return value{}
		}
	}
}

// readsData reports whether e reads memory of the C program: such a read can race, and so
// it stays, even if what it yields is known.
func (src *source) readsData(e ivl.Expr) bool {
	found := false
	ivl.FreeVars(e, func(id *ivl.Ident) { found = found || src.data[id.Var] })
	return found
}
