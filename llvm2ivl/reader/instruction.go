package reader

import (
	"fmt"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// instruction makes an instruction, and says how its operands are put in when all are made. It is
// nil if nothing is to be kept of it.
func (c *converter) instruction(inst llir.Instruction) (ir.Instruction, func()) {
	at := ir.Instr{At: c.place(inst)}
	if n, ok := inst.(value.Named); ok {
		at.ID = n.Name()
	}
	if op, x, y := binary(inst); op != "" {
		out := &ir.Binary{Instr: at, Op: op}
		return out, func() { out.X, out.Y = c.value(x), c.value(y) }
	}
	if op, x, to := cast(inst); op != "" {
		out := &ir.Cast{Instr: at, Op: op, To: c.typ(to)}
		return out, func() { out.X = c.value(x) }
	}
	switch inst := inst.(type) {
	case *llir.InstAlloca:
		out := &ir.Alloca{Instr: at, Elem: c.typ(inst.ElemType), Align: int64(inst.Align)}
		return out, func() { out.Count = c.value(inst.NElems) }
	case *llir.InstLoad:
		out := &ir.Load{Instr: at, Typ: c.typ(inst.ElemType), Volatile: inst.Volatile, Order: order(inst.Atomic, inst.Ordering)}
		return out, func() { out.Ptr = c.value(inst.Src) }
	case *llir.InstStore:
		out := &ir.Store{Instr: at, Volatile: inst.Volatile, Order: order(inst.Atomic, inst.Ordering)}
		return out, func() { out.X, out.Ptr = c.value(inst.Src), c.value(inst.Dst) }
	case *llir.InstCmpXchg:
		out := &ir.CmpXchg{Instr: at, Weak: inst.Weak, Success: order(true, inst.SuccessOrdering), Failure: order(true, inst.FailureOrdering)}
		return out, func() { out.Ptr, out.Cmp, out.New = c.value(inst.Ptr), c.value(inst.Cmp), c.value(inst.New) }
	case *llir.InstAtomicRMW:
		out := &ir.AtomicRMW{Instr: at, Op: ir.Op(inst.Op.String()), Order: order(true, inst.Ordering)}
		return out, func() { out.Ptr, out.X = c.value(inst.Dst), c.value(inst.X) }
	case *llir.InstFence:
		return &ir.Fence{Instr: at, SingleThread: inst.SyncScope == "singlethread", Order: order(true, inst.Ordering)}, func() {}
	case *llir.InstGetElementPtr:
		out := &ir.GEP{Instr: at, Elem: c.typ(inst.ElemType)}
		return out, func() { out.Base, out.Indices = c.value(inst.Src), c.vals(inst.Indices) }
	case *llir.InstFNeg:
		out := &ir.FNeg{Instr: at}
		return out, func() { out.X = c.value(inst.X) }
	case *llir.InstICmp:
		out := &ir.ICmp{Instr: at, Pred: ir.Pred(inst.Pred.String())}
		return out, func() { out.X, out.Y = c.value(inst.X), c.value(inst.Y) }
	case *llir.InstFCmp:
		out := &ir.FCmp{Instr: at, Pred: ir.Pred(inst.Pred.String())}
		return out, func() { out.X, out.Y = c.value(inst.X), c.value(inst.Y) }
	case *llir.InstFreeze:
		out := &ir.Freeze{Instr: at}
		return out, func() { out.X = c.value(inst.X) }
	case *llir.InstSelect:
		out := &ir.Select{Instr: at}
		return out, func() {
			out.Cond, out.X, out.Y = c.value(inst.Cond), c.value(inst.ValueTrue), c.value(inst.ValueFalse)
		}
	case *llir.InstPhi:
		out := &ir.Phi{Instr: at, Typ: c.typ(inst.Typ)}
		return out, func() {
			for _, inc := range inst.Incs {
				out.Incs = append(out.Incs, ir.Incoming{X: c.value(inc.X), Pred: c.block(inc.Pred)})
			}
		}
	case *llir.InstExtractValue:
		out := &ir.ExtractValue{Instr: at, Indices: inst.Indices}
		return out, func() { out.X = c.value(inst.X) }
	case *llir.InstInsertValue:
		out := &ir.InsertValue{Instr: at, Indices: inst.Indices}
		return out, func() { out.X, out.Elem = c.value(inst.X), c.value(inst.Elem) }
	case *llir.InstExtractElement:
		out := &ir.ExtractElement{Instr: at}
		return out, func() { out.X, out.Index = c.value(inst.X), c.value(inst.Index) }
	case *llir.InstInsertElement:
		out := &ir.InsertElement{Instr: at}
		return out, func() { out.X, out.Elem, out.Index = c.value(inst.X), c.value(inst.Elem), c.value(inst.Index) }
	case *llir.InstShuffleVector:
		out := &ir.ShuffleVector{Instr: at}
		return out, func() {
			out.X, out.Y = c.value(inst.X), c.value(inst.Y)
			mask, ok := c.value(inst.Mask).(ir.Constant)
			if !ok {
				c.fault("the mask of %s is not constant", inst.Ident())
			}
			out.Mask = mask
		}
	case *llir.InstCall:
		return c.call(at, inst)
	case *llir.InstVAArg:
		out := &ir.VAArg{Instr: at, Typ: c.typ(inst.ArgType)}
		return out, func() { out.List = c.value(inst.ArgList) }
	case *llir.InstLandingPad:
		return &ir.Unmodelled{Instr: at, What: exceptions, Typ: c.typ(inst.ResultType)}, func() {}
	case *llir.InstCatchPad, *llir.InstCleanupPad:
		return &ir.Unmodelled{Instr: at, What: exceptions, Typ: c.typ(types.Token)}, func() {}
	}
	panic(fmt.Sprintf("reader: instruction %T", inst))
}

const exceptions = "the handling of C++ exceptions"

func order(atomic bool, o enum.AtomicOrdering) ir.Order {
	if !atomic {
		return ir.NotAtomic
	}
	switch o {
	case enum.AtomicOrderingUnordered:
		return ir.Unordered
	case enum.AtomicOrderingMonotonic:
		return ir.Relaxed
	case enum.AtomicOrderingAcquire:
		return ir.Acquire
	case enum.AtomicOrderingRelease:
		return ir.Release
	case enum.AtomicOrderingAcquireRelease:
		return ir.AcqRel
	}
	return ir.SeqCst
}

// binary takes a binary operator apart; op is "" for other instructions.
func binary(inst llir.Instruction) (op ir.Op, x, y value.Value) {
	switch inst := inst.(type) {
	case *llir.InstAdd:
		return "add", inst.X, inst.Y
	case *llir.InstSub:
		return "sub", inst.X, inst.Y
	case *llir.InstMul:
		return "mul", inst.X, inst.Y
	case *llir.InstUDiv:
		return "udiv", inst.X, inst.Y
	case *llir.InstSDiv:
		return "sdiv", inst.X, inst.Y
	case *llir.InstURem:
		return "urem", inst.X, inst.Y
	case *llir.InstSRem:
		return "srem", inst.X, inst.Y
	case *llir.InstShl:
		return "shl", inst.X, inst.Y
	case *llir.InstLShr:
		return "lshr", inst.X, inst.Y
	case *llir.InstAShr:
		return "ashr", inst.X, inst.Y
	case *llir.InstAnd:
		return "and", inst.X, inst.Y
	case *llir.InstOr:
		return "or", inst.X, inst.Y
	case *llir.InstXor:
		return "xor", inst.X, inst.Y
	case *llir.InstFAdd:
		return "fadd", inst.X, inst.Y
	case *llir.InstFSub:
		return "fsub", inst.X, inst.Y
	case *llir.InstFMul:
		return "fmul", inst.X, inst.Y
	case *llir.InstFDiv:
		return "fdiv", inst.X, inst.Y
	case *llir.InstFRem:
		return "frem", inst.X, inst.Y
	}
	return "", nil, nil
}

// cast takes a conversion apart; op is "" for other instructions.
func cast(inst llir.Instruction) (op ir.Op, x value.Value, to types.Type) {
	switch inst := inst.(type) {
	case *llir.InstTrunc:
		return "trunc", inst.From, inst.To
	case *llir.InstZExt:
		return "zext", inst.From, inst.To
	case *llir.InstSExt:
		return "sext", inst.From, inst.To
	case *llir.InstFPTrunc:
		return "fptrunc", inst.From, inst.To
	case *llir.InstFPExt:
		return "fpext", inst.From, inst.To
	case *llir.InstFPToUI:
		return "fptoui", inst.From, inst.To
	case *llir.InstFPToSI:
		return "fptosi", inst.From, inst.To
	case *llir.InstUIToFP:
		return "uitofp", inst.From, inst.To
	case *llir.InstSIToFP:
		return "sitofp", inst.From, inst.To
	case *llir.InstPtrToInt:
		return "ptrtoint", inst.From, inst.To
	case *llir.InstIntToPtr:
		return "inttoptr", inst.From, inst.To
	case *llir.InstBitCast:
		return "bitcast", inst.From, inst.To
	case *llir.InstAddrSpaceCast:
		return "addrspacecast", inst.From, inst.To
	}
	return "", nil, nil
}

// resultType is the type of a call's result, of which llir gives the type of the function if it is written.
func (c *converter) resultType(t types.Type) ir.Type {
	if f, ok := t.(*types.FuncType); ok {
		t = f.RetType
	}
	return c.typ(t)
}

// debugPrefix begins the names of the functions that only tell about the source.
const debugPrefix = "llvm.dbg."

func isDebug(inst llir.Instruction) bool {
	call, ok := inst.(*llir.InstCall)
	if !ok {
		return false
	}
	f, ok := call.Callee.(*llir.Func)
	return ok && strings.HasPrefix(f.Name(), debugPrefix)
}

func (c *converter) call(at ir.Instr, inst *llir.InstCall) (ir.Instruction, func()) {
	if isDebug(inst) {
		return c.debugCall(at, inst.Callee.(*llir.Func).Name()[len(debugPrefix):], inst.Args)
	}
	out := &ir.Call{Instr: at, Typ: c.resultType(inst.Typ), NoReturn: hasAttribute(inst.FuncAttrs, enum.FuncAttrNoReturn)}
	return out, func() { out.Callee, out.Args = c.value(inst.Callee), c.vals(inst.Args) }
}

// debugCall makes of a call of llvm.dbg.declare or llvm.dbg.value what it says. What describes a piece of
// a variable, or a value that is computed, is dropped.
func (c *converter) debugCall(at ir.Instr, name string, args []value.Value) (ir.Instruction, func()) {
	if name != "declare" && name != "value" || len(args) < 3 {
		return nil, nil
	}
	v := c.localVariable(metadataOf(args[1]))
	x, isValue := metadataOf(args[0]).(value.Value)
	out := &ir.Debug{Instr: at, Var: v, Declare: name == "declare"}
	if v == nil || out.Declare && !isValue || !out.Declare && !isPlain(metadataOf(args[2])) {
		return nil, nil
	}
	return out, func() {
		if isValue {
			out.X = c.debugValue(x)
		}
	}
}

// debugValue is the value that debug information speaks of, nil if there is none.
func (c *converter) debugValue(v value.Value) ir.Value {
	if _, ok := v.(constant.Constant); !ok && c.values[v] == nil {
		if cast, ok := v.(*llir.InstBitCast); !ok || !isNoOp(cast) {
			return nil
		}
	}
	return c.value(v)
}

func (c *converter) terminator(term llir.Terminator) (ir.Terminator, func()) {
	at := ir.Term{At: c.place(term)}
	exit := func(what string, typ ir.Type, args []value.Value, targets ...*llir.Block) (ir.Terminator, func()) {
		out := &ir.Exit{Term: at, What: what, Typ: typ}
		if n, ok := term.(value.Named); ok {
			out.ID = n.Name()
		}
		return out, func() {
			out.Args = c.vals(args)
			for _, b := range targets {
				out.Targets = append(out.Targets, c.block(b))
			}
		}
	}
	switch term := term.(type) {
	case *llir.TermRet:
		out := &ir.Ret{Term: at}
		return out, func() { out.X = c.value(term.X) }
	case *llir.TermBr:
		out := &ir.Br{Term: at}
		return out, func() { out.Target = c.block(term.Target) }
	case *llir.TermCondBr:
		out := &ir.CondBr{Term: at}
		return out, func() {
			out.Cond, out.Then, out.Else = c.value(term.Cond), c.block(term.TargetTrue), c.block(term.TargetFalse)
		}
	case *llir.TermSwitch:
		out := &ir.Switch{Term: at}
		return out, func() {
			out.X, out.Default = c.value(term.X), c.block(term.TargetDefault)
			for _, k := range term.Cases {
				x, ok := c.value(k.X).(ir.Constant)
				if !ok {
					c.fault("a case of a switch is not constant")
				}
				out.Cases = append(out.Cases, ir.Case{X: x, Target: c.block(k.Target)})
			}
		}
	case *llir.TermUnreachable:
		return &ir.Unreachable{Term: at}, func() {}
	case *llir.TermIndirectBr:
		return exit("a computed goto", ir.Void, []value.Value{term.Addr}, term.Succs()...)
	case *llir.TermCallBr:
		return exit("asm goto", c.resultType(term.Typ), nil, term.Succs()...)
	case *llir.TermInvoke:
		return exit(exceptions, c.resultType(term.Typ), nil, term.Succs()...)
	case *llir.TermCatchSwitch:
		return exit(exceptions, c.typ(types.Token), nil, term.Succs()...)
	case *llir.TermResume, *llir.TermCatchRet, *llir.TermCleanupRet:
		return exit(exceptions, ir.Void, nil, term.Succs()...)
	}
	panic(fmt.Sprintf("reader: terminator %T", term))
}
