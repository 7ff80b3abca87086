package goal

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Where models/c/history.c puts what.
const (
	// HistoryThreads: identities of threads are below it.
	HistoryThreads = 8
	// HistoryWords is how many arguments, and results, an operation can have.
	HistoryWords      = 2
	historyOperations = 8
)

// HistoryPlace is the place of the operation of a thread with a number.
func HistoryPlace(self, number int) int { return self*historyOperations + number }

// HistoryState gives the variables that {:history} names, by what they hold; nil if it names none.
func HistoryState(attrs ivl.Attrs, globals []*ivl.Var) map[string]*ivl.Var {
	a := attrs.Get("history")
	if a == nil {
		return nil
	}
	byName := map[string]*ivl.Var{}
	for _, g := range globals {
		byName[g.Name] = g
	}
	out := map[string]*ivl.Var{}
	for i := 0; i+1 < len(a.Args); i += 2 {
		if v := byName[a.Args[i+1].Str]; v != nil {
			out[a.Args[i].Str] = v
		}
	}
	return out
}

// HistoryAt is the word of v at a key.
func HistoryAt(v *ivl.Var, key int) ivl.Expr {
	m := ivl.Expand(v.Type).(*ivl.MapType)
	return ivl.NewSelect(ivl.NewIdent(v), word(int64(key), m.Args[0]))
}

// HistoryIs says that the word of v at a key has a value.
func HistoryIs(v *ivl.Var, key int, x int64) ivl.Expr {
	return ivl.NewEq(HistoryAt(v, key), word(x, ivl.Expand(v.Type).(*ivl.MapType).Result))
}

// Stuck are the attributes of an await that say for which history it is checked whether its operations may wait for
// ever: those of the assertion about it, and Anybody, since only an execution in which no thread can go on has such a
// history.
func Stuck(await *ivl.Assume, history *ivl.Assert) ivl.Attrs {
	return append(slices.Clone(await.Attrs), history.Attrs.Get("history"), history.Attrs.Get("operations"), &ivl.Attr{Name: Anybody})
}

// Waited marks an assume that says what an await waited for, if that is Stuck.
const Waited = "waited"

// Zero says that v is zero.
func Zero(v *ivl.Var) ivl.Expr { return ivl.NewEq(ivl.NewIdent(v), word(0, v.Type)) }

// word is a number as a literal of type t, bit-vectors or mathematical integers.
func word(n int64, t ivl.Type) ivl.Expr {
	if t, ok := ivl.Expand(t).(*ivl.BVType); ok {
		return ivl.NewBV64(uint64(n)&(1<<(t.Width-1)<<1-1), t.Width)
	}
	return ivl.NewInt64(n)
}
