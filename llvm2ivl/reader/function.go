package reader

import (
	"strconv"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// function is the function that is read.
type function struct {
	fn       *ir.Func
	values   map[string]typed
	next     int // number of the next value without a name
	forwards []*forward
	debugs   []*ir.Debug // whose X may be a forward
}

// typed is a value with the type that the text gives it.
type typed struct {
	v ir.Value
	t ir.Type
}

// forward stands for a value that is defined below.
type forward struct {
	id string
	t  ir.Type
	at int
}

func (f *forward) Type() ir.Type { return f.t }

// number gives a name to a value that the text may give none.
func (fn *function) number(name string) string {
	if name == "" {
		name = strconv.Itoa(fn.next)
		fn.next++
	} else if n, err := strconv.Atoi(name); err == nil && n >= fn.next {
		fn.next = n + 1
	}
	return name
}

func (p *parser) defineValue(name string, v ir.Value, t ir.Type, at int) {
	if _, ok := p.fn.values[name]; ok {
		p.failAt(at, "%%%s is defined twice", name)
	}
	p.fn.values[name] = typed{v, t}
}

// local is the value of a name that is used with the type t.
func (p *parser) local(t ir.Type) ir.Value {
	at := p.pos
	name := p.name(local, "a value")
	if p.fn == nil {
		p.failAt(at, "no constant has a name")
		return &ir.Undef{Typ: t}
	}
	if known, ok := p.fn.values[name]; ok {
		if !same(known.t, t) {
			p.failAt(at, "%%%s is a %s, not a %s", name, known.t, t)
		}
		return known.v
	}
	f := &forward{name, t, at}
	p.fn.forwards = append(p.fn.forwards, f)
	return f
}

// resolve is the value that a forward stands for, through casts from pointer to pointer.
func (p *parser) resolve(v ir.Value) ir.Value {
	for range len(p.fn.values) + 1 {
		f, ok := v.(*forward)
		if !ok {
			return v
		}
		known, ok := p.fn.values[f.id]
		if !ok {
			p.failAt(f.at, "%%%s is not defined", f.id)
			return v
		}
		if !same(known.t, f.t) {
			p.failAt(f.at, "%%%s is a %s, not a %s", f.id, known.t, f.t)
			return v
		}
		v = known.v
	}
	p.failAt(v.(*forward).at, "%%%s is made of itself", v.(*forward).id)
	return v
}

// value is an operand of the type t.
func (p *parser) value(t ir.Type) ir.Value {
	switch {
	case p.kind() == local:
		return p.local(t)
	case p.word() == "asm":
		p.pos++
		for p.kind() == word { // sideeffect, alignstack, inteldialect, unwind
			p.pos++
		}
		asm := &ir.InlineAsm{Text: p.string()}
		p.expect(',')
		asm.Constraints = p.string()
		return asm
	}
	return p.constant(t)
}

// operand is a type and a value.
func (p *parser) operand() (ir.Value, ir.Type) {
	t := p.typ()
	return p.value(t), t
}

func (p *parser) blocksOf(f *ir.Func) map[string]*ir.Block {
	if p.blocks[f] == nil {
		p.blocks[f] = map[string]*ir.Block{}
	}
	return p.blocks[f]
}

// block is the block of f with the label, which a token mentions.
func (p *parser) block(f *ir.Func, label string, at int) *ir.Block {
	blocks := p.blocksOf(f)
	b := blocks[label]
	if b == nil {
		b = &ir.Block{Label: label}
		blocks[label] = b
		p.mentioned[b] = at
	}
	return b
}

func (p *parser) label() *ir.Block {
	p.expectWord("label")
	at := p.pos
	return p.block(p.fn.fn, p.name(local, "a label"), at)
}

// seesLabel reports whether a block begins here that has a label.
func (p *parser) seesLabel() bool {
	k := p.kind()
	return (k == word || k == str) && p.toks[p.pos+1].kind == punct && p.text[p.toks[p.pos+1].start] == ':'
}

// body reads the blocks of a function.
func (p *parser) body() {
	p.expect('{')
	var b *ir.Block
	for p.err == nil && !p.sees('}') {
		at := p.pos
		if b == nil || p.seesLabel() {
			if b != nil {
				p.failAt(at, "the block %s does not end in a terminator", b.Label)
				return
			}
			label := ""
			if p.seesLabel() {
				label = unquote(p.tokenText(at))
				p.pos += 2
			}
			b = p.block(p.fn.fn, p.fn.number(label), at)
			if b.Func != nil {
				p.failAt(at, "the label %s is defined twice", b.Label)
				return
			}
			b.Func = p.fn.fn
			p.fn.fn.Blocks = append(p.fn.fn.Blocks, b)
			continue
		}
		if p.directive() {
			continue
		}
		if p.kind() == hash {
			if d := p.record(); d != nil {
				b.Insts = append(b.Insts, d)
				p.where[b] = append(p.where[b], at)
			}
			continue
		}
		name := ""
		if p.kind() == local {
			name = p.name(local, "a name")
			p.expect('=')
		}
		if p.word() == "invoke" {
			call, term := p.invoke(name)
			b.Insts, b.Term = append(b.Insts, call), term
			p.where[b] = append(p.where[b], at, at)
			b = nil
		} else if term := p.terminator(name); term != nil {
			b.Term = term
			p.where[b] = append(p.where[b], at)
			b = nil
		} else if inst := p.instruction(name); inst != nil {
			b.Insts = append(b.Insts, inst)
			p.where[b] = append(p.where[b], at)
		}
	}
	if b != nil {
		p.failAt(p.pos, "the block %s does not end in a terminator", b.Label)
	}
	p.expect('}')
	if len(p.fn.fn.Blocks) == 0 {
		p.failAt(p.pos-1, "a function has no block")
	}
	p.patch()
}

// directive passes over the order of uses, which says nothing of the program.
func (p *parser) directive() bool {
	if w := p.word(); w != "uselistorder" && w != "uselistorder_bb" {
		return false
	}
	for p.pos < p.end && !p.sees('{') {
		p.pos++
	}
	return p.bracket()
}

// patch puts the values in the place of what stands for them.
func (p *parser) patch() {
	if p.err != nil || len(p.fn.forwards) == 0 {
		return
	}
	for u := range p.fn.fn.Users() {
		for _, op := range u.Operands() {
			*op = p.resolve(*op)
		}
	}
	for _, d := range p.fn.debugs {
		d.X = p.resolve(d.X)
	}
}
