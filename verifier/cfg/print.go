package cfg

import "github.com/gsmack/gsmack/ivl"

// IVL is the lowered program as an IVL program: blocks are labels, and every
// block ends in a goto, a branch of gotos, or a return. It prints, parses back
// and resolves.
func (p *Program) IVL() *ivl.Program { return p.Source }

// IVL is the thread instances as an IVL program with a procedure an instance.
func (t *Threads) IVL() *ivl.Program { return t.Program.Source }
