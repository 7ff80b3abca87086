package llvm2ivl

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// parts lists the places of the constants that c is made of.
func parts(c constant.Constant) []*constant.Constant {
	switch c := c.(type) {
	case *constant.Struct:
		return places(c.Fields)
	case *constant.Array:
		return places(c.Elems)
	case *constant.Vector:
		return places(c.Elems)
	case *constant.BlockAddress:
		return []*constant.Constant{&c.Func}
	case *constant.DSOLocalEquivalent:
		return []*constant.Constant{&c.Func}
	case *constant.NoCFI:
		return []*constant.Constant{&c.Func}
	case *constant.Index:
		return []*constant.Constant{&c.Constant}
	case *constant.ExprGetElementPtr:
		return append(places(c.Indices), &c.Src)
	case *constant.ExprBitCast:
		return []*constant.Constant{&c.From}
	case *constant.ExprAddrSpaceCast:
		return []*constant.Constant{&c.From}
	case *constant.ExprPtrToInt:
		return []*constant.Constant{&c.From}
	case *constant.ExprIntToPtr:
		return []*constant.Constant{&c.From}
	case *constant.ExprTrunc:
		return []*constant.Constant{&c.From}
	case *constant.ExprZExt:
		return []*constant.Constant{&c.From}
	case *constant.ExprSExt:
		return []*constant.Constant{&c.From}
	case *constant.ExprFPTrunc:
		return []*constant.Constant{&c.From}
	case *constant.ExprFPExt:
		return []*constant.Constant{&c.From}
	case *constant.ExprFPToUI:
		return []*constant.Constant{&c.From}
	case *constant.ExprFPToSI:
		return []*constant.Constant{&c.From}
	case *constant.ExprUIToFP:
		return []*constant.Constant{&c.From}
	case *constant.ExprSIToFP:
		return []*constant.Constant{&c.From}
	case *constant.ExprFNeg:
		return []*constant.Constant{&c.X}
	case *constant.ExprAdd:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprSub:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprMul:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprShl:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprLShr:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprAShr:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprAnd:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprOr:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprXor:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprICmp:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprFCmp:
		return []*constant.Constant{&c.X, &c.Y}
	case *constant.ExprSelect:
		return []*constant.Constant{&c.Cond, &c.X, &c.Y}
	case *constant.ExprExtractElement:
		return []*constant.Constant{&c.X, &c.Index}
	case *constant.ExprInsertElement:
		return []*constant.Constant{&c.X, &c.Elem, &c.Index}
	case *constant.ExprShuffleVector:
		return []*constant.Constant{&c.X, &c.Y, &c.Mask}
	default: // a scalar, or a symbol
		return nil
	}
}

func places(cs []constant.Constant) []*constant.Constant {
	out := make([]*constant.Constant, len(cs))
	for i := range cs {
		out[i] = &cs[i]
	}
	return out
}

// rewrite puts into a constant what its symbols stand for.
func (l *linker) rewrite(c constant.Constant) constant.Constant {
	switch c := c.(type) {
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		return l.resolve(c)
	case *constant.DSOLocalEquivalent:
		return l.rewrite(c.Func)
	case *constant.NoCFI:
		return l.rewrite(c.Func)
	}
	for _, p := range parts(c) {
		*p = l.rewrite(*p)
	}
	return c
}

func nullOf(c constant.Constant) constant.Constant {
	if t, ok := c.Type().(*types.PointerType); ok {
		return constant.NewNull(t)
	}
	return constant.NewNull(types.I8Ptr)
}

// bind rewrites the operands of all modules, names their symbols, and takes the branches
// that constants decide.
func (l *linker) bind() {
	used := map[string]bool{}
	name := func(v value.Named) {
		if strengthOf(v) == declared && value.Value(l.resolve(v.(constant.Constant))) != v {
			return
		}
		n := v.Name()
		for i := 1; used[n]; i++ {
			n = fmt.Sprintf("%s.%d", v.Name(), i)
		}
		used[n] = true
		l.out.names[v] = n
	}
	for pass := 0; pass < 2; pass++ { // external names first: they keep theirs
		for _, m := range l.out.Modules {
			for _, g := range m.IR.Globals {
				if isLocal(g) == (pass == 1) {
					name(g)
				}
			}
			for _, f := range m.IR.Funcs {
				if isLocal(f) == (pass == 1) {
					name(f)
				}
			}
		}
	}
	for _, m := range l.out.Modules {
		for _, g := range m.IR.Globals {
			if g.Init != nil {
				g.Init = l.rewrite(g.Init)
			}
		}
		for _, f := range m.IR.Funcs {
			for _, b := range f.Blocks {
				l.out.blocks[b] = f
				for _, inst := range b.Insts {
					l.bindInst(m, inst)
				}
				l.bindOperands(b.Term)
			}
			l.prune(f)
		}
	}
}

func (l *linker) bindInst(m *Module, inst ir.Instruction) {
	if v, ok := inst.(value.Value); ok {
		v.Type() // fixes the type before an operand with another one comes in
	}
	if call, ok := inst.(*ir.InstCall); ok {
		if f := l.out.CalledFunc(call.Callee); f != nil && (f.Name() == "__SMACK_top_decl" || f.Name() == "__SMACK_decl") {
			l.out.TopDecls = append(l.out.TopDecls, call)
		}
	}
	l.bindOperands(inst)
}

func (l *linker) bindOperands(u value.User) {
	for _, op := range u.Operands() {
		switch x := (*op).(type) {
		case *ir.Arg:
			if c, ok := x.Value.(constant.Constant); ok {
				x.Value = l.rewrite(c)
			}
		case constant.Constant:
			*op = l.rewrite(x)
		}
	}
}

// prune replaces branches on constants (they ask whether a weak symbol is there) by
// jumps, and removes the blocks that nothing reaches.
func (l *linker) prune(f *ir.Func) {
	changed := false
	for _, b := range f.Blocks {
		br, ok := b.Term.(*ir.TermCondBr)
		if !ok {
			continue
		}
		cond, ok := br.Cond.(constant.Constant)
		if !ok {
			continue
		}
		if v, ok := l.out.Const(cond).(*IntConst); ok {
			target := br.TargetFalse
			if v.Value.Sign() != 0 {
				target = br.TargetTrue
			}
			b.Term = &ir.TermBr{Target: target, Metadata: br.Metadata}
			changed = true
		}
	}
	if !changed {
		return
	}
	live := map[value.Value]bool{f.Blocks[0]: true}
	preds := map[value.Value]map[value.Value]bool{}
	for work := []*ir.Block{f.Blocks[0]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Term.Succs() {
			if preds[s] == nil {
				preds[s] = map[value.Value]bool{}
			}
			preds[s][b] = true
			if !live[s] {
				live[s] = true
				work = append(work, s)
			}
		}
	}
	var kept []*ir.Block
	for _, b := range f.Blocks {
		if !live[b] {
			continue
		}
		kept = append(kept, b)
		for _, inst := range b.Insts {
			phi, ok := inst.(*ir.InstPhi)
			if !ok {
				break
			}
			var incs []*ir.Incoming
			for _, inc := range phi.Incs {
				if preds[b][inc.Pred] {
					incs = append(incs, inc)
				}
			}
			phi.Incs = incs
		}
	}
	f.Blocks = kept
}

// reach keeps the functions and globals that the entry, the constructors and the
// destructors lead to.
func (l *linker) reach() {
	seen := map[value.Value]bool{}
	var work []constant.Constant
	visit := func(c constant.Constant) { l.symbolsIn(c, func(s constant.Constant) { work = append(work, s) }) }
	visit(l.out.Entry)
	for _, f := range append(append([]*ir.Func{}, l.out.Constructors...), l.out.Destructors...) {
		visit(f)
	}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		switch s := s.(type) {
		case *ir.Global:
			if s.Init != nil {
				visit(s.Init)
			}
		case *ir.Func:
			for _, b := range s.Blocks {
				for _, inst := range b.Insts {
					visitOperands(inst, visit)
				}
				visitOperands(b.Term, visit)
			}
		}
	}
	for _, m := range l.out.Modules {
		for _, g := range m.IR.Globals {
			if seen[g] {
				l.out.Globals = append(l.out.Globals, g)
			}
		}
		for _, f := range m.IR.Funcs {
			switch {
			case !seen[f]:
			case len(f.Blocks) > 0:
				l.out.Funcs = append(l.out.Funcs, f)
			case !strings.HasPrefix(f.Name(), "llvm.") && !Primitive(f):
				l.out.Externs = append(l.out.Externs, f)
			}
		}
	}
}

func visitOperands(u value.User, visit func(constant.Constant)) {
	for _, op := range u.Operands() {
		v := *op
		if arg, ok := v.(*ir.Arg); ok {
			v = arg.Value
		}
		if c, ok := v.(constant.Constant); ok {
			visit(c)
		}
	}
}

// symbolsIn calls found for every function and global that c mentions.
func (l *linker) symbolsIn(c constant.Constant, found func(constant.Constant)) {
	switch c := c.(type) {
	case *ir.Func, *ir.Global, *ir.IFunc, *ir.Alias:
		found(c)
		return
	}
	for _, p := range parts(c) {
		l.symbolsIn(*p, found)
	}
}
