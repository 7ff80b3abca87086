package emit

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// nameBlocks chooses the labels and the variables of the phis.
func (f *funcTranslator) nameBlocks() {
	labels := storage.NewScope(nil)
	for _, b := range f.fn.Blocks {
		name := b.Name()
		if name == "" || name[0] >= '0' && name[0] <= '9' {
			name = "bb" + name
		}
		f.labels[b] = labels.Fresh(name)
	}
	for inst := range f.fn.Instructions() {
		if phi, ok := inst.(*ir.Phi); ok {
			f.phis[phi] = f.temps(f.registerName(phi), phi.Type())
			f.values[phi] = idents(f.phis[phi])
		}
	}
}

// translateBlock translates the instructions of a block and how it ends. next
// is the block that is written after it, which needs no goto.
func (f *funcTranslator) translateBlock(b, next *ir.Block) {
	f.block = b
	f.marked = ivl.Pos{}
	f.afterNoReturn = false
	f.mark(f.loopPlace(b))
	for _, inst := range b.Insts {
		if _, ok := inst.(*ir.Phi); ok {
			continue
		}
		f.loc = f.Linked.Position(inst)
		f.translateInstruction(inst)
	}
	if f.loc = f.Linked.Position(b.Term); !f.loc.IsValid() {
		f.loc = f.jumpTo(b)
	}
	f.translateTerm(b, next)
	if len(f.waiting) > 0 {
		panic(fmt.Sprintf("llvm2ivl: %s: %d values are still deferred at the end of block %s", f.fn.Name(), len(f.waiting), b.Name()))
	}
}

// loopPlace is where the loop stands that b is the head of, if it has no condition there: for (;;) has code of its own only where
// it jumps back.
func (f *funcTranslator) loopPlace(b *ir.Block) ivl.Pos {
	if !f.inCycle(b) {
		return ivl.Pos{}
	}
	first := f.Linked.Position(b.Term)
	for _, inst := range b.Insts {
		if at := f.Linked.Position(inst); at.IsValid() {
			first = at
			break
		}
	}
	for _, from := range f.fn.Blocks {
		if br, ok := from.Term.(*ir.Br); ok && br.Target == b && f.inCycle(from) {
			if at := f.Linked.Position(br); at.IsValid() && at.File == first.File && at.Line < first.Line {
				return at
			}
		}
	}
	return ivl.Pos{}
}

// translateTerm translates the end of b; next is the block that follows in the text.
func (f *funcTranslator) translateTerm(b *ir.Block, next *ir.Block) {
	f.demandWritten(b.Term)
	switch term := b.Term.(type) {
	case *ir.Ret:
		f.translateReturn(term)
	case *ir.Br:
		f.jump(b, term.Target, next)
	case *ir.CondBr:
		f.prepareAccess(term.Cond)
		cond := f.use1(term.Cond)
		if term.Taken != nil {
			if term.Taken.X.Sign() == 0 {
				cond = ivl.NewNot(cond)
			}
			f.assertGuess(cond, "a branch was taken to go one way (%s)", f.loc)
			f.jump(b, term.Target(term.Taken), next)
			return
		}
		f.emit(&ivl.If{Cond: cond, Then: f.edge(b, term.Then), Else: f.edge(b, term.Else)})
	case *ir.Switch:
		f.translateSwitch(b, next, term)
	case *ir.Unreachable:
		f.flushAll()
		if !f.afterNoReturn {
			f.undefined("control reaches a place that the compiler takes for unreachable")
		}
		f.emit(unreachable())
		f.emit(&ivl.Return{})
	case *ir.Exit:
		f.stop(b, term)
	default:
		panic(fmt.Sprintf("llvm2ivl: terminator %T", term))
	}
}

// stop ends in UNKNOWN because of a way to leave a block that is not modelled.
func (f *funcTranslator) stop(b *ir.Block, term *ir.Exit) {
	if !f.loc.IsValid() {
		f.loc = f.jumpTo(b)
	}
	f.prepareAccess(term.Args...)
	for _, v := range term.Args {
		f.use(v)
	}
	f.flushAll()
	f.fail("%s is not modelled", term.What)
	f.values[term] = f.unknownValue(f.registerName(term), f.LeafTypes(term.Typ))
	f.emit(unreachable())
	f.emit(&ivl.Return{})
}

// jumpTo is the place of a jump to b. Clang gives all computed gotos of a
// function one block, of no place; the C statements are the jumps to it.
func (f *funcTranslator) jumpTo(b *ir.Block) ivl.Pos {
	for _, from := range f.fn.Blocks {
		if br, ok := from.Term.(*ir.Br); ok && br.Target == b {
			if loc := f.Linked.Position(br); loc.IsValid() {
				return loc
			}
		}
	}
	return ivl.Pos{}
}

func (f *funcTranslator) translateReturn(term *ir.Ret) {
	if term.X != nil {
		f.prepareAccess(term.X)
		for i, e := range f.use(term.X) {
			f.assign(ivl.NewIdent(f.proc.decl.Outs[i]), e)
		}
		for i, v := range f.proc.result {
			f.assign(ivl.NewIdent(v), f.shadowOf(term.X)[i])
		}
	}
	f.endLives(f.ending...)
	if f.fn.OneStep() {
		f.emit(&ivl.AtomicEnd{})
	}
	f.emit(&ivl.Return{})
}

// translateSwitch is a chain of ifs.
func (f *funcTranslator) translateSwitch(b, next *ir.Block, term *ir.Switch) {
	f.prepareAccess(term.X)
	if term.Taken != nil {
		n, _ := f.constant(term.Taken)
		f.assertGuess(f.Compare("eq", f.Bits(term.X.Type()), f.use1(term.X), n[0]), "a branch was taken to go one way (%s)", f.loc)
		f.jump(b, term.Target(term.Taken), next)
		return
	}
	x := f.atom(f.use1(term.X))
	w := f.Bits(term.X.Type())
	rest := f.edge(b, term.Default)
	for i := len(term.Cases) - 1; i >= 0; i-- {
		c := term.Cases[i]
		target := c.Target
		v, _ := f.constant(c.X)
		s := &ivl.If{Cond: f.Compare("eq", w, x, v[0]), Then: f.edge(b, target), Else: rest}
		s.Pos = f.loc
		rest = []ivl.Stmt{s}
	}
	f.mark(f.loc)
	f.out = append(f.out, rest...)
}

// jump continues at a block without condition.
func (f *funcTranslator) jump(from, to, next *ir.Block) {
	stmts := f.edge(from, to)
	if from == to { // a loop without a body has no other place
		f.mark(f.loc)
	}
	f.out = append(f.out, stmts[:len(stmts)-1]...)
	if to != next {
		f.out = append(f.out, stmts[len(stmts)-1])
	}
}

// edge are the statements that go from one block to another: the phis of the
// target get their values, all at once, and a goto.
func (f *funcTranslator) edge(from, to *ir.Block) []ivl.Stmt {
	outer := f.out
	f.out = nil
	assign := &ivl.Assign{}
	for _, inst := range to.Insts {
		phi, ok := inst.(*ir.Phi)
		if !ok {
			break
		}
		for _, inc := range phi.Incs {
			if inc.Pred != from {
				continue
			}
			for i, e := range f.use(inc.X) {
				x := f.phis[phi][i]
				if id, ok := e.(*ivl.Ident); ok && id.Var == x {
					continue
				}
				assign.Lhs = append(assign.Lhs, ivl.NewIdent(x))
				assign.Rhs = append(assign.Rhs, e)
			}
			if to := f.shadows[phi]; to != nil {
				assign.Lhs = append(assign.Lhs, to...)
				assign.Rhs = append(assign.Rhs, f.shadowOf(inc.X)...)
			}
			break
		}
	}
	if len(assign.Lhs) > 0 {
		assign.Pos = f.loc
		f.out = append(f.out, assign)
	}
	g := &ivl.Goto{Labels: []string{f.labels[to]}}
	g.Pos = f.loc
	out := append(f.out, g)
	f.out = outer
	return out
}

// undefined fails where control has no business: what the compiled program does there is chance.
func (f *funcTranslator) undefined(what string) {
	if f.opt.Memory {
		f.demandFact(ivl.NewBool(false), what)
	} else {
		f.fail("undefined behaviour: %s", what)
	}
}

// unreachable ends what does not go on: it is no assumption of the program.
func unreachable() *ivl.Assume {
	return &ivl.Assume{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr("unreachable")}}, Cond: ivl.NewBool(false)}
}
