package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// havocUninitialised makes explicit that a local or out-parameter starts with
// an arbitrary value: those that some path reads before it assigns them are
// havocked at the entry of p, so that a schedule can say what they were.
func havocUninitialised(p *Proc) {
	live := NewLiveness(p)
	var vars []*ivl.Ident
	for _, vs := range [][]*ivl.Var{p.Outs, p.Locals} {
		for _, v := range vs {
			if live.Live(v, p.Blocks[0], 0) {
				vars = append(vars, ivl.NewIdent(v))
			}
		}
	}
	if len(vars) == 0 {
		return
	}
	entry := p.Blocks[0]
	head := &ivl.Havoc{StmtInfo: ivl.StmtInfo{Pos: p.Decl.Pos}, Vars: vars}
	if !hasPredecessor(p, entry) {
		entry.Stmts = append([]ivl.Stmt{head}, entry.Stmts...)
		return
	}
	start := &Block{Label: unusedLabel(p, "start"), Stmts: []ivl.Stmt{head}, Term: &Goto{Targets: []*Block{entry}}}
	p.Blocks = append([]*Block{start}, p.Blocks...)
}

func hasPredecessor(p *Proc, b *Block) bool {
	return slices.ContainsFunc(p.Blocks, func(q *Block) bool { return slices.Contains(Successors(q.Term), b) })
}

func unusedLabel(p *Proc, name string) string {
	for _, b := range p.Blocks {
		if b.Label == name {
			return unusedLabel(p, name+"'")
		}
	}
	return name
}

// Uses calls use on every expression that s reads, index expressions of
// left-hand sides included, what an await says of whom it waits for, and what a clock comes to.
func Uses(s ivl.Stmt, use func(ivl.Expr)) {
	switch s := s.(type) {
	case *ivl.Havoc:
		if late := Late(s); late != nil {
			use(late)
		}
	case *ivl.Assign:
		for _, r := range s.Rhs {
			use(r)
		}
		for _, l := range s.Lhs {
			if _, whole := l.(*ivl.Ident); !whole {
				use(l)
			}
		}
	case *ivl.Call:
		for _, e := range s.Args {
			use(e)
		}
	case *ivl.Assume:
		use(s.Cond)
		if a := s.Attrs.Get("waits_for"); a != nil {
			for _, arg := range a.Args {
				if arg.Expr != nil {
					use(arg.Expr)
				}
			}
		}
	default:
		ivl.StmtExprs(s, use)
	}
}

// Overwritten lists the variables that s gives a new value as a whole.
func Overwritten(s ivl.Stmt) []*ivl.Var {
	var out []*ivl.Var
	switch s := s.(type) {
	case *ivl.Havoc:
		for _, v := range s.Vars {
			out = append(out, v.Var)
		}
	case *ivl.Assign:
		for _, l := range s.Lhs {
			if id, whole := l.(*ivl.Ident); whole {
				out = append(out, id.Var)
			}
		}
	case *ivl.Call:
		for _, v := range s.Outs {
			if v != nil {
				out = append(out, v.Var)
			}
		}
	}
	return out
}

// Assigned lists the variables that s changes, as a whole or in part.
func Assigned(s ivl.Stmt) []*ivl.Var {
	a, ok := s.(*ivl.Assign)
	if !ok {
		return Overwritten(s)
	}
	var out []*ivl.Var
	for _, l := range a.Lhs {
		out = append(out, Target(l).Var)
	}
	return out
}
