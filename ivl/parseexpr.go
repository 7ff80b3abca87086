package ivl

import (
	"math/big"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// The binding strengths of Boogie's operators, weakest first. && and || have
// the same strength and do not mix, comparisons do not chain.
const (
	precIff = iota + 1
	precImplies
	precLogic
	precRelation
	precConcat
	precAdd
	precMul
	precPow
	precUnary
	precPostfix
)

// infixOp gives the operator and the binding strength of an infix token.
type infixOp struct {
	prec uint8
	op   BinaryOp
}

var infix = [tokCount]infixOp{
	tokIff: {precIff, Iff}, tokImplies: {precImplies, Implies}, tokExplies: {precImplies, Explies},
	tokAnd: {precLogic, And}, tokOr: {precLogic, Or},
	tokEq: {precRelation, Eq}, tokNeq: {precRelation, Neq}, tokLt: {precRelation, Lt}, tokLe: {precRelation, Le},
	tokGt: {precRelation, Gt}, tokGe: {precRelation, Ge}, tokSubtype: {precRelation, Subtype},
	tokConcat: {precConcat, 0}, tokPlus: {precAdd, Add}, tokMinus: {precAdd, Sub},
	tokStar: {precMul, Mul}, tokDiv: {precMul, Div}, tokMod: {precMul, Mod}, tokSlash: {precMul, RealDiv},
	tokPow: {precPow, Pow},
}

func (p *parser) infix() infixOp {
	if p.tok.Type < 0 {
		return infixOp{}
	}
	return infix[p.tok.Type]
}

// expr reads an expression.
func (p *parser) expr() Expr {
	if !p.enter() {
		return &BoolLit{}
	}
	defer p.leave()
	return p.binary(precIff)
}

// operator counts an operator, since a chain of them makes a tree as deep as
// it is long.
func (p *parser) operator() {
	if p.ops++; p.ops > maxOperators {
		p.fail("more than %d operators in one expression; split it", maxOperators)
	}
}

// binary reads operands joined by operators that bind at least as strongly as
// least (precedence climbing).
func (p *parser) binary(least uint8) Expr {
	left := p.unary()
	var last infixOp
	for {
		op := p.infix()
		if op.prec < least || op.prec == 0 {
			return left
		}
		p.checkMix(last, op)
		pos := p.pos()
		p.operator()
		p.next()
		base := exprBase{Pos: pos}
		switch {
		case op.prec == precConcat:
			left = &Concat{exprBase: base, X: left, Y: p.binary(precConcat + 1)}
		case op.op == Implies, op.op == Pow:
			left = &Binary{exprBase: base, Op: op.op, X: left, Y: p.rightAssoc(op)}
		default:
			left = &Binary{exprBase: base, Op: op.op, X: left, Y: p.binary(op.prec + 1)}
		}
		last = op
	}
}

// rightAssoc reads the right operand of ==> or **, which group to the right.
func (p *parser) rightAssoc(op infixOp) Expr {
	if !p.enter() {
		return &BoolLit{}
	}
	defer p.leave()
	right := p.binary(op.prec + 1)
	next := p.infix()
	if next.prec == op.prec {
		p.checkMix(op, next)
		pos := p.pos()
		p.operator()
		p.next()
		right = &Binary{exprBase: exprBase{Pos: pos}, Op: op.op, X: right, Y: p.rightAssoc(op)}
	}
	return right
}

// checkMix reports operators that Boogie wants parentheses between.
func (p *parser) checkMix(last, op infixOp) {
	if last.prec != op.prec {
		return
	}
	switch {
	case op.prec == precRelation:
		p.fail("comparisons do not chain; put parentheses around one of them")
	case (op.prec == precLogic || op.prec == precImplies) && last.op != op.op:
		p.fail("%s and %s do not mix; put parentheses around one of them", last.op, op.op)
	}
}

// unary reads ! and - before an operand.
func (p *parser) unary() Expr {
	if p.at(tokNot) || p.at(tokMinus) {
		if !p.enter() {
			return &BoolLit{}
		}
		defer p.leave()
		op := Not
		if p.at(tokMinus) {
			op = Neg
		}
		base := exprBase{Pos: p.pos()}
		p.next()
		return &Unary{exprBase: base, Op: op, X: p.unary()}
	}
	e := p.postfix()
	for p.at(tokColon) {
		base := exprBase{Pos: p.pos()}
		p.operator()
		p.next()
		e = &Coerce{exprBase: base, X: e, To: p.typ(), Ascribed: true}
	}
	return e
}

// postfix reads an operand with the map accesses and extractions behind it.
func (p *parser) postfix() Expr {
	e := p.atom()
	for p.at(tokLBracket) {
		base := exprBase{Pos: p.pos()}
		p.operator()
		p.next()
		if p.at(tokDigits) && p.ahead(1).Type == tokColon && p.ahead(2).Type == tokDigits {
			e = p.extract(base, e)
			continue
		}
		var args []Expr
		if !p.at(tokRBracket) && !p.at(tokAssign) {
			args = p.exprs()
		}
		if p.accept(tokAssign) {
			e = &Store{exprBase: base, M: e, Args: args, Value: p.expr()}
		} else {
			e = &Select{exprBase: base, M: e, Args: args}
		}
		p.expect(tokRBracket, "after the arguments of a map")
	}
	return e
}

func (p *parser) extract(base exprBase, x Expr) Expr {
	const most = 1 << 30
	hi := p.limited(p.tok.Pos, p.tok.Value, 0, most, "the bound")
	p.next()
	p.next()
	lo := p.limited(p.tok.Pos, p.tok.Value, 0, most, "the bound")
	p.next()
	p.expect(tokRBracket, "after the bounds")
	return &Extract{exprBase: base, X: x, Hi: hi, Lo: lo}
}

func (p *parser) exprs() []Expr {
	out := []Expr{p.expr()}
	for p.accept(tokComma) {
		out = append(out, p.expr())
	}
	return out
}

// args reads "(" [ exprs ] ")".
func (p *parser) args() []Expr {
	p.expect(tokLParen, "before the arguments")
	if p.accept(tokRParen) {
		return nil
	}
	es := p.exprs()
	p.expect(tokRParen, "after the arguments")
	return es
}

func (p *parser) atom() Expr {
	base := exprBase{Pos: p.pos()}
	t := p.tok
	switch t.Type {
	case tokFalse, tokTrue:
		p.next()
		return &BoolLit{exprBase: base, Value: t.Type == tokTrue}
	case tokDigits:
		v := p.digits(t.Value)
		p.next()
		return &IntLit{exprBase: base, Value: v}
	case tokBV:
		val, width, _ := strings.Cut(t.Value, "bv")
		v, w := p.digits(val), p.limited(t.Pos, width, 0, maxWidth, "the width")
		p.next()
		return &BVLit{exprBase: base, Value: v, Width: w}
	case tokDecimal:
		p.digits(strings.Map(keepDigit, t.Value))
		p.next()
		return &RealLit{exprBase: base, Text: t.Value}
	case tokFloat:
		return p.float(base)
	case tokRNA, tokRNE, tokRTN, tokRTP, tokRTZ, tokNearestAway, tokNearestEven,
		tokTowardNegative, tokTowardPositive, tokTowardZero:
		p.next()
		return &RModeLit{exprBase: base, Name: shortMode(t.Type)}
	case tokIdent:
		name := p.name("an expression")
		if p.at(tokLParen) {
			return &FuncApp{exprBase: base, Name: name, Args: p.args()}
		}
		return &Ident{exprBase: base, Name: name}
	case tokOld:
		p.next()
		return &Old{exprBase: base, X: p.parenthesized("after old")}
	case tokInt:
		p.next()
		return &Coerce{exprBase: base, To: IntType, X: p.parenthesized("after int")}
	case tokReal:
		p.next()
		return &Coerce{exprBase: base, To: RealType, X: p.parenthesized("after real")}
	case tokLParen:
		return p.group()
	case tokIf:
		p.next()
		e := &IfThenElse{exprBase: base, C: p.expr()}
		p.expect(tokThen, "after the condition")
		e.T = p.expr()
		p.expect(tokElse, "after the first branch")
		e.E = p.expr()
		return e
	case tokCodeOpen:
		return p.codeExpr(base)
	default:
		p.wanted("an expression")
	}
	return &BoolLit{exprBase: base}
}

func keepDigit(r rune) rune {
	if r >= '0' && r <= '9' {
		return r
	}
	return -1
}

func (p *parser) parenthesized(where string) Expr {
	p.expect(tokLParen, where)
	e := p.expr()
	p.expect(tokRParen, "after the expression")
	return e
}

// digits gives the value of a number.
func (p *parser) digits(s string) *big.Int {
	if len(s) < 19 {
		n := int64(0)
		for i := 0; i < len(s); i++ {
			n = n*10 + int64(s[i]-'0')
		}
		return big.NewInt(n)
	}
	v := new(big.Int)
	if len(s) > maxDigits {
		p.fail("the number has %d digits; at most %d are supported", len(s), maxDigits)
		return v
	}
	v.SetString(s, 10)
	return v
}

func shortMode(k lexer.TokenType) string {
	switch k {
	case tokRNE, tokNearestEven:
		return "RNE"
	case tokRNA, tokNearestAway:
		return "RNA"
	case tokRTP, tokTowardPositive:
		return "RTP"
	case tokRTN, tokTowardNegative:
		return "RTN"
	}
	return "RTZ"
}

func (p *parser) float(base exprBase) Expr {
	bits, sig, exp, err := parseFloat(p.tok.Value)
	if err != nil {
		p.fail("%s", err.Error())
	}
	p.next()
	return &FloatLit{exprBase: base, Bits: bits, Sig: sig, Exp: exp}
}

// group reads what stands in parentheses: an expression, quantifier, lambda
// or let.
func (p *parser) group() Expr {
	p.next()
	base := exprBase{Pos: p.pos()}
	var e Expr
	switch p.tok.Type {
	case tokForall, tokExists:
		q := &Quantifier{exprBase: base, Forall: p.at(tokForall)}
		p.next()
		if p.enter() {
			q.TypeParams, q.Vars = p.binders()
			q.Attrs, q.Triggers = p.attrsAndTriggers()
			q.Body = p.expr()
			p.leave()
		}
		e = q
	case tokLambda:
		l := &Lambda{exprBase: base}
		p.next()
		if p.enter() {
			l.TypeParams, l.Vars = p.binders()
			l.Attrs = p.attrs()
			l.Body = p.expr()
			p.leave()
		}
		e = l
	case tokVar:
		e = p.let(base)
	default:
		e = p.expr()
	}
	p.expect(tokRParen, "to close the parenthesis")
	return e
}

// binders reads [<a>] x, y: T, … ::
func (p *parser) binders() (tps []*TypeVar, vs []*Var) {
	if p.at(tokLt) {
		tps = p.typeParams()
	}
	if len(tps) == 0 || !p.at(tokQSep) {
		vs = p.typedVars(Bound)
	}
	p.expect(tokQSep, "before the body")
	return tps, vs
}

// typedVars reads {attrs} x, y: T [where e], ….
func (p *parser) typedVars(kind VarKind) (out []*Var) {
	for {
		attrs := p.attrs()
		out = p.varGroup(out, kind, attrs)
		if !p.accept(tokComma) {
			return out
		}
	}
}

// varGroup reads x, y: T [where e] and adds its variables to vs.
func (p *parser) varGroup(vs []*Var, kind VarKind, attrs Attrs) []*Var {
	first := len(vs)
	for _, n := range p.names("the name of a variable") {
		vs = append(vs, &Var{Pos: toPos(n.Pos), Name: n.Name, Kind: kind, Attrs: attrs})
	}
	p.expect(tokColon, "and the type of the variable")
	t := p.typ()
	var where Expr
	if p.at(tokWhere) {
		if kind == Bound {
			p.fail("a bound variable takes no where clause; make it a condition of the body")
		}
		p.next()
		where = p.expr()
	}
	for _, v := range vs[first:] {
		v.Type, v.Where = t, where
	}
	return vs
}

func (p *parser) let(base exprBase) Expr {
	p.next()
	l := &Let{exprBase: base}
	for {
		attrs := p.attrs()
		pos := p.pos()
		l.Vars = append(l.Vars, &Var{Pos: pos, Name: p.name("a variable"), Kind: Bound, Attrs: attrs})
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokAssign, "before the values")
	l.Values = p.exprs()
	p.expect(tokSemi, "before the body")
	l.Attrs = p.attrs()
	l.Body = p.expr()
	return l
}

// attrs reads any number of attributes.
func (p *parser) attrs() Attrs {
	var out Attrs
	for p.at(tokLBrace) && p.ahead(1).Type == tokColon {
		out = append(out, p.attr())
	}
	return out
}

// attrsAndTriggers reads what stands between a quantifier's variables and its
// body.
func (p *parser) attrsAndTriggers() (as Attrs, ts []Trigger) {
	for p.at(tokLBrace) {
		if p.ahead(1).Type == tokColon {
			a := p.attr()
			if a.Name != "nopats" {
				as = append(as, a)
				continue
			}
			if len(a.Args) != 1 || a.Args[0].Expr == nil {
				p.fail("nopats takes one expression")
				continue
			}
			ts = append(ts, Trigger{Neg: true, Exprs: []Expr{a.Args[0].Expr}})
			continue
		}
		p.next()
		ts = append(ts, Trigger{Exprs: p.exprs()})
		p.expect(tokRBrace, "after the trigger")
	}
	return as, ts
}

// attr reads {:name args}.
func (p *parser) attr() *Attr {
	a := &Attr{Pos: p.pos()}
	p.next()
	p.next()
	switch {
	case p.at(tokIdent) && !strings.HasPrefix(p.tok.Value, `\`), p.tok.Type >= tokAssert && p.tok.Type <= tokTowardZero:
		// Reserved words are taken for the sake of Corral's {:async}.
		a.Name = p.tok.Value
		p.next()
	default:
		p.wanted("the name of an attribute")
	}
	if p.at(tokRBrace) {
		p.next()
		return a
	}
	for {
		if p.at(tokString) {
			a.Args = append(a.Args, AttrArg{Str: unquote(p.tok.Value)})
			p.next()
		} else {
			a.Args = append(a.Args, AttrArg{Expr: p.expr()})
		}
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrace, "after the attribute")
	return a
}
