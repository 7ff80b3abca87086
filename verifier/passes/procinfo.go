package passes

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// procInfo is what the walk needs to know of a procedure.
type procInfo struct {
	proc   *cfg.Proc
	graph  *cfg.Graph
	nest   *cfg.Nest
	blocks []blockInfo
	// addresses is what it addresses with, if its caller does not with what it returns, and
	// if it does.
	addresses [2]*addressing
	places    map[*cfg.Loop]place // of its loops, no two with the same name
}

// blockInfo is a block cut behind each call that is inlined.
type blockInfo struct {
	loops    []*cfg.Loop // around the block, the outermost first
	segments [][]ivl.Stmt
	// test is the branch at its end, if the block does nothing else and is not
	// the head of a loop.
	test *cfg.Branch
	// guard is the condition of the assume that the block begins with, or nil.
	guard ivl.Expr
}

func newProcInfo(p *cfg.Proc) *procInfo {
	g := cfg.NewGraph(p.Blocks)
	pi := &procInfo{proc: p, graph: g, nest: g.Loops(), blocks: make([]blockInfo, len(p.Blocks)), places: map[*cfg.Loop]place{}}
	for i, b := range p.Blocks {
		bi := &pi.blocks[i]
		for l := pi.nest.Of[i]; l != nil; l = l.Parent {
			bi.loops = append([]*cfg.Loop{l}, bi.loops...)
		}
		from := 0
		for j, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok && !c.Proc.IsIntrinsic() {
				bi.segments = append(bi.segments, b.Stmts[from:j+1])
				from = j + 1
			}
		}
		bi.segments = append(bi.segments, b.Stmts[from:])
		if l := pi.nest.Of[i]; l == nil || l.Head != i {
			bi.test = onlyTest(b)
		}
		bi.guard = firstGuard(b)
	}
	seen := map[string]int{}
	for _, l := range pi.nest.Loops {
		p := pi.loopPlace(l)
		seen[p.at]++
		p.at = goal.LoopAt(p.at, seen[p.at])
		pi.places[l] = p
	}
	return pi
}

// onlyTest returns the branch of a block that has no statements but places.
func onlyTest(b *cfg.Block) *cfg.Branch {
	for _, s := range b.Stmts {
		if !cfg.IsPlace(s) {
			return nil
		}
	}
	t, _ := b.Term.(*cfg.Branch)
	return t
}

// firstGuard returns the condition of the assume that b begins with.
func firstGuard(b *cfg.Block) ivl.Expr {
	for _, s := range b.Stmts {
		if cfg.IsPlace(s) {
			continue
		}
		if a, ok := s.(*ivl.Assume); ok && !a.Await && !goal.Spins(a) { // where a probe leaves its loop, no way ends
			return a.Cond
		}
		break
	}
	return nil
}

// place is where something stands in the source.
type place struct {
	pos ivl.Pos
	loc *ivl.Attr // {:sourceloc}, if it has one
	at  string    // for people, and to tell places apart (goal.LoopAt)
}

// loopPlace finds where a loop begins in the source: the first of its statements that has a
// {:sourceloc}, or else a position. A loop of a model, of which the user has no source, is
// named after it.
func (pi *procInfo) loopPlace(l *cfg.Loop) place {
	var pos ivl.Pos
	var loc *ivl.Attr
	look := func(b *cfg.Block) {
		for _, s := range b.Stmts {
			info := s.Info()
			if !pos.IsValid() {
				pos = info.Pos
			}
			if loc == nil {
				loc = info.Attrs.Get("sourceloc")
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok && t.Stmt != nil && !pos.IsValid() {
			pos = t.Stmt.Info().Pos
		}
	}
	look(pi.proc.Blocks[l.Head])
	for _, b := range l.Blocks {
		if pos.IsValid() && loc != nil {
			break
		}
		look(pi.proc.Blocks[b])
	}
	p := place{pos, loc, fmt.Sprintf("%s:%d", pos.File, pos.Line)}
	if at := loc.Place(); at.IsValid() {
		p.at = fmt.Sprintf("%s:%d", at.File, at.Line)
	} else if name := pi.proc.Decl.Attrs.Text("cname"); name != "" && pi.proc.Decl.Attrs.Has("model") {
		p.at = name // of all copies for calls
	} else if !pos.IsValid() {
		p.at = pi.proc.Decl.Name
	}
	return p
}

// Places lists what bounds on unrolling can be for: loops by their places, and procedures.
func Places(p *cfg.Program) []string {
	var out []string
	for _, proc := range p.Procs {
		pi := newProcInfo(proc)
		out = append(out, proc.Decl.Name)
		for _, l := range pi.nest.Loops {
			out = append(out, pi.places[l].at)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// LoopPlaces gives the loops of a procedure by what bounds on unrolling call them, and the graph that they are of.
func LoopPlaces(q *cfg.Proc) (*cfg.Graph, map[*cfg.Loop]string) {
	pi, out := newProcInfo(q), map[*cfg.Loop]string{}
	for l, p := range pi.places {
		out[l] = p.at
	}
	return pi.graph, out
}

// threadWrites finds the globals that threads other than the entry thread may
// write, by looking at all code they can reach, but for those of which each thread accesses elements of its own.
func threadWrites(p *cfg.Program) map[*ivl.Var]bool {
	var started []*ivl.ProcDecl
	for s := range p.Stmts() {
		if a, ok := s.(*ivl.AsyncCall); ok {
			started = append(started, a.Proc)
		}
	}
	written := map[*ivl.Var]bool{}
	for _, q := range p.Running(started...) {
		maps.Copy(written, cfg.AssignedIn(cfg.Stmts(q.Blocks)))
	}
	for v := range cfg.Marked(p.Source, "apart") {
		delete(written, v)
	}
	return written
}
