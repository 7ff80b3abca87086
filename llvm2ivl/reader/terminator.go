package reader

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

const exceptions = "the handling of C++ exceptions"

// terminator reads the end of a block; it is nil if something else is there.
func (p *parser) terminator(name string) ir.Terminator {
	start, op := p.pos, p.word()
	var out ir.Terminator
	exit := func(what string, targets ...*ir.Block) *ir.Exit {
		e := &ir.Exit{ID: name, What: what, Typ: ir.Void, Targets: targets}
		out = e
		return e
	}
	p.pos++
	switch op {
	case "ret":
		r := &ir.Ret{}
		if t := p.typ(); !ir.Equal(t, ir.Void) {
			r.X = p.value(t)
		}
		out = r
	case "br":
		if p.word() == "label" {
			out = &ir.Br{Target: p.label()}
			break
		}
		br := &ir.CondBr{}
		br.Cond, _ = p.operand()
		p.expect(',')
		br.Then = p.label()
		p.expect(',')
		br.Else = p.label()
		out = br
	case "switch":
		s := &ir.Switch{}
		s.X, _ = p.operand()
		p.expect(',')
		s.Default = p.label()
		p.expect('[')
		for p.err == nil && !p.sees(']') {
			x := p.constant(p.typ())
			p.expect(',')
			s.Cases = append(s.Cases, ir.Case{X: x, Target: p.label()})
		}
		p.expect(']')
		out = s
	case "unreachable":
		out = &ir.Unreachable{}
	case "indirectbr":
		s := &ir.Switch{Default: p.nowhere()}
		s.X, _ = p.operand()
		p.expect(',')
		for _, b := range p.labels() {
			s.Cases = append(s.Cases, ir.Case{X: &ir.BlockAddress{Block: b}, Target: b})
		}
		out = s
	case "callbr":
		ret, _, _ := p.called()
		p.attributesUpTo("to")
		e := exit("asm goto", p.label())
		e.Typ = ret
		e.Targets = append(e.Targets, p.labels()...)
	case "resume":
		p.operand()
		exit(exceptions)
	case "catchswitch":
		p.expectWord("within")
		p.pos++
		e := exit(exceptions, p.labels()...)
		e.Typ = simpleTypes["token"]
		p.unwind(e)
	case "catchret":
		p.expectWord("from")
		p.name(local, "a pad")
		p.expectWord("to")
		exit(exceptions, p.label())
	case "cleanupret":
		p.expectWord("from")
		p.name(local, "a pad")
		p.unwind(exit(exceptions))
	default:
		p.pos = start
		return nil
	}
	out.(placed).SetPlace(p.trailer())
	e, ok := out.(*ir.Exit)
	if ok && !ir.Equal(e.Typ, ir.Void) {
		e.ID = p.fn.number(name)
		p.defineValue(e.ID, e, e.Typ, start)
	} else if name != "" {
		p.failAt(start, "%%%s has no value", name)
	}
	return out
}

// nowhere is where a computed goto leads that leads to no label of the function.
func (p *parser) nowhere() *ir.Block {
	b := &ir.Block{Label: "nowhere", Func: p.fn.fn, Term: &ir.Unreachable{}}
	p.where[b] = append(p.where[b], p.pos)
	p.fn.fn.Blocks = append(p.fn.fn.Blocks, b)
	return b
}

// labels is a list in brackets.
func (p *parser) labels() []*ir.Block {
	var out []*ir.Block
	p.expect('[')
	p.list(']', func() { out = append(out, p.label()) })
	return out
}

// unwind reads where an exception goes on.
func (p *parser) unwind(e *ir.Exit) {
	p.expectWord("unwind")
	if p.acceptWord("to") {
		p.expectWord("caller")
		return
	}
	e.Targets = append(e.Targets, p.label())
}
