package emit

import (
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// historyPrefix begins the names of the ghost state that models/c/history.c keeps.
const historyPrefix = "history."

// awaitSequential is an await that always holds. Its attribute names the variable that has to be
// zero where the verifier wants operations one after the other.
func (f *funcTranslator) awaitSequential(inst *ir.Call) ivl.Stmt {
	s := &ivl.Assume{Cond: ivl.NewBool(true), Await: true}
	name, _ := f.text(inst.Args[0])
	if v := f.ghostVariable(name, false, f.word()); v != nil {
		s.Attrs = ivl.Attrs{storage.TextAttr("sequential", v.Name)}
	}
	return s
}

// linearizable is an assertion that fails until the verifier knows better. finishHistories says
// where the history is kept.
func (f *funcTranslator) linearizable() ivl.Stmt {
	s := ivl.NewAssert(ivl.NewBool(false), storage.TextAttr("property", "linearizable"), storage.TextAttr("msg", "no sequential order of the operations has these results"))
	f.histories = append(f.histories, s)
	return s
}

// word is the type of ghost state.
func (t *translator) word() ir.Type { return &ir.IntType{Bits: t.Ptr} }

// finishHistories adds to each assertion about a history the names of the variables that hold it, each behind what it
// holds, and the operations' names in the order of their numbers.
func (t *translator) finishHistories() {
	state := &ivl.Attr{Name: "history"}
	for _, name := range slices.Sorted(maps.Keys(t.Ghosts)) {
		if what, ok := strings.CutPrefix(name, historyPrefix); ok {
			state.Args = append(state.Args, ivl.AttrArg{Str: what}, ivl.AttrArg{Str: t.Ghosts[name].Name})
		}
	}
	names := make([]ivl.AttrArg, len(t.textNumbers))
	for text, n := range t.textNumbers {
		names[n-1] = ivl.AttrArg{Str: storage.AttrText(text)}
	}
	for _, s := range t.histories {
		s.Attrs = append(s.Attrs, state, &ivl.Attr{Name: "operations", Args: slices.Clone(names)})
	}
}
