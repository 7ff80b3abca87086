package cfg

import "github.com/gsmack/gsmack/ivl"

// Alone gives the blocks of the entry instance before whose first statement no
// thread can have been spawned.
func Alone(entry *Instance) map[*Block]bool {
	after := map[*Block]bool{}
	for _, b := range entry.Blocks { // topological order
		out := after[b]
		for _, s := range b.Stmts {
			if _, ok := s.(*ivl.AsyncCall); ok {
				out = true
			}
		}
		if out {
			for _, succ := range Successors(b.Term) {
				after[succ] = true
			}
		}
	}
	alone := map[*Block]bool{}
	for _, b := range entry.Blocks {
		alone[b] = !after[b]
	}
	return alone
}
