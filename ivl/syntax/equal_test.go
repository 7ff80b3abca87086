package syntax

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// EqualPrograms reports whether two programs have the same text: they differ
// at most in positions, bindings, types, origins, and in how variables are
// grouped into declarations.
func EqualPrograms(p, q *ivl.Program) bool {
	return slices.EqualFunc(flatten(p.Decls), flatten(q.Decls), EqualDecls)
}

// flatten gives each constant and global variable a declaration of its own.
func flatten(ds []ivl.Decl) []ivl.Decl {
	var out []ivl.Decl
	for _, d := range ds {
		switch d := d.(type) {
		case *ivl.ConstDecl:
			for _, v := range d.Vars {
				out = append(out, &ivl.ConstDecl{DeclBase: varBase(d.Attrs, v), Vars: []*ivl.Var{v}, Order: d.Order})
			}
		case *ivl.VarDecl:
			for _, v := range d.Vars {
				out = append(out, &ivl.VarDecl{DeclBase: varBase(d.Attrs, v), Vars: []*ivl.Var{v}})
			}
		default:
			out = append(out, d)
		}
	}
	return out
}

func varBase(as ivl.Attrs, v *ivl.Var) ivl.DeclBase {
	if len(v.Attrs) > 0 {
		as = v.Attrs
	}
	return ivl.DeclBase{Attrs: as}
}

// EqualDecls reports whether two declarations have the same text.
func EqualDecls(d, e ivl.Decl) bool {
	if !equalAttrs(d.DeclInfo().Attrs, e.DeclInfo().Attrs) {
		return false
	}
	switch d := d.(type) {
	case *ivl.TypeDecl:
		e, ok := e.(*ivl.TypeDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.Params, e.Params) && sameType(d.Synonym, e.Synonym)
	case *ivl.ConstDecl:
		e, ok := e.(*ivl.ConstDecl)
		return ok && slices.EqualFunc(d.Vars, e.Vars, sameDecl) && sameOrder(d.Order, e.Order)
	case *ivl.VarDecl:
		e, ok := e.(*ivl.VarDecl)
		return ok && slices.EqualFunc(d.Vars, e.Vars, sameDecl)
	case *ivl.FuncDecl:
		e, ok := e.(*ivl.FuncDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Params, e.Params) && sameVar(d.Result, e.Result) && EqualExprs(d.Body, e.Body)
	case *ivl.AxiomDecl:
		e, ok := e.(*ivl.AxiomDecl)
		return ok && EqualExprs(d.Expr, e.Expr)
	case *ivl.ProcDecl:
		e, ok := e.(*ivl.ProcDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Ins, e.Ins) && sameVars(d.Outs, e.Outs) &&
			slices.EqualFunc(d.Modifies, e.Modifies, sameIdent) &&
			slices.EqualFunc(d.Specs, e.Specs, sameSpec) && sameBody(d.Body, e.Body)
	case *ivl.ImplDecl:
		e, ok := e.(*ivl.ImplDecl)
		return ok && d.Name == e.Name && sameTypeVars(d.TypeParams, e.TypeParams) &&
			sameVars(d.Ins, e.Ins) && sameVars(d.Outs, e.Outs) && sameBody(d.Body, e.Body)
	default:
		panic(fmt.Sprintf("EqualDecls: %T", d))
	}
}

func sameOrder(a, b *ivl.ConstOrder) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Complete == b.Complete && slices.EqualFunc(a.Parents, b.Parents, func(x, y ivl.ConstParent) bool {
		return x.Unique == y.Unique && x.Const.Name == y.Const.Name
	})
}

// sameDecl compares all but the attributes, which the declaration carries.
func sameDecl(v, w *ivl.Var) bool {
	return v.Name == w.Name && v.Unique == w.Unique && sameType(v.Type, w.Type) && EqualExprs(v.Where, w.Where)
}

func sameVar(v, w *ivl.Var) bool { return sameDecl(v, w) && equalAttrs(v.Attrs, w.Attrs) }

func sameVars(vs, ws []*ivl.Var) bool { return slices.EqualFunc(vs, ws, sameVar) }

func sameTypeVars(a, b []*ivl.TypeVar) bool {
	return slices.EqualFunc(a, b, func(x, y *ivl.TypeVar) bool { return x.Name == y.Name })
}

func sameIdent(a, b *ivl.Ident) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

func sameSpec(a, b *ivl.Spec) bool {
	return a.Kind == b.Kind && a.Free == b.Free && equalAttrs(a.Attrs, b.Attrs) && EqualExprs(a.Expr, b.Expr)
}

func sameBody(a, b *ivl.Body) bool {
	if a == nil || b == nil {
		return a == b
	}
	return sameVars(a.Locals, b.Locals) && EqualStmts(a.Stmts, b.Stmts)
}

func equalAttrs(a, b ivl.Attrs) bool {
	return slices.EqualFunc(a, b, func(x, y *ivl.Attr) bool {
		return x.Name == y.Name && slices.EqualFunc(x.Args, y.Args, func(v, w ivl.AttrArg) bool {
			return v.Str == w.Str && EqualExprs(v.Expr, w.Expr)
		})
	})
}

// sameType compares the texts of types: no synonym is expanded.
func sameType(a, b ivl.Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *ivl.BasicType:
		b, ok := b.(*ivl.BasicType)
		return ok && a.Kind == b.Kind
	case *ivl.BVType:
		b, ok := b.(*ivl.BVType)
		return ok && *a == *b
	case *ivl.FloatType:
		b, ok := b.(*ivl.FloatType)
		return ok && *a == *b
	case *ivl.MapType:
		b, ok := b.(*ivl.MapType)
		return ok && sameTypeVars(a.Params, b.Params) && slices.EqualFunc(a.Args, b.Args, sameType) && sameType(a.Result, b.Result)
	case *ivl.NamedType:
		switch b := b.(type) {
		case *ivl.NamedType:
			return a.Name == b.Name && slices.EqualFunc(a.Args, b.Args, sameType)
		case *ivl.TypeVar:
			return a.Name == b.Name && len(a.Args) == 0
		}
	case *ivl.TypeVar:
		switch b := b.(type) {
		case *ivl.NamedType:
			return sameType(b, a)
		case *ivl.TypeVar:
			return a.Name == b.Name
		}
	}
	return false
}

// EqualStmts reports whether two statement lists have the same text.
func EqualStmts(a, b []ivl.Stmt) bool { return slices.EqualFunc(a, b, EqualStmt) }

// EqualStmt reports whether two statements have the same text.
func EqualStmt(s, t ivl.Stmt) bool {
	if !equalAttrs(s.Info().Attrs, t.Info().Attrs) {
		return false
	}
	switch s := s.(type) {
	case *ivl.Assert:
		t, ok := t.(*ivl.Assert)
		return ok && EqualExprs(s.Cond, t.Cond)
	case *ivl.Assume:
		t, ok := t.(*ivl.Assume)
		return ok && s.Await == t.Await && EqualExprs(s.Cond, t.Cond)
	case *ivl.Havoc:
		t, ok := t.(*ivl.Havoc)
		return ok && slices.EqualFunc(s.Vars, t.Vars, sameIdent)
	case *ivl.Assign:
		t, ok := t.(*ivl.Assign)
		return ok && equalLists(s.Lhs, t.Lhs) && equalLists(s.Rhs, t.Rhs)
	case *ivl.Call:
		t, ok := t.(*ivl.Call)
		return ok && s.Name == t.Name && s.Free == t.Free && slices.EqualFunc(s.Outs, t.Outs, sameIdent) && equalLists(s.Args, t.Args)
	case *ivl.AsyncCall:
		t, ok := t.(*ivl.AsyncCall)
		return ok && s.Name == t.Name && equalLists(s.Args, t.Args)
	case *ivl.ParCall:
		t, ok := t.(*ivl.ParCall)
		return ok && slices.EqualFunc(s.Calls, t.Calls, func(a, b *ivl.Call) bool { return EqualStmt(a, b) })
	case *ivl.If:
		t, ok := t.(*ivl.If)
		return ok && EqualExprs(s.Cond, t.Cond) && EqualStmts(s.Then, t.Then) && EqualStmts(s.Else, t.Else)
	case *ivl.While:
		t, ok := t.(*ivl.While)
		return ok && EqualExprs(s.Cond, t.Cond) && slices.EqualFunc(s.Invariants, t.Invariants, sameSpec) && EqualStmts(s.Body, t.Body)
	case *ivl.Break:
		t, ok := t.(*ivl.Break)
		return ok && s.Label == t.Label
	case *ivl.Goto:
		t, ok := t.(*ivl.Goto)
		return ok && slices.Equal(s.Labels, t.Labels)
	case *ivl.Return:
		_, ok := t.(*ivl.Return)
		return ok
	case *ivl.Label:
		t, ok := t.(*ivl.Label)
		return ok && s.Name == t.Name
	case *ivl.Yield:
		_, ok := t.(*ivl.Yield)
		return ok
	case *ivl.Atomic:
		t, ok := t.(*ivl.Atomic)
		return ok && EqualStmts(s.Body, t.Body)
	case *ivl.AtomicBegin:
		_, ok := t.(*ivl.AtomicBegin)
		return ok
	case *ivl.AtomicEnd:
		_, ok := t.(*ivl.AtomicEnd)
		return ok
	default:
		panic(fmt.Sprintf("EqualStmt: %T", s))
	}
}

func equalLists(a, b []ivl.Expr) bool { return slices.EqualFunc(a, b, EqualExprs) }
