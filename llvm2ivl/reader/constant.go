package reader

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// constant is a constant of type t, which stands before it in the text.
func (p *parser) constant(t ir.Type) ir.Constant {
	at := p.pos
	wrong := func() ir.Constant {
		p.failAt(at, "a constant of the type %s is expected", t)
		return &ir.Undef{Typ: t}
	}
	switch p.kind() {
	case global:
		s := p.symbols[p.name(global, "a symbol")]
		if s == nil {
			p.failAt(at, "%s is not defined", p.tokenText(at))
			return &ir.Undef{Typ: t}
		}
		if !ir.IsPointer(t) {
			return wrong()
		}
		return s
	case cstr:
		p.pos++
		a, ok := t.(*ir.ArrayType)
		x := []byte(unquote(p.tokenText(at)[1:]))
		if !ok || !ir.Equal(a.Elem, ir.I8) || a.Len != uint64(len(x)) {
			return wrong()
		}
		return &ir.Bytes{Typ: a, X: x}
	case punct:
		return p.aggregate(t)
	case word:
	default:
		return wrong()
	}
	w := p.word()
	p.pos++
	switch t := t.(type) {
	case *ir.IntType:
		if n, ok := integer(w, t); ok {
			return &ir.Int{Typ: t, X: n}
		}
	case *ir.FloatType:
		if bits, ok := floatBits(w, t.Kind); ok {
			return &ir.FloatConst{Typ: t, Bits: bits}
		}
	case *ir.PointerType:
		if w == "null" {
			return &ir.Null{Typ: t}
		}
	}
	switch w {
	case "undef", "poison", "none":
		return &ir.Undef{Typ: t}
	case "zeroinitializer":
		switch t := t.(type) {
		case *ir.PointerType:
			return &ir.Null{Typ: t}
		case *ir.VoidType, *ir.OpaqueType:
			return wrong()
		}
		return &ir.Zero{Typ: t}
	case "splat":
		p.expect('(')
		elem := p.constant(p.typ())
		p.expect(')')
		v, ok := t.(*ir.VectorType)
		if !ok || v.Scalable || v.Len > 1<<16 || !ir.Equal(v.Elem, elem.Type()) {
			return wrong()
		}
		out := &ir.Aggregate{Typ: t}
		for range v.Len {
			out.Elems = append(out.Elems, elem)
		}
		return out
	case "blockaddress":
		p.expect('(')
		f, _ := p.symbols[p.name(global, "a function")].(*ir.Func)
		p.expect(',')
		label := p.name(local, "a label")
		p.expect(')')
		if f == nil || !ir.IsPointer(t) {
			return wrong()
		}
		return &ir.BlockAddress{Block: p.block(f, label, p.pos-2)}
	case "dso_local_equivalent", "no_cfi":
		return p.constant(t)
	case "ptrauth":
		p.expect('(')
		c := p.constant(p.typ())
		for !p.sees(')') && p.err == nil {
			p.expect(',')
			p.constant(p.typ())
		}
		p.expect(')')
		return c
	}
	p.pos = at
	return p.expression(t)
}

// integer is the number that a word says.
func integer(w string, t *ir.IntType) (*big.Int, bool) {
	if n, err := strconv.ParseInt(w, 10, 64); err == nil {
		return big.NewInt(n), true
	}
	switch {
	case w == "true" && t.Bits == 1:
		return big.NewInt(1), true
	case w == "false" && t.Bits == 1:
		return new(big.Int), true
	case !isNumber(w) && !strings.HasPrefix(w, "u0x") && !strings.HasPrefix(w, "s0x") || len(w) > t.Bits+4:
		return nil, false
	}
	if isNumber(w) {
		return new(big.Int).SetString(w, 10)
	}
	n, ok := new(big.Int).SetString(w[3:], 16)
	if ok && w[0] == 's' && n.Bit(4*(len(w)-3)-1) == 1 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(4*(len(w)-3))))
	}
	return n, ok
}

// aggregate is a structure, an array or a vector that is written out.
func (p *parser) aggregate(t ir.Type) ir.Constant {
	at, closing, n := p.pos, "", uint64(0)
	switch t := t.(type) {
	case *ir.StructType:
		closing, n = "}", uint64(len(t.Fields))
		if t.Packed {
			closing = "}>"
			p.expect('<')
		}
		p.expect('{')
	case *ir.ArrayType:
		closing, n = "]", t.Len
		p.expect('[')
	case *ir.VectorType:
		closing, n = ">", t.Len
		p.expect('<')
	default:
		p.failAt(at, "a constant of the type %s is expected", t)
	}
	out := &ir.Aggregate{Typ: t}
	for p.err == nil && !p.sees(closing[0]) {
		first := p.pos
		elem := p.typ()
		if want := ir.Part(t, uint64(len(out.Elems))); want == nil || !ir.Equal(want, elem) {
			p.failAt(first, "a part of %s has another type", t)
			break
		}
		out.Elems = append(out.Elems, p.constant(elem))
		if !p.accept(',') {
			break
		}
	}
	for i := range len(closing) {
		p.expect(closing[i])
	}
	if p.err == nil && uint64(len(out.Elems)) != n {
		p.failAt(at, "%s has %d parts, not %d", t, n, len(out.Elems))
	}
	return out
}

// casts and operators are the instructions that convert and that combine two operands.
var (
	casts     = set("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast")
	operators = set("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "fadd", "fsub", "fmul", "fdiv", "frem")
)

func set(words ...string) map[string]bool {
	out := map[string]bool{}
	for _, w := range words {
		out[w] = true
	}
	return out
}

func isPointer(t ir.Type) bool {
	e, _ := ir.Elements(t)
	return ir.IsPointer(e)
}

// expression is an operator on constants, whose value has the type t.
func (p *parser) expression(t ir.Type) ir.Constant {
	at, w := p.pos, p.word()
	out := &ir.Expr{Op: ir.Op(w), Typ: t}
	p.pos++
	p.flags()
	if w == "icmp" || w == "fcmp" {
		out.Pred = p.predicate(w)
	}
	if !p.accept('(') {
		p.failAt(at, "a constant of the type %s is expected", t)
		return out
	}
	if w == "getelementptr" {
		out.Elem = p.typ()
		p.expect(',')
	}
	for p.err == nil {
		p.acceptWord("inrange")
		out.Args = append(out.Args, p.constant(p.typ()))
		if !p.accept(',') {
			break
		}
	}
	if p.err != nil {
		return out
	}
	arity, computed := 2, out.Args[0].Type()
	switch {
	case casts[w]:
		p.expectWord("to")
		arity, computed = 1, p.typ()
		if w == "bitcast" && isPointer(computed) && isPointer(out.Args[0].Type()) {
			p.expect(')')
			return out.Args[0]
		}
	case operators[w]:
	case w == "fneg":
		arity = 1
	case w == "icmp", w == "fcmp":
		computed = (&ir.ICmp{X: out.Args[0]}).Type()
	case w == "getelementptr":
		gep := &ir.GEP{Base: out.Args[0]}
		for _, i := range out.Args[1:] {
			gep.Indices = append(gep.Indices, i)
		}
		arity, computed = len(out.Args), gep.Type()
	case w == "select" && len(out.Args) == 3:
		arity, computed = 3, out.Args[1].Type()
	case w == "extractelement":
		computed, _ = ir.Elements(computed)
	case w == "insertelement":
		arity = 3
	case w == "shufflevector":
		arity, computed = 3, t
	default:
		p.failAt(at, "%q is no operator on constants", w)
		return out
	}
	p.expect(')')
	if len(out.Args) != arity || !same(computed, t) {
		p.failAt(at, "a constant of the type %s is expected", t)
	}
	out.Typ = computed
	return out
}

// same reports whether two types are equal, up to address spaces.
func same(a, b ir.Type) bool {
	return ir.Equal(a, b) || isPointer(a) && isPointer(b)
}
