package verifier_test

import (
	"fmt"
	"math/rand"
	"strings"
)

// numbers are the values that a walk tries for what is arbitrary: all that a bv3 has.
var numbers = []int64{0, 1, 2, 3, 4, 5, 6, 7}

// generator writes random small concurrent programs, typed by construction.
type generator struct {
	r      *rand.Rand
	b      strings.Builder
	indent int
	locals []string // bv2 locals in scope
	labels int
	atomic bool
	size   int  // statements left
	spawns int  // threads that may still be started on the way
	choosy bool // many sections depend on what is chosen in them
}

const generatedPrelude = `function {:bvbuiltin "bvadd"} $add(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvsub"} $sub(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvult"} $ult(a: bv2, b: bv2) returns (bool);
function {:bvbuiltin "bvugt"} $more(a: bv3, b: bv3) returns (bool);
var {:data} x: bv2;
var y: bv2;
var {:data} f: bool;
var {:data} m: [bv2]bv2;
var {:data} sum: bv2;
var lock: bool;
var n: [bv2]bv2;
var c: bv2;
var owner: int;
var holder: int;
var guard: int;
var waits0: bool;
var waits1: bool;
procedure {:thread_self} self() returns (t: int);
procedure {:thread_child} child() returns (t: int);
procedure any() returns (r: bv3)
{
  havoc r;
}
procedure get(q: bv2) returns (r: bv2)
{
  r := $add(x, q);
}
procedure total() returns (r: bv2)
{
  r := sum;
}
procedure count(q: bv2)
  modifies sum;
{
  sum := $add(sum, q);
}
procedure down(q: bv2)
  modifies x;
{
  if (q == 0bv2) {
    return;
  }
  x := $add(x, q);
  call down($add(q, 3bv2));
}
procedure put(q: bv2) returns (r: bv2)
  modifies x;
{
  r := x;
  if (r == q) {
    return;
  }
  x := q;
}
procedure acquire()
  modifies guard;
{
  var my: int;
  call my := self();
  atomic { await guard == 0; guard := my; }
}
procedure release()
  modifies guard;
{
  var my: int;
  call my := self();
  atomic { assert guard == my; guard := 0; }
}
procedure try() returns (done: bool)
  modifies guard;
{
  var my: int;
  call my := self();
  atomic { done := guard == 0; if (done) { guard := my; } }
}
procedure swap(q: bv2) returns (r: bv2)
  modifies y;
{
  atomic { r := y; y := q; }
}
procedure again(q: bv2) returns (r: bool)
{
  r := q != 0bv2;
}
procedure take() returns (r: bool)
  modifies y, guard;
{
  call acquire();
  r := y != 0bv2;
  if (r) {
    y := 0bv2;
  }
  call release();
}
procedure enter()
{
  atomic begin;
}
procedure leave()
{
  atomic end;
}
`

// generate gives the text of a program with two to four threads.
func generate(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	if r.Intn(2) == 0 {
		g.handshakes()
		return g.b.String()
	}
	g.choosy = r.Intn(3) == 0
	threads := 1 + r.Intn(3)
	if threads == 3 {
		threads = 1 + r.Intn(3)
	}
	budget := 10
	if threads > 1 {
		budget = 8
	}
	small := threads == 1 || r.Intn(2) == 0
	if small {
		g.procedure("leaf", "p: bv2", 1+r.Intn(2), func() {})
	}
	for i := 0; i < threads; i++ {
		g.spawns = 0
		if small && i == 0 {
			g.spawns = 1
		}
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", budget/threads+1, func() {})
	}
	g.procedure("main", "", 3, func() {
		g.line("x := 0bv2; y := 0bv2; f := false; lock := false; owner := 0; holder := 0; guard := 0;")
		g.line("m := (lambda i: bv2 :: 0bv2);")
		g.line("n := m; c := %s;", g.pick("1bv2", "x", "b"))
		if r.Intn(4) == 0 {
			g.line("havoc %s;", g.pick("x", "c", "m", "a"))
		}
		for i := 0; i < threads; i++ {
			if r.Intn(3) == 0 {
				g.stmt(0)
			}
			g.spawn(fmt.Sprintf("worker%d", i))
			if r.Intn(3) == 0 {
				g.line("%s := %s;", g.pick("c", "n[1bv2]", "n[a]"), g.pick("1bv2", "2bv2", "b", "x"))
			}
		}
		g.stay()
	})
	return g.b.String()
}

// spawn starts a thread, perhaps only on one path.
func (g *generator) spawn(worker string) {
	call := fmt.Sprintf("async call %s(%s);", worker, g.value(0))
	if g.atomic {
		g.line("%s", call)
		return
	}
	switch g.r.Intn(8) {
	case 0:
		g.line("if (%s) { %s }", g.condition(0), call)
	case 1:
		g.line("if (*) { %s %s := %s; }", call, g.local(), g.value(0))
	case 2:
		g.line("atomic { %s x := %s; }", call, g.value(1))
	case 3:
		g.line("havoc b; async call %s(b);", worker)
	default:
		g.line("%s", call)
	}
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%*s%s\n", 2*g.indent, "", fmt.Sprintf(format, args...))
}

func (g *generator) procedure(name, params string, size int, start func()) {
	g.line("procedure %s(%s)", name, params)
	g.line("  modifies x, y, f, m, sum, lock, n, c, owner, holder, guard, waits0, waits1;")
	g.line("{")
	g.indent++
	g.line("var a: bv2, b: bv2, me: int, o: bv3, q: bv3, ok: bool, polls: bool;")
	g.locals = []string{"a", "b"}
	if params != "" {
		g.locals = append(g.locals, "p")
	}
	g.line("a := 0bv2; b := 1bv2; me := 0; o := 0bv3; q := 0bv3; ok := false; polls := false;")
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
		return g.pick("x", "y", "m[1bv2]", "m["+g.pick(g.locals...)+"]", "x", "y", "c", "n[1bv2]", "n["+g.pick(g.locals...)+"]")
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
	if g.choosy && g.r.Intn(3) == 0 {
		g.chooses(depth)
		return
	}
	if g.r.Intn(4) == 0 && g.special(depth) {
		return
	}
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
		// Few assertions, and those weak: most programs should not be wrong
		// at first sight.
		if g.r.Intn(2) == 0 {
			g.line("assert %s != %s || %s;", g.pick("x", "y", "m[1bv2]", "c"), g.value(1), g.condition(0))
		} else {
			g.line("x := %s;", g.value(0))
		}
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
		switch g.r.Intn(6) {
		case 4: // open on one path
			g.line("if (%s) { atomic begin; }", g.pick("*", g.condition(1)))
			g.block(depth, 1+g.r.Intn(2))
			g.line("atomic end;")
		case 5: // begun at two places
			g.line("if (*) { atomic begin; x := %s; } else { call enter(); a := %s; }", g.value(1), g.value(1))
			g.block(depth, 1+g.r.Intn(2))
			g.line("call leave();")
		case 0:
			g.line("atomic begin;")
			g.block(depth, 1+g.r.Intn(2))
			g.line("atomic begin;")
			g.block(depth, 1)
			g.line("atomic end;")
			g.line("atomic end;")
		case 1:
			g.line("call enter();")
			g.block(depth, 1+g.r.Intn(3))
			g.line("call leave();")
		default:
			g.line("atomic {")
			g.block(depth, 1+g.r.Intn(3))
			g.line("}")
		}
		g.atomic = false
	case n == 20:
		g.line("if (*) {")
		g.block(depth, 1)
		g.line("} else {")
		g.block(depth, 1)
		g.line("}")
	case n == 21 && !g.atomic:
		if g.r.Intn(2) == 0 {
			g.line("call me := self(); atomic { assume {:await} {:waits_for \"lock\", 0bv2, holder} holder == 0; holder := me; }")
			g.stmt(depth + 1)
			g.line("holder := 0;")
			break
		}
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

// special writes a statement of the rarer kinds. It reports false if the one
// drawn does not fit here.
func (g *generator) special(depth int) bool {
	switch n := g.r.Intn(22); {
	case n >= 20 && !g.atomic && depth == 0:
		g.poll(g.pick("x", "y"), g.r.Intn(3), func() { g.stmt(depth + 1) })
	case n == 19:
		g.chooses(depth)
	case n == 17 && !g.atomic && depth == 0:
		l := g.local()
		g.line("havoc %s; while (%s != 0bv2) {", l, l)
		g.block(depth, 1)
		g.indent++
		g.line("%s := $add(%s, 3bv2);", l, l)
		g.indent--
		g.line("}")
	case n == 18 && depth == 0:
		g.line("call down(%s);", g.value(1))
	case n == 16 && !g.atomic && depth == 0:
		g.line("par %s := get(%s) | %s := put(%s);", g.pick("a", "x"), g.value(1), g.pick("b", "y"), g.value(1))
	case n == 15:
		g.line("%s := %s, %s;", g.pick("x, y", "a, x", "x, b", "y, m[1bv2]"), g.value(1), g.value(1))
	case n == 12 && !g.atomic:
		g.line("while (%s) { %s }", g.condition(0), g.pick("", "", "if (f) { x := x; }", "a := x; call b := get(a);", "if (y == 1bv2) { y := 2bv2; }",
			"if (*) { a := x; } else { b := y; }", "havoc o; if ($more(o, 4bv3)) { if (f) { return; } }", "havoc o; assume o != 0bv3; if (o == 0bv3) { x := 3bv2; }"))
	case n == 13 && !g.atomic:
		g.line("a := 0bv2; while (a == 0bv2) { a := %s; }", g.pick("x", "y", "m[1bv2]"))
	case n == 14 && !g.atomic:
		g.line("while (true) { atomic { a := y; %s } if (a == 0bv2) { break; } }",
			g.pick("if (a == 0bv2) { y := 1bv2; }", "y := 1bv2;", "y := $add(a, 0bv2);", "y := a; x := a;"))
	case n == 0 && g.spawns > 0:
		g.spawns--
		g.spawn("leaf")
	case n == 1:
		g.line("call %s := %s(%s);", g.pick("x", g.local()), g.pick("get", "put"), g.value(1))
	case n == 2:
		g.line("call me := self(); owner := me;")
	case n == 3:
		g.line("call me := self(); assert owner != me || %s;", g.condition(1))
	case n == 4:
		g.line("call me := child(); assert owner != me || %s;", g.condition(1))
	case n == 5:
		g.line("if (%s) { %s }", g.condition(0), g.pick("await {:thread_exit} false;", "assume {:exit} false;", "await {:thread_exit} false;"))
	case n == 6 && depth == 0:
		g.labels++
		l := g.labels
		g.line("goto A%d, B%d, C%d;", l, l, l)
		g.line("A%d:", l)
		g.block(depth+1, 1)
		if g.r.Intn(2) == 0 {
			g.line("goto C%d;", l)
		}
		g.line("B%d:", l)
		g.block(depth+1, 1)
		g.line("C%d:", l)
		g.stmt(depth + 1)
	case n == 7:
		g.line("assume {:await} %s;", g.condition(0))
	case n == 8:
		g.line("%s := %s;", g.pick("m[0bv2]", "m[1bv2]", "n[2bv2]"), g.value(1))
	case n == 9:
		g.line("havoc %s; assume %s;", g.pick("a", "b"), g.condition(0))
	case n == 10 && !g.atomic:
		g.line("if (%s) { return; }", g.condition(0))
	default:
		return false
	}
	return true
}

// poll writes a loop whose iterations take back what they do, or do nothing, and which somebody may
// notice. What follows it does something with the lock.
func (g *generator) poll(v string, k int, then func()) {
	switch g.r.Intn(11) {
	case 0, 1:
		g.line("while (true) { call acquire(); a := %s; if (a == %dbv2) { call release(); break; } call release(); }", v, k)
	case 2:
		g.line("call acquire(); while (%s != %dbv2) { call release(); call acquire(); }", v, k)
		then()
		g.line("call release();")
	case 3:
		g.line("call ok := try(); while (!ok) { call ok := try(); }")
		then()
		g.line("call release();")
	case 4:
		g.line("a := 0bv2; while (%s != %dbv2) { a := $add(a, 1bv2); if (a == 3bv2) { a := 1bv2; b := a; } }", v, k)
	case 5:
		g.line("while (%s != %dbv2) { %s }", v, k, g.pick("call b := swap(2bv2);", "x := 1bv2;", "f := true;", "atomic { f := true; m[a] := 0bv2; }"))
	case 6:
		g.line("ok := false; while (!ok) { call ok := take(); }")
	case 7:
		g.line("while (true) { call acquire(); call ok := %s; if (ok) { break; } call release(); } call release();", g.pick("again(x)", "again(y)"))
	case 8:
		g.line("call acquire();")
		then()
		g.line("call release();")
	case 9:
		g.line("%s", g.pick("a := (if guard == 0 then 1bv2 else 2bv2);", "assume {:await} guard != 0;", "call ok := try(); if (!ok) { x := 2bv2; } else { call release(); }",
			"atomic { if (guard != 0) { y := 1bv2; } }", "call me := self(); atomic { if (guard == me) { y := 3bv2; } }"))
	default:
		g.line("while (true) { call acquire(); a := x; b := y; if (a == b) { break; } while (%s == %dbv2) { } call release(); } call release();", v, k)
	}
}

// chooses writes a section that does something only for some of the values that are chosen in it. What
// is chosen first may not matter.
func (g *generator) chooses(depth int) {
	g.size--
	section := !g.atomic && g.r.Intn(8) > 0
	if section {
		g.line("atomic {")
		g.indent++
		g.atomic = true
	}
	if g.r.Intn(3) == 0 {
		g.line("%s", g.pick("call q := any();", "havoc q;", "if (f) { call q := any(); }", "havoc q; if (q == 2bv3) { havoc q; }"))
	}
	g.line("%s", g.pick("havoc o;", "call o := any();", "havoc o, q;", "call q := any(); call o := any();"))
	test := g.pick("o == 5bv3", "o == 3bv3 && q == 6bv3", "$more(o, 4bv3) && o != 7bv3", "o == q && q == 5bv3", "o == 6bv3 || "+g.condition(1))
	if g.r.Intn(4) == 0 {
		g.line("assume %s;", test)
		g.block(max(depth, 1), 1)
	} else {
		g.line("if (%s) {", test)
		g.block(max(depth, 1), 1+g.r.Intn(2))
		g.line("}")
	}
	if section {
		g.indent--
		g.line("}")
		g.atomic = false
	}
}

// handshakes writes threads that wait for each other and one that asserts:
// whether it can fail is a question of order, and may take several rounds.
func (g *generator) handshakes() {
	threads := 2 + g.r.Intn(2)
	judge := g.r.Intn(threads + 1) // the one that asserts; the leaf is the last
	for i := threads; i >= 0; i-- {
		name := fmt.Sprintf("worker%d", i)
		if i == threads {
			name = "leaf"
		}
		g.spawns = 0
		if i == 0 && (judge == threads || g.r.Intn(2) == 0) {
			g.spawns = 1
		}
		n := 1 + g.r.Intn(3)
		g.procedure(name, "p: bv2", 0, func() {
			for j := 0; j < n; j++ {
				g.handshake(i == judge && j == n-1)
			}
			if g.spawns > 0 {
				g.handshakeSpawn()
			}
		})
	}
	g.procedure("main", "", 0, func() {
		g.line("x := 0bv2; y := 0bv2; f := false; guard := 0;")
		if g.r.Intn(2) == 0 {
			g.line("havoc b;")
		}
		for i := 0; i < threads; i++ {
			g.line("async call worker%d(b);", i)
			if g.r.Intn(4) == 0 {
				g.handshake(false)
			}
		}
		g.stay()
	})
}

// stay keeps main from returning, after which no thread is expected to end: it ends alone, waits or
// goes round.
func (g *generator) stay() {
	switch g.r.Intn(6) {
	case 0, 1, 2:
		g.line("await {:thread_exit} false;")
	case 3:
		g.line("while (%s) { }", g.condition(0))
	}
}

// handshakeSpawn starts the leaf.
func (g *generator) handshakeSpawn() {
	g.spawns--
	arg := g.pick("x", "y", "b", g.locals[len(g.locals)-1])
	if g.atomic || g.r.Intn(2) == 0 {
		g.line("async call leaf(%s);", arg)
	} else {
		g.line("atomic { async call leaf(%s); }", arg)
	}
}

// handshake writes one statement; one that judges is an assertion.
func (g *generator) handshake(judges bool) {
	v := g.pick("x", "y")
	k := g.r.Intn(3)
	param := g.locals[len(g.locals)-1] // of main: b
	if judges {
		claim := fmt.Sprintf("assert %s != %dbv2;", g.pick("x", "y", param), 1+g.r.Intn(2))
		switch g.r.Intn(6) {
		case 0:
			g.line("if (%s == %dbv2) { %s }", param, k, claim)
		case 1:
			g.line("atomic { %s assume {:exit} false; }", claim)
		case 2:
			g.line("atomic { await %s == %dbv2; %s }", v, k, claim)
		case 3:
			g.line("a := %s; if (a == %dbv2) { %s }", v, k, claim)
		default:
			g.line("%s", claim)
		}
		return
	}
	switch g.r.Intn(16) {
	case 13, 14, 15:
		if !g.atomic {
			g.poll(v, k, func() { g.line("%s := %dbv2;", g.pick("x", "y"), g.r.Intn(3)) })
			break
		}
		g.line("await %s == %dbv2;", v, k)
	case 11:
		g.line("while (%s != %dbv2) { }", v, k)
	case 12:
		g.line("while (true) { atomic { a := %s; if (a == %dbv2) { %s := %dbv2; } } if (a == %dbv2) { break; } }", v, k, v, g.r.Intn(3), k)
	case 0, 1:
		g.line("await %s == %dbv2;", v, k)
	case 2, 3, 4:
		g.line("%s := %dbv2;", v, k)
	case 5:
		g.line("if (%s == %dbv2) { %s := %dbv2; }", param, k, v, g.r.Intn(3))
	case 6:
		g.line("atomic { await %s == %dbv2; %s := %dbv2; }", v, k, g.pick("x", "y"), g.r.Intn(3))
	case 7:
		g.line("atomic { %s := %dbv2; if (%s == %dbv2) { await {:thread_exit} false; } }", v, k, param, g.r.Intn(3))
	case 8:
		g.line("if (*) { %s := %dbv2; }", v, k)
	case 9:
		g.line("a := %s; if (a != %dbv2) { return; }", v, k)
	default:
		if g.spawns > 0 {
			g.handshakeSpawn()
		} else {
			g.line("%s := %s;", v, g.pick("x", "y", param))
		}
	}
}
