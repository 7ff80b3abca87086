package specialise

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// emitter writes the specialised program.
type emitter struct {
	*plan
	names Names
	cells map[*ivl.Var]map[value]*ivl.Var // the variables of the maps that are split
	decls map[*activation]*ivl.ProcDecl
	taken map[string]bool
	// threadNames are those of the threads that are told apart.
	threadNames []string
	ids         map[uint64]*ivl.Var // the variables that keep identities
	addresses   map[value]*ivl.Var  // constants, by their values
}

func newEmitter(p *plan, names Names) *emitter {
	e := &emitter{plan: p, names: names, cells: map[*ivl.Var]map[value]*ivl.Var{},
		decls: map[*activation]*ivl.ProcDecl{}, taken: map[string]bool{}}
	for _, d := range p.a.program.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			for _, g := range d.Vars {
				if !p.split[g] && !p.fixed[g] {
					e.taken[g.Name] = true
				}
			}
		case *ivl.ConstDecl:
			e.take(d.Vars)
		case *ivl.FuncDecl:
			e.taken[d.Name] = true
		case *ivl.ProcDecl:
			e.taken[d.Name] = true
			// Local variables hide global ones.
			e.take(d.Ins)
			e.take(d.Outs)
			if d.Body != nil {
				e.take(d.Body.Locals)
			}
		}
	}
	e.nameThreads()
	for m := range p.split {
		e.cells[m] = map[value]*ivl.Var{}
	}
	e.identities()
	e.findAddresses()
	return e
}

func (e *emitter) take(vs []*ivl.Var) {
	for _, v := range vs {
		e.taken[v.Name] = true
	}
}

// fresh is name, with $1, $2, … after it if it is in use.
func (e *emitter) fresh(name string) string {
	out := name
	for i := 1; e.taken[out]; i++ {
		out = fmt.Sprintf("%s$%d", name, i)
	}
	e.taken[out] = true
	return out
}

// nameThreads names each thread that is told apart after the function that it executes.
func (e *emitter) nameThreads() {
	e.threadNames = make([]string, len(e.a.spawned))
	sites := make([]site, len(e.a.spawned))
	for s, n := range e.a.spawned {
		sites[n] = s
	}
	used := map[string]int{"main": 1}
	for n, s := range sites {
		st := s.in.proc.graph.nodes[s.node].stmt.(*ivl.AsyncCall)
		name := strings.TrimPrefix(st.Name, "$thread.") // what begins a thread is named after its function
		for _, v := range e.startArguments(s) {
			if f := e.names.Function(v.n); v.kind == vector && f != "" {
				name = f
				break
			}
		}
		used[name]++
		if used[name] > 1 {
			name = fmt.Sprintf("%s.%d", name, used[name])
		}
		e.threadNames[n] = name
	}
}

// startArguments are the arguments that a thread is started with.
func (e *emitter) startArguments(s site) []value {
	if t := e.targets[s]; t != nil {
		return t.ins
	}
	return nil
}

// cellName is what the variable for the element of m at an index is called.
func (e *emitter) cellName(m *ivl.Var, k value) (string, ivl.Attrs) {
	scale := e.scale(m)
	switch {
	case k.kind == thread:
		name, attrs := e.names.ThreadCell(m, k.offset)
		return name + "." + e.threadNames[k.n], attrs
	case scale > 0 && k.n/scale == 1:
		name, attrs := e.names.ThreadCell(m, k.n%scale)
		return name + ".main", attrs
	}
	return e.names.Cell(m, k.n)
}

// scale is the distance between what threads have in m, 0 if it is not laid out by threads.
func (e *emitter) scale(m *ivl.Var) uint64 {
	for k := range e.keys[m] {
		if k.kind == thread {
			return k.scale
		}
	}
	return 0
}

// sortedKeys are the indices of m in the order of their numbers, threads last.
func (e *emitter) sortedKeys(m *ivl.Var) []value {
	var out []value
	for k := range e.keys[m] {
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b value) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.n, b.n), cmp.Compare(a.offset, b.offset))
	})
	return out
}

// program puts the declarations together.
func (e *emitter) program() *ivl.Program {
	out := &ivl.Program{}
	var decls []ivl.Decl
	for _, d := range e.a.program.Decls {
		if d, ok := d.(*ivl.VarDecl); ok {
			decls = append(decls, e.variables(d)...)
			continue
		}
		decls = append(decls, d)
	}
	last := 0
	for i, d := range decls {
		if _, ok := d.(*ivl.VarDecl); ok {
			last = i + 1
		}
	}
	decls = slices.Insert(decls, last, e.identityDecls()...)
	e.nameProcedures()
	for _, act := range e.live {
		e.procedure(act)
	}
	for _, d := range decls {
		q, ok := d.(*ivl.ProcDecl)
		if !ok || e.a.byDecl[q] == nil {
			out.Decls = append(out.Decls, d)
			continue
		}
		for _, act := range e.live {
			if act.proc.decl == q {
				out.Decls = append(out.Decls, e.decls[act])
			}
		}
	}
	return withoutUnused(e.a.program, out)
}

// variables are the declarations that take the place of d.
func (e *emitter) variables(d *ivl.VarDecl) []ivl.Decl {
	var out []ivl.Decl
	changed := false
	for _, v := range d.Vars {
		switch {
		case e.fixed[v]:
			changed = true
		case e.cells[v] != nil:
			changed = true
			ty := ivl.Expand(v.Type).(*ivl.MapType).Result
			for _, k := range e.sortedKeys(v) {
				name, attrs := e.cellName(v, k)
				if d.Attrs.Has("cname") {
					attrs = nil // it says already what it is
				}
				c := ivl.NewVar(e.fresh(name), ty, ivl.Global)
				e.cells[v][k] = c
				e.a.data[c] = e.a.data[v]
				n := &ivl.VarDecl{Vars: []*ivl.Var{c}}
				n.Pos = d.Pos
				for _, at := range d.Attrs {
					if attrs.Has("cname") && (at.Name == "member" || at.Name == "ctype") {
						continue // these are of all elements
					}
					n.Attrs = append(n.Attrs, at)
				}
				n.Attrs = append(n.Attrs, attrs...)
				out = append(out, n)
			}
		default:
			n := &ivl.VarDecl{DeclBase: d.DeclBase, Vars: []*ivl.Var{v}}
			out = append(out, n)
		}
	}
	if !changed {
		return []ivl.Decl{d}
	}
	return out
}

// nameProcedures declares a procedure for each activation: under its old name where there is
// only one, else with what tells it apart.
func (e *emitter) nameProcedures() {
	count := map[*procedure]int{}
	for _, act := range e.live {
		count[act.proc]++
	}
	for _, act := range e.live {
		d := act.proc.decl
		n := &ivl.ProcDecl{DeclBase: d.DeclBase, Name: d.Name, Specs: d.Specs}
		if count[act.proc] > 1 {
			if suffix := e.suffix(act); suffix != "" {
				n.Name = e.fresh(d.Name + "$" + suffix)
			} else {
				n.Name = e.general(act.proc, d.Name)
			}
		}
		e.decls[act] = n
	}
}

// general is the name of an activation that nothing tells apart from others but its place.
func (e *emitter) general(q *procedure, name string) string {
	for act, d := range e.decls {
		if act.proc == q && d.Name == name {
			return e.fresh(name)
		}
	}
	return name
}

// suffix names the values that tell an activation apart.
func (e *emitter) suffix(act *activation) string {
	var parts []string
	for i, v := range act.ins {
		if !e.a.relevant.params[act.proc.number][i] || !known(v) {
			continue
		}
		if v.kind == thread {
			parts = append(parts, e.threadNames[v.n])
		} else if name := e.names.Object(v.n); v.kind != truth && name != "" {
			parts = append(parts, name)
		}
	}
	switch {
	case len(parts) > 0:
	case act.self.kind == thread:
		parts = append(parts, e.threadNames[act.self.n])
	case known(act.self):
		parts = append(parts, "main")
	}
	return strings.Join(parts, "$")
}
