package reader

import (
	"fmt"
	"strconv"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// fault is what is wrong with the text.
type fault struct {
	at   int // offset in the text
	what string
	fits bool // the text can be read, but does not mean anything
}

// parser reads the tokens of a module, by recursive descent. The first fault is kept; from then on the parser
// is at the end, where all that it looks for is missing.
type parser struct {
	text string
	toks []token
	pos  int
	end  int // of the entity that is parsed
	err  *fault

	out     *ir.Module
	types   map[string]*typeDef
	ints    map[int]*ir.IntType
	symbols map[string]ir.Constant
	blocks  map[*ir.Func]map[string]*ir.Block
	// mentioned has, of each block, the first token that speaks of it.
	mentioned map[*ir.Block]int
	where     map[*ir.Block][]int // first tokens of the instructions and of the terminator
	groups    map[string]attributes
	nodes     map[string]*node
	scopes    map[[2]*node]*ir.Scope
	defs      []*node // in the order of the text
	fn        *function
	finite    map[*ir.StructType]bool // whether a structure has a size; false while it is looked at
	dots      int                     // how many parameters stand before the dots of the function type read last, or noDots
}

// noDots marks a function type without variable arguments.
const noDots = -1

func (p *parser) failAt(tok int, format string, args ...any) {
	if p.err == nil {
		p.err = &fault{at: int(p.toks[min(tok, len(p.toks)-1)].start), what: fmt.Sprintf(format, args...)}
	}
	p.pos, p.end = len(p.toks)-1, len(p.toks)-1
}

// expected fails at the token that is there instead.
func (p *parser) expected(what string) { p.failAt(p.pos, "%s is expected", what) }

func (p *parser) tokenText(tok int) string { return p.text[p.toks[tok].start:p.toks[tok].end] }

func (p *parser) kind() kind {
	if p.pos >= p.end {
		return eof
	}
	return p.toks[p.pos].kind
}

// sees reports whether the next token is a punctuation mark.
func (p *parser) sees(c byte) bool { return p.kind() == punct && p.text[p.toks[p.pos].start] == c }

// accept passes over a punctuation mark if it is next.
func (p *parser) accept(c byte) bool {
	if !p.sees(c) {
		return false
	}
	p.pos++
	return true
}

func (p *parser) expect(c byte) {
	if !p.accept(c) {
		p.expected(strconv.QuoteRune(rune(c)))
	}
}

// list reads what stands between commas up to a closing bracket, which it passes over.
func (p *parser) list(closing byte, item func()) {
	for more := true; more && p.err == nil && !p.sees(closing); more = p.accept(',') {
		item()
	}
	p.expect(closing)
}

// word is the next token if it is a word, else "".
func (p *parser) word() string {
	if p.kind() != word {
		return ""
	}
	return p.tokenText(p.pos)
}

// acceptWord passes over a word if it is next.
func (p *parser) acceptWord(w string) bool {
	if p.word() != w {
		return false
	}
	p.pos++
	return true
}

func (p *parser) expectWord(w string) {
	if !p.acceptWord(w) {
		p.expected(strconv.Quote(w))
	}
}

// name is that of the next token, which has a sigil.
func (p *parser) name(k kind, what string) string {
	if p.kind() != k {
		p.expected(what)
		return ""
	}
	p.pos++
	return unquote(p.tokenText(p.pos - 1)[1:])
}

func (p *parser) string() string {
	if p.kind() != str {
		p.expected("a string")
		return ""
	}
	p.pos++
	return unquote(p.tokenText(p.pos - 1))
}

func (p *parser) number() uint64 {
	n, err := strconv.ParseUint(p.word(), 10, 64)
	if err != nil {
		p.expected("a number")
		return 0
	}
	p.pos++
	return n
}

// bracket passes over what stands in brackets, if they are next.
func (p *parser) bracket() bool {
	if !p.sees('(') && !p.sees('[') && !p.sees('{') {
		return false
	}
	after := p.after(p.pos)
	if after > p.end {
		p.failAt(len(p.toks)-1, "a bracket is not closed")
		return true
	}
	p.pos = after
	return true
}

// after is the token after the bracket that opens at a token.
func (p *parser) after(tok int) int {
	depth := 0
	for ; tok < len(p.toks)-1; tok++ {
		if p.toks[tok].kind != punct {
			continue
		}
		switch p.text[p.toks[tok].start] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth <= 0 {
				return tok + 1
			}
		}
	}
	return len(p.toks)
}

// attributes are those that the translation wants to know.
type attributes struct {
	noReturn, optNone bool
	byVal, element    ir.Type
	words             []string // of a header: linkage and the like
}

// attribute passes over one attribute with its arguments, and notes those that matter.
func (p *parser) attribute(a *attributes) bool {
	switch p.kind() {
	case hash:
		g := p.groups[p.tokenText(p.pos)]
		a.noReturn, a.optNone = a.noReturn || g.noReturn, a.optNone || g.optNone
		p.pos++
		return true
	case str:
		p.pos++
		if p.accept('=') {
			p.string()
		}
		return true
	case word:
	default:
		return false
	}
	w := p.word()
	if isNumber(w) {
		return false
	}
	p.pos++
	switch w {
	case "noreturn":
		a.noReturn = true
	case "optnone":
		a.optNone = true
	case "align", "cc", "alignstack", "dereferenceable", "dereferenceable_or_null":
		if isNumber(p.word()) {
			p.pos++
		}
		p.accept('=') // align=4 in a group
		if isNumber(p.word()) {
			p.pos++
		}
	case "byval":
		p.expect('(')
		a.byVal = p.typ()
		p.expect(')')
		return true
	case "elementtype":
		p.expect('(')
		a.element = p.typ()
		p.expect(')')
		return true
	}
	if p.sees('(') {
		p.bracket()
	}
	return true
}

func isNumber(w string) bool {
	return w != "" && (w[0] >= '0' && w[0] <= '9' || w[0] == '-' && len(w) > 1 && w[1] >= '0' && w[1] <= '9')
}

// attributesUpTo are the attributes and operand bundles up to a word, which it passes over.
func (p *parser) attributesUpTo(word string) (a attributes) {
	for p.err == nil && !p.acceptWord(word) {
		if !p.bracket() && !p.attribute(&a) {
			p.expected(strconv.Quote(word))
		}
	}
	return a
}

// beforeType passes over the words before a type.
func (p *parser) beforeType() attributes {
	var a attributes
	for p.err == nil && !p.seesType() {
		if w := p.word(); w != "" {
			a.words = append(a.words, w)
		}
		if !p.attribute(&a) {
			p.expected("a type")
		}
	}
	return a
}

// flags skips the flags of an operator, which only say when its result is poison, and reports whether signed overflow
// makes it so.
func (p *parser) flags() (nsw bool) {
	for {
		switch w := p.word(); w {
		case "nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw",
			"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc":
			nsw = nsw || w == "nsw"
			p.pos++
		case "inrange":
			p.pos++
			p.bracket()
		default:
			return nsw
		}
	}
}
