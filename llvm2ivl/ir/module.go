package ir

import (
	"iter"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
)

// Module is one LLVM module. Aliases of functions are symbols like any other.
type Module struct {
	DataLayout string
	Globals    []*Global
	Funcs      []*Func
	Aliases    []*Alias
	// Units are the files that were compiled, and Types the structures, unions and typedefs of the C
	// program, as the debug information has them.
	Units []*File
	Types []*CType
}

// Linkage says which modules see a symbol, and which of several definitions is meant.
type Linkage uint8

// The linkages.
const (
	External   Linkage = iota
	Local              // seen in its module only
	Weak               // gives way to an external definition
	Available          // a copy of a definition elsewhere
	ExternWeak         // a declaration of what need not be there
	Appending          // a list that the linker puts together
)

// Func is a function; one without blocks is only declared.
type Func struct {
	Symbol   string
	Linkage  Linkage
	Ret      Type
	Params   []*Param
	Variadic bool
	NoReturn bool
	// NotOptimised is LLVM's optnone, which clang gives to what it compiles with -O0.
	NotOptimised bool
	// Unwinding is what an exception would call: the personality of a function with landing pads, and what begins its handlers.
	Unwinding []Constant
	Blocks    []*Block
	Debug     *Subprogram // nil if nothing is known of the source
	// Of is the function of which this is a copy: it has no address but that one's. Nil if it is no copy.
	Of *Func
}

// Block is a list of instructions that is entered at its start.
type Block struct {
	Label string // "" if it has no name
	Insts []Instruction
	Term  Terminator
	Func  *Func
}

// Global is a global variable; one without Init is only declared.
type Global struct {
	Symbol      string
	Linkage     Linkage
	Content     Type
	Init        Constant
	Immutable   bool
	ThreadLocal bool
	Align       int64
	Debug       *CVariable // nil if it is no variable of the source
}

// Alias is another name of what Aliasee is.
type Alias struct {
	Symbol  string
	Linkage Linkage
	Aliasee Constant
}

// Type is that of an address.
func (*Func) Type() Type { return Ptr }

// Type is that of an address.
func (*Global) Type() Type { return Ptr }

// Type is that of an address.
func (*Alias) Type() Type { return Ptr }

// Name is the symbol.
func (f *Func) Name() string { return f.Symbol }

// Name is the symbol.
func (g *Global) Name() string { return g.Symbol }

// Name is the symbol.
func (a *Alias) Name() string { return a.Symbol }

func (*Func) isConstant()   {}
func (*Global) isConstant() {}
func (*Alias) isConstant()  {}

// Type is that of labels.
func (*Block) Type() Type { return &OpaqueType{"label"} }

// Name is the label.
func (b *Block) Name() string { return b.Label }

// OneStep reports whether the name of f says, as SV-COMP has it, that its whole body is one step.
func (f *Func) OneStep() bool {
	return strings.HasPrefix(f.Symbol, "__VERIFIER_atomic_") && f.Symbol != "__VERIFIER_atomic_begin" && f.Symbol != "__VERIFIER_atomic_end"
}

// Error reports whether to call f is a failure, as SV-COMP has it, whatever its body does.
func (f *Func) Error() bool {
	return (f.Symbol == "reach_error" || f.Symbol == "__VERIFIER_error") && len(f.Params) == 0 && Equal(f.Ret, Void)
}

// Instructions goes through the instructions of all blocks, in their order.
func (f *Func) Instructions() iter.Seq[Instruction] {
	return func(yield func(Instruction) bool) {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if !yield(inst) {
					return
				}
			}
		}
	}
}

// Users goes through the instructions and terminators of all blocks, in their order.
func (f *Func) Users() iter.Seq[User] {
	return func(yield func(User) bool) {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if !yield(inst) {
					return
				}
			}
			if !yield(b.Term) {
				return
			}
		}
	}
}

// Expand puts in the place of each instruction what by appends for it.
func (f *Func) Expand(by func(out []Instruction, inst Instruction) []Instruction) {
	for _, b := range f.Blocks {
		var out []Instruction
		for _, inst := range b.Insts {
			out = by(out, inst)
		}
		b.Insts = out
	}
}

// Calls goes through the calls of all blocks, in their order.
func (f *Func) Calls() iter.Seq[*Call] { return calls(f.Instructions()) }

// Calls goes through the calls in b, in their order.
func (b *Block) Calls() iter.Seq[*Call] { return calls(slices.Values(b.Insts)) }

func calls(insts iter.Seq[Instruction]) iter.Seq[*Call] {
	return func(yield func(*Call) bool) {
		for inst := range insts {
			if call, ok := inst.(*Call); ok && !yield(call) {
				return
			}
		}
	}
}

// Promotable finds the variables of f that are only loaded and stored, so that they could be registers if all that is done
// with one value of one type. Marks of their lifetimes do not count. Where it is only asked of some, these are named.
func (f *Func) Promotable(among ...Value) map[Value]bool {
	out := map[Value]bool{}
	for _, v := range among {
		out[v] = true
	}
	if len(among) == 0 {
		for inst := range f.Instructions() {
			if a, ok := inst.(*Alloca); ok {
				out[a] = true
			}
		}
	}
	for u := range f.Users() {
		switch u := u.(type) {
		case *Load:
			continue
		case *Store:
			delete(out, u.X)
			continue
		case *Call:
			if a, _ := Lifetime(u); a != nil {
				continue
			}
		}
		for _, op := range u.Operands() {
			delete(out, *op)
		}
	}
	return out
}

// Home is the only value that the variable ever holds, a constant or a parameter; nil if there is no such one.
func (f *Func) Home(variable Value) (out Value) {
	if a, ok := variable.(*Alloca); !ok || !f.Promotable(a)[a] {
		return nil
	}
	for at, b := range f.Blocks {
		for _, inst := range b.Insts {
			store, ok := inst.(*Store)
			if !ok || store.Ptr != variable {
				continue
			}
			switch store.X.(type) {
			case Constant, *Param:
			default:
				return nil
			}
			if out != nil || at > 0 {
				return nil
			}
			out = store.X
		}
	}
	return out
}

// Parameter is the parameter of f that v is, or that is loaded from a variable which holds nothing else; nil if there is no such one.
func (f *Func) Parameter(v Value) *Param {
	if load, loads := v.(*Load); loads {
		if v = f.Home(load.Ptr); v != nil && !Equal(v.Type(), load.Typ) {
			return nil
		}
	}
	p, _ := v.(*Param)
	return p
}

// ReversePostorder lists the blocks reachable from entry, each before those that it dominates.
func ReversePostorder(entry *Block) []*Block {
	return digraph.ReversePostorder(entry, func(b *Block) []*Block { return b.Term.Succs() })
}

// Replace puts other values in the place of some, also where debug information speaks of them.
func (f *Func) Replace(by map[Value]Value) {
	for _, b := range f.Blocks {
		b.Replace(by)
	}
}

// Replace is Func.Replace in b. A value that takes the place of another may be replaced itself.
func (b *Block) Replace(by map[Value]Value) {
	put := func(op *Value) {
		for v, ok := by[*op]; ok; v, ok = by[v] {
			*op = v
		}
	}
	for _, inst := range b.Insts {
		for _, op := range inst.Operands() {
			put(op)
		}
		if d, ok := inst.(*Debug); ok {
			put(&d.X)
		}
	}
	for _, op := range b.Term.Operands() {
		put(op)
	}
}

// SplitBehind moves what is behind the instruction at n to a block of its own, which comes next in the function and which it
// returns. The caller gives b a new terminator.
func (b *Block) SplitBehind(n int) *Block {
	rest := &Block{Func: b.Func, Insts: slices.Clone(b.Insts[n+1:]), Term: b.Term}
	b.Insts, b.Term = slices.Clip(b.Insts[:n+1]), nil
	for _, s := range rest.Term.Succs() {
		for _, inst := range s.Insts {
			if phi, ok := inst.(*Phi); ok {
				for i := range phi.Incs {
					if phi.Incs[i].Pred == b {
						phi.Incs[i].Pred = rest
					}
				}
			}
		}
	}
	b.Func.Blocks = slices.Insert(b.Func.Blocks, slices.Index(b.Func.Blocks, b)+1, rest)
	return rest
}

// Behind reports whether look finds something among the instructions that may be executed after instruction i of b, as far as it is not over.
func (b *Block) Behind(i int, look func(Instruction) (found, over bool)) bool {
	return b.BehindAlong(i, func(b *Block) []*Block { return b.Term.Succs() }, look)
}

// BehindAlong is Behind for an execution that leaves each block for one of succs.
func (b *Block) BehindAlong(i int, succs func(*Block) []*Block, look func(Instruction) (found, over bool)) bool {
	seen := map[*Block]bool{}
	var from func(b *Block, i int) bool
	from = func(b *Block, i int) bool {
		for _, inst := range b.Insts[i:] {
			if found, over := look(inst); found || over {
				return found
			}
		}
		return slices.ContainsFunc(succs(b), func(next *Block) bool {
			first := !seen[next]
			seen[next] = true
			return first && from(next, 0)
		})
	}
	return from(b, i+1)
}

// DropUnreachable removes the blocks that control cannot reach.
func (f *Func) DropUnreachable() {
	if len(f.Blocks) == 0 {
		return
	}
	reached := ReversePostorder(f.Blocks[0])
	preds := map[*Block]map[*Block]bool{f.Blocks[0]: {}}
	for _, b := range reached {
		for _, s := range b.Term.Succs() {
			if preds[s] == nil {
				preds[s] = map[*Block]bool{}
			}
			preds[s][b] = true
		}
	}
	var kept []*Block
	for _, b := range f.Blocks {
		if preds[b] == nil {
			continue
		}
		kept = append(kept, b)
		for _, inst := range b.Insts {
			if phi, ok := inst.(*Phi); ok {
				phi.Incs = slices.DeleteFunc(phi.Incs, func(inc Incoming) bool { return !preds[b][inc.Pred] })
			}
		}
	}
	f.Blocks = kept
}

// Flow is the control flow of a function: the blocks that control can reach, in reverse postorder, and their edges by place.
type Flow struct {
	Blocks       []*Block
	Place        map[*Block]int
	Succs, Preds [][]int
}

// Flow is that of f, which has a body.
func (f *Func) Flow() *Flow {
	blocks := ReversePostorder(f.Blocks[0])
	g := &Flow{Blocks: blocks, Place: map[*Block]int{}, Succs: make([][]int, len(blocks)), Preds: make([][]int, len(blocks))}
	for i, b := range blocks {
		g.Place[b] = i
	}
	for i, b := range blocks {
		for _, s := range b.Term.Succs() {
			j := g.Place[s]
			g.Succs[i], g.Preds[j] = append(g.Succs[i], j), append(g.Preds[j], i)
		}
	}
	return g
}

// LooksAtVarArgs reports whether f has variable arguments and looks at them.
func (f *Func) LooksAtVarArgs() bool {
	if !f.Variadic {
		return false
	}
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *Call:
			if g := CalledFunc(inst.Callee); g != nil && strings.HasPrefix(g.Name(), "llvm.va_start") {
				return true
			}
		case *VAArg:
			return true
		}
	}
	return false
}

// Cyclic finds the blocks from which control can come back to them.
func (f *Func) Cyclic() map[*Block]bool {
	out := map[*Block]bool{}
	if !f.goesBack() {
		return out
	}
	g := f.Flow()
	for i, cyclic := range digraph.Cyclic(len(g.Blocks), digraph.Lists(func(i int) []int { return g.Succs[i] })) {
		out[g.Blocks[i]] = cyclic
	}
	return out
}

// goesBack reports whether control can come from a block to one in front of it in the list, or to itself: without that there is no cycle.
func (f *Func) goesBack() bool {
	front := map[*Block]bool{}
	for _, b := range f.Blocks {
		front[b] = true
		if slices.ContainsFunc(b.Term.Succs(), func(s *Block) bool { return front[s] }) {
			return true
		}
	}
	return false
}
