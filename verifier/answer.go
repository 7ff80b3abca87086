package verifier

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
)

// answer is what one formula showed.
type answer struct {
	result   *Result    // a violation, or something not understood
	bounds   []BoundHit // that cut something off
	cutLoops bool       // one of them would be lifted by unrolling further
}

// add adds the bounds that another execution hits.
func (a *answer) add(b *answer) {
	for _, hit := range b.bounds {
		if !slices.ContainsFunc(a.bounds, func(h BoundHit) bool { return h.Name == hit.Name }) {
			a.bounds = append(a.bounds, hit)
		}
	}
	a.cutLoops = a.cutLoops || b.cutLoops
}

// loopsFail says that a bound on loops or recursion was hit.
func loopsFail(enc *bmc.Encoding) smt.Term {
	var fails []smt.Term
	for _, g := range enc.Goals {
		if g.Class == bmc.Bound && ofLoops(g.Stmt.Attrs.Text("bound")) {
			fails = append(fails, g.Fails)
		}
	}
	return enc.Arena.Or(fails...)
}

// boundsHit names the bounds that the model's execution runs into.
func (r *run) boundsHit(enc *bmc.Encoding, model *smt.Model) *answer {
	ans := &answer{}
	seen := map[string]bool{}
	for _, g := range enc.Goals {
		name := g.Stmt.Attrs.Text("bound")
		if g.Class != bmc.Bound || seen[name] || !holds(model, g.Fails) {
			continue
		}
		seen[name] = true
		if ivl.Source(g.Stmt) != nil && ivl.Source(g.Stmt).Info().Attrs.Has("bound") {
			// The program was cut off before it came here: see Sequentialize.
			ans.bounds = append(ans.bounds, BoundHit{Name: name, Limit: statedLimit(g.Stmt)})
			continue
		}
		ans.bounds = append(ans.bounds, BoundHit{name, r.boundLimit(name)})
		if ofLoops(name) {
			ans.cutLoops = true
		}
	}
	return ans
}

// statedLimit is the number that a bound of the program gives with its name, 0 if none.
func statedLimit(s ivl.Stmt) int {
	a := s.Info().Attrs.Get("bound")
	if a == nil || len(a.Args) < 2 || a.Args[1].Expr == nil {
		return 0
	}
	v, ok := value.Eval(a.Args[1].Expr, nil)
	if !ok {
		return 0
	}
	n, _ := v.Uint64()
	return int(n)
}

func (r *run) boundLimit(name string) int {
	switch name {
	case "threads":
		return passes.DefaultMaxThreads
	case "size":
		return passes.DefaultMaxBlocks
	}
	return r.stats.Unroll
}

// opaque is the answer when the solver has a model of a failure in which, as far
// as it can be evaluated, nothing fails: quantifiers cannot be.
func opaque(enc *bmc.Encoding, c bmc.Class) *answer {
	res := &Result{Verdict: Unknown, Reason: "the solver found a failure that cannot be read from its model; use fewer quantifiers"}
	for _, g := range enc.Goals {
		if g.Class == c {
			res.Pos = posOf(g.Stmt)
			break
		}
	}
	return &answer{result: res}
}
