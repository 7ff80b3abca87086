package smtlib

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/smt"
)

// maxDepth bounds the nesting of parentheses: solvers' parsers recur.
const maxDepth = 64

// WriteSMTLIB writes a script that asks whether the assertions hold together.
// Its size is linear in the number of different terms: a term used more than
// once is defined once.
func WriteSMTLIB(w io.Writer, a *smt.Arena, assertions []smt.Term) error {
	p := newPrinter(a, assertions)
	out := bufio.NewWriter(w)
	p.w = out
	p.line("(set-logic " + p.logic() + ")")
	p.declare()
	for _, t := range assertions {
		p.assert(t)
	}
	p.line("(check-sat)")
	return out.Flush()
}

// printer writes the terms of one script.
type printer struct {
	a     *smt.Arena
	w     *bufio.Writer
	err   error      // of w; nothing is worth writing any more
	order []smt.Term // all terms, arguments first

	// By term:
	uses  []int32
	depth []int32 // of the text that refers to it
	open  []bool  // contains a variable of a quantifier that is bound further out
	names []string
	done  []bool // written as far as it must be written

	taken   map[string]bool
	sorts   map[smt.Sort]string // names of uninterpreted sorts
	funcs   map[smt.Func]string
	next    int
	onlyBVs bool
	// single is for Z3 in process: there is one assert, the conjunction of assertions, with a let for each definition; names are
	// numbers, and the bits of a float are Z3's own operator. Z3 walks through all of a definition by define-fun.
	single     bool
	assertions []string
	lets       int
}

func newPrinter(a *smt.Arena, roots []smt.Term) *printer {
	n := a.Len() + 1
	p := &printer{
		a: a, order: a.PostOrder(roots...),
		uses: make([]int32, n), depth: make([]int32, n), open: make([]bool, n),
		names: make([]string, n), done: make([]bool, n),
		taken: map[string]bool{}, sorts: map[smt.Sort]string{}, funcs: map[smt.Func]string{}, onlyBVs: true,
	}
	for _, t := range roots {
		p.uses[t]++
	}
	for _, t := range p.order {
		s := a.Sort(t)
		p.onlyBVs = p.onlyBVs && (s.Kind() == smt.BVKind || s.Kind() == smt.BoolKind)
		switch a.Op(t) {
		case smt.OpBound:
			p.open[t] = true
		case smt.OpForall, smt.OpExists:
			p.onlyBVs = false
			p.open[t] = p.leaks(t)
		case smt.OpApp:
			p.onlyBVs = false
		}
		for _, x := range a.Args(t) {
			p.uses[x]++
			if !isQuantifier(a.Op(t)) && p.open[x] {
				p.open[t] = true
			}
		}
	}
	return p
}

func isQuantifier(op smt.Op) bool { return op == smt.OpForall || op == smt.OpExists }

// leaks reports whether a quantified term contains variables that it does not
// bind itself.
func (p *printer) leaks(t smt.Term) bool {
	bound, _, _ := p.a.Quantifier(t)
	mine := map[smt.Term]bool{}
	for _, b := range bound {
		mine[b] = true
	}
	for _, x := range p.a.PostOrder(t) {
		if isQuantifier(p.a.Op(x)) && x != t {
			inner, _, _ := p.a.Quantifier(x)
			for _, b := range inner {
				mine[b] = true
			}
		}
	}
	return slices.ContainsFunc(p.a.PostOrder(t), func(x smt.Term) bool { return p.a.Op(x) == smt.OpBound && !mine[x] })
}

// logic is the name that fits: solvers choose their strategy by it.
func (p *printer) logic() string {
	if p.onlyBVs {
		return "QF_BV"
	}
	return "ALL"
}

func (p *printer) line(s string) {
	p.w.WriteString(s)
	if err := p.w.WriteByte('\n'); err != nil {
		p.err = err
	}
}

// assert writes t as an assertion.
func (p *printer) assert(t smt.Term) {
	p.define(t)
	if p.err != nil {
		return // parts of t may have no name yet
	}
	p.assertion(p.ref(t))
}

// assertion writes an assertion.
func (p *printer) assertion(text string) {
	if p.single {
		p.assertions = append(p.assertions, text)
		return
	}
	p.line("(assert " + text + ")")
}

// fresh makes a name that nothing else has.
func (p *printer) fresh(name string) string {
	if p.single {
		p.next++
		return fmt.Sprintf("v%d", p.next)
	}
	try := smt.Symbol(name)
	for i := 1; p.taken[try] || smt.IsOperator(strings.Trim(try, "|")); i++ {
		try = smt.Symbol(fmt.Sprintf("%s!%d", name, i))
	}
	p.taken[try] = true
	return try
}

// declare writes the declarations of sorts, functions and variables.
func (p *printer) declare() {
	elements := map[smt.Sort][]string{}
	var elementSorts []smt.Sort
	for _, t := range p.order {
		s := p.a.Sort(t)
		p.declareSort(s)
		switch p.a.Op(t) {
		case smt.OpVar:
			p.names[t] = p.fresh(p.a.Name(t))
			p.line("(declare-const " + p.names[t] + " " + p.sort(s) + ")")
		case smt.OpBound:
			p.names[t] = p.fresh(p.a.Name(t))
		case smt.OpElement:
			p.names[t] = p.fresh(fmt.Sprintf("%s!%d", p.a.SortName(s), p.a.Param(t)))
			p.line("(declare-const " + p.names[t] + " " + p.sort(s) + ")")
			if elements[s] == nil {
				elementSorts = append(elementSorts, s)
			}
			elements[s] = append(elements[s], p.names[t])
		case smt.OpApp:
			p.declareFunc(smt.Func(p.a.Param(t)))
		}
	}
	for _, s := range elementSorts {
		if len(elements[s]) > 1 {
			p.assertion("(distinct " + strings.Join(elements[s], " ") + ")")
		}
	}
}

func (p *printer) declareSort(s smt.Sort) {
	switch s.Kind() {
	case smt.UninterpretedKind:
		if p.sorts[s] == "" {
			p.sorts[s] = p.fresh(p.a.SortName(s))
			p.line("(declare-sort " + p.sorts[s] + " 0)")
		}
	case smt.ArrayKind:
		for _, x := range p.a.ArrayArgs(s) {
			p.declareSort(x)
		}
		p.declareSort(p.a.ArrayResult(s))
	}
}

func (p *printer) declareFunc(f smt.Func) {
	if p.funcs[f] != "" {
		return
	}
	args, result := p.a.FuncSorts(f)
	texts := make([]string, len(args))
	for i, s := range args {
		p.declareSort(s)
		texts[i] = p.sort(s)
	}
	p.funcs[f] = p.fresh(p.a.FuncName(f))
	p.line("(declare-fun " + p.funcs[f] + " (" + strings.Join(texts, " ") + ") " + p.sort(result) + ")")
}

// sort writes a sort. SMT-LIB's arrays have one index, so one with several is
// an array of arrays.
func (p *printer) sort(s smt.Sort) string {
	switch s.Kind() {
	case smt.UninterpretedKind:
		return p.sorts[s]
	case smt.ArrayKind:
		return p.arraySort(p.a.ArrayArgs(s), p.a.ArrayResult(s))
	}
	return p.a.SortString(s)
}

func (p *printer) arraySort(idx []smt.Sort, result smt.Sort) string {
	text := p.sort(result)
	for i := len(idx) - 1; i >= 0; i-- {
		text = "(Array " + p.sort(idx[i]) + " " + text + ")"
	}
	return text
}

// define writes definitions for all parts of root that need a name.
func (p *printer) define(root smt.Term) {
	if p.done[root] {
		return
	}
	var stack []smt.Term
	stack = append(stack, root)
	for len(stack) > 0 && p.err == nil {
		t := stack[len(stack)-1]
		if p.done[t] {
			stack = stack[:len(stack)-1]
			continue
		}
		ready := true
		for _, x := range p.a.Args(t) {
			if !p.done[x] {
				stack = append(stack, x)
				ready = false
			}
		}
		if !ready {
			continue
		}
		stack = stack[:len(stack)-1]
		p.done[t] = true
		if p.open[t] || len(p.a.Args(t)) == 0 {
			continue
		}
		d := int32(0)
		for _, x := range p.a.Args(t) {
			d = max(d, p.depth[x])
		}
		p.depth[t] = d + 1
		if p.a.Op(t) == smt.OpFloatToBits && !p.single {
			p.encoding(t)
			continue
		}
		if p.uses[t] > 1 || d >= maxDepth {
			text := p.expr(t)
			name := p.newName()
			if p.single {
				p.line("(let ((" + name + " " + text + "))")
				p.lets++
			} else {
				p.line("(define-fun " + name + " () " + p.sort(p.a.Sort(t)) + " " + text + ")")
			}
			p.names[t], p.depth[t] = name, 0
		}
	}
}

func (p *printer) newName() string {
	p.next++
	return p.fresh(fmt.Sprintf("t%d", p.next))
}

// encoding declares the bits of a float, which SMT-LIB has no operator for.
func (p *printer) encoding(t smt.Term) {
	x := p.a.Args(t)[0]
	sig, exp := p.a.Sort(x).Float()
	name := p.newName()
	p.line("(declare-const " + name + " " + p.sort(p.a.Sort(t)) + ")")
	p.assertion(fmt.Sprintf("(= ((_ to_fp %d %d) %s) %s)", exp, sig, name, p.ref(x)))
	p.assertion(fmt.Sprintf("(=> (fp.isNaN %s) (= %s %s))", p.ref(x), name, p.nan(x)))
	p.names[t], p.depth[t] = name, 0
}

// nan is the encoding of every NaN of x's sort.
func (p *printer) nan(x smt.Term) string {
	sig, exp := p.a.Sort(x).Float()
	return "#b0" + strings.Repeat("1", exp+1) + strings.Repeat("0", sig-2)
}

// ref writes t: its name if it has one.
func (p *printer) ref(t smt.Term) string {
	if name := p.names[t]; name != "" {
		return name
	}
	return p.expr(t)
}

// expr writes t by its operator.
func (p *printer) expr(t smt.Term) string {
	a := p.a
	if a.IsConst(t) {
		return a.ConstString(t)
	}
	args := a.Args(t)
	switch a.Op(t) {
	case smt.OpForall, smt.OpExists:
		return p.quantified(t)
	case smt.OpApp:
		return p.list(p.funcs[smt.Func(a.Param(t))], args)
	case smt.OpSelect:
		text := p.ref(args[0])
		for _, i := range args[1:] {
			text = "(select " + text + " " + p.ref(i) + ")"
		}
		return text
	case smt.OpStore:
		return p.store(p.ref(args[0]), args[1:len(args)-1], args[len(args)-1])
	case smt.OpConstArray:
		s := a.Sort(t)
		idx, text := a.ArrayArgs(s), p.ref(args[0])
		for i := len(idx) - 1; i >= 0; i-- {
			text = "((as const " + p.arraySort(idx[i:], a.ArrayResult(s)) + ") " + text + ")"
		}
		return text
	case smt.OpFloatToBits:
		x := p.ref(args[0])
		return "(ite (fp.isNaN " + x + ") " + p.nan(args[0]) + " (fp.to_ieee_bv " + x + "))"
	case smt.OpNot:
		if a.Op(args[0]) == smt.OpAnd && p.names[args[0]] == "" {
			return p.disjunction(args[0])
		}
	}
	return p.list(a.Head(t), args)
}

// disjunction writes the negation of a conjunction as people would.
func (p *printer) disjunction(and smt.Term) string {
	var b strings.Builder
	b.WriteString("(or")
	for _, x := range p.a.Args(and) {
		if p.a.Op(x) == smt.OpNot && p.names[x] == "" {
			b.WriteString(" " + p.ref(p.a.Args(x)[0]))
		} else {
			b.WriteString(" (not " + p.ref(x) + ")")
		}
	}
	b.WriteString(")")
	return b.String()
}

func (p *printer) list(head string, args []smt.Term) string {
	var b strings.Builder
	b.WriteString("(" + head)
	for _, x := range args {
		b.WriteString(" " + p.ref(x))
	}
	b.WriteString(")")
	return b.String()
}

// store writes a store into an array of arrays.
func (p *printer) store(arr string, idx []smt.Term, v smt.Term) string {
	i := p.ref(idx[0])
	if len(idx) == 1 {
		return "(store " + arr + " " + i + " " + p.ref(v) + ")"
	}
	name := p.newName()
	inner := p.store("(select "+name+" "+i+")", idx[1:], v)
	return "(let ((" + name + " " + arr + ")) (store " + name + " " + i + " " + inner + "))"
}

// quantified writes a quantifier; what its body uses more than once of terms
// with its variables is bound by let.
func (p *printer) quantified(t smt.Term) string {
	bound, patterns, body := p.a.Quantifier(t)
	var b strings.Builder
	b.WriteString("(" + p.a.Op(t).String() + " (")
	for i, x := range bound {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString("(" + p.names[x] + " " + p.sort(p.a.Sort(x)) + ")")
	}
	b.WriteString(") ")
	if len(patterns) > 0 {
		b.WriteString("(! ")
	}
	lets := 0
	var named []smt.Term
	for _, x := range p.a.PostOrder(body) {
		if p.open[x] && p.uses[x] > 1 && len(p.a.Args(x)) > 0 && p.names[x] == "" && !p.deeper(x, body) {
			text := p.expr(x)
			p.names[x] = p.newName()
			b.WriteString("(let ((" + p.names[x] + " " + text + ")) ")
			named = append(named, x)
			lets++
		}
	}
	b.WriteString(p.ref(body))
	b.WriteString(strings.Repeat(")", lets))
	for _, x := range named {
		p.names[x] = ""
	}
	for _, pat := range patterns {
		b.WriteString(" :pattern ")
		b.WriteString(p.list("", pat))
	}
	if len(patterns) > 0 {
		b.WriteString(")")
	}
	b.WriteString(")")
	return b.String()
}

// deeper reports whether x contains variables that a quantifier inside body
// binds.
func (p *printer) deeper(x, body smt.Term) bool {
	inner := map[smt.Term]bool{}
	for _, y := range p.a.PostOrder(body) {
		if isQuantifier(p.a.Op(y)) {
			bound, _, _ := p.a.Quantifier(y)
			for _, b := range bound {
				inner[b] = true
			}
		}
	}
	return slices.ContainsFunc(p.a.PostOrder(x), func(y smt.Term) bool { return inner[y] && !isQuantifier(p.a.Op(x)) })
}
