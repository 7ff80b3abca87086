package interp

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// program is what does not change while a program runs; machines share it.
type program struct {
	source  *cfg.Program
	procs   map[*ivl.ProcDecl]*proc
	entry   *proc
	slots   map[*ivl.Var]slot
	globals []*ivl.Var
	// data holds the globals with {:data}: memory of the program.
	data map[*ivl.Var]bool
	// holders are the globals with {:holder}: which thread holds what.
	holders []*ivl.Var
	// readers and reading are those with {:readers} and {:reading}: what several threads hold.
	readers, reading []*ivl.Var
	// visible holds the statements that other threads can tell apart: those
	// that touch a shared global, start threads or wait.
	visible map[ivl.Stmt]bool
	// visibleEnd holds the blocks whose branch condition reads a shared global.
	visibleEnd map[*cfg.Block]bool
	blocks     uint64 // numbered so far
	// running is the variable by which operations wait for one another; nil if none does.
	running *ivl.Var
	// labels are the names of the blocks, each of its own in the procedure; places those of
	// the statements.
	labels map[*cfg.Block]string
	places map[ivl.Stmt]trace.Place
	// fromC is set if some procedure has a name in C: what has no place in C is
	// then not shown to people.
	fromC bool
	// functions holds the names of all procedures in C.
	functions map[string]bool
	// arbitrary holds the constants that neither an axiom defines nor somebody gave.
	arbitrary map[*ivl.Var]bool
	// invented holds the local variables that lowering added.
	invented map[*ivl.Var]bool
	// written holds the havocs that lowering did not add.
	written map[*ivl.Havoc]bool
	// declared holds the attributes that stand on a declaration of variables.
	declared map[*ivl.Var]ivl.Attrs
	inert    map[*ivl.ProcDecl]bool // see cfg.Program.Inert; nil until it is asked for
}

// proc is a procedure with a slot for each of its variables.
type proc struct {
	*cfg.Proc
	vars  []*ivl.Var
	zero  []value.Value
	waits bool   // for operations of other threads
	model bool   // or without a name in C, in a program from C
	name  string // in C, or else in the IVL
	// live, and numbers of the blocks, are there once the first state is hashed.
	live *cfg.Liveness
	// relevant is there once a thread was found to spin in the procedure.
	relevant *cfg.Liveness
	number   map[*cfg.Block]uint64
}

type slot struct {
	global bool
	index  int
}

func compile(p *cfg.Program) *program {
	c := &program{
		source:     p,
		procs:      map[*ivl.ProcDecl]*proc{},
		slots:      map[*ivl.Var]slot{},
		globals:    p.Globals,
		data:       p.DataVars(),
		visible:    map[ivl.Stmt]bool{},
		visibleEnd: map[*cfg.Block]bool{},
		declared:   map[*ivl.Var]ivl.Attrs{},
		functions:  map[string]bool{},
		arbitrary:  map[*ivl.Var]bool{},
		invented:   map[*ivl.Var]bool{},
		written:    map[*ivl.Havoc]bool{},
		labels:     map[*cfg.Block]string{},
		places:     map[ivl.Stmt]trace.Place{},
	}
	for _, d := range p.Source.Decls {
		var vars []*ivl.Var
		switch d := d.(type) {
		case *ivl.VarDecl:
			vars = d.Vars
		case *ivl.ConstDecl:
			vars = d.Vars
		}
		for _, v := range vars {
			c.declared[v] = d.DeclInfo().Attrs
		}
	}
	for i, g := range p.Globals {
		c.slots[g] = slot{true, i}
		if c.attr(g, "holder") != nil {
			c.holders = append(c.holders, g)
		}
		if c.attr(g, "readers") != nil {
			c.readers = append(c.readers, g)
		}
		if c.attr(g, "reading") != nil {
			c.reading = append(c.reading, g)
		}
	}
	for _, q := range p.Procs {
		c.fromC = c.fromC || q.Decl.Attrs.Has("cname")
	}
	for _, q := range p.Procs {
		c.procs[q.Decl] = c.compileProc(q)
	}
	c.entry = c.procs[p.Entry.Decl]
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for i, s := range b.Stmts {
				if isVisible(b, i) {
					c.visible[s] = true
				}
				if name := s.Info().Attrs.Text("sequential"); name != "" {
					c.procs[q.Decl].waits = true
					if k := slices.IndexFunc(p.Globals, func(v *ivl.Var) bool { return v.Name == name }); k >= 0 {
						c.running = p.Globals[k]
					}
				}
			}
			if br, ok := b.Term.(*cfg.Branch); ok && c.readsShared(br.Cond) {
				c.visibleEnd[b] = true
			}
		}
	}
	return c
}

func (c *program) compileProc(q *cfg.Proc) *proc {
	out := &proc{Proc: q, model: q.Decl.Attrs.Has("model"), name: q.Decl.Attrs.Text("cname")}
	if out.name == "" {
		out.name = q.Decl.Name
		out.model = out.model || c.fromC
	}
	taken := map[string]bool{}
	for _, b := range q.Blocks {
		name := b.Label
		for i := 2; taken[name]; i++ {
			name = fmt.Sprintf("%s@%d", b.Label, i)
		}
		taken[name] = true
		c.labels[b] = name
		for i, s := range b.Stmts {
			c.places[s] = trace.Place{Proc: q.Decl.Name, Block: name, Index: i}
		}
	}
	for _, vs := range [][]*ivl.Var{q.Ins, q.Outs, q.Locals} {
		for _, v := range vs {
			c.slots[v] = slot{false, len(out.vars)}
			out.vars = append(out.vars, v)
			c.invented[v] = true
			out.zero = append(out.zero, value.Zero(v.Type))
		}
	}
	c.functions[out.name] = true
	d := q.Decl
	known := [][]*ivl.Var{d.Ins, d.Outs, q.Ins, q.Outs}
	bodies := []*ivl.Body{d.Body}
	for _, i := range d.Impls {
		bodies = append(bodies, i.Body)
	}
	for _, body := range bodies {
		if body == nil {
			continue
		}
		known = append(known, body.Locals)
		ivl.WalkStmts(body.Stmts, func(s ivl.Stmt) bool {
			if h, ok := s.(*ivl.Havoc); ok {
				c.written[h] = true
			}
			return true
		})
	}
	for _, vs := range known {
		for _, v := range vs {
			delete(c.invented, v)
		}
	}
	return out
}

func (c *program) isGlobal(v *ivl.Var) bool { return c.slots[v].global }

// attr gives an attribute of v, or of its declaration; nil if there is none.
func (c *program) attr(v *ivl.Var, name string) *ivl.Attr {
	if a := v.Attrs.Get(name); a != nil {
		return a
	}
	return c.declared[v].Get(name)
}

// text is the string argument of an attribute of v, or "".
func (c *program) text(v *ivl.Var, name string) string {
	if a := c.attr(v, name); a != nil {
		return ivl.Attrs{a}.Text(name)
	}
	return ""
}

// reads calls f for the expressions whose values s takes.
func reads(s ivl.Stmt, f func(ivl.Expr)) {
	switch s := s.(type) {
	case *ivl.Assert:
		f(s.Cond)
	case *ivl.Assume:
		f(s.Cond)
		for _, a := range s.Attrs {
			if a.Name == "cvalue" {
				for _, arg := range a.Args {
					if arg.Expr != nil {
						f(arg.Expr)
					}
				}
			}
		}
	case *ivl.Assign:
		for _, l := range s.Lhs {
			for sel, ok := l.(*ivl.Select); ok; sel, ok = sel.M.(*ivl.Select) {
				f(sel.M)
				for _, a := range sel.Args {
					f(a)
				}
			}
		}
		for _, r := range s.Rhs {
			f(r)
		}
	case *ivl.Call:
		for _, a := range s.Args {
			f(a)
		}
	case *ivl.AsyncCall:
		for _, a := range s.Args {
			f(a)
		}
	case *ivl.Havoc, *ivl.Yield:
	default:
		if !cfg.Delimits(s) {
			panic(fmt.Sprintf("interp: unexpected statement %T", s))
		}
	}
}

func (c *program) readsShared(e ivl.Expr) bool {
	found := false
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if id, ok := e.(*ivl.Ident); ok && c.source.Written(id.Var) {
			found = true
		}
		return !found
	})
	return found
}

// isThreadExit reports whether s ends its thread.
func isThreadExit(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && cfg.EndsThread(a)
}

// isExit reports whether s ends the process.
func isExit(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && !a.Await && a.Attrs.Has("exit")
}

// isMarker reports whether s only carries attributes: an assume of the literal
// true.
func isMarker(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && cfg.Trivial(a.Cond)
}

// Inputs lists what has an arbitrary value before p starts: its globals, the
// parameters of its entry procedure, and the constants that no axiom defines.
// A schedule that begins with a choice of trace.Initial gives their values in
// this order.
func Inputs(p *cfg.Program) []*ivl.Var {
	out := append([]*ivl.Var(nil), p.Globals...)
	out = append(out, p.Entry.Ins...)
	defs := definitions(p.Source)
	for _, d := range p.Source.Decls {
		if d, ok := d.(*ivl.ConstDecl); ok {
			for _, v := range d.Vars {
				if defs[v] == nil {
					out = append(out, v)
				}
			}
		}
	}
	return out
}

// definitions gives the values that axioms define constants by.
func definitions(p *ivl.Program) map[*ivl.Var]ivl.Expr {
	defs := map[*ivl.Var]ivl.Expr{}
	for _, d := range ivl.Definitions(p) {
		defs[d.Const] = d.Value
	}
	return defs
}

// constants gives every constant its value: the one its axiom defines, the one
// of given, or else zero (of unique constants, the next unused one).
func constants(p *ivl.Program, given map[*ivl.Var]value.Value) (map[*ivl.Var]value.Value, error) {
	defs := definitions(p)
	out := map[*ivl.Var]value.Value{}
	busy := map[*ivl.Var]bool{}
	free := map[string]int64{}
	var get func(v *ivl.Var) (value.Value, bool)
	get = func(v *ivl.Var) (value.Value, bool) {
		if x, ok := out[v]; ok {
			return x, true
		}
		if v.Kind != ivl.Const || busy[v] {
			return value.Value{}, false
		}
		busy[v] = true
		defer delete(busy, v)
		if e := defs[v]; e != nil {
			if x, ok := value.Eval(e, get); ok {
				out[v] = x
				return x, true
			}
		}
		x, ok := given[v]
		if !ok {
			x = value.Zero(v.Type)
			if v.Unique {
				key := ivl.Expand(v.Type).String()
				x = numbered(v.Type, free[key])
				free[key]++
			}
		}
		out[v] = x
		return x, true
	}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.ConstDecl); ok {
			for _, v := range d.Vars {
				if _, ok := get(v); !ok {
					return nil, fmt.Errorf("%s: the value of constant %s is not determined", v.Pos, v.Name)
				}
			}
		}
	}
	for _, d := range p.Decls {
		if a, ok := d.(*ivl.AxiomDecl); ok {
			if x, known := value.Eval(a.Expr, get); known && x.IsFalse() {
				return nil, fmt.Errorf("%s: the axiom does not hold for the values of the constants", a.Pos)
			}
		}
	}
	return out, nil
}

// numbered is a value of type t that differs for different n.
func numbered(t ivl.Type, n int64) value.Value {
	switch e := ivl.Expand(t).(type) {
	case *ivl.BVType:
		return value.BV64(e.Width, uint64(n))
	case *ivl.BasicType:
		if e.Kind == ivl.Int {
			return value.Int64(n)
		}
	case *ivl.NamedType:
		return value.Elem(e.String(), uint64(n))
	}
	return value.Zero(t)
}
