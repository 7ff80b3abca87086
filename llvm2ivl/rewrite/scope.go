package rewrite

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// scopes drops what says where the scopes of variables begin and end that are only loaded and stored by their names:
// nobody can do that outside of them.
func (r *rewriter) scopes(f *ir.Func) {
	addressed := map[ir.Value]bool{}
	note := func(ops []*ir.Value) {
		for _, op := range ops {
			addressed[*op] = true
		}
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Load, *ir.Debug:
			case *ir.Store:
				addressed[inst.X] = true
			default:
				if a, _ := ir.Lifetime(inst); a == nil {
					note(inst.Operands())
				}
			}
		}
		note(b.Term.Operands())
	}
	for _, b := range f.Blocks {
		var kept []ir.Instruction
		for _, inst := range b.Insts {
			if a, _ := ir.Lifetime(inst); a == nil || addressed[a] {
				kept = append(kept, inst)
			}
		}
		b.Insts = kept
	}
}
