package emit

import (
	"context"
	"fmt"
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
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
	// NoGuesses takes a distance that is added to a pointer for any; otherwise an assertion that is a {:guess} fails if it is not the one that the
	// program is seen to put where it is read.
	NoGuesses bool
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
// model: its message begins with the name, its place is that of the first call in the text. UndefinedDiagnostic is that of a variable
// that is used and defined nowhere.
const (
	MissingDiagnostic   = "missing-function"
	UndefinedDiagnostic = "missing-variable"
)

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
	if o.Integers != Unbounded {
		m.FindNaNs()
	}
	t := newTranslator(ctx, m, o)
	t.scanInjectedCode()
	entry := t.translateEntry()
	if !t.translateFunctions() {
		return nil, t.diags
	}
	t.dropSizes()
	t.translateTLS()
	t.finishHistories()
	t.AnyUndefined = o.HavocUnknown
	t.noteUndefined()
	init := t.Init()
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
				ds[i].ID, ds[i].Pos.File = "injected-code", t.Linked.Modules[0].Name
				ds[i].Message = "code injected with __SMACK_code does not fit: " + d.Message
			}
		}
		t.diags = append(t.diags, ds...)
		return nil, t.diags
	}
	return p, t.diags
}

// noteUndefined notes the variables that nothing defines.
func (t *translator) noteUndefined() {
	for _, o := range t.Undefined() {
		d := ivl.Diagnostic{ID: UndefinedDiagnostic, Severity: ivl.Warning, Pos: t.Linked.FirstUse(o.Value.(ir.Constant)), Message: o.CName + " is declared and defined nowhere"}
		if t.AnyUndefined {
			d.ID, d.Message = "unknown-variable", d.Message+"; it may have any value at first"
		}
		t.diags = append(t.diags, d)
	}
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
	*storage.Store
	ctx   context.Context
	opt   Options
	diags []ivl.Diagnostic

	procs *storage.Scope // names of procedures and functions

	byKey map[string]*procedure
	all   []*procedure
	queue []*procedure

	// recorded are the statements that say how large objects are, and sizesRead says that somebody asks.
	recorded  map[ivl.Stmt]bool
	sizesRead bool
	// takenForValid is set if an access is not known to be valid, and nobody asked.
	takenForValid bool
	injected      []ivl.Decl
	injects       bool // there is injected code
	// settingsRead are the names that models asked for with __gsmack_option.
	settingsRead map[string]bool
	// textNumbers are what __gsmack_text_number calls the texts that it was asked for.
	textNumbers map[string]int64

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
	t := &translator{
		Store: storage.NewStore(m, o.Integers == Unbounded), ctx: ctx, opt: o, procs: storage.NewScope(nil), byKey: map[string]*procedure{},
		declared: map[string]bool{}, settingsRead: map[string]bool{}, textNumbers: map[string]int64{}, noted: map[*ir.Func]bool{},
		starters: map[*ivl.ProcDecl]*ivl.ProcDecl{}, textParams: map[*ir.Func][]int{}, recorded: map[ivl.Stmt]bool{},
	}
	// Our own procedures have their names before any other.
	t.procs.Reserve("$init", "$entry", "$alloc", "$self", "$child", "$tls_init")
	return t
}

// procedure is an LLVM function on its way to an IVL procedure.
type procedure struct {
	fn    *ir.Func
	decl  *ivl.ProcDecl
	names *storage.Scope
	ins   [][]*ivl.Var // the leaves of each parameter
	// texts are the parameters that are bound to string literals, because the
	// function reports them: it is translated once for each combination.
	texts map[int]string
	// varArgs is the hidden parameter that holds the address of the variable
	// arguments, if the function looks at them.
	varArgs *ivl.Var
	// unwritten are the hidden parameters for the shadows of parameters, and result those for what is returned, where they
	// are watched.
	unwritten map[*ir.Param][]*ivl.Var
	result    []*ivl.Var
}

// procedureFor is the procedure of a function with a body; it is translated
// when the queue gets to it.
func (t *translator) procedureFor(fn *ir.Func, texts map[int]string) *procedure {
	key := fmt.Sprintf("%p%q", fn, texts)
	if p := t.byKey[key]; p != nil {
		return p
	}
	p := &procedure{fn: fn, names: storage.NewScope(t.Names), texts: texts}
	p.decl = &ivl.ProcDecl{Name: t.procs.Fresh(t.Linked.Name(fn))}
	p.decl.Pos = t.Linked.Debug.FuncPosition(fn)
	p.decl.Attrs = append(p.decl.Attrs, storage.TextAttr("cname", t.Linked.FuncCName(fn)))
	if t.Linked.IsModel(fn) {
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
	leaves := func(name string, ty ir.Type, kind ivl.VarKind) (out []*ivl.Var) {
		ts := t.LeafTypes(ty)
		paths := storage.LeafPaths(ty, len(ts))
		for i, leaf := range ts {
			out = append(out, ivl.NewVar(p.names.Fresh(name+paths[i]), leaf, kind))
		}
		return out
	}
	for i, param := range p.fn.Params {
		name := param.Name()
		if name == "" || name[0] >= '0' && name[0] <= '9' {
			name = fmt.Sprintf("$arg%d", i)
		}
		if v := t.parameterVariable(p.fn, i); v != nil {
			name = v.Name
		}
		vars := leaves(name, param.Type(), ivl.InParam)
		p.ins = append(p.ins, vars)
		p.decl.Ins = append(p.decl.Ins, vars...)
	}
	if t.Mem.VarArgs(p.fn) != nil {
		p.varArgs = ivl.NewVar(p.names.Fresh("$varargs"), t.PtrType(), ivl.InParam)
		p.decl.Ins = append(p.decl.Ins, p.varArgs)
	}
	hidden := func(names []*ivl.Var, ty ir.Type, kind ivl.VarKind) (out []*ivl.Var) {
		for i, leaf := range t.Leaves(ty) {
			out = append(out, ivl.NewVar(p.names.Fresh(names[i].Name+"$unwritten"), t.bits().IntType(t.Bits(leaf)), kind))
		}
		return out
	}
	p.unwritten = map[*ir.Param][]*ivl.Var{}
	for i, param := range p.fn.Params {
		if t.Mem.Watched(param) {
			p.unwritten[param] = hidden(p.ins[i], param.Type(), ivl.InParam)
			p.decl.Ins = append(p.decl.Ins, p.unwritten[param]...)
		}
	}
	ret := p.fn.Ret
	p.decl.Outs = leaves("$r", ret, ivl.OutParam)
	t.nameNumbers(p.decl.Outs, ret)
	if t.Mem.Watched(p.fn) {
		p.result = hidden(p.decl.Outs, ret, ivl.OutParam)
		p.decl.Outs = append(p.decl.Outs, p.result...)
	}
}

// parameterVariable is the C variable that parameter i of fn is, or nil.
func (t *translator) parameterVariable(fn *ir.Func, i int) *debuginfo.Variable {
	param := fn.Params[i]
	for inst := range fn.Instructions() {
		switch inst := inst.(type) {
		case *ir.Store:
			if inst.X == param {
				if v := t.Linked.Debug.Variable(inst.Ptr); v != nil && v.Arg == i+1 {
					return v
				}
			}
		case *ir.Debug:
			if !inst.Declare && inst.X == param {
				return t.Linked.Debug.Describe(inst.Var)
			}
		}
	}
	return nil
}

// assemble puts the procedures in order: those of the program, then those of models.
func (t *translator) assemble(entry, init *ivl.ProcDecl) *ivl.Program {
	sort.SliceStable(t.all, func(i, j int) bool {
		return !t.Linked.IsModel(t.all[i].fn) && t.Linked.IsModel(t.all[j].fn)
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
	return t.Program(procs, t.injected)
}
