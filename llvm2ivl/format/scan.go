package format

import (
	"math"
	"strings"
)

// Scan is one part of a format of scanf (C11 7.21.6.2): white space, a character that
// stands for itself, or a conversion.
type Scan struct {
	Space   bool
	Literal byte // if verb is 0 and it is no white space
	Verb    byte // d i u o x c s [ f p n, 0 for no conversion
	Length  string
	Width   int64  // 0 if none is given
	Skip    bool   // *: nothing is stored
	Set     string // between [ and ]
	At      int    // where the set begins in the format
}

// Stores reports whether the directive has an argument.
func (d Scan) Stores() bool { return d.Verb != 0 && !d.Skip }

// ParseScan parses a format; false if something in it is not modelled: positions of
// arguments (%1$d), memory that scanf allocates (%ms), wide characters (%ls, %C, %S), long
// double, and what the standard does not define.
func ParseScan(format string) ([]Scan, bool) {
	var out []Scan
	for i := 0; i < len(format); {
		c := format[i]
		i++
		if isScanSpace(c) {
			if len(out) == 0 || !out[len(out)-1].Space {
				out = append(out, Scan{Space: true})
			}
			continue
		}
		if c != '%' {
			out = append(out, Scan{Literal: c})
			continue
		}
		var d Scan
		if i < len(format) && format[i] == '*' {
			d.Skip = true
			i++
		}
		i, d.Width = number(format, i)
		i, d.Length = length(format, i)
		if i == len(format) {
			return nil, false
		}
		d.Verb = format[i]
		i++
		switch d.Verb {
		case '%':
			if d.Skip || d.Width != 0 || d.Length != "" {
				return nil, false
			}
			out = append(out, Scan{Space: true}, Scan{Literal: '%'})
			continue
		case 'X':
			d.Verb = 'x'
		case 'F', 'e', 'E', 'g', 'G', 'a', 'A':
			d.Verb = 'f'
		case '[':
			end := i
			if end < len(format) && format[end] == '^' {
				end++
			}
			if end < len(format) && format[end] == ']' {
				end++ // the set's first character
			}
			n := strings.IndexByte(format[min(end, len(format)):], ']')
			if n < 0 {
				return nil, false
			}
			d.Set, d.At = format[i:end+n], i
			i = end + n + 1
		}
		if !d.modelled() {
			return nil, false
		}
		out = append(out, d)
	}
	return out, true
}

// modelled reports whether the verb and what modifies it go together and are modelled.
func (d Scan) modelled() bool {
	switch d.Verb {
	case 'd', 'i', 'u', 'o', 'x':
		return d.Bits(64) != 0
	case 'n':
		return d.Length == "" && d.Width == 0 && !d.Skip
	case 'f':
		return d.Width == 0 && (d.Length == "" || d.Length == "l")
	case 'p':
		return d.Width == 0 && d.Length == ""
	case 'c', 's', '[':
		return d.Length == ""
	}
	return false
}

// Bits is the width of the integer that the conversion stores, where pointers and long have the
// width ptr; 0 if there is no such integer.
func (d Scan) Bits(ptr int) int {
	switch d.Length {
	case "hh":
		return 8
	case "h":
		return 16
	case "":
		return 32
	case "l", "z", "Z", "t":
		return ptr
	case "ll", "L", "q", "j":
		return 64
	}
	return 0
}

func isScanSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// Limits are the least and the greatest number that the conversion stores, as values of a signed
// integer of so many bits: a number without a width may be any, for one that is too large is cut off.
func (d Scan) Limits(bits int) (least, most int64) {
	least, most = int64(math.MinInt64)>>(64-bits), int64(math.MaxInt64)>>(64-bits)
	base := int64(10)
	switch {
	case d.Verb == 'x':
		base = 16
	case d.Verb == 'o':
		base = 8
	case d.Verb == 'i' && d.Width > 11: // where 0x and hexadecimal digits can say more
		return least, most
	}
	if d.Width == 0 || math.Pow(float64(base), float64(d.Width)) > float64(most) {
		return least, most
	}
	power := int64(1)
	for range d.Width {
		power *= base
	}
	return 1 - power/base, power - 1
}
