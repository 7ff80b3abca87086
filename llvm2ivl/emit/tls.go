package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// Thread-local variables. One that is only loaded and stored whole is a map
// from thread ids to values. Of any other each thread has a copy of its own
// at the address
//
//	offset of the variable + thread id * ThreadStride
//
// which the thread sets to the initial values when it starts.

// threadAddress is the address of the copy that the thread has of o.
func (t *translator) threadAddress(o *pointsto.Object, thread ivl.Expr) ivl.Expr {
	shift := t.Binary("mul", t.Ptr, thread, t.Number(t.mem.ThreadStride(), t.Ptr))
	return t.Binary("add", t.Ptr, t.objectAddress(o), shift)
}

// hasThreadCopies reports whether threads have to set thread-local memory when
// they start.
func (t *translator) hasThreadCopies() bool {
	for _, r := range t.mem.Regions {
		if r.ThreadLocal && r.Kind != memory.Scalar && r.Local == nil {
			return true
		}
	}
	return false
}

// starter is the procedure that a new thread runs: that of p, after the
// thread's copies of thread-local variables are set.
func (t *translator) starter(p *procedure) *ivl.ProcDecl {
	if !t.hasThreadCopies() {
		return p.decl
	}
	if s := t.starters[p.decl]; s != nil {
		return s
	}
	t.declareTLSInit()
	s := &ivl.ProcDecl{Name: t.procs.fresh("$thread." + p.decl.Name)}
	s.Attrs = ivl.Attrs{{Name: "model"}}
	call := &ivl.Call{Name: p.decl.Name, Proc: p.decl}
	for _, in := range p.decl.Ins {
		v := ivl.NewVar(in.Name, in.Type, ivl.InParam)
		s.Ins = append(s.Ins, v)
		call.Args = append(call.Args, ivl.NewIdent(v))
	}
	s.Body = &ivl.Body{}
	for _, out := range p.decl.Outs {
		v := ivl.NewVar(out.Name, out.Type, ivl.Local)
		s.Body.Locals = append(s.Body.Locals, v)
		call.Outs = append(call.Outs, ivl.NewIdent(v))
	}
	s.Body.Stmts = []ivl.Stmt{&ivl.Call{Name: t.tlsInit.Name, Proc: t.tlsInit}, call}
	t.starters[p.decl] = s
	return s
}

func (t *translator) declareTLSInit() {
	if t.tlsInit == nil {
		t.tlsInit = &ivl.ProcDecl{Name: "$tls_init"}
		t.tlsInit.Attrs = ivl.Attrs{{Name: "model"}}
	}
}

// translateTLS fills in $tls_init. Like $init it comes after all functions.
func (t *translator) translateTLS() {
	if !t.hasThreadCopies() {
		return
	}
	t.declareTLSInit()
	i := &initializer{translator: t, names: newScope(t.names)}
	self := i.local("$tid", t.PtrType())
	for _, r := range t.usedRegions() {
		if !r.ThreadLocal || r.Kind == memory.Scalar {
			continue
		}
		_, arbitrary := t.initialContent(r)
		for _, o := range r.Objects {
			if o.ThreadLocal && !o.Extern {
				i.object(r, t.regions[r], o, i.threadAddress(o, self), arbitrary)
			}
		}
	}
	call := &ivl.Call{Name: "$self", Proc: t.Lib.Self(t.PtrType()), Outs: []*ivl.Ident{self}}
	room := &ivl.Assert{Cond: t.Compare("ult", t.Ptr, self, t.Number(pointsto.MaxThreads, t.Ptr))}
	room.Attrs = ivl.Attrs{textAttr("unknown", "there are more threads than there is room for thread-local variables")}
	t.tlsInit.Body = &ivl.Body{Locals: i.locals, Stmts: append([]ivl.Stmt{call, room}, i.out...)}
}
