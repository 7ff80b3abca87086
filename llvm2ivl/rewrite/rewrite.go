package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

type rewriter struct {
	layout *ir.Layout
	models map[string]*ir.Func
}

// ToModels rewrites the calls in the functions of the program for which the models, functions of the default
// models by their names, want to know more than the call says. all are the functions of all modules, and taken those that a global or an alias names.
func ToModels(layout *ir.Layout, models map[string]*ir.Func, program, all []*ir.Func, taken map[ir.Constant]bool) {
	r := &rewriter{layout, models}
	for _, f := range program {
		r.cleanups(f)
		r.formats(f)
		r.scopes(f)
	}
	for _, f := range all {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				addresses(inst, taken)
			}
			addresses(b.Term, taken)
		}
	}
	r.retests(program, all, taken)
}

// addresses notes the functions that u uses otherwise than to call them.
func addresses(u ir.User, taken map[ir.Constant]bool) {
	call, _ := u.(*ir.Call)
	for _, op := range u.Operands() {
		if c, ok := (*op).(ir.Constant); ok && (call == nil || op != &call.Callee) {
			ir.Symbols(c, func(c ir.Constant) { taken[c] = true })
		}
	}
}

// value is a constant before addresses are chosen.
func (r *rewriter) value(c ir.Constant) constant.Value {
	return (&constant.Evaluator{Layout: r.layout}).Eval(c)
}

// CName is the function of C that a function of a model stands for.
func CName(model string) string {
	model = strings.TrimPrefix(model, retestPrefix)
	for prefix, function := range map[string]string{inputPrefix: "scanf", textPrefix: "sscanf", printPrefix: "snprintf"} {
		if strings.HasPrefix(model, prefix) {
			return function
		}
	}
	return model
}
