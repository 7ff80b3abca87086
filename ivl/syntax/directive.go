package syntax

import (
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2"

	"github.com/gsmack/gsmack/ivl"
)

// definedNames are the names for which #if holds. Boogie defines FILE_N for the
// N-th file of its command line; here each file is read alone and is the first.
var definedNames = map[string]bool{"FILE_0": true}

// conditional blanks out the lines that #if, #elsif, #else and #endif leave out,
// and these lines themselves, so that places stay what they are. As in Boogie
// a directive is whatever line begins with its word.
func conditional(file, src string) (string, []ivl.Diagnostic) {
	if !hasConditional(src) {
		return src, nil
	}
	type level struct {
		pos     ivl.Pos
		taken   bool // one of the branches so far
		hasElse bool
	}
	var (
		out    strings.Builder
		ds     []ivl.Diagnostic
		levels []level
		off    = -1 // the level whose branch is being left out, or -1
		line   int32
	)
	for rest := src; rest != ""; {
		line++
		text, next, _ := strings.Cut(rest, "\n")
		whole := rest[:len(rest)-len(next)]
		rest = next
		trimmed := strings.TrimSpace(text)
		word := directiveWord(trimmed)
		if word == "" {
			if off < 0 {
				out.WriteString(whole)
			} else {
				blank(&out, whole)
			}
			continue
		}
		blank(&out, whole)
		pos := ivl.Pos{File: file, Line: line, Col: int32(strings.IndexByte(text, '#') + 1)}
		misplaced := func() {
			ds = append(ds, ivl.Diagnostic{ID: "directive", Pos: pos, Message: word + " has no #if before it; remove it or add one"})
		}
		if word == "#if" {
			l := level{pos: pos}
			if off < 0 {
				if l.taken = holdsDirective(trimmed[len(word):]); !l.taken {
					off = len(levels)
				}
			}
			levels = append(levels, l)
			continue
		}
		if len(levels) == 0 {
			misplaced()
			continue
		}
		top := &levels[len(levels)-1]
		switch {
		case word == "#endif":
			levels = levels[:len(levels)-1]
			if off == len(levels) {
				off = -1
			}
			continue
		case top.hasElse:
			misplaced()
			continue
		}
		top.hasElse = word == "#else"
		switch {
		case off < 0:
			off = len(levels) - 1
		case off == len(levels)-1 && !top.taken && (top.hasElse || holdsDirective(trimmed[len(word):])):
			off, top.taken = -1, true
		}
	}
	for _, l := range levels {
		ds = append(ds, ivl.Diagnostic{ID: "directive", Pos: l.pos, Message: "the #if has no #endif; add one"})
	}
	return out.String(), ds
}

// hasConditional reports whether a line of src begins with a # directive of
// conditional; nearly no program has one.
func hasConditional(src string) bool {
	for i := 0; i < len(src); {
		n := strings.IndexByte(src[i:], '#')
		if n < 0 {
			return false
		}
		i += n
		start := strings.LastIndexByte(src[:i], '\n') + 1
		if strings.TrimSpace(src[start:i]) == "" {
			end := len(src)
			if e := strings.IndexByte(src[i:], '\n'); e >= 0 {
				end = i + e
			}
			if directiveWord(strings.TrimSpace(src[i:end])) != "" {
				return true
			}
		}
		i++
	}
	return false
}

// directiveWord is the directive that a trimmed line is, or "".
func directiveWord(line string) string {
	switch {
	case strings.HasPrefix(line, "#if"):
		return "#if"
	case strings.HasPrefix(line, "#elsif"):
		return "#elsif"
	case line == "#else", line == "#endif":
		return line
	}
	return ""
}

// holdsDirective decides the condition of an #if: a name, perhaps negated.
func holdsDirective(cond string) bool {
	cond = strings.TrimSpace(cond)
	sense := true
	for strings.HasPrefix(cond, "!") {
		sense = !sense
		cond = strings.TrimSpace(cond[1:])
	}
	return definedNames[cond] == sense
}

// blank writes a line with spaces for its characters.
func blank(out *strings.Builder, line string) {
	for i := 0; i < len(line); i++ {
		if c := line[i]; c == '\n' || c == '\r' {
			out.WriteByte(c)
		} else {
			out.WriteByte(' ')
		}
	}
}

// lineDirective obeys #line number [file] at the start of a line: the next line
// has that number. Any other line with # in the first column is an error.
func (s *scanner) lineDirective() error {
	pos := s.pos(s.off)
	end := strings.IndexByte(s.src[s.off:], '\n')
	if end < 0 {
		end = len(s.src)
	} else {
		end += s.off
	}
	text := strings.TrimRight(s.src[s.off:end], " \t\r")
	s.off = min(end+1, len(s.src))
	s.bol = s.off
	s.line++
	args, ok := strings.CutPrefix(text, "#line")
	if !ok || args != "" && args[0] != ' ' {
		return participle.Errorf(pos, "%s is no directive; write #line number file, or put a space before a name that begins with #", clip(text))
	}
	number, file, _ := strings.Cut(strings.TrimLeft(args, " \t"), " ")
	n, err := strconv.ParseInt(number, 10, 32)
	if err != nil {
		return participle.Errorf(pos, "#line has no number; write #line number file")
	}
	s.line = int(n)
	if file = strings.TrimSpace(file); file != "" {
		s.file = file
	}
	return nil
}
