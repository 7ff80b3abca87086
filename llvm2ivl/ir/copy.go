package ir

import "slices"

// Copy is a function like f, with blocks, instructions and parameters of its own, and the address of f. It has no label whose address is taken:
// the caller asks TakesLabels first.
func (f *Func) Copy() *Func {
	out := *f
	if out.Of == nil {
		out.Of = f
	}
	values := map[Value]Value{}
	out.Params = nil
	for _, p := range f.Params {
		q := *p
		out.Params = append(out.Params, &q)
		values[p] = &q
	}
	blocks := map[*Block]*Block{}
	out.Blocks = nil
	for _, b := range f.Blocks {
		c := &Block{Label: b.Label, Func: &out}
		blocks[b] = c
		out.Blocks = append(out.Blocks, c)
		for _, inst := range b.Insts {
			d := copyInstruction(inst)
			c.Insts = append(c.Insts, d)
			values[inst] = d
		}
		c.Term = copyTerminator(b.Term)
		if x, ok := b.Term.(*Exit); ok {
			values[x] = c.Term.(*Exit)
		}
	}
	bind := func(u User) {
		for _, op := range u.Operands() {
			if v, ok := values[*op]; ok {
				*op = v
			}
		}
	}
	for _, c := range out.Blocks {
		for _, inst := range c.Insts {
			bind(inst)
			switch inst := inst.(type) {
			case *Phi:
				for i := range inst.Incs {
					inst.Incs[i].Pred = blocks[inst.Incs[i].Pred]
				}
			case *Debug:
				if v, ok := values[inst.X]; ok {
					inst.X = v
				}
			}
		}
		bind(c.Term)
		switch t := c.Term.(type) {
		case *Br:
			t.Target = blocks[t.Target]
		case *CondBr:
			t.Then, t.Else = blocks[t.Then], blocks[t.Else]
		case *Switch:
			t.Default = blocks[t.Default]
			for i := range t.Cases {
				t.Cases[i].Target = blocks[t.Cases[i].Target]
			}
		case *Exit:
			for i := range t.Targets {
				t.Targets[i] = blocks[t.Targets[i]]
			}
		}
	}
	return &out
}

// TakesLabels reports whether an operand of f, or of what it mentions, is the address of a label.
func (f *Func) TakesLabels() bool {
	found := false
	var visit func(Constant)
	visit = func(c Constant) {
		if _, ok := c.(*BlockAddress); ok {
			found = true
		}
		for _, p := range Parts(c) {
			visit(p)
		}
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			Constants(inst, visit)
		}
		Constants(b.Term, visit)
		if _, ok := b.Term.(*Exit); ok {
			found = true
		}
	}
	return found
}

func shallow[T any](x *T) *T {
	y := *x
	return &y
}

// copyInstruction is an instruction with the same operands.
func copyInstruction(inst Instruction) Instruction {
	switch i := inst.(type) {
	case *Alloca:
		return shallow(i)
	case *Load:
		return shallow(i)
	case *Store:
		return shallow(i)
	case *CmpXchg:
		return shallow(i)
	case *AtomicRMW:
		return shallow(i)
	case *Fence:
		return shallow(i)
	case *GEP:
		c := shallow(i)
		c.Indices = slices.Clone(i.Indices)
		return c
	case *Binary:
		return shallow(i)
	case *FNeg:
		return shallow(i)
	case *ICmp:
		return shallow(i)
	case *FCmp:
		return shallow(i)
	case *Cast:
		return shallow(i)
	case *Freeze:
		return shallow(i)
	case *Select:
		return shallow(i)
	case *Phi:
		c := shallow(i)
		c.Incs = slices.Clone(i.Incs)
		return c
	case *ExtractValue:
		return shallow(i)
	case *InsertValue:
		return shallow(i)
	case *ExtractElement:
		return shallow(i)
	case *InsertElement:
		return shallow(i)
	case *ShuffleVector:
		return shallow(i)
	case *Call:
		c := shallow(i)
		c.Args = slices.Clone(i.Args)
		return c
	case *VAArg:
		return shallow(i)
	case *Debug:
		return shallow(i)
	case *Unmodelled:
		c := shallow(i)
		c.Args = slices.Clone(i.Args)
		return c
	}
	panic("ir: an instruction that cannot be copied")
}

// copyTerminator is a terminator with the same operands and targets.
func copyTerminator(t Terminator) Terminator {
	switch t := t.(type) {
	case *Ret:
		return shallow(t)
	case *Br:
		return shallow(t)
	case *CondBr:
		return shallow(t)
	case *Switch:
		c := shallow(t)
		c.Cases = slices.Clone(t.Cases)
		return c
	case *Unreachable:
		return shallow(t)
	case *Exit:
		c := shallow(t)
		c.Args, c.Targets = slices.Clone(t.Args), slices.Clone(t.Targets)
		return c
	}
	panic("ir: a terminator that cannot be copied")
}
