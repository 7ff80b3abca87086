package verifier_test

import (
	"fmt"
	"math/rand"
	"strings"
)

// generator writes random small concurrent programs, typed by construction.
type generator struct {
	r      *rand.Rand
	b      strings.Builder
	indent int
	locals []string // bv2 locals in scope
	labels int
	atomic bool
	size   int // statements left
}

const generatedPrelude = `function {:bvbuiltin "bvadd"} $add(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvsub"} $sub(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvult"} $ult(a: bv2, b: bv2) returns (bool);
var x: bv2;
var y: bv2;
var f: bool;
var m: [bv2]bv2;
var lock: bool;
`

// generate gives the text of a program with two to four threads.
func generate(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	threads := 1 + r.Intn(3)
	if threads == 3 {
		threads = 1 + r.Intn(3)
	}
	budget := 10
	if threads > 1 {
		budget = 8
	}
	for i := 0; i < threads; i++ {
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", budget/threads+1, func() {})
	}
	g.procedure("main", "", 3, func() {
		g.line("x := 0bv2; y := 0bv2; f := false; lock := false;")
		g.line("m := (lambda i: bv2 :: 0bv2);")
		for i := 0; i < threads; i++ {
			if r.Intn(3) == 0 {
				g.stmt(0)
			}
			g.line("async call worker%d(%s);", i, g.value(0))
		}
	})
	return g.b.String()
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%*s%s\n", 2*g.indent, "", fmt.Sprintf(format, args...))
}

func (g *generator) procedure(name, params string, size int, start func()) {
	g.line("procedure %s(%s)", name, params)
	g.line("  modifies x, y, f, m, lock;")
	g.line("{")
	g.indent++
	g.line("var a: bv2, b: bv2;")
	g.locals = []string{"a", "b"}
	if params != "" {
		g.locals = append(g.locals, "p")
	}
	g.line("a := 0bv2; b := 1bv2;")
	start()
	g.size = size
	for g.size > 0 {
		g.stmt(0)
	}
	g.indent--
	g.line("}")
}

func (g *generator) pick(s ...string) string { return s[g.r.Intn(len(s))] }

func (g *generator) local() string { return g.pick(g.locals[:2]...) }

// value is a bv2 expression.
func (g *generator) value(depth int) string {
	switch n := g.r.Intn(9); {
	case n < 2 || depth > 2:
		return fmt.Sprintf("%dbv2", g.r.Intn(4))
	case n < 4:
		return g.pick(g.locals...)
	case n < 6:
		return g.pick("x", "y", "m[1bv2]", "m["+g.pick(g.locals...)+"]")
	case n < 8:
		return fmt.Sprintf("%s(%s, %s)", g.pick("$add", "$sub"), g.value(depth+1), g.value(depth+1))
	default:
		return fmt.Sprintf("(if %s then %s else %s)", g.condition(depth+1), g.value(depth+1), g.value(depth+1))
	}
}

func (g *generator) condition(depth int) string {
	switch n := g.r.Intn(6); {
	case n == 0:
		return "f"
	case n == 1 && depth < 2:
		return fmt.Sprintf("(%s && %s)", g.condition(depth+1), g.condition(depth+1))
	case n == 2:
		return fmt.Sprintf("$ult(%s, %s)", g.value(depth+1), g.value(depth+1))
	case n == 3:
		return fmt.Sprintf("(%s != %s)", g.value(depth+1), g.value(depth+1))
	default:
		return fmt.Sprintf("(%s == %s)", g.value(depth+1), g.value(depth+1))
	}
}

func (g *generator) block(depth int, n int) {
	g.indent++
	for i := 0; i < n; i++ {
		g.stmt(depth + 1)
	}
	g.indent--
}

func (g *generator) stmt(depth int) {
	g.size--
	n := g.r.Intn(24)
	if depth > 1 {
		n = g.r.Intn(14)
	}
	switch {
	case n < 4:
		g.line("%s := %s;", g.local(), g.value(0))
	case n < 8:
		g.line("%s := %s;", g.pick("x", "y"), g.value(0))
	case n == 8:
		g.line("m[%s] := %s;", g.value(1), g.value(1))
	case n == 9:
		g.line("f := %s;", g.condition(0))
	case n == 10:
		g.line("havoc %s;", g.pick(g.local(), "f"))
	case n == 11 || n == 12:
		g.line("assert %s;", g.condition(0))
	case n == 13:
		if g.r.Intn(2) == 0 {
			g.line("assume %s;", g.condition(0))
		} else {
			g.line("assume {:await} %s;", g.condition(0))
		}
	case n < 17:
		g.line("if (%s) {", g.condition(0))
		g.block(depth, 1+g.r.Intn(2))
		if g.r.Intn(2) == 0 {
			g.line("} else {")
			g.block(depth, 1)
		}
		g.line("}")
	case n < 20 && !g.atomic:
		g.atomic = true
		g.line("atomic {")
		g.block(depth, 1+g.r.Intn(3))
		g.line("}")
		g.atomic = false
	case n == 20:
		g.line("if (*) {")
		g.block(depth, 1)
		g.line("} else {")
		g.block(depth, 1)
		g.line("}")
	case n == 21 && !g.atomic:
		g.line("atomic { assume {:await} !lock; lock := true; }")
		g.stmt(depth + 1)
		g.line("lock := false;")
	case n == 22:
		l := g.local()
		g.line("%s := 0bv2;", l)
		g.line("while ($ult(%s, 2bv2)) {", l)
		g.block(depth, 1)
		g.indent++
		g.line("%s := $add(%s, 1bv2);", l, l)
		g.indent--
		g.line("}")
	default:
		g.line("y := $add(y, x);")
	}
}
