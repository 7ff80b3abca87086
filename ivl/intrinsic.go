package ivl

// The procedures of Corral that stand for primitives of concurrency.
const (
	CorralAtomicBegin = "corral_atomic_begin"
	CorralAtomicEnd   = "corral_atomic_end"
	corralThreadSelf  = "corral_getThreadID"
	corralThreadChild = "corral_getChildThreadID"

	corralNotReachable = "corral_assert_not_reachable"
)

// IsThreadSelf reports whether calling d yields the id of the calling thread:
// {:thread_self}, or Corral's corral_getThreadID.
func (d *ProcDecl) IsThreadSelf() bool {
	return d.Attrs.Has("thread_self") || d.Name == corralThreadSelf
}

// IsThreadChild reports whether calling d yields the id of the thread that the
// calling thread spawned last: {:thread_child}, or corral_getChildThreadID.
func (d *ProcDecl) IsThreadChild() bool {
	return d.Attrs.Has("thread_child") || d.Name == corralThreadChild
}

// IsAllocator reports whether calling d yields the address of a fresh object:
// {:allocator}, with the size for a parameter and the address for a result.
// (Corral puts the same attribute on procedures of other shapes, which are
// ordinary procedures to us.)
func (d *ProcDecl) IsAllocator() bool {
	return d.Attrs.Has("allocator") && len(d.Ins) == 1 && len(d.Outs) == 1 && len(d.TypeParams) == 0
}

// IsNotReachable reports whether a call of d is an assertion that fails: Corral's
// corral_assert_not_reachable, which has no body.
func (d *ProcDecl) IsNotReachable() bool {
	return d.Name == corralNotReachable && d.Body == nil && len(d.Impls) == 0 && len(d.Ins) == 0 && len(d.Outs) == 0
}

// IsIntrinsic reports whether calls of d mean something that neither its body
// nor its contract says.
func (d *ProcDecl) IsIntrinsic() bool {
	return d.IsThreadSelf() || d.IsThreadChild() || d.IsAllocator()
}

// EntryPoint returns the procedure that carries {:entrypoint}, else the one
// called name, else nil.
func (p *Program) EntryPoint(name string) *ProcDecl {
	var named *ProcDecl
	for _, d := range p.Decls {
		if d, ok := d.(*ProcDecl); ok {
			if d.Attrs.Has("entrypoint") {
				return d
			}
			if d.Name == name {
				named = d
			}
		}
	}
	return named
}
