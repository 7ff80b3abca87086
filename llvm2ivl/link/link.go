package link

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/rewrite"
)

// Role says where a module comes from. It decides which definition is taken if
// two modules define the same symbol.
type Role uint8

// The roles: the program itself, a model file the user gave, a default model.
const (
	Program Role = iota
	UserModel
	DefaultModel
)

// Module is one parsed LLVM module.
type Module struct {
	Name string // as the user knows it: the path on the command line, "<stdin>", a model's name
	Role Role
	IR   *ir.Module
	// VolatileAtomic takes plain volatile accesses for relaxed atomic ones.
	VolatileAtomic bool
	// Yields: definitions of modules that do not yield replace its definitions, as those of a harness replace
	// those of a project.
	Yields bool
}

// PointerBits is the width of pointers; an error says that the target is not supported.
func (m *Module) PointerBits() (int, error) {
	layout, err := ir.ParseLayout(m.IR.DataLayout)
	if err != nil {
		return 0, err
	}
	return layout.PtrBits(), nil
}

// Linked is the whole program: all modules bound together by symbol name. In
// its functions every operand that names a function or global is the definition
// itself (or, if there is none, one declaration chosen for all modules), aliases
// are replaced by what they stand for, and weak references to nothing by null. An
// operand's declared type may therefore differ from the definition's.
type Linked struct {
	Modules      []*Module
	Layout       *ir.Layout
	Entry        *ir.Func
	Constructors []*ir.Func   // to be called before Entry, in order (__attribute__((constructor)))
	Destructors  []*ir.Func   // to be called after Entry returned, in order
	Funcs        []*ir.Func   // with a body and reachable from Entry, in order of definition
	Externs      []*ir.Func   // reachable, without a body; no llvm.* and no primitives of gsmack.h
	Globals      []*ir.Global // reachable, in order of definition; Init is nil for those of the environment
	TopDecls     []*ir.Call   // all calls of __SMACK_top_decl and __SMACK_decl, reached or not

	Debug *debuginfo.Index

	owner map[ir.Value]*Module
	names map[ir.Value]string
}

// strength orders the definitions of one name: the strongest is meant.
type strength int

const (
	declared  strength = iota // no definition
	available                 // available_externally: a copy of a definition elsewhere
	weakDef
	strongDef
)

// symbol is a name and what the modules give for it.
type symbol struct {
	value    ir.Constant // *ir.Func, *ir.Global, *ir.Alias
	module   *Module
	strength strength
}

type linker struct {
	out      *Linked
	symbols  map[string]*symbol
	resolved map[ir.Value]ir.Constant
	diags    []ivl.Diagnostic
	names    ivl.Names // of symbols
	partial  bool      // more modules may define what weak references mean
}

// Link binds the modules together and keeps what the function named entry
// reaches. The modules belong to the result: their operands are rewritten, and branches
// on constants are replaced by jumps. Functions of the program have precedence
// over the user's models, and those over default models.
func Link(mods []*Module, entry string) (*Linked, []ivl.Diagnostic) {
	l := &linker{
		out:     &Linked{Modules: mods, owner: map[ir.Value]*Module{}, names: map[ir.Value]string{}},
		symbols: map[string]*symbol{}, resolved: map[ir.Value]ir.Constant{},
	}
	l.layout()
	for _, m := range mods {
		l.enter(m)
	}
	e := l.symbols[entry]
	f, _ := l.definition(e).(*ir.Func)
	if f == nil || len(f.Blocks) == 0 {
		l.fault("no-entry", programName(mods), "there is no function %s to start from%s", entry, candidates(mods))
	}
	if ivl.HasErrors(l.diags) {
		return nil, l.diags
	}
	l.out.Entry = f
	l.bind()
	models := map[string]*ir.Func{}
	for name, s := range l.symbols {
		if f, ok := s.value.(*ir.Func); ok && s.strength != declared && s.module.Role == DefaultModel {
			models[name] = f
		}
	}
	var program, all []*ir.Func
	taken := map[ir.Constant]bool{}
	note := func(c ir.Constant) { taken[c] = true }
	for _, m := range mods {
		for _, g := range m.IR.Globals {
			if g.Init != nil {
				ir.Symbols(g.Init, note)
			}
		}
		for _, a := range m.IR.Aliases {
			ir.Symbols(a.Aliasee, note)
		}
		all = append(all, m.IR.Funcs...)
		if m.Role != DefaultModel {
			program = append(program, m.IR.Funcs...)
		}
	}
	pointed := taken[f]
	taken[f] = true // the environment calls it
	rewrite.PointerMasks(program)
	rewrite.AtomicPointers(l.out.Layout, program)
	rewrite.MemoryOrders(l.out.Layout, models, program, func(of, copied *ir.Func) {
		l.adopt(of, copied)
		program, all = append(program, copied), append(all, copied)
	})
	rewrite.ToModels(l.out.Layout, models, program, all, taken, l.adopt)
	l.out.Constructors = append(l.initialisers(), l.structors("llvm.global_ctors")...)
	l.out.Destructors = l.structors("llvm.global_dtors")
	slices.Reverse(l.out.Destructors)
	l.reach()
	l.callDestructors(l.out.Funcs)
	maps.DeleteFunc(taken, func(c ir.Constant, _ bool) bool { // what nobody calls through a pointer
		f, ok := c.(*ir.Func)
		return ok && (f == l.out.Entry && !pointed || l.out.IsModel(f) && slices.Contains(l.out.Destructors, f))
	})
	for _, m := range mods {
		if m.VolatileAtomic {
			rewrite.VolatileAtomic(m.IR.Funcs)
		}
	}
	rewrite.Assembly(l.out.Layout, l.out.Funcs)
	rewrite.Handlers(models, func(f *ir.Func) bool { return !l.out.IsDefaultModel(f) }, l.out.Funcs, taken)
	l.copyCallees()
	rewrite.CopyByValue(l.out.Layout, l.out.Funcs)
	rewrite.ComputeAddresses(l.out.Layout, l.out.Funcs)
	l.out.Debug = debuginfo.New(irOf(mods))
	return l.out, l.diags
}

func (l *linker) fault(id, file, format string, args ...any) {
	l.diags = append(l.diags, ivl.Diagnostic{ID: id, Pos: ivl.Pos{File: file}, Message: fmt.Sprintf(format, args...)})
}

func programName(mods []*Module) string {
	for _, m := range mods {
		if m.Role == Program {
			return m.Name
		}
	}
	return ""
}

// candidates names functions of the program that --main could name.
func candidates(mods []*Module) string {
	var names []string
	for _, m := range mods {
		for _, f := range m.IR.Funcs {
			if m.Role == Program && len(f.Blocks) > 0 && len(names) < 5 {
				names = append(names, f.Name())
			}
		}
	}
	if len(names) == 0 {
		return "; the program defines no function at all"
	}
	return "; name another one with --main (there are " + strings.Join(names, ", ") + ")"
}

// layout takes the layout of the first module that has one and holds the others to it.
func (l *linker) layout() {
	for _, m := range l.out.Modules {
		lay, err := ir.ParseLayout(m.IR.DataLayout)
		if err != nil {
			l.fault("layout", m.Name, "%v", err)
			continue
		}
		switch {
		case l.out.Layout == nil:
			l.out.Layout = lay
		case l.out.Layout.PtrBytes != lay.PtrBytes:
			l.fault("layout", m.Name, "pointers have %d bits here and %d in %s; compile all files for the same target",
				lay.PtrBits(), l.out.Layout.PtrBits(), l.out.Modules[0].Name)
		}
	}
	if l.out.Layout == nil {
		l.out.Layout, _ = ir.ParseLayout("")
	}
}

func linkageOf(v ir.Value) ir.Linkage {
	switch v := v.(type) {
	case *ir.Func:
		return v.Linkage
	case *ir.Global:
		return v.Linkage
	case *ir.Alias:
		return v.Linkage
	default:
		panic(fmt.Sprintf("unexpected symbol %T", v))
	}
}

// strengthOf is that of a definition or declaration, by its linkage.
func strengthOf(v ir.Value) strength {
	switch v := v.(type) {
	case *ir.Func:
		if len(v.Blocks) == 0 {
			return declared
		}
	case *ir.Global:
		if v.Init == nil {
			return declared
		}
	}
	switch linkageOf(v) {
	case ir.Available:
		return available
	case ir.Weak:
		return weakDef
	}
	return strongDef
}

func isLocal(v ir.Value) bool { return linkageOf(v) == ir.Local }

func irOf(mods []*Module) []*ir.Module {
	out := make([]*ir.Module, len(mods))
	for i, m := range mods {
		out[i] = m.IR
	}
	return out
}

// enter adds the symbols of a module to the table.
func (l *linker) enter(m *Module) {
	each := func(v ir.Named) {
		l.out.owner[v] = m
		if strings.HasPrefix(v.Name(), "llvm.") && linkageOf(v) == ir.Appending || isLocal(v) {
			return
		}
		l.offer(v.Name(), &symbol{value: v.(ir.Constant), module: m, strength: strengthOf(v)})
	}
	for _, g := range m.IR.Globals {
		each(g)
	}
	for _, f := range m.IR.Funcs {
		each(f)
	}
	for _, a := range m.IR.Aliases {
		each(a)
	}
}

// offer lets a definition or declaration compete with what the table has for the name.
func (l *linker) offer(name string, s *symbol) {
	old := l.symbols[name]
	switch {
	case old == nil:
		l.symbols[name] = s
	case s.strength == declared || old.strength == declared:
		if s.strength > old.strength || s.strength == old.strength && linkageOf(old.value) == ir.ExternWeak {
			l.symbols[name] = s
		}
	case s.module.Yields != old.module.Yields && s.module.Role != DefaultModel && old.module.Role != DefaultModel:
		if old.module.Yields {
			l.symbols[name] = s
		}
	case s.module.Role != old.module.Role && (s.strength != old.strength || s.module.Role == DefaultModel || old.module.Role == DefaultModel):
		// A model gives way to the program, except that a user's model replaces a weak function.
		stronger := s.module.Role < old.module.Role
		if s.module.Role != DefaultModel && old.module.Role != DefaultModel {
			stronger = s.strength > old.strength
		}
		if stronger {
			l.symbols[name] = s
		}
	case s.strength > old.strength || s.strength == weakDef && old.strength == weakDef && l.size(s) > l.size(old):
		l.symbols[name] = s
	case s.strength == strongDef && old.strength == strongDef && !l.sameText(s, old):
		l.fault("duplicate-symbol", s.module.Name, "%s is defined here and in %s; leave one out or make it static", name, old.module.Name)
	}
}

// size lets the larger of two common definitions win.
func (l *linker) size(s *symbol) int64 {
	if g, ok := s.value.(*ir.Global); ok && l.out.Layout != nil {
		return l.out.Layout.Size(g.Content)
	}
	return 0
}

// sameText reports whether two definitions are the same function of a header, as inline
// functions are: same file and line.
func (l *linker) sameText(a, b *symbol) bool {
	f, ok1 := a.value.(*ir.Func)
	g, ok2 := b.value.(*ir.Func)
	if !ok1 || !ok2 {
		return false
	}
	p, q := f.Debug, g.Debug
	return p != nil && q != nil && p.Line == q.Line && debuginfo.SameFile(p.File, q.File)
}

// definition is what s finally stands for: a function, global or constant expression.
func (l *linker) definition(s *symbol) ir.Constant {
	if s == nil {
		return nil
	}
	return l.resolve(s.value)
}

// resolve maps the functions, globals and aliases of a module to what they stand for in
// the whole program.
func (l *linker) resolve(c ir.Constant) ir.Constant {
	if r, ok := l.resolved[c]; ok {
		return r
	}
	l.resolved[c] = c // ends cycles of aliases
	r := c
	if named, ok := c.(ir.Named); ok && !isLocal(c) {
		if s := l.symbols[named.Name()]; s != nil {
			if s.strength == declared && linkageOf(c) == ir.ExternWeak && !l.partial &&
				(linkageOf(s.value) == ir.ExternWeak || l.out.owner[c].Role == DefaultModel) { // models ask what the program reaches, not what it declares
				r = &ir.Null{Typ: ir.Ptr}
			} else if s.value != c {
				r = l.resolve(s.value)
			}
		}
	}
	if a, ok := r.(*ir.Alias); ok {
		r = l.rewrite(a.Aliasee)
	}
	l.resolved[c] = r
	return r
}

// structors lists the functions of llvm.global_ctors or llvm.global_dtors of all modules, by
// priority and then by order of definition.
func (l *linker) structors(name string) []*ir.Func {
	type entry struct {
		priority int64
		f        *ir.Func
	}
	var entries []entry
	for _, m := range l.out.Modules {
		for _, g := range m.IR.Globals {
			arr, ok := g.Init.(*ir.Aggregate)
			if g.Name() != name || !ok {
				continue
			}
			for _, e := range arr.Elems {
				s, ok := e.(*ir.Aggregate)
				if !ok || len(s.Elems) < 2 {
					continue
				}
				prio, _ := s.Elems[0].(*ir.Int)
				if f := ir.CalledFunc(s.Elems[1]); f != nil && prio != nil {
					entries = append(entries, entry{prio.X.Int64(), f})
				}
			}
		}
	}
	slices.SortStableFunc(entries, func(a, b entry) int { return cmp.Compare(a.priority, b.priority) })
	var out []*ir.Func
	for _, e := range entries {
		out = append(out, e.f)
	}
	return out
}

// callDestructors replaces the primitive for the destructors by calls of them, so that they are in the call graph.
func (l *linker) callDestructors(funcs []*ir.Func) {
	for _, f := range funcs {
		f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
			call, ok := inst.(*ir.Call)
			if !ok || !call.Calls("__gsmack_run_destructors") {
				return append(out, inst)
			}
			for _, d := range l.out.Destructors {
				c := *call
				c.Callee, c.Args = d, nil
				out = append(out, &c)
			}
			return out
		})
	}
}

// initialisers are the functions by which models set up their ghost state: as
// SMACK does, every defined function without parameters whose name begins with
// __SMACK_init_ runs before the entry function.
func (l *linker) initialisers() []*ir.Func {
	var out []*ir.Func
	for _, m := range l.out.Modules {
		for _, f := range m.IR.Funcs {
			if strings.HasPrefix(f.Name(), "__SMACK_init_") && len(f.Params) == 0 && len(f.Blocks) > 0 {
				out = append(out, f)
			}
		}
	}
	return out
}

// Needed lists, sorted, the symbols that what entry reaches uses, and that the modules do not define, without primitives; entry itself if
// they have no such function. The modules stay as they are.
func Needed(mods []*Module, entry string) []string {
	l := &linker{out: &Linked{Modules: mods, owner: map[ir.Value]*Module{}}, symbols: map[string]*symbol{}, resolved: map[ir.Value]ir.Constant{}, partial: true}
	for _, m := range mods {
		l.enter(m)
	}
	missing := map[string]bool{}
	roots := append(l.initialisers(), append(l.structors("llvm.global_ctors"), l.structors("llvm.global_dtors")...)...)
	if f, ok := l.definition(l.symbols[entry]).(*ir.Func); ok && len(f.Blocks) > 0 {
		roots = append(roots, f)
	} else {
		missing[entry] = true
	}
	for c := range l.reached(roots) {
		if f, ok := c.(*ir.Func); ok && Primitive(f) {
			continue
		}
		if named, ok := c.(ir.Named); ok && strengthOf(c) <= available && !strings.HasPrefix(named.Name(), "llvm.") {
			missing[named.Name()] = true
		}
	}
	return slices.Sorted(maps.Keys(missing))
}

// IsDefaultModel reports whether f comes from a model of gsmack's own.
func (l *Linked) IsDefaultModel(f *ir.Func) bool {
	m := l.owner[f]
	return m != nil && m.Role == DefaultModel
}

// IsModel reports whether f belongs to a model (the user's or a default one).
func (l *Linked) IsModel(f *ir.Func) bool {
	m := l.owner[f]
	return m != nil && m.Role != Program
}

// Name is the symbol of a function or global, made unique among all modules
// (internal symbols that clash get a number).
func (l *Linked) Name(v ir.Named) string {
	if n, ok := l.names[v]; ok {
		return n
	}
	return v.Name()
}

// Primitive reports whether f is one of the functions of gsmack.h that the translator
// knows by name (__gsmack_* or __SMACK_*, without a body).
func Primitive(f *ir.Func) bool {
	return len(f.Blocks) == 0 && (strings.HasPrefix(f.Name(), "__gsmack_") || strings.HasPrefix(f.Name(), "__SMACK_"))
}

// Const evaluates a constant or constant expression before addresses are chosen.
func (l *Linked) Const(c ir.Constant) constant.Value {
	return (&constant.Evaluator{Layout: l.Layout}).Eval(c)
}

// operators are C++'s allocation functions as the Itanium ABI encodes them (5.1.3); what follows are the types of the parameters.
var operators = map[string]string{"_Znw": "new", "_Zna": "new[]", "_Zdl": "delete", "_Zda": "delete[]"}

// FuncCName is the C name of f.
func (l *Linked) FuncCName(f *ir.Func) string {
	name := rewrite.CName(f.Name())
	if len(name) > 4 && operators[name[:4]] != "" {
		return operators[name[:4]]
	}
	if f.Debug != nil && f.Debug.Name != "" {
		return f.Debug.Name
	}
	return name
}

// FirstUse is where c, a function or a global, is used first in the text of the functions; the zero Pos if nowhere, or that has no place.
func (l *Linked) FirstUse(c ir.Constant) ivl.Pos {
	for _, f := range l.Funcs {
		for u := range f.Users() {
			used := false
			ir.Constants(u, func(k ir.Constant) {
				ir.Symbols(k, func(s ir.Constant) { used = used || s == c })
			})
			if used {
				return l.Position(u)
			}
		}
	}
	return ivl.Pos{}
}

// Position is the C place of an instruction or terminator; the zero Pos when the module carries none.
func (l *Linked) Position(inst interface{ Place() ir.Loc }) ivl.Pos {
	return l.Debug.Position(inst.Place())
}
