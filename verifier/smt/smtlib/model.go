package smtlib

import (
	"bufio"
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// wanted are the terms whose values make a model: elements of uninterpreted sorts, which the values that the solver gives
// them name, variables, and the arguments and results of the applications of uninterpreted functions.
func (p *printer) wanted() []smt.Term {
	var out []smt.Term
	want := func(t smt.Term) {
		if !p.open[t] {
			out = append(out, t)
		}
	}
	for _, t := range p.order {
		if p.a.Op(t) == smt.OpElement {
			want(t)
		}
	}
	for _, t := range p.order {
		switch p.a.Op(t) {
		case smt.OpVar:
			want(t)
		case smt.OpApp:
			want(t)
			for _, x := range p.a.Args(t) {
				want(x)
			}
		}
	}
	return out
}

// model makes a model of the values of the wanted terms. get gives the definitions of the solver's model, and is asked
// when the first is needed.
func (p *printer) model(wanted []smt.Term, texts []sexp, get func() (sexp, error)) (*smt.Model, error) {
	a := p.a
	v := &values{a: a, elements: map[string]uint64{}, define: definitions(get)}
	asg := smt.Assignment{Vars: map[smt.Term]value.Value{}, Funcs: map[smt.Func]value.Value{}}
	got := map[smt.Term]value.Value{}
	for i, t := range wanted {
		if a.Op(t) == smt.OpElement {
			v.elements[texts[i].String()] = a.Param(t)
			v.next = max(v.next, a.Param(t)+1)
		}
		var err error
		if got[t], err = v.read(texts[i], a.Sort(t)); err != nil {
			return nil, fmt.Errorf("value of %s: %w", a.String(t), err)
		}
		if a.Op(t) == smt.OpVar {
			asg.Vars[t] = got[t]
		}
	}
	for _, t := range wanted {
		if a.Op(t) != smt.OpApp {
			continue
		}
		f := smt.Func(a.Param(t))
		m, ok := asg.Funcs[f]
		if !ok {
			m = value.NewMap(a.Default(a.Sort(t)))
		}
		var keys []value.Value
		for _, x := range a.Args(t) {
			keys = append(keys, got[x])
		}
		asg.Funcs[f] = m.Store(keys, got[t])
	}
	return smt.NewModel(a, asg), nil
}

// definitions looks functions up in a model.
func definitions(get func() (sexp, error)) func(string) ([]string, sexp, bool) {
	var defs map[string]sexp
	return func(name string) ([]string, sexp, bool) {
		if defs == nil {
			defs = map[string]sexp{}
			e, err := get()
			if err != nil {
				return nil, e, false
			}
			for _, d := range e.list {
				if d.head() == "define-fun" && len(d.list) == 5 {
					defs[d.list[1].atom] = d
				}
			}
		}
		d, ok := defs[name]
		if !ok {
			return nil, d, false
		}
		var params []string
		for _, p := range d.list[2].list {
			params = append(params, p.head())
		}
		return params, d.list[4].expand(nil), true
	}
}

// Script is a formula for a solver in process that reads SMT-LIB 2.
type Script struct {
	// Text has one assertion, a conjunction.
	Text     string
	Fragment smt.Fragment
	// Fixed is how many parts of the conjunction hold. Those of the assumptions follow, in order, and then Values equations
	// t = t of the terms whose values make a model.
	Fixed, Values int

	p      *printer
	wanted []smt.Term
}

// NewScript writes a formula.
func NewScript(a *smt.Arena, asserted, assumed []smt.Term) (*Script, error) {
	roots := slices.Concat(asserted, assumed)
	p := newPrinter(a, roots)
	p.single = true
	s := &Script{Fragment: a.FragmentOf(roots...), p: p, wanted: p.wanted()}
	s.Values = len(s.wanted)
	var text strings.Builder
	p.w = bufio.NewWriter(&text)
	p.assertions = []string{"true", "true"} // or else a conjunction may have a single part
	p.declare()
	p.line("(assert")
	for _, t := range asserted {
		p.assert(t)
	}
	s.Fixed = len(p.assertions)
	for _, t := range assumed {
		p.assert(t)
	}
	for _, t := range s.wanted {
		p.assertion("(= " + p.ref(t) + " " + p.ref(t) + ")")
	}
	p.line("(and " + strings.Join(p.assertions, "\n") + ")" + strings.Repeat(")", p.lets) + ")")
	err := p.w.Flush()
	s.Text = text.String()
	return s, err
}

// Model reads a model: values are the texts of those of the terms, and definitions that of the solver's
// model, which is asked for if it is needed.
func (s *Script) Model(values []string, definitions func() string) (*smt.Model, error) {
	texts := make([]sexp, len(values))
	for i, text := range values {
		e, err := readSexp(bufio.NewReader(strings.NewReader(text)))
		if err != nil {
			return nil, err
		}
		texts[i] = e.expand(nil)
	}
	return s.p.model(s.wanted, texts, func() (sexp, error) {
		return readSexp(bufio.NewReader(strings.NewReader("(" + definitions() + ")")))
	})
}
