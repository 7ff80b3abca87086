package storage

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/prelude"
)

// Store is the variables and constants of the verification language that hold what a program has in memory.
type Store struct {
	arith.Encoding
	// Linked is the program, Mem its memory and Layout that of its types.
	Linked *link.Linked
	Mem    *memory.Memory
	Layout *ir.Layout
	// Names are those of the global variables and constants.
	Names *Scope
	// Mutable are the regions that injected code assigns to.
	Mutable map[*memory.Region]bool
	// Ghosts are the pieces of state that models keep outside of the program's memory, by name.
	Ghosts map[string]*ivl.Var
	// AnyUndefined says that variables that nothing defines have any value; otherwise that value is one that nobody knows, and a
	// failure that depends on it is doubtful.
	AnyUndefined bool

	lengths        map[*pointsto.ArgVector]*ivl.Var
	given          map[*memory.Region]*ivl.Var // what a region that changes holds at the beginning, which is not known
	names          map[*memory.Region]string
	regions        map[*memory.Region]*ivl.Var
	objects        map[*pointsto.Object]*ivl.Var
	numbering      *numbers // of exposed addresses, if there are any
	next, previous *ivl.Var // which objects begin where others end, if that is asked (numbering.go)
}

// NewStore is an empty store for the memory m.
func NewStore(m *memory.Memory, unbounded bool) *Store {
	l := m.Linked
	t := &Store{
		Linked: l, Mem: m, Layout: l.Layout, Names: NewScope(nil),
		names: map[*memory.Region]string{}, regions: map[*memory.Region]*ivl.Var{}, Mutable: map[*memory.Region]bool{}, objects: map[*pointsto.Object]*ivl.Var{},
		Ghosts: map[string]*ivl.Var{}, lengths: map[*pointsto.ArgVector]*ivl.Var{}, given: map[*memory.Region]*ivl.Var{},
	}
	t.Encoding = arith.Encoding{Lib: prelude.New(), Unbounded: unbounded, Ptr: l.Layout.PtrBits()}
	for _, r := range m.Regions {
		if r.Local == nil {
			t.names[r] = t.Names.Fresh(r.Name) // no scope inside of this one may take it
		}
	}
	return t
}

// Ghost is the variable of the ghost state of that name; ty is its type if it is new.
func (t *Store) Ghost(name string, ty ivl.Type) *ivl.Var {
	if t.Ghosts[name] == nil {
		t.Ghosts[name] = ivl.NewVar(t.Names.Fresh("$"+name), ty, ivl.Global)
	}
	return t.Ghosts[name]
}

// Pointers is what the ghost state beside a region is called that has which of its cells hold pointers, or parts of them.
const Pointers = "pointer"

// Beside is the name of the ghost state of a region that is called what.
func (t *Store) Beside(r *memory.Region, what string) string {
	return what + "." + t.RegionVar(r).Name
}

// Ends is the name of the ghost state, or begins it, that has whether the lives of objects are over; Heir is that of what was given their addresses.
const (
	Ends = "over"
	Heir = "heir"
)

// ObjectState is the ghost state of objects of that name: a map from where they begin.
func (t *Store) ObjectState(name string, ty ivl.Type) *ivl.Var {
	return t.Ghost("object."+name, &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: ty})
}

// DropObjectState drops that ghost state, which nobody needs.
func (t *Store) DropObjectState(name string) { delete(t.Ghosts, "object."+name) }

// ThreadAddress is the address of the copy that the thread has of o.
func (t *Store) ThreadAddress(o *pointsto.Object, thread ivl.Expr) ivl.Expr {
	shift := t.Binary("mul", t.Ptr, thread, t.Number(t.Mem.Slots().ThreadStride, t.Ptr))
	return t.Binary("add", t.Ptr, t.ObjectAddress(o), shift)
}

// HasThreadCopies reports whether threads have to set thread-local memory when
// they start.
func (t *Store) HasThreadCopies() bool {
	return slices.ContainsFunc(t.Mem.Regions, func(r *memory.Region) bool { return r.ThreadLocal && r.Kind != memory.Scalar && r.Local == nil })
}

// TextAttr is an attribute with a text.
func TextAttr(name, text string) *ivl.Attr {
	return ivl.NewAttr(name, AttrText(text))
}

// AttrText is text that a string of the IVL can hold: Boogie's strings have no
// escapes.
func AttrText(s string) string {
	out := []rune(s)
	for i, r := range out {
		switch {
		case r == '"':
			out[i] = '\''
		case r < ' ' || r == '\\':
			out[i] = ' '
			if r == '\\' {
				out[i] = '/'
			}
		}
	}
	return string(out)
}
