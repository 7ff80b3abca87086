package value

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// Text is the value in a notation that Parse reads back, whatever its type: String, but
// a real is always a fraction, 3/1, a float its encoding, 0x3fc00000f24e8, and an element has
// its type quoted, "T"!2.
func (v Value) Text() string {
	switch v.kind {
	case RealKind:
		return v.ref.rat.String()
	case FloatKind:
		return fmt.Sprintf("0x%sf%de%d", v.big().Text(16), v.width, v.exp)
	case ElemKind:
		return strconv.Quote(v.ref.name) + "!" + strconv.FormatUint(v.bits, 10)
	case MapKind:
		return v.mapText(Value.Text)
	}
	return v.String()
}

// Join is the values, with commas between them.
func Join(vs []Value) string {
	texts := make([]string, len(vs))
	for i, v := range vs {
		texts[i] = v.String()
	}
	return strings.Join(texts, ", ")
}

func (v Value) mapText(text func(Value) string) string {
	var b strings.Builder
	b.WriteString("[* := " + text(v.Default()))
	v.Each(func(args []Value, val Value) bool {
		for _, a := range args {
			b.WriteString(", " + text(a))
		}
		b.WriteString(" := " + text(val))
		return true
	})
	return b.String() + "]"
}

// The bounds on what Parse reads.
const (
	maxTextWidth = 1 << 16 // of a bit-vector
	maxTextFloat = 1 << 10 // significand bits
	maxTextExp   = 1 << 5
	maxTextDepth = 64 // of maps in maps
	maxTextArgs  = 64 // of a map
)

// Parse reads a value that Text wrote from the beginning of s, and gives what follows it. The
// points of a map must be of one type, so that of a polymorphic map is not read.
func Parse(s string) (v Value, rest string, err error) { return parse(s, 0) }

func parse(s string, depth int) (v Value, rest string, err error) {
	switch {
	case depth > maxTextDepth:
		return v, s, errors.New("maps nest too deeply")
	case strings.HasPrefix(s, "["):
		return parseMap(s[1:], depth)
	case strings.HasPrefix(s, `"`):
		return parseElem(s)
	}
	end := strings.IndexAny(s, " ,]")
	if end < 0 {
		end = len(s)
	}
	word, rest := s[:end], s[end:]
	if v, ok := parseWord(word); ok {
		return v, rest, nil
	}
	if len(word) > 40 {
		word = word[:40] + "…"
	}
	return v, s, fmt.Errorf("%q is no value", word)
}

// parseWord reads a value without spaces.
func parseWord(word string) (v Value, ok bool) {
	switch word {
	case "true", "false":
		return Bool(word == "true"), true
	}
	if m, ok := roundings[word]; ok {
		return RoundingMode(m), true
	}
	if hex, format, ok := strings.Cut(word, "f"); strings.HasPrefix(word, "0x") {
		// The digits have an f, too: the format begins with the last one.
		if i := strings.LastIndexByte(word, 'f'); ok {
			hex, format = word[2:i], word[i+1:]
		}
		sig, exp, _ := strings.Cut(format, "e")
		n, ok1 := natural(hex, 16)
		width, ok2 := size(sig, maxTextFloat)
		exponent, ok3 := size(exp, maxTextExp)
		if !ok1 || !ok2 || !ok3 || width < 2 || exponent < 2 || n.BitLen() > width+exponent {
			return v, false
		}
		return Float(width, exponent, n), true
	}
	if digits, bits, ok := strings.Cut(word, "bv"); ok {
		n, ok1 := natural(digits, 10)
		width, ok2 := size(bits, maxTextWidth)
		if !ok1 || !ok2 || n.BitLen() > width {
			return v, false
		}
		return BV(width, n), true
	}
	digits, negative := strings.CutPrefix(word, "-")
	over, under, isReal := strings.Cut(digits, "/")
	n, ok := natural(over, 10)
	if !ok {
		return v, false
	}
	if negative {
		n.Neg(n)
	}
	if !isReal {
		return Int(n), true
	}
	d, ok := natural(under, 10)
	if !ok || d.Sign() == 0 {
		return v, false
	}
	return Real(new(big.Rat).SetFrac(n, d)), true
}

func natural(s string, base int) (*big.Int, bool) {
	if s == "" || strings.ContainsAny(s, "+-_") {
		return nil, false
	}
	return new(big.Int).SetString(s, base)
}

func size(s string, limit int) (int, bool) {
	n, err := strconv.ParseUint(s, 10, 31)
	return int(n), err == nil && int(n) <= limit
}

func parseElem(s string) (v Value, rest string, err error) {
	quoted, err := strconv.QuotedPrefix(s)
	if err != nil {
		return v, s, errors.New("a quoted name does not end")
	}
	name, _ := strconv.Unquote(quoted)
	number, ok := strings.CutPrefix(s[len(quoted):], "!")
	end := strings.IndexAny(number, " ,]")
	if end < 0 {
		end = len(number)
	}
	n, err := strconv.ParseUint(number[:end], 10, 64)
	if !ok || err != nil {
		return v, s, fmt.Errorf("%s is not followed by ! and a number", quoted)
	}
	return Elem(name, n), number[end:], nil
}

// alike reports whether a and b have the same type, as far as it shows.
func alike(a, b Value) bool { return a.kind == b.kind && a.width == b.width && a.exp == b.exp }

// parseMap reads a map behind its bracket.
func parseMap(s string, depth int) (v Value, rest string, err error) {
	s, ok := strings.CutPrefix(s, "* := ")
	if !ok {
		return v, s, errors.New("a map does not begin with [* := ")
	}
	def, s, err := parse(s, depth+1)
	if err != nil {
		return v, s, err
	}
	v = NewMap(def)
	var first []Value // the arguments of the first point
	for {
		if rest, ok := strings.CutPrefix(s, "]"); ok {
			return v, rest, nil
		}
		var args []Value
		for len(args) <= maxTextArgs {
			var arg Value
			if s, ok = strings.CutPrefix(s, ", "); !ok {
				break
			}
			if arg, s, err = parse(s, depth+1); err != nil {
				return v, s, err
			}
			args = append(args, arg)
		}
		if s, ok = strings.CutPrefix(s, " := "); !ok || len(args) == 0 {
			return v, s, errors.New("a map is not followed by ]")
		}
		var val Value
		if val, s, err = parse(s, depth+1); err != nil {
			return v, s, err
		}
		if first == nil {
			first = args
		}
		if !slices.EqualFunc(args, first, alike) || !alike(val, def) {
			return v, s, errors.New("the points of a map are of different types")
		}
		v = v.Store(args, val)
	}
}
