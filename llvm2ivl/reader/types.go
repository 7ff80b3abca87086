package reader

import (
	"strconv"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// typeDef is the definition of a type.
type typeDef struct {
	at    int // token of what stands after the word type
	typ   ir.Type
	begun bool
}

// maxInt is the widest integer that is read, as in LLVM.
const maxInt = 1 << 23

var simpleTypes = map[string]ir.Type{
	"void": ir.Void, "ptr": ir.Ptr, "half": &ir.FloatType{Kind: ir.Half}, "bfloat": &ir.FloatType{Kind: ir.BFloat},
	"float": &ir.FloatType{Kind: ir.Float}, "double": &ir.FloatType{Kind: ir.Double}, "x86_fp80": &ir.FloatType{Kind: ir.X86FP80},
	"fp128": &ir.FloatType{Kind: ir.FP128}, "ppc_fp128": &ir.FloatType{Kind: ir.PPCFP128}, "x86_mmx": ir.I64,
	"label": &ir.OpaqueType{Name: "label"}, "token": &ir.OpaqueType{Name: "token"}, "metadata": &ir.OpaqueType{Name: "metadata"},
	"x86_amx": &ir.OpaqueType{Name: "x86_amx"}, "target": nil,
}

// intWidth is the number N of the type iN, 0 for other words.
func intWidth(w string) int {
	if len(w) < 2 || w[0] != 'i' || w[1] < '1' || w[1] > '9' {
		return 0
	}
	n, err := strconv.Atoi(w[1:])
	if err != nil {
		return 0
	}
	return n
}

func (p *parser) seesType() bool {
	switch p.kind() {
	case local:
		return true
	case word:
		_, ok := simpleTypes[p.word()]
		return ok || intWidth(p.word()) > 0
	}
	return p.sees('{') || p.sees('[') || p.sees('<')
}

// typ is a type; that of a function is the type of its address.
func (p *parser) typ() ir.Type {
	t, isFunc := p.signature()
	if isFunc {
		return ir.Ptr
	}
	return t
}

// signature is a type, or of the type of a function that of its result. It notes the number of parameters before the
// dots of a function's type.
func (p *parser) signature() (t ir.Type, isFunc bool) {
	t = p.baseType()
	for p.err == nil {
		switch {
		case p.accept('*'):
			t, isFunc = ir.Ptr, false
		case p.sees('('):
			if isFunc {
				t = ir.Ptr // no function returns a function; its uses are refused
			}
			p.pos++
			params, dots := 0, noDots
			p.list(')', func() {
				if p.acceptWord("...") {
					dots = params
					return
				}
				params++
				p.typ()
				for p.kind() == word && p.word() != "..." && p.attribute(&attributes{}) {
				}
			})
			isFunc = true
			p.dots = dots
		case p.word() == "addrspace":
			p.pos++
			p.expect('(')
			space := int(p.number())
			p.expect(')')
			if !ir.IsPointer(t) || p.sees('*') {
				p.expect('*')
			}
			t, isFunc = &ir.PointerType{Space: space}, false
		default:
			return t, isFunc
		}
	}
	return t, isFunc
}

func (p *parser) baseType() ir.Type {
	if w := p.word(); w != "" {
		if n := intWidth(w); n > 0 {
			if n > maxInt {
				p.failAt(p.pos, "there is no type i%d", n)
			}
			p.pos++
			t := p.ints[n]
			if t == nil {
				t = &ir.IntType{Bits: n}
				p.ints[n] = t
			}
			return t
		}
		if t, ok := simpleTypes[w]; ok {
			p.pos++
			if w == "target" {
				at := p.pos - 1
				if p.bracket(); p.err != nil {
					return ir.Void
				}
				return &ir.OpaqueType{Name: p.text[p.toks[at].start:p.toks[p.pos-1].end]}
			}
			return t
		}
		p.expected("a type")
		return ir.Void
	}
	switch {
	case p.kind() == local:
		at := p.pos
		return p.namedType(p.name(local, "a type"), at)
	case p.accept('{'):
		return &ir.StructType{Fields: p.fieldTypes()}
	case p.accept('['):
		n := p.number()
		p.expectWord("x")
		t := &ir.ArrayType{Len: n, Elem: p.element()}
		p.expect(']')
		return t
	case p.accept('<'):
		if p.accept('{') {
			t := &ir.StructType{Packed: true, Fields: p.fieldTypes()}
			p.expect('>')
			return t
		}
		scalable := p.acceptWord("vscale")
		if scalable {
			p.expectWord("x")
		}
		at, n := p.pos, p.number()
		p.expectWord("x")
		t := &ir.VectorType{Len: n, Elem: p.element(), Scalable: scalable}
		switch t.Elem.(type) {
		case *ir.IntType, *ir.FloatType, *ir.PointerType:
		default:
			p.failAt(at, "there are no vectors of %s", t.Elem)
		}
		if n == 0 || n > 1<<31 {
			p.failAt(at, "no vector has %d elements", n)
		}
		p.expect('>')
		return t
	}
	p.expected("a type")
	return ir.Void
}

// element is the type of a part of an aggregate.
func (p *parser) element() ir.Type {
	at := p.pos
	t, isFunc := p.signature()
	if isFunc || ir.Equal(t, ir.Void) {
		p.failAt(at, "an element has no size")
	}
	if o, ok := t.(*ir.OpaqueType); ok && (p.tokenText(at) == "target" || o.Name == "x86_amx") {
		p.failAt(at, "values of the type %s are not modelled", o.Name)
	}
	return t
}

// fieldTypes are those of a structure, up to its bracket.
func (p *parser) fieldTypes() []ir.Type {
	var out []ir.Type
	p.list('}', func() { out = append(out, p.element()) })
	return out
}

// namedType is the type that a name stands for; use is a token that mentions it.
func (p *parser) namedType(name string, use int) ir.Type {
	def := p.types[name]
	if def == nil {
		p.failAt(use, "the type %%%s is not defined", name)
		return ir.Void
	}
	if def.typ != nil {
		return def.typ
	}
	if def.begun {
		p.failAt(use, "the type %%%s contains itself", name)
		return ir.Void
	}
	def.begun = true
	pos, end := p.pos, p.end
	p.pos, p.end = def.at, len(p.toks)-1
	packed := p.sees('<') && p.toks[p.pos+1].kind == punct && p.text[p.toks[p.pos+1].start] == '{'
	switch {
	case p.acceptWord("opaque"):
		def.typ = &ir.StructType{Name: name}
	case packed || p.sees('{'):
		s := &ir.StructType{Name: name, Packed: packed}
		def.typ = s // before its fields, which may point to it
		if packed {
			p.pos++
		}
		p.pos++
		s.Fields = p.fieldTypes()
		if packed {
			p.expect('>')
		}
	default:
		def.typ = p.typ()
	}
	if p.err == nil {
		p.pos, p.end = pos, end
	}
	return def.typ
}

// hasSize reports whether no structure is a part of itself.
func (p *parser) hasSize(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.StructType:
		if done, ok := p.finite[t]; ok {
			return done
		}
		p.finite[t] = false
		for _, f := range t.Fields {
			if !p.hasSize(f) {
				return false
			}
		}
		p.finite[t] = true
	case *ir.ArrayType:
		return p.hasSize(t.Elem)
	case *ir.VectorType:
		return p.hasSize(t.Elem)
	}
	return true
}
