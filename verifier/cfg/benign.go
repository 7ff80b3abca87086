package cfg

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// BenignRace is the attribute of a statement whose accesses take part in no race, and of a call of a
// model that makes such ones: {:benign_race file, line}, where it stands in the source.
const BenignRace = "benign_race"

// Benign lists the places with accesses to data that take part in no race.
func (p *Program) Benign() []ivl.Pos {
	data, visited := p.DataVars(), map[*ivl.ProcDecl]bool{}
	var accesses func(d *ivl.ProcDecl) bool
	touches := func(b *Block, i int) bool {
		if slices.ContainsFunc(b.Accesses(i), func(a Access) bool { return data[a.Var] }) {
			return true
		}
		c, ok := b.Stmts[i].(*ivl.Call)
		return ok && c.Proc.Attrs.Has("model") && accesses(c.Proc)
	}
	accesses = func(d *ivl.ProcDecl) bool {
		if q := p.Proc(d); q != nil && !visited[d] {
			visited[d] = true
			for _, b := range q.Blocks {
				for i := range b.Stmts {
					if touches(b, i) {
						return true
					}
				}
			}
		}
		return false
	}
	var out []ivl.Pos
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for i, s := range b.Stmts {
				a := s.Info().Attrs.Get(BenignRace)
				clear(visited)
				if a == nil || !touches(b, i) {
					continue
				}
				if at := placeIn(a, s.Info().Pos); !slices.Contains(out, at) {
					out = append(out, at)
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b ivl.Pos) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return out
}

// placeIn is the place that an attribute with a file and a line names, on a statement at a place.
func placeIn(a *ivl.Attr, at ivl.Pos) ivl.Pos {
	at.Col = 0
	for _, arg := range a.Args {
		if arg.Expr == nil {
			at.File = arg.Str
		} else if v, ok := value.Eval(arg.Expr, nil); ok {
			n, _ := v.Uint64()
			at.Line = int32(n)
		}
	}
	return at
}
