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
	typedOperand = regexp.MustCompile(`^\s*(i\d+)\s+(.*)$`)
	instruction  = regexp.MustCompile(`^\s+(?:%[^\s=]+ = )?(\w+)`)
)

// hoistDivisions turns the constant expressions of a line of a function that divide, which
// llir does not know, into instructions before it, and the casts and operators around them
// as well. What it cannot turn stays, for the parser to complain about.
func hoistDivisions(code string, n *int) string {
	m := instruction.FindStringSubmatch(code)
	if m == nil || m[1] == "phi" {
		return code
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
				return code
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
	if pre.Len() == 0 {
		return code
	}
	return pre.String() + " " + code
}

func isExpression(s string) bool { return binaryWord.MatchString(s) || castWord.MatchString(s) }

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
	m := binaryWord.FindStringSubmatchIndex(code[:open+1])
	parts := splitTop(inner)
	if m == nil || len(parts) != 2 {
		return 0, "", 0
	}
	y := typedOperand.FindStringSubmatch(parts[1])
	if y == nil {
		return 0, "", 0
	}
	return m[0], code[m[2]:m[5]] + " " + strings.TrimSpace(parts[0]) + ", " + y[2], end
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
