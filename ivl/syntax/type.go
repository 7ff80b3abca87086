package syntax

import (
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// typ reads a type.
func (p *parser) typ() ivl.Type {
	if !p.enter() {
		return ivl.BoolType
	}
	defer p.leave()
	if p.at(token.Ident) {
		t := p.named()
		if n, ok := t.(*ivl.NamedType); ok {
			p.typeArgs(n)
		}
		return t
	}
	return p.typeAtom()
}

// typeArgs reads the arguments of a type constructor. As in Boogie they are
// taken greedily, and a map type can only be the last one.
func (p *parser) typeArgs(n *ivl.NamedType) {
	for p.err == nil {
		switch p.tok.Type {
		case token.Ident:
			n.Args = append(n.Args, p.named())
		case token.Int, token.Real, token.Bool, token.LParen:
			n.Args = append(n.Args, p.typeAtom())
		case token.Lt, token.LBracket:
			n.Args = append(n.Args, p.typeAtom())
			return
		default:
			return
		}
	}
}

// typeAtom parses a type that needs no parentheses as an argument.
func (p *parser) typeAtom() ivl.Type {
	switch p.tok.Type {
	case token.Int:
		p.next()
		return ivl.IntType
	case token.Real:
		p.next()
		return ivl.RealType
	case token.Bool:
		p.next()
		return ivl.BoolType
	case token.LParen:
		p.next()
		t := p.typ()
		p.expect(token.RParen, "after the type")
		return t
	case token.Lt, token.LBracket:
		return p.mapType()
	}
	p.wanted("a type")
	return ivl.BoolType
}

// mapType reads [<a, b>] "[" types "]" type.
func (p *parser) mapType() ivl.Type {
	t := &ivl.MapType{}
	if p.at(token.Lt) {
		t.Params = p.typeParams()
	}
	p.expect(token.LBracket, "before the argument types of a map")
	if !p.at(token.RBracket) {
		for {
			t.Args = append(t.Args, p.typ())
			if !p.accept(token.Comma) {
				break
			}
		}
	}
	p.expect(token.RBracket, "after the argument types of a map")
	t.Result = p.typ()
	return t
}

func (p *parser) typeParams() []*ivl.TypeVar {
	p.expect(token.Lt, "before type parameters")
	var out []*ivl.TypeVar
	for _, n := range p.names("a type parameter") {
		out = append(out, &ivl.TypeVar{Pos: toPos(n.Pos), Name: n.Name})
	}
	p.expect(token.Gt, "after type parameters")
	return out
}

// named reads one identifier as a type: bvN, floatSeE, rmode, or the name of
// a declared type.
func (p *parser) named() ivl.Type {
	pos := p.tok.Pos
	name := p.name("a type")
	if w, ok := strings.CutPrefix(name, "bv"); ok && token.IsDigits(w) {
		return &ivl.BVType{Width: p.limited(pos, w, 0, maxWidth, "the width")}
	}
	if f, ok := strings.CutPrefix(name, "float"); ok {
		if sig, exp, ok := strings.Cut(f, "e"); ok && token.IsDigits(sig) && token.IsDigits(exp) {
			return p.floatType(pos, sig, exp)
		}
	}
	if name == "rmode" {
		return ivl.RModeType
	}
	return &ivl.NamedType{Pos: toPos(pos), Name: name}
}

func (p *parser) floatType(pos lexer.Position, sig, exp string) *ivl.FloatType {
	return &ivl.FloatType{
		Sig: p.limited(pos, sig, 2, maxWidth, "the significand's width"),
		Exp: p.limited(pos, exp, 2, maxExponent, "the exponent's width"),
	}
}

func (p *parser) limited(pos lexer.Position, digits string, least, most int, what string) int {
	n, err := strconv.Atoi(digits)
	if err != nil || len(digits) >= 10 || n < least || n > most {
		p.failAt(pos, "%s %s is out of range; write a number from %d to %d", what, clip(digits), least, most)
		return least
	}
	return n
}
