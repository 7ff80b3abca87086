package verifier

import (
	"fmt"
	"math/rand"
	"strings"
)

// weakProgram writes a program of two or three threads that pass messages with
// random memory orders.
func weakProgram(r *rand.Rand) string {
	g := &weakGenerator{r: r}
	g.b.WriteString("var {:data} d: int;\nvar {:data} m: [int]int;\nvar {:data} a: int;\nvar {:data} b: int;\nvar {:data} c: int;\nvar g: int;\nvar h: int;\n")
	if r.Intn(4) != 0 {
		g.chain(2 + r.Intn(2))
		return g.b.String()
	}
	workers := 1 + r.Intn(2)
	alike := workers == 2 && r.Intn(2) == 0 // they can be exchanged
	for i := 0; i < workers; i++ {
		if alike && i > 0 {
			break
		}
		fmt.Fprintf(&g.b, "procedure worker%d()\n{\n  var t: int;\n  var u: int;\n  t := 0;\n  u := 1;\n", i)
		g.stmts(2+r.Intn(3), 1)
		g.b.WriteString("}\n")
	}
	g.b.WriteString("procedure main()\n{\n  var t: int;\n  var u: int;\n  t := 0;\n  u := 1;\n  d := 0; a := 0; b := 0; c := 0; g := 0; h := 0;\n  m := (lambda i: int :: 0);\n")
	for i := 0; i < workers; i++ {
		worker := i
		if alike {
			worker = 0
		}
		fmt.Fprintf(&g.b, "  async call worker%d();\n", worker)
		if !alike && r.Intn(3) == 0 {
			g.stmts(1, 1)
		}
	}
	g.stmts(1+r.Intn(3), 1)
	g.b.WriteString("}\n")
	return g.b.String()
}

// chain writes threads that each wait for a message, access data, and send the next
// message: no two accesses are ever adjacent, and what orders them are the operations
// that carry the messages.
func (g *weakGenerator) chain(length int) {
	for i := 0; i < length; i++ {
		name := fmt.Sprintf("worker%d", i)
		if i == length-1 {
			name = "main"
		}
		fmt.Fprintf(&g.b, "procedure %s()\n{\n  var t: int;\n  var u: int;\n", name)
		if name == "main" {
			g.line(1, "d := 0; a := 0; b := 0; c := 0; g := 0; h := 0;")
			g.line(1, "m := (lambda i: int :: 0);")
			for j := 0; j < length-1; j++ {
				g.line(1, "async call worker%d();", j)
			}
		}
		g.line(1, "t := 0;\n  u := 1;")
		if g.r.Intn(5) == 0 {
			g.send([]string{"a", "b"}[g.r.Intn(2)], 1) // somebody else's
		}
		depth := 1
		if i > 0 {
			depth = g.receive([]string{"a", "b"}[i-1])
		}
		if g.r.Intn(6) == 0 {
			g.fence(depth, "acquire", "release", "acq_rel")
		}
		g.line(depth, "%s", g.pick("d := 1;", "d := 1;", "u := d;", "m[u] := 1;", "m[1] := 2;"))
		if g.r.Intn(4) == 0 {
			g.fence(depth, "release", "release", "seq_cst", "acquire")
		}
		if i < length-1 {
			g.send([]string{"a", "b"}[i], depth)
			if g.r.Intn(4) == 0 {
				g.send([]string{"a", "b"}[i], depth)
			}
		}
		for ; depth > 1; depth-- {
			g.line(depth-1, "}")
		}
		g.b.WriteString("}\n")
	}
}

func (g *weakGenerator) fence(depth int, orders ...string) {
	g.line(depth, `assume {:fence "%s"} true;`, g.pick(orders...))
}

// send writes something to v.
func (g *weakGenerator) send(v string, depth int) {
	switch g.r.Intn(6) {
	case 0, 1, 2:
		g.line(depth, "%s { %s := %s; }", g.section("relaxed", "relaxed", "release", "release", ""), v, g.pick("1", "1", "2"))
	case 3:
		g.line(depth, "%s { t := %s; %s := t + 1; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v)
	case 4:
		g.line(depth, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := 2; } }`,
			g.pick("relaxed", "release", "acq_rel"), g.pick("relaxed", "acquire"), v, g.pick("0", "1"), v)
	case 5:
		g.line(depth, "atomic { %s := 1; t := %s; h := 1; }", v, g.pick("a", "b", "g"))
	}
}

// receive waits for v, and gives the depth of what follows.
func (g *weakGenerator) receive(v string) int {
	n := g.pick("1", "1", "2")
	switch g.r.Intn(6) {
	case 0, 1, 2:
		g.line(1, "%s { t := %s; }", g.section("relaxed", "relaxed", "acquire", "acquire", "consume", ""), v)
	case 3:
		g.line(1, "%s { t := %s; %s := t + 1; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v)
	case 4:
		g.line(1, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := 3; } }`,
			g.pick("relaxed", "acquire", "acq_rel"), g.pick("relaxed", "acquire"), v, g.pick("1", "2"), v)
	case 5:
		g.line(1, "%s { t := %s; }", g.section("relaxed", "acquire", ""), v)
		g.poll(n, v, 1)
		return 1
	}
	g.line(1, "if (t == %s) {", n)
	return 2
}

// poll reads v until it is n, perhaps not for ever, or puts down what it has read.
func (g *weakGenerator) poll(n, v string, depth int) {
	counts := g.r.Intn(3) == 0
	if counts {
		g.line(depth, "u := %s;", g.pick("0", "1"))
	}
	g.line(depth, "while (t != %s%s) {", n, map[bool]string{true: " && u < 2"}[counts])
	if !counts && g.r.Intn(3) == 0 {
		g.line(depth+1, "u := %s;", g.pick("d", "c"))
	}
	g.line(depth+1, "%s", g.again(v))
	if g.r.Intn(3) == 0 {
		g.line(depth+1, "%s", g.pick("c := t;", "d := t;", "atomic {:plain} { c := t; }", "atomic {:plain} { d := t; t := d; }", "m[1] := t;"))
	}
	if counts {
		g.line(depth+1, "u := u + 1;")
	}
	g.line(depth, "}")
}

// again reads v in a loop, or puts back what is there; not with release, for then the walk counts an epoch
// each time, and has no end.
func (g *weakGenerator) again(v string) string {
	if g.r.Intn(3) == 0 {
		return fmt.Sprintf("%s { t := %s; %s := t; }", g.section("relaxed", "acquire"), v, v)
	}
	return fmt.Sprintf("%s { t := %s; }", g.section("relaxed", "acquire", ""), v)
}

type weakGenerator struct {
	r *rand.Rand
	b strings.Builder
}

func (g *weakGenerator) pick(s ...string) string { return s[g.r.Intn(len(s))] }

// section is the opening of an atomic section with one of the orders; "" is none.
func (g *weakGenerator) section(orders ...string) string {
	if o := g.pick(orders...); o != "" {
		return `atomic {:order "` + o + `"}`
	}
	return "atomic"
}

func (g *weakGenerator) line(depth int, format string, args ...any) {
	g.b.WriteString(strings.Repeat("  ", depth) + fmt.Sprintf(format, args...) + "\n")
}

func (g *weakGenerator) stmts(n, depth int) {
	for ; n > 0; n-- {
		g.stmt(depth)
	}
}

func (g *weakGenerator) stmt(depth int) {
	v, k := g.pick("a", "a", "b", "c"), g.pick("1", "2")
	data := g.pick("d", "d", "m[1]", "m[u]", "c")
	switch g.r.Intn(16) {
	case 0, 1:
		g.line(depth, "%s := %s;", data, k)
	case 2:
		g.line(depth, "u := %s;", data)
	case 3, 4:
		g.line(depth, "%s { %s := %s; }", g.section("relaxed", "relaxed", "release", "release", ""), v, k)
	case 5, 6, 7, 8:
		// A message is awaited, and then used.
		g.line(depth, "%s { t := %s; }", g.section("relaxed", "acquire", "acquire", "consume", ""), v)
		if depth < 3 {
			g.line(depth, "if (t %s) {", g.pick("== 1", "== 1", "== 2", "!= 0"))
			if g.r.Intn(4) == 0 {
				g.line(depth+1, `assume {:fence "%s"} true;`, g.pick("acquire", "acquire", "acq_rel", "seq_cst"))
			}
			g.stmts(1+g.r.Intn(2), depth+1)
			g.line(depth, "}")
		}
	case 9, 10:
		g.line(depth, "%s { t := %s; %s := %s; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v, g.pick("t + 1", k))
		if depth < 3 && g.r.Intn(2) == 0 {
			g.line(depth, "if (t == %s) {", k)
			g.stmts(1, depth+1)
			g.line(depth, "}")
		}
	case 11:
		g.line(depth, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := %s; } }`,
			g.pick("relaxed", "acquire", "release", "acq_rel"), g.pick("relaxed", "relaxed", "acquire"), v, g.pick("0", "1"), v, k)
	case 12:
		g.line(depth, `assume {:fence "%s"} true;`, g.pick("acquire", "release", "release", "acq_rel", "seq_cst"))
	case 13:
		w := g.pick("g", "h")
		g.line(depth, "%s", g.pick("g := 1;", "h := 1;", "t := "+w+";", "atomic { await "+w+" == 0; "+w+" := 1; }", "await "+w+" != 0;"))
	case 14:
		// One operation on several variables.
		x, y := "a", "b"
		if g.r.Intn(2) == 0 {
			x, y = y, x
		}
		if g.r.Intn(2) == 0 {
			g.line(depth, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; %s := %s; if (t == 1) { %s := 2; } }`,
				g.pick("relaxed", "acquire", "acq_rel"), g.pick("relaxed", "acquire"), y, g.pick(x, "d", "m[1]"), k, g.pick(y, y, x))
			break
		}
		g.line(depth, "atomic { %s := %s; t := %s; if (t == 1) { %s } }", x, k, y, g.pick("g := 1;", "h := 0;", "u := g;"))
	case 15:
		if depth == 1 {
			g.line(depth, "%s { t := %s; }", g.section("relaxed", "acquire", ""), "a")
			g.poll("1", "a", depth)
		}
	}
}
