package emit

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A deferred value is the result of an instruction that has one use, in the
// same block: its expression is not assigned to a variable but waits to be put
// where it is used, so that a C statement becomes an IVL statement.
//
// What it reads of shared memory must still be read in the order of the
// program. Reads are numbered as they are met; the invariant is that the
// intervals [first, last] of the deferred values that read do not overlap.
// Statements read left to right, so an expression may be put together from
// deferred values as long as their intervals stand in ascending order and no
// other deferred value has to come before one of them.
type deferred struct {
	value       ir.Value
	exprs       []ivl.Expr
	loc         ivl.Pos
	first, last int               // numbers of the shared reads, 0 if there are none
	locals      map[*ivl.Var]bool // IVL locals it reads that can be assigned to
}

func (d *deferred) reads() bool { return d.first != 0 }

// operands collects what the instruction under translation takes from
// deferred values.
type operands struct {
	first, last int
	locals      map[*ivl.Var]bool
}

// prepareValue is called with the operands of the instruction v, in the order
// in which its translation will evaluate them and before any is used. load says
// that the instruction itself reads shared memory after its operands. What
// cannot stay deferred is assigned to variables.
func (f *funcTranslator) prepareValue(v ir.Value, load bool, vs ...ir.Value) {
	if load && !f.deferrable(v) {
		f.prepareAccess(vs...)
		return
	}
	taken, rest := f.split(vs)
	if len(taken) == 0 {
		return
	}
	limit := 0
	for _, d := range rest {
		before, after := d.first < taken[0].first, d.first > taken[len(taken)-1].last
		switch {
		case before && f.deferrable(v), after && !load:
		default:
			limit = max(limit, d.last)
		}
	}
	f.flushReads(limit)
}

// prepareAccess is prepareValue for a statement that accesses memory after its
// operands: everything that was read before it must be read by then.
func (f *funcTranslator) prepareAccess(vs ...ir.Value) {
	_, rest := f.split(vs)
	if len(rest) > 0 {
		f.flushReads(rest[len(rest)-1].last)
	}
}

// split parts the deferred values that read shared memory into those that the
// operands take, in the order of the operands, and the rest, in program order.
// If the operands would be read in another order than the program's, all are
// assigned to variables at once.
func (f *funcTranslator) split(vs []ir.Value) (taken, rest []*deferred) {
	f.ops = operands{}
	isTaken := map[*deferred]bool{}
	for _, v := range vs {
		if d := f.waiting[v]; d != nil && d.reads() {
			if len(taken) > 0 && taken[len(taken)-1].last > d.first {
				f.flushAll()
				return nil, nil
			}
			taken = append(taken, d)
			isTaken[d] = true
		}
	}
	for _, d := range f.readers() {
		if !isTaken[d] {
			rest = append(rest, d)
		}
	}
	return taken, rest
}

// readers lists the deferred values that read shared memory, in order.
func (f *funcTranslator) readers() []*deferred {
	var out []*deferred
	for _, d := range f.waiting {
		if d.reads() {
			out = append(out, d)
		}
	}
	slices.SortFunc(out, func(d, e *deferred) int { return cmp.Compare(d.first, e.first) })
	return out
}

// flushReads assigns to variables, in order, the deferred values whose reads
// are numbered up to limit.
func (f *funcTranslator) flushReads(limit int) {
	for _, d := range f.readers() {
		if d.last <= limit {
			f.assignDeferred(d)
		}
	}
}

// flushAll assigns every deferred value that reads shared memory; it comes
// before anything that other threads may take part in.
func (f *funcTranslator) flushAll() { f.flushReads(f.readCount) }

// flushLocal assigns to variables the deferred values, except the given
// operands, that read the local v, which is about to change.
func (f *funcTranslator) flushLocal(v *ivl.Var, operands []ir.Value) {
	var out []*deferred
	for _, d := range f.waiting {
		if d.locals[v] && !slices.Contains(operands, d.value) {
			out = append(out, d)
		}
	}
	slices.SortFunc(out, func(d, e *deferred) int { return cmp.Compare(f.order[d.value], f.order[e.value]) })
	for _, d := range out {
		if d.reads() {
			// What reads shared memory before it must stay before it.
			f.flushReads(d.last)
		}
		f.assignDeferred(d)
	}
}

func (f *funcTranslator) assignDeferred(d *deferred) {
	if f.waiting[d.value] != d {
		return
	}
	delete(f.waiting, d.value)
	f.values[d.value] = f.assignTo(d.value, d.exprs, d.loc)
}

// take gives the leaves of a deferred value to the instruction under
// translation.
func (f *funcTranslator) take(d *deferred) []ivl.Expr {
	delete(f.waiting, d.value)
	if d.reads() {
		if f.ops.first == 0 {
			f.ops.first = d.first
		}
		f.ops.last = d.last
	}
	for v := range d.locals {
		f.readsLocal(v)
	}
	return d.exprs
}

// readsLocal records that the instruction under translation reads the local v.
func (f *funcTranslator) readsLocal(v *ivl.Var) {
	if f.ops.locals == nil {
		f.ops.locals = map[*ivl.Var]bool{}
	}
	f.ops.locals[v] = true
}

// readsShared records that the instruction under translation reads shared
// memory, after its operands.
func (f *funcTranslator) readsShared() {
	f.readCount++
	if f.ops.first == 0 {
		f.ops.first = f.readCount
	}
	f.ops.last = f.readCount
}

// define makes the leaves the value of an instruction: deferred if it has one
// use further down in its block, else assigned to variables. Constants and
// variables that are assigned once stand for themselves.
func (f *funcTranslator) define(v ir.Value, exprs []ivl.Expr) {
	if f.ops.first == 0 && len(f.ops.locals) == 0 && f.allStable(exprs) {
		f.values[v] = exprs
		return
	}
	if f.deferrable(v) {
		f.waiting[v] = &deferred{value: v, exprs: exprs, loc: f.loc, first: f.ops.first, last: f.ops.last, locals: f.ops.locals}
		return
	}
	f.values[v] = f.assignTo(v, exprs, f.loc)
}

func (f *funcTranslator) deferrable(v ir.Value) bool {
	inst, ok := v.(ir.Instruction)
	return ok && f.uses[v] == 1 && f.userBlock[v] == f.block && !f.keepsPlace(inst) &&
		f.benign(f.Linked.Position(inst)) == f.benign(f.Linked.Debug.Position(f.userPlace[v]))
}

// keepsPlace reports whether the program asks that an access stay where it is.
func (f *funcTranslator) keepsPlace(inst ir.Instruction) bool {
	l, ok := inst.(*ir.Load)
	return ok && (l.Volatile || l.Order != ir.NotAtomic)
}

// allStable reports whether the leaves are constants or variables that keep
// their value for as long as the instruction's value lives.
func (f *funcTranslator) allStable(exprs []ivl.Expr) bool {
	for _, e := range exprs {
		if _, ok := arith.Value(e); ok {
			continue
		}
		switch e := e.(type) {
		case *ivl.FloatLit:
		case *ivl.Ident:
			if e.Var.Kind != ivl.Const && e.Var.Kind != ivl.InParam && !f.registers[e.Var] {
				return false
			}
		case *ivl.FuncApp:
			// Address arithmetic on constants reads well where it is used.
			if len(e.Args) != 2 || !f.isAddress(e.Args[0]) || !isNumber(e.Args[1]) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func isNumber(e ivl.Expr) bool {
	_, ok := arith.Value(e)
	return ok
}

// isAddress reports whether e is the constant address of an object.
func (f *funcTranslator) isAddress(e ivl.Expr) bool {
	id, ok := e.(*ivl.Ident)
	return ok && id.Var.Kind == ivl.Const
}
