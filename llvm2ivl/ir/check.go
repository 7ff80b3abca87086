package ir

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
)

// Misfit says where a module does not fit together, and how.
type Misfit struct {
	Block *Block
	Inst  int // of the block; the number of its instructions for the terminator
	What  string
}

// Check looks for reachable code that does not fit together: operands of types that an instruction does not take, values
// whose definitions do not dominate their uses. It is nil for a well-formed module. All rooms after the reader rely on that.
func Check(m *Module) *Misfit {
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			if fault := (&checker{fn: f}).function(); fault != nil {
				return fault
			}
		}
	}
	return nil
}

type checker struct {
	fn *Func
	*Flow
	idom  []int
	place map[Value][2]int // of a definition: place of its block, place in the block
}

// function checks the blocks of a function; nil if all fits.
func (c *checker) function() *Misfit {
	c.Flow = c.fn.Flow()
	c.idom = digraph.Dominators(c.Succs, c.Preds, 0)
	c.place = map[Value][2]int{}
	for i, b := range c.Blocks {
		for j, inst := range b.Insts {
			c.place[inst] = [2]int{i, j}
		}
		if e, ok := b.Term.(*Exit); ok {
			c.place[e] = [2]int{i, len(b.Insts)}
		}
	}
	if len(c.Preds[0]) > 0 {
		return &Misfit{c.Blocks[0], 0, "control comes back to the entry"}
	}
	// Phis come last: their operands stand in blocks that are to be checked themselves before they are asked for types.
	for _, phis := range []bool{false, true} {
		for i, b := range c.Blocks {
			for j, inst := range b.Insts {
				what := ""
				if phi, ok := inst.(*Phi); ok && phis {
					what = c.phi(phi, i)
				} else if !ok && !phis {
					what = c.instruction(inst, i, j)
				}
				if what != "" {
					return &Misfit{b, j, what}
				}
			}
			if what := c.terminator(b.Term, i, len(b.Insts)); what != "" && !phis {
				return &Misfit{b, len(b.Insts), what}
			}
		}
	}
	return nil
}

// operand says what is wrong with using v at place j of block i.
func (c *checker) operand(v Value, i, j int) string {
	switch v := v.(type) {
	case Instruction, *Exit:
		at, ok := c.place[v]
		if !ok || at[0] == i && at[1] >= j || !digraph.Dominates(c.idom, at[0], i) {
			return fmt.Sprintf("%%%s is used where it need not be defined", v.(Named).Name())
		}
		if t := v.Type(); t == nil || Equal(t, Void) {
			return fmt.Sprintf("%%%s has no value", v.(Named).Name())
		}
	case *Param:
		if slices.Contains(c.fn.Params, v) {
			return ""
		}
		return "the parameter of another function is used"
	case Constant:
		return constant(v)
	}
	return ""
}

// constant says what is wrong with a constant.
func constant(v Constant) string {
	switch v := v.(type) {
	case *Aggregate:
		for i, e := range v.Elems {
			if t := Part(v.Typ, uint64(i)); t == nil || !Equal(t, e.Type()) {
				return fmt.Sprintf("the parts of a constant are not those of the type %s", v.Typ)
			}
		}
	case *Expr:
		if strings.HasSuffix(string(v.Op), "cmp") && !Equal(v.Args[0].Type(), v.Args[1].Type()) {
			return fmt.Sprintf("a constant with %s has operands of the types %s and %s", v.Op, v.Args[0].Type(), v.Args[1].Type())
		}
	}
	for _, p := range Parts(v) {
		if what := constant(p); what != "" {
			return what
		}
	}
	return ""
}

// is reports whether the elements of t (t itself if it is no vector) are of a kind.
func is(t Type, kinds string) bool {
	e, _ := Elements(t)
	switch e.(type) {
	case *IntType:
		return strings.Contains(kinds, "i")
	case *FloatType:
		return strings.Contains(kinds, "f")
	case *PointerType:
		return strings.Contains(kinds, "p")
	case *StructType, *ArrayType:
		return strings.Contains(kinds, "a")
	}
	return false
}

// scalar is the same for types that are no vectors.
func scalar(t Type, kinds string) bool { return is(t, kinds) && alike(t, I1) }

// alike reports whether two types have the same number of elements.
func alike(a, b Type) bool {
	x, ok1 := a.(*VectorType)
	y, ok2 := b.(*VectorType)
	return ok1 == ok2 && (!ok1 || x.Len == y.Len && x.Scalable == y.Scalable)
}

// casts are the kinds of types that each cast is from and to.
var casts = map[Op][2]string{"trunc": {"i", "i"}, "zext": {"i", "i"}, "sext": {"i", "i"}, "fptrunc": {"f", "f"}, "fpext": {"f", "f"},
	"fptoui": {"f", "i"}, "fptosi": {"f", "i"}, "uitofp": {"i", "f"}, "sitofp": {"i", "f"}, "ptrtoint": {"p", "i"}, "inttoptr": {"i", "p"},
	"addrspacecast": {"p", "p"}, "bitcast": {"if", "if"}}

// width is the number of bits of an integer, a floating-point number, or a vector of them.
func width(t Type) int64 {
	e, n := Elements(t)
	if i, ok := e.(*IntType); ok {
		return int64(n) * int64(i.Bits)
	}
	return int64(n) * formatBits(e.(*FloatType).Kind)
}

// instruction says what does not fit of the j-th instruction of the i-th block; "" if nothing.
func (c *checker) instruction(inst Instruction, i, j int) string {
	for _, op := range inst.Operands() {
		if what := c.operand(*op, i, j); what != "" {
			return what
		}
	}
	types := func(kinds string, vs ...Value) bool {
		for _, v := range vs {
			if !is(v.Type(), kinds) || !Equal(v.Type(), vs[0].Type()) {
				return false
			}
		}
		return true
	}
	fits := true
	switch inst := inst.(type) {
	case *Alloca:
		fits = is(inst.Elem, "ifpa") && (inst.Count == nil || scalar(inst.Count.Type(), "i"))
	case *Load:
		fits = IsPointer(inst.Ptr.Type()) && is(inst.Typ, "ifpa")
	case *Store:
		fits = IsPointer(inst.Ptr.Type()) && is(inst.X.Type(), "ifpa")
	case *CmpXchg:
		fits = IsPointer(inst.Ptr.Type()) && types("ip", inst.Cmp, inst.New) && alike(inst.New.Type(), I1)
	case *AtomicRMW:
		kinds := "ip"
		if inst.Op[0] == 'f' || inst.Op == "xchg" {
			kinds = "ifp"
		}
		fits = IsPointer(inst.Ptr.Type()) && scalar(inst.X.Type(), kinds) && (inst.Op[0] != 'f' || is(inst.X.Type(), "f"))
	case *GEP:
		fits = is(inst.Base.Type(), "p") && c.indices(inst)
	case *Binary:
		kinds := "i"
		if inst.Op[0] == 'f' {
			kinds = "f"
		}
		fits = types(kinds, inst.X, inst.Y)
	case *FNeg:
		fits = types("f", inst.X)
	case *ICmp:
		fits = types("ip", inst.X, inst.Y)
	case *FCmp:
		fits = types("f", inst.X, inst.Y)
	case *Cast:
		from, to, kinds := inst.X.Type(), inst.To, casts[inst.Op]
		fits = is(from, kinds[0]) && is(to, kinds[1]) && (alike(from, to) || inst.Op == "bitcast")
		if fits {
			switch inst.Op {
			case "bitcast":
				fits = width(from) == width(to)
			case "trunc", "fptrunc":
				fits = width(from) > width(to)
			case "zext", "sext", "fpext":
				fits = width(from) < width(to)
			}
		}
	case *Select:
		cond, _ := Elements(inst.Cond.Type())
		_, vector := inst.Cond.Type().(*VectorType)
		fits = Equal(cond, I1) && types("ifpa", inst.X, inst.Y) && (!vector || alike(inst.Cond.Type(), inst.X.Type()))
	case *ExtractValue:
		fits = part(inst.X.Type(), inst.Indices) != nil
	case *InsertValue:
		t := part(inst.X.Type(), inst.Indices)
		fits = t != nil && Equal(t, inst.Elem.Type())
	case *ExtractElement:
		_, vector := inst.X.Type().(*VectorType)
		fits = vector && scalar(inst.Index.Type(), "i")
	case *InsertElement:
		v, vector := inst.X.Type().(*VectorType)
		fits = vector && Equal(v.Elem, inst.Elem.Type()) && scalar(inst.Index.Type(), "i")
	case *ShuffleVector:
		_, vector := inst.X.Type().(*VectorType)
		mask, ok := inst.Mask.Type().(*VectorType)
		fits = vector && ok && Equal(mask.Elem, I32) && Equal(inst.X.Type(), inst.Y.Type())
	case *Call:
		return c.call(inst)
	}
	if !fits {
		return "the types of the operands are not those that the instruction takes"
	}
	return ""
}

// part is the type of a part that is no element of a vector, nil if there is none.
func part(t Type, indices []uint64) Type {
	for _, n := range indices {
		if a, ok := t.(*ArrayType); ok && n >= a.Len || is(t, "ifp") {
			return nil
		}
		if t = Part(t, n); t == nil {
			return nil
		}
	}
	return t
}

// indices reports whether the indices of a getelementptr lead somewhere.
func (c *checker) indices(gep *GEP) bool {
	t := gep.Elem
	for n, v := range gep.Indices {
		if !is(v.Type(), "i") {
			return false
		}
		if n == 0 {
			continue
		}
		k := uint64(0)
		if _, ok := t.(*StructType); ok {
			var known bool
			if k, known = index(v); !known {
				return false
			}
		}
		if t = Part(t, k); t == nil {
			return false
		}
	}
	return is(t, "ifpa")
}

// index is the number of a field, which LLVM has as a constant of 32 bits.
func index(v Value) (uint64, bool) {
	if t, ok := v.Type().(*IntType); !ok || t.Bits != 32 {
		return 0, false
	}
	switch v := v.(type) {
	case *Int:
		return v.X.Uint64(), v.X.IsUint64()
	case *Zero:
		return 0, true
	}
	return 0, false
}

func (c *checker) phi(phi *Phi, i int) string {
	from := map[*Block]bool{}
	for _, inc := range phi.Incs {
		from[inc.Pred] = true
		if what := c.operand(inc.X, c.Flow.Place[inc.Pred], len(inc.Pred.Insts)); what != "" {
			return what
		}
		if !Equal(inc.X.Type(), phi.Typ) {
			return fmt.Sprintf("a value of the type %s comes into a phi of %s", inc.X.Type(), phi.Typ)
		}
	}
	for _, p := range c.Preds[i] {
		if !from[c.Blocks[p]] {
			return fmt.Sprintf("the phi has no value for the block %s", c.Blocks[p].Label)
		}
	}
	return ""
}

// call checks the arguments of what is called by its name and has no variable ones.
func (c *checker) call(call *Call) string {
	f := CalledFunc(call.Callee)
	if _, ok := call.Callee.(*InlineAsm); !ok && !IsPointer(call.Callee.Type()) {
		return "what is called is no function"
	}
	if f == nil || !strings.HasPrefix(f.Symbol, "llvm.") {
		return ""
	}
	fits := len(call.Args) == len(f.Params) && Equal(call.Typ, f.Ret) && !f.Variadic
	for i := 0; fits && i < len(call.Args); i++ {
		fits = Equal(call.Args[i].Type(), f.Params[i].Typ)
	}
	if !fits {
		return fmt.Sprintf("the arguments of @%s are not those that it is declared with", f.Symbol)
	}
	return ""
}

// terminator says what does not fit of the end of the i-th block, which has j instructions; "" if nothing.
func (c *checker) terminator(term Terminator, i, j int) string {
	for _, op := range term.Operands() {
		if what := c.operand(*op, i, j); what != "" {
			return what
		}
	}
	fits := true
	switch term := term.(type) {
	case *Ret:
		if term.X == nil {
			fits = Equal(c.fn.Ret, Void)
		} else {
			fits = Equal(c.fn.Ret, term.X.Type())
		}
	case *CondBr:
		fits = Equal(term.Cond.Type(), I1)
	case *Switch:
		_, isInt := term.X.Type().(*IntType)
		fits = isInt || IsPointer(term.X.Type())
		for _, k := range term.Cases {
			fits = fits && Equal(k.X.Type(), term.X.Type())
		}
	}
	if !fits {
		return "the types of the operands are not those that the terminator takes"
	}
	return ""
}
