package llvm2ivl

import "strings"

// A printDirective is one part of a format of printf (C11 7.21.6.1): text that stands for itself, or
// a conversion.
type printDirective struct {
	at, size                     int  // of the text in the format; if verb is 0
	verb                         byte // d i u o x X c s
	left, zero, alternative      bool // - 0 #
	sign                         byte // + or space: what stands before a number that is not negative; 0 for nothing
	width, precision             int64
	widthInArgs, precisionInArgs bool // *
	length                       string
}

// parsePrintFormat takes a format apart; false if something in it is not modelled: numbers that are
// not integers, pointers, %n, wide characters, positions of arguments, and what the standard does not
// define.
func parsePrintFormat(format string) ([]printDirective, bool) {
	var out []printDirective
	for i := 0; i < len(format); {
		n := strings.IndexByte(format[i:], '%')
		if n < 0 {
			n = len(format) - i
		}
		if n > 0 {
			out = append(out, printDirective{at: i, size: n})
			i += n
			continue
		}
		i++
		if i < len(format) && format[i] == '%' {
			out = append(out, printDirective{at: i, size: 1})
			i++
			continue
		}
		d := printDirective{precision: -1}
		for ; i < len(format); i++ {
			switch format[i] {
			case '-':
				d.left = true
				continue
			case '0':
				d.zero = true
				continue
			case '#':
				d.alternative = true
				continue
			case '+':
				d.sign = '+'
				continue
			case ' ':
				if d.sign == 0 {
					d.sign = ' '
				}
				continue
			}
			break
		}
		i, d.width, d.widthInArgs = printNumber(format, i)
		if i < len(format) && format[i] == '.' {
			i, d.precision, d.precisionInArgs = printNumber(format, i+1)
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
		if d.width > 1<<12 || d.precision > 1<<12 || !d.modelled() {
			return nil, false
		}
		out = append(out, d)
	}
	return out, true
}

// printNumber reads a width or a precision at i.
func printNumber(format string, i int) (next int, n int64, inArgs bool) {
	if i < len(format) && format[i] == '*' {
		return i + 1, 0, true
	}
	for ; i < len(format) && format[i] >= '0' && format[i] <= '9' && n < 1<<20; i++ {
		n = 10*n + int64(format[i]-'0')
	}
	return i, n, false
}

func (d printDirective) modelled() bool {
	switch d.verb {
	case 'd', 'i', 'u', 'o', 'x', 'X':
		return scanDirective{length: d.length}.bits(64) != 0
	case 'c', 's':
		return d.length == ""
	}
	return false
}
