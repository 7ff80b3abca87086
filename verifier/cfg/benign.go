package cfg

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/ivl"
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
				at := a.Place()
				if !at.IsValid() {
					at = s.Info().Pos
				}
				if at.Col = 0; !slices.Contains(out, at) {
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

// KeepBenign is the attribute {:benign_race}, if there is one: it stays with the accesses of a statement.
func KeepBenign(info ivl.StmtInfo) ivl.Attrs {
	if a := info.Attrs.Get(BenignRace); a != nil {
		return ivl.Attrs{a}
	}
	return nil
}
