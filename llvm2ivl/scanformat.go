package llvm2ivl

import "strings"

// A scanDirective is one part of a format of scanf (C11 7.21.6.2): white space, a character that
// stands for itself, or a conversion.
type scanDirective struct {
	space   bool
	literal byte // if verb is 0 and it is no white space
	verb    byte // d i u o x c s [ f p n, 0 for no conversion
	length  string
	width   int64  // 0 if none is given
	skip    bool   // *: nothing is stored
	set     string // between [ and ]
	at      int    // where the set begins in the format
}

// stores reports whether the directive has an argument.
func (d scanDirective) stores() bool { return d.verb != 0 && !d.skip }

// parseScanFormat takes a format apart; false if something in it is not modelled: positions of
// arguments (%1$d), memory that scanf allocates (%ms), wide characters (%ls, %C, %S), long
// double, and what the standard does not define.
func parseScanFormat(format string) ([]scanDirective, bool) {
	var out []scanDirective
	for i := 0; i < len(format); {
		c := format[i]
		i++
		if isScanSpace(c) {
			if len(out) == 0 || !out[len(out)-1].space {
				out = append(out, scanDirective{space: true})
			}
			continue
		}
		if c != '%' {
			out = append(out, scanDirective{literal: c})
			continue
		}
		var d scanDirective
		if i < len(format) && format[i] == '*' {
			d.skip = true
			i++
		}
		for i < len(format) && format[i] >= '0' && format[i] <= '9' && d.width < 1<<20 {
			d.width = 10*d.width + int64(format[i]-'0')
			i++
		}
		for i < len(format) && strings.IndexByte("hlLqjzt", format[i]) >= 0 {
			d.length += format[i : i+1]
			i++
		}
		if i == len(format) {
			return nil, false
		}
		d.verb = format[i]
		i++
		switch d.verb {
		case '%':
			if d.skip || d.width != 0 || d.length != "" {
				return nil, false
			}
			out = append(out, scanDirective{space: true}, scanDirective{literal: '%'})
			continue
		case 'X':
			d.verb = 'x'
		case 'F', 'e', 'E', 'g', 'G', 'a', 'A':
			d.verb = 'f'
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
			d.set, d.at = format[i:end+n], i
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
func (d scanDirective) modelled() bool {
	switch d.verb {
	case 'd', 'i', 'u', 'o', 'x':
		return d.bits(64) != 0
	case 'n':
		return d.length == "" && d.width == 0 && !d.skip
	case 'f':
		return d.width == 0 && (d.length == "" || d.length == "l")
	case 'p':
		return d.width == 0 && d.length == ""
	case 'c', 's', '[':
		return d.length == ""
	}
	return false
}

// bits is the width of the integer that the conversion stores, where pointers and long have the
// width ptr; 0 if there is no such integer.
func (d scanDirective) bits(ptr int) int {
	switch d.length {
	case "hh":
		return 8
	case "h":
		return 16
	case "":
		return 32
	case "l", "z", "t":
		return ptr
	case "ll", "L", "q", "j":
		return 64
	}
	return 0
}

func isScanSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }
