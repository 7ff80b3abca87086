package cfg

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// BenignRace is the attribute of a statement whose accesses take part in no race, and of a call of a
// model that makes such ones: {:benign_race file, line}, where it stands in the source. With the argument Raced
// they take part in none with each other: they are in races that were reported.
const BenignRace = "benign_race"

// Raced is the attribute {:benign_race "raced"} of accesses that are in races that were reported.
var Raced = ivl.NewAttr(BenignRace, "raced")

// Tolerance says whether the accesses of a statement are benign, or in races that were reported.
func Tolerance(info *ivl.StmtInfo) (benign, raced bool) {
	a := info.Attrs.Get(BenignRace)
	raced = a != nil && len(a.Args) == 1 && a.Args[0].Str == Raced.Args[0].Str
	return a != nil && !raced, raced
}

// Tolerates reports whether values may come by races that are no failures: benign ones, or those that were reported.
func (p *Program) Tolerates() bool {
	for s := range p.Stmts() {
		if s.Info().Attrs.Has(BenignRace) {
			return true
		}
	}
	return false
}

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
				if benign, _ := Tolerance(s.Info()); !benign || !touches(b, i) {
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
