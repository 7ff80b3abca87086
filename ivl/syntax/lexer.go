package syntax

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// scanner cuts a source text into tokens. It is the lexer.Lexer behind the
// participle grammar; it makes no tokens of white space and comments.
type scanner struct {
	file string
	src  string
	off  int
	line int
	bol  int // offset at which the line begins, less the column it begins at
	// directives says that a # in the first column begins a directive: the text
	// is a file, and not a piece of one.
	directives bool
}

func newScanner(file, src string, at ivl.Pos) *scanner {
	s := &scanner{file: file, src: src, line: 1}
	if at.IsValid() {
		s.line = int(at.Line)
		s.bol = 1 - int(at.Col)
	}
	return s
}

func (s *scanner) pos(off int) lexer.Position {
	return lexer.Position{Filename: s.file, Offset: off, Line: s.line, Column: off - s.bol + 1}
}

// Next returns the next token; at the end it is always an EOF token. After an
// error the scanner is behind what it could not read.
func (s *scanner) Next() (lexer.Token, error) {
	if err := s.skipSpace(); err != nil {
		return lexer.Token{Type: token.EOF, Pos: s.pos(s.off)}, err
	}
	start := s.off
	if start >= len(s.src) {
		return lexer.Token{Type: token.EOF, Pos: s.pos(start)}, nil
	}
	pos := s.pos(start)
	c := s.src[start]
	switch {
	case classOf[c]&clsStart != 0:
		s.identEnd()
		word := s.src[start:s.off]
		k := token.Ident
		if w, ok := token.Reserved(word); ok {
			k = w
		}
		return lexer.Token{Type: k, Value: word, Pos: pos}, nil
	case classOf[c]&clsDigit != 0, c == '-' && s.startsHexFloat(start+1):
		k := s.number()
		return lexer.Token{Type: k, Value: s.src[start:s.off], Pos: pos}, nil
	case c == '\\':
		s.off++
		if s.off < len(s.src) && classOf[s.src[s.off]]&clsStart != 0 {
			s.identEnd()
			return lexer.Token{Type: token.Ident, Value: s.src[start:s.off], Pos: pos}, nil
		}
		return lexer.Token{Type: token.EOF, Pos: pos}, participle.Errorf(pos, "a backslash must stand before a name; remove it")
	case c == '"':
		if !s.string() {
			return lexer.Token{Type: token.EOF, Pos: pos}, participle.Errorf(pos, `the string has no end on its line; add the missing "`)
		}
		return lexer.Token{Type: token.String, Value: s.src[start:s.off], Pos: pos}, nil
	case c >= utf8.RuneSelf:
		r, n := utf8.DecodeRuneInString(s.src[start:])
		s.off += n
		if k, ok := unicodeSigns[r]; ok {
			return lexer.Token{Type: k, Value: token.Spelling[k], Pos: pos}, nil
		}
		return lexer.Token{Type: token.EOF, Pos: pos}, participle.Errorf(pos, "unexpected character %q; remove it", r)
	}
	for _, k := range signsAt[c] {
		if sign := token.Spelling[k]; strings.HasPrefix(s.src[start:], sign) {
			s.off += len(sign)
			return lexer.Token{Type: k, Value: sign, Pos: pos}, nil
		}
	}
	s.off++
	return lexer.Token{Type: token.EOF, Pos: pos}, participle.Errorf(pos, "unexpected character %q; remove it", rune(c))
}

// skipSpace goes past white space and comments; /* */ comments nest.
func (s *scanner) skipSpace() error {
	for s.off < len(s.src) {
		switch c := s.src[s.off]; {
		case c == '\n':
			s.off++
			s.line++
			s.bol = s.off
		case c == ' ' || c == '\t' || c == '\r':
			s.off++
		case c == '#' && s.off == s.bol && s.directives:
			if err := s.lineDirective(); err != nil {
				return err
			}
		case c == '/' && strings.HasPrefix(s.src[s.off:], "//"):
			n := strings.IndexByte(s.src[s.off:], '\n')
			if n < 0 {
				n = len(s.src) - s.off
			}
			s.off += n
		case c == '/' && strings.HasPrefix(s.src[s.off:], "/*"):
			if err := s.comment(); err != nil {
				return err
			}
		case c == 0xEF && s.off == 0 && strings.HasPrefix(s.src, "\uFEFF"):
			s.off += len("\uFEFF")
		default:
			return nil
		}
	}
	return nil
}

// comment passes over a comment between /* and */, which may hold others.
func (s *scanner) comment() error {
	open := s.pos(s.off)
	s.off += 2
	for depth := 1; depth > 0; s.off++ {
		if s.off >= len(s.src) {
			return participle.Errorf(open, "the comment has no end; add the missing */")
		}
		switch s.src[s.off] {
		case '\n':
			s.line++
			s.bol = s.off + 1
		case '/':
			if strings.HasPrefix(s.src[s.off:], "/*") {
				depth++
				s.off++
			}
		case '*':
			if strings.HasPrefix(s.src[s.off:], "*/") {
				depth--
				s.off++
			}
		}
	}
	return nil
}

func (s *scanner) identEnd() {
	for s.off < len(s.src) && classOf[s.src[s.off]]&(clsStart|clsDigit) != 0 {
		s.off++
	}
}

// string goes past a string literal. As in Boogie, \" goes on with the string
// if a closing quote follows on the line, and ends it if none does.
func (s *scanner) string() bool {
	last := -1
	for i := s.off + 1; i < len(s.src); i++ {
		switch s.src[i] {
		case '"':
			last = i + 1
			if s.src[i-1] != '\\' {
				s.off = last
				return true
			}
			continue
		case '\n', '\r':
		default:
			continue
		}
		break
	}
	if last < 0 {
		if n := strings.IndexByte(s.src[s.off:], '\n'); n >= 0 {
			s.off += n
		} else {
			s.off = len(s.src)
		}
		return false
	}
	s.off = last
	return true
}

func (s *scanner) startsHexFloat(i int) bool {
	return strings.HasPrefix(s.src[i:], "0x") && s.hexFloatEnd(i) > 0
}

func (s *scanner) run(i int, cls byteClass) int {
	for i < len(s.src) && classOf[s.src[i]]&cls != 0 {
		i++
	}
	return i
}

// some is like run but wants at least one byte of the class; -1 if there is none.
func (s *scanner) some(i int, cls byteClass) int {
	if i < 0 {
		return -1
	}
	if j := s.run(i, cls); j > i {
		return j
	}
	return -1
}

func (s *scanner) lit(i int, c byte) int {
	if i >= 0 && i < len(s.src) && s.src[i] == c {
		return i + 1
	}
	return -1
}

// hexFloatEnd is the end of 0xH.HeEfSeE at i, or -1. The hexadecimal digits
// take in the e of the exponent, so the last e before the f is meant.
func (s *scanner) hexFloatEnd(i int) int {
	j := s.lit(s.some(i+2, clsHex), '.')
	if j < 0 {
		return -1
	}
	k := s.run(j, clsHex)
	if neg := s.lit(k, '-'); neg > 0 && k > j+1 && s.src[k-1] == 'e' {
		return s.floatFormat(s.lit(s.some(neg, clsDigit), 'f'))
	}
	// The run swallowed eDDfDDeDD as far as its letters are hexadecimal.
	body := s.src[j:k]
	f := strings.LastIndexByte(body, 'f')
	for f >= 0 {
		e := strings.LastIndexByte(body[:f], 'e')
		if e > 0 && e+1 < f && s.run(j+e+1, clsDigit) == j+f {
			if end := s.floatFormat(j + f + 1); end > 0 {
				return end
			}
		}
		f = strings.LastIndexByte(body[:f], 'f')
	}
	return -1
}

func (s *scanner) floatFormat(i int) int {
	return s.some(s.lit(s.some(i, clsDigit), 'e'), clsDigit)
}

// number goes past a number and tells its kind: the longest match wins.
func (s *scanner) number() lexer.TokenType {
	i := s.off
	if s.src[i] == '-' {
		s.off = s.hexFloatEnd(i + 1)
		return token.Float
	}
	if s.src[i] == '0' && i+1 < len(s.src) {
		if s.src[i+1] == 'x' {
			if end := s.hexFloatEnd(i); end > 0 {
				s.off = end
				return token.Float
			}
		} else if rest := s.src[i+1:]; len(rest) >= 3 {
			switch rest[:3] {
			case "NaN", "nan", "+oo", "-oo":
				if end := s.floatFormat(i + 4); end > 0 {
					s.off = end
					return token.Float
				}
			}
		}
	}
	end := s.run(i, clsDigit)
	s.off = end
	if strings.HasPrefix(s.src[end:], "bv") {
		if j := s.some(end+2, clsDigit); j > 0 {
			s.off = j
			return token.BV
		}
		return token.Digits
	}
	k := token.Digits
	if j := s.some(s.lit(end, '.'), clsDigit); j > 0 {
		s.off, end, k = j, j, token.Decimal
	}
	if j := s.lit(end, 'e'); j > 0 {
		if n := s.lit(j, '-'); n > 0 {
			j = n
		}
		if j = s.some(j, clsDigit); j > 0 {
			s.off, k = j, token.Decimal
		}
	}
	return k
}

// definition makes scanners for participle.
type definition struct{}

var (
	_ lexer.Definition       = definition{}
	_ lexer.StringDefinition = definition{}
)

// Symbols names the kinds of tokens for the grammar.
func (definition) Symbols() map[string]lexer.TokenType {
	m := map[string]lexer.TokenType{
		"EOF": token.EOF, "Ident": token.Ident, "Digits": token.Digits, "BV": token.BV,
		"Decimal": token.Decimal, "Float": token.Float, "String": token.String,
	}
	for k := token.Assert; k < token.Count; k++ {
		m["'"+token.Spelling[k]+"'"] = k
	}
	return m
}

// Lex makes a scanner for a reader.
func (definition) Lex(file string, r io.Reader) (lexer.Lexer, error) {
	src, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return newScanner(file, string(src), ivl.Pos{}), nil
}

// LexString makes a scanner for a text.
func (definition) LexString(file, src string) (lexer.Lexer, error) {
	return newScanner(file, src, ivl.Pos{}), nil
}

// signsAt gives, for the first byte of a sign, the signs that begin with it,
// the longest first.
var signsAt = func() (t [256][]lexer.TokenType) {
	for n := 4; n > 0; n-- {
		for k := token.LParen; k < token.Count; k++ {
			if s := token.Spelling[k]; len(s) == n {
				t[s[0]] = append(t[s[0]], k)
			}
		}
	}
	return
}()

// unicodeSigns are Boogie's other spellings.
var unicodeSigns = map[rune]lexer.TokenType{
	'⇔': token.Iff, '⇒': token.Implies, '⇐': token.Explies, '∧': token.And, '∨': token.Or, '¬': token.Not, '≠': token.Neq,
	'≤': token.Le, '≥': token.Ge, '∀': token.Forall, '∃': token.Exists, 'λ': token.Lambda, '•': token.QSep,
}

// byteClass says what a byte can be part of.
type byteClass uint8

const (
	clsStart byteClass = 1 << iota // of an identifier, at its start
	clsDigit
	clsHex
)

var classOf = func() (t [256]byteClass) {
	for c := range t {
		if token.IsNameStart(byte(c)) {
			t[c] |= clsStart
		}
	}
	for c := '0'; c <= '9'; c++ {
		t[c] |= clsDigit | clsHex
	}
	for _, c := range "abcdefABCDEF" {
		t[c] |= clsHex
	}
	return
}()
