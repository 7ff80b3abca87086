package ir

import "reflect"

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
			d := duplicate(inst)
			c.Insts = append(c.Insts, d)
			values[inst] = d
		}
		c.Term = duplicate(b.Term)
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
	for u := range f.Users() {
		Constants(u, visit)
		if _, ok := u.(*Exit); ok {
			found = true
		}
	}
	return found
}

// duplicate is a copy of an instruction or terminator, and of the lists of operands and targets that it has.
func duplicate[T User](x T) T {
	out := reflect.New(reflect.TypeOf(x).Elem())
	out.Elem().Set(reflect.ValueOf(x).Elem())
	for i := range out.Elem().NumField() {
		if f := out.Elem().Field(i); f.Kind() == reflect.Slice && !f.IsNil() {
			list := reflect.MakeSlice(f.Type(), f.Len(), f.Len())
			reflect.Copy(list, f)
			f.Set(list)
		}
	}
	return out.Interface().(T)
}
