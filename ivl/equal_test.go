package ivl

import (
	"fmt"
	"slices"
)

// EqualPrograms reports whether two programs have the same text: they differ
// at most in positions, bindings, types, origins, and in how variables are
// grouped into declarations.
func EqualPrograms(p, q *Program) bool {
	return slices.EqualFunc(flatten(p.Decls), flatten(q.Decls), EqualDecls)
}

// flatten gives each constant and global variable a declaration of its own.
func flatten(ds []Decl) []Decl {
	var out []Decl
	for _, d := range ds {
		switch d := d.(type) {
		case *ConstDecl:
			for _, v := range d.Vars {
				out = append(out, &ConstDecl{DeclBase: varBase(d.Attrs, v), Vars: []*Var{v}, Order: d.Order})
			}
		case *VarDecl:
			for _, v := range d.Vars {
				out = append(out, &VarDecl{DeclBase: varBase(d.Attrs, v), Vars: []*Var{v}})
			}
		default:
			out = append(out, d)
		}
	}
	return out
}

func varBase(as Attrs, v *Var) DeclBase {
	if len(v.Attrs) > 0 {
		as = v.Attrs
	}
	return DeclBase{Attrs: as}
}

// EqualDecls reports whether two declarations have the same text.
func EqualDecls(d, e Decl) bool {
	if !equalAttrs(d.DeclInfo().Attrs, e.DeclInfo().Attrs) {
		return false
	}
	switch d := d.(type) {
	case *TypeDecl:
		e, ok := e.(*TypeDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.Params, e.Params) && sameType(d.Synonym, e.Synonym)
	case *ConstDecl:
		e, ok := e.(*ConstDecl)
		return ok && slices.EqualFunc(d.Vars, e.Vars, sameDecl) && sameOrder(d.Order, e.Order)
	case *VarDecl:
		e, ok := e.(*VarDecl)
		return ok && slices.EqualFunc(d.Vars, e.Vars, sameDecl)
	case *FuncDecl:
		e, ok := e.(*FuncDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Params, e.Params) && sameVar(d.Result, e.Result) && EqualExprs(d.Body, e.Body)
	case *AxiomDecl:
		e, ok := e.(*AxiomDecl)
		return ok && EqualExprs(d.Expr, e.Expr)
	case *ProcDecl:
		e, ok := e.(*ProcDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Ins, e.Ins) && sameVars(d.Outs, e.Outs) &&
			slices.EqualFunc(d.Modifies, e.Modifies, sameIdent) &&
			slices.EqualFunc(d.Specs, e.Specs, sameSpec) && sameBody(d.Body, e.Body)
	case *ImplDecl:
		e, ok := e.(*ImplDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Ins, e.Ins) && sameVars(d.Outs, e.Outs) && sameBody(d.Body, e.Body)
	default:
		panic(fmt.Sprintf("ivl.EqualDecls: %T", d))
	}
}

func sameOrder(a, b *ConstOrder) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Complete == b.Complete && slices.EqualFunc(a.Parents, b.Parents, func(x, y ConstParent) bool {
		return x.Unique == y.Unique && x.Const.Name == y.Const.Name
	})
}

// sameDecl compares all but the attributes, which the declaration carries.
func sameDecl(v, w *Var) bool {
	return v.Name == w.Name && v.Unique == w.Unique && sameType(v.Type, w.Type) && EqualExprs(v.Where, w.Where)
}

func sameVar(v, w *Var) bool { return sameDecl(v, w) && equalAttrs(v.Attrs, w.Attrs) }

func sameVars(vs, ws []*Var) bool { return slices.EqualFunc(vs, ws, sameVar) }

func sameTypeVars(a, b []*TypeVar) bool {
	return slices.EqualFunc(a, b, func(x, y *TypeVar) bool { return x.Name == y.Name })
}

func sameIdent(a, b *Ident) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

func sameSpec(a, b *Spec) bool {
	return a.Kind == b.Kind && a.Free == b.Free && equalAttrs(a.Attrs, b.Attrs) && EqualExprs(a.Expr, b.Expr)
}

func sameBody(a, b *Body) bool {
	if a == nil || b == nil {
		return a == b
	}
	return sameVars(a.Locals, b.Locals) && EqualStmts(a.Stmts, b.Stmts)
}

func equalAttrs(a, b Attrs) bool {
	return slices.EqualFunc(a, b, func(x, y *Attr) bool {
		return x.Name == y.Name && slices.EqualFunc(x.Args, y.Args, func(v, w AttrArg) bool {
			return v.Str == w.Str && EqualExprs(v.Expr, w.Expr)
		})
	})
}

// sameType compares the texts of types: no synonym is expanded.
func sameType(a, b Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *BasicType:
		b, ok := b.(*BasicType)
		return ok && a.Kind == b.Kind
	case *BVType:
		b, ok := b.(*BVType)
		return ok && *a == *b
	case *FloatType:
		b, ok := b.(*FloatType)
		return ok && *a == *b
	case *MapType:
		b, ok := b.(*MapType)
		return ok && sameTypeVars(a.Params, b.Params) && slices.EqualFunc(a.Args, b.Args, sameType) && sameType(a.Result, b.Result)
	case *NamedType:
		switch b := b.(type) {
		case *NamedType:
			return a.Name == b.Name && slices.EqualFunc(a.Args, b.Args, sameType)
		case *TypeVar:
			return a.Name == b.Name && len(a.Args) == 0
		}
	case *TypeVar:
		switch b := b.(type) {
		case *NamedType:
			return sameType(b, a)
		case *TypeVar:
			return a.Name == b.Name
		}
	}
	return false
}

// EqualStmts reports whether two statement lists have the same text.
func EqualStmts(a, b []Stmt) bool { return slices.EqualFunc(a, b, EqualStmt) }

// EqualStmt reports whether two statements have the same text.
func EqualStmt(s, t Stmt) bool {
	if !equalAttrs(s.Info().Attrs, t.Info().Attrs) {
		return false
	}
	switch s := s.(type) {
	case *Assert:
		t, ok := t.(*Assert)
		return ok && EqualExprs(s.Cond, t.Cond)
	case *Assume:
		t, ok := t.(*Assume)
		return ok && s.Await == t.Await && EqualExprs(s.Cond, t.Cond)
	case *Havoc:
		t, ok := t.(*Havoc)
		return ok && slices.EqualFunc(s.Vars, t.Vars, sameIdent)
	case *Assign:
		t, ok := t.(*Assign)
		return ok && equalLists(s.Lhs, t.Lhs) && equalLists(s.Rhs, t.Rhs)
	case *Call:
		t, ok := t.(*Call)
		return ok && s.Name == t.Name && s.Free == t.Free && slices.EqualFunc(s.Outs, t.Outs, sameIdent) && equalLists(s.Args, t.Args)
	case *AsyncCall:
		t, ok := t.(*AsyncCall)
		return ok && s.Name == t.Name && equalLists(s.Args, t.Args)
	case *ParCall:
		t, ok := t.(*ParCall)
		return ok && slices.EqualFunc(s.Calls, t.Calls, func(a, b *Call) bool { return EqualStmt(a, b) })
	case *If:
		t, ok := t.(*If)
		return ok && EqualExprs(s.Cond, t.Cond) && EqualStmts(s.Then, t.Then) && EqualStmts(s.Else, t.Else)
	case *While:
		t, ok := t.(*While)
		return ok && EqualExprs(s.Cond, t.Cond) && slices.EqualFunc(s.Invariants, t.Invariants, sameSpec) && EqualStmts(s.Body, t.Body)
	case *Break:
		t, ok := t.(*Break)
		return ok && s.Label == t.Label
	case *Goto:
		t, ok := t.(*Goto)
		return ok && slices.Equal(s.Labels, t.Labels)
	case *Return:
		_, ok := t.(*Return)
		return ok
	case *Label:
		t, ok := t.(*Label)
		return ok && s.Name == t.Name
	case *Yield:
		_, ok := t.(*Yield)
		return ok
	case *Atomic:
		t, ok := t.(*Atomic)
		return ok && EqualStmts(s.Body, t.Body)
	case *AtomicBegin:
		_, ok := t.(*AtomicBegin)
		return ok
	case *AtomicEnd:
		_, ok := t.(*AtomicEnd)
		return ok
	default:
		panic(fmt.Sprintf("ivl.EqualStmt: %T", s))
	}
}

func equalLists(a, b []Expr) bool { return slices.EqualFunc(a, b, EqualExprs) }
