package ivl

import (
	"fmt"
	"slices"
)

// bodyState is what the checker knows of the body it is in.
type bodyState struct {
	labels map[string]labelInfo
	atomic *Atomic // the innermost atomic block around the statement
	frames []frame // the if and while statements around it, the outermost first
}

type labelInfo struct {
	pos    Pos
	atomic *Atomic
}

// frame is an if or while statement that a break can leave.
type frame struct {
	label  string // of the statement itself, or ""
	loop   bool
	atomic *Atomic
}

// body checks a procedure's code.
func (c *checker) body(ins, outs []*Var, b *Body) {
	c.locals = make(map[string]*Var, len(ins)+len(outs)+len(b.Locals))
	c.declare(ins)
	c.declare(outs)
	c.declare(b.Locals)
	c.wheres(b.Locals, nil)
	c.oldOK = true
	c.code = &bodyState{labels: make(map[string]labelInfo)}
	c.collectLabels(b.Stmts, nil)
	c.stmts(b.Stmts)
	c.oldOK = false
	c.code = nil
}

// collectLabels records the labels of a body before it is checked: a goto may come before its label. in is the atomic block around ss.
func (c *checker) collectLabels(ss []Stmt, in *Atomic) {
	for _, s := range ss {
		switch s := s.(type) {
		case *Label:
			if old, ok := c.code.labels[s.Name]; ok {
				c.errorf("redeclared", s.Pos, "the label %s stands twice in this body; rename one", s.Name).note(old.pos, "the first one")
				continue
			}
			c.code.labels[s.Name] = labelInfo{s.Pos, in}
		case *If:
			c.collectLabels(s.Then, in)
			c.collectLabels(s.Else, in)
		case *While:
			c.collectLabels(s.Body, in)
		case *Atomic:
			c.collectLabels(s.Body, s)
		}
	}
}

func (c *checker) stmts(ss []Stmt) {
	label := ""
	for _, s := range ss {
		c.stmt(s, label)
		label = ""
		if l, ok := s.(*Label); ok {
			label = l.Name
		}
	}
}

// stmt checks a statement; label is the one directly before it.
func (c *checker) stmt(s Stmt, label string) {
	if as := s.Info().Attrs; len(as) > 0 {
		c.attrs(as)
	}
	switch s := s.(type) {
	case *Assert:
		c.condition(s.Cond, "assertion")
	case *Assume:
		c.condition(s.Cond, "condition")
	case *Havoc:
		for _, v := range s.Vars {
			c.target(v)
		}
	case *Assign:
		c.assign(s)
	case *Call:
		s.Proc = c.call(s.Pos, s.Name, s.Args, s.Outs)
	case *AsyncCall:
		c.concurrent = true
		s.Proc = c.call(s.Pos, s.Name, s.Args, nil)
	case *ParCall:
		c.concurrent = true
		for _, call := range s.Calls {
			call.Proc = c.call(call.Pos, call.Name, call.Args, call.Outs)
		}
	case *If:
		c.guard(s.Cond)
		c.inside(frame{label: label, atomic: c.code.atomic}, s.Then)
		c.inside(frame{label: label, atomic: c.code.atomic}, s.Else)
	case *While:
		c.guard(s.Cond)
		for _, i := range s.Invariants {
			c.spec(i)
		}
		c.inside(frame{label: label, loop: true, atomic: c.code.atomic}, s.Body)
	case *Break:
		c.breakStmt(s)
	case *Goto:
		for _, l := range s.Labels {
			to, ok := c.code.labels[l]
			switch {
			case !ok:
				c.errorf("undeclared", s.Pos, "there is no label %s in this body; add it or correct the goto", l)
			case to.atomic != c.code.atomic:
				c.jump(s.Pos, "goto")
			}
		}
	case *Return:
		if c.code.atomic != nil {
			c.jump(s.Pos, "return")
		}
	case *Label, *Yield, *AtomicBegin, *AtomicEnd:
	case *Atomic:
		outer := c.code.atomic
		c.code.atomic = s
		c.stmts(s.Body)
		c.code.atomic = outer
	default:
		panic(fmt.Sprintf("ivl.Resolve: %T", s))
	}
}

func (c *checker) inside(f frame, ss []Stmt) {
	c.code.frames = append(c.code.frames, f)
	c.stmts(ss)
	c.code.frames = c.code.frames[:len(c.code.frames)-1]
}

func (c *checker) guard(cond Expr) {
	if cond != nil {
		c.condition(cond, "condition")
	}
}

func (c *checker) jump(pos Pos, what string) {
	c.errorf("atomic-jump", pos, "%s must not enter or leave an atomic block; use atomic begin; and atomic end;", what)
}

// breakStmt checks that there is a statement to leave: the innermost loop, or
// the if or while statement that carries the label.
func (c *checker) breakStmt(s *Break) {
	for i := len(c.code.frames) - 1; i >= 0; i-- {
		f := c.code.frames[i]
		if s.Label == "" && f.loop || s.Label != "" && f.label == s.Label {
			if f.atomic != c.code.atomic {
				c.jump(s.Pos, "break")
			}
			return
		}
	}
	if s.Label == "" {
		c.errorf("break", s.Pos, "break stands in no loop; remove it or use goto")
	} else {
		c.errorf("break", s.Pos, "the label %s is not that of an if or while statement around this break; use goto", s.Label)
	}
}

// target checks a variable that a statement writes.
func (c *checker) target(id *Ident) Type {
	t := c.expr(id)
	if v := id.Var; v != nil {
		switch v.Kind {
		case Global, Local, OutParam:
		case Const:
			c.errorf("immutable", id.Pos, "%s is a constant and cannot be changed; declare it with var", id.Name)
		case InParam:
			c.errorf("immutable", id.Pos, "%s is an input parameter and cannot be changed; copy it to a local variable", id.Name)
		case Bound:
			c.errorf("immutable", id.Pos, "%s is a bound variable and cannot be changed", id.Name)
		}
	}
	return t
}

// assign checks a simultaneous assignment: no variable stands on the left twice.
func (c *checker) assign(s *Assign) {
	if len(s.Lhs) != len(s.Rhs) {
		c.errorf("arity", s.Pos, "%d left-hand sides are given %d values; give each one", len(s.Lhs), len(s.Rhs))
	}
	var written []*Var
	for i, l := range s.Lhs {
		t := c.lvalue(l)
		if id := assignedIdent(l); id != nil && id.Var != nil {
			if slices.Contains(written, id.Var) {
				c.errorf("assigned-twice", l.Position(), "%s is assigned twice in one statement; split it", id.Name)
			}
			written = append(written, id.Var)
		}
		if i < len(s.Rhs) {
			if u := c.expr(s.Rhs[i]); !unify(t, u) {
				c.errorf("type", s.Rhs[i].Position(), "a value of type %s cannot be assigned to %s of type %s", prune(u), FormatExpr(l), prune(t))
			}
		}
	}
	for i := len(s.Lhs); i < len(s.Rhs); i++ {
		c.expr(s.Rhs[i])
	}
	c.close()
}

// assignedIdent is the variable at the root of a left-hand side m[i][j], or nil
// if there is none.
func assignedIdent(lhs Expr) *Ident {
	for {
		switch l := lhs.(type) {
		case *Ident:
			return l
		case *Select:
			lhs = l.M
		default:
			return nil
		}
	}
}

func (c *checker) lvalue(l Expr) Type {
	switch l := l.(type) {
	case *Ident:
		return c.target(l)
	case *Select:
		return c.settle(l, c.access(l.Pos, c.lvalue(l.M), l.Args))
	}
	c.errorf("lvalue", l.Position(), "%s cannot be assigned to; write a variable or a map element", FormatExpr(l))
	return c.expr(l)
}

// call checks a call against its procedure. For an async call outs is nil and
// the procedure must have no results.
func (c *checker) call(pos Pos, name string, args []Expr, outs []*Ident) *ProcDecl {
	argTypes := make([]Type, 0, 4)
	for _, a := range args {
		argTypes = append(argTypes, c.expr(a))
	}
	var outTypes []Type
	for i, o := range outs {
		if o == nil {
			outTypes = append(outTypes, bad())
			continue
		}
		outTypes = append(outTypes, c.target(o))
		for _, p := range outs[:i] {
			if p != nil && p.Name == o.Name {
				c.errorf("assigned-twice", o.Pos, "%s takes two results of one call; use two variables", o.Name)
			}
		}
	}
	defer c.close()
	p, ok := c.callees[name].(*ProcDecl)
	if !ok {
		if f, isFunc := c.callees[name].(*FuncDecl); isFunc {
			c.errorf("kind", pos, "%s is a function; use it in an expression", name).note(f.Pos, "its declaration")
		} else {
			c.errorf("undeclared", pos, "the procedure %s is not declared; declare it", name)
		}
		return nil
	}
	if len(args) != len(p.Ins) {
		c.errorf("arity", pos, "the procedure %s takes %d arguments, not %d", name, len(p.Ins), len(args)).note(p.Pos, "its declaration")
		return p
	}
	if len(outs) != len(p.Outs) {
		c.errorf("arity", pos, "the procedure %s has %d results and %d variables take them; make the numbers equal", name, len(p.Outs), len(outs)).
			note(p.Pos, "its declaration")
		return p
	}
	s := instantiate(p.TypeParams)
	for i, t := range argTypes {
		if want := substituteType(p.Ins[i].Type, s); !unify(want, t) {
			c.errorf("type", args[i].Position(), "argument %d of %s has type %s; it must have type %s", i+1, name, prune(t), prune(want)).
				note(p.Ins[i].Pos, "the parameter")
		}
	}
	for i, t := range outTypes {
		if have := substituteType(p.Outs[i].Type, s); !unify(t, have) {
			c.errorf("type", outs[i].Pos, "result %d of %s has type %s and %s has type %s", i+1, name, prune(have), outs[i].Name, prune(t)).
				note(p.Outs[i].Pos, "the result")
		}
	}
	return p
}
