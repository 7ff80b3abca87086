package ivl

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// typ reads a type.
func (p *parser) typ() Type {
	if !p.enter() {
		return BoolType
	}
	defer p.leave()
	if p.at(tokIdent) {
		t := p.named()
		if n, ok := t.(*NamedType); ok {
			p.typeArgs(n)
		}
		return t
	}
	return p.typeAtom()
}

// typeArgs reads the arguments of a type constructor. As in Boogie they are
// taken greedily, and a map type can only be the last one.
func (p *parser) typeArgs(n *NamedType) {
	for p.err == nil {
		switch p.tok.Type {
		case tokIdent:
			n.Args = append(n.Args, p.named())
		case tokInt, tokReal, tokBool, tokLParen:
			n.Args = append(n.Args, p.typeAtom())
		case tokLt, tokLBracket:
			n.Args = append(n.Args, p.typeAtom())
			return
		default:
			return
		}
	}
}

func (p *parser) typeAtom() Type {
	switch p.tok.Type {
	case tokInt:
		p.next()
		return IntType
	case tokReal:
		p.next()
		return RealType
	case tokBool:
		p.next()
		return BoolType
	case tokLParen:
		p.next()
		t := p.typ()
		p.expect(tokRParen, "after the type")
		return t
	case tokLt, tokLBracket:
		return p.mapType()
	}
	p.wanted("a type")
	return BoolType
}

// mapType reads [<a, b>] "[" types "]" type.
func (p *parser) mapType() Type {
	t := &MapType{}
	if p.at(tokLt) {
		t.Params = p.typeParams()
	}
	p.expect(tokLBracket, "before the argument types of a map")
	if !p.at(tokRBracket) {
		for {
			t.Args = append(t.Args, p.typ())
			if !p.accept(tokComma) {
				break
			}
		}
	}
	p.expect(tokRBracket, "after the argument types of a map")
	t.Result = p.typ()
	return t
}

func (p *parser) typeParams() []*TypeVar {
	p.expect(tokLt, "before type parameters")
	var out []*TypeVar
	for _, n := range p.names("a type parameter") {
		out = append(out, &TypeVar{Pos: toPos(n.Pos), Name: n.Name})
	}
	p.expect(tokGt, "after type parameters")
	return out
}

// named reads one identifier as a type: bvN, floatSeE, rmode, or the name of
// a declared type.
func (p *parser) named() Type {
	pos := p.tok.Pos
	name := p.name("a type")
	if w, ok := strings.CutPrefix(name, "bv"); ok && allDigits(w) {
		return &BVType{Width: p.limited(pos, w, 0, maxWidth, "the width")}
	}
	if f, ok := strings.CutPrefix(name, "float"); ok {
		if sig, exp, ok := strings.Cut(f, "e"); ok && allDigits(sig) && allDigits(exp) {
			return p.floatType(pos, sig, exp)
		}
	}
	if name == "rmode" {
		return RModeType
	}
	return &NamedType{Pos: toPos(pos), Name: name}
}

func (p *parser) floatType(pos lexer.Position, sig, exp string) *FloatType {
	return &FloatType{
		Sig: p.limited(pos, sig, 2, maxWidth, "the significand's width"),
		Exp: p.limited(pos, exp, 2, maxExponent, "the exponent's width"),
	}
}

func (p *parser) limited(pos lexer.Position, digits string, least, most int, what string) int {
	n, ok := 0, len(digits) < 10
	for i := 0; ok && i < len(digits); i++ {
		n = n*10 + int(digits[i]-'0')
	}
	if !ok || n < least || n > most {
		p.failAt(pos, "%s %s is out of range; write a number from %d to %d", what, clip(digits), least, most)
		return least
	}
	return n
}

func allDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}
