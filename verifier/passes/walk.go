package passes

import (
	"container/heap"
	"encoding/binary"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/pause"
)

// walker flattens one thread instance.
type walker struct {
	*flattener
	inst  *cfg.Instance
	names *ivl.Names
	vars  []*ivl.Var // locals made so far
	nodes map[string]*node
	queue nodeQueue
	loops map[string]*loopState
	// merged is set if paths are not partitioned: the thread may start others, and each path would start its own.
	merged bool
	// partitions holds, for the key of a place, the constants that it is reached with, each in a
	// partition of its own.
	partitions map[string][]string
	// children holds the variables for {:thread_child}, one for each of
	// childTypes.
	children []*ivl.Var

	at  *node
	env env
	out *cfg.Block // where statements go; nil when the path has ended
	loc *ivl.Attr  // of the last {:sourceloc} in out
	// section is the atomic section that is open behind what was emitted last;
	// sections counts those begun so far.
	section  section
	sections int
	frames   int // activations begun so far, but for the thread's procedure
}

// frame is one activation of a procedure.
type frame struct {
	parent *frame // who called it; of a thread's procedure, who created the thread
	info   *procInfo
	key    string // prefix of the keys of its nodes
	ret    *node  // where the caller goes on; the final node of a thread's procedure
	locals map[*ivl.Var]*ivl.Var
	args   []folded
	// depth counts the activations of the procedure below this one that were
	// not free, chain those that were.
	depth, chain int
	number       int  // distinct in the instance, from 1 up; 0 for the thread's procedure
	decided      bool // made a test that constants decide
	results      bool // what it returns is addressed with
	// benign is the attribute {:benign_race} of the call of a model, in the models that it runs, too.
	benign *ivl.Attr
	// reported is the call of a model that says what was reported of it ({:reported}), in the models that it runs, too.
	reported *ivl.Call
}

// node is a copy of a piece of a block: behind the seg-th call in the block, up
// to the next, for one activation and one iteration of each loop around it.
//
// Its key orders nodes topologically: it lists, from the outermost activation
// inwards, the position of each loop around the code with the number of its
// iteration, then the position of the block and of the piece in it. A call
// stands between the piece before and the one behind it. What is reached in
// different atomic sections, or with different constants that are addressed with (see
// addressing.go), or returned to from different activations, are different nodes, in either order.
type node struct {
	key   string
	stem  int // length of the key without the piece and what follows
	frame *frame
	way   // its callee is the activation that returns to the node, when seg > 0
	block int
	seg   int
	iters []int32 // for each loop around the block
	env   env
	out   *cfg.Block
}

// finalKey comes after every other key.
const finalKey = "\xff\xff"

type nodeQueue []*node

func (q nodeQueue) Len() int           { return len(q) }
func (q nodeQueue) Less(i, j int) bool { return q[i].key < q[j].key }
func (q nodeQueue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *nodeQueue) Push(x any)        { *q = append(*q, x.(*node)) }
func (q *nodeQueue) Pop() any {
	old := *q
	n := old[len(old)-1]
	*q = old[:len(old)-1]
	return n
}

// appendKey adds a number so that longer keys compare element by element.
func appendKey(k []byte, n int) []byte {
	if n < 0xf0 {
		return append(k, byte(n))
	}
	return binary.BigEndian.AppendUint32(append(k, 0xf0), uint32(n))
}

func (f *flattener) walk(s *start) error {
	w := &walker{
		flattener:  f,
		inst:       s.inst,
		names:      f.reserved.Clone(),
		nodes:      map[string]*node{},
		loops:      map[string]*loopState{},
		merged:     !f.without.Uses(lemma.Addressing) || spawning(f.prog, s.inst.Decl),
		partitions: map[string][]string{},
	}
	proc := f.prog.Proc(s.inst.Decl)
	w.env = env{}
	if s.inst.ID > 0 {
		w.env = f.inherited(s)
	}
	w.env = w.env.fork(&f.versions)
	final := &node{key: finalKey, out: &cfg.Block{Label: "exit", Term: &cfg.Return{}}}
	fr := s.frame
	fr.ret, fr.locals = final, map[*ivl.Var]*ivl.Var{}
	for i, p := range proc.Ins {
		v := w.fresh(p, ivl.InParam)
		fr.locals[p] = v
		s.inst.Params = append(s.inst.Params, v)
		if i < len(fr.args) && fr.args[i].known() && !ivl.IsMap(p.Type) {
			w.store(whole(v), fr.args[i])
		}
	}
	entry := &cfg.Block{Label: "start"}
	w.out = entry
	for _, t := range f.childTypes {
		v := ivl.NewVar(w.names.Unique("lastchild"), t, ivl.Local)
		w.vars = append(w.vars, v)
		w.children = append(w.children, v)
		w.setChild(v, 0)
	}
	w.out.Term = w.gotoEdge(w.edge(fr, 0, -1, nil))
	for len(w.queue) > 0 {
		n := heap.Pop(&w.queue).(*node)
		delete(w.nodes, n.key)
		if err := w.tick(); err != nil {
			return err
		}
		w.visit(n)
	}
	s.inst.Lay(entry)
	s.inst.Locals = cfg.UsedLocals(s.inst.Blocks, w.vars)
	return nil
}

// tick counts a block, and now and then looks up.
func (w *walker) tick() error {
	w.blocks++
	if w.blocks&127 != 0 {
		return nil
	}
	if w.opts.FindLong {
		if long := w.longLoops(); len(long) > 0 {
			return &LongError{long}
		}
	}
	if w.opts.Progress != nil {
		w.opts.Progress(len(w.flattener.out.Instances), w.blocks)
	}
	return pause.Wait(w.ctx)
}

// fresh makes the instance's own copy of a variable.
func (w *walker) fresh(v *ivl.Var, kind ivl.VarKind) *ivl.Var {
	n := *v
	n.Name = w.names.Unique(v.Name)
	n.Kind = kind
	n.Where = nil
	return &n
}

// local gives the copy of v in an activation.
func (w *walker) local(fr *frame, v *ivl.Var) *ivl.Var {
	c := fr.locals[v]
	if c == nil {
		c = w.fresh(v, ivl.Local)
		fr.locals[v] = c
		w.vars = append(w.vars, c)
	}
	return c
}

// edge makes sure that the copy of a block is visited, after its predecessors,
// with the present environment among those it merges. from is the block in the
// same activation that control comes from, with its iterations; -1 when the
// activation begins.
//
// A block that does nothing but test what the present environment decides is
// passed over: the environments of its other predecessors, which may decide
// otherwise, are not merged in.
func (w *walker) edge(fr *frame, to int, from int, iters []int32) *node {
	for {
		its := fr.iterations(to, from, iters)
		t, ok := fr.info.blocks[to].test, false
		var c folded
		if t != nil {
			c = w.folder(fr).fold(t.Cond)
			ok = c.known()
		}
		if !ok {
			return w.arrive(fr, to, 0, its, nil)
		}
		taken, other := w.decide(fr, t, c)
		w.noteTest(&node{frame: fr, way: way{section: w.section}, block: to, iters: its}, taken, other, c.trace)
		to, from, iters = taken, to, its
	}
}

// decide gives the blocks where a decided branch goes, and where it does not.
func (w *walker) decide(fr *frame, t *cfg.Branch, c folded) (taken, other int) {
	fr.decided = fr.decided || cfg.SpinExit(t) == nil
	then, els := fr.info.graph.Index(t.Then), fr.info.graph.Index(t.Else)
	if c.val.IsFalse() {
		return els, then
	}
	return then, els
}

// iterations gives, for each loop around block to, which iteration an edge from
// another block leads to.
func (fr *frame) iterations(to, from int, iters []int32) []int32 {
	loops := fr.info.blocks[to].loops
	if len(loops) == 0 {
		return nil
	}
	its := make([]int32, len(loops))
	if from < 0 {
		return its
	}
	back := fr.info.nest.BackTo(from, to)
	for i, l := range fr.info.blocks[from].loops {
		if i >= len(loops) || loops[i] != l {
			break
		}
		its[i] = iters[i]
		if l == back {
			its[i]++
		}
	}
	return its
}

// arrive finds or makes a node and merges the present environment into it. callee
// is the activation that returns there, if any.
func (w *walker) arrive(fr *frame, block, seg int, iters []int32, callee *frame) *node {
	k := append(make([]byte, 0, len(fr.key)+16), fr.key...)
	for i, l := range fr.info.blocks[block].loops {
		k = appendKey(k, fr.info.nest.Position[l.Head])
		k = appendKey(k, int(iters[i]))
	}
	k = appendKey(k, fr.info.nest.Position[block])
	stem := len(k)
	k = way{section: w.section, callee: callee}.appendKey(appendKey(k, 2*seg))
	constants := w.constants(fr, block, seg, callee, string(k))
	k = append(k, constants...)
	if n := w.nodes[string(k)]; n != nil {
		n.env = merge(n.env, w.env, &w.versions)
		return n
	}
	n := &node{key: string(k), stem: stem, frame: fr, way: way{w.section, callee, constants}, block: block, seg: seg, iters: iters, env: w.env}
	n.out = &cfg.Block{Label: fr.info.proc.Blocks[block].Label}
	if fr.number > 0 {
		n.out.Label = fr.info.proc.Decl.Name + "." + n.out.Label
	}
	w.nodes[n.key] = n
	heap.Push(&w.queue, n)
	return n
}

func (w *walker) gotoEdge(n *node) cfg.Term { return &cfg.Goto{Targets: []*cfg.Block{n.out}} }

// visit fills the block of n.
func (w *walker) visit(n *node) {
	w.at, w.out, w.loc, w.section = n, n.out, nil, n.section
	w.env = n.env.fork(&w.versions)
	n.env = env{}
	if w.blocks > w.opts.MaxBlocks {
		var at place
		if l := n.frame.info.nest.Of[n.block]; l != nil {
			at = n.frame.info.places[l]
		}
		w.cutOff("size", w.opts.MaxBlocks, at)
		return
	}
	if !w.enterIteration(n) {
		return
	}
	if n.seg > 0 {
		w.results(n)
	}
	stmts := n.frame.info.blocks[n.block].segments[n.seg]
	for _, s := range stmts {
		if c, ok := s.(*ivl.Call); ok && !c.Proc.IsIntrinsic() {
			w.inline(n, c)
			return
		}
		w.stmt(s)
		if w.out == nil {
			return
		}
	}
	w.terminator(n, n.frame.info.proc.Blocks[n.block].Term)
}

// terminator ends the block of n as its original ends.
func (w *walker) terminator(n *node, t cfg.Term) {
	fr := n.frame
	to := func(b *cfg.Block) *node { return w.edge(fr, fr.info.graph.Index(b), n.block, n.iters) }
	switch t := t.(type) {
	case *cfg.Return:
		if fr.ret.key == finalKey {
			w.endSection()
			w.out.Term = w.gotoEdge(fr.ret)
			return
		}
		ret := w.arrive(fr.ret.frame, fr.ret.block, fr.ret.seg, fr.ret.iters, fr)
		w.out.Term = w.gotoEdge(ret)
	case *cfg.Goto:
		w.out.Term = w.gotoTerm(n, t)
	case *cfg.Branch:
		c := w.folder(fr).fold(t.Cond)
		if c.known() {
			taken, other := w.decide(fr, t, c)
			w.noteTest(n, taken, other, c.trace)
			w.out.Term = w.gotoEdge(w.edge(fr, taken, n.block, n.iters))
			return
		}
		base := w.env
		w.env = base.fork(&w.versions)
		w.record(c.expr, true)
		then := to(t.Then)
		w.env = base.fork(&w.versions)
		w.record(c.expr, false)
		els := to(t.Else)
		w.out.Term = &cfg.Branch{Cond: c.expr, Then: then.out, Else: els.out, Stmt: t.Stmt}
	}
}

// gotoTerm copies a goto without the targets whose first assumption is known to
// be false: goto A, B; A: assume c; … B: assume !c; … is a test like any other. One stays, to say that executions are excluded.
func (w *walker) gotoTerm(n *node, t *cfg.Goto) cfg.Term {
	fr := n.frame
	g := &cfg.Goto{}
	var targets, dropped []int
	var trace uint64
	for i, b := range t.Targets {
		j := fr.info.graph.Index(b)
		if guard := fr.info.blocks[j].guard; guard != nil && len(t.Targets) > 1 {
			if c := w.folder(fr).fold(guard); c.known() && c.val.IsFalse() && (i < len(t.Targets)-1 || len(targets) > 0) {
				dropped = append(dropped, j)
				trace = mix(trace, c.trace)
				continue
			}
		}
		targets = append(targets, j)
		if len(t.Targets) > 1 {
			g.Choice = append(g.Choice, i)
		}
	}
	for _, other := range dropped {
		if len(targets) == 1 {
			fr.decided = true
			w.noteTest(n, targets[0], other, trace)
		}
	}
	for _, j := range targets {
		g.Targets = append(g.Targets, w.edge(fr, j, n.block, n.iters).out)
	}
	return g
}
