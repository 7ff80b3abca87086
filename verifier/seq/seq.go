package seq

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// Output is a sequentialised program and what ties it to the threads it covers.
type Output struct {
	// Spawns gives, for the statement that starts a thread, the instance's ID.
	Spawns map[ivl.Stmt]int
	// Gotos gives, for the guess of a nondeterministic goto, the index in the
	// lowered goto of each choice: the first true variable says which choice,
	// none true the last.
	Gotos map[ivl.Stmt][]int
	// Goals gives the assertions that are not the program's own but look for
	// deadlocks and races.
	Goals map[ivl.Stmt]Goal
	// Marks says what statements of the final state mean.
	Marks map[ivl.Stmt]Mark
	// Steps counts the steps of all instances.
	Steps int
	// Elements gives, for a variable of the program that stands for one element
	// of a map, the map of the thread instances and the index.
	Elements map[*ivl.Var]cfg.Element

	in      *cfg.Threads
	goals   goal.Set
	passes  map[ivl.Stmt]ivl.Stmt // the spawn of each statement that passes an argument to a thread
	data    map[*ivl.Var]bool
	names   *ivl.Names
	threads []*thread
	driver  string // name of the sequential program's entry procedure
	fresh   *freshness
}

// Mark is what a statement of the final state means. If it is executed, then so it is.
type Mark struct {
	Kind   MarkKind
	Race   bool // it is about races, and not about deadlocks
	Thread int
	Stmt   ivl.Stmt // of the lowered program, unless Ended
	Timed  ivl.Stmt // as trace.Finding has it
}

// MarkKind is what a Mark says.
type MarkKind uint8

// What marks say.
const (
	// Stands: the thread is before the statement, at which it waits or which makes the access.
	Stands MarkKind = iota
	// Tries: the thread comes to the statement in the section that it has begun.
	Tries
	// Ended: the thread has ended.
	Ended
)

// String is the attribute that tells readers of the program.
func (k MarkKind) String() string { return [...]string{"standing", "tries", "ended"}[k] }

// New cuts the instances into steps. Program and Completeness then give the
// sequential programs for any number of rounds; they look for failing assertions,
// and for deadlocks and races if these are goals.
func New(t *cfg.Threads, goals goal.Set) *Output {
	out := &Output{
		Spawns:   map[ivl.Stmt]int{},
		Gotos:    map[ivl.Stmt][]int{},
		Elements: maps.Clone(t.Elements),
		Goals:    map[ivl.Stmt]Goal{},
		Marks:    map[ivl.Stmt]Mark{},
		passes:   map[ivl.Stmt]ivl.Stmt{},

		in:    t,
		goals: goals,
		data:  t.DataVars(),
		names: newNames(t),
	}
	out.driver = out.names.Unique("main")
	byInst := map[*cfg.Instance]*thread{}
	for _, inst := range t.Instances {
		th := &thread{inst: inst, rename: map[*ivl.Var]ivl.Expr{}}
		if inst.Parent == nil {
			th.proc = out.names.Unique(inst.Name + ".thread")
		} else {
			th.proc = out.names.Unique(inst.Name)
		}
		if inst.Parent != nil {
			th.started = out.names.Global(inst.Name+".started", ivl.BoolType)
		}
		for _, vars := range [][]*ivl.Var{inst.Params, inst.Locals} {
			for _, v := range vars {
				g := out.names.Global(inst.Name+"."+v.Name, v.Type)
				g.Attrs = v.Attrs
				th.locals = append(th.locals, g)
				th.rename[v] = ivl.NewIdent(g)
				if e, ok := t.Elements[v]; ok {
					out.Elements[g] = e
				}
			}
		}
		byInst[inst] = th
		out.threads = append(out.threads, th)
	}
	sh := shared(t)
	for _, th := range out.threads {
		b := &builder{out: out, in: t, names: out.names, shared: sh, threads: byInst, t: th}
		b.build()
		out.Steps += len(th.steps)
	}
	return out
}

// Concurrent reports whether there is more than one thread instance. If not,
// every program covers everything, whatever the number of rounds.
func (o *Output) Concurrent() bool { return len(o.threads) > 1 }

// Program gives the sequential program that covers the given number of
// round-robin rounds, and its entry procedure.
func (o *Output) Program(rounds int) (*ivl.Program, *ivl.ProcDecl) {
	return o.assemble(rounds, nil)
}

// Completeness gives the program in which an assertion {:bound "rounds"} can
// fail iff some schedule is not covered by Program(rounds).
func (o *Output) Completeness(rounds int) (*ivl.Program, *ivl.ProcDecl) {
	if o.fresh == nil {
		o.fresh = newFreshness(o)
	}
	return o.assemble(rounds, o.fresh)
}

// assemble makes the sequential program for the rounds; f is nil but for Completeness.
func (o *Output) assemble(rounds int, f *freshness) (*ivl.Program, *ivl.ProcDecl) {
	p := &ivl.Program{}
	for _, d := range o.in.Program.Source.Decls {
		switch d.(type) {
		case *ivl.TypeDecl, *ivl.ConstDecl, *ivl.FuncDecl, *ivl.AxiomDecl:
			p.Decls = append(p.Decls, d)
		}
	}
	globals := func(vs []*ivl.Var) {
		for _, v := range vs {
			p.Decls = append(p.Decls, &ivl.VarDecl{Vars: []*ivl.Var{v}})
		}
	}
	globals(o.in.Globals)
	for _, th := range o.threads {
		if th.started != nil {
			globals([]*ivl.Var{th.started})
		}
		globals(th.locals)
		globals(th.control)
		if o.Concurrent() {
			globals(th.done)
		}
	}
	if f != nil {
		globals(f.vars)
	}
	main := procedure(o.driver, ivl.Attrs{{Name: "entrypoint"}})
	if !o.Concurrent() {
		th := o.threads[0]
		main.Body = &ivl.Body{Stmts: append(o.initial(f), th.steps[0].stmts...)}
		main.Modifies = modified(main.Body.Stmts)
		p.Decls = append(p.Decls, main)
		return p, main
	}
	procs := make([]*ivl.ProcDecl, len(o.threads))
	for i, th := range o.threads {
		procs[i] = o.context(th, f)
		p.Decls = append(p.Decls, procs[i])
	}
	main.Body = &ivl.Body{Stmts: o.schedule(procs, rounds, f)}
	if final := o.finalState(); final != nil && f == nil {
		p.Decls = append(p.Decls, final)
		main.Body.Stmts = append(main.Body.Stmts, &ivl.Call{Name: final.Name, Proc: final})
	}
	main.Modifies = modified(main.Body.Stmts)
	p.Decls = append(p.Decls, main)
	return p, main
}

func procedure(name string, as ivl.Attrs) *ivl.ProcDecl {
	return &ivl.ProcDecl{DeclBase: ivl.DeclBase{Attrs: as}, Name: name}
}

// initial sets what must be false before the first context.
func (o *Output) initial(f *freshness) []ivl.Stmt {
	var out []ivl.Stmt
	for _, th := range o.threads {
		vars := slices.Clone(th.control)
		if th.started != nil {
			vars = append(vars, th.started)
		}
		if o.Concurrent() {
			vars = append(vars, th.done...)
		}
		for _, v := range vars {
			out = append(out, ivl.NewAssign(v, ivl.NewBool(false)))
		}
	}
	if f != nil {
		for _, v := range f.vars {
			out = append(out, ivl.NewAssign(v, ivl.NewBool(false)))
		}
	}
	return out
}

// schedule calls the threads in order, round by round, and the entry thread once
// more at the end.
func (o *Output) schedule(procs []*ivl.ProcDecl, rounds int, f *freshness) []ivl.Stmt {
	out := o.initial(f)
	call := func(i, round int) {
		c := &ivl.Call{Name: procs[i].Name, Proc: procs[i]}
		if f != nil {
			c.Args = []ivl.Expr{ivl.NewBool(round == 0), ivl.NewBool(round == rounds && i > 0)}
		}
		out = append(out, &ivl.Assume{Cond: ivl.NewBool(true), StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{
			ivl.NewAttr("context", o.threads[i].inst.Name),
			ivl.NewAttr("round", int64(round+1)),
		}}}, c)
	}
	for r := range rounds {
		for i := range procs {
			call(i, r)
		}
	}
	call(0, rounds)
	if f != nil {
		for i := 1; i < len(procs); i++ {
			call(i, rounds)
		}
	}
	return out
}

// context is the procedure that gives a thread one slot of a round.
func (o *Output) context(th *thread, f *freshness) *ivl.ProcDecl {
	p := procedure(th.proc, ivl.Attrs{ivl.NewAttr("inline", 1)})
	next := ivl.NewVar("$next", ivl.BoolType, ivl.Local)
	prev := ivl.NewVar("$prev", ivl.BoolType, ivl.Local)
	body := &ivl.Body{Locals: []*ivl.Var{next, prev}}
	var slot *slot
	if f != nil {
		slot = f.slot(th)
		p.Ins = []*ivl.Var{slot.firstRound, slot.beyond}
		body.Locals = append(body.Locals, slot.moved)
		body.Stmts = append(body.Stmts, ivl.NewAssign(slot.moved, ivl.NewBool(false)))
	}
	nextId, prevId := ivl.NewIdent(next), ivl.NewIdent(prev)
	body.Stmts = append(body.Stmts, ivl.NewAssign(prev, ivl.NewBool(true)))
	for i, s := range th.steps {
		stmts := s.stmts
		if f != nil {
			stmts = slot.around(s)
		}
		done := ivl.NewIdent(th.done[i])
		if th.started == nil && i == 0 {
			// The entry thread runs alone up to its first spawn.
			body.Stmts = append(body.Stmts,
				&ivl.If{Cond: ivl.NewNot(done), Then: stmts},
				ivl.NewAssign(th.done[i], ivl.NewBool(true)))
			continue
		}
		guess := ivl.NewAnd(ivl.NewImplies(done, nextId), ivl.NewImplies(nextId, prevId))
		if i == 0 {
			guess = ivl.NewAnd(guess, ivl.NewImplies(nextId, ivl.NewIdent(th.started)))
		}
		attrs := ivl.Attrs{ivl.NewAttr("step", i)}
		if s.label != "" {
			attrs[0].Args = append(attrs[0].Args, ivl.AttrArg{Str: s.label})
		}
		body.Stmts = append(body.Stmts,
			ivl.NewHavoc(nextId.Var),
			&ivl.Assume{StmtInfo: ivl.StmtInfo{Attrs: attrs}, Cond: guess},
			&ivl.If{Cond: ivl.NewAnd(nextId, ivl.NewNot(done)), Then: stmts},
			ivl.NewAssign(th.done[i], nextId),
			ivl.NewAssign(prev, nextId))
	}
	if f != nil {
		body.Stmts = append(body.Stmts, slot.close()...)
	}
	p.Body = body
	p.Modifies = modified(body.Stmts)
	return p
}

// modified lists the globals that the statements assign, havoc or let callees
// modify, in order of first mention.
func modified(stmts []ivl.Stmt) []*ivl.Ident {
	var out []*ivl.Ident
	seen := map[*ivl.Var]bool{}
	add := func(id *ivl.Ident) {
		if id.Var.Kind == ivl.Global && !seen[id.Var] {
			seen[id.Var] = true
			out = append(out, ivl.NewIdent(id.Var))
		}
	}
	ivl.WalkStmts(stmts, func(s ivl.Stmt) bool {
		ivl.Assigned(s, add)
		if c, ok := s.(*ivl.Call); ok {
			for _, id := range c.Proc.Modifies {
				add(id)
			}
		}
		return true
	})
	return out
}

// newNames are those that stay.
func newNames(t *cfg.Threads) *ivl.Names {
	n := &ivl.Names{}
	for _, d := range t.Program.Source.Decls {
		switch d.(type) {
		case *ivl.TypeDecl, *ivl.ConstDecl, *ivl.FuncDecl:
			n.Take(d)
		}
	}
	n.TakeVars(t.Globals)
	return n
}
