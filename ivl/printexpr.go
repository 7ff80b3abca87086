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
		p.put("bv", e.Width)
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
		p.put("if ", e.C, " then ", e.T, " else ", e.E)
	case *FuncApp:
		p.put(named(e.Name), "(", e.Args, ")")
	case *Select:
		p.expr(e.M, PrecPostfix)
		p.put("[", e.Args, "]")
	case *Store:
		p.expr(e.M, PrecPostfix)
		p.put("[", e.Args)
		if len(e.Args) > 0 {
			p.byte(' ')
		}
		p.put(":= ", e.Value, "]")
	case *Extract:
		p.expr(e.X, PrecPostfix)
		p.put("[", e.Hi, ":", e.Lo, "]")
	case *Concat:
		p.expr(e.X, PrecConcat)
		p.str(" ++ ")
		p.expr(e.Y, PrecConcat+1)
	case *Quantifier:
		p.quantifier(e)
	case *Lambda:
		p.str("(lambda")
		p.binders(e.TypeParams, e.Vars)
		p.put(e.Attrs, e.Body, ")")
	case *Let:
		p.let(e)
	case *Old:
		p.put("old(", e.X, ")")
	case *Coerce:
		if e.Ascribed {
			p.expr(e.X, PrecPostfix)
			p.put(": ", e.To)
			return
		}
		p.put(e.To, "(", e.X, ")")
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
	p.put(" ", e.Op.String(), " ")
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
	p.put(ts, " ", vs)
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
		p.put(t.Exprs, "} ")
	}
	p.put(e.Body, ")")
}

// codeExpr writes a code expression on lines of its own.
func (p *printer) codeExpr(e *CodeExpr) {
	if len(e.Blocks) == 0 {
		p.put("(", e.Formula, ")")
		return
	}
	p.str("|{\n")
	p.indent += 2
	p.vars(e.Locals, nil)
	p.indent += 2
	for _, b := range e.Blocks {
		p.indent -= 2
		p.startLine()
		p.put(named(b.Label), ":\n")
		p.indent += 2
		for _, s := range b.Stmts {
			p.stmt(s)
		}
		if b.Return != nil {
			p.startLine()
			p.put("return ", b.Return, ";\n")
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
	list(p, e.Vars, func(v *Var) { p.put(v.Attrs, named(v.Name)) })
	p.put(" := ", e.Values, "; ", e.Attrs, e.Body, ")")
}
