package ir_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/irtest"
)

// Clang's own sizeof and _Alignof, as initialisers of globals, must equal ours.
func TestLayoutAgreesWithClang(t *testing.T) {
	decls := []string{
		"char", "short", "int", "long", "long long", "float", "double", "long double", "void *", "_Bool",
		"struct { char c; long long l; }", "struct { char c; double d; char e; }", "struct { char c; long double d; }",
		"struct __attribute__((packed)) { char c; int i; short s; }", "struct { struct { char a; short b; } x[3]; char y; }",
		"union { char c[5]; int i; }", "struct { int a : 3; int b : 7; unsigned c : 25; }", "struct { _Bool b; void *p; char t[3]; }",
		"struct { char c; struct __attribute__((packed)) { char d; long e; } f; }", "struct { long long a : 40; char b; }",
		"struct { char c; __attribute__((aligned(16))) int i; }", "int[3][5]",
	}
	var b strings.Builder
	for i, d := range decls {
		if d == "int[3][5]" {
			fmt.Fprintf(&b, "typedef int T%d[3][5];", i)
		} else {
			fmt.Fprintf(&b, "typedef %s T%d;", d, i)
		}
		fmt.Fprintf(&b, "T%d v%d; int s%d = sizeof(T%d);\n", i, i, i, i)
	}
	b.WriteString("struct O { char a; long long b; struct { char c; double d[2]; } e[2]; } o; int off = __builtin_offsetof(struct O, e[1].d[1]);\n")
	for _, flags := range [][]string{nil, {"-m32"}} {
		mod := irtest.Compile(t, b.String(), flags...)
		l, err := ir.ParseLayout(mod.IR.DataLayout)
		if err != nil {
			t.Fatal(err)
		}
		number := func(name string) int64 { return irtest.Global(mod, name).Init.(*ir.Int).X.Int64() }
		for i, d := range decls {
			g := irtest.Global(mod, fmt.Sprint("v", i))
			if got, want := l.Size(g.Content), number(fmt.Sprint("s", i)); got != want {
				t.Errorf("%v: size of %s (%s) is %d, clang says %d", flags, d, g.Content, got, want)
			}
		}
		leaves := l.Leaves(irtest.Global(mod, "o").Content)
		if got, want := leaves[len(leaves)-1].Offset, number("off"); got != want {
			t.Errorf("%v: offset of e[1].d[1] is %d, clang says %d", flags, got, want)
		}
	}
}

func TestLayoutOddities(t *testing.T) {
	l, err := ir.ParseLayout("")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		t                 ir.Type
		bits, store, size int64
	}{
		{ir.I1, 1, 1, 1}, {&ir.IntType{Bits: 24}, 24, 3, 4}, {&ir.IntType{Bits: 40}, 40, 5, 8}, {&ir.IntType{Bits: 128}, 128, 16, 16},
		{&ir.FloatType{Kind: ir.X86FP80}, 80, 10, 16}, {&ir.VectorType{Len: 3, Elem: ir.I32}, 96, 12, 16}, {&ir.ArrayType{Len: 1 << 62, Elem: ir.I64}, ir.HugeSize, ir.HugeSize, ir.HugeSize},
	} {
		if l.Bits(c.t) != c.bits || l.StoreSize(c.t) != c.store || l.Size(c.t) != c.size {
			t.Errorf("%s: %d bits, %d stored, size %d; want %d, %d, %d", c.t, l.Bits(c.t), l.StoreSize(c.t), l.Size(c.t), c.bits, c.store, c.size)
		}
	}
	for _, text := range []string{"E-m:e", "e-p:16:16"} {
		if _, err := ir.ParseLayout(text); err == nil {
			t.Errorf("%s was accepted", text)
		}
	}
}
