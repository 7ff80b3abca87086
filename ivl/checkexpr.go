package ivl

import "fmt"

// condition checks an expression that stands by itself and must be Boolean.
func (c *checker) condition(e Expr, what string) {
	c.boolean(e, what)
	c.close()
}

// boolean checks a part of an expression that must be Boolean.
func (c *checker) boolean(e Expr, what string) {
	if t := c.expr(e); !unify(t, BoolType) {
		c.errorf("type", e.Position(), "the %s has type %s; it must be bool", what, prune(t))
	}
}

// close settles the types of the expressions that were still open.
func (c *checker) close() {
	for _, e := range c.open {
		t, ok := whole(e.Type())
		if !ok {
			walkType(t, func(u Type) {
				if m, is := u.(*metaVar); is && m.bound == nil {
					m.bound = IntType // as Boogie decides
				}
			})
			t, _ = whole(t)
		}
		e.SetType(t)
	}
	for _, v := range c.openVar {
		v.Type, _ = whole(v.Type)
	}
	c.open, c.openVar = c.open[:0], c.openVar[:0]
}

// bad is the type of an expression with an error: it fits everywhere.
func bad() Type { return &metaVar{} }

// expr binds and types an expression.
func (c *checker) expr(e Expr) Type {
	return c.settle(e, c.infer(e))
}

// settle types an expression, later if its type is still open.
func (c *checker) settle(e Expr, t Type) Type {
	switch t.(type) {
	case *BasicType, *BVType, *FloatType:
	default:
		if w, ok := whole(t); ok {
			t = w
		} else {
			c.open = append(c.open, e)
		}
	}
	e.SetType(t)
	return t
}

// infer gives the type of e, whose parts it checks. Type parameters that are not known yet are variables of unification.
func (c *checker) infer(e Expr) Type {
	switch e := e.(type) {
	case *BoolLit:
		return BoolType
	case *IntLit:
		return IntType
	case *RealLit:
		return RealType
	case *BVLit:
		if e.Value.BitLen() > e.Width {
			c.errorf("overflow", e.Pos, "the number %s needs %d bits and the literal has %d; use a wider type", e.Value, e.Value.BitLen(), e.Width)
		}
		return c.bv(e.Width)
	case *FloatLit:
		return &FloatType{Sig: e.Sig, Exp: e.Exp}
	case *RModeLit:
		return RModeType
	case *Ident:
		return c.ident(e)
	case *Unary:
		t := c.expr(e.X)
		switch {
		case e.Op == Not && unify(t, BoolType):
			return BoolType
		case e.Op == Neg && unify(t, IntType):
			return IntType
		case e.Op == Neg && unify(t, RealType):
			return RealType
		}
		c.errorf("type", e.Pos, "%s does not apply to %s", e.Op, prune(t))
		return bad()
	case *Binary:
		return c.binary(e)
	case *IfThenElse:
		c.boolean(e.C, "condition")
		t, u := c.expr(e.T), c.expr(e.E)
		if !unify(t, u) {
			c.errorf("type", e.Pos, "the branches have types %s and %s; they must have the same", prune(t), prune(u))
		}
		return t
	case *FuncApp:
		return c.app(e)
	case *Select:
		return c.access(e.Pos, c.expr(e.M), e.Args)
	case *Store:
		m := c.expr(e.M)
		t := c.access(e.Pos, m, e.Args)
		if u := c.expr(e.Value); !unify(t, u) {
			c.errorf("type", e.Value.Position(), "the value has type %s and the map holds %s", prune(u), prune(t))
		}
		return m
	case *Extract:
		return c.extract(e)
	case *Concat:
		return c.concat(e)
	case *Quantifier:
		c.withTypeParams(e.TypeParams, func() {
			c.withBound(e.Vars, func() {
				c.attrs(e.Attrs)
				c.triggers(e)
				c.boolean(e.Body, "body of the quantifier")
			})
		})
		return BoolType
	case *Lambda:
		t := &MapType{Params: e.TypeParams}
		c.withTypeParams(e.TypeParams, func() {
			c.withBound(e.Vars, func() {
				c.attrs(e.Attrs)
				c.mentioned(e.Pos, e.TypeParams, e.Vars)
				t.Result = c.expr(e.Body)
			})
		})
		for _, v := range e.Vars {
			t.Args = append(t.Args, v.Type)
		}
		return t
	case *Let:
		return c.let(e)
	case *Old:
		if !c.oldOK {
			c.errorf("old", e.Pos, "old stands only in bodies and ensures clauses; remove it here")
		}
		return c.expr(e.X)
	case *Coerce:
		return c.coerce(e)
	case *CodeExpr:
		return c.codeExpr(e)
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", e))
	}
}

func (c *checker) ident(e *Ident) Type {
	v := c.lookup(e.Name)
	if v == nil {
		e.Var = nil
		c.errorf("undeclared", e.Pos, "%s is not declared; declare a variable of that name or correct it", e.Name)
		return bad()
	}
	if c.noGlobals && v.Kind == Global {
		c.errorf("scope", e.Pos, "the global variable %s cannot be used in an axiom or a function; pass it as an argument", e.Name)
	}
	e.Var = v
	return v.Type
}

// binary gives the type of e, by its operator and the types of both sides.
func (c *checker) binary(e *Binary) Type {
	t, u := c.expr(e.X), c.expr(e.Y)
	both := func(want Type) bool { return unify(t, want) && unify(u, want) }
	floats := func() bool {
		x, ok1 := Expand(prune(t)).(*FloatType)
		y, ok2 := Expand(prune(u)).(*FloatType)
		return ok1 && ok2 && *x == *y
	}
	switch e.Op {
	case Add, Sub, Mul:
		switch {
		case both(IntType):
			return IntType
		case both(RealType):
			return RealType
		case floats():
			return t
		}
	case Div, Mod:
		if both(IntType) {
			return IntType
		}
	case RealDiv:
		number := func(t Type) bool { return unify(t, IntType) || unify(t, RealType) }
		switch {
		case number(t) && number(u):
			return RealType
		case floats():
			return t
		}
	case Pow:
		if both(RealType) {
			return RealType
		}
	case Eq, Neq, Subtype:
		if unify(t, u) || e.Op != Subtype && mayBeEqual(t, u) {
			return BoolType
		}
	case Lt, Le, Gt, Ge:
		if both(IntType) || both(RealType) || floats() {
			return BoolType
		}
	case And, Or, Implies, Explies, Iff:
		if both(BoolType) {
			return BoolType
		}
	default:
		panic(fmt.Sprintf("ivl.Resolve: operator %d", e.Op))
	}
	c.errorf("type", e.Pos, "%s does not apply to %s and %s", e.Op, prune(t), prune(u))
	return bad()
}

// mayBeEqual reports whether two types become equal for some choice of the type
// parameters in them; Boogie lets == compare such values.
func mayBeEqual(t, u Type) bool {
	s := make(map[*TypeVar]Type)
	free := func(t Type) {
		walkType(t, func(v Type) {
			if v, ok := v.(*TypeVar); ok && s[v] == nil {
				s[v] = &metaVar{}
			}
		})
	}
	t, _ = whole(t)
	u, _ = whole(u)
	free(t)
	free(u)
	return len(s) > 0 && unify(substituteType(t, s), substituteType(u, s))
}

// app binds the function of e and gives its result, with the type arguments that the arguments ask for.
func (c *checker) app(e *FuncApp) Type {
	f, ok := c.callees[e.Name].(*FuncDecl)
	e.Func = f
	args := make([]Type, 0, 4)
	for _, a := range e.Args {
		args = append(args, c.expr(a))
	}
	if !ok {
		if p, isProc := c.callees[e.Name].(*ProcDecl); isProc {
			c.errorf("kind", e.Pos, "%s is a procedure; use a call statement", e.Name).note(p.Pos, "its declaration")
		} else {
			c.errorf("undeclared", e.Pos, "the function %s is not declared; declare it", e.Name)
		}
		return bad()
	}
	if len(e.Args) != len(f.Params) {
		c.errorf("arity", e.Pos, "the function %s takes %d arguments, not %d", e.Name, len(f.Params), len(e.Args)).note(f.Pos, "its declaration")
		return bad()
	}
	s := instantiate(f.TypeParams)
	for i, t := range args {
		if want := substituteType(f.Params[i].Type, s); !unify(want, t) {
			c.errorf("type", e.Args[i].Position(), "argument %d of %s has type %s; it must have type %s", i+1, e.Name, prune(t), prune(want)).
				note(f.Pos, "its declaration")
		}
	}
	return substituteType(f.Result.Type, s)
}

// access checks the arguments of a map and gives the type of the element.
func (c *checker) access(pos Pos, m Type, args []Expr) Type {
	ts := make([]Type, 0, 2)
	for _, a := range args {
		ts = append(ts, c.expr(a))
	}
	m = Expand(prune(m))
	mt, ok := m.(*MapType)
	if !ok {
		if _, unknown := m.(*metaVar); !unknown {
			c.errorf("type", pos, "%s is no map", m)
		}
		return bad()
	}
	if len(args) != len(mt.Args) {
		c.errorf("arity", pos, "the map takes %d arguments, not %d", len(mt.Args), len(args))
		return bad()
	}
	s := instantiate(mt.Params)
	for i, t := range ts {
		if want := substituteType(mt.Args[i], s); !unify(want, t) {
			c.errorf("type", args[i].Position(), "argument %d of the map has type %s; it must have type %s", i+1, prune(t), prune(want))
		}
	}
	return substituteType(mt.Result, s)
}

func (c *checker) concat(e *Concat) Type {
	t, u := Expand(prune(c.expr(e.X))), Expand(prune(c.expr(e.Y)))
	x, ok1 := t.(*BVType)
	y, ok2 := u.(*BVType)
	_, unknown1 := t.(*metaVar)
	_, unknown2 := u.(*metaVar)
	if (ok1 || unknown1) && (ok2 || unknown2) && (unknown1 || unknown2) {
		return bad() // a polymorphic map gives an operand of any width
	}
	if !ok1 || !ok2 {
		c.errorf("type", e.Pos, "++ joins bit-vectors, not %s and %s", t, u)
		return bad()
	}
	return c.bv(x.Width + y.Width)
}

func (c *checker) extract(e *Extract) Type {
	t := Expand(prune(c.expr(e.X)))
	x, ok := t.(*BVType)
	switch {
	case !ok:
		c.errorf("type", e.Pos, "bits can be taken of a bit-vector, not of %s", t)
	case e.Hi < e.Lo:
		c.errorf("bounds", e.Pos, "the bounds [%d:%d] are the wrong way round; the higher one comes first", e.Hi, e.Lo)
	case e.Hi > x.Width:
		c.errorf("bounds", e.Pos, "the bound %d is beyond the %d bits of the operand", e.Hi, x.Width)
	default:
		return c.bv(e.Hi - e.Lo)
	}
	return bad()
}

func (c *checker) coerce(e *Coerce) Type {
	e.To = c.typ(e.To)
	t := c.expr(e.X)
	if e.Ascribed {
		if !unify(t, e.To) {
			c.errorf("type", e.Pos, "an expression of type %s cannot be taken for %s", prune(t), e.To)
		}
		return e.To
	}
	from := Type(RealType)
	if EqualTypes(e.To, RealType) {
		from = IntType
	}
	if !unify(t, from) {
		c.errorf("type", e.Pos, "%s converts from %s, not from %s", e.To, from, prune(t))
	}
	return e.To
}

// let declares the variables of e for its body.
func (c *checker) let(e *Let) Type {
	if len(e.Vars) != len(e.Values) {
		c.errorf("arity", e.Pos, "%d variables are given %d values; give each one", len(e.Vars), len(e.Values))
	}
	for i, x := range e.Values {
		t := c.expr(x)
		if i < len(e.Vars) {
			e.Vars[i].Type = t
			c.openVar = append(c.openVar, e.Vars[i])
		}
	}
	for i := len(e.Values); i < len(e.Vars); i++ {
		e.Vars[i].Type = bad()
	}
	n := len(c.bound)
	c.bindAll(e.Vars)
	c.attrs(e.Attrs)
	t := c.expr(e.Body)
	c.bound = c.bound[:n]
	return t
}

// withBound runs f with bound variables in scope.
func (c *checker) withBound(vs []*Var, f func()) {
	c.varTypes(vs)
	n := len(c.bound)
	c.bindAll(vs)
	f()
	c.bound = c.bound[:n]
}

func (c *checker) bindAll(vs []*Var) {
	for _, v := range vs {
		if w := c.inner(v.Name); w != nil {
			c.errorf("redeclared", v.Pos, "%s is already declared here; rename one", v.Name).note(w.Pos, "the other declaration")
		}
		c.bound = append(c.bound, v)
		c.attrs(v.Attrs)
	}
}

// triggers checks the patterns of a quantifier.
func (c *checker) triggers(q *Quantifier) {
	for _, tr := range q.Triggers {
		seen := make(map[*Var]bool)
		for _, e := range tr.Exprs {
			c.expr(e)
			if _, ok := e.(*Ident); ok {
				c.errorf("trigger", e.Position(), "a trigger must be more than a variable; write a function or map application")
			}
			WalkExpr(e, func(e Expr) bool {
				switch e := e.(type) {
				case *Ident:
					seen[e.Var] = true
				case *Quantifier:
					c.errorf("trigger", e.Pos, "a trigger cannot contain a quantifier; write a function or map application")
					return false
				case *Binary:
					if e.Op.Precedence() <= PrecRelation {
						c.errorf("trigger", e.Pos, "a trigger cannot contain %s; write a function or map application", e.Op)
					}
				}
				return true
			})
		}
		if !tr.Neg {
			c.triggerTypes(q, tr)
		}
		for _, v := range q.Vars {
			if !tr.Neg && !seen[v] {
				c.errorf("trigger", q.Pos, "a trigger does not mention the variable %s; each must mention all", v.Name)
			}
		}
	}
}

// triggerTypes checks that a trigger mentions the type parameters that no bound
// variable's type does.
func (c *checker) triggerTypes(q *Quantifier, tr Trigger) {
	if len(q.TypeParams) == 0 {
		return
	}
	seen := make(map[Type]bool)
	note := func(t Type) { walkType(t, func(t Type) { seen[t] = true }) }
	for _, v := range q.Vars {
		note(v.Type)
	}
	for _, e := range tr.Exprs {
		WalkExpr(e, func(e Expr) bool {
			t, _ := whole(e.Type())
			note(t)
			return true
		})
	}
	for _, t := range q.TypeParams {
		if !seen[t] {
			c.errorf("trigger", q.Pos, "a trigger does not mention the type parameter %s, nor does the type of a variable", t.Name)
		}
	}
}

// attrs checks the expressions in attributes.
func (c *checker) attrs(as Attrs) {
	for _, a := range as {
		for _, arg := range a.Args {
			if arg.Expr != nil {
				c.expr(arg.Expr)
				if len(c.bound) == 0 {
					c.close()
				}
			}
		}
	}
}
