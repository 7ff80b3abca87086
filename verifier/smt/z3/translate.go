package z3

// #include <stdlib.h>
// #include "build.h"
import "C"

import (
	"fmt"
	"math/big"
	"slices"
	"unsafe"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// batchSize is how many terms cross into C at once.
const batchSize = 1 << 12

// builds maps operators to those of build.h. Operators that need more than
// their arguments and parameter are not here.
var builds = map[smt.Op]C.uint32_t{
	smt.OpTrue: C.B_TRUE, smt.OpFalse: C.B_FALSE,
	smt.OpNot: C.B_NOT, smt.OpAnd: C.B_AND, smt.OpIte: C.B_ITE, smt.OpEq: C.B_EQ,
	smt.OpBVNot: C.B_BVNOT, smt.OpBVNeg: C.B_BVNEG, smt.OpBVAnd: C.B_BVAND, smt.OpBVOr: C.B_BVOR,
	smt.OpBVXor: C.B_BVXOR, smt.OpBVAdd: C.B_BVADD, smt.OpBVSub: C.B_BVSUB, smt.OpBVMul: C.B_BVMUL,
	smt.OpBVUdiv: C.B_BVUDIV, smt.OpBVUrem: C.B_BVUREM, smt.OpBVSdiv: C.B_BVSDIV,
	smt.OpBVSrem: C.B_BVSREM, smt.OpBVSmod: C.B_BVSMOD, smt.OpBVShl: C.B_BVSHL,
	smt.OpBVLshr: C.B_BVLSHR, smt.OpBVAshr: C.B_BVASHR, smt.OpBVUlt: C.B_BVULT, smt.OpBVSlt: C.B_BVSLT,
	smt.OpConcat: C.B_CONCAT, smt.OpExtract: C.B_EXTRACT, smt.OpZeroExt: C.B_ZEROEXT, smt.OpSignExt: C.B_SIGNEXT,
	smt.OpAdd: C.B_ADD, smt.OpSub: C.B_SUB, smt.OpMul: C.B_MUL, smt.OpNeg: C.B_NEG,
	smt.OpIntDiv: C.B_INTDIV, smt.OpIntMod: C.B_INTMOD, smt.OpRealDiv: C.B_REALDIV, smt.OpLt: C.B_LT,
	smt.OpToReal: C.B_TOREAL, smt.OpToInt: C.B_TOINT, smt.OpIsInt: C.B_ISINT,
	smt.OpBVToNat: C.B_BV2INT, smt.OpIntToBV: C.B_INT2BV,
	smt.OpFloatAbs: C.B_FABS, smt.OpFloatNeg: C.B_FNEG, smt.OpFloatAdd: C.B_FADD, smt.OpFloatSub: C.B_FSUB,
	smt.OpFloatMul: C.B_FMUL, smt.OpFloatDiv: C.B_FDIV, smt.OpFloatFMA: C.B_FFMA, smt.OpFloatSqrt: C.B_FSQRT,
	smt.OpFloatRem: C.B_FREM, smt.OpFloatRound: C.B_FROUND, smt.OpFloatMin: C.B_FMIN, smt.OpFloatMax: C.B_FMAX,
	smt.OpFloatLt: C.B_FLT, smt.OpFloatLe: C.B_FLE, smt.OpFloatEq: C.B_FEQ,
	smt.OpFloatIsNormal: C.B_FISNORMAL, smt.OpFloatIsSubnormal: C.B_FISSUBNORMAL, smt.OpFloatIsZero: C.B_FISZERO,
	smt.OpFloatIsInfinite: C.B_FISINF, smt.OpFloatIsNaN: C.B_FISNAN,
	smt.OpFloatIsNegative: C.B_FISNEG, smt.OpFloatIsPositive: C.B_FISPOS,
	smt.OpFloatFromBits: C.B_FFROMBITS, smt.OpFloatFromFloat: C.B_FFROMFLOAT,
	smt.OpFloatFromSigned: C.B_FFROMSIGNED, smt.OpFloatFromUnsigned: C.B_FFROMUNSIGNED,
	smt.OpFloatFromReal: C.B_FFROMREAL, smt.OpFloatToUnsigned: C.B_FTOUBV, smt.OpFloatToSigned: C.B_FTOSBV,
	smt.OpFloatToReal: C.B_FTOREAL, smt.OpFloatToBits: C.B_FTOBITS,
	smt.OpSelect: C.B_SELECT, smt.OpStore: C.B_STORE, smt.OpConstArray: C.B_CONSTARRAY,
	smt.OpApp: C.B_APP, smt.OpForall: C.B_FORALL, smt.OpExists: C.B_EXISTS,
}

// buildOf is builds as a table.
var buildOf = func() (table [256]C.uint32_t) {
	for op, b := range builds {
		table[op] = b
	}
	return table
}()

// translation is what of an arena already stands in a Z3 context.
type translation struct {
	arena *smt.Arena
	ctx   C.Z3_context
	halt  *C.int32_t
	index []int32 // by term: its place in asts, -1 before it is built
	count int     // of terms that have a place

	asts      []C.Z3_ast
	sorts     []C.Z3_sort
	sortIndex map[smt.Sort]uint32 // places in sorts
	funcs     []C.Z3_func_decl
	funcIndex map[smt.Func]uint32 // places in funcs
	funcOf    []smt.Func          // by place
	elements  [][]smt.Term        // of each uninterpreted sort
	vars      []smt.Term
	// applications of uninterpreted functions
	applications []smt.Term
	fragment     smt.Fragment

	// The batch: what build_run takes.
	nodes   []C.build_node
	args    []C.uint32_t
	text    []byte
	aux     []C.uint32_t
	scratch []C.Z3_ast
}

func (tr *translation) init(a *smt.Arena, ctx C.Z3_context, halt *C.int32_t) {
	tr.arena, tr.ctx, tr.halt = a, ctx, halt
	tr.sortIndex = map[smt.Sort]uint32{}
	tr.funcIndex = map[smt.Func]uint32{}
}

// add translates roots and all that they contain.
func (tr *translation) add(roots []smt.Term) error {
	for n := tr.arena.Len() + 1 - len(tr.index); n > 0; n-- {
		tr.index = append(tr.index, -1)
	}
	type frame struct {
		t    smt.Term
		next int
	}
	var stack []frame
	for _, r := range roots {
		if tr.index[r] >= 0 {
			continue
		}
		stack = append(stack, frame{t: r})
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			args := tr.arena.Args(f.t)
			for f.next < len(args) && tr.index[args[f.next]] >= 0 {
				f.next++
			}
			if f.next < len(args) {
				f.next++
				stack = append(stack, frame{t: args[f.next-1]})
				continue
			}
			if tr.index[f.t] < 0 {
				if err := tr.emit(f.t, args); err != nil {
					tr.drop()
					return err
				}
			}
			stack = stack[:len(stack)-1]
		}
	}
	return tr.flush()
}

// emit puts t into the batch; its arguments have numbers already.
func (tr *translation) emit(t smt.Term, args []smt.Term) error {
	a := tr.arena
	op, s := a.Op(t), a.Sort(t)
	tr.fragment.See(op, s)
	n := C.build_node{op: buildOf[op], nargs: C.uint32_t(len(args)), arg: C.uint32_t(len(tr.args))}
	n.p = C.uint64_t(a.Param(t))
	sort, err := tr.sort(s)
	if err != nil {
		return err
	}
	n.sort = C.uint32_t(sort)
	switch op {
	case smt.OpVar, smt.OpBound:
		n.op, n.p = C.B_CONST, tr.string(a.Name(t))
		if op == smt.OpVar {
			tr.vars = append(tr.vars, t)
		}
	case smt.OpElement:
		n.op, n.p = C.B_CONST, tr.string(fmt.Sprintf("%s!element!%d", a.SortName(s), a.Param(t)))
		tr.addElement(t)
	case smt.OpBVConst:
		if v, ok := a.ConstUint64(t); ok {
			n.op, n.p = C.B_UINT64, C.uint64_t(v)
		} else {
			v, _ := a.ConstBV(t)
			n.op, n.p = C.B_NUMERAL, tr.string(v.String())
		}
	case smt.OpIntConst:
		v, _ := a.ConstInt(t)
		n.op, n.p = C.B_NUMERAL, tr.string(v.String())
	case smt.OpRealConst:
		v, _ := a.ConstReal(t)
		n.op, n.p = C.B_NUMERAL, tr.string(v.String())
	case smt.OpFloatConst:
		v, _ := a.ConstFloat(t)
		n.op, n.p, n.q = C.B_FLOAT, tr.string(v.String()), C.uint32_t(s.Width())
	case smt.OpZeroExt, smt.OpSignExt:
		n.p = C.uint64_t(s.Width() - a.Sort(args[0]).Width())
	case smt.OpIntToBV:
		n.p = C.uint64_t(s.Width())
	case smt.OpFloatToSigned, smt.OpFloatToUnsigned:
		n.q = C.uint32_t(s.Width())
	case smt.OpFloatToBits:
		n.p = tr.string(nan(a.Sort(args[0])).BigInt().String())
	case smt.OpConstArray:
		idx := a.ArrayArgs(s)
		n.p, n.q = C.uint64_t(len(tr.aux)), C.uint32_t(len(idx))
		for _, x := range idx {
			number, err := tr.sort(x)
			if err != nil {
				return err
			}
			tr.aux = append(tr.aux, C.uint32_t(number))
		}
	case smt.OpApp:
		f, err := tr.function(smt.Func(a.Param(t)))
		if err != nil {
			return err
		}
		n.p = C.uint64_t(f)
		tr.applications = append(tr.applications, t)
	case smt.OpForall, smt.OpExists:
		bound, patterns, _ := a.Quantifier(t)
		n.p = C.uint64_t(len(tr.aux))
		tr.aux = append(tr.aux, C.uint32_t(len(bound)), C.uint32_t(len(patterns)))
		for _, p := range patterns {
			tr.aux = append(tr.aux, C.uint32_t(len(p)))
		}
	}
	room := 2*len(args) + 2
	if op == smt.OpConstArray {
		room += int(n.q)
	}
	if room > len(tr.scratch) {
		tr.scratch = make([]C.Z3_ast, 2*room)
	}
	for _, x := range args {
		tr.args = append(tr.args, C.uint32_t(tr.index[x]))
	}
	tr.index[t] = int32(tr.count)
	tr.count++
	tr.nodes = append(tr.nodes, n)
	if len(tr.nodes) == batchSize {
		return tr.flush()
	}
	return nil
}

// addElement keeps the elements of a sort together, in the order of their coming.
func (tr *translation) addElement(t smt.Term) {
	for i, ts := range tr.elements {
		if len(ts) > 0 && tr.arena.Sort(ts[0]) == tr.arena.Sort(t) {
			tr.elements[i] = append(ts, t)
			return
		}
	}
	tr.elements = append(tr.elements, []smt.Term{t})
}

// nan is the one NaN of a float sort.
func nan(s smt.Sort) value.Value {
	sig, exp := s.Float()
	ones := new(big.Int).Lsh(big.NewInt(1), uint(sig+exp-1))
	return value.Float(sig, exp, ones.Sub(ones, big.NewInt(1)))
}

// string puts text into the batch and returns its offset.
func (tr *translation) string(s string) C.uint64_t {
	at := len(tr.text)
	tr.text = append(append(tr.text, s...), 0)
	return C.uint64_t(at)
}

// flush builds the batch.
func (tr *translation) flush() error {
	if len(tr.nodes) == 0 {
		return nil
	}
	// One element more, so that the addresses exist.
	tr.args = append(tr.args, 0)
	tr.text = append(tr.text, 0)
	tr.aux = append(tr.aux, 0)
	funcs := append(tr.funcs, nil)
	built := len(tr.asts)
	tr.asts = slices.Grow(tr.asts, len(tr.nodes))
	n := int(C.build_run(tr.ctx, &tr.nodes[0], C.size_t(len(tr.nodes)), &tr.args[0],
		(*C.char)(unsafe.Pointer(&tr.text[0])), &tr.aux[0], &tr.sorts[0], &funcs[0],
		unsafe.SliceData(tr.asts), C.size_t(built), &tr.scratch[0], tr.halt))
	tr.asts = tr.asts[:built+n]
	if n < len(tr.nodes) {
		err := lastError(tr.ctx)
		if err == nil {
			err = fmt.Errorf("z3: stopped while the formula was built")
		}
		tr.drop()
		return err
	}
	tr.nodes, tr.args, tr.text, tr.aux = tr.nodes[:0], tr.args[:0], tr.text[:0], tr.aux[:0]
	return nil
}

// drop forgets the terms that have numbers but were not built.
func (tr *translation) drop() {
	built := int32(len(tr.asts))
	for t, i := range tr.index {
		if i >= built {
			tr.index[t] = -1
		}
	}
	tr.vars = keep(tr.vars, tr.index)
	tr.applications = keep(tr.applications, tr.index)
	for s, ts := range tr.elements {
		tr.elements[s] = keep(ts, tr.index)
	}
	tr.count = int(built)
	tr.nodes, tr.args, tr.text, tr.aux = tr.nodes[:0], tr.args[:0], tr.text[:0], tr.aux[:0]
}

func keep(ts []smt.Term, index []int32) []smt.Term {
	var kept []smt.Term
	for _, t := range ts {
		if index[t] >= 0 {
			kept = append(kept, t)
		}
	}
	return kept
}

// sort is the place of s in sorts.
func (tr *translation) sort(s smt.Sort) (uint32, error) {
	if i, ok := tr.sortIndex[s]; ok {
		return i, nil
	}
	ctx := tr.ctx
	var z C.Z3_sort
	switch s.Kind() {
	case smt.BoolKind:
		z = C.Z3_mk_bool_sort(ctx)
	case smt.IntKind:
		z = C.Z3_mk_int_sort(ctx)
	case smt.RealKind:
		z = C.Z3_mk_real_sort(ctx)
	case smt.BVKind:
		z = C.Z3_mk_bv_sort(ctx, C.uint(s.Width()))
	case smt.FloatKind:
		sig, exp := s.Float()
		z = C.Z3_mk_fpa_sort(ctx, C.uint(exp), C.uint(sig))
	case smt.UninterpretedKind:
		z = C.Z3_mk_uninterpreted_sort(ctx, symbol(ctx, tr.arena.SortName(s)))
	case smt.ArrayKind:
		domain, err := tr.zsorts(tr.arena.ArrayArgs(s))
		if err != nil {
			return 0, err
		}
		result, err := tr.zsorts([]smt.Sort{tr.arena.ArrayResult(s)})
		if err != nil {
			return 0, err
		}
		z = C.Z3_mk_array_sort_n(ctx, C.uint(len(domain)), &domain[0], result[0])
	default:
		panic("z3: sort " + tr.arena.SortString(s))
	}
	if z == nil {
		return 0, fmt.Errorf("sort %s: %w", tr.arena.SortString(s), lastError(tr.ctx))
	}
	i := uint32(len(tr.sorts))
	tr.sorts = append(tr.sorts, z)
	tr.sortIndex[s] = i
	return i, nil
}

func (tr *translation) zsorts(sorts []smt.Sort) ([]C.Z3_sort, error) {
	out := make([]C.Z3_sort, len(sorts))
	for i, s := range sorts {
		n, err := tr.sort(s)
		if err != nil {
			return nil, err
		}
		out[i] = tr.sorts[n]
	}
	return out, nil
}

func symbol(ctx C.Z3_context, name string) C.Z3_symbol {
	c := C.CString(name)
	defer C.free(unsafe.Pointer(c))
	return C.Z3_mk_string_symbol(ctx, c)
}

// function is the place of f in funcs.
func (tr *translation) function(f smt.Func) (uint32, error) {
	if i, ok := tr.funcIndex[f]; ok {
		return i, nil
	}
	args, result := tr.arena.FuncSorts(f)
	sorts, err := tr.zsorts(append(append([]smt.Sort(nil), args...), result))
	if err != nil {
		return 0, err
	}
	d := C.Z3_mk_func_decl(tr.ctx, symbol(tr.ctx, tr.arena.FuncName(f)), C.uint(len(args)), &sorts[0], sorts[len(args)])
	if d == nil {
		return 0, lastError(tr.ctx)
	}
	i := uint32(len(tr.funcs))
	tr.funcs = append(tr.funcs, d)
	tr.funcOf = append(tr.funcOf, f)
	tr.funcIndex[f] = i
	return i, nil
}

// bitBlast decides bit-vector problems by a translation to propositional logic
// as a whole; see docs/solver.md for what it was measured against.
const bitBlast = "simplify;propagate-values;solve-eqs;bit-blast;sat"

// tactic is the one that docs/solver.md found best.
func tactic(f smt.Fragment) string {
	switch {
	case f.Quantifier || f.Arith || f.Function || f.Uninterpreted || f.Array:
		return "smt"
	case f.Float:
		return "qffp"
	}
	return bitBlast
}
