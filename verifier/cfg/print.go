package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// IVL is the lowered program as an IVL program: blocks are labels, and every
// block ends in a goto, a branch of gotos, or a return. It prints, parses back
// and resolves; calls are bound to its own procedures.
func (p *Program) IVL() *ivl.Program {
	r := newRebinder(p.DataVars())
	for _, c := range p.Procs {
		r.procs[c.Decl] = p.procDecl(c.Decl, c.Decl.Name, c.Ins, c.Outs)
	}
	out := &ivl.Program{}
	for _, d := range p.Source.Decls {
		switch d := d.(type) {
		case *ivl.ImplDecl:
		case *ivl.ProcDecl:
			if n := r.procs[d]; n != nil {
				out.Decls = append(out.Decls, n)
			} else if d.IsIntrinsic() {
				out.Decls = append(out.Decls, withoutBody(d))
			}
		default:
			out.Decls = append(out.Decls, d)
		}
	}
	for _, c := range p.Procs {
		n := r.procs[c.Decl]
		if c == p.Entry && !n.Attrs.Has("entrypoint") {
			n.Attrs = append(n.Attrs[:len(n.Attrs):len(n.Attrs)], &ivl.Attr{Name: "entrypoint"})
		}
		n.Body = r.body(c.Locals, c.Blocks)
	}
	if p.Concurrent {
		out.Notes = r.notes
	}
	return out
}

// IVL is the thread instances as an IVL program with one procedure an
// instance. It prints, parses back and resolves; spawns are bound to its own
// procedures.
func (t *Threads) IVL() *ivl.Program {
	r := newRebinder(t.DataVars())
	out := &ivl.Program{}
	for _, d := range t.Program.Source.Decls {
		switch d := d.(type) {
		case *ivl.ImplDecl, *ivl.VarDecl:
		case *ivl.ProcDecl:
			if d.IsIntrinsic() {
				out.Decls = append(out.Decls, withoutBody(d))
			}
		default:
			out.Decls = append(out.Decls, d)
		}
	}
	for _, g := range t.Globals {
		out.Decls = append(out.Decls, &ivl.VarDecl{DeclBase: ivl.DeclBase{Pos: g.Pos, Attrs: g.Attrs}, Vars: []*ivl.Var{g}})
	}
	decls := make([]*ivl.ProcDecl, len(t.Instances))
	for i, inst := range t.Instances {
		d := &ivl.ProcDecl{Name: inst.Name, Ins: inst.Params, Modifies: modified(inst.Blocks)}
		if inst.Decl != nil {
			d.Pos = inst.Decl.Pos
			for _, a := range inst.Decl.Attrs {
				if a.Name != "entrypoint" {
					d.Attrs = append(d.Attrs, a)
				}
			}
		}
		if i == 0 {
			d.Attrs = append(d.Attrs, &ivl.Attr{Name: "entrypoint"})
		}
		decls[i] = d
		if inst.Spawn != nil {
			r.spawns[inst.Spawn] = d
		}
		out.Decls = append(out.Decls, d)
	}
	for i, inst := range t.Instances {
		decls[i].Body = r.body(inst.Locals, inst.Blocks)
	}
	if len(t.Instances) > 1 {
		out.Notes = r.notes
	}
	return out
}

func (p *Program) procDecl(d *ivl.ProcDecl, name string, ins, outs []*ivl.Var) *ivl.ProcDecl {
	modifies := slices.DeleteFunc(slices.Clone(d.Modifies), func(id *ivl.Ident) bool { return !slices.Contains(p.Globals, id.Var) })
	return &ivl.ProcDecl{DeclBase: d.DeclBase, Name: name, Ins: ins, Outs: outs, Modifies: modifies}
}

func withoutBody(d *ivl.ProcDecl) *ivl.ProcDecl {
	return &ivl.ProcDecl{DeclBase: d.DeclBase, Name: d.Name, TypeParams: d.TypeParams, Ins: d.Ins, Outs: d.Outs, Modifies: d.Modifies}
}

// modified lists the globals that blocks assign, for a modifies clause.
func modified(blocks []*Block) (ids []*ivl.Ident) {
	seen := map[*ivl.Var]bool{}
	for s := range Stmts(blocks) {
		for _, v := range Assigned(s) {
			if v.Kind == ivl.Global && !seen[v] {
				seen[v] = true
				ids = append(ids, ivl.NewIdent(v))
			}
		}
	}
	return ids
}

// rebinder makes bodies whose calls are bound to new declarations, and says of each step what it is.
type rebinder struct {
	data   map[*ivl.Var]bool
	notes  map[ivl.Stmt]string
	procs  map[*ivl.ProcDecl]*ivl.ProcDecl
	spawns map[*ivl.AsyncCall]*ivl.ProcDecl
}

func newRebinder(data map[*ivl.Var]bool) *rebinder {
	return &rebinder{data: data, notes: map[ivl.Stmt]string{}, procs: map[*ivl.ProcDecl]*ivl.ProcDecl{}, spawns: map[*ivl.AsyncCall]*ivl.ProcDecl{}}
}

func (r *rebinder) stmt(s ivl.Stmt) ivl.Stmt {
	switch s := s.(type) {
	case *ivl.Call:
		if d := r.procs[s.Proc]; d != nil {
			n := *s
			n.Proc = d
			return &n
		}
	case *ivl.AsyncCall:
		d := r.spawns[s]
		if d == nil {
			d = r.procs[s.Proc]
		}
		if d != nil {
			n := *s
			n.Name, n.Proc = d.Name, d
			return &n
		}
	}
	return s
}

// body writes blocks as labels and gotos.
func (r *rebinder) body(locals []*ivl.Var, blocks []*Block) *ivl.Body {
	body := &ivl.Body{Locals: locals}
	names := blockNames(blocks)
	for _, b := range blocks {
		body.Stmts = append(body.Stmts, &ivl.Label{Name: names[b]})
		for i, s := range b.Stmts {
			n := r.stmt(s)
			if step := b.Step(i); step.BeginsAt(s) {
				r.notes[n] = step.describe(r.data)
			}
			body.Stmts = append(body.Stmts, n)
		}
		body.Stmts = append(body.Stmts, termStmts(b.Term, names)...)
	}
	return body
}

// blockNames gives each block a label of its own.
func blockNames(blocks []*Block) map[*Block]string {
	names := make(map[*Block]string, len(blocks))
	next := make(map[string]int, len(blocks)) // number of the next copy
	for _, b := range blocks {
		next[b.Label] = 1
	}
	used := make(map[string]bool, len(blocks))
	for _, b := range blocks {
		name := b.Label
		for used[name] || name != b.Label && next[name] > 0 {
			next[b.Label]++
			name = fmt.Sprintf("%s#%d", b.Label, next[b.Label])
		}
		used[name] = true
		names[b] = name
	}
	return names
}

func termStmts(t Term, names map[*Block]string) []ivl.Stmt {
	switch t := t.(type) {
	case *Return:
		return []ivl.Stmt{&ivl.Return{}}
	case *Goto:
		if len(t.Targets) == 0 {
			return []ivl.Stmt{&ivl.Assume{Cond: ivl.NewBool(false)}, &ivl.Return{}}
		}
		g := &ivl.Goto{}
		for _, s := range t.Targets {
			g.Labels = append(g.Labels, names[s])
		}
		return []ivl.Stmt{g}
	case *Branch:
		n := &ivl.If{
			Cond: t.Cond,
			Then: []ivl.Stmt{&ivl.Goto{Labels: []string{names[t.Then]}}},
			Else: []ivl.Stmt{&ivl.Goto{Labels: []string{names[t.Else]}}},
		}
		if t.Stmt != nil {
			n.Pos = t.Stmt.Info().Pos
			n.Attrs = t.Stmt.Info().Attrs
		}
		return []ivl.Stmt{n}
	default:
		panic(fmt.Sprintf("cfg: unexpected terminator %T", t))
	}
}
