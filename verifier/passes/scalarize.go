package passes

import (
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// scalarizeMaps replaces each map variable that all instances only ever access
// at constant indices by one variable for each index: M[65536bv64] becomes
// M#65536. Assigning a whole map is allowed where the new map is a constant
// one, as initialisation does; so is havoc.
func scalarizeMaps(t *cfg.Threads) *cfg.Threads {
	s := &scalarizer{maps: map[*ivl.Var]*scalarMap{}, selected: map[*ivl.Select]*scalar{}, names: ivl.Names{Mark: "#"}, elements: maps.Clone(t.Elements)}
	if s.elements == nil {
		s.elements = map[*ivl.Var]cfg.Element{}
	}
	s.collect(t)
	for v, m := range s.maps {
		if m.whole {
			delete(s.maps, v)
		}
	}
	if len(s.maps) == 0 {
		return t
	}
	locals := map[*cfg.Instance][]*ivl.Var{}
	var globals []*ivl.Var
	for _, g := range t.Globals {
		globals = s.declare(globals, g)
	}
	for _, inst := range t.Instances {
		var ls []*ivl.Var
		for _, v := range inst.Locals {
			ls = s.declare(ls, v)
		}
		locals[inst] = ls
	}
	out := t.Rebuild(globals, locals, cfg.Rewriter{
		Stmts: func(_ *cfg.Instance, b *cfg.Block) []ivl.Stmt { return s.stmts(b.Stmts) },
		Expr:  s.expr,
	})
	out.Elements = s.elements
	return out
}

type scalarizer struct {
	maps  map[*ivl.Var]*scalarMap
	names ivl.Names // of variables
	// selected are the elements that expressions with constant indices mean.
	selected map[*ivl.Select]*scalar

	elements map[*ivl.Var]cfg.Element
}

// scalarMap is what is known of a map variable.
type scalarMap struct {
	whole bool // used as a whole, or at an index that is not constant
	at    map[string]*scalar
	order []*scalar
}

// scalar is one element of a map.
type scalar struct {
	key  string
	args []value.Value
	v    *ivl.Var
	typ  ivl.Type
}

// collect finds all accesses to maps.
func (s *scalarizer) collect(t *cfg.Threads) {
	s.names.TakeVars(t.Globals)
	for _, d := range t.Program.Source.Decls {
		if c, ok := d.(*ivl.ConstDecl); ok {
			s.names.Take(c)
		}
	}
	for _, inst := range t.Instances {
		s.names.TakeVars(inst.Params)
		s.names.TakeVars(inst.Locals)
		for _, p := range inst.Params {
			if ivl.IsMap(p.Type) {
				s.get(p).whole = true
			}
		}
		for _, b := range inst.Blocks {
			for _, st := range b.Stmts {
				s.collectStmt(st)
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				s.collectExpr(br.Cond)
			}
		}
	}
}

func (s *scalarizer) get(v *ivl.Var) *scalarMap {
	m := s.maps[v]
	if m == nil {
		m = &scalarMap{at: map[string]*scalar{}}
		s.maps[v] = m
	}
	return m
}

func (s *scalarizer) collectStmt(st ivl.Stmt) {
	switch st := st.(type) {
	case *ivl.Havoc:
		return
	case *ivl.Assign:
		for i, l := range st.Lhs {
			if id, ok := l.(*ivl.Ident); ok && ivl.IsMap(id.Type()) {
				if _, ok := constantMap(st.Rhs[i]); !ok {
					s.get(id.Var).whole = true
					s.collectExpr(st.Rhs[i])
				}
				continue
			}
			s.collectExpr(l)
			s.collectExpr(st.Rhs[i])
		}
		return
	}
	ivl.StmtExprs(st, s.collectExpr)
	for _, a := range st.Info().Attrs {
		for _, arg := range a.Args {
			if arg.Expr != nil {
				s.collectExpr(arg.Expr)
			}
		}
	}
}

// constantMap evaluates an expression that denotes a map.
func constantMap(e ivl.Expr) (value.Value, bool) {
	v, ok := value.Eval(e, nil)
	return v, ok && v.Kind() == value.MapKind
}

func (s *scalarizer) collectExpr(e ivl.Expr) {
	switch e := e.(type) {
	case *ivl.Ident:
		if e.Var.Kind != ivl.Bound && e.Var.Kind != ivl.Const && ivl.IsMap(e.Type()) {
			s.get(e.Var).whole = true
		}
		return
	case *ivl.Select:
		if id, ok := e.M.(*ivl.Ident); ok && id.Var.Kind != ivl.Bound && id.Var.Kind != ivl.Const {
			if s.selected[e] != nil {
				return
			}
			if args, ok := constantArgs(e.Args); ok {
				s.selected[e] = s.get(id.Var).element(args, e.Type())
			} else {
				s.get(id.Var).whole = true
				for _, a := range e.Args {
					s.collectExpr(a)
				}
			}
			return
		}
	}
	for _, c := range ivl.Children(e) {
		s.collectExpr(c)
	}
}

func constantArgs(es []ivl.Expr) ([]value.Value, bool) {
	out := make([]value.Value, len(es))
	for i, e := range es {
		v, ok := value.Eval(e, nil)
		if !ok || v.Kind() == value.MapKind {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}

func (m *scalarMap) element(args []value.Value, t ivl.Type) *scalar {
	key := indexKey(args)
	e := m.at[key]
	if e == nil {
		e = &scalar{key: key, args: args, typ: t}
		m.at[key] = e
		m.order = append(m.order, e)
	}
	return e
}

func indexKey(args []value.Value) string {
	parts := make([]string, len(args))
	for i, a := range args {
		parts[i] = indexText(a)
	}
	return strings.Join(parts, ",")
}

// declare appends to vs the variables that stand for v.
func (s *scalarizer) declare(vs []*ivl.Var, v *ivl.Var) []*ivl.Var {
	m := s.maps[v]
	if m == nil {
		return append(vs, v)
	}
	slices.SortFunc(m.order, func(a, b *scalar) int { return slices.CompareFunc(a.args, b.args, value.Compare) })
	for _, e := range m.order {
		name := s.names.Unique(v.Name + "#" + identText(e.key))
		e.v = &ivl.Var{Pos: v.Pos, Name: name, Type: e.typ, Kind: v.Kind, Attrs: v.Attrs}
		s.elements[e.v] = cfg.Element{Map: v, Args: literals(e.args, v.Type)}
		vs = append(vs, e.v)
	}
	return vs
}

// identText makes an index part of an identifier.
func identText(key string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '0' && r <= '9', r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r == '.':
			return r
		case r == ',':
			return '#'
		case r == '-':
			return '~'
		}
		return '_'
	}, key)
}

func (s *scalarizer) expr(e ivl.Expr) ivl.Expr {
	if sel, ok := e.(*ivl.Select); ok {
		if id, ok := sel.M.(*ivl.Ident); ok {
			if s.maps[id.Var] != nil {
				n := ivl.NewIdent(s.selected[sel].v)
				n.Pos = sel.Pos
				return n
			}
		}
	}
	return ivl.MapChildren(e, s.expr)
}

func (s *scalarizer) stmts(ss []ivl.Stmt) []ivl.Stmt {
	out := make([]ivl.Stmt, 0, len(ss))
	for _, st := range ss {
		switch st := st.(type) {
		case *ivl.Havoc:
			out = append(out, s.havoc(st))
		case *ivl.Assign:
			out = append(out, s.assign(st))
		default:
			n := ivl.MapStmtExprs(st, s.expr)
			if attrs := n.Info().Attrs.Map(s.expr); !slices.Equal(attrs, n.Info().Attrs) {
				n = ivl.CopyStmt(n)
				n.Info().Attrs = attrs
			}
			out = append(out, n)
		}
	}
	return out
}

func (s *scalarizer) havoc(st *ivl.Havoc) ivl.Stmt {
	n := &ivl.Havoc{StmtInfo: st.StmtInfo}
	changed := false
	for _, v := range st.Vars {
		m := s.maps[v.Var]
		if m == nil {
			n.Vars = append(n.Vars, v)
			continue
		}
		changed = true
		for _, e := range m.order {
			n.Vars = append(n.Vars, ivl.NewIdent(e.v))
		}
	}
	if !changed {
		return st
	}
	return n
}

func (s *scalarizer) assign(st *ivl.Assign) ivl.Stmt {
	if !slices.ContainsFunc(st.Lhs, s.splits) {
		return ivl.MapStmtExprs(st, s.expr)
	}
	n := &ivl.Assign{StmtInfo: st.StmtInfo}
	for i, l := range st.Lhs {
		if !s.splits(l) {
			n.Lhs = append(n.Lhs, s.expr(l))
			n.Rhs = append(n.Rhs, s.expr(st.Rhs[i]))
			continue
		}
		id := l.(*ivl.Ident)
		c, _ := constantMap(st.Rhs[i])
		for _, e := range s.maps[id.Var].order {
			lit, ok := value.Literal(c.Select(e.args...), e.typ)
			if !ok {
				lit = ivl.NewSelect(st.Rhs[i], literals(e.args, id.Type())...)
			}
			n.Lhs = append(n.Lhs, ivl.NewIdent(e.v))
			n.Rhs = append(n.Rhs, lit)
		}
	}
	return n
}

// splits reports whether l is a map, all of which is assigned to, that becomes several variables.
func (s *scalarizer) splits(l ivl.Expr) bool {
	id, ok := l.(*ivl.Ident)
	return ok && s.maps[id.Var] != nil
}

func literals(vs []value.Value, m ivl.Type) []ivl.Expr {
	mt := ivl.Expand(m).(*ivl.MapType)
	out := make([]ivl.Expr, len(vs))
	for i, v := range vs {
		out[i], _ = value.Literal(v, mt.Args[i])
	}
	return out
}
