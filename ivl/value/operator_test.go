package value

import (
	"fmt"
	"math/big"
	"runtime"
	"testing"

	"github.com/gsmack/gsmack/ivl"
)

// TestNothingIsKept evaluates functions of program after program: neither their
// declarations nor ever more operators stay in memory.
func TestNothingIsKept(t *testing.T) {
	heap := func() uint64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	evaluate := func(from, to int) {
		for i := from; i < to; i++ {
			text := fmt.Sprintf("zero_extend %d", i%(3*maxOperators)+1)
			f := &ivl.FuncDecl{DeclBase: ivl.DeclBase{Attrs: ivl.Attrs{{Name: "bvbuiltin", Args: []ivl.AttrArg{{Str: text}}}}}}
			if _, ok := Eval(&ivl.FuncApp{Func: f, Args: []ivl.Expr{&ivl.BVLit{Width: 1, Value: big.NewInt(1)}}}, nil); !ok {
				t.Fatal(text)
			}
		}
	}
	evaluate(0, 2*maxOperators)
	before := heap()
	evaluate(2*maxOperators, 20*maxOperators)
	if after := heap(); after > before+1<<20 {
		t.Errorf("%d KB are kept", (after-before)>>10)
	}
}
