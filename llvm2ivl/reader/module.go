package reader

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// entity is a definition or a directive of the module, from one token up to another.
type entity struct{ from, to int }

// begins reports whether an entity begins at a token that is outside all brackets.
func (p *parser) begins(tok int) bool {
	t := p.toks[tok]
	if !t.first {
		return false
	}
	switch t.kind {
	case global, local, meta, other:
		return p.toks[tok+1].kind == punct && p.text[p.toks[tok+1].start] == '='
	case word:
		switch p.tokenText(tok) {
		case "define", "declare", "attributes", "source_filename", "target", "module", "uselistorder", "uselistorder_bb":
			return true
		}
	}
	return false
}

// entities cuts the module at the lines on which something new begins.
func (p *parser) entities() []entity {
	var out []entity
	last := len(p.toks) - 1
	for i := 0; i < last; {
		if !p.begins(i) {
			p.failAt(i, "a definition is expected")
			return nil
		}
		e := entity{from: i}
		for i++; i < last && !p.begins(i); {
			if p.toks[i].kind == punct {
				switch p.text[p.toks[i].start] {
				case '(', '[', '{':
					if i = p.after(i); i > last {
						p.failAt(last, "a bracket is not closed")
						return nil
					}
					continue
				case ')', ']', '}':
					p.failAt(i, "a bracket closes that was not opened")
					return nil
				}
			}
			i++
		}
		e.to = i
		out = append(out, e)
	}
	return out
}

// module reads all.
func (p *parser) module() {
	p.end = len(p.toks) - 1
	es := p.entities()
	if p.err != nil {
		return
	}
	for _, e := range es {
		p.index(e)
	}
	for _, e := range es {
		if p.pos, p.end = e.from, e.to; p.kind() == local {
			name := p.name(local, "a type")
			if t := p.namedType(name, e.from); p.err == nil && !p.hasSize(t) {
				p.failAt(e.from, "the type %%%s contains itself", name)
			}
		}
	}
	for _, e := range es {
		if p.pos, p.end = e.from, e.to; p.err != nil {
			return
		}
		p.entity()
		if p.err == nil && p.pos < p.end {
			p.expected("the end of the definition")
		}
	}
}

// index notes what an entity defines, so that those before it can speak of it.
func (p *parser) index(e entity) {
	p.pos, p.end = e.from, e.to
	if p.err != nil {
		return
	}
	first := p.tokenText(e.from)
	switch p.kind() {
	case local:
		name := p.name(local, "a type")
		p.expect('=')
		p.expectWord("type")
		if p.types[name] != nil {
			p.failAt(e.from, "the type %%%s is defined twice", name)
		}
		p.types[name] = &typeDef{at: p.pos}
	case meta:
		p.pos += 2
		n := &node{at: p.pos}
		p.nodes[first] = n
		p.defs = append(p.defs, n)
	case global:
		name := p.name(global, "a name")
		for p.pos < p.end {
			switch w := p.word(); w {
			case "global", "constant":
				g := &ir.Global{Symbol: name}
				p.out.Globals = append(p.out.Globals, g)
				p.define(name, g)
				return
			case "alias":
				a := &ir.Alias{Symbol: name}
				p.out.Aliases = append(p.out.Aliases, a)
				p.define(name, a)
				return
			case "ifunc": // which function it is, a function says when the program starts
				p.define(name, &ir.Func{Symbol: name, Ret: ir.Void, Variadic: true})
				return
			}
			p.pos++
		}
		p.expected("a global variable or an alias")
	case word:
		switch first {
		case "define", "declare":
			for p.pos < p.end && p.kind() != global {
				p.pos++
			}
			f := &ir.Func{}
			f.Symbol = p.name(global, "the name of a function")
			p.out.Funcs = append(p.out.Funcs, f)
			p.define(f.Symbol, f)
		case "attributes":
			p.pos++
			group := p.tokenText(p.pos)
			p.name(hash, "the name of a group")
			p.expect('=')
			p.expect('{')
			var a attributes
			for !p.sees('}') && p.attribute(&a) {
			}
			p.expect('}')
			p.groups[group] = a
		}
	}
}

func (p *parser) define(name string, s ir.Constant) {
	if p.symbols[name] != nil {
		p.failAt(p.pos, "@%s is defined twice", name)
	}
	p.symbols[name] = s
}

// entity reads what was only noted before.
func (p *parser) entity() {
	switch p.kind() {
	case global:
		name := p.name(global, "a name")
		p.expect('=')
		switch s := p.symbols[name].(type) {
		case *ir.Global:
			p.global(s)
		case *ir.Alias:
			s.Linkage = linkage(p.wordsUpTo("alias"))
			p.typ()
			p.expect(',')
			if p.seesType() { // an expression has none
				p.typ()
			}
			s.Aliasee = p.constant(ir.Ptr)
			p.pos = p.end
		case *ir.Func:
			s.Linkage = linkage(p.wordsUpTo("ifunc"))
			p.out.Funcs = append(p.out.Funcs, s)
			p.pos = p.end
		}
		return
	case word:
		switch p.word() {
		case "define", "declare":
			p.function()
			return
		case "target":
			p.pos++
			if p.acceptWord("datalayout") {
				p.expect('=')
				p.out.DataLayout = p.string()
				return
			}
		}
	}
	p.pos = p.end
}

// wordsUpTo are the words before one, which is passed over. Arguments in brackets are left out.
func (p *parser) wordsUpTo(last ...string) []string {
	var out []string
	for p.err == nil {
		w := p.word()
		out = append(out, w)
		p.pos++
		if slices.Contains(last, w) {
			return out
		}
		if w == "" {
			p.pos--
			p.expected("a word")
		}
		p.bracket()
	}
	return out
}

func linkage(words []string) ir.Linkage {
	for _, w := range words {
		switch w {
		case "internal", "private":
			return ir.Local
		case "available_externally":
			return ir.Available
		case "weak", "weak_odr", "linkonce", "linkonce_odr", "common":
			return ir.Weak
		case "extern_weak":
			return ir.ExternWeak
		case "appending":
			return ir.Appending
		}
	}
	return ir.External
}

func (p *parser) global(g *ir.Global) {
	words := p.wordsUpTo("global", "constant")
	g.Linkage = linkage(words)
	for _, w := range words {
		g.ThreadLocal = g.ThreadLocal || w == "thread_local"
		g.Immutable = w == "constant"
	}
	g.Content = p.element()
	if p.pos < p.end && !p.sees(',') {
		g.Init = p.constant(g.Content)
	}
	for p.accept(',') {
		switch {
		case p.acceptWord("align"):
			g.Align = int64(p.number())
		case p.kind() == meta:
			if n := p.attachment(); n != nil {
				g.Debug = p.globalVariable(n)
			}
		default:
			for p.pos < p.end && !p.sees(',') { // section, comdat, partition, code_model, ...
				if !p.bracket() {
					p.pos++
				}
			}
		}
	}
	for p.attribute(&attributes{}) {
	}
}

// function reads the header and the body of a function.
func (p *parser) function() {
	defined := p.acceptWord("define")
	if !defined {
		p.expectWord("declare")
	}
	var debug *node
	for !defined && p.kind() == meta { // a declaration has its attachments here
		if n := p.attachment(); n != nil {
			debug = n
		}
	}
	header := p.beforeType()
	ret := p.typ()
	f, _ := p.symbols[p.name(global, "the name of a function")].(*ir.Func)
	if f == nil {
		p.expected("a function")
		return
	}
	f.Linkage, f.Ret = linkage(header.words), ret
	p.fn = &function{fn: f, values: map[string]typed{}}
	p.expect('(')
	p.list(')', func() {
		if f.Variadic = p.acceptWord("..."); f.Variadic {
			return
		}
		q := &ir.Param{Typ: p.element()}
		var a attributes
		for p.kind() == word && p.attribute(&a) {
		}
		q.ByVal = a.byVal
		at := p.pos
		if p.kind() == local {
			q.ID = p.name(local, "a parameter")
		}
		q.ID = p.fn.number(q.ID)
		p.defineValue(q.ID, q, q.Typ, at)
		f.Params = append(f.Params, q)
	})
	var a attributes
	for p.pos < p.end && !p.sees('{') {
		switch {
		case p.kind() == meta:
			if n := p.attachment(); n != nil {
				f.Debug = p.subprogram(n)
			}
		case p.acceptWord("personality"):
			f.Unwinding = append(f.Unwinding, p.constant(p.typ()))
		case p.acceptWord("prefix"), p.acceptWord("prologue"):
			p.constant(p.typ())
		case p.acceptWord("section"), p.acceptWord("partition"), p.acceptWord("gc"):
			p.string()
		case !p.attribute(&a):
			p.expected("an attribute")
		}
	}
	if debug != nil {
		f.Debug = p.subprogram(debug)
	}
	f.NoReturn, f.NotOptimised = a.noReturn, a.optNone
	if defined {
		p.body()
	}
	p.fn = nil
}
