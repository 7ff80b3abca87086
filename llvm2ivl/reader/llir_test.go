package reader

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/llir/llvm/asm"
	llir "github.com/llir/llvm/ir"
	llirconst "github.com/llir/llvm/ir/constant"
	llirtypes "github.com/llir/llvm/ir/types"
	llirvalue "github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/models"
)

// TestAgreesWithLLIR reads the IR that clang-14 made of the models, and compares every instruction with what
// llir, an independent reader of LLVM 14, makes of it: kind, name and type of the result, operands.
func TestAgreesWithLLIR(t *testing.T) {
	compared := 0
	for _, f := range slices.Concat(models.Files(64), models.Files(32)) {
		name, text := f.Name+".ll", f.IR()
		theirs, err := parseLLIR(name, text)
		if err != nil {
			t.Logf("llir does not read %s: %v", name, err)
			continue
		}
		ours, ds := Parse(name, text)
		if len(ds) > 0 {
			t.Fatal(ds)
		}
		var want, got []string
		for _, f := range theirs.Funcs {
			want = append(want, listLLIR(f)...)
		}
		for _, f := range ours.Funcs {
			got = append(got, list(f)...)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: llir (-), we (+):\n%s", name, diff)
		}
		compared += len(want)
	}
	t.Logf("%d lines compared", compared)
	if compared < 10_000 {
		t.Errorf("only %d lines were compared", compared)
	}
}

func parseLLIR(name string, text []byte) (m *llir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return asm.ParseBytes(name, text)
}

// list has a line for the function, each block and each instruction.
func list(f *ir.Func) []string {
	out := []string{fmt.Sprintf("%s %s(%d)", f.Ret, f.Symbol, len(f.Params))}
	for _, b := range f.Blocks {
		out = append(out, fmt.Sprintf(" block, %d ways on", len(b.Term.Succs())))
		for _, in := range b.Insts {
			kind := strings.ToLower(reflect.TypeOf(in).Elem().Name())
			var op ir.Op
			switch in := in.(type) {
			case *ir.Debug:
				continue
			case *ir.Binary:
				op = in.Op
			case *ir.Cast:
				op = in.Op
			}
			if op != "" {
				kind = string(op)
			}
			line := fmt.Sprintf("  %s %s", kind, in.Type())
			for _, v := range in.Operands() {
				line += " " + operand(*v)
			}
			out = append(out, line)
		}
	}
	return out
}

func operand(v ir.Value) string {
	switch v := v.(type) {
	case *ir.Int:
		return v.X.String()
	case *ir.Func:
		return "@" + v.Symbol
	case *ir.Global:
		return "@" + v.Symbol
	case *ir.Param:
		return fmt.Sprint("parameter ", v.Typ)
	case ir.Instruction:
		return fmt.Sprint("value ", v.Type())
	}
	return "other"
}

// listLLIR is list for what llir reads.
func listLLIR(f *llir.Func) []string {
	out := []string{fmt.Sprintf("%s %s(%d)", textOf(f.Sig.RetType), f.Name(), len(f.Params))}
	reached := map[*llir.Block]bool{}
	var reach func(b *llir.Block)
	reach = func(b *llir.Block) {
		if !reached[b] {
			reached[b] = true
			for _, s := range b.Term.Succs() {
				reach(s)
			}
		}
	}
	if len(f.Blocks) > 0 {
		reach(f.Blocks[0])
	}
	for _, b := range f.Blocks {
		if !reached[b] { // we leave it out
			continue
		}
		out = append(out, fmt.Sprintf(" block, %d ways on", len(b.Term.Succs())))
		for _, in := range b.Insts {
			call, ok := in.(*llir.InstCall)
			if ok && strings.HasPrefix(call.Callee.Ident(), "@llvm.dbg.") || isPointerCast(in) {
				continue
			}
			kind, result := strings.ToLower(strings.TrimPrefix(reflect.TypeOf(in).Elem().Name(), "Inst")), "void"
			if kind == "getelementptr" {
				kind = "gep"
			}
			if v, ok := in.(llirvalue.Value); ok {
				result = textOf(v.Type())
			}
			line := fmt.Sprintf("  %s %s", kind, result)
			for _, v := range in.Operands() {
				if _, ok := (*v).(*llir.Block); ok {
					continue // where a value of a phi comes from
				}
				line += " " + operandLLIR(*v)
			}
			out = append(out, line)
		}
	}
	return out
}

func isPointerCast(v any) bool {
	c, ok := v.(*llir.InstBitCast)
	return ok && llirtypes.IsPointer(c.From.Type()) && llirtypes.IsPointer(c.To)
}

func operandLLIR(v llirvalue.Value) string {
	switch v := v.(type) {
	case *llirconst.Int:
		return v.X.String()
	case *llirconst.ExprBitCast:
		return operandLLIR(v.From)
	case *llir.Arg:
		return operandLLIR(v.Value)
	case *llir.Func, *llir.Global:
		return v.Ident()
	case *llir.Param:
		return "parameter " + textOf(v.Typ)
	case *llir.InstBitCast:
		if isPointerCast(v) {
			return operandLLIR(v.From)
		}
	}
	if _, ok := v.(llir.Instruction); ok {
		return "value " + textOf(v.Type())
	}
	return "other"
}

// textOf is the text of a type whose pointers point to nothing in particular.
func textOf(t llirtypes.Type) string {
	switch t := t.(type) {
	case *llirtypes.PointerType:
		return "ptr"
	case *llirtypes.ArrayType:
		return fmt.Sprintf("[%d x %s]", t.Len, textOf(t.ElemType))
	case *llirtypes.StructType:
		if t.Name() != "" {
			return "%" + t.Name()
		}
		var fields []string
		for _, f := range t.Fields {
			fields = append(fields, textOf(f))
		}
		return "{ " + strings.Join(fields, ", ") + " }"
	}
	return t.String()
}
