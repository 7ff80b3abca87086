package passes

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// declareDepths makes the constants for opts.Depths.
func (f *flattener) declareDepths() {
	for _, u := range f.opts.Depths {
		within := ivl.NewVar(f.reserved.name(fmt.Sprintf("within.%d", u)), ivl.BoolType, ivl.Const)
		f.out.Depths = append(f.out.Depths, cfg.Depth{Unroll: u, Within: within})
	}
}

// deepen makes the bound hit, and the path end, where one of the depths between before and
// now, how far the bound is used up, is assumed.
func (w *walker) deepen(bound string, before, now int, pos ivl.Pos, loc *ivl.Attr) {
	for _, d := range w.flattener.out.Depths {
		if before <= d.Unroll && d.Unroll < now {
			within := ivl.NewIdent(d.Within)
			w.emit(boundAssertion(bound, pos, loc, ivl.NewNot(within)))
			w.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: pos, Origin: &ivl.Origin{}}, Cond: ivl.NewNot(within)})
		}
	}
}
