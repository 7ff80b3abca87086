package machine

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// perThread is the number of objects for which each thread has slots of its
// own, so that addresses do not depend on the interleaving.
const perThread = 1 << 12

// allocate makes a fresh object where the oracle says, or in a slot of its own.
func (x *executor) allocate(s *ivl.Call, args []value.Value, ev *Event) {
	m := x.m
	addr, err := x.o.Allocate(m, x.t, s)
	if err != nil {
		x.err = err
		return
	}
	var size uint64
	if len(args) > 0 {
		n, ok := args[0].Uint64()
		if !ok {
			n = ^uint64(0) >> 1
		}
		size = n
	}
	t := s.Proc.Outs[0].Type
	if len(s.Outs) > 0 && s.Outs[0] != nil {
		t = s.Outs[0].Var.Type
	}
	base, bits := cfg.HeapSlots(t)
	slot := uint64(1) << bits
	if size >= slot {
		ev.Status = Failed
		ev.Failure = &Failure{
			Stmt: s, Thread: x.t, Kind: goal.Unmodelled, Property: "unknown",
			Message: fmt.Sprintf("an allocation of %d bytes is larger than the %d bytes that are modelled", size, slot),
		}
		return
	}
	if !addr.IsValid() {
		addr = value.Number(t, new(big.Int).SetUint64(m.freshAddress(x.t, base, slot)))
	}
	at, ok := addr.Uint64()
	if len(s.Outs) > 0 && s.Outs[0] != nil {
		x.err = CheckType(addr, s.Outs[0].Var, x.pos)
	}
	switch {
	case x.err != nil:
	case !ok || at == 0:
		x.err = fmt.Errorf("%s: %s is not the address of an object", x.pos, addr)
	case at%16 != 0:
		x.err = fmt.Errorf("%s: address %s is not 16-aligned", x.pos, addr)
	}
	for _, o := range m.objects {
		if at <= o.Addr+o.Size && o.Addr <= at+size {
			x.err = fmt.Errorf("%s: address %s is not fresh", x.pos, addr)
		}
	}
	if x.err != nil {
		return
	}
	m.objects = append(m.objects, Object{at, size})
	x.th.allocated++
	ev.Values = []value.Value{addr}
	if len(s.Outs) > 0 && s.Outs[0] != nil {
		m.set(x.f, s.Outs[0].Var, addr)
	}
	x.f.Index++
}

// freshAddress is the address of a slot without an object.
func (m *Machine) freshAddress(t int, base, slot uint64) uint64 {
	n, far := uint64(t*perThread+m.threads[t].allocated), uint64(1)<<20
	if slot == 1<<20 { // in 32 bits there is no room for that
		n, far = uint64(len(m.objects)), 1<<11
	}
	if m.distant {
		n += far
	}
	for slices.ContainsFunc(m.objects, func(o Object) bool { return o.Addr/slot == (base+n*slot)/slot }) {
		n++
	}
	return base + n*slot
}
