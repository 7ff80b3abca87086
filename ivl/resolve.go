package ivl

import (
	"fmt"
	"slices"
)

// Resolve binds every name of p to its declaration, in place, and checks types
// and the other rules of the language (docs/ivl.md lists them). It reports all
// errors, in source order; when there is none, every Ident.Var, FuncApp.Func,
// Call.Proc and ImplDecl.Proc is set and no Expr.Type is nil.
//
// A procedure that has a body and no modifies clause is given the clause that
// its code needs, see inferModifies. Resolve may be called again after p was
// changed; names decide then too, not earlier bindings.
func Resolve(p *Program) []Diagnostic {
	c := &checker{
		types:   make(map[string]*TypeDecl),
		globals: make(map[string]*Var),
		callees: make(map[string]Decl),
		bvTypes: make(map[int]*BVType),
	}
	c.collect(p)
	c.resolveTypeDecls(p)
	for _, d := range p.Decls {
		c.signature(d)
	}
	for _, d := range p.Decls {
		c.contract(d)
	}
	for _, d := range p.Decls {
		c.content(d)
	}
	inferModifies(p)
	c.checkModifies(p)
	if !HasErrors(c.ds) {
		codeFormulas(p)
		findMacros(p)
	}
	slices.SortStableFunc(c.ds, func(a, b Diagnostic) int { return a.Pos.Compare(b.Pos) })
	return c.ds
}

// checker is the state of Resolve.
type checker struct {
	ds      []Diagnostic
	types   map[string]*TypeDecl
	globals map[string]*Var
	callees map[string]Decl // functions and procedures share their names

	locals   map[string]*Var // parameters and local variables of what is checked
	bound    []*Var          // bound variables, the innermost last
	typeVars []*TypeVar      // type parameters in scope, the innermost last

	// What the place allows.
	noGlobals bool // in axioms and functions
	oldOK     bool // in bodies and ensures clauses

	bvTypes map[int]*BVType
	open    []Expr // expressions whose types are not yet known whole
	openVar []*Var // let variables of such types
	code    *bodyState

	concurrent bool // the program makes an async call
}

func (c *checker) errorf(id string, pos Pos, format string, args ...any) *Diagnostic {
	if len(c.ds) >= MaxDiagnostics {
		return &Diagnostic{}
	}
	c.ds = append(c.ds, Diagnostic{ID: id, Pos: pos, Message: fmt.Sprintf(format, args...)})
	return &c.ds[len(c.ds)-1]
}

func (d *Diagnostic) note(pos Pos, text string) {
	d.Notes = append(d.Notes, Note{Pos: pos, Message: text})
}

// collect enters all global names.
func (c *checker) collect(p *Program) {
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *TypeDecl:
			if old := c.types[d.Name]; old != nil {
				if keep := nonExtern(old, d); keep != nil {
					c.types[d.Name] = keep.(*TypeDecl)
					continue
				}
				c.errorf("redeclared", d.Pos, "the type %s is declared twice; rename one", d.Name).note(old.Pos, "the first declaration")
				continue
			}
			c.types[d.Name] = d
		case *ConstDecl:
			c.global(d.Vars)
		case *VarDecl:
			c.global(d.Vars)
		case *FuncDecl:
			c.callee(d, d.Name)
		case *ProcDecl:
			d.Impls = nil
			c.callee(d, d.Name)
		case *AxiomDecl, *ImplDecl:
		default:
			panic(fmt.Sprintf("ivl.Resolve: %T", d))
		}
	}
}

func (c *checker) global(vs []*Var) {
	for _, v := range vs {
		if old := c.globals[v.Name]; old != nil {
			c.errorf("redeclared", v.Pos, "%s is declared twice; rename one", v.Name).note(old.Pos, "the first declaration")
			continue
		}
		c.globals[v.Name] = v
	}
}

func (c *checker) callee(d Decl, name string) {
	if old := c.callees[name]; old != nil {
		if keep := nonExtern(old, d); keep != nil {
			c.callees[name] = keep
			return
		}
		c.errorf("redeclared", d.DeclInfo().Pos, "%s is declared twice as a function or procedure; rename one", name).
			note(old.DeclInfo().Pos, "the first declaration")
		return
	}
	c.callees[name] = d
}

// nonExtern chooses between two declarations of a name of which one is marked
// {:extern}; it returns nil if none is.
func nonExtern(old, d Decl) Decl {
	switch {
	case d.DeclInfo().Attrs.Has("extern"):
		return old
	case old.DeclInfo().Attrs.Has("extern"):
		return d
	}
	return nil
}

// signature resolves the types in a declaration's head.
func (c *checker) signature(d Decl) {
	switch d := d.(type) {
	case *TypeDecl, *AxiomDecl:
	case *ConstDecl:
		c.varTypes(d.Vars)
		c.orderSpec(d)
	case *VarDecl:
		c.varTypes(d.Vars)
	case *FuncDecl:
		c.head(d.Pos, d.TypeParams, d.Params, []*Var{d.Result}, nil)
		c.datatype(d)
	case *ProcDecl:
		c.head(d.Pos, d.TypeParams, d.Ins, d.Outs, d.Body)
		c.intrinsic(d)
	case *ImplDecl:
		c.head(d.Pos, d.TypeParams, d.Ins, d.Outs, d.Body)
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", d))
	}
}

// head resolves the types of parameters, results and local variables.
func (c *checker) head(pos Pos, ts []*TypeVar, ins, outs []*Var, b *Body) {
	c.withTypeParams(ts, func() {
		c.varTypes(ins)
		c.varTypes(outs)
		c.mentioned(pos, ts, ins, outs)
		if b != nil {
			c.varTypes(b.Locals)
		}
	})
}

// contract checks what a declaration says besides code, once all signatures
// are known.
func (c *checker) contract(d Decl) {
	c.locals = nil
	switch d := d.(type) {
	case *TypeDecl, *AxiomDecl:
	case *ConstDecl:
		c.attrs(d.Attrs)
		c.wheres(d.Vars, d.Attrs)
	case *VarDecl:
		c.attrs(d.Attrs)
		c.wheres(d.Vars, d.Attrs)
	case *FuncDecl:
		c.attrs(d.Attrs)
	case *ProcDecl:
		for _, m := range d.Modifies {
			v := c.lookup(m.Name)
			switch {
			case v == nil:
				c.errorf("undeclared", m.Pos, "%s in the modifies clause is not declared; declare it as a global variable", m.Name)
			case v.Kind != Global:
				c.errorf("modifies", m.Pos, "%s in the modifies clause is a constant; only global variables can be modified", m.Name)
			default:
				m.Var, m.Typ = v, v.Type
			}
		}
		c.withTypeParams(d.TypeParams, func() {
			c.locals = make(map[string]*Var)
			c.declare(d.Ins)
			c.attrs(d.Attrs)
			c.wheres(d.Ins, nil)
			for _, s := range d.Specs {
				if s.Kind == Requires {
					c.spec(s)
				}
			}
			c.declare(d.Outs)
			c.wheres(d.Outs, nil)
			c.oldOK = true
			for _, s := range d.Specs {
				if s.Kind == Ensures {
					c.spec(s)
				}
			}
			c.oldOK = false
		})
	case *ImplDecl:
		c.implSignature(d)
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", d))
	}
}

func (c *checker) spec(s *Spec) {
	c.attrs(s.Attrs)
	c.condition(s.Expr, [...]string{Requires: "precondition", Ensures: "postcondition", Invariant: "invariant"}[s.Kind])
}

// content checks axioms and the bodies of functions and procedures.
func (c *checker) content(d Decl) {
	c.locals = nil
	switch d := d.(type) {
	case *TypeDecl, *ConstDecl, *VarDecl:
	case *AxiomDecl:
		c.attrs(d.Attrs)
		c.noGlobals = true
		c.condition(d.Expr, "axiom")
		c.noGlobals = false
	case *FuncDecl:
		c.withTypeParams(d.TypeParams, func() {
			c.locals = make(map[string]*Var)
			c.declare(d.Params)
			c.declare([]*Var{d.Result})
			c.wheres(d.Params, nil)
			c.wheres([]*Var{d.Result}, nil)
			if d.Body == nil {
				return
			}
			c.noGlobals = true
			if t := c.expr(d.Body); !unify(t, d.Result.Type) {
				c.errorf("type", d.Body.Position(), "the body of the function %s has type %s; it must have type %s", d.Name, prune(t), d.Result.Type)
			}
			c.close()
			c.noGlobals = false
		})
	case *ProcDecl:
		if d.Body != nil {
			c.withTypeParams(d.TypeParams, func() { c.body(d.Ins, d.Outs, d.Body) })
		}
	case *ImplDecl:
		c.withTypeParams(d.TypeParams, func() {
			c.body(d.Ins, d.Outs, d.Body)
			c.attrs(d.Attrs)
			c.wheres(slices.Concat(d.Ins, d.Outs), nil)
		})
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", d))
	}
}

// implSignature binds an implementation to its procedure and compares heads.
func (c *checker) implSignature(d *ImplDecl) {
	d.Proc = nil
	switch p := c.callees[d.Name].(type) {
	case nil:
		c.errorf("undeclared", d.Pos, "there is no procedure %s to implement; declare it", d.Name)
		return
	case *FuncDecl:
		c.errorf("kind", d.Pos, "%s is a function and cannot have an implementation; give it a body instead", d.Name)
		return
	case *ProcDecl:
		d.Proc = p
		p.Impls = append(p.Impls, d)
	}
	p := d.Proc
	if len(d.TypeParams) != len(p.TypeParams) || len(d.Ins) != len(p.Ins) || len(d.Outs) != len(p.Outs) {
		c.errorf("signature", d.Pos, "the implementation of %s has other numbers of parameters than its procedure; make them the same", d.Name).
			note(p.Pos, "the procedure")
		return
	}
	s := make(map[*TypeVar]Type, len(d.TypeParams))
	for i, t := range d.TypeParams {
		s[t] = p.TypeParams[i]
	}
	for i, v := range slices.Concat(d.Ins, d.Outs) {
		w := slices.Concat(p.Ins, p.Outs)[i]
		if t := substituteType(v.Type, s); !EqualTypes(t, w.Type) {
			c.errorf("signature", v.Pos, "the parameter %s has type %s in the implementation of %s and %s in the procedure; make them the same",
				v.Name, v.Type, d.Name, w.Type).note(w.Pos, "the procedure's parameter")
		}
	}
}

// orderSpec checks an extends clause, which has no meaning for us.
func (c *checker) orderSpec(d *ConstDecl) {
	if d.Order == nil {
		return
	}
	for _, p := range d.Order.Parents {
		v := c.globals[p.Const.Name]
		switch {
		case v == nil:
			c.errorf("undeclared", p.Const.Pos, "the parent %s is not declared; declare it as a constant", p.Const.Name)
		case v.Kind != Const:
			c.errorf("kind", p.Const.Pos, "the parent %s is a variable; it must be a constant", p.Const.Name)
		default:
			p.Const.Var, p.Const.Typ = v, v.Type
			if t := c.typ(v.Type); !EqualTypes(t, d.Vars[0].Type) {
				c.errorf("type", p.Const.Pos, "the parent %s has type %s; it must have type %s", v.Name, t, d.Vars[0].Type)
			}
		}
	}
}

// intrinsic checks the signature of a procedure whose calls mean something of
// their own.
func (c *checker) intrinsic(d *ProcDecl) {
	if !d.IsIntrinsic() {
		return
	}
	ok := len(d.Outs) == 1 && len(d.TypeParams) == 0
	want := "no parameter and one result of type int or bvN"
	if ok {
		switch Expand(d.Outs[0].Type).(type) {
		case *BVType:
		default:
			ok = EqualTypes(d.Outs[0].Type, IntType)
		}
	}
	if d.IsAllocator() {
		want = "one parameter, the size, and one result of the same type, int or bvN"
		ok = ok && len(d.Ins) == 1 && EqualTypes(d.Ins[0].Type, d.Outs[0].Type)
	} else {
		ok = ok && len(d.Ins) == 0
	}
	if !ok {
		c.errorf("signature", d.Pos, "the procedure %s stands for a primitive and must have %s", d.Name, want)
	}
}

// declare brings parameters or local variables into scope.
func (c *checker) declare(vs []*Var) {
	for _, v := range vs {
		if v.Name == "" {
			continue
		}
		if old := c.locals[v.Name]; old != nil {
			c.errorf("redeclared", v.Pos, "%s is declared twice here; rename one", v.Name).note(old.Pos, "the first declaration")
			continue
		}
		c.locals[v.Name] = v
	}
}

// wheres checks the where clauses of variables, and their attributes unless
// they are the declaration's, which are checked once.
func (c *checker) wheres(vs []*Var, shared Attrs) {
	for _, v := range vs {
		if len(v.Attrs) > 0 && (len(shared) == 0 || v.Attrs[0] != shared[0]) {
			c.attrs(v.Attrs)
		}
		if v.Where != nil {
			c.condition(v.Where, "where clause")
		}
	}
}

// lookup finds a variable: bound, then local, then global.
func (c *checker) lookup(name string) *Var {
	if v := c.inner(name); v != nil {
		return v
	}
	return c.globals[name]
}

// inner finds a bound or local variable.
func (c *checker) inner(name string) *Var {
	for i := len(c.bound) - 1; i >= 0; i-- {
		if c.bound[i].Name == name {
			return c.bound[i]
		}
	}
	return c.locals[name]
}
