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
	out := t.Rebuild(t.Globals, nil, cfg.Rewriter{Stop: func(s ivl.Stmt) bool { return stops[s] }})
	if 2*startedSize(out) > startedSize(t) {
		return nil
	}
	return out
}

// waitsOf gives the statements with which the steps begin in which the thread may wait. It also
// says whether a thread may be started behind one.
func waitsOf(inst *cfg.Instance) (waits map[ivl.Stmt]bool, spawnsBehind bool) {
	waits = map[ivl.Stmt]bool{}
	waited := map[*cfg.Block]bool{}
	for _, b := range inst.Blocks { // topological order
		behind := waited[b]
		for i, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.AsyncCall:
				spawnsBehind = spawnsBehind || behind
			case *ivl.Assume:
				if cfg.Awaits(s) {
					behind = true
					waits[b.Step(i).First()] = true
				}
			}
		}
		for _, next := range cfg.Successors(b.Term) {
			waited[next] = waited[next] || behind
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
