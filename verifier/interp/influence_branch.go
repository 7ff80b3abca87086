package interp

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// openBranch is a branch that depends on a choice and whose ways have not met.
type openBranch struct {
	*arms
	why *approximation
}

// end is the end of a block.
func (x *flow) end(term cfg.Term) func(Event) {
	from := x.m.threads[x.t].top().block
	var why *approximation
	assumed := func(Event) {}
	switch term := term.(type) {
	case *cfg.Return:
		return func(Event) { x.back() }
	case *cfg.Branch:
		if s := cfg.SpinExit(term); s != nil {
			assumed = x.assume(s)
		} else {
			why = x.of(term.Cond)
		}
	case *cfg.Goto:
		if len(term.Targets) > 1 {
			why = x.fr.model
		}
	}
	return func(ev Event) {
		assumed(ev)
		if why != nil {
			x.branch(openBranch{x.armsOf(from), why})
		}
		at := x.m.threads[x.t].top().block
		for n := len(x.fr.open); n > 0 && x.fr.open[n-1].join == at; n-- {
			x.join(x.fr.open[n-1])
			x.fr.open = x.fr.open[:n-1]
		}
	}
}

// branch enters the arms of a branch: other threads may see what is written there.
func (x *flow) branch(b openBranch) {
	x.note(b.why)
	x.join(b)
	switch {
	case b.ends, b.assumes && x.fr.model == nil:
		x.all = b.why
	case b.waits:
		x.threads[x.t].lost = b.why
	}
	if n := len(x.fr.open); n == 0 || x.fr.open[n-1].arms != b.arms {
		x.fr.open = append(x.fr.open, b)
	}
}

// join is where the ways of a branch meet.
func (x *flow) join(b openBranch) {
	for _, v := range b.writes {
		x.touch(v, b.why)
	}
}

// back is the return from a procedure.
func (x *flow) back() {
	th := x.threads[x.t]
	for n := len(x.fr.open); n > 0; n-- {
		x.join(x.fr.open[n-1])
	}
	x.fr.open = nil
	th.frames = th.frames[:len(th.frames)-1]
	if len(th.frames) == 0 {
		x.leave(x.control)
		return
	}
	done := x.fr
	x.fr = th.frames[len(th.frames)-1]
	call := x.returned()
	if call == nil {
		return
	}
	p := x.m.prog.procs[call.Proc]
	for i, out := range p.Outs {
		if i < len(call.Outs) && call.Outs[i] != nil {
			x.put(call.Outs[i].Var, done.vars[out])
		}
	}
}

// returned is the call that the thread has just come back from.
func (x *flow) returned() *ivl.Call {
	f := x.m.threads[x.t].top()
	if f.index == 0 {
		return nil
	}
	call, _ := f.block.Stmts[f.index-1].(*ivl.Call)
	return call
}
