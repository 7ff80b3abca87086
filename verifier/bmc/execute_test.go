package bmc_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/smt"
)

// maxBits bounds what the choices of a random program may be: all are tried.
const maxBits = 12

// generator writes sequential programs over Booleans, two bits, and maps of them.
type generator struct {
	*rand.Rand
	b    strings.Builder
	bits int // of the choices so far, with the initial values
}

func (g *generator) pick(of ...string) string { return of[g.Intn(len(of))] }

func (g *generator) bv(depth int) string {
	if depth == 0 || g.Intn(4) == 0 {
		return g.pick("x", "y", "z", "k", "0bv2", "1bv2", "3bv2")
	}
	switch g.Intn(7) {
	case 5:
		// A let must not shadow another one.
		t := fmt.Sprintf("t%d", depth)
		return fmt.Sprintf("(var %s := %s; add(%s, %s))", t, g.bv(depth-1), t, g.bv(depth-1))
	case 6:
		return fmt.Sprintf("%s[2:1] ++ %s[1:0]", g.bv(0), g.bv(0))
	case 0:
		return fmt.Sprintf("m[%s]", g.bv(depth-1))
	case 1:
		return fmt.Sprintf("(if %s then %s else %s)", g.bool(depth-1), g.bv(depth-1), g.bv(depth-1))
	case 2:
		return fmt.Sprintf("m[%s := %s][%s]", g.bv(depth-1), g.bv(depth-1), g.bv(depth-1))
	case 3:
		return fmt.Sprintf("twice(%s)", g.bv(depth-1))
	}
	return fmt.Sprintf("add(%s, %s)", g.bv(depth-1), g.bv(depth-1))
}

func (g *generator) int(depth int) string {
	if depth == 0 {
		return g.pick("n", "n", "3", "-5")
	}
	switch g.Intn(3) {
	case 0:
		return fmt.Sprintf("(%s %s %s)", g.int(depth-1), g.pick("div", "mod"), g.pick("2", "3", "-3"))
	case 1:
		return fmt.Sprintf("(if %s then %s else -%s)", g.bool(depth-1), g.int(depth-1), g.int(depth-1))
	}
	return fmt.Sprintf("(%s %s %s)", g.int(depth-1), g.pick("+", "-", "*"), g.int(depth-1))
}

func (g *generator) bool(depth int) string {
	if depth == 0 || g.Intn(5) == 0 {
		return g.pick("p", "q", "true", "!p")
	}
	switch g.Intn(6) {
	case 5:
		return fmt.Sprintf("%s %s %s", g.int(depth-1), g.pick("<", "<=", ">", ">=", "=="), g.int(depth-1))
	case 0:
		return fmt.Sprintf("(%s %s %s)", g.bool(depth-1), g.pick("&&", "||", "==>", "<==>", "<=="), g.bool(depth-1))
	case 1, 2:
		return fmt.Sprintf("less(%s, %s)", g.bv(depth-1), g.bv(depth-1))
	}
	return fmt.Sprintf("%s %s %s", g.bv(depth-1), g.pick("==", "!="), g.bv(depth-1))
}

func (g *generator) stmts(n, depth int) {
	for range n {
		switch g.Intn(12) {
		case 11:
			fmt.Fprintf(&g.b, "n := %s;\n", g.int(2))
		case 0, 1:
			fmt.Fprintf(&g.b, "%s := %s;\n", g.pick("x", "y", "z"), g.bv(2))
		case 2:
			fmt.Fprintf(&g.b, "x, y := %s, %s;\n", g.bv(2), g.bv(1))
		case 3:
			fmt.Fprintf(&g.b, "m[%s] := %s;\n", g.bv(1), g.bv(2))
		case 4:
			fmt.Fprintf(&g.b, "%s := %s;\n", g.pick("p", "q"), g.bool(2))
		case 5:
			fmt.Fprintf(&g.b, "assume %s;\n", g.bool(2))
		case 6:
			if v := g.pick("z", "q"); g.bits+2 <= maxBits {
				g.bits += map[string]int{"z": 2, "q": 1}[v]
				fmt.Fprintf(&g.b, "havoc %s;\n", v)
			}
		case 7:
			fmt.Fprintf(&g.b, "call %s := f(%s);\n", g.pick("x", "y", "z"), g.bv(2))
		case 8:
			if depth > 0 && g.Intn(3) == 0 && g.bits < maxBits {
				g.bits++
				fmt.Fprintf(&g.b, "if (*) {\n")
			} else if depth > 0 {
				fmt.Fprintf(&g.b, "if (%s) {\n", g.bool(2))
			} else {
				continue
			}
			g.stmts(1+g.Intn(3), depth-1)
			g.b.WriteString("}")
			if g.Intn(2) == 0 {
				g.b.WriteString(" else {\n")
				g.stmts(1+g.Intn(3), depth-1)
				g.b.WriteString("}")
			}
			g.b.WriteString("\n")
		default:
			fmt.Fprintf(&g.b, "assert %s;\n", g.bool(2))
		}
	}
}

func (g *generator) program() string {
	g.b.WriteString(`var x: bv2; var y: bv2; var p: bool; var m: [bv2]bv2;
const k: bv2; axiom k == 2bv2;
function {:bvbuiltin "bvadd"} add(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvult"} less(a: bv2, b: bv2) returns (bool);
function {:inline} twice(a: bv2) returns (bv2) { add(a, a) }
procedure f(a: bv2) returns (r: bv2) modifies x;
{ var t: bv2; r := add(a, x); t := 1bv2; if (less(a, 2bv2)) { x := t; r := a; } assert r != 3bv2 || p; }
procedure main() modifies x, y, p, m; { var z: bv2; var q: bool; var n: int;
m := (lambda i: bv2 :: 1bv2); z := x; q := p; n := 1;
`)
	g.bits = 5
	g.stmts(6+g.Intn(8), 2)
	g.b.WriteString("}\n")
	return g.b.String()
}

// reference executes a program as the language defines it, all ways one after the other.
type reference struct {
	vals   map[*ivl.Var]value.Value
	script []int // the choices of this way: alternatives taken
	sizes  []int // how many alternatives each had
	at     int
	pruned bool
	seen   map[ivl.Stmt]bool // executed, on some way
	fails  map[ivl.Stmt]bool // failed, on some way
}

func (r *reference) choose(n int) int {
	if r.at == len(r.script) {
		r.script, r.sizes = append(r.script, 0), append(r.sizes, n)
	}
	r.at++
	return r.script[r.at-1]
}

// next is another way; false if all were taken.
func (r *reference) next() bool {
	r.script, r.sizes = r.script[:r.at], r.sizes[:r.at]
	for i := len(r.script) - 1; i >= 0; i-- {
		if r.script[i]++; r.script[i] < r.sizes[i] {
			r.script, r.sizes = r.script[:i+1], r.sizes[:i+1]
			return true
		}
	}
	return false
}

func (r *reference) eval(e ivl.Expr) value.Value {
	v, ok := value.Eval(e, func(v *ivl.Var) (value.Value, bool) { x, ok := r.vals[v]; return x, ok })
	if !ok {
		panic("no value: " + ivl.FormatExpr(e))
	}
	return v
}

func (r *reference) assign(l ivl.Expr, v value.Value) {
	switch l := l.(type) {
	case *ivl.Ident:
		r.vals[l.Var] = v
	case *ivl.Select:
		r.assign(l.M, r.eval(l.M).Store([]value.Value{r.eval(l.Args[0])}, v))
	}
}

func (r *reference) body(b *ivl.Body) {
	for _, v := range b.Locals {
		r.vals[v] = value.Zero(v.Type) // assigned before it is read
	}
	r.stmts(b.Stmts)
}

func (r *reference) stmts(ss []ivl.Stmt) {
	for _, s := range ss {
		r.seen[s] = true
		switch s := s.(type) {
		case *ivl.Assign:
			var vals []value.Value
			for _, e := range s.Rhs {
				vals = append(vals, r.eval(e))
			}
			for i, l := range s.Lhs {
				r.assign(l, vals[i])
			}
		case *ivl.Havoc:
			v := s.Vars[0].Var
			if v.Type == ivl.BoolType || v.Type.String() == "bool" {
				r.vals[v] = value.Bool(r.choose(2) == 1)
			} else {
				r.vals[v] = value.BV64(2, uint64(r.choose(4)))
			}
		case *ivl.Assume:
			r.pruned = r.pruned || !r.eval(s.Cond).IsTrue()
		case *ivl.Assert:
			if !r.pruned && !r.eval(s.Cond).IsTrue() {
				r.fails[s] = true
			}
		case *ivl.If:
			if s.Cond == nil && r.choose(2) == 1 || s.Cond != nil && r.eval(s.Cond).IsTrue() {
				r.stmts(s.Then)
			} else {
				r.stmts(s.Else)
			}
		case *ivl.Call:
			r.vals[s.Proc.Ins[0]] = r.eval(s.Args[0])
			r.body(s.Proc.Body)
			r.vals[s.Outs[0].Var] = r.vals[s.Proc.Outs[0]]
		default:
			panic(fmt.Sprintf("%T", s))
		}
	}
}

// TestRandomPrograms compares, for every initial state, which assertions can fail and
// which statements are executed with what a plain execution of all ways gives.
func TestRandomPrograms(t *testing.T) {
	first := seed.New(t)
	failing, holding := 0, 0
	for n := first; n < first+150; n++ {
		g := &generator{Rand: rand.New(rand.NewSource(n))}
		text := g.program()
		p := ivltest.Program(t, "random.bpl", []byte(text))
		var entry *ivl.ProcDecl
		for _, d := range p.Decls {
			if q, ok := d.(*ivl.ProcDecl); ok {
				ivl.WalkStmts(q.Body.Stmts, func(s ivl.Stmt) bool {
					s.Info().Origin = &ivl.Origin{Stmt: s}
					return true
				})
				entry = q
			}
		}
		enc, err := bmc.Execute(context.Background(), p, entry)
		if err != nil {
			t.Fatalf("-seed=%d: %v\n%s", n, err, text)
		}
		for state := range 32 {
			initial := map[*ivl.Var]value.Value{}
			for _, d := range p.Decls {
				var vars []*ivl.Var
				switch d := d.(type) {
				case *ivl.VarDecl:
					vars = d.Vars
				case *ivl.ConstDecl:
					vars = d.Vars
				}
				for _, v := range vars {
					switch v.Name {
					case "x":
						initial[v] = value.BV64(2, uint64(state)&3)
					case "y":
						initial[v] = value.BV64(2, uint64(state)>>2&3)
					case "p":
						initial[v] = value.Bool(state>>4 == 1)
					case "k":
						initial[v] = value.BV64(2, 2)
					}
				}
			}
			wantFails, wantSeen := allWays(p, entry, initial)
			gotFails, gotSeen := allModels(t, enc, initial)
			if a, b := lines(wantFails), lines(gotFails); a != b {
				t.Fatalf("-seed=%d: from %v the assertions at %s can fail, not those at %s\n%s", n, initial, a, b, text)
			}
			if a, b := lines(wantSeen), lines(gotSeen); a != b {
				t.Fatalf("-seed=%d: from %v the statements at %s are executed, not those at %s\n%s", n, initial, a, b, text)
			}
			failing += len(wantFails)
			holding++
		}
	}
	t.Logf("%d failures in %d states", failing, holding)
	if failing < holding/2 {
		t.Error("too few assertions fail")
	}
}

func allWays(p *ivl.Program, entry *ivl.ProcDecl, initial map[*ivl.Var]value.Value) (fails, seen map[ivl.Stmt]bool) {
	r := &reference{seen: map[ivl.Stmt]bool{}, fails: map[ivl.Stmt]bool{}}
	for more := true; more; more = r.next() {
		r.vals, r.at, r.pruned = maps.Clone(initial), 0, false
		r.body(entry.Body)
	}
	return r.fails, r.seen
}

func allModels(t *testing.T, enc *bmc.Encoding, initial map[*ivl.Var]value.Value) (fails, seen map[ivl.Stmt]bool) {
	a := enc.Arena
	fixed := map[smt.Term]value.Value{}
	for v, x := range enc.Initial {
		if val, ok := initial[v]; ok {
			fixed[x] = val
		}
	}
	var terms []smt.Term
	for _, g := range enc.Goals {
		terms = append(terms, g.Fails)
	}
	for _, e := range enc.Events {
		terms = append(terms, e.Guard)
	}
	var free []smt.Term
	bits := 0
	for _, x := range a.Vars(terms...) {
		if _, ok := fixed[x]; !ok {
			free = append(free, x)
			bits += max(1, a.Sort(x).Width())
		}
	}
	if bits > maxBits {
		t.Fatalf("%d bits", bits)
	}
	fails, seen = map[ivl.Stmt]bool{}, map[ivl.Stmt]bool{}
	for choice := range uint64(1) << bits {
		vars := maps.Clone(fixed)
		rest := choice
		for _, x := range free {
			if a.Sort(x) == smt.SortBool {
				vars[x] = value.Bool(rest&1 == 1)
				rest >>= 1
			} else {
				vars[x] = value.BV64(2, rest&3)
				rest >>= 2
			}
		}
		eval := smt.NewEvaluator(a, smt.Assignment{Vars: vars})
		for _, axiom := range enc.Axioms {
			if !eval.Value(axiom).IsTrue() {
				t.Fatalf("the axiom %s does not hold", a.String(axiom))
			}
		}
		for _, g := range enc.Goals {
			if eval.Value(g.Fails).IsTrue() {
				fails[g.Stmt] = true
			}
		}
		for _, e := range enc.Events {
			if eval.Value(e.Guard).IsTrue() {
				seen[e.Stmt] = true
			}
		}
	}
	return fails, seen
}

// lines are the places of the statements for which there are events or goals.
func lines(of map[ivl.Stmt]bool) string {
	var out []string
	for s := range of {
		switch s.(type) {
		case *ivl.If, *ivl.Call:
		default:
			out = append(out, fmt.Sprintf("%d:%d", s.Info().Pos.Line, s.Info().Pos.Col))
		}
	}
	sort.Strings(out)
	return strings.Join(out, " ")
}
