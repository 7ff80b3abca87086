package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Shadows gives, for variables that tell something of the program's memory, as which bits of it were never written, the
// {:data} variable that holds that memory. Where there may be other threads, each access to the one goes along with an access
// to the other at the same index, in the same block of the same step, and a write with a write. So where two threads access a shadow in
// conflict, they access its memory in conflict.
func (p *Program) Shadows() map[*ivl.Var]*ivl.Var {
	data := p.DataVars()
	memory := map[*ivl.Var][]*ivl.Var{} // what each could be the shadow of
	p.WithOthers(func(_ *Proc, b *Block, i int) {
		for _, a := range b.Accesses(i) {
			if data[a.Var] {
				continue
			}
			all, seen := memory[a.Var]
			if seen && len(all) == 0 {
				continue
			}
			along := b.along(i, a, data)
			if seen {
				along = slices.DeleteFunc(along, func(v *ivl.Var) bool { return !slices.Contains(all, v) })
			}
			memory[a.Var] = along
		}
	})
	out := map[*ivl.Var]*ivl.Var{}
	for v, all := range memory {
		if len(all) > 0 {
			out[v] = all[0]
		}
	}
	return out
}

// along lists the data that the step of statement i of b accesses, in b, wherever it makes the access a, which i makes.
func (b *Block) along(i int, a Access, data map[*ivl.Var]bool) []*ivl.Var {
	step := b.Step(i)
	if step == nil {
		return nil
	}
	assigned := AssignedIn(slices.Values(step.Stmts))
	for _, e := range a.Args {
		if ivl.Mentions(e, func(v *ivl.Var) bool { return assigned[v] }) {
			return nil
		}
	}
	var out []*ivl.Var
	for k := range b.Stmts {
		if b.Step(k) != step {
			continue
		}
		for _, d := range b.Accesses(k) {
			if data[d.Var] && (d.Write || !a.Write) && a.SameArgs(d) {
				out = append(out, d.Var)
			}
		}
	}
	return out
}
