package ivl

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"unicode/utf8"
)

// quote writes a string as the parser reads it. No backslash stands before the closing
// quote, where Boogie would take it for an escape.
func quote(s string) string {
	plain := true
	for i := 0; i < len(s) && plain; i++ {
		plain = s[i] >= ' ' && s[i] < 0x7f && s[i] != '"' && s[i] != '\\'
	}
	if plain {
		return `"` + s + `"`
	}
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '"':
			b.WriteString(`\"`)
		case r == '\\' && i+1 < len(s):
			b.WriteString(`\\`)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r == utf8.RuneError && n == 1, r < ' ', r == 0x7f, r == '\\':
			fmt.Fprintf(&b, `\x%02x`, s[i])
		default:
			b.WriteString(s[i : i+n])
		}
		i += n
	}
	b.WriteByte('"')
	return b.String()
}

// formatFloat writes the float that bits encode as the parser reads it.
func formatFloat(bits *big.Int, sig, exp int) string {
	format := strconv.Itoa(sig) + "e" + strconv.Itoa(exp)
	neg := bits.Bit(sig+exp-1) == 1
	sign := ""
	if neg {
		sign = "-"
	}
	frac := new(big.Int).SetBit(bits, sig+exp-1, 0)
	field := int(new(big.Int).Rsh(frac, uint(sig-1)).Int64())
	frac.And(frac, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(sig-1)), big.NewInt(1)))
	if field == 1<<exp-1 {
		switch {
		case frac.Sign() != 0:
			return "0NaN" + format
		case neg:
			return "0-oo" + format
		}
		return "0+oo" + format
	}
	if field > 0 {
		frac.SetBit(frac, sig-1, 1)
	} else if field = 1; frac.Sign() == 0 {
		return sign + "0x0.0e0f" + format
	}
	// The value is frac·2^e. Write it as digits · 16^q, one digit before the point.
	e := field - (1<<(exp-1) - 1) - (sig - 1)
	if r := ((e % 4) + 4) % 4; r != 0 {
		frac.Lsh(frac, uint(r))
		e -= r
	}
	digits := frac.Text(16)
	q := e/4 + len(digits) - 1
	rest := strings.TrimRight(digits[1:], "0")
	if rest == "" {
		rest = "0"
	}
	return sign + "0x" + digits[:1] + "." + rest + "e" + strconv.Itoa(q) + "f" + format
}
