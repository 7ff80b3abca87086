package seq

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Arrange gives the blocks of a thread instance in a topological order in which
// the blocks of an atomic section follow one another, and the number of atomic
// sections that are open at the start of each.
func Arrange(inst *cfg.Instance) ([]*cfg.Block, map[*cfg.Block]int) {
	l := arrange(inst)
	return l.blocks, l.depth
}

// EndsThread reports whether s, when its condition is false, is the end of the
// thread: what an atomic section around it did so far stays.
func EndsThread(s *ivl.Assume) bool { return endsThread(s) }
