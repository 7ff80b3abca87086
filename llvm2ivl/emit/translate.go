package emit

import (
	"context"
	"fmt"
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/prelude"
)

// Integers is how C's integers are written in the verification language.
type Integers uint8

// The integer encodings.
const (
	// BitVector is exact: every integer type wraps around as the machine does.
	BitVector Integers = iota
	// Unbounded takes every integer and pointer for a mathematical integer:
	// nothing wraps around, unsigned comparison is signed, and a bitwise
	// operation that is no sum or remainder in disguise is UNKNOWN.
	Unbounded
)

// Options say how to translate.
type Options struct {
	Integers Integers
	// HavocUnknown makes a call of a function without body return an unknown
	// value; otherwise reaching one is UNKNOWN.
	HavocUnknown bool
	// Memory puts assertions with {:property "memory"} in front of accesses that may be invalid.
	Memory bool
	// Overflow puts assertions with {:property "overflow"} in front of arithmetic of the program whose result may not be
	// representable.
	Overflow bool
	// StrictMembers makes an index that leads from an array to another member of its object a failure; otherwise it is
	// UNKNOWN.
	StrictMembers bool
	// AnyUnwritten takes what memory holds that was never written for any value; otherwise, with Memory, nothing may be
	// decided by it.
	AnyUnwritten bool
	// Benign reports whether a race with an access of the program that stands on this line is benign; nil if none is.
	Benign func(ivl.Pos) bool
	// Settings are what __gsmack_option reads.
	Settings map[string]int64
}

// SettingDiagnostic is the ID of the warning that a model reads a setting (with
// __gsmack_option): the verdict holds under that assumption.
const SettingDiagnostic = "setting"

// MissingDiagnostic is the ID of the warning that a function that may be called has neither body nor
// model: its message begins with the name, its place is that of the first call in the text.
const MissingDiagnostic = "missing-function"

// ValidityDiagnostic is the ID of the warning that some access is taken for valid that is not known to be.
const ValidityDiagnostic = "validity"

// Program writes a linked program as a resolved program of the
// verification language whose entry point is the procedure $entry. The
// diagnostics are the faults in injected code (errors) and the notes about
// functions that were taken to return unknown values (warnings). The program
// is nil when there are errors.
func Program(ctx context.Context, m *memory.Memory, o Options) (*ivl.Program, []ivl.Diagnostic) {
	if m.Settings = o.Settings; o.Memory && !o.AnyUnwritten {
		m.FindUnwritten()
	}
	t := newTranslator(ctx, m, o)
	t.reserveNames()
	t.scanInjectedCode()
	entry := t.translateEntry()
	if !t.translateFunctions() {
		return nil, t.diags
	}
	t.translateTLS()
	t.finishHistories()
	init := t.translateInit()
	t.finishEntry(entry, init)
	if ivl.HasErrors(t.diags) {
		return nil, t.diags
	}
	p := t.assemble(entry, init)
	if ds := ivl.Resolve(p); ivl.HasErrors(ds) {
		if !t.injects { // what was injected, and only that, is the user's
			panic("llvm2ivl: emit: " + ds[0].String())
		}
		for i, d := range ds {
			if d.Pos.File == "" {
				ds[i].ID, ds[i].Pos.File = "injected-code", t.linked.Modules[0].Name
				ds[i].Message = "code injected with __SMACK_code does not fit: " + d.Message
			}
		}
		t.diags = append(t.diags, ds...)
		return nil, t.diags
	}
	return p, t.diags
}

// translateFunctions empties the queue, and reports whether that went well.
func (t *translator) translateFunctions() (ok bool) {
	for len(t.queue) > 0 {
		if t.ctx.Err() != nil {
			t.diags = append(t.diags, ivl.Diagnostic{ID: "cancelled", Message: "translation was cancelled"})
			return false
		}
		p := t.queue[0]
		t.queue = t.queue[1:]
		t.translateFunction(p)
	}
	return true
}

// translator holds what the functions of one program share.
type translator struct {
	arith.Encoding
	ctx    context.Context
	linked *link.Linked
	mem    *memory.Memory
	layout *ir.Layout
	opt    Options
	diags  []ivl.Diagnostic

	names *scope // of the global variables and constants
	procs *scope // of procedures and functions

	byKey map[string]*procedure
	all   []*procedure
	queue []*procedure

	regions   map[*memory.Region]*ivl.Var
	mutable   map[*memory.Region]bool // assigned by injected code
	objects   map[*pointsto.Object]*ivl.Var
	ghosts    map[string]*ghost
	sizesKept *bool // what keepsSizes found out
	// takenForValid is set if an access is not known to be valid, and nobody asked.
	argc          *ivl.Var // nil if nobody looks at argv
	argvText      *ivl.Var // nil if nobody looks at its strings
	argvIsKnown   *bool    // nil until it is asked for
	takenForValid bool
	injected      []ivl.Decl
	injects       bool // there is injected code
	// settingsRead are the names that models asked for with __gsmack_option.
	settingsRead map[string]bool
	// textNumbers are what __gsmack_text_number calls the texts that it was asked for.
	textNumbers map[string]int64

	numbering *numbers // of exposed addresses, if there are any

	declared map[string]bool // texts of __SMACK_top_decl that are in injected
	noted    map[*ir.Func]bool
	tlsInit  *ivl.ProcDecl
	starters map[*ivl.ProcDecl]*ivl.ProcDecl
	entry    *funcTranslator // the statements of $entry

	textParams map[*ir.Func][]int
	// histories are the assertions that a history has a sequential order.
	histories []*ivl.Assert
}

func newTranslator(ctx context.Context, m *memory.Memory, o Options) *translator {
	l := m.Linked
	t := &translator{
		ctx: ctx, linked: l, mem: m, layout: l.Layout, opt: o,
		names: newScope(nil), procs: newScope(nil), byKey: map[string]*procedure{},
		regions: map[*memory.Region]*ivl.Var{}, mutable: map[*memory.Region]bool{}, objects: map[*pointsto.Object]*ivl.Var{},
		ghosts: map[string]*ghost{}, declared: map[string]bool{}, settingsRead: map[string]bool{}, textNumbers: map[string]int64{}, noted: map[*ir.Func]bool{},
		starters: map[*ivl.ProcDecl]*ivl.ProcDecl{}, textParams: map[*ir.Func][]int{},
	}
	t.Encoding = arith.Encoding{Lib: prelude.New(), Unbounded: o.Integers == Unbounded, Ptr: l.Layout.PtrBits()}
	return t
}

// reserveNames keeps the names of our own procedures, and those of the program's variables,
// from what is named before them.
func (t *translator) reserveNames() {
	for _, name := range []string{"$init", "$entry", "$alloc", "$self", "$child", "$tls_init"} {
		t.procs.used[name] = true
	}
	for _, r := range t.mem.Regions {
		if r.Local == nil {
			t.names.kept[identifier(r.Name)] = true
		}
	}
}

// procedure is an LLVM function on its way to an IVL procedure.
type procedure struct {
	fn    *ir.Func
	decl  *ivl.ProcDecl
	names *scope
	ins   [][]*ivl.Var // the leaves of each parameter
	// texts are the parameters that are bound to string literals, because the
	// function reports them: it is translated once for each combination.
	texts map[int]string
	// varArgs is the hidden parameter that holds the address of the variable
	// arguments, if the function looks at them.
	varArgs *ivl.Var
}

// procedureFor is the procedure of a function with a body; it is translated
// when the queue gets to it.
func (t *translator) procedureFor(fn *ir.Func, texts map[int]string) *procedure {
	key := fmt.Sprintf("%p%q", fn, texts)
	if p := t.byKey[key]; p != nil {
		return p
	}
	p := &procedure{fn: fn, names: newScope(t.names), texts: texts}
	p.decl = &ivl.ProcDecl{Name: t.procs.fresh(t.linked.Name(fn))}
	p.decl.Pos = t.linked.Debug.FuncPosition(fn)
	p.decl.Attrs = append(p.decl.Attrs, textAttr("cname", t.linked.FuncCName(fn)))
	if t.linked.IsModel(fn) {
		p.decl.Attrs = append(p.decl.Attrs, &ivl.Attr{Name: "model"})
	}
	t.declareSignature(p)
	t.byKey[key] = p
	t.all = append(t.all, p)
	t.queue = append(t.queue, p)
	return p
}

// declareSignature makes the parameters and results of p.
func (t *translator) declareSignature(p *procedure) {
	for i, param := range p.fn.Params {
		name := param.Name()
		if name == "" || name[0] >= '0' && name[0] <= '9' {
			name = fmt.Sprintf("$arg%d", i)
		}
		if v := t.parameterVariable(p.fn, i); v != nil {
			name = v.Name
		}
		ts := t.leafTypes(param.Type())
		paths := leafPaths(param.Type(), len(ts))
		var vars []*ivl.Var
		for j, ty := range ts {
			vars = append(vars, ivl.NewVar(p.names.fresh(name+paths[j]), ty, ivl.InParam))
		}
		p.ins = append(p.ins, vars)
		p.decl.Ins = append(p.decl.Ins, vars...)
	}
	if t.mem.VarArgs(p.fn) != nil {
		p.varArgs = ivl.NewVar(p.names.fresh("$varargs"), t.PtrType(), ivl.InParam)
		p.decl.Ins = append(p.decl.Ins, p.varArgs)
	}
	ret := p.fn.Ret
	ts := t.leafTypes(ret)
	paths := leafPaths(ret, len(ts))
	for j, ty := range ts {
		p.decl.Outs = append(p.decl.Outs, ivl.NewVar(p.names.fresh("$r"+paths[j]), ty, ivl.OutParam))
	}
}

// parameterVariable is the C variable that parameter i of fn is, or nil.
func (t *translator) parameterVariable(fn *ir.Func, i int) *debuginfo.Variable {
	param := fn.Params[i]
	for inst := range fn.Instructions() {
		switch inst := inst.(type) {
		case *ir.Store:
			if inst.X == param {
				if v := t.linked.Debug.Variable(inst.Ptr); v != nil && v.Arg == i+1 {
					return v
				}
			}
		case *ir.Debug:
			if !inst.Declare && inst.X == param {
				return t.linked.Debug.Describe(inst.Var)
			}
		}
	}
	return nil
}

// leafTypes are the types of the IVL variables that make up a value of type t.
func (t *translator) leafTypes(ty ir.Type) []ivl.Type {
	switch ty := ty.(type) {
	case *ir.VoidType, *ir.OpaqueType:
		return nil
	case *ir.StructType:
		var out []ivl.Type
		for _, f := range ty.Fields {
			out = append(out, t.leafTypes(f)...)
		}
		return out
	case *ir.ArrayType:
		return repeatTypes(t.leafTypes(ty.Elem), ty.Len)
	case *ir.VectorType:
		return repeatTypes(t.leafTypes(ty.Elem), ty.Len)
	}
	return []ivl.Type{t.scalarType(ty)}
}

func repeatTypes(ts []ivl.Type, n uint64) []ivl.Type {
	var out []ivl.Type
	for i := uint64(0); i < n; i++ {
		out = append(out, ts...)
	}
	return out
}

// scalarType is the IVL type of an integer, pointer or floating-point type.
func (t *translator) scalarType(ty ir.Type) ivl.Type {
	switch ty := ty.(type) {
	case *ir.IntType:
		return t.IntType(ty.Bits)
	case *ir.PointerType:
		return t.PtrType()
	case *ir.FloatType:
		if f := arith.FloatType(ty); f != nil {
			return f
		}
		return t.IntType(arith.OpaqueFloatBits(ty))
	}
	panic(fmt.Sprintf("llvm2ivl: %s is no scalar type (%T)", ty, ty))
}

// bits is the width of a scalar type as a value.
func (t *translator) bits(ty ir.Type) int {
	switch ty := ty.(type) {
	case *ir.IntType:
		return ty.Bits
	case *ir.PointerType:
		return t.Ptr
	case *ir.FloatType:
		if f := arith.FloatType(ty); f != nil {
			return f.Sig + f.Exp
		}
		return arith.OpaqueFloatBits(ty)
	}
	panic(fmt.Sprintf("llvm2ivl: %s is no scalar type (%T)", ty, ty))
}

// assemble puts the declarations in order and leaves out what nothing uses.
func (t *translator) assemble(entry, init *ivl.ProcDecl) *ivl.Program {
	p := &ivl.Program{}
	sort.SliceStable(t.all, func(i, j int) bool {
		return !t.linked.IsModel(t.all[i].fn) && t.linked.IsModel(t.all[j].fn)
	})
	var procs []*ivl.ProcDecl
	procs = append(procs, entry)
	if init != nil {
		procs = append(procs, init)
	}
	if t.tlsInit != nil {
		procs = append(procs, t.tlsInit)
	}
	for _, q := range t.all {
		procs = append(procs, q.decl)
		if s := t.starters[q.decl]; s != nil {
			procs = append(procs, s)
		}
	}
	u := t.used(procs)
	numbers := t.numberDecls(u)
	for _, d := range t.Lib.Decls() {
		if f, ok := d.(*ivl.FuncDecl); ok && u.funcs[f.Name] {
			p.Decls = append(p.Decls, d)
		}
	}
	p.Decls = append(p.Decls, t.partDecls()...)
	p.Decls = append(p.Decls, t.objectDecls(u)...)
	p.Decls = append(p.Decls, numbers...)
	for _, v := range []*ivl.Var{t.argc, t.argvText} {
		if v != nil {
			p.Decls = append(p.Decls, &ivl.ConstDecl{Vars: []*ivl.Var{v}})
		}
	}
	p.Decls = append(p.Decls, t.variableDecls(u)...)
	p.Decls = append(p.Decls, t.injected...)
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

func textAttr(name, text string) *ivl.Attr {
	return &ivl.Attr{Name: name, Args: []ivl.AttrArg{{Str: attrText(text)}}}
}

// attrText is text that a string of the IVL can hold: Boogie's strings have no
// escapes.
func attrText(s string) string {
	out := []rune(s)
	for i, r := range out {
		switch {
		case r == '"':
			out[i] = '\''
		case r < ' ' || r == '\\':
			out[i] = ' '
			if r == '\\' {
				out[i] = '/'
			}
		}
	}
	return string(out)
}
