package syntax

import (
	"fmt"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
)

// Format lays a program's text out in the canonical way, the way that Print does.
// Only white space changes: every token and every comment stays, and so do the
// line breaks inside a statement or expression and single empty lines. What
// Format gives it leaves as it is.
//
// A text that cannot be parsed is not laid out; the diagnostics say why.
func Format(file string, src []byte) ([]byte, []ivl.Diagnostic) {
	if _, ds := Parse(file, src); ivl.HasErrors(ds) {
		return nil, ds
	}
	text := string(src)
	if hasConditional(text) {
		return nil, []ivl.Diagnostic{{ID: "directive", Pos: ivl.Pos{File: file, Line: 1, Col: 1},
			Message: "a text with #if is not laid out, since only one of its branches is a program; take the directives out first"}}
	}
	toks := scanForFormat(file, text)
	l := &layouter{toks: toks}
	l.program()
	out := l.text()
	if at, same := sameTokens(toks, scanForFormat(file, out)); !same {
		panic(fmt.Sprintf("syntax.Format: the layout changes the text at %s", at))
	}
	return []byte(out), nil
}

// formatToken is a token with what stands before it.
type formatToken struct {
	kind lexer.TokenType
	text string // as it is spelt in the source
	pos  ivl.Pos
	// comments stand between the last token and this one.
	comments []formatComment
	// newLine says that the token begins a line; blank, that an empty line, or
	// several, stand directly before it.
	newLine, blank bool
}

// formatComment is a comment or a #line directive, without the line break at its
// end.
type formatComment struct {
	text           string
	newLine, blank bool // as for a token
	line           bool // nothing can follow it on its line
	directive      bool
}

// scanForFormat cuts a text that has no lexical errors into tokens. The last one
// is the end of the text.
func scanForFormat(file, src string) []formatToken {
	s := newScanner(file, src, ivl.Pos{})
	s.directives = true
	var out []formatToken
	for {
		end := s.off
		t, err := s.Next()
		if err != nil {
			panic(fmt.Sprintf("syntax.Format: %v", err))
		}
		start := t.Pos.Offset
		f := formatToken{kind: t.Type, text: src[start:s.off], pos: toPos(t.Pos)}
		f.space(src[end:start], end == 0)
		out = append(out, f)
		if t.EOF() {
			return out
		}
	}
}

// space takes apart what stands before the token. first says that it stands at
// the start of the text.
func (f *formatToken) space(gap string, first bool) {
	breaks := 0
	if first {
		breaks = 1
	}
	place := func() (newLine, blank bool) {
		newLine, blank = breaks > 0, breaks > 1
		breaks = 0
		return newLine, blank
	}
	for gap != "" {
		var c formatComment
		n := 0
		switch {
		case strings.HasPrefix(gap, "//"):
			c.line, n = true, lineEnd(gap)
		case strings.HasPrefix(gap, "/*"):
			n = commentEnd(gap)
		case gap[0] == '#':
			c.line, c.directive, n = true, true, lineEnd(gap)
		default:
			if gap[0] == '\n' {
				breaks++
			}
			gap = gap[1:]
			continue
		}
		c.text = strings.TrimRight(gap[:n], " \t\r")
		c.newLine, c.blank = place()
		f.comments = append(f.comments, c)
		gap = gap[n:]
	}
	f.newLine, f.blank = place()
}

func lineEnd(s string) int {
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

// commentEnd is the length of the nested comment that s begins with.
func commentEnd(s string) int {
	depth := 0
	for i := 0; i+1 < len(s); i++ {
		switch s[i : i+2] {
		case "/*":
			depth++
			i++
		case "*/":
			depth--
			i++
			if depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}

// sameTokens compares tokens and comments. at is where the first difference is.
func sameTokens(a, b []formatToken) (at ivl.Pos, same bool) {
	for i := range a {
		if i >= len(b) || a[i].kind != b[i].kind || a[i].text != b[i].text || len(a[i].comments) != len(b[i].comments) {
			return a[i].pos, false
		}
		for j, c := range a[i].comments {
			if c.text != b[i].comments[j].text {
				return a[i].pos, false
			}
		}
	}
	return ivl.Pos{}, len(a) == len(b)
}
