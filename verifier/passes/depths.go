package passes

import (
	"context"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// deeperCost is how much larger than for the first of several depths the instances may
// be that serve all of them: docs/solver.md has measurements.
const deeperCost = 1.25

// flattenWithin gives the instances for the first of q.Unrolls, and for those after it
// that can be had with little more: what a solver learns of one then serves the next.
func flattenWithin(ctx context.Context, p *cfg.Program, q *Question) (*cfg.Threads, error) {
	o := q.Flatten
	o.Unroll = q.Unrolls[0]
	threads, err := flatten(ctx, p, o)
	if err != nil {
		return nil, err
	}
	o.MaxBlocks = DefaultMaxBlocks
	if !q.AllUnrolls {
		o.MaxBlocks = min(int(deeperCost*float64(threads.Copies)), DefaultMaxBlocks)
	}
	for _, next := range q.Unrolls[1:] {
		if threads.Growth == 0 || threads.Copies+threads.Growth*(next-o.Unroll) > o.MaxBlocks {
			break
		}
		o.Depths, o.Unroll = append(o.Depths, o.Unroll), next
		deeper, err := flatten(ctx, p, o)
		if err != nil {
			return nil, err
		}
		if tooManyBlocks(deeper) {
			break
		}
		threads = deeper
	}
	return threads, nil
}

// tooManyBlocks reports whether a limit on the size of the instances cut something off.
func tooManyBlocks(t *cfg.Threads) bool {
	for _, inst := range t.Instances {
		for _, b := range inst.Blocks {
			for _, s := range b.Stmts {
				if a, ok := s.(*ivl.Assert); ok && a.Attrs.Text("bound") == "size" && ivl.Source(a) == nil {
					return true
				}
			}
		}
	}
	return false
}

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
