package pointsto

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// indirectCall waits for the functions that its callee may be.
type indirectCall struct {
	call *ir.Call
	fn   *ir.Func // that contains it
}

type callEdge struct {
	call *ir.Call
	to   *ir.Func
}

type varArgKey struct {
	call *ir.Call
	to   *ir.Func
	arg  int
}

func (b *builder) call(call *ir.Call) {
	f := ir.CalledFunc(call.Callee)
	if f == nil {
		if callee := b.node(call.Callee); callee != noNode {
			g := b.rules(callee)
			ic := &indirectCall{call, b.fn}
			g.calls = append(g.calls, ic)
			for _, l := range g.done.list() {
				b.meanCall(ic, b.objects[b.places[l].obj])
			}
		}
		return
	}
	b.callees[call] = []*ir.Func{f}
	b.connect(call, f, b.fn)
}

// meanCall lets an indirect call mean the function o, if it fits.
func (b *builder) meanCall(ic *indirectCall, o *objState) {
	f, ok := o.Value.(*ir.Func)
	if !ok || !b.fits(ic.call, f) || slices.Contains(ic.call.Not, f) {
		return
	}
	for _, own := range ic.call.Own {
		if own.Of == f {
			f = own
		}
	}
	if b.connected[callEdge{ic.call, f}] {
		return
	}
	b.callees[ic.call] = append(b.callees[ic.call], f)
	b.connect(ic.call, f, ic.fn)
}

// fits reports whether the call can mean f: C lets a function be called through a pointer of
// another type in practice when it takes no more arguments than it gets, each of the same
// kind.
func (b *builder) fits(call *ir.Call, f *ir.Func) bool {
	if len(call.Args) < len(f.Params) {
		return false
	}
	for i, p := range f.Params {
		_, want := p.Type().(*ir.FloatType)
		_, got := call.Args[i].Type().(*ir.FloatType)
		if want != got {
			return false
		}
	}
	return true
}

// connect passes arguments and result between a call in fn and a function it means.
func (b *builder) connect(call *ir.Call, f, fn *ir.Func) {
	if b.connected[callEdge{call, f}] {
		return
	}
	b.connected[callEdge{call, f}] = true
	saved := b.fn
	b.fn = fn
	defer func() { b.fn = saved }()
	switch {
	case len(f.Blocks) > 0:
		b.pass(call, f, call.Args)
		b.addCopy(b.rets[f], b.node(call))
	case strings.HasPrefix(f.Name(), "llvm."):
		b.addNumber(b.node(call), number{state: anyNumber})
		b.intrinsic(call, strings.TrimPrefix(f.Name(), "llvm."))
	case link.Primitive(f):
		b.addNumber(b.node(call), number{state: anyNumber})
		b.primitive(call, f, fn)
	default: // unknown: it may return, and keep, what it was given
		b.addNumber(b.node(call), number{state: anyNumber})
		for _, a := range call.Args {
			b.addStep(b.node(a), b.outside, unknownStep{})
			b.addStep(b.node(a), b.node(call), unknownStep{})
		}
	}
}

// pass hands args to the parameters of f, and those beyond to its variable arguments.
func (b *builder) pass(call *ir.Call, f *ir.Func, args []ir.Value) {
	va := b.m.VarArgs(f)
	slot := int64(0)
	for i, a := range args {
		if i < len(f.Params) {
			b.addCopy(b.node(a), b.values[f.Params[i]])
			continue
		}
		if va == nil {
			continue
		}
		if b.layout.Align(a.Type()) > b.layout.PtrBytes && b.layout.PtrBytes == 8 {
			slot = ir.AlignUp(slot, 16)
		}
		from := b.newNode(owner{fn: f})
		b.addLoc(from, b.loc(b.objects[va.ID], 0))
		b.varArgs[varArgKey{call, f, i - len(f.Params)}] = b.accessAt(call, from, slot, a.Type(), noNode, b.node(a), true)
		slot = ir.AlignUp(slot+b.layout.StoreSize(a.Type()), b.layout.PtrBytes)
	}
}

// primitive handles the functions of gsmack.h.
func (b *builder) primitive(call *ir.Call, f, fn *ir.Func) {
	arg := func(i int) nodeID {
		if i < len(call.Args) {
			return b.node(call.Args[i])
		}
		return noNode
	}
	switch name := f.Name(); name {
	case "__gsmack_alloc", "__gsmack_realloc":
		if to := b.node(call); to != noNode {
			b.addLoc(to, b.loc(b.m.heapObject(b, call, f, fn), 0))
		}
	case "__gsmack_spawn":
		if len(call.Args) > 0 {
			if g := ir.CalledFunc(call.Args[0]); g != nil && len(g.Blocks) > 0 && !b.connected[callEdge{call, g}] {
				b.connected[callEdge{call, g}] = true
				b.pass(call, g, call.Args[1:])
				for _, a := range call.Args[1:] {
					b.addCopy(b.node(a), b.outside)
				}
			}
		}
	case "__gsmack_ghost_get", "__gsmack_ghost_get_id", "__gsmack_ghost_get_scalar":
		b.addCopy(b.ghost(call), b.node(call))
		b.addCopy(arg(1), b.keys)
	case "__gsmack_ghost_set", "__gsmack_ghost_set_id":
		b.addCopy(arg(2), b.ghost(call))
		b.addCopy(arg(1), b.keys)
	case "__gsmack_ghost_set_scalar":
		b.addCopy(arg(1), b.ghost(call))
	case "__SMACK_code", "__SMACK_mod":
		b.injectedCalls(call)
		for _, a := range call.Args[min(1, len(call.Args)):] {
			b.addCopy(b.node(a), b.outside)
			if load := LoadBehind(a); load != nil { // the statement may assign to it
				b.derefs[call] = append(b.derefs[call], b.access(load, load.Ptr, load.Typ, noNode, noNode, true)...)
			}
		}
	default:
		for _, a := range call.Args {
			b.addCopy(b.node(a), b.keys)
		}
	}
}

// injectedCalls lets a function that is an argument of injected code, which may call it
// (async call @(@, @, @);), get any of the arguments after it.
func (b *builder) injectedCalls(call *ir.Call) {
	for i, a := range call.Args {
		g := ir.CalledFunc(a)
		if g == nil || len(g.Blocks) == 0 {
			continue
		}
		for _, p := range g.Params {
			for _, later := range call.Args[i+1:] {
				b.addCopy(b.node(later), b.values[p])
			}
		}
	}
}

// LoadBehind is the load whose value v is, seen through C's conversions, or nil.
func LoadBehind(v ir.Value) *ir.Load {
	for {
		switch x := v.(type) {
		case *ir.Load:
			return x
		case *ir.Cast:
			switch x.Op {
			case "sext", "zext", "trunc", "fpext", "bitcast", "ptrtoint":
				v = x.X
			default:
				return nil
			}
		default:
			return nil
		}
	}
}

// ghost is the content of the ghost map that a call names.
func (b *builder) ghost(call *ir.Call) nodeID {
	name := ""
	if len(call.Args) > 0 {
		if c, ok := call.Args[0].(ir.Constant); ok {
			name, _ = constant.Text(b.l.Const(c))
		}
	}
	id, ok := b.ghosts[name]
	if !ok {
		id = b.newNode(owner{})
		b.ghosts[name] = id
	}
	return id
}

// intrinsic handles LLVM's functions; name is without "llvm.".
func (b *builder) intrinsic(call *ir.Call, name string) {
	has := func(prefixes ...string) bool {
		for _, p := range prefixes {
			if name == p || strings.HasPrefix(name, p+".") {
				return true
			}
		}
		return false
	}
	switch {
	case has("dbg", "lifetime", "stacksave", "stackrestore", "assume", "donothing", "trap", "va_end", "prefetch",
		"invariant", "returnaddress", "frameaddress", "objectsize"):
	case has("memcpy", "memmove") && len(call.Args) >= 3:
		b.transfer(call, call.Args[0], call.Args[1], b.length(call.Args[2]))
	case has("memset") && len(call.Args) >= 3:
		b.transfer(call, call.Args[0], nil, b.length(call.Args[2]))
	case has("va_copy") && len(call.Args) >= 2:
		b.transfer(call, call.Args[0], call.Args[1], b.vaListSize())
	case has("va_start") && len(call.Args) >= 1:
		b.vaStart(call)
	case has("expect", "umax", "umin", "smax", "smin", "launder", "strip", "ptr.annotation", "ssa.copy", "expect.with.probability"):
		for _, a := range call.Args {
			b.addCopy(b.node(a), b.node(call))
		}
	default:
		for _, a := range call.Args {
			b.addStep(b.node(a), b.node(call), unknownStep{})
		}
	}
}

// length is a constant number of bytes, or -1.
func (b *builder) length(v ir.Value) int64 {
	if n, ok := b.intOf(v); ok && n.IsInt64() && n.Sign() >= 0 {
		return n.Int64()
	}
	return -1
}

func (b *builder) vaListSize() int64 {
	if b.layout.PtrBytes == 4 {
		return 4
	}
	return 24
}

// vaStart fills a va_list: under x86-64's convention (System V ABI, figure 3.34) two
// offsets, then the addresses of the arguments in memory and in registers; under i386's
// only the address.
func (b *builder) vaStart(call *ir.Call) {
	list := call.Args[0]
	va := b.newNode(owner{fn: b.fn})
	if o := b.m.VarArgs(b.fn); o != nil {
		b.addLoc(va, b.loc(b.objects[o.ID], 0))
	}
	write := func(off int64, t ir.Type, store nodeID) {
		b.derefs[call] = append(b.derefs[call], b.accessAt(call, b.node(list), off, t, noNode, store, true)...)
	}
	if b.layout.PtrBytes == 4 {
		write(0, ir.Ptr, va)
		return
	}
	write(0, ir.I32, noNode)
	write(4, ir.I32, noNode)
	write(8, ir.Ptr, va)
	write(16, ir.Ptr, noNode)
}
