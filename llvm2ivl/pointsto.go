package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// ObjectKind says what an object of memory is.
type ObjectKind uint8

// The kinds of objects.
const (
	GlobalObject ObjectKind = iota
	AllocaObject
	HeapObject     // of an allocation site
	FuncObject     // a function's address
	BlockObject    // a label's address
	ExternalObject // of the environment: argv and its strings
	VarArgsObject  // the variable arguments of a function's activation, 8-byte slots (4 under -m32)
)

// Object is an object of memory, or all the objects that one alloca or
// allocation site makes.
type Object struct {
	ID    int
	Kind  ObjectKind
	Name  string      // unique, of letters, digits, _ . and $
	CName string      // for people: "buf", "malloc at list.c:12"
	CType string      // "char[10]", or "" when unknown
	Value value.Value // *ir.Global, *ir.InstAlloca, *ir.InstCall, *ir.Func; nil for some ExternalObjects
	Func  *ir.Func    // of an alloca, allocation site, VarArgs
	Type  types.Type  // declared type, or nil
	Size  int64       // in bytes; -1 when unknown
	Align int64

	// Address is the constant address of a global, function, or alloca that is Single or
	// Local; 0 for what must be given an address when it comes into being.
	Address uint64
	// Single: the object exists once in every execution.
	Single bool
	// Local: an alloca whose address never leaves its activation; all its
	// regions are Local.
	Local bool
	// ThreadLocal: each thread has its own (a C thread_local variable).
	ThreadLocal bool
	// Extern: a global of the environment, with arbitrary content.
	Extern bool
}

// Memory is the result of Analyze: the objects, the regions they are split into,
// and where each instruction reads and writes.
type Memory struct {
	Linked  *Linked
	Objects []*Object
	Regions []*Region
}

// Analyze runs the points-to analysis over the whole program and splits memory.
func Analyze(l *Linked) *Memory { return nil }

// Callees lists the functions (with or without body) that a call can mean, in order of
// definition: one for a direct call; for an indirect one the address-taken functions of fitting
// type that the pointer may hold.
func (m *Memory) Callees(call *ir.InstCall) []*ir.Func { return nil }

// ObjectOf is the object of a *ir.Global, *ir.Func or *ir.InstAlloca.
func (m *Memory) ObjectOf(v value.Value) *Object { return nil }

// Pointees are the objects that the pointer v, an operand in function f, may point to.
func (m *Memory) Pointees(v value.Value) []*Object { return nil }

// VarArgs is the object that holds the variable arguments of f, or nil if f
// never looks at them.
func (m *Memory) VarArgs(f *ir.Func) *Object { return nil }

// cellAt is the accessed cell of o that byte offset at falls into: where it starts and
// its region, or nil.
func (m *Memory) cellAt(o *Object, at int64) (int64, *Region) { return 0, nil }
