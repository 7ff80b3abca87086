package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// Some primitives take string literals that are read at translation time. A
// model may pass its own parameter on to them (__assert_fail its expression),
// so a function with such parameters is translated once for each combination of
// literals that it is called with.

// text is the C string that v points to, if v is a literal or a
// parameter that is bound to one here.
func (f *funcTranslator) text(v ir.Value) (string, bool) {
	if p := f.fn.Parameter(v); p != nil {
		s, ok := f.proc.texts[slices.Index(f.fn.Params, p)]
		return s, ok
	}
	return f.stringLiteral(v)
}

// stringLiteral is the text of the C string at the constant address v.
func (t *translator) stringLiteral(v ir.Value) (string, bool) {
	c, ok := v.(ir.Constant)
	if !ok {
		return "", false
	}
	return constant.Text(t.Mem.Const(c))
}

// textParameters are the parameters of fn that it passes on to where only a
// literal has an effect.
func (t *translator) textParameters(fn *ir.Func) []int {
	if ps, ok := t.textParams[fn]; ok {
		return ps
	}
	t.textParams[fn] = nil // for recursion
	seen := map[int]bool{}
	for call := range fn.Calls() {
		callee := ir.CalledFunc(call.Callee)
		if callee == nil {
			continue
		}
		slots := t.textParameters(callee)
		if link.Primitive(callee) {
			slots = primitiveTexts[callee.Name()]
		}
		for _, s := range slots {
			if s >= len(call.Args) {
				continue
			}
			if p := fn.Parameter(call.Args[s]); p != nil {
				seen[slices.Index(fn.Params, p)] = true
			}
		}
	}
	var out []int
	for i := range fn.Params {
		if seen[i] {
			out = append(out, i)
		}
	}
	t.textParams[fn] = out
	return out
}

// primitiveTexts are the arguments of primitives that a model may have got
// from its caller.
var primitiveTexts = map[string][]int{"__gsmack_assert": {1, 2}, "__gsmack_assert_about": {1, 2, 3}, "__gsmack_unknown": {0}, "__gsmack_await_for": {1}, "__gsmack_approximate": {0},
	"__gsmack_text_number": {0}, "__gsmack_text_length": {0}}

// boundTexts are the literals among the arguments that the callee passes on.
func (f *funcTranslator) boundTexts(fn *ir.Func, args []argument) map[int]string {
	var out map[int]string
	for _, i := range f.textParameters(fn) {
		if i >= len(args) {
			continue
		}
		if s, ok := f.text(args[i].v); ok {
			if out == nil {
				out = map[int]string{}
			}
			out[i] = s
		}
	}
	return out
}

// textAttrOf is {:name text} for an argument that is a literal, else nothing.
func (f *funcTranslator) textAttrOf(name string, v ir.Value) ivl.Attrs {
	if s, ok := f.text(v); ok && s != "" {
		return ivl.Attrs{storage.TextAttr(name, s)}
	}
	return nil
}
