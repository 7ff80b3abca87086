package lalreps

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// Output is a sequentialised program and what ties it to the concurrent one.
type Output struct {
	Program *ivl.Program
	// Entry is the procedure of Program where execution begins.
	Entry *ivl.ProcDecl

	in     *cfg.Program
	rounds int
	depth  int // of recursion
	names  ivl.Names
	// copies gives, for a global that is written, its copy for each round and
	// the entry thread's turn after the last.
	copies map[*ivl.Var][]*ivl.Var
	// guesses holds what each copy but the first began with.
	guesses map[*ivl.Var][]*ivl.Var
	// inputs gives, for a parameter of the entry procedure, the one of Entry.
	inputs map[*ivl.Var]*ivl.Var

	state state
	procs map[*ivl.ProcDecl]*ivl.ProcDecl
	// started are the procedures that run as threads, with the map in which the
	// queue holds each parameter.
	started []*startable
	asserts []*ivl.Assert // those whose numbers, from 1 up, $failed holds
	pause   *ivl.ProcDecl // $switch
}

// state is the variables of the sequential program that say where it is.
type state struct {
	round, last, thread, threads, depth, failed *ivl.Var // int
	stop                                        *ivl.Var // bool
	proc, start                                 *ivl.Var // [int]int
	ids                                         []*idType
}

// idType is a type at which thread ids are asked for. For int, self and last are
// nil: an id is a thread's number plus one.
type idType struct {
	typ               ivl.Type
	self, last, child *ivl.Var
	add               *ivl.FuncDecl
}

// startable is a procedure that some async call starts.
type startable struct {
	decl *ivl.ProcDecl // of the concurrent program
	args []*ivl.Var    // [int]T, by thread number
}

// Sequentialize makes the sequential program that covers the given number of
// round-robin rounds of p, and one more turn of the entry thread. depth is how many calls deep
// the attributes say that a procedure that calls itself is inlined; Boogie looks no deeper.
func Sequentialize(p *cfg.Program, rounds, depth int) (*Output, []ivl.Diagnostic) {
	o := &Output{
		in: p, rounds: rounds, depth: depth,
		copies:  map[*ivl.Var][]*ivl.Var{},
		guesses: map[*ivl.Var][]*ivl.Var{},
		inputs:  map[*ivl.Var]*ivl.Var{},
		procs:   map[*ivl.ProcDecl]*ivl.ProcDecl{},
	}
	out := &ivl.Program{}
	o.Program = out
	for _, d := range p.Source.Decls {
		o.names.Take(d)
		switch d.(type) {
		case *ivl.TypeDecl, *ivl.ConstDecl, *ivl.FuncDecl, *ivl.AxiomDecl:
			out.Decls = append(out.Decls, d)
		}
	}
	for _, q := range p.Procs { // a local variable must not hide one of ours
		o.names.TakeVars(q.Ins)
		o.names.TakeVars(q.Outs)
		o.names.TakeVars(q.Locals)
	}
	o.declareState()
	o.declareGlobals()
	o.declareProcs()
	o.pause = o.switchProc()
	out.Decls = append(out.Decls, o.pause)
	for _, q := range p.Procs {
		d := o.procs[q.Decl]
		w := newWriter(o, q, d)
		d.Body = w.body()
		out.Decls = append(out.Decls, d)
	}
	o.Entry = o.driver()
	out.Decls = append(out.Decls, o.Entry)
	return o, ivl.Resolve(out)
}

// global declares a variable.
func (o *Output) global(name string, t ivl.Type) *ivl.Var {
	v := o.names.Global(name, t)
	o.Program.Decls = append(o.Program.Decls, &ivl.VarDecl{Vars: []*ivl.Var{v}})
	return v
}

func mapOf(t ivl.Type) ivl.Type {
	return &ivl.MapType{Args: []ivl.Type{ivl.IntType}, Result: t}
}

func (o *Output) declareState() {
	s := &o.state
	s.round = o.global("$round", ivl.IntType)
	s.last = o.global("$last", ivl.IntType)
	s.thread = o.global("$thread", ivl.IntType)
	s.threads = o.global("$threads", ivl.IntType)
	s.depth = o.global("$depth", ivl.IntType)
	s.stop = o.global("$stop", ivl.BoolType)
	s.failed = o.global("$failed", ivl.IntType)
	s.proc = o.global("$proc", mapOf(ivl.IntType))
	s.start = o.global("$start", mapOf(ivl.IntType))
}

// declareGlobals declares the copies of what is written, and the rest as it is.
func (o *Output) declareGlobals() {
	for _, g := range o.in.Globals {
		if !o.in.Written(g) {
			v := ivl.NewVar(g.Name, g.Type, ivl.Global)
			o.Program.Decls = append(o.Program.Decls, &ivl.VarDecl{Vars: []*ivl.Var{v}})
			o.inputs[g] = v
			continue
		}
		for k := 0; k <= o.rounds; k++ {
			o.copies[g] = append(o.copies[g], o.global(fmt.Sprintf("%s.round%d", g.Name, k), g.Type))
		}
		for k := 1; k <= o.rounds; k++ {
			o.guesses[g] = append(o.guesses[g], o.global(fmt.Sprintf("%s.guess%d", g.Name, k), g.Type))
		}
	}
}

// declareProcs declares the procedures, without bodies yet, the queue of threads,
// and what thread ids need.
func (o *Output) declareProcs() {
	for _, q := range o.in.Procs {
		deep := 1
		if o.recursive(q.Decl) {
			deep = o.depth
		}
		d := &ivl.ProcDecl{
			DeclBase: ivl.DeclBase{Pos: q.Decl.Pos, Attrs: ivl.Attrs{ivl.NewAttr("inline", deep)}},
			Name:     q.Decl.Name,
		}
		for _, v := range q.Ins {
			d.Ins = append(d.Ins, bare(v))
		}
		for _, v := range q.Outs {
			d.Outs = append(d.Outs, bare(v))
		}
		o.procs[q.Decl] = d
	}
	seen := map[*ivl.ProcDecl]bool{}
	for s := range o.in.Stmts() {
		switch s := s.(type) {
		case *ivl.AsyncCall:
			if seen[s.Proc] {
				continue
			}
			seen[s.Proc] = true
			st := &startable{decl: s.Proc}
			for _, v := range o.in.Proc(s.Proc).Ins {
				st.args = append(st.args, o.global(fmt.Sprintf("$arg.%s.%s", s.Proc.Name, v.Name), mapOf(v.Type)))
			}
			o.started = append(o.started, st)
		case *ivl.Call:
			if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() {
				o.idType(s.Proc.Outs[0].Type)
			} else if s.Proc.IsIntrinsic() && o.procs[s.Proc] == nil {
				d := &ivl.ProcDecl{DeclBase: s.Proc.DeclBase, Name: s.Proc.Name, Ins: s.Proc.Ins, Outs: s.Proc.Outs}
				o.procs[s.Proc] = d
				o.Program.Decls = append(o.Program.Decls, d)
			}
		}
	}
}

// bare is a variable like v without attributes and where clause; lowering has
// made statements of those.
func bare(v *ivl.Var) *ivl.Var {
	n := ivl.NewVar(v.Name, v.Type, v.Kind)
	n.Pos = v.Pos
	return n
}

// idType finds or declares what ids of a type need.
func (o *Output) idType(t ivl.Type) *idType {
	for _, i := range o.state.ids {
		if ivl.EqualTypes(i.typ, t) {
			return i
		}
	}
	i := &idType{typ: t}
	name := ivl.FormatType(ivl.Expand(t))
	i.child = o.global("$child."+name, t)
	if _, ok := ivl.Expand(t).(*ivl.BVType); ok {
		i.self = o.global("$self."+name, t)
		i.last = o.global("$ids."+name, t)
		i.add = ivl.NewOperator(o.names.Unique("$next."+name), "bvadd", t, t)
		o.Program.Decls = append(o.Program.Decls, i.add)
	}
	o.state.ids = append(o.state.ids, i)
	return i
}

// one is the id of the entry thread.
func (i *idType) one() ivl.Expr { return goal.ThreadID(0, i.typ) }

func (i *idType) plusOne(e ivl.Expr) ivl.Expr {
	if i.add != nil {
		return ivl.NewApp(i.add, e, i.one())
	}
	return ivl.NewBinary(ivl.Add, e, i.one())
}
