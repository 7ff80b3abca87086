package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/verifier"
)

// benignComment declares that races with the accesses of its line are benign.
var benignComment = lazyregexp.New(`(//|/\*)\s*gsmack:\s*benign-race\b`)

// benign reports whether the program, or the command line, declares that races with the accesses of a
// line are benign.
func (inv *invocation) benign(s *sources) func(ivl.Pos) bool {
	known := map[ivl.Pos]bool{}
	return func(at ivl.Pos) bool {
		at.Col = 0
		is, ok := known[at]
		if !ok {
			text, _ := s.line(at.File, int(at.Line))
			is = benignComment().MatchString(text) || slices.ContainsFunc(inv.opts.benign, func(o string) bool { return names(o, at) })
			known[at] = is
		}
		return is
	}
}

// names reports whether FILE:LINE is the line at. FILE may leave out folders.
func names(place string, at ivl.Pos) bool {
	file, line, ok := cutLine(place)
	return ok && line == int(at.Line) && (file == at.File || strings.HasSuffix(at.File, "/"+file))
}

// cutLine takes FILE:LINE apart.
func cutLine(place string) (file string, line int, ok bool) {
	i := strings.LastIndexByte(place, ':')
	n, err := strconv.ParseUint(place[i+1:], 10, 31)
	return place[:max(i, 0)], int(n), i > 0 && err == nil && n > 0
}

// unusedBenign warns of lines that --benign-race names and on which nothing is accessed.
func (inv *invocation) unusedBenign(result *verifier.Result) []ivl.Diagnostic {
	if inv.opts.checked()&verifier.CheckRace == 0 {
		return nil
	}
	var out []ivl.Diagnostic
	for _, o := range inv.opts.benign {
		if !slices.ContainsFunc(result.Benign, func(at ivl.Pos) bool { return names(o, at) }) {
			out = append(out, ivl.Diagnostic{ID: "no-access", Severity: ivl.Warning,
				Message: fmt.Sprintf("--benign-race=%s: no access to memory that threads could share stands on that line", o)})
		}
	}
	return out
}
