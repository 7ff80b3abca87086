package smt

import (
	"fmt"
	"math/big"
	"strings"
)

// maxString bounds what String writes.
const maxString = 2000

// String writes t in SMT-LIB's manner for people, cut off where it gets long.
func (a *Arena) String(t Term) string {
	var b strings.Builder
	a.write(&b, t, 12)
	return b.String()
}

func (a *Arena) write(b *strings.Builder, t Term, depth int) {
	n := &a.nodes[t]
	switch {
	case b.Len() > maxString || depth == 0 && n.n > 0:
		b.WriteString("...")
		return
	case a.IsConst(t):
		b.WriteString(a.ConstString(t))
		return
	case n.n == 0:
		b.WriteString(Symbol(a.Name(t)))
		return
	}
	b.WriteString("(" + a.Head(t))
	for _, x := range a.Args(t) {
		b.WriteByte(' ')
		a.write(b, x, depth-1)
	}
	b.WriteByte(')')
}

// Head is the operator of a term with arguments as SMT-LIB writes it, with
// indices and rounding mode; quantifiers and constant arrays only by name.
func (a *Arena) Head(t Term) string {
	n := &a.nodes[t]
	switch n.op {
	case OpApp:
		return Symbol(a.FuncName(Func(n.p)))
	case OpConstArray:
		return "(as const " + a.SortString(n.sort) + ")"
	}
	o := operator(n.op, n.p, n.sort, a.nodes[a.arg(t, 0)].sort.Width())
	return o.String()
}

// ConstString writes a constant as SMT-LIB does. Elements of uninterpreted
// sorts, which SMT-LIB cannot write, look like sort!0.
func (a *Arena) ConstString(t Term) string {
	n := &a.nodes[t]
	switch n.op {
	case OpTrue, OpFalse:
		return n.op.String()
	case OpBVConst:
		return bitString(n.sort.Width(), a.constBig(t))
	case OpIntConst:
		return numeral(a.constBig(t), "")
	case OpRealConst:
		r := a.rats[n.p]
		if r.IsInt() {
			return numeral(r.Num(), ".0")
		}
		return "(/ " + numeral(r.Num(), ".0") + " " + r.Denom().String() + ".0)"
	case OpFloatConst:
		return floatString(n.sort, a.constBig(t))
	case OpElement:
		return Symbol(fmt.Sprintf("%s!%d", a.SortName(n.sort), n.p))
	}
	panic(fmt.Sprintf("smt: %v is no constant", n.op))
}

func numeral(v *big.Int, suffix string) string {
	if v.Sign() < 0 {
		return "(- " + new(big.Int).Neg(v).String() + suffix + ")"
	}
	return v.String() + suffix
}

func bitString(width int, v *big.Int) string {
	if width%4 == 0 {
		return fmt.Sprintf("#x%0*s", width/4, v.Text(16))
	}
	return "#b" + strings.Repeat("0", width-len(trimZero(v.Text(2)))) + trimZero(v.Text(2))
}

func trimZero(s string) string { return strings.TrimPrefix(s, "0") }

func floatString(s Sort, bits *big.Int) string {
	sig, exp := s.Float()
	text := fmt.Sprintf("%0*s", s.Width(), bits.Text(2))
	e, m := text[1:1+exp], text[1+exp:]
	if !strings.Contains(e, "0") && strings.Contains(m, "1") {
		return fmt.Sprintf("(_ NaN %d %d)", exp, sig)
	}
	return "(fp #b" + text[:1] + " #b" + e + " #b" + m + ")"
}

// simpleSymbol are the characters of an SMT-LIB symbol besides letters and
// digits.
const simpleSymbol = "~!@$%^&*_-+=<>.?/"

// Symbol writes a name as an SMT-LIB symbol, in bars where it must be. The
// characters that no symbol may hold are replaced.
func Symbol(name string) string {
	simple := name != "" && (name[0] < '0' || name[0] > '9')
	for i := 0; i < len(name) && simple; i++ {
		c := name[i]
		simple = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte(simpleSymbol, c) >= 0
	}
	if simple && !reserved[name] {
		return name
	}
	return "|" + strings.NewReplacer("|", "!bar!", `\`, "!backslash!").Replace(name) + "|"
}

// reserved are the words that a script must quote to use as a name.
var reserved = map[string]bool{
	"_": true, "!": true, "as": true, "let": true, "exists": true, "forall": true, "match": true, "par": true,
	"lambda": true, "true": true, "false": true, "not": true, "and": true, "or": true, "xor": true, "ite": true,
	"distinct": true, "select": true, "store": true, "const": true, "concat": true, "div": true, "mod": true,
	"abs": true, "fp": true, "+": true, "-": true, "*": true, "/": true, "=": true, "<": true, ">": true,
	"<=": true, ">=": true, "=>": true, "assert": true, "check-sat": true, "push": true, "pop": true,
}
