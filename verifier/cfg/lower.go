package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Lower brings a resolved program into executable form, as the package comment
// promises. Execution begins at the procedure with {:entrypoint}, else at the
// one called entry. Only procedures that can be reached from there are lowered.
//
// Faults of the user's program (no entry procedure, several implementations)
// are diagnostics; if one of them is an error, the program is nil.
func Lower(p *ivl.Program, entry string) (*Program, []ivl.Diagnostic) {
	p, arms := withArms(p)
	l := &lowerer{
		prog:     p,
		parallel: arms,
		out:      &Program{Source: p, byDecl: map[*ivl.ProcDecl]*Proc{}},
		written:  map[*ivl.Var]bool{},
		called:   map[*ivl.ProcDecl]bool{},
		inner:    map[*ivl.ProcDecl]bool{},
		taken:    map[string]bool{},

		polymorphicVars: map[*ivl.Var]bool{},
	}
	start := l.findEntry(entry)
	if start == nil {
		return nil, l.diags
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			l.out.Globals = append(l.out.Globals, d.Vars...)
			for _, v := range d.Vars {
				l.taken[v.Name] = true
			}
		case *ivl.ConstDecl:
			for _, v := range d.Vars {
				l.taken[v.Name] = true
			}
		}
	}
	l.reach(start)
	if l.out.Concurrent {
		marked := Marked(p, threadLocal)
		l.own = slices.DeleteFunc(slices.Clone(l.out.Globals), func(v *ivl.Var) bool { return !marked[v] })
	}
	for _, c := range l.codes {
		l.out.Procs = append(l.out.Procs, c.proc)
		l.out.byDecl[c.decl] = c.proc
	}
	l.out.Entry = l.codes[0].proc
	var builders []*builder
	for _, c := range l.codes {
		builders = append(builders, l.build(c))
	}
	if ivl.HasErrors(l.diags) {
		return nil, l.diags
	}
	entries := map[*ivl.ProcDecl]*Block{}
	for _, b := range builders {
		entries[b.code.decl] = b.entry
	}
	l.sections = newSections(func(d *ivl.ProcDecl) []*Block {
		if entries[d] == nil {
			return nil
		}
		return reversePostorder(entries[d])
	})
	for _, b := range builders {
		b.code.proc.Blocks = reversePostorder(b.entry)
		b.split()
	}
	l.ownVars(builders)
	if !l.called[start] {
		// Nobody gives the parameters their values: they are arbitrary, and a
		// schedule must say what they were.
		e := l.out.Entry
		e.Locals = append(slices.Clip(slices.Clone(e.Ins)), e.Locals...)
		e.Ins = nil
	}
	for _, b := range builders {
		b.finish()
	}
	l.out.FindSteps()
	return l.out, l.diags
}

// lowerer holds what is known of the whole program while it is lowered.
type lowerer struct {
	prog     *ivl.Program
	out      *Program
	parallel *parallel
	diags    []ivl.Diagnostic
	codes    []*code // reachable procedures, the entry first
	// written holds the globals that some reachable statement writes.
	written map[*ivl.Var]bool
	called  map[*ivl.ProcDecl]bool // by a call or async call
	own     []*ivl.Var             // variables that each thread has for itself
	inner   map[*ivl.ProcDecl]bool // by a call: where it returns to, its thread goes on
	taken   map[string]bool        // names of globals and constants
	// polymorphicVars says of variables met so far whether their types have a
	// polymorphic map in them.
	polymorphicVars map[*ivl.Var]bool
	// sections knows how calls open and close atomic sections.
	sections *sections
}

// code is the implementation of a procedure. body is nil for one that is only
// started as a thread and has a contract alone.
type code struct {
	decl *ivl.ProcDecl
	proc *Proc
	body *ivl.Body
}

func (l *lowerer) errorf(id string, pos ivl.Pos, format string, args ...any) {
	l.diags = append(l.diags, ivl.Diagnostic{ID: id, Severity: ivl.Error, Pos: pos, Message: fmt.Sprintf(format, args...)})
}

// findEntry returns the procedure where execution begins, or nil after a
// diagnostic.
func (l *lowerer) findEntry(name string) *ivl.ProcDecl {
	var marked []*ivl.ProcDecl
	for _, d := range l.prog.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.Attrs.Has("entrypoint") {
			marked = append(marked, d)
		}
	}
	if len(marked) > 1 {
		l.errorf("several-entries", marked[1].Pos, "procedures %s and %s both carry {:entrypoint}; keep it on one", marked[0].Name, marked[1].Name)
		return nil
	}
	start := l.prog.EntryPoint(name)
	if start == nil {
		var pos ivl.Pos
		if len(l.prog.Decls) > 0 {
			pos.File = l.prog.Decls[0].DeclInfo().Pos.File
		}
		l.errorf("no-entry", pos, "there is no procedure %s to start from; mark one with {:entrypoint}, or name one with --main", name)
		return nil
	}
	if body, _, _ := implementation(start); body == nil {
		l.errorf("no-entry", start.Pos, "execution cannot start in %s, which has no body; give it one, or mark another procedure with {:entrypoint}", start.Name)
		return nil
	}
	return start
}

// implementation returns the code of d, nil if it has none, and the parameters
// by the names that the code uses.
func implementation(d *ivl.ProcDecl) (body *ivl.Body, ins, outs []*ivl.Var) {
	if d.Body == nil && len(d.Impls) > 0 {
		i := d.Impls[0]
		return i.Body, i.Ins, i.Outs
	}
	return d.Body, d.Ins, d.Outs
}

// reach finds the procedures that can run, what they write, and whether they
// start threads.
func (l *lowerer) reach(start *ivl.ProcDecl) {
	seen := map[*ivl.ProcDecl]bool{}
	add := func(d *ivl.ProcDecl, needsCode bool) {
		if seen[d] || d.IsIntrinsic() {
			return
		}
		body, ins, outs := implementation(d)
		if body == nil {
			for _, m := range d.Modifies {
				l.write(m.Var)
			}
			if !needsCode {
				return
			}
		}
		seen[d] = true
		if n := len(d.Impls); n > 1 || n == 1 && d.Body != nil {
			l.errorf("several-implementations", d.Pos, "procedure %s has several implementations; keep one", d.Name)
		}
		if len(d.TypeParams) > 0 && body != nil {
			l.errorf("generic-procedure", d.Pos, "procedure %s has type parameters; write one procedure for each type it is used at", d.Name)
		}
		c := &code{decl: d, body: body, proc: &Proc{Decl: d, Ins: slices.Clip(ins), Outs: slices.Clip(outs)}}
		if body != nil {
			c.proc.Locals = slices.Clone(body.Locals)
		}
		l.codes = append(l.codes, c)
	}
	add(start, true)
	for i := 0; i < len(l.codes); i++ {
		body := l.codes[i].body
		if body == nil {
			continue
		}
		ivl.WalkStmts(body.Stmts, func(s ivl.Stmt) bool {
			for _, v := range Assigned(s) {
				l.write(v)
			}
			switch s := s.(type) {
			case *ivl.Atomic, *ivl.AtomicBegin, *ivl.Assume:
				l.checkOrders(s.Info())
			case *ivl.Call:
				l.called[s.Proc], l.inner[s.Proc] = true, true
				add(s.Proc, false)
			case *ivl.AsyncCall:
				l.out.Concurrent = true
				l.called[s.Proc] = true
				if s.Proc.IsIntrinsic() {
					l.errorf("async-intrinsic", s.Pos, "%s cannot run as a thread; use call", s.Proc.Name)
				}
				add(s.Proc, true)
			case *ivl.ParCall:
				l.reachArms(s, add)
			}
			return true
		})
	}
}

func (l *lowerer) write(v *ivl.Var) {
	if v.Kind == ivl.Global {
		l.written[v] = true
	}
}

// shared reports whether an access to v is a step of its own.
func (l *lowerer) shared(v *ivl.Var) bool {
	return l.out.Concurrent && v.Kind == ivl.Global && l.written[v] && !slices.Contains(l.own, v)
}

// Target is the variable that an assignment to lhs changes: lhs is an Ident or
// a chain of Selects that ends in one.
func Target(lhs ivl.Expr) *ivl.Ident {
	for {
		switch e := lhs.(type) {
		case *ivl.Ident:
			return e
		case *ivl.Select:
			lhs = e.M
		default:
			panic(fmt.Sprintf("cfg.Target: %T", e))
		}
	}
}
