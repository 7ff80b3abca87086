package rewrite

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// aggregates takes structures apart that are loaded or stored as one value, as pointers to member functions of C++ are: what is known of one member
// says nothing of another. Loads are taken apart of which nothing but members, or copies in memory, is used.
func (r *rewriter) aggregates(f *ir.Func) {
	whole := map[ir.Value]bool{} // loads that are needed as they are
	found := false
	for u := range f.Users() {
		for _, op := range u.Operands() {
			load, ok := (*op).(*ir.Load)
			if !ok || membersOf(load.Typ) == nil {
				continue
			}
			switch u := u.(type) {
			case *ir.ExtractValue:
				whole[load] = whole[load] || len(u.Indices) != 1
			case *ir.Store:
				whole[load] = whole[load] || !plain(u.Volatile, u.Order)
			default:
				whole[load] = true
			}
		}
		if s, ok := u.(*ir.Store); ok {
			found = found || membersOf(s.X.Type()) != nil
		}
		if e, ok := u.(*ir.ExtractValue); ok {
			found = found || membersOf(e.X.Type()) != nil
		}
	}
	if !found {
		return
	}

	members := map[ir.Value][]ir.Value{}
	place := func(at ir.Instr, t *ir.StructType, base ir.Value, k int) *ir.GEP {
		return &ir.GEP{Instr: at, Elem: t, Base: base, Indices: []ir.Value{intValue(ir.I32, 0), intValue(ir.I32, int64(k))}}
	}
	f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
		load, ok := inst.(*ir.Load)
		if !ok || whole[load] || membersOf(load.Typ) == nil || !plain(load.Volatile, load.Order) {
			return append(out, inst)
		}
		t := membersOf(load.Typ)
		at := ir.Instr{At: load.At}
		for k, field := range t.Fields {
			p := place(at, t, load.Ptr, k)
			m := &ir.Load{Instr: at, Typ: field, Ptr: p}
			out = append(out, p, m)
			members[load] = append(members[load], m)
		}
		return out
	})
	by := map[ir.Value]ir.Value{}
	f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
		switch i := inst.(type) {
		case *ir.ExtractValue:
			if m := members[i.X]; m != nil {
				by[i] = m[i.Indices[0]]
				return out
			}
		case *ir.Store:
			parts := members[i.X]
			if c, ok := i.X.(*ir.Aggregate); ok && membersOf(c.Typ) != nil && plain(i.Volatile, i.Order) {
				for _, e := range c.Elems {
					parts = append(parts, e)
				}
			}
			if parts != nil {
				at, t := ir.Instr{At: i.At}, membersOf(i.X.Type())
				for k, m := range parts {
					p := place(at, t, i.Ptr, k)
					out = append(out, p, &ir.Store{Instr: at, X: m, Ptr: p})
				}
				return out
			}
		}
		return append(out, inst)
	})
	f.Replace(by)
}

// membersOf is the type of a structure whose members have none, nil if t is another type.
func membersOf(t ir.Type) *ir.StructType {
	s, ok := t.(*ir.StructType)
	if !ok {
		return nil
	}
	for _, f := range s.Fields {
		switch f.(type) {
		case *ir.StructType, *ir.ArrayType:
			return nil
		}
	}
	return s
}

func plain(volatile bool, order ir.Order) bool { return !volatile && order == ir.NotAtomic }
