package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// builder makes the blocks of one procedure.
type builder struct {
	l     *lowerer
	code  *code
	entry *Block
	cur   *Block // where statements go; nil after a jump
	exit  *Block // checks the ensures clauses; nil if there are none
	depth int    // while splitting: atomic sections that are open for sure

	benign *ivl.Attr // {:benign_race} of the statement being split

	labels map[string]*Block
	jumps  []jumpTarget          // what break can leave, the innermost last
	old    map[*ivl.Var]*ivl.Var // value of a global at entry

	taken      map[string]bool // names of variables in scope
	blockNames map[string]int  // the last number given to a name; 0 if it is free
	temps      int
}

// jumpTarget is a statement that break can leave.
type jumpTarget struct {
	names []string // its labels
	loop  bool
	after *Block
}

// build makes the blocks of a procedure, with the statements as they are.
func (l *lowerer) build(c *code) *builder {
	b := &builder{
		l:          l,
		code:       c,
		labels:     map[string]*Block{},
		taken:      map[string]bool{},
		blockNames: map[string]int{},
	}
	for _, vs := range [][]*ivl.Var{c.proc.Ins, c.proc.Outs, c.proc.Locals} {
		for _, v := range vs {
			b.taken[v.Name] = true
		}
	}
	if c.body != nil {
		b.findLabels(c.body.Stmts)
	}
	b.entry = b.newBlock("entry")
	b.cur = b.entry
	b.prologue()
	if c.body != nil {
		b.stmts(c.body.Stmts)
	} else {
		// A thread that only has a contract.
		call := &ivl.Call{StmtInfo: ivl.StmtInfo{Pos: c.decl.Pos}, Name: c.decl.Name, Proc: c.decl}
		for _, v := range c.proc.Ins {
			call.Args = append(call.Args, ivl.NewIdent(v))
		}
		b.emit(call)
	}
	if b.cur != nil {
		b.ret()
	}
	b.epilogue()
	return b
}

// finish tidies the blocks, whose statements are single accesses now: a test of a
// shared variable is an access even if both its arms are the same.
func (b *builder) finish() {
	b.code.proc.Blocks = Tidy(b.entry)
	havocUninitialised(b.code.proc)
}

// findLabels makes a block for each label, so that gotos can go forward.
func (b *builder) findLabels(ss []ivl.Stmt) {
	ivl.WalkStmts(ss, func(s ivl.Stmt) bool {
		if l, ok := s.(*ivl.Label); ok {
			b.labels[l.Name] = b.newBlock(l.Name)
		}
		return true
	})
}

// newBlock makes a block named hint, or hint and a number if that is taken.
func (b *builder) newBlock(hint string) *Block {
	name := hint
	for b.blockNames[name] > 0 {
		b.blockNames[hint]++
		name = fmt.Sprintf("%s_%d", hint, b.blockNames[hint])
	}
	b.blockNames[name] = max(b.blockNames[name], 1)
	return &Block{Label: name, Term: &Goto{}}
}

// temp makes a local variable named after what it holds.
func (b *builder) temp(hint string, t ivl.Type) *ivl.Var {
	for {
		b.temps++
		name := fmt.Sprintf("%s$%d", hint, b.temps)
		if b.taken[name] || b.l.taken[name] {
			continue
		}
		b.taken[name] = true
		v := ivl.NewVar(name, t, ivl.Local)
		b.code.proc.Locals = append(b.code.proc.Locals, v)
		return v
	}
}

// emit appends a statement to the current block.
func (b *builder) emit(s ivl.Stmt) {
	if b.cur == nil {
		return
	}
	if a, ok := s.(*ivl.Assert); ok {
		if cond, any := b.skolemize(a.Cond); cond != a.Cond {
			if len(any) > 0 {
				b.emit(&ivl.Havoc{StmtInfo: ivl.StmtInfo{Pos: a.Pos}, Vars: any})
			}
			s = &ivl.Assert{StmtInfo: named(a), Cond: cond}
		}
	}
	var what string
	pos := s.Info().Pos
	ivl.StmtExprs(s, func(e ivl.Expr) {
		if what == "" {
			if w, at := b.l.undecidable(e); w != "" {
				what = w
				if at.IsValid() {
					pos = at
				}
			}
		}
	})
	if what != "" {
		b.undecided(pos, what)
		return
	}
	s = ivl.MapStmtExprs(s, withoutCode)
	if info := s.Info(); b.benign != nil && !info.Attrs.Has(BenignRace) { // a piece, which is new
		info.Attrs = append(slices.Clip(info.Attrs), b.benign)
	}
	b.cur.Stmts = append(b.cur.Stmts, s)
}

// undecided ends executions that come here with an unknown verdict.
func (b *builder) undecided(pos ivl.Pos, reason string) {
	why := ivl.Attrs{{Pos: pos, Name: "unknown", Args: []ivl.AttrArg{{Str: reason}}}}
	b.emit(&ivl.Assert{StmtInfo: ivl.StmtInfo{Pos: pos, Attrs: why}, Cond: ivl.NewBool(false)})
	b.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: pos}, Cond: ivl.NewBool(false)})
}

// end closes the current block.
func (b *builder) end(t Term) {
	if b.cur != nil {
		b.cur.Term = t
		b.cur = nil
	}
}

func (b *builder) jump(to *Block) { b.end(&Goto{Targets: []*Block{to}}) }

// start closes the current block, if it is open, and continues in the given one.
func (b *builder) start(next *Block) {
	b.jump(next)
	b.cur = next
}

// atomic reports whether the statement being split stands in an atomic section.
func (b *builder) atomic() bool { return b.depth > 0 }

func (b *builder) ret() {
	if b.exit != nil {
		b.jump(b.exit)
	} else {
		b.end(&Return{})
	}
}

func (b *builder) stmts(ss []ivl.Stmt) {
	var names []string // labels directly before the statement
	for _, s := range ss {
		if lab, ok := s.(*ivl.Label); ok {
			b.start(b.labels[lab.Name])
			names = append(names, lab.Name)
			continue
		}
		b.stmt(s, names)
		names = nil
	}
}

// stmt lowers a statement. names are its labels.
func (b *builder) stmt(s ivl.Stmt, names []string) {
	switch s := s.(type) {
	case *ivl.If:
		b.ifStmt(s, names)
	case *ivl.While:
		b.whileStmt(s, names)
	case *ivl.Break:
		b.breakStmt(s)
	case *ivl.Goto:
		b.gotoStmt(s)
	case *ivl.Return:
		b.ret()
	case *ivl.Atomic:
		b.emit(&ivl.AtomicBegin{StmtInfo: s.StmtInfo})
		b.stmts(s.Body)
		b.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Pos: s.Pos}})
	case *ivl.ParCall:
		b.parallelCall(s)
	default:
		b.emit(b.withoutOld(s))
	}
}

// branch ends the current block with a test. A nil condition is a free choice.
func (b *builder) branch(cond ivl.Expr, s ivl.Stmt, then, els *Block) {
	if b.cur == nil {
		return
	}
	if cond == nil {
		b.end(&Goto{Targets: []*Block{then, els}})
		return
	}
	if lit, ok := cond.(*ivl.BoolLit); ok {
		if lit.Value {
			b.jump(then)
		} else {
			b.jump(els)
		}
		return
	}
	if what, pos := b.l.undecidable(cond); what != "" {
		b.undecided(pos, what)
		b.end(&Goto{})
		return
	}
	b.end(&Branch{Cond: withoutCode(b.exprWithoutOld(cond)), Then: then, Else: els, Stmt: s})
}

func (b *builder) ifStmt(s *ivl.If, names []string) {
	then, after := b.newBlock("if_then"), b.newBlock("if_end")
	els := after
	if len(s.Else) > 0 {
		els = b.newBlock("if_else")
	}
	b.branch(s.Cond, s, then, els)
	b.jumps = append(b.jumps, jumpTarget{names: names, after: after})
	b.cur = then
	b.stmts(s.Then)
	b.jump(after)
	if len(s.Else) > 0 {
		b.cur = els
		b.stmts(s.Else)
		b.jump(after)
	}
	b.jumps = b.jumps[:len(b.jumps)-1]
	b.cur = after
}

func (b *builder) whileStmt(s *ivl.While, names []string) {
	head, body, after := b.newBlock("loop_head"), b.newBlock("loop_body"), b.newBlock("loop_end")
	b.start(head)
	for _, inv := range s.Invariants {
		b.spec(inv, inv.Expr, inv.Free)
	}
	b.branch(s.Cond, s, body, after)
	b.jumps = append(b.jumps, jumpTarget{names: names, loop: true, after: after})
	b.cur = body
	b.stmts(s.Body)
	b.jump(head)
	b.jumps = b.jumps[:len(b.jumps)-1]
	b.cur = after
}

func (b *builder) breakStmt(s *ivl.Break) {
	for _, t := range slices.Backward(b.jumps) {
		if s.Label == "" && t.loop || s.Label != "" && slices.Contains(t.names, s.Label) {
			b.jump(t.after)
			return
		}
	}
	if s.Label == "" {
		b.l.errorf("break-outside-loop", s.Pos, "break stands outside of any loop")
	} else {
		b.l.errorf("break-label", s.Pos, "break %s stands outside of the statement labelled %s", s.Label, s.Label)
	}
	b.end(&Goto{})
}

func (b *builder) gotoStmt(s *ivl.Goto) {
	var targets []*Block
	for _, name := range s.Labels {
		to := b.labels[name]
		if to == nil {
			b.l.errorf("unknown-label", s.Pos, "there is no label %s in procedure %s", name, b.code.decl.Name)
		} else if !slices.Contains(targets, to) {
			targets = append(targets, to)
		}
	}
	b.end(&Goto{Targets: targets})
}
