package interp

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// site is where an object was allocated or its life ended, and by which thread.
type site struct {
	pos    trace.Pos
	thread int
	left   bool // an object's life ended since the function or block that it is local to was left
}

// far is beyond all offsets in an object: what lies farther from its start is before the next one.
func (r *recorder) far() uint64 {
	_, bits := cfg.HeapSlots(&ivl.BVType{Width: 8 * int(cmp.Or(r.memory.Word, 8))})
	return 1 << (bits - 1)
}

// freeing records that thread t ends the life of an object: the statement has {:frees ADDRESS} or
// {:ends ADDRESS}.
func (r *recorder) freeing(m *machine.Machine, t int, s ivl.Stmt, pos trace.Pos) {
	for _, name := range []string{"frees", "ends"} {
		a := s.Info().Attrs.Get(name)
		if a == nil || len(a.Args) != 1 || a.Args[0].Expr == nil {
			continue
		}
		if v, ok := m.Eval(t, a.Args[0].Expr); ok {
			if at, ok := v.Uint64(); ok {
				r.freed[at] = site{pos, t, name == "ends"}
			}
		}
	}
}

// access says what is wrong with the access of the assertion with {:access KIND, ADDRESS, SIZE, OBJECT...} at which thread t
// stands. The objects are those that may not be accessed so.
func (r *replayer) access(t int, s *ivl.Assert) string {
	a := s.Attrs.Get("access")
	if a == nil || len(a.Args) < 3 || r.m.Ended(t) {
		return ""
	}
	p, size, ok := r.bytes(t, a)
	if !ok {
		return ""
	}
	by := ""
	if n := len(r.rec.records); n > 0 && r.rec.records[n-1].callee != "" {
		by = r.rec.records[n-1].callee + ": "
	}
	if name := s.Attrs.Text("lvalue"); name != "" {
		by = name + ": "
	}
	what := map[string]string{"read": "reads ", "write": "writes ", "use": "uses ", "value": "depends on "}[a.Args[0].Str] + byteCount(size)
	if a.Args[0].Str == "free" {
		return by + r.rec.badFree(p)
	}
	o, off, found := r.rec.nearest(p)
	switch {
	case p == 0:
		return by + what + " through a null pointer"
	case p < 1<<20:
		return fmt.Sprintf("%s%s, %d bytes from a null pointer", by, what, p)
	case !found:
		return fmt.Sprintf("%s%s at 0x%x, where no object is", by, what, p)
	case r.rec.prog.Functions[o.Name]:
		return fmt.Sprintf("%s%s of the function %s", by, what, o.Name)
	case a.Args[0].Str == "value":
		have := "have"
		if size == 1 {
			have = "has"
		}
		return fmt.Sprintf("%s%s at offset %d of %s, which %s no value yet", by, what, off, r.rec.describe(o), have)
	case r.rec.holds(o, off, size) && r.barred(t, a, o):
		return fmt.Sprintf("%s%s at offset %d of %s, which is constant", by, what, off, r.rec.describe(o))
	case r.rec.holds(o, off, size):
		return fmt.Sprintf("%s%s at offset %d of %s, to which the pointer does not belong", by, what, off, r.rec.describe(o))
	}
	return fmt.Sprintf("%s%s at offset %d of %s", by, what, off, r.rec.describe(o))
}

// bytes are the address and the number of those of {:access KIND, ADDRESS, SIZE, …}, false if they are not known.
func (r *replayer) bytes(t int, a *ivl.Attr) (at, n uint64, ok bool) {
	p, known := r.m.Eval(t, a.Args[1].Expr)
	size, sized := r.m.Eval(t, a.Args[2].Expr)
	at, is := p.Uint64()
	n, ok = size.Uint64()
	return at, n, known && sized && is && ok
}

// holds reports whether size bytes at an offset lie in o, which is alive.
func (r *recorder) holds(o trace.Object, off int64, size uint64) bool {
	return off >= 0 && uint64(off)+size <= o.Size && r.freed[o.Addr] == (site{})
}

// barred reports whether o is an object that may not be accessed as {:access …} says.
func (r *replayer) barred(t int, access *ivl.Attr, o trace.Object) bool {
	return slices.ContainsFunc(access.Args[3:], func(a ivl.AttrArg) bool {
		v, ok := r.m.Eval(t, a.Expr)
		at, number := v.Uint64()
		return ok && number && at == o.Addr
	})
}

// strays reports whether an assertion with {:access …} fails only since it is not known what the pointer may point to ({:nowhere}): the bytes lie
// in an object that is alive.
func (r *replayer) strays(t int, s *ivl.Assert) bool {
	a := s.Attrs.Get("access")
	if a == nil || !s.Attrs.Has("nowhere") || r.m.Ended(t) {
		return false
	}
	at, n, ok := r.bytes(t, a)
	o, off, found := r.rec.nearest(at)
	return ok && found && !r.rec.prog.Functions[o.Name] && r.rec.holds(o, off, n) && !r.barred(t, a, o)
}

func byteCount(n uint64) string {
	if n == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", n)
}

// badFree says why what lies at p cannot be freed.
func (r *recorder) badFree(p uint64) string {
	o, off, found := r.nearest(p)
	switch {
	case !found:
		return fmt.Sprintf("frees 0x%x, where no object is", p)
	case r.freed[o.Addr] != (site{}) && off == 0:
		return "frees a second time " + r.describe(o)
	case r.made[o.Addr] != (site{}) && off != 0:
		return fmt.Sprintf("frees what lies at offset %d of %s", off, r.describe(o))
	}
	return "frees " + r.describe(o) + ", which was not allocated"
}

// nearest is the object that a canonical address belongs to, and how far from its start that is.
func (r *recorder) nearest(p uint64) (o trace.Object, off int64, found bool) {
	if own := r.memory.Copies(p); own != 0 {
		if o, off, found = r.nearest(p - own); found {
			o.Addr += own
			return o, off, found
		}
	}
	if o, ok := r.memory.Find(p); ok || o.Addr != 0 && p-o.Addr < r.far() {
		return o, int64(p - o.Addr), true
	}
	if o, ok := r.memory.Find(p + r.far()); ok || o.Addr > p && o.Addr-p < r.far() {
		return o, int64(p - o.Addr), true
	}
	return trace.Object{}, 0, false
}

// describe names an object, its size, and where its life began and ended.
func (r *recorder) describe(o trace.Object) string {
	name := o.Name
	if strings.HasPrefix(name, `"`) {
		name = "the string literal " + name
	}
	d, made := r.made[o.Addr]
	if !made && o.Size == 0 {
		return name // which it is given, of any size
	}
	s := fmt.Sprintf("%s (%s", name, byteCount(o.Size))
	if d.pos.Line > 0 {
		s += fmt.Sprintf(", allocated at %s:%d", d.pos.File, d.pos.Line)
	}
	if d, ok := r.freed[o.Addr]; ok {
		how, at := "freed", ""
		if d.left {
			how = "whose life ended"
		}
		if d.pos.Line > 0 {
			at = fmt.Sprintf(" at %s:%d", d.pos.File, d.pos.Line)
		}
		s += fmt.Sprintf(", %s%s by thread %d (%s)", how, at, d.thread, r.threads[d.thread].Name)
	}
	return s + ")"
}
