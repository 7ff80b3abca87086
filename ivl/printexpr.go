package ivl

import (
	"bytes"
	"fmt"
	"slices"
)

// precedence is how strongly the outermost operator of e binds; operands in
// brackets of their own bind strongest. A conditional and an ascription bind
// weakest: they end only where their surroundings end.
func precedence(e Expr) uint8 {
	switch e := e.(type) {
	case *Binary:
		return e.Op.Precedence()
	case *Concat:
		return PrecConcat
	case *Unary:
		return PrecUnary
	case *IntLit:
		if e.Value.Sign() < 0 {
			return PrecUnary
		}
	case *IfThenElse:
		return 0
	case *Coerce:
		if e.Ascribed {
			return 0
		}
	}
	return PrecPostfix + 1
}

// expr writes e as an operand that must bind at least as strongly as least;
// least 0 stands for a place with brackets or separators around it.
func (p *printer) expr(e Expr, least uint8) {
	if precedence(e) < least {
		p.byte('(')
		p.bare(e)
		p.byte(')')
		return
	}
	p.bare(e)
}

func (p *printer) exprs(es []Expr) {
	for i, e := range es {
		p.comma(i)
		p.expr(e, 0)
	}
}

// bare writes e without parentheses around it.
func (p *printer) bare(e Expr) {
	switch e := e.(type) {
	case *BoolLit:
		p.either(e.Value, "true", "false")
	case *IntLit:
		p.big(e.Value)
	case *RealLit:
		p.str(e.Text)
	case *BVLit:
		p.big(e.Value)
		p.str("bv")
		p.int(e.Width)
	case *FloatLit:
		p.str(formatFloat(e.Bits, e.Sig, e.Exp))
	case *RModeLit:
		p.str(e.Name)
	case *Ident:
		p.name(e.Name)
	case *Unary:
		p.unary(e)
	case *Binary:
		p.binary(e)
	case *IfThenElse:
		p.str("if ")
		p.expr(e.C, 0)
		p.str(" then ")
		p.expr(e.T, 0)
		p.str(" else ")
		p.expr(e.E, 0)
	case *FuncApp:
		p.name(e.Name)
		p.byte('(')
		p.exprs(e.Args)
		p.byte(')')
	case *Select:
		p.expr(e.M, PrecPostfix)
		p.byte('[')
		p.exprs(e.Args)
		p.byte(']')
	case *Store:
		p.expr(e.M, PrecPostfix)
		p.byte('[')
		p.exprs(e.Args)
		if len(e.Args) > 0 {
			p.byte(' ')
		}
		p.str(":= ")
		p.expr(e.Value, 0)
		p.byte(']')
	case *Extract:
		p.expr(e.X, PrecPostfix)
		p.byte('[')
		p.int(e.Hi)
		p.byte(':')
		p.int(e.Lo)
		p.byte(']')
	case *Concat:
		p.expr(e.X, PrecConcat)
		p.str(" ++ ")
		p.expr(e.Y, PrecConcat+1)
	case *Quantifier:
		p.quantifier(e)
	case *Lambda:
		p.str("(lambda")
		p.binders(e.TypeParams, e.Vars)
		p.attrs(e.Attrs)
		p.expr(e.Body, 0)
		p.byte(')')
	case *Let:
		p.let(e)
	case *Old:
		p.str("old(")
		p.expr(e.X, 0)
		p.byte(')')
	case *Coerce:
		if e.Ascribed {
			p.expr(e.X, PrecPostfix)
			p.str(": ")
			p.typ(e.To)
			return
		}
		p.typ(e.To)
		p.byte('(')
		p.expr(e.X, 0)
		p.byte(')')
	case *CodeExpr:
		p.codeExpr(e)
	default:
		panic(fmt.Sprintf("ivl.printer.bare: %T", e))
	}
}

func (p *printer) unary(e *Unary) {
	p.str(e.Op.String())
	at := len(p.buf)
	p.expr(e.X, PrecUnary)
	if e.Op == Neg && startsFloat(p.buf[at:]) {
		// -0x1.0e0f24e8 without the space is one literal.
		p.buf = slices.Insert(p.buf, at, ' ')
	}
}

// startsFloat reports whether a printed expression begins with a float literal.
func startsFloat(text []byte) bool {
	return slices.ContainsFunc([]string{"0x", "-0x", "0NaN", "0+oo", "0-oo"}, func(start string) bool { return bytes.HasPrefix(text, []byte(start)) })
}

func (p *printer) binary(e *Binary) {
	prec := e.Op.Precedence()
	left, right := prec, prec+1
	switch {
	case prec == PrecRelation:
		left = prec + 1
	case e.Op == Implies, e.Op == Pow:
		left, right = prec+1, prec
	}
	p.operand(e.Op, e.X, left)
	p.byte(' ')
	p.str(e.Op.String())
	p.byte(' ')
	p.operand(e.Op, e.Y, right)
}

// operand is expr, but keeps && and ||, and ==> and <==, apart.
func (p *printer) operand(op BinaryOp, e Expr, least uint8) {
	if b, ok := e.(*Binary); ok && b.Op != op {
		if prec := op.Precedence(); prec == b.Op.Precedence() && (prec == PrecLogic || prec == PrecImplies) {
			least = prec + 1
		}
	}
	p.expr(e, least)
}

func (p *printer) binders(ts []*TypeVar, vs []*Var) {
	p.typeParams(ts)
	p.byte(' ')
	p.typedVars(vs)
	if len(vs) > 0 {
		p.byte(' ')
	}
	p.str(":: ")
}

func (p *printer) quantifier(e *Quantifier) {
	p.either(e.Forall, "(forall", "(exists")
	p.binders(e.TypeParams, e.Vars)
	p.attrs(e.Attrs)
	for _, t := range e.Triggers {
		p.either(t.Neg, "{:nopats ", "{")
		p.exprs(t.Exprs)
		p.str("} ")
	}
	p.expr(e.Body, 0)
	p.byte(')')
}

// codeExpr writes a code expression on lines of its own.
func (p *printer) codeExpr(e *CodeExpr) {
	if len(e.Blocks) == 0 {
		p.byte('(')
		p.expr(e.Formula, 0)
		p.byte(')')
		return
	}
	p.str("|{\n")
	p.indent += 2
	p.locals(e.Locals)
	p.indent += 2
	for _, b := range e.Blocks {
		p.indent -= 2
		p.startLine()
		p.name(b.Label)
		p.str(":\n")
		p.indent += 2
		for _, s := range b.Stmts {
			p.stmt(s)
		}
		if b.Return != nil {
			p.startLine()
			p.str("return ")
			p.expr(b.Return, 0)
			p.str(";\n")
			continue
		}
		p.stmt(&Goto{Labels: b.Goto})
	}
	p.indent -= 4
	p.startLine()
	p.str("}|")
}

func (p *printer) let(e *Let) {
	p.str("(var ")
	for i, v := range e.Vars {
		p.comma(i)
		p.attrs(v.Attrs)
		p.name(v.Name)
	}
	p.str(" := ")
	p.exprs(e.Values)
	p.str("; ")
	p.attrs(e.Attrs)
	p.expr(e.Body, 0)
	p.byte(')')
}
