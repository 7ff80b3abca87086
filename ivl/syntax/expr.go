package syntax

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
	"github.com/gsmack/gsmack/ivl/value"
)

// infixOp gives the operator and the binding strength of an infix token.
type infixOp struct {
	prec uint8
	op   ivl.BinaryOp
}

var infix = func() (t [token.Count]infixOp) {
	for k, op := range map[lexer.TokenType]ivl.BinaryOp{
		token.Iff: ivl.Iff, token.Implies: ivl.Implies, token.Explies: ivl.Explies, token.And: ivl.And, token.Or: ivl.Or,
		token.Eq: ivl.Eq, token.Neq: ivl.Neq, token.Lt: ivl.Lt, token.Le: ivl.Le, token.Gt: ivl.Gt, token.Ge: ivl.Ge, token.Subtype: ivl.Subtype,
		token.Plus: ivl.Add, token.Minus: ivl.Sub, token.Star: ivl.Mul, token.Div: ivl.Div, token.Mod: ivl.Mod, token.Slash: ivl.RealDiv, token.Pow: ivl.Pow,
	} {
		t[k] = infixOp{op.Precedence(), op}
	}
	t[token.Concat].prec = ivl.PrecConcat
	return t
}()

func (p *parser) infix() infixOp {
	if p.tok.Type < 0 {
		return infixOp{}
	}
	return infix[p.tok.Type]
}

// expr reads an expression.
func (p *parser) expr() ivl.Expr {
	if !p.enter() {
		return &ivl.BoolLit{}
	}
	defer p.leave()
	return p.binary(ivl.PrecIff)
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
func (p *parser) binary(least uint8) ivl.Expr {
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
		base := ivl.ExprBase{Pos: pos}
		switch {
		case op.prec == ivl.PrecConcat:
			left = &ivl.Concat{ExprBase: base, X: left, Y: p.binary(ivl.PrecConcat + 1)}
		case op.op == ivl.Implies, op.op == ivl.Pow:
			left = &ivl.Binary{ExprBase: base, Op: op.op, X: left, Y: p.rightAssoc(op)}
		default:
			left = &ivl.Binary{ExprBase: base, Op: op.op, X: left, Y: p.binary(op.prec + 1)}
		}
		last = op
	}
}

// rightAssoc reads the right operand of ==> or **, which group to the right.
func (p *parser) rightAssoc(op infixOp) ivl.Expr {
	if !p.enter() {
		return &ivl.BoolLit{}
	}
	defer p.leave()
	right := p.binary(op.prec + 1)
	next := p.infix()
	if next.prec == op.prec {
		p.checkMix(op, next)
		pos := p.pos()
		p.operator()
		p.next()
		right = &ivl.Binary{ExprBase: ivl.ExprBase{Pos: pos}, Op: op.op, X: right, Y: p.rightAssoc(op)}
	}
	return right
}

// checkMix reports operators that Boogie wants parentheses between.
func (p *parser) checkMix(last, op infixOp) {
	if last.prec != op.prec {
		return
	}
	switch {
	case op.prec == ivl.PrecRelation:
		p.fail("comparisons do not chain; put parentheses around one of them")
	case (op.prec == ivl.PrecLogic || op.prec == ivl.PrecImplies) && last.op != op.op:
		p.fail("%s and %s do not mix; put parentheses around one of them", last.op, op.op)
	}
}

// unary reads ! and - before an operand.
func (p *parser) unary() ivl.Expr {
	if p.at(token.Not) || p.at(token.Minus) {
		if !p.enter() {
			return &ivl.BoolLit{}
		}
		defer p.leave()
		op := ivl.Not
		if p.at(token.Minus) {
			op = ivl.Neg
		}
		base := ivl.ExprBase{Pos: p.pos()}
		p.next()
		return &ivl.Unary{ExprBase: base, Op: op, X: p.unary()}
	}
	e := p.postfix()
	for p.at(token.Colon) {
		base := ivl.ExprBase{Pos: p.pos()}
		p.operator()
		p.next()
		e = &ivl.Coerce{ExprBase: base, X: e, To: p.typ(), Ascribed: true}
	}
	return e
}

// postfix reads an operand with the map accesses and extractions behind it.
func (p *parser) postfix() ivl.Expr {
	e := p.atom()
	for p.at(token.LBracket) {
		base := ivl.ExprBase{Pos: p.pos()}
		p.operator()
		p.next()
		if p.at(token.Digits) && p.ahead(1).Type == token.Colon && p.ahead(2).Type == token.Digits {
			e = p.extract(base, e)
			continue
		}
		var args []ivl.Expr
		if !p.at(token.RBracket) && !p.at(token.Assign) {
			args = p.exprs()
		}
		if p.accept(token.Assign) {
			e = &ivl.Store{ExprBase: base, M: e, Args: args, Value: p.expr()}
		} else {
			e = &ivl.Select{ExprBase: base, M: e, Args: args}
		}
		p.expect(token.RBracket, "after the arguments of a map")
	}
	return e
}

func (p *parser) extract(base ivl.ExprBase, x ivl.Expr) ivl.Expr {
	const most = 1 << 30
	hi := p.limited(p.tok.Pos, p.tok.Value, 0, most, "the bound")
	p.next()
	p.next()
	lo := p.limited(p.tok.Pos, p.tok.Value, 0, most, "the bound")
	p.next()
	p.expect(token.RBracket, "after the bounds")
	return &ivl.Extract{ExprBase: base, X: x, Hi: hi, Lo: lo}
}

func (p *parser) exprs() (out []ivl.Expr) {
	p.separated(token.Comma, func() { out = append(out, p.expr()) })
	return out
}

// args reads "(" [ exprs ] ")".
func (p *parser) args() []ivl.Expr {
	p.expect(token.LParen, "before the arguments")
	if p.accept(token.RParen) {
		return nil
	}
	es := p.exprs()
	p.expect(token.RParen, "after the arguments")
	return es
}

// atom parses what operators stand between.
func (p *parser) atom() ivl.Expr {
	base := ivl.ExprBase{Pos: p.pos()}
	t := p.tok
	switch t.Type {
	case token.False, token.True:
		p.next()
		return &ivl.BoolLit{ExprBase: base, Value: t.Type == token.True}
	case token.Digits:
		v := p.digits(t.Value)
		p.next()
		return &ivl.IntLit{ExprBase: base, Value: v}
	case token.BV:
		val, width, _ := strings.Cut(t.Value, "bv")
		v, w := p.digits(val), p.limited(t.Pos, width, 0, maxWidth, "the width")
		p.next()
		return &ivl.BVLit{ExprBase: base, Value: v, Width: w}
	case token.Decimal:
		p.digits(strings.Map(keepDigit, t.Value))
		p.next()
		return &ivl.RealLit{ExprBase: base, Text: t.Value}
	case token.Float:
		return p.float(base)
	case token.RNA, token.RNE, token.RTN, token.RTP, token.RTZ, token.NearestAway, token.NearestEven,
		token.TowardNegative, token.TowardPositive, token.TowardZero:
		p.next()
		mode, _ := value.ParseRounding(t.Value)
		return &ivl.RModeLit{ExprBase: base, Name: mode.String()}
	case token.Ident:
		name := p.name("an expression")
		if p.at(token.LParen) {
			return &ivl.FuncApp{ExprBase: base, Name: name, Args: p.args()}
		}
		return &ivl.Ident{ExprBase: base, Name: name}
	case token.Old:
		p.next()
		return &ivl.Old{ExprBase: base, X: p.parenthesized("after old")}
	case token.Int:
		p.next()
		return &ivl.Coerce{ExprBase: base, To: ivl.IntType, X: p.parenthesized("after int")}
	case token.Real:
		p.next()
		return &ivl.Coerce{ExprBase: base, To: ivl.RealType, X: p.parenthesized("after real")}
	case token.LParen:
		return p.group()
	case token.If:
		p.next()
		e := &ivl.IfThenElse{ExprBase: base, C: p.expr()}
		p.expect(token.Then, "after the condition")
		e.T = p.expr()
		p.expect(token.Else, "after the first branch")
		e.E = p.expr()
		return e
	case token.CodeOpen:
		return p.codeExpr(base)
	default:
		p.wanted("an expression")
	}
	return &ivl.BoolLit{ExprBase: base}
}

func keepDigit(r rune) rune {
	if r >= '0' && r <= '9' {
		return r
	}
	return -1
}

func (p *parser) parenthesized(where string) ivl.Expr {
	p.expect(token.LParen, where)
	e := p.expr()
	p.expect(token.RParen, "after the expression")
	return e
}

// digits gives the value of a number.
func (p *parser) digits(s string) *big.Int {
	if n, err := strconv.ParseInt(s, 10, 64); err == nil {
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

func (p *parser) float(base ivl.ExprBase) ivl.Expr {
	bits, sig, exp, err := parseFloat(p.tok.Value)
	if err != nil {
		p.fail("%s", err.Error())
	}
	p.next()
	return &ivl.FloatLit{ExprBase: base, Bits: bits, Sig: sig, Exp: exp}
}

// group reads what stands in parentheses: an expression, quantifier, lambda
// or let.
func (p *parser) group() ivl.Expr {
	p.next()
	base := ivl.ExprBase{Pos: p.pos()}
	var e ivl.Expr
	switch p.tok.Type {
	case token.Forall, token.Exists:
		q := &ivl.Quantifier{ExprBase: base, Forall: p.at(token.Forall)}
		p.next()
		if p.enter() {
			q.TypeParams, q.Vars = p.binders()
			q.Attrs, q.Triggers = p.attrsAndTriggers()
			q.Body = p.expr()
			p.leave()
		}
		e = q
	case token.Lambda:
		l := &ivl.Lambda{ExprBase: base}
		p.next()
		if p.enter() {
			l.TypeParams, l.Vars = p.binders()
			l.Attrs = p.attrs()
			l.Body = p.expr()
			p.leave()
		}
		e = l
	case token.Var:
		e = p.let(base)
	default:
		e = p.expr()
	}
	p.expect(token.RParen, "to close the parenthesis")
	return e
}

// binders reads [<a>] x, y: T, … ::
func (p *parser) binders() (tps []*ivl.TypeVar, vs []*ivl.Var) {
	if p.at(token.Lt) {
		tps = p.typeParams()
	}
	if len(tps) == 0 || !p.at(token.QSep) {
		vs = p.typedVars(ivl.Bound)
	}
	p.expect(token.QSep, "before the body")
	return tps, vs
}

// typedVars reads {attrs} x, y: T [where e], ….
func (p *parser) typedVars(kind ivl.VarKind) (out []*ivl.Var) {
	p.separated(token.Comma, func() {
		attrs := p.attrs()
		out = p.varGroup(out, kind, attrs)
	})
	return out
}

// varGroup reads x, y: T [where e] and adds its variables to vs.
func (p *parser) varGroup(vs []*ivl.Var, kind ivl.VarKind, attrs ivl.Attrs) []*ivl.Var {
	first := len(vs)
	for _, n := range p.names("the name of a variable") {
		vs = append(vs, &ivl.Var{Pos: toPos(n.Pos), Name: n.Name, Kind: kind, Attrs: attrs})
	}
	p.expect(token.Colon, "and the type of the variable")
	t := p.typ()
	var where ivl.Expr
	if p.at(token.Where) {
		if kind == ivl.Bound {
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

func (p *parser) let(base ivl.ExprBase) ivl.Expr {
	p.next()
	l := &ivl.Let{ExprBase: base}
	p.separated(token.Comma, func() {
		attrs := p.attrs()
		pos := p.pos()
		l.Vars = append(l.Vars, &ivl.Var{Pos: pos, Name: p.name("a variable"), Kind: ivl.Bound, Attrs: attrs})
	})
	p.expect(token.Assign, "before the values")
	l.Values = p.exprs()
	p.expect(token.Semi, "before the body")
	l.Attrs = p.attrs()
	l.Body = p.expr()
	return l
}

// attrs reads any number of attributes.
func (p *parser) attrs() ivl.Attrs {
	var out ivl.Attrs
	for p.at(token.LBrace) && p.ahead(1).Type == token.Colon {
		out = append(out, p.attr())
	}
	return out
}

// attrsAndTriggers reads what stands between a quantifier's variables and its
// body.
func (p *parser) attrsAndTriggers() (as ivl.Attrs, ts []ivl.Trigger) {
	for p.at(token.LBrace) {
		if p.ahead(1).Type == token.Colon {
			a := p.attr()
			if a.Name != "nopats" {
				as = append(as, a)
				continue
			}
			if len(a.Args) != 1 || a.Args[0].Expr == nil {
				p.fail("nopats takes one expression")
				continue
			}
			ts = append(ts, ivl.Trigger{Neg: true, Exprs: []ivl.Expr{a.Args[0].Expr}})
			continue
		}
		p.next()
		ts = append(ts, ivl.Trigger{Exprs: p.exprs()})
		p.expect(token.RBrace, "after the trigger")
	}
	return as, ts
}

// attr reads {:name args}.
func (p *parser) attr() *ivl.Attr {
	a := &ivl.Attr{Pos: p.pos()}
	p.next()
	p.next()
	switch {
	case p.at(token.Ident) && !strings.HasPrefix(p.tok.Value, `\`), p.tok.Type >= token.Assert && p.tok.Type <= token.TowardZero:
		// Reserved words are taken for the sake of Corral's {:async}.
		a.Name = p.tok.Value
		p.next()
	default:
		p.wanted("the name of an attribute")
	}
	if p.at(token.RBrace) {
		p.next()
		return a
	}
	p.separated(token.Comma, func() {
		if p.at(token.String) {
			a.Args = append(a.Args, ivl.AttrArg{Str: unquote(p.tok.Value)})
			p.next()
		} else {
			a.Args = append(a.Args, ivl.AttrArg{Expr: p.expr()})
		}
	})
	p.expect(token.RBrace, "after the attribute")
	return a
}
