package emit

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// funcTranslator translates one LLVM function to one IVL procedure.
type funcTranslator struct {
	*translator
	proc   *procedure
	fn     *ir.Func
	names  *storage.Scope
	out    []ivl.Stmt // the statements of the list under construction
	locals []*ivl.Var

	values    map[ir.Value][]ivl.Expr // what was assigned to variables or stands for itself
	registers map[*ivl.Var]bool       // variables that hold one SSA value
	labels    map[*ir.Block]string
	phis      map[*ir.Phi][]*ivl.Var
	cyclic    map[*ir.Block]bool  // nil until it is asked for
	cnames    map[ir.Value]string // C name of an alloca or register

	uses      map[ir.Value]int
	userBlock map[ir.Value]*ir.Block
	userPlace map[ir.Value]ir.Loc
	order     map[ir.Value]int

	waiting   map[ir.Value]*deferred
	readCount int
	ops       operands

	block  *ir.Block
	loc    ivl.Pos // of the instruction under translation
	marked ivl.Pos // of the last marker

	localRegions map[*memory.Region]*ivl.Var
	bound        map[*ir.Store]bool // stores of parameters to the variables that they are
	// afterNoReturn is set after a call that does not return, until the end of the block.
	afterNoReturn bool
	beginsMain    int                     // in the entry: where argc is known
	argcGiven     ivl.Expr                // what it is
	selfVar       *ivl.Var                // the id of the running thread, if it is needed
	loaded        map[*memory.Region]bool // local regions that some load reads
	assigned      map[*ir.Alloca]*ivl.Var // whether a variable that may be read without a value has one
	kept          map[keptBeside]*ivl.Var // beside local regions
	shadows       map[ir.Value][]ivl.Expr // of the leaves of a value, nil if all of it is known to be written
	places        map[ir.Value]ivl.Expr   // where what has a shadow was read
	beginning     []ivl.Stmt              // what comes first in the procedure
	ending        []*ir.Alloca            // whose objects' lives end with the activation, where somebody may notice
}

// newFunction prepares the translation of p.
func newFunction(t *translator, p *procedure) *funcTranslator {
	return &funcTranslator{
		translator: t, proc: p, fn: p.fn, names: p.names,
		values: map[ir.Value][]ivl.Expr{}, registers: map[*ivl.Var]bool{},
		labels: map[*ir.Block]string{}, phis: map[*ir.Phi][]*ivl.Var{}, cnames: map[ir.Value]string{},
		uses: map[ir.Value]int{}, userBlock: map[ir.Value]*ir.Block{}, userPlace: map[ir.Value]ir.Loc{}, order: map[ir.Value]int{},
		waiting: map[ir.Value]*deferred{}, localRegions: map[*memory.Region]*ivl.Var{},
		loaded: map[*memory.Region]bool{}, bound: map[*ir.Store]bool{},
		assigned: map[*ir.Alloca]*ivl.Var{},
		kept:     map[keptBeside]*ivl.Var{}, shadows: map[ir.Value][]ivl.Expr{}, places: map[ir.Value]ivl.Expr{},
	}
}

// translateFunction fills in the body of p.
func (t *translator) translateFunction(p *procedure) {
	f := newFunction(t, p)
	blocks := p.fn.Blocks
	f.countUses()
	f.nameRegisters()
	f.bindParameters()
	f.nameBlocks()
	f.findIndeterminate()
	f.namePhiShadows()
	next := map[*ir.Block]*ir.Block{}
	for i, b := range blocks[1:] {
		next[blocks[i]] = b
	}
	// A value is translated before its uses, but the text keeps LLVM's order.
	code := map[*ir.Block][]ivl.Stmt{}
	for _, b := range ir.ReversePostorder(p.fn.Blocks[0]) {
		f.out = nil
		f.translateBlock(b, next[b])
		code[b] = f.out
	}
	var stmts []ivl.Stmt
	for i, b := range blocks {
		if i > 0 {
			stmts = append(stmts, &ivl.Label{Name: f.labels[b]})
		}
		stmts = append(stmts, code[b]...)
	}
	stmts = withoutUnusedLabels(stmts)
	for inst := range p.fn.Instructions() {
		if a, ok := inst.(*ir.Alloca); ok && f.assigned[a] != nil {
			stmts = append([]ivl.Stmt{ivl.NewAssign(f.assigned[a], ivl.NewBool(false))}, stmts...)
		}
	}
	stmts = append(f.beginning, stmts...)
	for _, a := range f.ending {
		if f.leavesNull(a) {
			stmts = append([]ivl.Stmt{ivl.NewWrite(f.values[a][0], f.Number(0, f.Ptr))}, stmts...)
		}
	}
	if f.selfVar != nil {
		call := &ivl.Call{Name: "$self", Proc: f.Lib.Self(f.PtrType()), Outs: []*ivl.Ident{ivl.NewIdent(f.selfVar)}}
		stmts = append([]ivl.Stmt{call}, stmts...)
	}
	if f.fn.Error() && !f.Linked.IsModel(f.fn) {
		stmts = append(f.errorReached(), stmts...)
	}
	if f.fn.OneStep() {
		stmts = append([]ivl.Stmt{&ivl.AtomicBegin{}}, stmts...)
	}
	p.decl.Body = &ivl.Body{Locals: f.locals, Stmts: stmts}
}

// errorReached is the failure at the beginning of a function that no execution may call.
func (f *funcTranslator) errorReached() []ivl.Stmt {
	first := f.fn.Blocks[0]
	f.out, f.marked, f.loc = nil, ivl.Pos{}, f.Linked.Position(first.Term)
	for _, inst := range slices.Backward(first.Insts) {
		if at := f.Linked.Position(inst); at.IsValid() {
			f.loc = at
		}
	}
	f.emit(ivl.NewAssert(ivl.NewBool(false), storage.TextAttr("property", "reach_error"), storage.TextAttr("msg", f.fn.Name()+" is called")))
	return f.out
}

// withoutUnusedLabels drops the labels that no goto names.
func withoutUnusedLabels(stmts []ivl.Stmt) []ivl.Stmt {
	used := map[string]bool{}
	ivl.WalkStmts(stmts, func(s ivl.Stmt) bool {
		if g, ok := s.(*ivl.Goto); ok {
			for _, l := range g.Labels {
				used[l] = true
			}
		}
		return true
	})
	var out []ivl.Stmt
	for _, s := range stmts {
		if l, ok := s.(*ivl.Label); ok && !used[l.Name] {
			continue
		}
		out = append(out, s)
	}
	return out
}

// nameRegisters finds the C variables that live in SSA registers.
func (f *funcTranslator) nameRegisters() {
	for inst := range f.fn.Instructions() {
		d, ok := inst.(*ir.Debug)
		if !ok || d.Declare || f.cnames[d.X] != "" {
			continue
		}
		if _, isInst := d.X.(ir.Instruction); isInst {
			f.cnames[d.X] = d.Var.Name
		}
	}
}

// bindParameters makes the parameters the values of the function. A parameter
// that -O0 copies to a variable which nothing else assigns to is that variable.
func (f *funcTranslator) bindParameters() {
	for i, param := range f.fn.Params {
		f.values[param] = idents(f.proc.ins[i])
		f.shadows[param] = idents(f.proc.unwritten[param])
	}
	writes := map[*memory.Region]int{}
	type slot struct {
		r *memory.Region
		s *ir.Store
	}
	var slots []slot
	for inst := range f.fn.Instructions() {
		f.countLocalAccesses(inst, writes)
	}
	for _, inst := range f.fn.Blocks[0].Insts {
		s, ok := inst.(*ir.Store)
		if !ok {
			continue
		}
		a := f.Mem.Access(s)
		if a == nil || len(a.Pieces) != 1 {
			continue
		}
		if r := a.Pieces[0].Region; r != nil && r.Local != nil && r.Kind == memory.Scalar {
			slots = append(slots, slot{r, s})
		}
	}
	for i, param := range f.fn.Params {
		vars := f.proc.ins[i]
		for _, slot := range slots {
			r, s := slot.r, slot.s
			if s.X != ir.Value(param) || writes[r] != 1 || len(vars) != 1 || f.Mutable[r] || f.shadowed(r) ||
				!ivl.EqualTypes(vars[0].Type, f.RegionType(r)) {
				continue
			}
			f.localRegions[r] = vars[0]
			f.bound[s] = true
			vars[0].Attrs = f.RegionAttrs(r)
		}
	}
}

// countLocalAccesses counts the writes to local regions, and records which are read.
func (f *funcTranslator) countLocalAccesses(inst ir.Instruction, writes map[*memory.Region]int) {
	if at, loads, stores := ir.Accessed(inst); at != nil {
		for _, p := range f.Mem.Access(inst).Pieces {
			if stores {
				writes[p.Region]++
			}
			if loads {
				f.loaded[p.Region] = true
			}
		}
	}
	switch inst := inst.(type) {
	case *ir.Call:
		if tr := f.Mem.Transfer(inst); tr != nil {
			for _, p := range tr.Pieces {
				writes[p.Dst]++
				f.loaded[p.Src] = true
			}
		} else if a := f.Mem.Access(inst); a != nil {
			for _, p := range a.Pieces {
				writes[p.Region]++
			}
		}
	}
}

// isDeadSlot reports whether r is a local variable of the compiler's own that
// nothing reads.
func (f *funcTranslator) isDeadSlot(r *memory.Region) bool {
	return r.Local != nil && r.Kind == memory.Scalar && !f.loaded[r] && !f.Mutable[r] &&
		len(r.Objects) == 1 && f.Linked.Debug.Variable(r.Objects[0].Value) == nil
}

// countUses finds for each SSA value how often it is used, and in which block
// if there is only one. A use in a phi or in debug information counts as one in
// another block: the value has to be in a variable.
func (f *funcTranslator) countUses() {
	use := func(v ir.Value, in *ir.Block, at ir.Loc) {
		f.uses[v]++
		f.userBlock[v], f.userPlace[v] = in, at
	}
	for _, b := range f.fn.Blocks {
		for _, inst := range b.Insts {
			f.order[inst] = len(f.order)
			switch inst := inst.(type) {
			case *ir.Phi:
				for _, inc := range inst.Incs {
					use(inc.X, nil, ir.Loc{})
				}
				continue
			case *ir.Debug:
				if !inst.Declare && inst.X != nil {
					use(inst.X, nil, ir.Loc{})
				}
				continue
			case *ir.Alloca:
				for _, n := range f.lengths(inst.Count) {
					use(n, b, inst.Place())
				}
			}
			for _, op := range inst.Operands() {
				use(*op, b, inst.Place())
			}
		}
		for _, op := range b.Term.Operands() {
			use(*op, b, b.Term.Place())
		}
	}
}

// newLocal declares a local variable.
func (f *funcTranslator) newLocal(name string, t ivl.Type) *ivl.Var {
	v := ivl.NewVar(f.names.Fresh(name), t, ivl.Local)
	f.locals = append(f.locals, v)
	return v
}

// temp declares a variable for one SSA value or for an intermediate result.
func (f *funcTranslator) temp(name string, t ivl.Type) *ivl.Var {
	v := f.newLocal(name, t)
	f.registers[v] = true
	return v
}

// temps declares a variable for each leaf of a value of type t.
func (f *funcTranslator) temps(name string, t ir.Type) (out []*ivl.Var) {
	ts := f.LeafTypes(t)
	paths := storage.LeafPaths(t, len(ts))
	for i, ty := range ts {
		out = append(out, f.temp(name+paths[i], ty))
	}
	return out
}

// idents are expressions that name variables.
func idents(vs []*ivl.Var) (out []ivl.Expr) {
	for _, v := range vs {
		out = append(out, ivl.NewIdent(v))
	}
	return out
}

// registerName is the base of the names of the variables that hold v.
func (f *funcTranslator) registerName(v ir.Value) string {
	if name := f.cnames[v]; name != "" {
		return name
	}
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		return "$" + n.Name()
	}
	return "$t"
}

// assignTo assigns the leaves of v to new variables.
func (f *funcTranslator) assignTo(v ir.Value, exprs []ivl.Expr, loc ivl.Pos) []ivl.Expr {
	vars := f.temps(f.registerName(v), v.Type())
	for i, e := range exprs {
		f.emitAt(loc, ivl.NewAssign(vars[i], e))
	}
	return idents(vars)
}

// atom is e if it may stand in several places, else a variable that holds it.
func (f *funcTranslator) atom(e ivl.Expr) ivl.Expr {
	if f.allStable([]ivl.Expr{e}) {
		return e
	}
	x := f.temp("$t", e.Type())
	f.emit(ivl.NewAssign(x, e))
	return ivl.NewIdent(x)
}

// atoms is atom of each.
func (f *funcTranslator) atoms(es []ivl.Expr) []ivl.Expr {
	out := make([]ivl.Expr, len(es))
	for i, e := range es {
		out[i] = f.atom(e)
	}
	return out
}

// result makes a new variable of that type the value of inst.
func (f *funcTranslator) result(inst ir.Instruction, t ivl.Type) *ivl.Ident {
	x := ivl.NewIdent(f.temp(f.registerName(inst), t))
	f.values[inst] = []ivl.Expr{x}
	return x
}

// unknownResult is unknownValue of the type of inst.
func (f *funcTranslator) unknownResult(inst ir.Instruction) []ivl.Expr {
	es := f.unknownValue(f.registerName(inst), f.LeafTypes(inst.Type()))
	var vars []*ivl.Var
	for _, e := range es {
		vars = append(vars, e.(*ivl.Ident).Var)
	}
	f.nameNumbers(vars, inst.Type())
	return es
}

// nameNumbers says of which floating-point types the leaves of a value of type t are the bits, for who shows them.
func (t *translator) nameNumbers(leaves []*ivl.Var, ty ir.Type) {
	for i, leaf := range t.Leaves(ty) {
		if ft, ok := leaf.(*ir.FloatType); ok && t.CarriesBits(leaf) && (ft.Kind == ir.Float || ft.Kind == ir.Double) {
			leaves[i].Attrs = append(leaves[i].Attrs, storage.TextAttr("ctype", string(ft.Kind)))
		}
	}
}

// unknownValue is leaves of the given types about which nothing is known.
func (f *funcTranslator) unknownValue(name string, ts []ivl.Type) []ivl.Expr {
	out := make([]ivl.Expr, len(ts))
	h := &ivl.Havoc{}
	for i, t := range ts {
		x := f.temp(name, t)
		h.Vars = append(h.Vars, ivl.NewIdent(x))
		out[i] = ivl.NewIdent(x)
	}
	if len(ts) > 0 {
		f.emit(h)
	}
	return out
}

// fail ends in the verdict UNKNOWN if control gets here, for the given reason.
func (f *funcTranslator) fail(format string, args ...any) {
	f.failUnless(ivl.NewBool(false), format, args...)
}

// failUnless does so where cond does not hold.
func (f *funcTranslator) failUnless(cond ivl.Expr, format string, args ...any) *ivl.Assert {
	s := f.unknownUnless(cond, format, args...)
	f.emit(s)
	return s
}

// unknownUnless is the assertion of failUnless.
func (f *funcTranslator) unknownUnless(cond ivl.Expr, format string, args ...any) *ivl.Assert {
	reason := fmt.Sprintf(format, args...)
	if f.loc.IsValid() {
		reason += " (" + f.loc.String() + ")"
	}
	return ivl.NewAssert(cond, ivl.NewAttr("unknown", storage.AttrText(reason)))
}

// emit appends a statement at the place of the instruction under translation.
func (f *funcTranslator) emit(s ivl.Stmt) { f.emitAt(f.loc, s) }

// emitAt appends a statement that stands for the code at loc, with a marker
// before it if the place differs from that of the statement before.
func (f *funcTranslator) emitAt(loc ivl.Pos, s ivl.Stmt) {
	f.mark(loc)
	s.Info().Pos = loc
	if f.benign(loc) {
		s.Info().Attrs = append(s.Info().Attrs, ivl.NewAttr("benign_race", storage.AttrText(loc.File), int64(loc.Line)))
	}
	f.out = append(f.out, s)
}

// benign reports whether what the function accesses at a place takes part in no race.
func (f *funcTranslator) benign(loc ivl.Pos) bool {
	return f.opt.Benign != nil && !f.proc.decl.Attrs.Has("model") && loc.IsValid() && f.opt.Benign(loc)
}

// mark appends the marker for loc, if it is not the place of the statement before.
func (f *funcTranslator) mark(loc ivl.Pos) {
	if loc.IsValid() && f.marked != loc {
		f.marked = loc
		f.out = append(f.out, sourceMarker(loc))
	}
}

// assign appends x := e.
func (f *funcTranslator) assign(x ivl.Expr, e ivl.Expr) { f.emit(ivl.NewWrite(x, e)) }

// emitAll appends statements.
func emitAll[S ivl.Stmt](f *funcTranslator, ss []S) {
	for _, s := range ss {
		f.emit(s)
	}
}

// exit ends the process.
func (f *funcTranslator) exit() {
	f.emit(ivl.NewAssume(ivl.NewBool(false), ivl.NewAttr("exit")))
	f.afterNoReturn = true
}

// atomically makes what build appends one step.
func (f *funcTranslator) atomically(build func()) *ivl.Atomic {
	s := &ivl.Atomic{Body: f.nested(build)}
	f.emit(s)
	return s
}

// use is the leaves of an operand.
func (f *funcTranslator) use(v ir.Value) []ivl.Expr {
	if d := f.waiting[v]; d != nil {
		return f.take(d)
	}
	if es, ok := f.values[v]; ok {
		return es
	}
	if es, ok := f.constant(v); ok {
		return es
	}
	panic(fmt.Sprintf("llvm2ivl: %s: operand %s is used before it is defined", f.fn.Name(), nameOf(v)))
}

// nameOf is what an operand is called in messages.
func nameOf(v ir.Value) string {
	switch v := v.(type) {
	case *ir.Func, *ir.Global:
		return "@" + v.(ir.Named).Name()
	case ir.Named:
		return "%" + v.Name()
	}
	return fmt.Sprintf("%T", v)
}

// use1 is the one leaf of a scalar operand.
func (f *funcTranslator) use1(v ir.Value) ivl.Expr {
	es := f.use(v)
	if len(es) != 1 {
		panic(fmt.Sprintf("llvm2ivl: %s: operand %s of type %s has %d leaves", f.fn.Name(), nameOf(v), v.Type(), len(es)))
	}
	return es[0]
}

// constant is the leaves of a constant operand. Parts of it that are undefined
// become unknown values here.
func (f *funcTranslator) constant(v ir.Value) ([]ivl.Expr, bool) {
	c, ok := v.(ir.Constant)
	if !ok {
		return nil, false
	}
	var out []ivl.Expr
	f.constantLeaves(f.Mem.Const(c), &out)
	return out, true
}

// constantLeaves appends the leaves of a constant.
func (f *funcTranslator) constantLeaves(c constant.Value, out *[]ivl.Expr) {
	switch c := c.(type) {
	case *constant.Int:
		*out = append(*out, f.Literal(c.Value, c.Width))
	case *constant.Float:
		*out = append(*out, f.FloatConstant(c))
	case *constant.Addr:
		if o := f.Mem.ObjectOf(c.Base); o != nil && o.ThreadLocal {
			*out = append(*out, f.Resize(f.Ptr, c.Width, f.Offset(f.ThreadAddress(o, f.self()), c.Offset)))
			return
		}
		*out = append(*out, f.AddressConstant(c))
	case *constant.Aggregate:
		for _, e := range c.Elems {
			f.constantLeaves(e, out)
		}
	case *constant.Undef:
		*out = append(*out, f.unknownValue("$undef", f.LeafTypes(c.Type))...)
	case *constant.Opaque:
		f.fail("%s", c.Reason)
		*out = append(*out, f.unknownValue("$opaque", f.LeafTypes(c.Type))...)
	default:
		panic("llvm2ivl: constant of unknown kind")
	}
}
