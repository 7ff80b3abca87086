package reader

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	divisionExpr = regexp.MustCompile(`\b(?:[us]div|[us]rem)(?: exact)? \(`)
	binaryWord   = regexp.MustCompile(`\b(add|sub|mul|shl|lshr|ashr|and|or|xor|udiv|sdiv|urem|srem)((?: nuw| nsw| exact)*) \($`)
	castWord     = regexp.MustCompile(`\b(trunc|zext|sext|inttoptr|ptrtoint|bitcast) \($`)
	compareWord  = regexp.MustCompile(`\b(icmp \w+) \($`)
	selectWord   = regexp.MustCompile(`\b(select) \($`)
	typedOperand = regexp.MustCompile(`^\s*(i\d+)\s+(.*)$`)
	blockLabel   = regexp.MustCompile(`^[-\w.$]+:`)
	instruction  = regexp.MustCompile(`^\s+(?:%[^\s=]+ = )?(\w+)`)
)

// hoistDivisions turns the constant expressions of a line of a function that divide, which
// llir does not know, into instructions before it, and the casts, operators, comparisons and
// selections around them as well. They belong before the line, of a phi to the start of the
// function. What it cannot turn stays, for the parser to complain about.
func hoistDivisions(line string, n *int) (before, code string, phi bool) {
	code = line
	m := instruction.FindStringSubmatch(code)
	if m == nil {
		return "", line, false
	}
	var pre strings.Builder
	for {
		at := divisionExpr.FindStringIndex(code)
		if at == nil || strings.Contains(code[:at[0]], `"`) {
			break
		}
		for open := at[1] - 1; open >= 0; {
			op, inst, end := instructionFor(code, open)
			if inst == "" {
				return "", line, false
			}
			name := fmt.Sprintf("%%gsmack.idx%d", *n)
			*n++
			fmt.Fprintf(&pre, "  %s = %s", name, inst)
			code = code[:op] + name + code[end+1:]
			if open = enclosing(code, op); open >= 0 && !isExpression(code[:open+1]) {
				break
			}
		}
	}
	return pre.String(), code, m[1] == "phi"
}

func isExpression(s string) bool {
	return binaryWord.MatchString(s) || castWord.MatchString(s) || compareWord.MatchString(s) || selectWord.MatchString(s)
}

// instructionFor writes the constant expression whose bracket opens at open as an instruction.
// The expression is code[op : end+1]; inst is "" if it is of another kind.
func instructionFor(code string, open int) (op int, inst string, end int) {
	end = closing(code, open)
	if end < 0 {
		return 0, "", 0
	}
	inner := code[open+1 : end]
	if m := castWord.FindStringSubmatchIndex(code[:open+1]); m != nil {
		return m[0], code[m[2]:m[3]] + " " + inner, end
	}
	if m := selectWord.FindStringSubmatchIndex(code[:open+1]); m != nil {
		return m[0], "select " + inner, end
	}
	if m := compareWord.FindStringSubmatchIndex(code[:open+1]); m != nil {
		return binaryInstruction(code, m[0], m[2], m[3], inner, end)
	}
	m := binaryWord.FindStringSubmatchIndex(code[:open+1])
	if m == nil {
		return 0, "", 0
	}
	return binaryInstruction(code, m[0], m[2], m[5], inner, end)
}

// binaryInstruction is code[from:to] with the operands of inner.
func binaryInstruction(code string, op, from, to int, inner string, end int) (int, string, int) {
	parts := splitTop(inner)
	if len(parts) != 2 {
		return 0, "", 0
	}
	y := typedOperand.FindStringSubmatch(parts[1])
	if y == nil {
		return 0, "", 0
	}
	return op, code[from:to] + " " + strings.TrimSpace(parts[0]) + ", " + y[2], end
}

// closing is the place of the bracket that closes the one at open, or -1.
func closing(code string, open int) int {
	depth := 0
	for i := open; i < len(code); i++ {
		switch code[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// enclosing is the place of the round bracket that is open at place at, or -1.
func enclosing(code string, at int) int {
	depth := 0
	for i := at - 1; i >= 0; i-- {
		switch code[i] {
		case ')':
			depth++
		case '(':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return -1
}
