package storage

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// names that a program uses, by what they name.
type usedNames struct {
	funcs, procs, vars map[string]bool
}

// Program puts the declarations of what the procedures use around them, and what was injected. The functions and
// procedures of the prelude are left out that nobody uses.
func (t *Store) Program(procs []*ivl.ProcDecl, injected []ivl.Decl) *ivl.Program {
	p := &ivl.Program{}
	u := t.findUsed(procs, injected)
	numbers := t.numberDecls(u)
	for _, d := range t.Lib.Decls() {
		if f, ok := d.(*ivl.FuncDecl); ok && u.funcs[f.Name] {
			p.Decls = append(p.Decls, d)
		}
	}
	p.Decls = append(p.Decls, t.partDecls()...)
	p.Decls = append(p.Decls, t.objectDecls(u)...)
	p.Decls = append(p.Decls, numbers...)
	p.Decls = append(p.Decls, t.followDecls()...)
	p.Decls = append(p.Decls, t.givenDecls()...)
	p.Decls = append(p.Decls, t.variableDecls(u)...)
	p.Decls = append(p.Decls, injected...)
	for _, d := range procs {
		p.Decls = append(p.Decls, d)
	}
	for _, d := range t.Lib.Decls() {
		if q, ok := d.(*ivl.ProcDecl); ok && u.procs[q.Name] {
			p.Decls = append(p.Decls, d)
		}
	}
	return p
}

// findUsed finds what the procedures mention.
func (t *Store) findUsed(procs []*ivl.ProcDecl, injected []ivl.Decl) *usedNames {
	u := &usedNames{funcs: map[string]bool{}, procs: map[string]bool{}, vars: map[string]bool{}}
	for _, d := range injected {
		ivl.DeclExprs(d, u.expr)
		if d, ok := d.(*ivl.ProcDecl); ok {
			procs = append(procs[:len(procs):len(procs)], d)
			for _, m := range d.Modifies {
				u.expr(m)
			}
		}
	}
	for _, d := range procs {
		if d.Body != nil {
			u.stmts(d.Body.Stmts)
		}
	}
	// What a constant is defined by is used if the constant is.
	for r, v := range t.regions {
		if v.Kind == ivl.Const && u.vars[v.Name] {
			u.expr(t.constantRegion(r))
		}
	}
	return u
}

func (u *usedNames) stmts(ss []ivl.Stmt) {
	ivl.WalkStmts(ss, func(s ivl.Stmt) bool {
		ivl.StmtExprs(s, u.expr)
		for _, a := range s.Info().Attrs {
			for _, arg := range a.Args {
				u.expr(arg.Expr)
			}
		}
		switch s := s.(type) {
		case *ivl.Call:
			u.procs[s.Name] = true
		case *ivl.AsyncCall:
			u.procs[s.Name] = true
		}
		return true
	})
}

func (u *usedNames) expr(e ivl.Expr) {
	if e == nil {
		return
	}
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		switch e := e.(type) {
		case *ivl.Ident:
			u.vars[e.Name] = true
		case *ivl.FuncApp:
			u.funcs[e.Name] = true
		}
		return true
	})
}

// objectDecls are the constant addresses, in ascending order.
func (t *Store) objectDecls(u *usedNames) []ivl.Decl {
	var objects []*pointsto.Object
	for o, v := range t.objects {
		if u.vars[v.Name] {
			objects = append(objects, o)
		}
	}
	slices.SortFunc(objects, func(o, p *pointsto.Object) int {
		return cmp.Or(cmp.Compare(t.addressOf(o), t.addressOf(p)), cmp.Compare(o.ID, p.ID))
	})
	var out []ivl.Decl
	for _, o := range objects {
		v := t.objects[o]
		d := &ivl.ConstDecl{Vars: []*ivl.Var{v}}
		if o.CName != "" {
			d.Attrs = append(d.Attrs, TextAttr("cname", o.CName))
		}
		if o.CType != "" {
			d.Attrs = append(d.Attrs, TextAttr("ctype", o.CType))
		}
		if o.Size > 0 {
			d.Attrs = append(d.Attrs, ivl.NewAttr("size", o.Size))
		}
		d.Attrs = append(d.Attrs, t.ownParts(o)...)
		out = append(out, d, axiomOf(v, t.Address(t.addressOf(o))))
	}
	return out
}

// addressOf is the constant behind the name of an object's address; of a
// thread-local one it is the offset in a thread's copies.
func (t *Store) addressOf(o *pointsto.Object) uint64 {
	if off, ok := t.Mem.ThreadOffsets[o]; ok {
		return off
	}
	return o.Address
}

func axiomOf(v *ivl.Var, e ivl.Expr) *ivl.AxiomDecl {
	return &ivl.AxiomDecl{Expr: ivl.NewEq(ivl.NewIdent(v), e)}
}

// variableDecls are the variables of memory, which carry {:data}, and of the
// models' ghost state, which do not: accesses of ghost state never race. Ghost
// state that says who holds what carries {:holder KIND}, {:readers KIND} or {:reading KIND}, one that only excludes lesser values {:floor}, as gsmack.h says.
func (t *Store) variableDecls(u *usedNames) []ivl.Decl {
	var out []ivl.Decl
	apart := map[string]bool{} // of regions in which no thread accesses what another one does, the ghost state
	for _, r := range t.usedRegions() {
		v := t.regions[r]
		if !u.vars[v.Name] {
			continue
		}
		if v.Kind == ivl.Const {
			d := &ivl.ConstDecl{Vars: []*ivl.Var{v}}
			d.Attrs, v.Attrs = v.Attrs, nil
			out = append(out, d, axiomOf(v, t.constantRegion(r)))
			continue
		}
		d := &ivl.VarDecl{Vars: []*ivl.Var{v}}
		d.Attrs, v.Attrs = append(ivl.Attrs{{Name: "data"}}, v.Attrs...), nil
		if r.Kind != memory.Scalar && !slices.ContainsFunc(r.Objects, func(o *pointsto.Object) bool { return !t.Mem.OfOneThread(o) }) {
			apart["written."+v.Name] = true
			d.Attrs = append(d.Attrs, &ivl.Attr{Name: "apart"})
		}
		out = append(out, d)
	}
	for _, name := range slices.Sorted(maps.Keys(t.Ghosts)) {
		d := &ivl.VarDecl{Vars: []*ivl.Var{t.Ghosts[name]}}
		if kind, ok := strings.CutPrefix(name, "object."); ok && (kind == Heir || kind == Ends || strings.HasPrefix(kind, Ends+".")) {
			d.Attrs = ivl.Attrs{{Name: "data"}}
		}
		if apart[name] {
			d.Attrs = ivl.Attrs{{Name: "apart"}}
		}
		for suffix, attr := range map[string]string{".owner": "holder", ".readers": "readers", ".reading": "reading"} {
			if kind, ok := strings.CutSuffix(name, suffix); ok {
				d.Attrs = ivl.Attrs{TextAttr(attr, kind)}
			}
		}
		if ir.IsFloor(name) {
			d.Attrs = ivl.Attrs{{Name: "floor"}}
		}
		out = append(out, d)
	}
	return out
}
