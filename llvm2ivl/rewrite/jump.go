package rewrite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// longjmp returns a second time from a call of setjmp, in a function further up the stack. The rewriting makes ordinary
// control flow of it: a call from which a jump may come is followed by a test, and while a jump is under way the caller
// returns, or goes on behind its own call of setjmp if the jump leads there. The models (models/c/setjmp.c) keep where that is.
//
// A model of a function F that may return again defines, beside F, __model_again_F, which has F's parameters and one more: the
// address of the landing, a variable of the caller that has F's result. The functions of the model that are called besides:
const (
	againPrefix = "__model_again_"
	jump        = "__model_jump"    // begins a jump
	jumping     = "__model_jumping" // (): whether one is under way
	lands       = "__model_lands"   // (landing): whether it leads there; it is over then
)

// A jumper rewrites the functions through which jumps lead.
type jumper struct {
	*rewriter
	begin, jumping, lands *ir.Func
	again                 map[*ir.Func]*ir.Func
	through               map[*ir.Func]bool // jumps may come out of a call of them; of nil: of a call by address
}

// A landing is where control goes on behind a call that returns again.
type landing struct {
	slot *ir.Alloca // has the result
	call *ir.Block  // ends with the call
	at   *ir.Block
}

// jumps makes jumps explicit in all functions. Only those of the program have landings. taken are the functions that a call by address may mean.
func (r *rewriter) jumps(program, all []*ir.Func, taken map[ir.Constant]bool) {
	j := &jumper{
		rewriter: r,
		begin:    r.models[jump], jumping: r.models[jumping], lands: r.models[lands],
		again: map[*ir.Func]*ir.Func{},
	}
	if j.begin == nil || j.jumping == nil || j.lands == nil {
		return
	}
	j.through = callersOf(all, []*ir.Func{j.begin}, func(call *ir.Call) bool { return !isAssembly(call) }, func(f *ir.Func) bool { return taken[f] })
	if !slices.ContainsFunc(program, func(f *ir.Func) bool { return j.through[f] }) {
		return
	}
	for name, g := range r.models {
		if base, ok := strings.CutPrefix(name, againPrefix); ok && r.models[base] != nil {
			j.again[r.models[base]] = g
		}
	}
	landings := map[*ir.Func][]landing{}
	for _, f := range program {
		landings[f] = j.land(f)
	}
	for _, f := range all {
		if j.through[f] && f != j.begin {
			j.leave(f, landings[f])
			if len(landings[f]) > 0 {
				demote(f)
			}
		}
	}
}

// mayJump reports whether the instruction is a call from which a jump may come.
func (j *jumper) mayJump(inst ir.Instruction) bool {
	call, ok := inst.(*ir.Call)
	return ok && !isAssembly(call) && j.through[ir.CalledFunc(call.Callee)]
}

func isAssembly(call *ir.Call) bool {
	_, ok := call.Callee.(*ir.InlineAsm)
	return ok
}

// land gives the calls in f that may return again their landings.
func (j *jumper) land(f *ir.Func) []landing {
	var out []landing
	for i := 0; i < len(f.Blocks); i++ {
		b := f.Blocks[i]
		n := slices.IndexFunc(b.Insts, func(inst ir.Instruction) bool {
			call, ok := inst.(*ir.Call)
			return ok && j.again[ir.CalledFunc(call.Callee)] != nil
		})
		if n < 0 {
			continue
		}
		call := b.Insts[n].(*ir.Call)
		slot := local(fmt.Sprintf("landing.%d", len(out)), call.Typ)
		result := &ir.Load{Instr: call.Instr, Typ: call.Typ, Ptr: slot}
		f.Replace(map[ir.Value]ir.Value{call: result})
		call.Callee, call.Args = j.again[ir.CalledFunc(call.Callee)], append(slices.Clone(call.Args), slot)
		call.ID, call.Typ = "", ir.Void
		at := b.SplitBehind(n)
		at.Insts = slices.Insert(at.Insts, 0, ir.Instruction(result))
		b.Term = &ir.Br{Term: ir.Term{At: call.At}, Target: at}
		out = append(out, landing{slot, b, at})
	}
	for _, l := range out {
		prepend(f.Blocks[0], l.slot, &ir.Debug{Var: &ir.CVariable{Name: "result of setjmp"}, X: l.slot, Declare: true})
	}
	return out
}

func local(id string, typ ir.Type) *ir.Alloca { return &ir.Alloca{Instr: ir.Instr{ID: id}, Elem: typ} }

func prepend(b *ir.Block, insts ...ir.Instruction) { b.Insts = slices.Insert(b.Insts, 0, insts...) }

// leave puts a test behind each call in f from which a jump may come.
func (j *jumper) leave(f *ir.Func, landings []landing) {
	back := &ir.Ret{}
	if !ir.Equal(f.Ret, ir.Void) {
		back.X = &ir.Zero{Typ: f.Ret}
	}
	away := &ir.Block{Label: "jump", Func: f, Term: back}
	calls := map[*ir.Block]bool{}
	for i := 0; i < len(f.Blocks); i++ {
		b := f.Blocks[i]
		n := slices.IndexFunc(b.Insts, j.mayJump)
		if n < 0 {
			continue
		}
		call := b.Insts[n].(*ir.Call)
		call.NoReturn = false
		rest := b.SplitBehind(n)
		test := &ir.Call{Instr: ir.Instr{ID: fmt.Sprintf("jumping.%d", i), At: call.At}, Typ: ir.I1, Callee: j.jumping}
		b.Insts = append(b.Insts, test)
		b.Term = &ir.CondBr{Term: ir.Term{At: call.At}, Cond: test, Then: away, Else: rest}
		calls[b] = true
	}
	f.NoReturn = false
	changed := make([][]*ir.Alloca, len(landings))
	for i := range landings {
		l := &landings[i]
		// The block has been split if there are calls in front of that of setjmp.
		l.call = f.Blocks[slices.IndexFunc(f.Blocks, func(b *ir.Block) bool { return slices.Contains(b.Term.Succs(), l.at) })]
		changed[i] = changedSince(f, *l, calls)
	}
	f.Blocks = append(f.Blocks, away)
	for i, l := range landings {
		test := &ir.Call{Instr: ir.Instr{ID: fmt.Sprintf("lands.%d", i)}, Typ: ir.I1, Callee: j.lands, Args: []ir.Value{l.slot}}
		lost := j.lose(f, l, changed[i])
		next := &ir.Block{Func: f, Term: back}
		away.Insts, away.Term = append(away.Insts, test), &ir.CondBr{Cond: test, Then: lost, Else: next}
		f.Blocks = append(f.Blocks, next)
		away = next
	}
}

// changedSince lists the variables that may have changed between a call of setjmp and a jump to it, and are not volatile: they
// have no values behind the jump (C11 7.13.2.1). calls are the blocks that end with a call from which a jump may come.
func changedSince(f *ir.Func, l landing, calls map[*ir.Block]bool) []*ir.Alloca {
	reached := reach(l.at, l.call)
	volatile, stored := map[ir.Value]bool{}, map[ir.Value]bool{}
	for _, b := range f.Blocks {
		between := slices.Contains(reached, b)
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Load:
				volatile[inst.Ptr] = volatile[inst.Ptr] || inst.Volatile
			case *ir.Store:
				volatile[inst.Ptr] = volatile[inst.Ptr] || inst.Volatile
				if _, ok := inst.Ptr.(*ir.Alloca); ok && between && !stored[inst.Ptr] {
					stored[inst.Ptr] = slices.ContainsFunc(reach(b, l.call), func(c *ir.Block) bool { return calls[c] })
				}
			}
		}
	}
	var out []*ir.Alloca
	for inst := range f.Instructions() {
		if a, ok := inst.(*ir.Alloca); ok && stored[a] && !volatile[a] {
			out = append(out, a)
		}
	}
	return out
}

// reach lists the blocks to which control comes from b without going on behind the block end.
func reach(b, end *ir.Block) []*ir.Block {
	return digraph.Reach(func(b *ir.Block) []*ir.Block {
		if b == end {
			return nil
		}
		return b.Term.Succs()
	}, b)
}

// lose is where a jump to the landing leads first: variables that were stored to since the call of setjmp lose their values there.
// Whether one was, a variable says.
func (j *jumper) lose(f *ir.Func, l landing, changed []*ir.Alloca) *ir.Block {
	next := l.at
	for _, a := range changed {
		flag := local(a.ID+".changed", ir.I1)
		no, yes := ir.NewInt(ir.I1, 0), ir.NewInt(ir.I1, 1)
		for _, b := range f.Blocks {
			for n := 0; n < len(b.Insts); n++ {
				if s, ok := b.Insts[n].(*ir.Store); ok && s.Ptr == ir.Value(a) {
					b.Insts = slices.Insert(b.Insts, n, ir.Instruction(&ir.Store{Instr: ir.Instr{At: s.At}, X: yes, Ptr: flag}))
					n++
				}
			}
		}
		prepend(f.Blocks[0], flag)
		l.call.Insts = append(l.call.Insts, &ir.Store{X: no, Ptr: flag})
		test := &ir.Load{Instr: ir.Instr{ID: flag.ID + ".at." + l.slot.ID}, Typ: ir.I1, Ptr: flag}
		lost := &ir.Block{Func: f, Insts: []ir.Instruction{lifetime(j.layout, "start", a, ir.Loc{})}, Term: &ir.Br{Target: next}}
		next = &ir.Block{Func: f, Insts: []ir.Instruction{test}, Term: &ir.CondBr{Cond: test, Then: lost, Else: next}}
		f.Blocks = append(f.Blocks, lost, next)
	}
	return next
}

// demote keeps what is computed in one block and used in another in variables: what dominated a landing need not do so any more,
// now that jumps lead there.
func demote(f *ir.Func) {
	home := map[ir.Value]*ir.Block{}
	for _, b := range f.Blocks[1:] {
		for _, inst := range b.Insts {
			home[inst] = b
		}
	}
	slots := map[ir.Value]*ir.Alloca{}
	var inOrder []ir.Instruction
	// fetch gives the instruction that fetches v for a use in b, nil if none is needed.
	fetch := func(v ir.Value, b *ir.Block) *ir.Load {
		if home[v] == nil || home[v] == b {
			return nil
		}
		if slots[v] == nil {
			slots[v] = local(v.(ir.Named).Name()+".kept", v.Type())
			inOrder = append(inOrder, slots[v])
		}
		return &ir.Load{Instr: ir.Instr{ID: slots[v].ID}, Typ: v.Type(), Ptr: slots[v]}
	}
	atEnd := map[*ir.Block][]ir.Instruction{} // for the phis of successors
	for _, b := range f.Blocks {
		var out []ir.Instruction
		bind := func(u ir.User) {
			for _, op := range u.Operands() {
				if load := fetch(*op, b); load != nil {
					out, *op = append(out, load), load
				}
			}
		}
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Phi:
				for i, inc := range inst.Incs {
					if load := fetch(inc.X, inc.Pred); load != nil {
						atEnd[inc.Pred] = append(atEnd[inc.Pred], load)
						inst.Incs[i].X = load
					}
				}
			case *ir.Debug:
				if home[inst.X] != nil && home[inst.X] != b {
					inst.X = nil
				}
			default:
				bind(inst)
			}
			out = append(out, inst)
		}
		bind(b.Term)
		b.Insts = out
	}
	for _, b := range f.Blocks {
		var out, phis []ir.Instruction
		for _, inst := range b.Insts {
			_, isPhi := inst.(*ir.Phi)
			if !isPhi {
				out, phis = append(out, phis...), nil
			}
			out = append(out, inst)
			switch slot := slots[inst]; {
			case slot != nil && isPhi:
				phis = append(phis, &ir.Store{X: inst, Ptr: slot})
			case slot != nil:
				out = append(out, &ir.Store{X: inst, Ptr: slot})
			}
		}
		b.Insts = slices.Concat(out, phis, atEnd[b])
	}
	prepend(f.Blocks[0], inOrder...)
}
