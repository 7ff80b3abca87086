package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// loopState counts the iterations of one entry of a loop.
type loopState struct {
	iters []iteration
	tests map[tested]*decision
	freed int // free iterations so far
}

// tested is the test at the end of a block, in a section that began at a statement.
type tested struct {
	block int
	begin ivl.Stmt
}

// decision says how constants decided a test: the fingerprints of it, one for each
// partition, in the last iteration where they did, and in the one before.
type decision struct {
	iter        int32
	now, before []uint64
}

// iteration says how much of the bound was used up when it began.
type iteration struct {
	paid int
	free bool
}

// loopKey names one entry of the i-th loop around n's block.
func loopKey(n *node, i int) string {
	k := append(make([]byte, 0, len(n.frame.key)+16), n.frame.key...)
	loops := n.frame.info.blocks[n.block].loops
	for j := 0; j <= i; j++ {
		k = appendKey(k, n.frame.info.nest.Position[loops[j].Head])
		if j < i {
			k = appendKey(k, int(n.iters[j]))
		}
	}
	return string(k)
}

func (w *walker) loop(n *node, i int) *loopState {
	k := loopKey(n, i)
	s := w.loops[k]
	if s == nil {
		s = &loopState{tests: map[tested]*decision{}, iters: []iteration{{}}}
		w.loops[k] = s
	}
	return s
}

// enterIteration decides, when n begins another iteration of its loop, whether
// the bound allows it. All nodes of the iteration before have been visited.
func (w *walker) enterIteration(n *node) bool {
	loops := n.frame.info.blocks[n.block].loops
	last := len(loops) - 1
	if last < 0 || loops[last].Head != n.block || n.seg > 0 || n.iters[last] == 0 {
		return true
	}
	s := w.loop(n, last)
	if int(n.iters[last]) < len(s.iters) {
		return true // begun in another section, or with other constants
	}
	prev := s.iters[n.iters[last]-1]
	paid := prev.paid
	place := n.frame.info.places[loops[last]]
	if prev.free && s.freed < w.opts.MaxFreeIterations && !w.opts.Counted[place.at] {
		s.freed++
		w.freed[place.at] = max(w.freed[place.at], s.freed)
	} else {
		paid++
	}
	if limit := w.opts.of(place.at); paid > limit {
		w.cutOff("unroll", limit, place)
		return false
	}
	s.iters = append(s.iters, iteration{paid: paid})
	return true
}

// noteTest records that constants decided the test at the end of n: it goes to
// block taken and not to block other.
func (w *walker) noteTest(n *node, taken, other int, trace uint64) {
	info := n.frame.info
	if cfg.SpinExit(info.proc.Blocks[n.block].Term) != nil {
		return // that something changed says nothing of how often the loop repeats
	}
	for i, l := range info.blocks[n.block].loops {
		if !info.nest.Contains(l, taken) || info.nest.Contains(l, other) {
			continue
		}
		s := w.loop(n, i)
		at := tested{n.block, n.section.begin}
		d := s.tests[at]
		if d == nil {
			d = &decision{iter: n.iters[i]}
			s.tests[at] = d
		}
		if n.iters[i] != d.iter {
			d.iter, d.before, d.now = n.iters[i], d.now, nil
		}
		if !slices.Contains(d.now, trace) {
			d.now = append(d.now, trace)
		}
		if !slices.Contains(d.before, trace) {
			s.iters[n.iters[i]].free = true
		}
	}
}

// limit puts a bound where a mark says that a {:limited} choice may be true twice in a row: beyond the first iterations of the loop around it, it is not. It reports
// whether s is such a mark.
func (w *walker) limit(fr *frame, s *ivl.Assume) bool {
	again, name, limit := cfg.Limits(s)
	if again == nil {
		return false
	}
	limit = max(limit, w.opts.Limited)
	i := len(fr.info.blocks[w.at.block].loops) - 1
	if i < 0 || w.loop(w.at, i).iters[w.at.iters[i]].paid < limit {
		return true
	}
	not := w.folder(fr).fold(ivl.NewNot(again))
	if not.known() && not.val.IsTrue() {
		return true
	}
	at := ivl.StmtInfo{Pos: s.Pos, Origin: &ivl.Origin{}}
	bound := at
	bound.Attrs = append(goal.Bounded(name, limit, ""), &ivl.Attr{Name: cfg.LimitedChoice})
	w.emit(&ivl.Assert{StmtInfo: bound, Cond: not.expr})
	w.emit(&ivl.Assume{StmtInfo: at, Cond: not.expr})
	return true
}

// cutOff ends the path with an assertion that says which bound it ran into.
func (w *walker) cutOff(bound string, limit int, at place) {
	info := ivl.StmtInfo{Pos: at.pos, Origin: &ivl.Origin{}, Attrs: goal.Bounded(bound, limit, at.at)}
	if at.loc != nil {
		info.Attrs = append(info.Attrs, at.loc)
	}
	w.emit(&ivl.Assert{StmtInfo: info, Cond: ivl.NewBool(false)})
	w.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: at.pos, Origin: &ivl.Origin{}}, Cond: ivl.NewBool(false)})
	w.stop()
}

func (w *walker) emit(s ivl.Stmt) { w.out.Stmts = append(w.out.Stmts, s) }

// stop ends the path.
func (w *walker) stop() {
	w.out.Term = &cfg.Goto{}
	w.out = nil
}

// inline begins an activation of c's procedure.
func (w *walker) inline(n *node, c *ivl.Call) {
	caller := n.frame
	proc := w.prog.Proc(c.Proc)
	_, args := w.foldAll(caller, c.Args)
	fr := &frame{parent: caller, info: w.info(proc), locals: map[*ivl.Var]*ivl.Var{}, args: args}
	if c.Proc.Attrs.Has("model") {
		if fr.benign = c.Attrs.Get(cfg.BenignRace); fr.benign == nil {
			fr.benign = caller.benign
		}
		if fr.reported = caller.reported; c.Attrs.Has(goal.Reported) {
			fr.reported = c
		}
	}
	if !w.mayRecur(fr, c.Pos) {
		return
	}
	w.frames++
	fr.number = w.frames
	k := []byte(n.key[:n.stem])
	fr.key = string(n.way.appendKey(appendKey(k, 2*n.seg+1)))
	fr.ret = &node{frame: caller, block: n.block, seg: n.seg + 1, iters: n.iters}
	fr.results = w.addressesResults(caller, n.block, n.seg+1, c)
	for i, p := range proc.Ins {
		w.set(ivl.StmtInfo{Pos: c.Pos, Origin: &ivl.Origin{}}, []target{whole(w.local(fr, p))}, args[i:i+1])
	}
	w.out.Term = w.gotoEdge(w.edge(fr, 0, -1, nil))
}

// mayRecur counts how deep calls of the activation's procedure by itself are, and reports whether the
// bound allows that; if not, the path ends. A thread goes on with the depth of who creates it, since
// a function that threads for itself are created in recurs, too. Models count in their thread only:
// whatever function a thread is for, the same models create it.
func (w *walker) mayRecur(fr *frame, pos ivl.Pos) bool {
	decl := fr.info.proc.Decl
	for g := fr.parent; g != nil; g = g.parent {
		if g.info == fr.info {
			fr.depth, fr.chain = g.depth, g.chain
			if g.decided && g.chain < maxFreeRecursion && argsChanged(g.args, fr.args) {
				fr.chain++
			} else {
				fr.depth++
			}
			break
		}
		if g.number == 0 && decl.Attrs.Has("model") {
			break
		}
	}
	limit := w.opts.of(decl.Name)
	if fr.depth > limit {
		w.cutOff("recursion", limit, place{pos, w.loc, decl.Name})
	}
	return fr.depth <= limit
}

// argsChanged reports whether some argument is a constant in both activations
// and not the same.
func argsChanged(before, now []folded) bool {
	for i := range now {
		if i < len(before) && before[i].known() && now[i].known() && !value.Equal(before[i].val, now[i].val) {
			return true
		}
	}
	return false
}

// results copies what a call returned to the variables of the caller.
func (w *walker) results(n *node) {
	c := calling(n.frame.info, n.block, n.seg)
	var from []folded
	var to []target
	f := w.folder(n.callee)
	for i, o := range c.Outs {
		if o != nil {
			from = append(from, f.fold(ivl.NewIdent(n.callee.info.proc.Outs[i])))
			to = append(to, w.target(n.frame, o))
		}
	}
	if len(to) > 0 {
		w.set(ivl.StmtInfo{Pos: c.Pos, Origin: &ivl.Origin{}}, to, from)
	}
}
