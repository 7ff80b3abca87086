package prelude

import "github.com/gsmack/gsmack/ivl"

// Alloc returns procedure {:allocator} $alloc(size) returns (p): the address of
// a fresh object of size bytes. ptr is the type of addresses and sizes.
func (l *Library) Alloc(ptr ivl.Type) *ivl.ProcDecl {
	return l.procedure("$alloc", "allocator",
		[]*ivl.Var{{Name: "size", Type: ptr, Kind: ivl.InParam}},
		&ivl.Var{Name: "p", Type: ptr, Kind: ivl.OutParam})
}

// Self returns procedure {:thread_self} $self() returns (id): the id of the
// thread that calls it.
func (l *Library) Self(id ivl.Type) *ivl.ProcDecl {
	return l.procedure("$self", "thread_self", nil, &ivl.Var{Name: "id", Type: id, Kind: ivl.OutParam})
}

// Child returns procedure {:thread_child} $child() returns (id): the id of the
// thread that the calling thread started last, 0 before the first.
func (l *Library) Child(id ivl.Type) *ivl.ProcDecl {
	return l.procedure("$child", "thread_child", nil, &ivl.Var{Name: "id", Type: id, Kind: ivl.OutParam})
}

func (l *Library) procedure(name, attr string, ins []*ivl.Var, out *ivl.Var) *ivl.ProcDecl {
	if p, ok := l.procs[name]; ok {
		return p
	}
	p := &ivl.ProcDecl{Name: name, Ins: ins, Outs: []*ivl.Var{out}}
	p.Attrs = ivl.Attrs{{Name: attr}}
	l.procs[name] = p
	return p
}
