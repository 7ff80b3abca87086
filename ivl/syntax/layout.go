package syntax

import (
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl/token"
)

// layouter lays out tokens. It follows the grammar as far as the lines go:
// declarations, clauses, statements, blocks; what is inside them is one run of
// tokens to it.
type layouter struct {
	toks   []formatToken
	i      int
	lines  []layoutLine
	open   bool // the last line may be continued
	indent int
	broken bool // the next token must begin a line
	noted  int  // the number of tokens whose comments are written

	spacer
}

// layoutLine is a line of the result.
type layoutLine struct {
	indent  int
	code    string
	comment string // at its end
	blank   bool   // an empty line before it
}

func (l *layouter) tok() *formatToken { return &l.toks[l.i] }

func (l *layouter) at(k lexer.TokenType) bool { return l.tok().kind == k }

func (l *layouter) atWord(w string) bool { return l.at(token.Ident) && l.tok().text == w }

func (l *layouter) after() lexer.TokenType {
	if l.i+1 >= len(l.toks) {
		return token.EOF
	}
	return l.toks[l.i+1].kind
}

// atAttr reports whether an attribute begins here.
func (l *layouter) atAttr() bool { return l.at(token.LBrace) && l.after() == token.Colon }

// atBlock reports whether a block begins here, where no expression goes on.
func (l *layouter) atBlock() bool { return l.at(token.LBrace) && l.after() != token.Colon }

func (l *layouter) line(indent int, blank bool) *layoutLine {
	l.lines = append(l.lines, layoutLine{indent: indent, blank: blank && len(l.lines) > 0})
	l.open, l.broken = true, false
	return &l.lines[len(l.lines)-1]
}

// continuation is how much further the second line of a statement is indented.
const continuation = 4

// comments writes the comments before the present token. Those on a line of their own are
// indented like what is written next.
func (l *layouter) comments(indent int, first bool) {
	if l.noted > l.i {
		return
	}
	l.noted = l.i + 1
	for _, c := range l.tok().comments {
		switch {
		case c.directive:
			l.line(0, c.blank).code = c.text
			l.open = false
		case !c.newLine && l.open && c.line:
			l.lines[len(l.lines)-1].comment = c.text
			l.open = false
		case !c.newLine && l.open && !l.broken:
			last := &l.lines[len(l.lines)-1]
			last.code += " " + c.text
			l.afterComment()
		default:
			l.line(indent, c.blank && (first || c.line)).code = c.text
			l.afterComment()
			l.open = !c.line
			if first && !c.line {
				l.broken = true // a comment before a declaration or statement
			}
		}
	}
}

// begin writes the present token at the start of a line.
func (l *layouter) begin() { l.beginAt(l.indent) }

func (l *layouter) beginAt(indent int) {
	l.comments(indent, true)
	t := l.tok()
	blank := t.blank
	if n := len(l.lines); n > 0 && strings.HasSuffix(l.lines[n-1].code, "{") && len(t.comments) == 0 || t.kind == token.RBrace {
		blank = false // at the edges of a block
	}
	l.line(indent, blank)
	l.put("")
}

// next writes the present token behind the last one, or on a new line if the
// source has one there.
func (l *layouter) next() {
	l.comments(l.indent+continuation, false)
	t := l.tok()
	if !l.open || l.broken || t.newLine && l.breakable(t) {
		l.line(l.indent+continuation, false)
		l.put("")
		return
	}
	sep := ""
	if l.lines[len(l.lines)-1].code != "" && l.spaced(t.kind) {
		sep = " "
	}
	l.put(sep)
}

// breakable reports whether a line may begin with t.
func (l *layouter) breakable(t *formatToken) bool {
	switch t.kind {
	case token.Semi, token.Comma, token.RParen, token.RBracket, token.Colon, token.RBrace:
		return false
	case token.LParen, token.LBracket:
		return l.spaced(t.kind)
	}
	return l.last != token.LParen && l.last != token.LBracket
}

func (l *layouter) put(sep string) {
	t := l.tok()
	last := &l.lines[len(l.lines)-1]
	last.code += sep + t.text
	l.saw(t.kind, l.after())
	l.i++
}

// joined writes the present token behind the last one, come what may.
func (l *layouter) joined() {
	l.tok().newLine = false
	l.next()
}

// program lays out the declarations.
func (l *layouter) program() {
	for !l.at(token.EOF) {
		l.spacer = spacer{}
		switch l.tok().kind {
		case token.Function:
			l.header = token.Function
			l.begin()
			l.run(func() bool { return l.at(token.Semi) || l.atBlock() })
			l.header = 0
			if l.at(token.Semi) {
				l.joined()
				continue
			}
			l.next()
			l.run(func() bool { return l.at(token.RBrace) })
			l.next()
		case token.Procedure, token.Implementation:
			l.procedure()
		case token.Type:
			l.header = token.Type
			l.simple()
		default:
			l.simple()
		}
	}
	l.comments(0, true)
}

// simple writes what ends in a semicolon.
func (l *layouter) simple() {
	l.begin()
	l.run(func() bool { return l.at(token.Semi) })
	l.joined()
}

// run writes tokens up to one outside brackets of which stop holds.
func (l *layouter) run(stop func() bool) {
	for depth := 0; !l.at(token.EOF); {
		if depth == 0 && !l.atAttr() && stop() {
			return
		}
		switch l.tok().kind {
		case token.LParen, token.LBracket, token.LBrace:
			depth++
		case token.RParen, token.RBracket, token.RBrace:
			depth--
		case token.CodeOpen:
			l.code()
			continue
		}
		l.next()
	}
}

func (l *layouter) atClause() bool {
	switch l.tok().kind {
	case token.Modifies, token.Free, token.Requires, token.Ensures:
		return true
	}
	return false
}

// procedure lays out a signature, its clauses and its body.
func (l *layouter) procedure() {
	l.header = token.Procedure
	l.begin()
	l.run(func() bool { return l.at(token.Semi) || l.atClause() || l.atBlock() })
	l.header = 0
	if l.at(token.Semi) {
		l.joined()
	}
	l.indent += 2
	for l.atClause() {
		l.simple()
	}
	l.indent -= 2
	if !l.atBlock() {
		return
	}
	l.begin()
	l.block()
}

// block writes statements and the closing brace; the opening one is written.
func (l *layouter) block() {
	l.indent += 2
	l.stmts()
	l.indent -= 2
	l.begin()
	l.ended()
}

// stmts lays out statements up to the end of their block.
func (l *layouter) stmts() {
	labels := l.hasLabels()
	for !l.at(token.RBrace) && !l.at(token.CodeClose) && !l.at(token.EOF) {
		switch {
		case l.at(token.Ident) && l.after() == token.Colon:
			l.beginAt(l.indent)
			l.joined()
			l.ended()
			continue
		case labels && !l.at(token.Var):
			l.indent += 2
			l.stmt()
			l.indent -= 2
		default:
			l.stmt()
		}
	}
	indent := l.indent
	if labels {
		indent += 2
	}
	l.comments(indent, true)
}

// hasLabels reports whether one of the statements up to the closing brace has a
// label. What follows an attribute is none: var {:a} v: int; assert {:b} e: int.
func (l *layouter) hasLabels() bool {
	depth := 0
	attribute := 0 // the depth in the attribute that is open, or 0
	ended := -1    // where the last attribute ended
	for i := l.i; i+1 < len(l.toks); i++ {
		switch l.toks[i].kind {
		case token.LBrace, token.CodeOpen, token.LParen, token.LBracket:
			depth++
			if attribute == 0 && l.toks[i].kind == token.LBrace && l.toks[i+1].kind == token.Colon {
				attribute = depth
			}
		case token.RBrace, token.CodeClose, token.RParen, token.RBracket:
			if depth == attribute && attribute > 0 {
				attribute, ended = 0, i
			}
			if depth--; depth < 0 {
				return false
			}
		case token.Ident:
			if depth > 0 || l.toks[i+1].kind != token.Colon || i == 0 || ended == i-1 {
				continue
			}
			switch l.toks[i-1].kind {
			case token.LBrace, token.RBrace, token.Semi, token.Colon, token.CodeOpen:
				return true
			}
		}
	}
	return false
}

// stmt lays out one statement.
func (l *layouter) stmt() {
	switch {
	case l.at(token.If):
		l.ifStmt()
	case l.at(token.While):
		l.begin()
		l.run(func() bool { return l.atBlock() || l.at(token.Free) || l.at(token.Invariant) })
		if l.atBlock() {
			l.joined()
			l.block()
			return
		}
		l.indent += 2
		for l.at(token.Free) || l.at(token.Invariant) {
			l.simple()
		}
		l.indent -= 2
		l.begin()
		l.block()
	case l.atWord("atomic") && l.after() == token.LBrace:
		l.begin()
		l.run(l.atBlock)
		l.joined()
		l.block()
	default:
		l.simple()
		l.ended()
	}
}

func (l *layouter) ifStmt() {
	l.begin()
	for {
		l.run(l.atBlock)
		l.joined()
		l.block()
		if !l.at(token.Else) {
			return
		}
		l.joined()
		if l.at(token.If) {
			l.joined()
			continue
		}
		l.joined()
		l.block()
		return
	}
}

// code writes a code expression.
func (l *layouter) code() {
	l.next()
	outer := l.spacer
	l.ended()
	l.indent += 2
	l.stmts()
	l.indent -= 2
	l.begin()
	outer.saw(token.CodeClose, l.tok().kind)
	l.spacer = outer
}

// text puts the lines together. Comments at the ends of neighbouring lines stand
// below one another.
func (l *layouter) text() string {
	var b strings.Builder
	for i := 0; i < len(l.lines); {
		j, width := i, 0
		for ; j < len(l.lines) && l.lines[j].comment != "" && (j == i || !l.lines[j].blank); j++ {
			width = max(width, l.lines[j].width())
		}
		j = max(j, i+1)
		for ; i < j; i++ {
			line := &l.lines[i]
			if line.blank {
				b.WriteByte('\n')
			}
			b.WriteString(strings.Repeat(" ", line.indent))
			b.WriteString(line.code)
			if line.comment != "" {
				b.WriteString(strings.Repeat(" ", width-line.width()+1))
				b.WriteString(line.comment)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// width is the number of characters of the line's last line.
func (l *layoutLine) width() int {
	if n := strings.LastIndexByte(l.code, '\n'); n >= 0 {
		return utf8.RuneCountInString(l.code[n+1:])
	}
	return l.indent + utf8.RuneCountInString(l.code)
}
