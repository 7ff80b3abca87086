package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// lockFreePrefix cuts each thread off where it may have to wait for the first time. What is left is
// what threads do before they take a lock, and main before it joins anybody: a small
// program that has some of the program's executions, to their beginnings. A counter whose
// address is given to each thread in turn and other things that are shared by mistake race
// there. It gives nil if less than half of what the threads do would go.
//
// A thread that may start another one behind a wait is left as it is.
func lockFreePrefix(t *cfg.Threads) *cfg.Threads {
	stops := map[ivl.Stmt]bool{}
	for _, inst := range t.Instances {
		if waits, spawnsBehind := waitsOf(inst); !spawnsBehind {
			for s := range waits {
				stops[s] = true
			}
		}
	}
	out := rebuild(t, t.Globals, nil, rewriter{stop: func(s ivl.Stmt) bool { return stops[s] }})
	if 2*startedSize(out) > startedSize(t) {
		return nil
	}
	return out
}

// waitsOf finds the statements where a thread may wait: awaits, and those that begin an atomic
// section with an await. It also says whether a thread may be started behind one.
func waitsOf(inst *cfg.Instance) (waits map[ivl.Stmt]bool, spawnsBehind bool) {
	type place struct {
		begin  ivl.Stmt // of the open section
		depth  int
		waited bool
	}
	waits = map[ivl.Stmt]bool{}
	at := map[*cfg.Block]place{}
	for _, b := range inst.Blocks { // topological order
		p := at[b]
		for _, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.AtomicBegin:
				if p.depth++; p.depth == 1 {
					p.begin = s
				}
			case *ivl.AtomicEnd:
				p.depth--
			case *ivl.AsyncCall:
				spawnsBehind = spawnsBehind || p.waited
			case *ivl.Assume:
				if !s.Await || s.Attrs.Has("thread_exit") {
					break
				}
				p.waited = true
				if p.depth > 0 {
					waits[p.begin] = true
				} else {
					waits[s] = true
				}
			}
		}
		for _, next := range cfg.Successors(b.Term) {
			q := p
			q.waited = p.waited || at[next].waited
			at[next] = q
		}
	}
	return waits, spawnsBehind
}

// startedSize counts the statements of all instances but the entry, which does most of what it
// does where nobody else is there.
func startedSize(t *cfg.Threads) (n int) {
	for _, inst := range t.Instances {
		if inst.Parent == nil {
			continue
		}
		for _, b := range inst.Blocks {
			n += len(b.Stmts)
		}
	}
	return n
}
