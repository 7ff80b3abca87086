package reader

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/gsmack/gsmack/ivl"
)

// refuse looks at a text before it is parsed and says what is wrong with it if
// it cannot be LLVM IR at all.
func refuse(name string, text []byte) *ivl.Diagnostic {
	fault := func(line, col int, format string, args ...any) *ivl.Diagnostic {
		return &ivl.Diagnostic{ID: "llvm-input", Pos: ivl.Pos{File: name, Line: int32(line), Col: int32(col)}, Message: fmt.Sprintf(format, args...)}
	}
	const use = "give C, LLVM IR (.ll, .bc) or .bpl"
	any := false
	line := 0
	for code := range bytes.Lines(text) {
		line++
		if i := bytes.IndexByte(code, 0); i >= 0 {
			return fault(line, i+1, "the file is binary, not LLVM IR; %s", use)
		}
		source, _, _ := bytes.Cut(code, []byte(";")) // a comment may name a file in any encoding
		for i := 0; !utf8.Valid(source[i:]); {
			r, n := utf8.DecodeRune(source[i:])
			if r == utf8.RuneError && n == 1 {
				return fault(line, i+1, "the text is not UTF-8; %s", use)
			}
			i += n
		}
		word := bytes.TrimSpace(code)
		if len(word) > 0 && word[0] != ';' && !any {
			any = true
			if !topLevel.Match(word) {
				return fault(line, 1, "this is not LLVM IR (it begins with %q); %s", clip(string(word), 30), use)
			}
		}
	}
	if !any {
		return fault(0, 0, "the file is empty; did the compilation before it fail?")
	}
	return nil
}

var topLevel = regexp.MustCompile(`^(source_filename|target|module|define|declare|attributes|uselistorder|uselistorder_bb|[@%!$^])`)

// maxNesting bounds the depth of brackets: the parser's translation recurses.
const maxNesting = 10000

var (
	// The attributes that stand before a return type, up to an align.
	returnAlign = regexp.MustCompile(`^\s*(?:%[^\s=]+\s*=\s*)?(?:(?:tail|musttail|notail)\s+)?(?:define|declare|call|invoke)(?:\s+[a-zA-Z_]\w*(?:\(\d*\))?)*?(\s+align\s+\d+)\s`)
	gepLine     = regexp.MustCompile(`^\s*%[^\s=]+\s*=\s*getelementptr\s+(?:inbounds\s+)?`)
	indexExpr   = regexp.MustCompile(`^\s*(i\d+)\s+([a-z]+\s*\(.*)$`)
	bfloatConst = regexp.MustCompile(`\b0xR[0-9A-Fa-f]{4}\b`)
)

// normalize rewrites, line by line and without moving lines, the few things in
// clang-14's output that llir does not take: an alignment among the attributes
// of a return value (dropped), and constant expressions as indices of a getelementptr
// instruction or with divisions (computed by instructions before). It finds opaque pointers.
func normalize(name, text string) (string, *ivl.Diagnostic) {
	var out strings.Builder
	out.Grow(len(text) + len(text)/64)
	hoisted, depth := 0, 0
	opened, entry := false, 0 // whether a function begins, and where its first instruction does
	for line, start := 1, 0; start < len(text); line++ {
		end := strings.IndexByte(text[start:], '\n')
		if end < 0 {
			end = len(text)
		} else {
			end += start + 1
		}
		code := text[start:end]
		start = end
		at := func(col int) ivl.Pos { return ivl.Pos{File: name, Line: int32(line), Col: int32(col + 1)} }
		if opened && !blockLabel.MatchString(code) {
			opened, entry = false, out.Len()
		}
		opened = opened || strings.HasPrefix(code, "define ")
		sc := scanLine(code, depth)
		depth = sc.depth
		if sc.opaque >= 0 {
			return "", &ivl.Diagnostic{ID: "llvm-opaque-pointer", Pos: at(sc.opaque),
				Message: "this IR has opaque pointers (ptr), which a newer clang writes; compile with clang-14, or with clang-15 or -16 and -Xclang -no-opaque-pointers"}
		}
		if sc.maxDepth > maxNesting {
			return "", &ivl.Diagnostic{ID: "llvm-nesting", Pos: at(0), Message: fmt.Sprintf("brackets nest deeper than %d; this is no IR that a compiler wrote", maxNesting)}
		}
		// Few lines have a word of what is looked for; regular expressions are slow.
		if strings.Contains(code, "align") && hasResult(code) {
			if m := returnAlign.FindStringSubmatchIndex(code); m != nil {
				code = code[:m[2]] + strings.Repeat(" ", m[3]-m[2]) + code[m[3]:]
			}
		}
		if strings.Contains(code, " (") {
			if m := gepLine.FindStringIndex(code); m != nil && strings.Contains(code[m[1]:], " (") {
				code = hoistIndices(code, m[1], &hoisted)
			}
			if len(code) < 1<<16 && divisionExpr.MatchString(code) {
				before, rest, phi := hoistDivisions(code, &hoisted)
				if phi && before != "" {
					text := out.String()
					out.Reset()
					out.WriteString(text[:entry] + before + " " + text[entry:])
				} else if before != "" {
					rest = before + " " + rest
				}
				code = rest
			}
		}
		if strings.Contains(code, "0xR") && !strings.Contains(code, `"`) {
			if m := bfloatConst.FindStringIndex(code); m != nil {
				return "", &ivl.Diagnostic{ID: "llvm-bfloat", Pos: at(m[0]), Message: "bfloat constants cannot be read; use float instead"}
			}
		}
		out.WriteString(code)
	}
	return out.String(), nil
}

// hasResult reports whether a line may name the type of a function's result.
func hasResult(code string) bool {
	for _, word := range []string{"call", "define", "declare", "invoke"} {
		if strings.Contains(code, word) {
			return true
		}
	}
	return false
}

type lineScan struct {
	opaque          int // place of the word ptr as a type, or -1
	depth, maxDepth int // of brackets, at the end of the line and at most
}

// scanLine looks at the words of a line, passing over strings and comments.
func scanLine(code string, depth int) lineScan {
	sc := lineScan{opaque: -1, depth: depth, maxDepth: depth}
	for i := 0; i < len(code); i++ {
		switch c := code[i]; {
		case c == '"':
			j := strings.IndexByte(code[i+1:], '"')
			if j < 0 {
				return sc
			}
			i += j + 1
		case c == ';':
			return sc
		case c == '(' || c == '[' || c == '{' || c == '<':
			sc.depth++
			sc.maxDepth = max(sc.maxDepth, sc.depth)
		case c == ')' || c == ']' || c == '}' || c == '>':
			sc.depth = max(sc.depth-1, 0)
		case isWordByte(c):
			j := i + 1
			for j < len(code) && isWordByte(code[j]) {
				j++
			}
			after := strings.TrimLeft(code[j:], " \t")
			if code[i:j] == "ptr" && sc.opaque < 0 && !strings.HasPrefix(after, ":") && !strings.HasPrefix(after, "=") {
				sc.opaque = i
			}
			i = j - 1
		}
	}
	return sc
}

// isWordByte reports whether c may stand in a name; the sigils count, so that %ptr is
// one word.
func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("_.$-%@!#", c) >= 0
}

// hoistIndices puts "%gsmack.idxN = add i64 EXPR, 0" before a getelementptr
// instruction for each index that is a constant expression EXPR.
func hoistIndices(code string, from int, n *int) string {
	parts := splitTop(code[from:])
	if len(parts) < 3 {
		return code
	}
	var pre strings.Builder
	changed := false
	for i, p := range parts {
		if i < 2 || strings.HasPrefix(strings.TrimSpace(p), "!") {
			continue
		}
		m := indexExpr.FindStringSubmatch(strings.TrimRight(p, "\r\n"))
		if m == nil {
			continue
		}
		fmt.Fprintf(&pre, "  %%gsmack.idx%d = add %s %s, 0", *n, m[1], m[2])
		tail := p[len(strings.TrimRight(p, "\r\n")):]
		parts[i] = fmt.Sprintf(" %s %%gsmack.idx%d%s", m[1], *n, tail)
		*n++
		changed = true
	}
	if !changed {
		return code
	}
	return pre.String() + " " + code[:from] + strings.Join(parts, ",")
}

// splitTop splits at the commas outside brackets and strings.
func splitTop(s string) []string {
	var parts []string
	depth, last, quoted := 0, 0, false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case strings.IndexByte("([{<", c) >= 0:
			depth++
		case strings.IndexByte(")]}>", c) >= 0:
			depth--
		case c == ',' && depth == 0:
			parts = append(parts, s[last:i])
			last = i + 1
		}
	}
	return append(parts, s[last:])
}
