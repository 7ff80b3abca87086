package machine

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Program is what does not change while a program runs; machines share it.
type Program struct {
	// Source is what runs; Procs has its procedures, Globals its global variables.
	Source  *cfg.Program
	Procs   map[*ivl.ProcDecl]*Proc
	Globals []*ivl.Var
	// Visible holds the statements that other threads can observe: those
	// that touch a shared global, start threads or wait.
	Visible map[ivl.Stmt]bool
	// Places holds the places of the statements.
	Places map[ivl.Stmt]trace.Place

	// Holders are the globals with {:holder}: which thread holds what.
	Holders []*ivl.Var
	// Readers and Reading are those with {:readers} and {:reading}: what several threads hold.
	Readers, Reading []*ivl.Var
	// Running is the variable by which operations wait for one another; nil if none does.
	Running *ivl.Var
	// FromC is set if some procedure has a name in C: what has no place in C is
	// then not shown to people.
	FromC bool
	// Functions holds the names of all procedures in C.
	Functions map[string]bool
	// Invented holds the local variables that lowering added.
	Invented map[*ivl.Var]bool
	// Declared holds the attributes that stand on a declaration of variables.
	Declared map[*ivl.Var]ivl.Attrs

	entry *Proc
	slots map[*ivl.Var]slot
	// data holds the globals with {:data}: memory of the program.
	data   map[*ivl.Var]bool
	floors map[*ivl.Var]bool // see cfg.Program.Floors
	// visibleEnd holds the blocks whose branch condition reads a shared global.
	visibleEnd map[*cfg.Block]bool
	blocks     uint64 // numbered so far
	// labels are the names of the blocks, each of its own in the procedure.
	labels map[*cfg.Block]string
	// arbitrary holds the constants that no axiom defines and no input gives, and those that are defined by such.
	arbitrary map[*ivl.Var]bool
	// written holds the havocs that lowering did not add.
	written map[*ivl.Havoc]bool
	inert   *cfg.Inert // nil until it is asked for
}

// Proc is a procedure with a slot for each of its variables.
type Proc struct {
	*cfg.Proc
	Waits bool   // for operations of other threads
	Model bool   // or without a name in C, in a program from C
	Name  string // in C, or else in the IVL

	vars []*ivl.Var
	zero []value.Value
	// live, and numbers of the blocks, are there once the first state is hashed.
	live   *cfg.Liveness
	number map[*cfg.Block]uint64
	// relevant is there once a thread was found to spin in the procedure.
	relevant *cfg.Liveness
}

type slot struct {
	global bool
	index  int
}

// compile gives the variables their slots and finds what other threads can observe.
func compile(p *cfg.Program) *Program {
	c := &Program{
		Source:     p,
		Procs:      map[*ivl.ProcDecl]*Proc{},
		slots:      map[*ivl.Var]slot{},
		Globals:    p.Globals,
		data:       p.DataVars(),
		floors:     p.Floors(),
		Visible:    map[ivl.Stmt]bool{},
		visibleEnd: map[*cfg.Block]bool{},
		Declared:   map[*ivl.Var]ivl.Attrs{},
		Functions:  map[string]bool{},
		arbitrary:  map[*ivl.Var]bool{},
		Invented:   map[*ivl.Var]bool{},
		written:    map[*ivl.Havoc]bool{},
		labels:     map[*cfg.Block]string{},
		Places:     map[ivl.Stmt]trace.Place{},
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
			c.Declared[v] = d.DeclInfo().Attrs
		}
	}
	for i, g := range p.Globals {
		c.slots[g] = slot{true, i}
		if c.Attr(g, "holder") != nil {
			c.Holders = append(c.Holders, g)
		}
		if c.Attr(g, "readers") != nil {
			c.Readers = append(c.Readers, g)
		}
		if c.Attr(g, "reading") != nil {
			c.Reading = append(c.Reading, g)
		}
	}
	for _, q := range p.Procs {
		c.FromC = c.FromC || q.Decl.Attrs.Has("cname")
	}
	for _, q := range p.Procs {
		c.Procs[q.Decl] = c.compileProc(q)
	}
	c.entry = c.Procs[p.Entry.Decl]
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for i, s := range b.Stmts {
				if isVisible(b, i) {
					c.Visible[s] = true
				}
				if name := s.Info().Attrs.Text("sequential"); name != "" {
					c.Procs[q.Decl].Waits = true
					if k := slices.IndexFunc(p.Globals, func(v *ivl.Var) bool { return v.Name == name }); k >= 0 {
						c.Running = p.Globals[k]
					}
				}
			}
			if br, ok := b.Term.(*cfg.Branch); ok && ivl.Mentions(br.Cond, p.Written) {
				c.visibleEnd[b] = true
			}
		}
	}
	return c
}

func (c *Program) compileProc(q *cfg.Proc) *Proc {
	out := &Proc{Proc: q, Model: q.Decl.Attrs.Has("model"), Name: q.Decl.Attrs.Text("cname")}
	if out.Name == "" {
		out.Name = q.Decl.Name
		out.Model = out.Model || c.FromC
	}
	labels := ivl.Names{Mark: "@"}
	for _, b := range q.Blocks {
		name := labels.Unique(b.Label)
		c.labels[b] = name
		for i, s := range b.Stmts {
			c.Places[s] = trace.Place{Proc: q.Decl.Name, Block: name, Index: i}
		}
	}
	for _, vs := range [][]*ivl.Var{q.Ins, q.Outs, q.Locals} {
		for _, v := range vs {
			c.slots[v] = slot{false, len(out.vars)}
			out.vars = append(out.vars, v)
			c.Invented[v] = true
			out.zero = append(out.zero, value.Zero(v.Type))
		}
	}
	c.Functions[out.Name] = true
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
			delete(c.Invented, v)
		}
	}
	return out
}

// IsGlobal reports whether v is a global variable.
func (c *Program) IsGlobal(v *ivl.Var) bool { return c.slots[v].global }

// Attr gives an attribute of v, or of its declaration; nil if there is none.
func (c *Program) Attr(v *ivl.Var, name string) *ivl.Attr {
	if a := v.Attrs.Get(name); a != nil {
		return a
	}
	return c.Declared[v].Get(name)
}

// Text is the string argument of an attribute of v, or "".
func (c *Program) Text(v *ivl.Var, name string) string {
	if a := c.Attr(v, name); a != nil {
		return ivl.Attrs{a}.Text(name)
	}
	return ""
}

// IsThreadExit reports whether s ends its thread.
func IsThreadExit(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && cfg.EndsThread(a)
}

// IsExit reports whether s ends the process.
func IsExit(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && cfg.EndsProcess(a)
}

// IsMarker reports whether s only carries attributes: an assume of the literal
// true.
func IsMarker(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && cfg.Trivial(a.Cond)
}

// Inputs lists what has an arbitrary value before p starts: its globals, the
// parameters of its entry procedure, and the constants that no axiom defines.
// A schedule that begins with a choice of trace.Initial gives their values in
// this order.
func Inputs(p *cfg.Program) []*ivl.Var {
	out := slices.Clone(p.Globals)
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

// constants gives every constant its value: the one that is fixed, the one its axiom defines, or
// else zero (of unique constants, the next unused one).
func constants(p *ivl.Program, defs map[*ivl.Var]ivl.Expr, fixed map[*ivl.Var]value.Value) (map[*ivl.Var]value.Value, error) {
	out := maps.Clone(fixed)
	maps.DeleteFunc(out, func(v *ivl.Var, _ value.Value) bool { return v.Kind != ivl.Const })
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
		x := value.Zero(v.Type)
		if v.Unique {
			key := ivl.Expand(v.Type).String()
			x = numbered(v.Type, free[key])
			free[key]++
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
	return out, nil
}

// checkAxioms reports an axiom that does not hold for the values of the constants, as far as they are known.
func checkAxioms(p *ivl.Program, get func(*ivl.Var) (value.Value, bool)) error {
	for _, d := range p.Decls {
		if a, ok := d.(*ivl.AxiomDecl); ok {
			if x, known := value.Eval(a.Expr, get); known && x.IsFalse() {
				if !a.Pos.IsValid() { // it is none of the source
					return fmt.Errorf("the axiom %s does not hold for the values of the constants", ivl.FormatExpr(a.Expr))
				}
				return fmt.Errorf("%s: the axiom does not hold for the values of the constants", a.Pos)
			}
		}
	}
	return nil
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

// Uninitialised reports whether s, which th executes, is the havoc by which
// lowering makes the arbitrary initial values of local variables explicit.
func (c *Program) Uninitialised(th *Thread, s *ivl.Havoc) bool {
	b := th.Top().Proc.Blocks[0]
	return len(b.Stmts) > 0 && b.Stmts[0] == ivl.Stmt(s) && !c.written[s]
}

// IsData reports whether v is memory of the program.
func (c *Program) IsData(v *ivl.Var) bool { return c.data[v] }
