package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// __SMACK_code(format, args…) puts statements of the verification language into
// the program. Each @ of the format stands for the next argument; a letter
// after it gives the type that the argument had before C's default promotions,
// as SMACK has it: @c and @b a byte, @h a short, @i an int, @f a float, @d a
// double. @@ is one @.

// scanInjectedCode finds the memory that injected code may assign to: it
// cannot be taken for constant.
func (t *translator) scanInjectedCode() {
	for _, fn := range t.Linked.Funcs {
		for call := range fn.Calls() {
			if !isInjection(ir.CalledFunc(call.Callee)) {
				continue
			}
			for _, a := range call.Args {
				if l := pointsto.LoadBehind(a); l != nil {
					for _, p := range t.Mem.Access(l).Pieces {
						t.Mutable[p.Region] = true
					}
				}
			}
		}
	}
}

func isInjection(fn *ir.Func) bool {
	return fn != nil && (fn.Name() == "__SMACK_code" || fn.Name() == "__SMACK_mod")
}

// placeholder is one @ of a format.
type placeholder struct {
	name string // the identifier that stands for it while the text is parsed
	kind byte   // the letter after the @, or 0
	arg  ir.Value
}

// fillFormat replaces each @ by an identifier.
func (f *funcTranslator) fillFormat(inst *ir.Call) (text string, holes []placeholder, ok bool) {
	f.injects = true
	format, ok := f.text(inst.Args[0])
	if !ok {
		f.injectionError("the format has to be a string literal")
		return "", nil, false
	}
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '@' {
			b.WriteByte(format[i])
			continue
		}
		if i+1 < len(format) && format[i+1] == '@' {
			b.WriteByte('@')
			i++
			continue
		}
		h := placeholder{name: "$hole" + strconv.Itoa(len(holes))}
		if i+1 < len(format) && holeTypes[format[i+1]] != nil &&
			(i+2 == len(format) || !isIdentByte(format[i+2])) {
			h.kind = format[i+1]
			i++
		}
		if len(holes)+1 >= len(inst.Args) {
			f.injectionError(fmt.Sprintf("the format has more placeholders than the %d arguments given", len(inst.Args)-1))
			return "", nil, false
		}
		h.arg = inst.Args[len(holes)+1]
		holes = append(holes, h)
		b.WriteString(h.name)
	}
	return b.String(), holes, true
}

func isIdentByte(c byte) bool {
	return c == '_' || c == '.' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func (f *funcTranslator) injectionError(msg string) {
	f.fault("injected-code", "__SMACK_code: "+msg)
}

// translateInjected puts the statements of a __SMACK_code call into the
// procedure.
func (f *funcTranslator) translateInjected(inst *ir.Call) {
	if inst.Calls("__SMACK_mod") {
		f.callArguments(inst)
		return // what a procedure modifies is found out from its statements
	}
	text, holes, ok := f.fillFormat(inst)
	if !ok {
		f.callArguments(inst)
		return
	}
	stmts, ds := syntax.ParseStmts(f.loc.File, f.loc, text)
	f.placeDiagnostics(ds)
	if ivl.HasErrors(ds) {
		f.callArguments(inst)
		return
	}
	all := len(holes)
	stmts, holes, ok = f.injectedTargets(stmts, holes)
	if !ok {
		f.callArguments(inst)
		return
	}
	assigned := map[string]bool{}
	ivl.WalkStmts(stmts, func(s ivl.Stmt) bool {
		ivl.Assigned(s, func(id *ivl.Ident) { assigned[id.Name] = true })
		return true
	})
	var vs []ir.Value
	for _, h := range holes {
		if assigned[h.name] {
			delete(f.waiting, h.arg) // it is not read
		} else {
			vs = append(vs, h.arg)
		}
	}
	for _, a := range inst.Args[all+1:] {
		f.discard([]ir.Value{a})
	}
	f.prepareAccess(vs...)
	subst, numbers := map[string]ivl.Expr{}, map[string]*ivl.FloatType{}
	var after []func()
	for _, h := range holes {
		if assigned[h.name] {
			place, done := f.assignedPlace(h)
			if place == nil {
				f.injectionError(fmt.Sprintf("argument %s is assigned to, but is no variable", h.name[len("$hole"):]))
				return
			}
			subst[h.name] = place
			t := h.arg.Type()
			if l := pointsto.LoadBehind(h.arg); l != nil {
				t = l.Type() // before the promotion
			}
			if f.CarriesBits(t) {
				numbers[h.name] = f.ComputedType(t.(*ir.FloatType))
			}
			after = append(after, done)
			continue
		}
		subst[h.name] = f.holeValue(h)
	}
	f.flushAll()
	f.mark(f.loc)
	f.out = append(f.out, ivl.RewriteStmts(stmts, func(s ivl.Stmt) []ivl.Stmt {
		ss := f.assignNumbers(s, numbers)
		for i, s := range ss {
			ss[i] = ivl.MapStmtExprs(s, func(e ivl.Expr) ivl.Expr { return ivl.RewriteExpr(e, substituteHoles(subst)) })
		}
		return ss
	})...)
	for _, done := range after {
		if done != nil {
			done()
		}
	}
}

// assignNumbers is s, which assigns floating-point numbers to the placeholders in numbers, so that it assigns their bits.
func (f *funcTranslator) assignNumbers(s ivl.Stmt, numbers map[string]*ivl.FloatType) []ivl.Stmt {
	bits := func(t *ivl.FloatType, e ivl.Expr) ivl.Expr { return ivl.NewApp(f.Lib.FloatToBits(t), e) }
	switch s := s.(type) {
	case *ivl.Assign:
		c := *s
		c.Rhs = slices.Clone(s.Rhs)
		for i, e := range s.Lhs {
			if id, ok := e.(*ivl.Ident); ok && numbers[id.Name] != nil && i < len(c.Rhs) {
				c.Rhs[i] = bits(numbers[id.Name], c.Rhs[i])
			}
		}
		return []ivl.Stmt{&c}
	case *ivl.Call:
		c := *s
		c.Outs = slices.Clone(s.Outs)
		out := []ivl.Stmt{&c}
		for i, id := range s.Outs {
			if id != nil && numbers[id.Name] != nil {
				c.Outs[i] = ivl.NewIdent(f.temp("$out", numbers[id.Name]))
				out = append(out, &ivl.Assign{Lhs: []ivl.Expr{id}, Rhs: []ivl.Expr{bits(numbers[id.Name], c.Outs[i])}})
			}
		}
		return out
	}
	return []ivl.Stmt{s}
}

// injectedTargets puts procedures where placeholders are called, and gives the
// placeholders that are left for values: call @(…) and async call @(…) name a C
// function by an argument.
func (f *funcTranslator) injectedTargets(stmts []ivl.Stmt, holes []placeholder) ([]ivl.Stmt, []placeholder, bool) {
	called := map[string]bool{}
	ok := true
	target := func(name string) *procedure {
		for _, h := range holes {
			if h.name != name {
				continue
			}
			called[name] = true
			if fn := ir.CalledFunc(h.arg); fn != nil && len(fn.Blocks) > 0 {
				return f.procedureFor(fn, nil)
			}
			f.injectionError("what is called has to be a function with a body that is named directly")
			ok = false
		}
		return nil
	}
	stmts = ivl.RewriteStmts(stmts, func(s ivl.Stmt) []ivl.Stmt {
		switch s := s.(type) {
		case *ivl.Call:
			if p := target(s.Name); p != nil {
				c := *s
				c.Name, c.Proc = p.decl.Name, p.decl
				return []ivl.Stmt{&c}
			}
		case *ivl.AsyncCall:
			if p := target(s.Name); p != nil {
				c := *s
				c.Proc = f.starter(p)
				c.Name = c.Proc.Name
				return []ivl.Stmt{&c}
			}
		}
		return []ivl.Stmt{s}
	})
	if len(called) == 0 {
		return stmts, holes, ok
	}
	var values []placeholder
	for _, h := range holes {
		if !called[h.name] {
			values = append(values, h)
		}
	}
	return stmts, values, ok
}

// holeValue is the value of an argument that is only read.
func (f *funcTranslator) holeValue(h placeholder) ivl.Expr {
	e := f.use1(h.arg)
	if _, ok := h.arg.Type().(*ir.FloatType); ok {
		e = f.toFloat(h.arg.Type(), e)
	}
	want := holeTypes[h.kind]
	if want == nil {
		return e
	}
	if ft, ok := want.(*ir.FloatType); ok {
		from, isFloat := h.arg.Type().(*ir.FloatType)
		if !isFloat || from.Kind == ft.Kind {
			return e
		}
		if app, ok := e.(*ivl.FuncApp); ok && len(app.Args) == 1 && ivl.EqualTypes(app.Args[0].Type(), arith.FloatType(ft)) {
			return app.Args[0] // the promotion
		}
		return ivl.NewApp(f.Lib.FloatToFloat(arith.FloatType(from), arith.FloatType(ft)), e)
	}
	if !isNumeric(h.arg.Type()) {
		return e
	}
	return f.Resize(f.Bits(h.arg.Type()), f.Bits(want), e)
}

// holeTypes are what the letters of placeholders stand for.
var holeTypes = map[byte]ir.Type{'c': ir.I8, 'b': ir.I8, 'h': ir.I16, 'i': ir.I32, 'f': &ir.FloatType{Kind: ir.Float}, 'd': &ir.FloatType{Kind: ir.Double}}

// assignedPlace is what stands for an argument that injected code assigns to:
// the variable itself when it is one, else a variable whose value done stores.
func (f *funcTranslator) assignedPlace(h placeholder) (place ivl.Expr, done func()) {
	if l := pointsto.LoadBehind(h.arg); l != nil {
		a := f.Mem.Access(l)
		if len(a.Pieces) != 1 || a.Pieces[0].Region == nil || !f.fitsCell(a.Pieces[0]) {
			return nil, nil
		}
		piece := a.Pieces[0]
		r := piece.Region
		f.noteWrite(r)
		if r.Kind == memory.Scalar && ivl.EqualTypes(f.CellType(r), f.ScalarType(piece.Type)) && !r.ThreadLocal {
			return ivl.NewIdent(f.region(r)), nil
		}
		p := f.pointerAgain(l.Ptr)
		if p == nil && r.Kind != memory.Scalar {
			return nil, nil
		}
		x := ivl.NewIdent(f.temp("$out", f.ScalarType(piece.Type)))
		return x, func() {
			emitAll(f, f.writePiece(r, piece.Type, p, x, nil))
		}
	}
	if es, ok := f.values[h.arg]; ok && len(es) == 1 {
		if id, ok := es[0].(*ivl.Ident); ok && id.Var.Kind == ivl.Local {
			return id, nil
		}
	}
	return nil, nil
}

// pointerAgain is the address that a load used, which is a value that can be
// used a second time, or nil.
func (f *funcTranslator) pointerAgain(v ir.Value) ivl.Expr {
	if es, ok := f.values[v]; ok {
		return es[0]
	}
	if es, ok := f.constant(v); ok {
		return es[0]
	}
	return nil
}

// substituteHoles puts the arguments in the place of the identifiers that stood
// for them.
func substituteHoles(subst map[string]ivl.Expr) func(ivl.Expr) ivl.Expr {
	return func(e ivl.Expr) ivl.Expr {
		if id, ok := e.(*ivl.Ident); ok {
			if s, ok := subst[id.Name]; ok {
				return s
			}
		}
		return e
	}
}

// placeDiagnostics reports the faults of injected text at the C call.
func (f *funcTranslator) placeDiagnostics(ds []ivl.Diagnostic) {
	for _, d := range ds {
		d.Pos = f.loc
		f.diags = append(f.diags, d)
	}
}

// declareInjected adds the declarations of a __SMACK_top_decl call, once.
func (f *funcTranslator) declareInjected(inst *ir.Call) {
	text, holes, ok := f.fillFormat(inst)
	f.callArguments(inst)
	if !ok {
		return
	}
	for _, h := range holes {
		es, ok := f.constant(h.arg)
		if !ok || len(es) != 1 {
			f.injectionError("the arguments of __SMACK_top_decl have to be constant")
			return
		}
		text = strings.Replace(text, h.name, ivl.FormatExpr(es[0]), 1)
	}
	if !strings.HasSuffix(strings.TrimSpace(text), ";") && !strings.HasSuffix(strings.TrimSpace(text), "}") {
		text += ";"
	}
	if f.declared[text] {
		return
	}
	f.declared[text] = true
	ds, diags := syntax.ParseDecls(f.loc.File, f.loc, text)
	f.placeDiagnostics(diags)
	f.injected = append(f.injected, ds...)
}
