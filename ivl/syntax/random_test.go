package syntax

import (
	"bytes"
	"math/big"
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/seed"
)

// generator makes random trees that are well-formed as text (not as typed
// programs), for the law that printing and parsing are inverse.
type generator struct{ *rand.Rand }

var sampleNames = []string{"x", "y", "$p.0", "a'b", "#t", "if", "type", "await", "atomic", "bv", "_", "f`1", "e", "begin"}

func (g generator) name() string { return sampleNames[g.Intn(len(sampleNames))] }

func (g generator) typ(depth int) ivl.Type {
	if depth == 0 {
		return []ivl.Type{ivl.BoolType, ivl.IntType, ivl.RealType, ivl.RModeType, &ivl.BVType{Width: g.Intn(70)}, &ivl.FloatType{Sig: 24, Exp: 8}, &ivl.NamedType{Name: "T"}}[g.Intn(7)]
	}
	switch g.Intn(4) {
	case 0:
		t := &ivl.MapType{Result: g.typ(depth - 1)}
		for range g.Intn(3) {
			t.Args = append(t.Args, g.typ(depth-1))
		}
		if g.Intn(4) == 0 {
			t.Params = []*ivl.TypeVar{{Name: "a"}}
		}
		return t
	case 1:
		t := &ivl.NamedType{Name: g.name()}
		if t.Name == "bv" {
			t.Name = "T"
		}
		for range g.Intn(3) {
			t.Args = append(t.Args, g.typ(depth-1))
		}
		return t
	}
	return g.typ(0)
}

func (g generator) vars() []*ivl.Var {
	var out []*ivl.Var
	for range 1 + g.Intn(2) {
		out = append(out, &ivl.Var{Name: g.name(), Type: g.typ(1), Kind: ivl.Bound})
	}
	return out
}

func (g generator) attrs() ivl.Attrs {
	var out ivl.Attrs
	for range g.Intn(8) - 5 {
		a := &ivl.Attr{Name: "k"}
		for range g.Intn(3) {
			if g.Intn(2) == 0 {
				b := make([]byte, g.Intn(6))
				for i := range b {
					b[i] = "a\\\"\n\t }x\x00\xff"[g.Intn(10)]
				}
				a.Args = append(a.Args, ivl.AttrArg{Str: string(b)})
			} else {
				a.Args = append(a.Args, ivl.AttrArg{Expr: g.expr(1)})
			}
		}
		out = append(out, a)
	}
	return out
}

func (g generator) exprs(depth, least, most int) []ivl.Expr {
	var out []ivl.Expr
	for range least + g.Intn(most-least+1) {
		out = append(out, g.expr(depth))
	}
	return out
}

func (g generator) leaf() ivl.Expr {
	switch g.Intn(8) {
	case 0:
		return ivl.NewBool(g.Intn(2) == 0)
	case 1:
		return ivl.NewInt64(int64(g.Intn(2000) - 1000))
	case 2:
		return ivl.NewBV64(g.Uint64(), g.Intn(70))
	case 3:
		return ivl.NewReal([]string{"1.5", "0.25e-3", "3e7"}[g.Intn(3)])
	case 4:
		return ivl.NewFloat(new(big.Int).And(big.NewInt(int64(g.Uint32())), big.NewInt(int64(g.Uint32()))), 24, 8)
	case 5:
		return ivl.NewRMode("RNE")
	}
	return &ivl.Ident{Name: g.name()}
}

func (g generator) expr(depth int) ivl.Expr {
	if depth == 0 {
		return g.leaf()
	}
	d := depth - 1
	switch g.Intn(16) {
	case 0, 1:
		return &ivl.Unary{Op: ivl.UnaryOp(g.Intn(2)), X: g.expr(d)}
	case 2, 3, 4, 5, 6:
		return &ivl.Binary{Op: ivl.BinaryOp(g.Intn(int(ivl.Pow) + 1)), X: g.expr(d), Y: g.expr(d)}
	case 7:
		return &ivl.IfThenElse{C: g.expr(d), T: g.expr(d), E: g.expr(d)}
	case 8:
		return &ivl.FuncApp{Name: g.name(), Args: g.exprs(d, 0, 2)}
	case 9:
		return &ivl.Select{M: g.expr(d), Args: g.exprs(d, 0, 2)}
	case 10:
		return &ivl.Store{M: g.expr(d), Args: g.exprs(d, 0, 2), Value: g.expr(d)}
	case 11:
		return &ivl.Extract{X: g.expr(d), Hi: g.Intn(64), Lo: g.Intn(64)}
	case 12:
		return &ivl.Concat{X: g.expr(d), Y: g.expr(d)}
	case 13:
		q := &ivl.Quantifier{Forall: g.Intn(2) == 0, Vars: g.vars(), Attrs: g.attrs(), Body: g.expr(d)}
		for range g.Intn(2) {
			q.Triggers = append(q.Triggers, ivl.Trigger{Exprs: g.exprs(d, 1, 2)}, ivl.Trigger{Neg: true, Exprs: g.exprs(d, 1, 1)})
		}
		return q
	case 14:
		switch g.Intn(3) {
		case 0:
			return &ivl.Lambda{Vars: g.vars(), Body: g.expr(d), TypeParams: []*ivl.TypeVar{{Name: "a"}}}
		case 1:
			return &ivl.Let{Vars: []*ivl.Var{{Name: g.name()}}, Values: g.exprs(d, 1, 1), Body: g.expr(d), Attrs: g.attrs()}
		}
		if g.Intn(2) == 0 {
			return &ivl.CodeExpr{Locals: g.vars(), Blocks: []*ivl.CodeBlock{
				{Label: g.name(), Stmts: []ivl.Stmt{&ivl.Assume{Cond: g.expr(d)}}, Goto: []string{g.name(), g.name()}},
				{Label: g.name(), Return: g.expr(d)},
			}}
		}
		return &ivl.Old{X: g.expr(d)}
	}
	switch g.Intn(3) {
	case 0:
		return &ivl.Coerce{To: ivl.IntType, X: g.expr(d)}
	case 1:
		return &ivl.Coerce{To: ivl.RealType, X: g.expr(d)}
	}
	return &ivl.Coerce{To: g.typ(2), X: g.expr(d), Ascribed: true}
}

func (g generator) ident() *ivl.Ident { return &ivl.Ident{Name: g.name()} }

func (g generator) stmts(depth int) []ivl.Stmt {
	var out []ivl.Stmt
	for range g.Intn(4) {
		out = append(out, g.stmt(depth))
	}
	return out
}

func (g generator) stmt(depth int) ivl.Stmt {
	info := ivl.StmtInfo{Attrs: g.attrs()}
	n := 18
	if depth == 0 {
		n = 15
	}
	switch g.Intn(n) {
	case 0:
		return &ivl.Assert{StmtInfo: info, Cond: g.expr(2)}
	case 1, 2:
		return &ivl.Assume{StmtInfo: info, Cond: g.expr(2), Await: g.Intn(2) == 0}
	case 3:
		return &ivl.Havoc{StmtInfo: info, Vars: []*ivl.Ident{g.ident(), g.ident()}}
	case 4, 5:
		s := &ivl.Assign{StmtInfo: info}
		for range 1 + g.Intn(2) {
			var l ivl.Expr = g.ident()
			for range g.Intn(3) {
				l = &ivl.Select{M: l, Args: g.exprs(1, 0, 2)}
			}
			s.Lhs = append(s.Lhs, l)
			s.Rhs = append(s.Rhs, g.expr(2))
		}
		return s
	case 6:
		s := &ivl.Call{StmtInfo: info, Name: g.name(), Args: g.exprs(1, 0, 2), Free: g.Intn(3) == 0}
		for range g.Intn(3) {
			if g.Intn(3) == 0 {
				s.Outs = append(s.Outs, nil)
			} else {
				s.Outs = append(s.Outs, g.ident())
			}
		}
		return s
	case 7:
		if g.Intn(3) == 0 {
			return &ivl.ParCall{StmtInfo: info, Calls: []*ivl.Call{{Name: g.name(), Outs: []*ivl.Ident{g.ident()}}, {Name: g.name(), Args: g.exprs(1, 0, 2)}}}
		}
		return &ivl.AsyncCall{StmtInfo: info, Name: g.name(), Args: g.exprs(1, 0, 2)}
	case 8:
		return &ivl.Break{StmtInfo: info, Label: []string{"", g.name()}[g.Intn(2)]}
	case 9:
		return &ivl.Goto{StmtInfo: info, Labels: []string{g.name(), g.name()}}
	case 10:
		return &ivl.Return{StmtInfo: info}
	case 11:
		return &ivl.Label{Name: g.name()}
	case 12:
		return &ivl.Yield{StmtInfo: info}
	case 13:
		return &ivl.AtomicBegin{StmtInfo: info}
	case 14:
		return &ivl.AtomicEnd{StmtInfo: info}
	case 15:
		s := &ivl.If{StmtInfo: info, Then: g.stmts(depth - 1), Else: g.stmts(depth - 1)}
		if g.Intn(3) > 0 {
			s.Cond = g.expr(1)
		}
		return s
	case 16:
		s := &ivl.While{StmtInfo: info, Cond: g.expr(1), Body: g.stmts(depth - 1)}
		for range g.Intn(2) {
			s.Invariants = append(s.Invariants, &ivl.Spec{Kind: ivl.Invariant, Free: g.Intn(2) == 0, Attrs: g.attrs(), Expr: g.expr(1)})
		}
		return s
	}
	return &ivl.Atomic{StmtInfo: info, Body: g.stmts(depth - 1)}
}

func seeded(t *testing.T) generator {
	return generator{seed.Rand(t)}
}

func TestPrintParseRandomExpr(t *testing.T) {
	g := seeded(t)
	for range 30000 {
		e := g.expr(g.Intn(5))
		text := ivl.FormatExpr(e)
		f, ds := ParseExpr("", ivl.Pos{Line: 1, Col: 1}, text)
		if len(ds) > 0 {
			t.Fatalf("%s\n%v", text, ds[0])
		}
		if !EqualExprs(e, f) {
			t.Fatalf("printed %s\nand read %s", text, ivl.FormatExpr(f))
		}
	}
}

func TestPrintParseRandomType(t *testing.T) {
	g := seeded(t)
	for range 5000 {
		typ := g.typ(g.Intn(4))
		u, ds := ParseType("", ivl.Pos{Line: 1, Col: 1}, typ.String())
		if len(ds) > 0 || !sameType(typ, u) {
			t.Fatalf("printed %s\nand read %v %v", typ, u, ds)
		}
	}
}

func (g generator) program() *ivl.Program {
	return &ivl.Program{Decls: []ivl.Decl{
		&ivl.VarDecl{Vars: []*ivl.Var{{Name: g.name(), Type: g.typ(2), Where: g.expr(1), Attrs: g.attrs()}, {Name: "v", Type: g.typ(1)}}},
		&ivl.ProcDecl{
			Name: g.name(), DeclBase: ivl.DeclBase{Attrs: g.attrs()}, Ins: g.vars(), Outs: g.vars(), Modifies: []*ivl.Ident{g.ident()},
			Specs: []*ivl.Spec{{Kind: ivl.Requires, Expr: g.expr(1)}, {Kind: ivl.Ensures, Free: true, Attrs: g.attrs(), Expr: g.expr(1)}},
			Body:  &ivl.Body{Locals: g.vars(), Stmts: g.stmts(3)},
		},
		&ivl.FuncDecl{Name: g.name(), Params: g.vars(), Result: &ivl.Var{Type: g.typ(1)}, Body: g.expr(2)},
	}}
}

func TestPrintParseRandomProgram(t *testing.T) {
	g := seeded(t)
	for range 3000 {
		p := g.program()
		var text bytes.Buffer
		if err := ivl.Print(&text, p, ivl.Gsmack); err != nil {
			t.Fatal(err)
		}
		q, ds := Parse("random.bpl", text.Bytes())
		if len(ds) > 0 {
			t.Fatalf("%s\n%v", text.String(), ds[0])
		}
		if !EqualPrograms(p, q) {
			t.Fatalf("not read as printed:\n%s", text.String())
		}
	}
}

// ParseExpr reads one expression that stands at pos in a file.
func ParseExpr(file string, pos ivl.Pos, src string) (ivl.Expr, []ivl.Diagnostic) {
	return parseWhole(file, pos, src, (*parser).expr)
}

// ParseType reads one type that stands at pos in a file.
func ParseType(file string, pos ivl.Pos, src string) (ivl.Type, []ivl.Diagnostic) {
	return parseWhole(file, pos, src, (*parser).typ)
}
