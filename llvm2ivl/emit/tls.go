package emit

import (
	"github.com/gsmack/gsmack/ivl"
)

// Thread-local variables. One that is only loaded and stored whole is a map
// from thread ids to values. Of any other each thread has a copy of its own
// at the address
//
//	offset of the variable + thread id * ThreadStride
//
// which the thread sets to the initial values when it starts.

// starter is the procedure that a new thread runs: that of p, after the
// thread's copies of thread-local variables are set.
func (t *translator) starter(p *procedure) *ivl.ProcDecl {
	if !t.HasThreadCopies() {
		return p.decl
	}
	if s := t.starters[p.decl]; s != nil {
		return s
	}
	t.declareTLSInit()
	s := &ivl.ProcDecl{Name: t.procs.Fresh("$thread." + p.decl.Name)}
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
	if t.HasThreadCopies() {
		t.declareTLSInit()
		t.tlsInit.Body = t.ThreadInit()
	}
}
