package ivl

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl/token"
)

// resolveTypeDecls resolves what synonyms stand for and refuses those that
// stand for themselves.
func (c *checker) resolveTypeDecls(p *Program) {
	var synonyms []*TypeDecl
	for _, d := range p.Decls {
		d, ok := d.(*TypeDecl)
		if !ok {
			continue
		}
		c.attrs(d.Attrs)
		if builtinType(d.Name) {
			c.errorf("reserved", d.Pos, "%s is the name of a built-in type; rename the declared one", d.Name)
		}
		if d.Synonym != nil {
			c.typeParamNames(d.Params)
			c.withTypeParams(d.Params, func() { d.Synonym = c.typ(d.Synonym) })
			synonyms = append(synonyms, d)
		}
	}
	const inProgress, done = 1, 2
	state := make(map[*TypeDecl]int)
	var visit func(d *TypeDecl) bool
	visit = func(d *TypeDecl) bool {
		switch state[d] {
		case inProgress:
			return false
		case done:
			return true
		}
		state[d] = inProgress
		ok := true
		walkType(d.Synonym, func(t Type) {
			if n, is := t.(*NamedType); is && n.Decl != nil && n.Decl.Synonym != nil && !visit(n.Decl) {
				ok = false
			}
		})
		state[d] = done
		return ok
	}
	for _, d := range synonyms {
		if !visit(d) {
			c.errorf("cyclic-type", d.Pos, "the type synonym %s stands for itself; break the cycle", d.Name)
			d.Synonym = nil
		}
	}
}

// builtinType reports whether a name stands for a type without declaration.
func builtinType(name string) bool {
	if w, ok := strings.CutPrefix(name, "bv"); ok && token.IsDigits(w) {
		return true
	}
	if f, ok := strings.CutPrefix(name, "float"); ok {
		sig, exp, ok := strings.Cut(f, "e")
		return ok && token.IsDigits(sig) && token.IsDigits(exp)
	}
	return name == "rmode"
}

func walkType(t Type, f func(Type)) {
	if t == nil {
		return
	}
	f(t)
	switch t := t.(type) {
	case *MapType:
		for _, a := range t.Args {
			walkType(a, f)
		}
		walkType(t.Result, f)
	case *NamedType:
		for _, a := range t.Args {
			walkType(a, f)
		}
	}
}

// withTypeParams runs f with type parameters in scope.
func (c *checker) withTypeParams(ts []*TypeVar, f func()) {
	n := len(c.typeVars)
	for _, t := range ts {
		for _, u := range c.typeVars {
			if t.Name == u.Name {
				c.errorf("redeclared", t.Pos, "the type parameter %s is already declared here; rename one", t.Name)
			}
		}
	}
	c.typeVars = append(c.typeVars, ts...)
	f()
	c.typeVars = c.typeVars[:n]
}

func (c *checker) typeParamNames(ts []*TypeVar) {
	for i, t := range ts {
		for _, u := range ts[:i] {
			if t.Name == u.Name {
				c.errorf("redeclared", t.Pos, "the type parameter %s is declared twice; rename one", t.Name)
			}
		}
	}
}

// varTypes resolves the types of declared variables. Variables that were
// declared together share a type.
func (c *checker) varTypes(vs []*Var) {
	var before, after Type
	for _, v := range vs {
		if v.Type == nil {
			v.Type = BoolType
			c.errorf("type", v.Pos, "%s has no type; write one", v.Name)
		}
		if v.Type != before || before == nil {
			before, after = v.Type, c.typ(v.Type)
		}
		v.Type = after
	}
}

// typ binds the names in a type. The result is t itself unless t mentions type
// parameters.
func (c *checker) typ(t Type) Type {
	switch t := t.(type) {
	case *BasicType, *BVType, *FloatType, *TypeVar, *metaVar:
		return t
	case *MapType:
		var out Type
		c.typeParamNames(t.Params)
		c.withTypeParams(t.Params, func() { out = mapType(t, c.typ) })
		for _, p := range t.Params {
			found := false
			walkType(out, func(u Type) { found = found || u == p })
			if !found {
				c.errorf("type-parameter", p.Pos, "the type parameter %s does not occur in its map type; use it there or drop it", p.Name)
			}
		}
		return out
	case *NamedType:
		return c.namedType(t)
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", t))
	}
}

// namedType binds the name of t: a type parameter in scope, a synonym or a type constructor.
func (c *checker) namedType(t *NamedType) Type {
	for i := len(c.typeVars) - 1; i >= 0; i-- {
		if v := c.typeVars[i]; v.Name == t.Name {
			if len(t.Args) > 0 {
				c.errorf("type", t.Pos, "the type parameter %s takes no arguments; remove them", t.Name)
			}
			return v
		}
	}
	d := c.types[t.Name]
	if d == nil {
		c.errorf("undeclared", t.Pos, "the type %s is not declared; declare it with: type %s;", t.Name, t.Name)
		return t
	}
	args, changed := mapped(t.Args, c.typ)
	if len(args) != len(d.Params) {
		c.errorf("arity", t.Pos, "the type %s takes %d arguments, not %d", t.Name, len(d.Params), len(args)).note(d.Pos, "its declaration")
		return BoolType
	}
	if changed {
		return &NamedType{Pos: t.Pos, Name: t.Name, Args: args, Decl: d}
	}
	if t.Decl != d {
		t.Decl = d
	}
	return t
}

// mentioned checks that each type parameter occurs in the type of a parameter,
// so that a use decides what it stands for.
func (c *checker) mentioned(pos Pos, ts []*TypeVar, lists ...[]*Var) {
	if len(ts) == 0 {
		return
	}
	c.typeParamNames(ts)
	seen := make(map[Type]bool)
	for _, vs := range lists {
		for _, v := range vs {
			walkType(v.Type, func(t Type) { seen[t] = true })
		}
	}
	for _, t := range ts {
		if !seen[t] {
			if t.Pos.IsValid() {
				pos = t.Pos
			}
			c.errorf("type-parameter", pos, "the type parameter %s occurs in the type of no parameter; use it there or drop it", t.Name)
		}
	}
}

// bv gives the one type object for a width, to save memory.
func (c *checker) bv(width int) *BVType {
	t := c.bvTypes[width]
	if t == nil {
		t = &BVType{Width: width}
		c.bvTypes[width] = t
	}
	return t
}

// prune follows the bindings of type variables that the checker made up.
func prune(t Type) Type {
	for {
		m, ok := t.(*metaVar)
		if !ok || m.bound == nil {
			return t
		}
		t = m.bound
	}
}

// whole replaces all bound metaVars inside t; ok is false if an unbound one is left.
func whole(t Type) (_ Type, ok bool) {
	t, ok = prune(t), true
	if _, unbound := t.(*metaVar); unbound {
		return t, false
	}
	t = mapType(t, func(u Type) Type {
		w, known := whole(u)
		ok = ok && known
		return w
	})
	return t, ok
}

// unify makes two types equal by binding metaVars, or reports that none can.
func unify(a, b Type) bool {
	a, b = prune(a), prune(b)
	for range 2 { // what a synonym stands for may be one, too
		if m, ok := a.(*metaVar); ok {
			return m.bind(b)
		}
		if m, ok := b.(*metaVar); ok {
			return m.bind(a)
		}
		if a == b {
			return true
		}
		a, b = prune(Expand(a)), prune(Expand(b))
	}
	switch x := a.(type) {
	case *MapType:
		y, ok := b.(*MapType)
		if !ok || len(x.Params) != len(y.Params) || len(x.Args) != len(y.Args) {
			return false
		}
		if len(x.Params) > 0 {
			s := make(map[*TypeVar]Type, len(x.Params))
			for i, p := range y.Params {
				s[p] = x.Params[i]
			}
			y = substituteType(&MapType{Args: y.Args, Result: y.Result}, s).(*MapType)
		}
		return unifyLists(x.Args, y.Args) && unify(x.Result, y.Result)
	case *NamedType:
		y, ok := b.(*NamedType)
		return ok && x.Decl == y.Decl && x.Name == y.Name && len(x.Args) == len(y.Args) && unifyLists(x.Args, y.Args)
	case *BasicType:
		y, ok := b.(*BasicType)
		return ok && x.Kind == y.Kind
	case *BVType:
		y, ok := b.(*BVType)
		return ok && x.Width == y.Width
	case *FloatType:
		y, ok := b.(*FloatType)
		return ok && *x == *y
	}
	return a == b
}

func unifyLists(a, b []Type) bool {
	for i := range a {
		if !unify(a[i], b[i]) {
			return false
		}
	}
	return true
}

// bind sets the variable, unless t contains it.
func (m *metaVar) bind(t Type) bool {
	if w, _ := whole(t); w != nil {
		t = w
	}
	if t == Type(m) {
		return true
	}
	inside := false
	walkType(t, func(u Type) { inside = inside || u == Type(m) })
	if inside {
		return false
	}
	m.bound = t
	return true
}

// instantiate gives each type parameter a fresh unknown.
func instantiate(ts []*TypeVar) map[*TypeVar]Type {
	s := make(map[*TypeVar]Type, len(ts))
	for _, t := range ts {
		s[t] = &metaVar{}
	}
	return s
}
