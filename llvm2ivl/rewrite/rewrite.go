package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

type rewriter struct {
	layout *ir.Layout
	models map[string]*ir.Func
	added  func(of, copied *ir.Func)
}

// ToModels rewrites the calls in the functions of the program for which the models, functions of the default
// models by their names, want to know more than the call says. all are the functions of all modules, and taken those that a global or an alias names.
// added is told of each function that is made, and of which.
func ToModels(layout *ir.Layout, models map[string]*ir.Func, program, all []*ir.Func, taken map[ir.Constant]bool, added func(of, copied *ir.Func)) {
	r := &rewriter{layout, models, added}
	for _, f := range program {
		unevaluated(f)
		given(f)
		r.aggregates(f)
		r.cleanups(f)
		r.formats(f)
		r.literals(f)
		scopes(layout, f)
	}
	in := newInliner(r.layout, program)
	for _, f := range calleesFirst(program) {
		if in.accessors(f) {
			scopes(layout, f)
		}
	}
	ir.AddressesTaken(all, taken)
	r.jumps(program, all, taken)
	ours := map[*ir.Func]bool{}
	for _, f := range program {
		ours[f] = true
	}
	InlineWaits(layout, all, func(f *ir.Func) bool { return !ours[f] }, nil)
	for _, f := range program {
		fold(&constant.Evaluator{Layout: layout}, f)
	}
}

// given has what the program assumes itself count as that, also where it is not a model's.
func given(f *ir.Func) {
	for call := range f.Calls() {
		if call.Calls("__gsmack_assume") {
			call.Callee = &ir.Func{Symbol: "__gsmack_assume_given", Ret: ir.Void}
		}
	}
}

// value is a constant before addresses are chosen.
func (r *rewriter) value(c ir.Constant) constant.Value {
	return (&constant.Evaluator{Layout: r.layout}).Eval(c)
}

// CName is the function of C that a function of a model stands for.
func CName(model string) string {
	for _, prefix := range []string{beginPrefix, endPrefix} {
		model = strings.TrimPrefix(model, prefix)
	}
	for prefix, function := range map[string]string{inputPrefix: "scanf", textPrefix: "sscanf", printPrefix: "snprintf", readsPrefix: "printf"} {
		if strings.HasPrefix(model, prefix) {
			return function
		}
	}
	return model
}
