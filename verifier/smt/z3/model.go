package z3

// #include <stdlib.h>
// #include "build.h"
import "C"

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Model reads the values of the variables and functions after Sat; all other
// terms are then evaluated by package smt.
func (s *Solver) Model() (*smt.Model, error) {
	if s.status != smt.Sat {
		return nil, errors.New("z3: no model, the last answer was " + s.status.String())
	}
	if s.model != nil {
		return s.model, nil
	}
	ctx := s.ctx
	m := C.Z3_solver_get_model(ctx, s.solver)
	if m == nil {
		return nil, s.errOr("no model")
	}
	C.Z3_model_inc_ref(ctx, m)
	defer C.Z3_model_dec_ref(ctx, m)
	r := reader{s: s, m: m, elements: map[C.Z3_ast]uint64{}}
	asg := smt.Assignment{Vars: map[smt.Term]value.Value{}, Funcs: map[smt.Func]value.Value{}, Points: map[smt.Term]value.Value{}}
	for _, ts := range s.trans.elements {
		for _, t := range ts {
			if v := r.constant(t); v != nil {
				r.elements[v] = s.arena.Param(t)
				r.next = max(r.next, s.arena.Param(t)+1)
			}
		}
	}
	for _, t := range s.trans.vars {
		z := r.constant(t)
		if z == nil {
			continue // any value will do
		}
		v, err := r.value(z, s.arena.Sort(t))
		if err != nil {
			return nil, fmt.Errorf("z3: value of %s: %w", s.arena.Name(t), err)
		}
		asg.Vars[t] = v
	}
	for i, f := range s.trans.funcOf {
		fi := C.Z3_model_get_func_interp(ctx, m, s.trans.funcs[i])
		if fi == nil {
			continue
		}
		args, result := s.arena.FuncSorts(f)
		v, err := r.function(fi, args, result)
		if err != nil {
			v = value.Value{}
			r.points(f, result, asg.Points)
		}
		asg.Funcs[f] = v
	}
	s.model = smt.NewModel(s.arena, asg)
	return s.model, nil
}

// points evaluates the applications of f, whose graph may be an expression such as
// that of the identity. Those to bound variables have no value.
func (r *reader) points(f smt.Func, result smt.Sort, to map[smt.Term]value.Value) {
	ctx := r.s.ctx
	for _, t := range r.s.trans.applications {
		var z C.Z3_ast
		if smt.Func(r.s.arena.Param(t)) != f || !C.Z3_model_eval(ctx, r.m, r.s.ast(t), true, &z) {
			continue
		}
		if v, err := r.value(z, result); err == nil {
			to[t] = v
		}
	}
}

// reader turns Z3's values into ours.
type reader struct {
	s        *Solver
	m        C.Z3_model
	elements map[C.Z3_ast]uint64 // numbers of the elements of uninterpreted sorts
	next     uint64
}

// constant is Z3's value of a variable; nil if any will do.
func (r *reader) constant(t smt.Term) C.Z3_ast {
	ctx := r.s.ctx
	return C.Z3_model_get_const_interp(ctx, r.m, C.Z3_get_app_decl(ctx, C.Z3_to_app(ctx, r.s.ast(t))))
}

func (r *reader) text(z C.Z3_ast) string { return C.GoString(C.Z3_ast_to_string(r.s.ctx, z)) }

// value reads a value of sort s.
func (r *reader) value(z C.Z3_ast, s smt.Sort) (value.Value, error) {
	ctx, a := r.s.ctx, r.s.arena
	switch s.Kind() {
	case smt.BoolKind:
		switch C.Z3_get_bool_value(ctx, z) {
		case C.Z3_L_TRUE:
			return value.Bool(true), nil
		case C.Z3_L_FALSE:
			return value.Bool(false), nil
		}
	case smt.BVKind:
		var u C.uint64_t
		if s.Width() <= 64 && C.Z3_get_ast_kind(ctx, z) == C.Z3_NUMERAL_AST && C.Z3_get_numeral_uint64(ctx, z, &u) {
			return value.BV64(s.Width(), uint64(u)), nil
		}
		if n, ok := r.numeral(z); ok {
			return value.BV(s.Width(), n), nil
		}
	case smt.IntKind:
		if n, ok := r.numeral(z); ok {
			return value.Int(n), nil
		}
	case smt.RealKind:
		if C.Z3_get_ast_kind(ctx, z) == C.Z3_NUMERAL_AST && !C.Z3_is_algebraic_number(ctx, z) {
			if q, ok := new(big.Rat).SetString(C.GoString(C.Z3_get_numeral_string(ctx, z))); ok {
				return value.Real(q), nil
			}
		}
	case smt.FloatKind:
		return r.float(z, s)
	case smt.UninterpretedKind:
		n, ok := r.elements[z]
		if !ok {
			n = r.next
			r.next++
			r.elements[z] = n
		}
		return value.Elem(a.SortName(s), n), nil
	case smt.ArrayKind:
		return r.array(z, s)
	}
	return value.Value{}, fmt.Errorf("%s is no value of %s", r.text(z), a.SortString(s))
}

func (r *reader) numeral(z C.Z3_ast) (*big.Int, bool) {
	ctx := r.s.ctx
	if C.Z3_get_ast_kind(ctx, z) != C.Z3_NUMERAL_AST {
		return nil, false
	}
	return new(big.Int).SetString(C.GoString(C.Z3_get_numeral_string(ctx, z)), 10)
}

func (r *reader) float(z C.Z3_ast, s smt.Sort) (value.Value, error) {
	ctx := r.s.ctx
	sig, exp := s.Float()
	if C.Z3_fpa_is_numeral_nan(ctx, z) {
		return nan(s), nil
	}
	n, ok := r.numeral(C.Z3_simplify(ctx, C.Z3_mk_fpa_to_ieee_bv(ctx, z)))
	if !ok {
		return value.Value{}, fmt.Errorf("%s is no float", r.text(z))
	}
	return value.Float(sig, exp, n), nil
}

// array reads stores into a constant array, a function's graph, or a lambda
// that tells cases apart by equations.
func (r *reader) array(z C.Z3_ast, s smt.Sort) (value.Value, error) {
	ctx, a := r.s.ctx, r.s.arena
	idx, res := a.ArrayArgs(s), a.ArrayResult(s)
	var stores []C.Z3_app
	for {
		if C.Z3_get_ast_kind(ctx, z) == C.Z3_QUANTIFIER_AST && C.Z3_is_lambda(ctx, z) {
			v, err := r.cases(C.Z3_get_quantifier_body(ctx, z), idx, res, true)
			if err != nil {
				return v, err
			}
			return r.storeAll(v, stores, idx, res)
		}
		if C.Z3_get_ast_kind(ctx, z) != C.Z3_APP_AST {
			break
		}
		app := C.Z3_to_app(ctx, z)
		d := C.Z3_get_app_decl(ctx, app)
		switch C.Z3_get_decl_kind(ctx, d) {
		case C.Z3_OP_STORE:
			stores = append(stores, app)
			z = C.Z3_get_app_arg(ctx, app, 0)
			continue
		case C.Z3_OP_CONST_ARRAY:
			def, err := r.value(C.Z3_get_app_arg(ctx, app, 0), res)
			if err != nil {
				return def, err
			}
			return r.storeAll(value.NewMap(def), stores, idx, res)
		case C.Z3_OP_AS_ARRAY:
			fi := C.Z3_model_get_func_interp(ctx, r.m, C.Z3_get_as_array_func_decl(ctx, z))
			if fi == nil {
				return r.storeAll(a.Default(s), stores, idx, res)
			}
			v, err := r.function(fi, idx, res)
			if err != nil {
				return v, err
			}
			return r.storeAll(v, stores, idx, res)
		}
		break
	}
	return value.Value{}, fmt.Errorf("%s is no value of %s", r.text(z), a.SortString(s))
}

// storeAll applies stores, the outermost first in the list.
func (r *reader) storeAll(v value.Value, stores []C.Z3_app, idx []smt.Sort, res smt.Sort) (value.Value, error) {
	ctx := r.s.ctx
	for i := len(stores) - 1; i >= 0; i-- {
		keys := make([]value.Value, len(idx))
		for j, s := range idx {
			k, err := r.value(C.Z3_get_app_arg(ctx, stores[i], C.uint(j+1)), s)
			if err != nil {
				return k, err
			}
			keys[j] = k
		}
		x, err := r.value(C.Z3_get_app_arg(ctx, stores[i], C.uint(len(idx)+1)), res)
		if err != nil {
			return x, err
		}
		v = v.Store(keys, x)
	}
	return v, nil
}

// function reads the graph of a function.
func (r *reader) function(fi C.Z3_func_interp, args []smt.Sort, result smt.Sort) (value.Value, error) {
	ctx := r.s.ctx
	C.Z3_func_interp_inc_ref(ctx, fi)
	defer C.Z3_func_interp_dec_ref(ctx, fi)
	v, err := r.cases(C.Z3_func_interp_get_else(ctx, fi), args, result, false)
	if err != nil {
		return v, err
	}
	for i := range C.Z3_func_interp_get_num_entries(ctx, fi) {
		e := C.Z3_func_interp_get_entry(ctx, fi, i)
		C.Z3_func_entry_inc_ref(ctx, e)
		keys := make([]value.Value, len(args))
		for j, s := range args {
			if keys[j], err = r.value(C.Z3_func_entry_get_arg(ctx, e, C.uint(j)), s); err != nil {
				break
			}
		}
		var x value.Value
		if err == nil {
			x, err = r.value(C.Z3_func_entry_get_value(ctx, e), result)
		}
		C.Z3_func_entry_dec_ref(ctx, e)
		if err != nil {
			return value.Value{}, err
		}
		v = v.Store(keys, x)
	}
	return v, nil
}

// cases reads the body of a lambda or the default of a function: a value, or
// ites whose conditions say that the arguments equal certain values. Z3 counts
// the variables of a lambda from the last one, those of a function from the first.
func (r *reader) cases(z C.Z3_ast, args []smt.Sort, result smt.Sort, lambda bool) (value.Value, error) {
	ctx, a := r.s.ctx, r.s.arena
	if z == nil {
		return value.NewMap(a.Default(result)), nil
	}
	type point struct {
		keys []value.Value
		z    C.Z3_ast
	}
	var points []point
	for r.isApp(z, C.Z3_OP_ITE) {
		app := C.Z3_to_app(ctx, z)
		keys := make([]value.Value, len(args))
		if err := r.equations(C.Z3_get_app_arg(ctx, app, 0), args, keys, lambda); err != nil {
			return value.Value{}, err
		}
		if !allValid(keys) {
			return value.Value{}, fmt.Errorf("%s does not fix all arguments", r.text(z))
		}
		points = append(points, point{keys, C.Z3_get_app_arg(ctx, app, 1)})
		z = C.Z3_get_app_arg(ctx, app, 2)
	}
	var v value.Value
	if def, err := r.value(z, result); err == nil {
		v = value.NewMap(def)
	} else if v = r.set(z, args, lambda); result != smt.SortBool || !v.IsValid() {
		return v, err
	}
	for i := len(points) - 1; i >= 0; i-- {
		x, err := r.value(points[i].z, result)
		if err != nil {
			return x, err
		}
		v = v.Store(points[i].keys, x)
	}
	return v, nil
}

// set reads a condition as the set of the arguments for which it holds: a map to
// Booleans, not valid if it is of another form than combined equations.
func (r *reader) set(z C.Z3_ast, args []smt.Sort, lambda bool) value.Value {
	ctx := r.s.ctx
	keys := make([]value.Value, len(args))
	if r.equations(z, args, keys, lambda) == nil {
		if !allValid(keys) {
			return value.Value{}
		}
		return value.NewMap(value.Bool(false)).Store(keys, value.Bool(true))
	}
	switch {
	case r.isApp(z, C.Z3_OP_NOT):
		inner := r.set(C.Z3_get_app_arg(ctx, C.Z3_to_app(ctx, z), 0), args, lambda)
		if !inner.IsValid() {
			return inner
		}
		out := value.NewMap(value.Bool(!inner.Default().IsTrue()))
		inner.Each(func(at []value.Value, in value.Value) bool {
			out = out.Store(at, value.Bool(!in.IsTrue()))
			return true
		})
		return out
	case r.isApp(z, C.Z3_OP_OR):
		app := C.Z3_to_app(ctx, z)
		out := value.NewMap(value.Bool(false))
		for i := range C.Z3_get_app_num_args(ctx, app) {
			part := r.set(C.Z3_get_app_arg(ctx, app, i), args, lambda)
			if !part.IsValid() || part.Default().IsTrue() {
				return value.Value{}
			}
			part.Each(func(at []value.Value, in value.Value) bool {
				out = out.Store(at, in)
				return true
			})
		}
		return out
	}
	return value.Value{}
}

func allValid(vs []value.Value) bool {
	return !slices.ContainsFunc(vs, func(v value.Value) bool { return !v.IsValid() })
}

func (r *reader) isApp(z C.Z3_ast, kind C.Z3_decl_kind) bool {
	ctx := r.s.ctx
	return C.Z3_get_ast_kind(ctx, z) == C.Z3_APP_AST &&
		C.Z3_get_decl_kind(ctx, C.Z3_get_app_decl(ctx, C.Z3_to_app(ctx, z))) == kind
}

// equations reads a condition that sets arguments to values.
func (r *reader) equations(z C.Z3_ast, args []smt.Sort, keys []value.Value, lambda bool) error {
	ctx := r.s.ctx
	if r.isApp(z, C.Z3_OP_AND) {
		app := C.Z3_to_app(ctx, z)
		for i := range C.Z3_get_app_num_args(ctx, app) {
			if err := r.equations(C.Z3_get_app_arg(ctx, app, i), args, keys, lambda); err != nil {
				return err
			}
		}
		return nil
	}
	negated := r.isApp(z, C.Z3_OP_NOT)
	if negated {
		z = C.Z3_get_app_arg(ctx, C.Z3_to_app(ctx, z), 0)
	}
	position := func(v C.Z3_ast) int {
		i := int(C.Z3_get_index_value(ctx, v))
		if lambda {
			i = len(args) - 1 - i
		}
		return i
	}
	isVar := func(z C.Z3_ast) bool { return C.Z3_get_ast_kind(ctx, z) == C.Z3_VAR_AST }
	if isVar(z) {
		keys[position(z)] = value.Bool(!negated)
		return nil
	}
	if !negated && r.isApp(z, C.Z3_OP_EQ) {
		app := C.Z3_to_app(ctx, z)
		x, y := C.Z3_get_app_arg(ctx, app, 0), C.Z3_get_app_arg(ctx, app, 1)
		if !isVar(x) {
			x, y = y, x
		}
		if isVar(x) {
			i := position(x)
			k, err := r.value(y, args[i])
			keys[i] = k
			return err
		}
	}
	return fmt.Errorf("cannot read the condition %s", r.text(z))
}
