package smt

import (
	"context"
	enc "encoding/binary"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/pause"
)

// maxEliminate bounds the terms that the elimination of arrays may add.
const maxEliminate = 1 << 22

// Elimination rewrites formulas so that no array and no uninterpreted function
// is left: a read is moved through the stores and ites to the variables, the
// read of a variable (and the application of a function) becomes a fresh
// variable, and for each two of them equal indices imply equal values
// (Ackermann's reduction). It cannot do equations between arrays, arrays as
// elements or arguments, and quantifiers.
type Elimination struct {
	a         *Arena
	memo      map[Term]Term
	reads     map[string]Term // what read computed, by array and indices
	accesses  map[access][]read
	order     []access
	pending   []Term
	remaining int
	stop      func() bool // asked now and then; true gives up
}

// access is an array variable or a function.
type access struct {
	array Term
	f     Func
}

// read is a fresh variable and the indices whose element it is.
type read struct {
	idx   []Term
	value Term
}

// NewElimination makes an elimination for terms of a.
func NewElimination(a *Arena) *Elimination {
	return &Elimination{a: a, memo: map[Term]Term{}, reads: map[string]Term{}, accesses: map[access][]read{}, remaining: maxEliminate}
}

// Rewrite is t without arrays and functions, and the constraints on the new
// variables that must hold besides; false if that cannot be done, or only with
// very many terms.
func (e *Elimination) Rewrite(t Term) (Term, []Term, bool) {
	a := e.a
	for i, x := range a.PostOrder(t) {
		if _, done := e.memo[x]; done {
			continue
		}
		if i%1024 == 0 && e.stop != nil && e.stop() {
			return 0, nil, false
		}
		n := a.nodes[x]
		if n.sort.Kind() == ArrayKind {
			if n.op == OpSelect || n.op == OpApp || a.ArrayResult(n.sort).Kind() == ArrayKind {
				return 0, nil, false
			}
			for _, s := range a.ArrayArgs(n.sort) {
				if s.Kind() == ArrayKind {
					return 0, nil, false
				}
			}
			e.memo[x] = x // read rewrites it
			continue
		}
		r, ok := e.rewrite(x, n)
		if !ok || e.remaining < 0 {
			return 0, nil, false
		}
		e.memo[x] = r
	}
	constraints := e.pending
	e.pending = nil
	return e.memo[t], constraints, true
}

func (e *Elimination) rewrite(x Term, n node) (Term, bool) {
	a := e.a
	if n.n == 0 {
		return x, n.op != OpBound
	}
	args := a.Args(x)
	switch n.op {
	case OpForall, OpExists:
		return 0, false
	case OpSelect:
		return e.read(args[0], e.rewritten(args[1:])), true
	case OpEq:
		if a.nodes[args[0]].sort.Kind() == ArrayKind {
			return 0, false
		}
	case OpApp:
		for _, y := range args {
			if a.nodes[y].sort.Kind() == ArrayKind {
				return 0, false
			}
		}
		return e.access(access{f: Func(n.p) + 1}, e.rewritten(args), n.sort), true
	}
	ts := e.rewritten(args)
	if slices.Equal(ts, args) {
		return x, true
	}
	e.remaining--
	return a.Rebuild(x, ts), true
}

func (e *Elimination) rewritten(ts []Term) []Term {
	out := make([]Term, len(ts))
	for i, t := range ts {
		out[i] = e.memo[t]
	}
	return out
}

// read is the element of an array at indices that are rewritten already.
func (e *Elimination) read(arr Term, idx []Term) Term {
	a := e.a
	var chain []Term // stores passed on the way down
	var result Term
	for result == 0 && e.remaining >= 0 {
		key := readKey(arr, idx)
		if r, ok := e.reads[key]; ok {
			result = r
			break
		}
		n := a.nodes[arr]
		args := a.Args(arr)
		switch n.op {
		case OpStore:
			chain = append(chain, arr)
			e.remaining--
			arr = args[0]
			continue
		case OpConstArray:
			result = e.memo[args[0]]
		case OpIte:
			result = a.Ite(e.memo[args[0]], e.read(args[1], idx), e.read(args[2], idx))
		default: // a variable
			result = e.access(access{array: arr}, idx, a.ArrayResult(n.sort))
		}
		e.reads[key] = result
	}
	if e.remaining < 0 {
		return termFalse
	}
	for i := len(chain) - 1; i >= 0; i-- {
		args := a.Args(chain[i])
		same := a.EqAll(e.rewritten(args[1:len(args)-1]), idx)
		result = a.Ite(same, e.memo[args[len(args)-1]], result)
		e.reads[readKey(chain[i], idx)] = result
	}
	return result
}

func readKey(arr Term, idx []Term) string {
	key := enc.LittleEndian.AppendUint32(make([]byte, 0, 4+4*len(idx)), uint32(arr))
	for _, i := range idx {
		key = enc.LittleEndian.AppendUint32(key, uint32(i))
	}
	return string(key)
}

// EqAll says that each of x is equal to that of y, as those of two empty lists are.
func (a *Arena) EqAll(x, y []Term) Term {
	var buf [4]Term
	eqs := buf[:0]
	for i := range x {
		eqs = append(eqs, a.Eq(x[i], y[i]))
	}
	return a.And(eqs...)
}

// access is the fresh variable for the element of an array variable or the
// result of a function.
func (e *Elimination) access(of access, idx []Term, s Sort) Term {
	a := e.a
	before := e.accesses[of]
	if before == nil {
		e.order = append(e.order, of)
	}
	for _, r := range before {
		if slices.Equal(r.idx, idx) {
			return r.value
		}
	}
	name := "read"
	if of.array != 0 {
		name = a.Name(of.array) + "[]"
	} else {
		name = a.FuncName(of.f-1) + "()"
	}
	v := a.Fresh(name, s)
	for _, r := range before {
		e.remaining--
		if same := a.EqAll(r.idx, idx); same != termFalse {
			e.pending = append(e.pending, a.Implies(same, a.Eq(r.value, v)))
		}
	}
	e.accesses[of] = append(before, read{idx, v})
	return v
}

// Complete adds the values of the eliminated arrays and functions to an
// assignment of the rewritten formulas.
func (e *Elimination) Complete(m Assignment) Assignment {
	eval := NewEvaluator(e.a, m)
	out := Assignment{Vars: map[Term]value.Value{}, Funcs: map[Func]value.Value{}}
	maps.Copy(out.Vars, m.Vars)
	maps.Copy(out.Funcs, m.Funcs)
	for _, of := range e.order {
		reads := e.accesses[of]
		v := value.NewMap(e.a.Default(e.a.Sort(reads[0].value)))
		for _, r := range reads {
			keys := make([]value.Value, len(r.idx))
			for i, t := range r.idx {
				keys[i] = eval.Value(t)
			}
			v = v.Store(keys, eval.Value(r.value))
		}
		if of.array != 0 {
			out.Vars[of.array] = v
		} else {
			out.Funcs[of.f-1] = v
		}
	}
	return out
}

// Eliminate wraps the solvers that make makes: formulas over Booleans,
// bit-vectors and floats with arrays and functions are given to one without
// these (see Elimination); all others, and those that cannot be rewritten, as
// they are.
func Eliminate(a *Arena, make func() (Solver, error)) (Solver, error) {
	s, err := make()
	if err != nil {
		return nil, err
	}
	return &eliminating{Solver: s, a: a, make: make, e: NewElimination(a)}, nil
}

type eliminating struct {
	Solver
	a        *Arena
	make     func() (Solver, error)
	e        *Elimination // nil once it was given up
	asserted []Term
	sent     int
	model    *Model
}

func (s *eliminating) Assert(t Term) { s.asserted = append(s.asserted, t) }

func (s *eliminating) Check(ctx context.Context, assumptions ...Term) (Status, error) {
	s.model = nil
	if s.e != nil {
		s.e.stop = func() bool { return pause.Wait(ctx) != nil }
	}
	rewritten, ok := s.rewrite(assumptions)
	if !ok {
		if err := ctx.Err(); err != nil {
			return Unknown, err // what was rewritten serves the next Check
		}
		// Start again without elimination.
		s.e, s.sent = nil, 0
		fresh, err := s.make()
		if err != nil {
			return Unknown, err
		}
		s.Solver.Close()
		s.Solver = fresh
	}
	if s.e != nil {
		return s.Solver.Check(ctx, rewritten...)
	}
	for _, t := range s.asserted[s.sent:] {
		s.Solver.Assert(t)
	}
	s.sent = len(s.asserted)
	return s.Solver.Check(ctx, assumptions...)
}

// rewrite sends the new assertions without arrays, and gives the assumptions so; false if it cannot.
func (s *eliminating) rewrite(assumptions []Term) (out []Term, ok bool) {
	if s.e == nil {
		return nil, true
	}
	terms := append(slices.Clone(s.asserted[s.sent:]), assumptions...)
	if f := s.a.FragmentOf(terms...); f.Arith || f.Uninterpreted || f.Quantifier {
		return nil, false
	}
	for _, t := range terms {
		r, constraints, ok := s.e.Rewrite(t)
		if !ok {
			return nil, false
		}
		for _, c := range constraints {
			s.Solver.Assert(c)
		}
		if s.sent < len(s.asserted) {
			s.Solver.Assert(r)
			s.sent++
		} else {
			out = append(out, r)
		}
	}
	return out, true
}

func (s *eliminating) Model() (*Model, error) {
	if s.model != nil {
		return s.model, nil
	}
	m, err := s.Solver.Model()
	if err == nil && s.e != nil {
		m = NewModel(s.a, s.e.Complete(m.Assignment))
	}
	if err == nil {
		s.model = m
	}
	return m, err
}
