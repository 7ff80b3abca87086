package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// liveLocals gives, for each block, the locals and parameters whose values at its
// start may still be read: the usual backward data flow.
func liveLocals(p *cfg.Proc, g *cfg.Graph) []map[*ivl.Var]bool {
	live := make([]map[*ivl.Var]bool, len(g.Blocks))
	for i := range live {
		live[i] = map[*ivl.Var]bool{}
	}
	for again := true; again; {
		again = false
		for i := len(g.Blocks) - 1; i >= 0; i-- {
			now := liveBefore(p, g, i, live)
			if len(now) != len(live[i]) { // the sets only grow
				live[i], again = now, true
			}
		}
	}
	return live
}

// liveBefore is what is live at the start of block i, given the other blocks.
func liveBefore(p *cfg.Proc, g *cfg.Graph, i int, live []map[*ivl.Var]bool) map[*ivl.Var]bool {
	b := g.Blocks[i]
	now := map[*ivl.Var]bool{}
	for _, s := range g.Succs[i] {
		for v := range live[s] {
			now[v] = true
		}
	}
	use := func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) {
			if id.Var.Kind != ivl.Global {
				now[id.Var] = true
			}
		})
	}
	switch t := b.Term.(type) {
	case *cfg.Return:
		for _, v := range p.Outs {
			now[v] = true
		}
	case *cfg.Branch:
		use(t.Cond)
	}
	for j := len(b.Stmts) - 1; j >= 0; j-- {
		s := b.Stmts[j]
		for _, v := range cfg.Overwritten(s) {
			delete(now, v)
		}
		cfg.Uses(s, use)
	}
	return now
}
