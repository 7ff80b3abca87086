package reader

import (
	"strconv"
	"strings"
)

// kind is what a token is.
type kind uint8

const (
	eof    kind = iota
	punct       // one character
	word        // a keyword, a type, a number, a label
	str         // "text"
	cstr        // c"text"
	global      // @name
	local       // %name
	meta        // !name or !12
	hash        // #12 or #dbg_value
	other       // $name, ^12
)

// token is a piece of the text, with its sigil and its quotes.
type token struct {
	kind       kind
	first      bool // of its line
	start, end uint32
}

// maxNesting bounds the depth of brackets: the parser recurses.
const maxNesting = 10000

// nameByte reports whether c may stand in a name or a number.
func nameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-'
}

var sigils = [128]kind{'@': global, '%': local, '!': meta, '#': hash, '$': other, '^': other}

// lex cuts the text into tokens, the last of which is eof.
func lex(text string) ([]token, *fault) {
	toks := make([]token, 0, len(text)/4+1)
	first, depth := true, 0
	for i := 0; i < len(text); {
		start, k := i, punct
		switch c := text[i]; c {
		case '\n':
			first = true
			i++
			continue
		case ' ', '\t', '\r':
			i++
			continue
		case ';':
			if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(text)
			}
			continue
		case '(', '[', '{':
			i++
			if depth++; depth > maxNesting {
				return nil, &fault{at: start, what: "brackets nest deeper than " + strconv.Itoa(maxNesting)}
			}
		case ')', ']', '}':
			i++
			depth--
		case ',', '=', '<', '>', '*', ':', '|':
			i++
		case '@', '%', '!', '#', '$', '^':
			k = sigils[c]
			i++
			if i < len(text) && text[i] == '"' && c != '!' {
				i = endOfString(text, i)
			} else {
				for i < len(text) && (nameByte(text[i]) || text[i] == '\\') {
					i++
				}
			}
			if i == start+1 {
				k = punct
			}
		case '"':
			k, i = str, endOfString(text, i)
		default:
			if !nameByte(c) {
				return nil, &fault{at: i, what: "no such character is in LLVM IR"}
			}
			if c == 'c' && i+1 < len(text) && text[i+1] == '"' {
				k, i = cstr, endOfString(text, i+1)
				break
			}
			k = word
			for i < len(text) && (nameByte(text[i]) || text[i] == '+' && text[i-1] == 'e') {
				i++
			}
		}
		if i < 0 {
			return nil, &fault{at: start, what: "the string is not closed"}
		}
		toks = append(toks, token{k, first, uint32(start), uint32(i)})
		first = false
	}
	return append(toks, token{eof, true, uint32(len(text)), uint32(len(text))}), nil
}

// endOfString is the place after the string that begins at i, -1 if it does not end.
func endOfString(text string, i int) int {
	n := strings.IndexByte(text[i+1:], '"')
	if n < 0 {
		return -1
	}
	return i + n + 2
}

// unquote is what a string or a name with quotes says.
func unquote(s string) string {
	if len(s) < 2 || s[0] != '"' {
		return s
	}
	s = s[1 : len(s)-1]
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && s[i+1] == '\\' {
			i++
		} else if s[i] == '\\' && i+2 < len(s) {
			if n, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				out.WriteByte(byte(n))
				i += 2
				continue
			}
		}
		out.WriteByte(s[i])
	}
	return out.String()
}
