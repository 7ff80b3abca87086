package dependence

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// RestsOn is the choice of a model on which the failure that reaches goal in the state of m depends; nil if there is none.
func (d *Graph) RestsOn(m *machine.Machine, goal trace.Goal) *Approximation {
	if !d.approximates() {
		return nil
	}
	why := d.approximated(append([]int32{d.all}, d.targets...))
	switch goal {
	case trace.Deadlock:
		why = earlier(why, d.deadlockRestsOn(m))
	case trace.Unordered: // of accesses that were made long before, only this is known
		why = earlier(why, d.any)
	}
	return why
}

// deadlockRestsOn is the choice on which the position of a thread, or what it waits for, depends; nil if there is none.
func (d *Graph) deadlockRestsOn(m *machine.Machine) (why *Approximation) {
	for t := range d.threads {
		why = earlier(why, d.controlled(t))
		if !m.Ended(t) {
			why = earlier(why, d.waitRestsOn(m, t))
		}
	}
	return why
}

// waitRestsOn is what the await, or the section, at which thread t stands depends on.
func (d *Graph) waitRestsOn(m *machine.Machine, t int) *Approximation {
	x, ok := d.at(m, t)
	if !ok {
		return d.first
	}
	m.Ahead(t, func(s ivl.Stmt) {
		if call, ok := s.(*ivl.Call); ok && m.Prog.Procs[call.Proc] != nil {
			for _, v := range d.flow.reads(m.Prog.Procs[call.Proc]) {
				x.use(x.globals[v])
			}
		}
		cfg.Uses(s, x.read)
	})
	return x.approximated(x.on)
}

// reads lists the globals that a call of p may read.
func (d *controlFlow) reads(p *machine.Proc) []*ivl.Var {
	found := map[*ivl.Var]bool{}
	var out []*ivl.Var
	note := func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) {
			if d.prog.IsGlobal(id.Var) && !found[id.Var] {
				found[id.Var] = true
				out = append(out, id.Var)
			}
		})
	}
	for _, q := range d.prog.Source.Running(p.Decl) {
		for s := range cfg.Stmts(q.Blocks) {
			cfg.Uses(s, note)
		}
		for _, b := range q.Blocks {
			if br, ok := b.Term.(*cfg.Branch); ok {
				note(br.Cond)
			}
		}
	}
	return out
}
