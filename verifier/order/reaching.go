package order

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// reaching gives, for shared scalar variables that are only ever given literals,
// the writes of the current thread one of which is its last one so far, whichever
// way control came; none stands for no write. Variables that are missing were
// not written. It is never changed in place.
type reaching map[*ivl.Var][]own

// own is a write of a thread to a variable, in its node n; each node has one
// for each value.
type own struct {
	node  *node
	value smt.Term
}

var none own

// with is the state after a write.
func (r reaching) with(v *ivl.Var, w own) reaching {
	out := reaching{}
	maps.Copy(out, r)
	out[v] = []own{w}
	return out
}

// merged is the state where several ways meet.
func merged(ways []reaching) reaching {
	out := reaching{}
	for _, r := range ways {
		for v := range r {
			if _, done := out[v]; done {
				continue
			}
			var all []own
			for _, s := range ways {
				ws, ok := s[v]
				if !ok {
					ws = []own{none}
				}
				for _, w := range ws {
					if !slices.Contains(all, w) {
						all = append(all, w)
					}
				}
			}
			out[v] = all
		}
	}
	return out
}

// common is what is known on all ways.
func common(ways []map[string]bool) map[string]bool {
	out := maps.Clone(ways[0])
	maps.DeleteFunc(out, func(v string, _ bool) bool {
		return slices.ContainsFunc(ways[1:], func(known map[string]bool) bool { return !known[v] })
	})
	return out
}
