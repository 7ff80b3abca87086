package reader

import (
	"iter"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// node is a piece of metadata, read when it is asked for. A node may lead to itself.
type node struct {
	at       int // token of what it is
	loc      *ir.Loc
	file     *ir.File
	looked   bool // whether file is known
	ctype    *ir.CType
	variable *ir.CVariable
}

// node is what the token at mentions: the definition behind a number, or what is written out. It is nil if there
// is none.
func (p *parser) node(at int) *node {
	text := p.tokenText(at)
	if p.toks[at].kind != meta {
		return nil
	}
	if n, ok := p.nodes[text]; ok {
		return n
	}
	if len(text) > 1 && text[1] >= '0' && text[1] <= '9' {
		return nil
	}
	return &node{at: at}
}

// attachment reads !kind !node, and gives the node if the kind is dbg.
func (p *parser) attachment() *node {
	isDebug := p.kind() == meta && p.tokenText(p.pos) == "!dbg"
	p.name(meta, "metadata")
	at := p.pos
	p.metadata()
	if !isDebug || p.err != nil {
		return nil
	}
	n := p.node(at)
	if n == nil {
		p.failAt(at, "%s is not defined", p.tokenText(at))
	}
	return n
}

// metadata passes over a piece of metadata, and gives the value that it holds if it is one.
func (p *parser) metadata() ir.Value {
	switch {
	case p.kind() == meta:
		p.pos++
		if p.sees('(') {
			p.bracket()
		}
		return nil
	case p.accept('!'):
		if p.kind() == str {
			p.pos++
		} else if !p.bracket() {
			p.expected("metadata")
		}
		return nil
	}
	x, _ := p.operand()
	return x
}

// what is the kind of a node: DILocation, or { for a list.
func (p *parser) what(n *node) string {
	at := n.at
	if p.tokenText(at) == "distinct" {
		at++
	}
	return strings.TrimPrefix(p.tokenText(at), "!")
}

// fields are the fields of a node, each with the token of its value.
func (p *parser) fields(n *node) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		i := n.at
		for i < len(p.toks)-1 && p.tokenText(i) != "(" {
			if i++; i > n.at+2 {
				return
			}
		}
		for end := p.after(i) - 1; i+3 < end; {
			if p.toks[i+1].kind != word || p.tokenText(i+2) != ":" {
				return
			}
			if !yield(p.tokenText(i+1), i+3) {
				return
			}
			for i += 3; i < end && p.tokenText(i) != ","; {
				if t := p.tokenText(i); t == "(" || t == "{" {
					i = p.after(i)
				} else {
					i++
				}
			}
		}
	}
}

// field is a field of a node, and where its value goes: a *string, *int64, *int32, *int, **node or *valueAt.
type field struct {
	name string
	to   any
}

// valueAt is the first token of a value, 0 if there is none.
type valueAt int

// read reads these fields of a node.
func (p *parser) read(n *node, fields ...field) {
	for name, at := range p.fields(n) {
		for _, f := range fields {
			if f.name != name {
				continue
			}
			switch to := f.to.(type) {
			case *string:
				*to = p.stringAt(at)
			case *int64:
				*to = p.numberAt(at)
			case *int32:
				*to = int32(p.numberAt(at))
			case *int:
				*to = int(p.numberAt(at))
			case **node:
				*to = p.node(at)
			case *valueAt:
				*to = valueAt(at)
			}
		}
	}
}

// elements are the nodes of the list that a token mentions.
func (p *parser) elements(list valueAt) []*node {
	n := p.node(int(list))
	if list == 0 || n == nil {
		return nil
	}
	i := n.at
	for i < len(p.toks)-1 && p.tokenText(i) != "{" {
		if i++; i > n.at+2 {
			return nil
		}
	}
	var out []*node
	for end := p.after(i) - 1; i+1 < end; i += 2 {
		out = append(out, p.node(i+1)) // nil for null
	}
	return out
}

func (p *parser) numberAt(at int) int64 {
	n, err := strconv.ParseInt(p.tokenText(at), 10, 64)
	if err != nil {
		return -1
	}
	return n
}

func (p *parser) stringAt(at int) string { return unquote(p.tokenText(at)) }

// definitions lists the files, structures, unions, enumerations and typedefs of the program.
func (p *parser) definitions() {
	for _, n := range p.defs {
		switch p.what(n) {
		case "DICompileUnit":
			var file *node
			if p.read(n, field{"file", &file}); p.file(file) != nil {
				p.out.Units = append(p.out.Units, p.file(file))
			}
		case "DIDerivedType":
			if t := p.ctype(n); t.Kind == ir.CTypedef {
				p.out.Types = append(p.out.Types, t)
			}
		case "DICompositeType":
			if t := p.ctype(n); t.Name != "" && t.Defined {
				p.out.Types = append(p.out.Types, t)
			}
		}
	}
}

// file is the file that a node is, or that contains it or the scope around it.
func (p *parser) file(n *node) *ir.File {
	if n == nil {
		return nil
	}
	if n.looked {
		return n.file
	}
	n.looked = true // ends cycles
	if p.what(n) == "DIFile" {
		n.file = &ir.File{}
		p.read(n, field{"filename", &n.file.Name}, field{"directory", &n.file.Dir})
		return n.file
	}
	var file, scope *node
	p.read(n, field{"file", &file}, field{"scope", &scope})
	n.file = p.file(file)
	if n.file == nil && strings.HasPrefix(p.what(n), "DILexicalBlock") {
		n.file = p.file(scope)
	}
	return n.file
}

// place is where an instruction stands. Inlined code is placed where it was written.
func (p *parser) place(n *node) ir.Loc {
	if n.loc != nil {
		return *n.loc
	}
	n.loc = &ir.Loc{}
	if p.what(n) != "DILocation" {
		return *n.loc
	}
	var out ir.Loc
	var scope, call *node
	p.read(n, field{"line", &out.Line}, field{"column", &out.Col}, field{"scope", &scope}, field{"inlinedAt", &call})
	if out.Line > 0 {
		out.Col, out.File, out.In = max(out.Col, 1), p.file(scope), p.scope(scope, call)
		*n.loc = out
	}
	return *n.loc
}

// scope is the block that a node is, in the code inlined for call (nil if it was not inlined). A part of a block in another file is that block.
func (p *parser) scope(n, call *node) *ir.Scope {
	if n == nil {
		return nil
	}
	key := [2]*node{n, call}
	if s, ok := p.scopes[key]; ok {
		return s
	}
	p.scopes[key] = nil // ends cycles
	var outer *ir.Scope
	if strings.HasPrefix(p.what(n), "DILexicalBlock") {
		var around *node
		p.read(n, field{"scope", &around})
		outer = p.scope(around, call)
	}
	if p.what(n) == "DISubprogram" && call != nil {
		outer = p.place(call).In
	}
	if p.what(n) == "DILexicalBlockFile" {
		p.scopes[key] = outer
	} else {
		p.scopes[key] = &ir.Scope{Outer: outer}
	}
	return p.scopes[key]
}

func (p *parser) subprogram(n *node) *ir.Subprogram {
	if p.what(n) != "DISubprogram" {
		return nil
	}
	v := p.cvariable(n)
	return &ir.Subprogram{Name: v.Name, Type: v.Type, File: v.File, Line: v.Line}
}

// globalVariable is nil for what has no name: newer clang gives positions of string literals.
func (p *parser) globalVariable(n *node) *ir.CVariable {
	if p.what(n) != "DIGlobalVariableExpression" {
		return nil
	}
	var v *node
	if p.read(n, field{"var", &v}); v == nil || p.cvariable(v).Name == "" {
		return nil
	}
	return p.cvariable(v)
}

// cvariable reads what variables and functions have.
func (p *parser) cvariable(n *node) *ir.CVariable {
	if n.variable != nil {
		return n.variable
	}
	v := &ir.CVariable{}
	n.variable = v
	var typ, file *node
	p.read(n, field{"name", &v.Name}, field{"line", &v.Line}, field{"arg", &v.Arg}, field{"type", &typ}, field{"file", &file})
	v.Type, v.File = p.ctype(typ), p.file(file)
	return v
}

// record reads a debug record, #dbg_declare(...) and the like; it is nil if nothing is to be kept of it.
func (p *parser) record() ir.Instruction {
	what, ok := strings.CutPrefix(p.tokenText(p.pos), "#dbg_")
	if !ok {
		p.expected("an instruction")
		return nil
	}
	p.pos++
	p.expect('(')
	var args []argument
	p.list(')', func() {
		a := argument{at: p.pos}
		a.held = p.metadata()
		args = append(args, a)
	})
	var at ir.Loc
	if len(args) > 0 {
		if n := p.node(args[len(args)-1].at); n != nil {
			at = p.place(n)
		}
	}
	return p.debugOf(what, args, at)
}

// debugOf makes of llvm.dbg.declare, llvm.dbg.value or llvm.dbg.assign what it says. What describes a piece of
// a variable, or a value that is computed, is dropped.
func (p *parser) debugOf(what string, args []argument, at ir.Loc) ir.Instruction {
	declare := what == "declare"
	if p.err != nil || len(args) < 3 || !declare && what != "value" && what != "assign" {
		return nil
	}
	n := p.node(args[1].at)
	if n == nil || p.what(n) != "DILocalVariable" || declare && args[0].held == nil || !declare && !p.isPlain(args[2].at) {
		return nil
	}
	out := &ir.Debug{Instr: ir.Instr{At: at}, Var: p.cvariable(n), X: args[0].held, Declare: declare}
	p.fn.debugs = append(p.fn.debugs, out)
	return out
}

// isPlain reports whether an expression says nothing more.
func (p *parser) isPlain(at int) bool {
	n := p.node(at)
	return n != nil && p.what(n) == "DIExpression" && p.after(n.at+1) == n.at+3
}

// qualifiers are the tags of types around another one.
var qualifiers = map[string]ir.CKind{
	"DW_TAG_pointer_type": ir.CPointer, "DW_TAG_const_type": ir.CConst, "DW_TAG_volatile_type": ir.CVolatile,
	"DW_TAG_restrict_type": ir.CRestrict, "DW_TAG_atomic_type": ir.CAtomic, "DW_TAG_typedef": ir.CTypedef,
	"DW_TAG_array_type": ir.CArray, "DW_TAG_union_type": ir.CUnion, "DW_TAG_enumeration_type": ir.CEnum,
}

func (p *parser) ctype(n *node) *ir.CType {
	if n == nil {
		return nil
	}
	if n.ctype != nil {
		return n.ctype
	}
	out := &ir.CType{}
	what := p.what(n)
	switch what {
	case "DIBasicType":
	case "DIDerivedType":
		out.Kind = ir.COther
	case "DICompositeType":
		out.Kind = ir.CStruct
	case "DISubroutineType":
		out.Kind = ir.CFunc
	default:
		return nil
	}
	n.ctype = out
	tag, base, types, elements := "", (*node)(nil), valueAt(0), valueAt(0)
	p.read(n, field{"tag", &tag}, field{"name", &out.Name}, field{"size", &out.Bits}, field{"baseType", &base}, field{"types", &types}, field{"elements", &elements})
	if k, ok := qualifiers[tag]; ok && what != "DIBasicType" {
		out.Kind = k
	}
	if out.Kind != ir.CEnum {
		out.Elem = p.ctype(base)
	}
	for i, e := range p.elements(types) {
		if i == 0 {
			out.Elem = p.ctype(e)
		} else {
			out.Params = append(out.Params, p.ctype(e))
		}
	}
	out.Defined = elements > 0
	for _, e := range p.elements(elements) {
		p.ctypeElement(out, e)
	}
	return out
}

// ctypeElement adds a dimension, a member or an enumerator.
func (p *parser) ctypeElement(out *ir.CType, n *node) {
	if n == nil {
		return
	}
	switch p.what(n) {
	case "DISubrange":
		count := int64(-1)
		p.read(n, field{"count", &count})
		out.Counts = append(out.Counts, count)
	case "DIEnumerator":
		v := ir.CValue{}
		p.read(n, field{"name", &v.Name}, field{"value", &v.Value})
		out.Values = append(out.Values, v)
	case "DIDerivedType":
		m, tag, typ, flags := ir.CMember{}, "", (*node)(nil), valueAt(0)
		p.read(n, field{"tag", &tag}, field{"name", &m.Name}, field{"baseType", &typ}, field{"offset", &m.Offset}, field{"size", &m.Bits}, field{"flags", &flags})
		if tag != "DW_TAG_member" {
			return
		}
		m.Type = p.ctype(typ)
		for at := int(flags); at > 0 && p.tokenText(at) != "," && p.tokenText(at) != ")" && at < len(p.toks)-1; at++ {
			m.BitField = m.BitField || p.tokenText(at) == "DIFlagBitField"
		}
		out.Members = append(out.Members, m)
	}
}
