package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
)

// runCheck is gsmack check.
func runCheck(_ context.Context, inv *invocation) (int, error) {
	inputs, err := inv.ivlInputs()
	if err != nil {
		return 0, err
	}
	l, err := parseIVL(inputs)
	var faults inputError
	switch {
	case errors.As(err, &faults):
		inv.quote(faults, inputs)
		return exitUsage, nil
	case err != nil:
		return 0, err
	}
	inv.quote(l.warnings, inputs)
	return exitOK, nil
}

// ivlInputs reads the inputs, which must be programs of the verification language.
func (inv *invocation) ivlInputs() ([]*input, error) {
	inputs, err := inv.readInputs(inv.args, onlyIVL)
	if err != nil {
		return nil, err
	}
	for _, in := range inputs {
		if in.lang != langIVL {
			return nil, inv.usage("%s is not a .bpl program; gsmack translate makes one of it", in.name)
		}
	}
	return inputs, nil
}

// quote prints diagnostics, each with the line it is about and a caret below the
// place.
func (inv *invocation) quote(ds []ivl.Diagnostic, inputs []*input) {
	texts := map[string][]string{}
	for _, in := range inputs {
		if !strings.Contains(string(in.data), "\n#line") { // the numbers are not those of the lines
			texts[in.name] = strings.Split(string(in.data), "\n")
		}
	}
	for _, d := range ds {
		fmt.Fprintln(inv.stderr, shorten(d.Error()))
		writeCaret(inv.stderr, texts[d.Pos.File], d.Pos)
		for _, n := range d.Notes {
			fmt.Fprintln(inv.stderr, shorten(fmt.Sprintf("%s: note: %s", n.Pos, report.OneLine(n.Message))))
			writeCaret(inv.stderr, texts[n.Pos.File], n.Pos)
		}
	}
}

// writeCaret writes a line of a text, cut to what fits on a screen, and a caret
// below the column.
func writeCaret(w io.Writer, lines []string, pos ivl.Pos) {
	const before, wide = 60, 100
	n, col := int(pos.Line), int(pos.Col)
	if n < 1 || n > len(lines) || col < 1 {
		return
	}
	line := strings.TrimRight(lines[n-1], " \t\r")
	at := min(col-1, len(line))
	for at > 0 && at < len(line) && !utf8.RuneStart(line[at]) {
		at--
	}
	left, right := []rune(line[:at]), []rune(line[at:])
	if len(left) > before {
		left = append([]rune("…"), left[len(left)-before:]...)
	}
	if len(left)+len(right) > wide {
		right = append(right[:max(wide-len(left), 1)], '…')
	}
	pad := make([]rune, len(left))
	for i, r := range left {
		pad[i] = ' '
		if r == '\t' {
			pad[i] = r
		}
	}
	fmt.Fprintf(w, "    %s%s\n    %s^\n", string(left), string(right), string(pad))
}
