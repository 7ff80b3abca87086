package format

import "strings"

// Print is one part of a format of printf (C11 7.21.6.1): text that stands for itself, or
// a conversion.
type Print struct {
	At, Size                     int  // of the text in the format; if Verb is 0
	Verb                         byte // the letter of the conversion
	Left, Zero, Alternative      bool // - 0 #
	Local                        bool // ' or I: as the locale has it
	Sign                         byte // + or space: what stands before a number that is not negative; 0 for nothing
	Width, Precision             int64
	WidthInArgs, PrecisionInArgs bool // *
	Length                       string
}

// ParsePrint parses a format; false if it has positions of arguments in it, or what neither the standard nor glibc
// defines. Then it gives what comes before that.
func ParsePrint(format string) ([]Print, bool) {
	var out []Print
	for i := 0; i < len(format); {
		n := strings.IndexByte(format[i:], '%')
		if n < 0 {
			n = len(format) - i
		}
		if n > 0 {
			out = append(out, Print{At: i, Size: n})
			i += n
			continue
		}
		i++
		if i < len(format) && format[i] == '%' {
			out = append(out, Print{At: i, Size: 1})
			i++
			continue
		}
		d := Print{Precision: -1}
		for ; i < len(format); i++ {
			switch format[i] {
			case '-':
				d.Left = true
				continue
			case '0':
				d.Zero = true
				continue
			case '#':
				d.Alternative = true
				continue
			case '\'', 'I':
				d.Local = true
				continue
			case '+':
				d.Sign = '+'
				continue
			case ' ':
				if d.Sign == 0 {
					d.Sign = ' '
				}
				continue
			}
			break
		}
		i, d.Width, d.WidthInArgs = printNumber(format, i)
		if i < len(format) && format[i] == '.' {
			i, d.Precision, d.PrecisionInArgs = printNumber(format, i+1)
		}
		i, d.Length = length(format, i)
		if i == len(format) {
			return out, false
		}
		d.Verb = format[i]
		i++
		if wide := strings.IndexByte("CS", d.Verb); wide >= 0 && d.Length == "" { // X/Open's other names of these
			d.Verb, d.Length = "cs"[wide], "l"
		}
		if d.Width > 1<<12 || d.Precision > 1<<12 || !d.defined() {
			return out, false
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
	i, n = number(format, i)
	return i, n, false
}

// number reads the digits at i, up to a number that is too large to be modelled.
func number(format string, i int) (next int, n int64) {
	for ; i < len(format) && format[i] >= '0' && format[i] <= '9' && n < 1<<20; i++ {
		n = 10*n + int64(format[i]-'0')
	}
	return i, n
}

// length reads the length modifier at i.
func length(format string, i int) (next int, letters string) {
	next = len(format) - len(strings.TrimLeft(format[i:], "hlLqjztZ"))
	return next, format[i:next]
}

// Exact reports whether the text that the conversion prints is modelled: not numbers that are not integers or are as the locale has
// them, pointers, %n and wide characters.
func (d Print) Exact() bool {
	if d.Local {
		return false
	}
	switch d.Verb {
	case 0, 'd', 'i', 'u', 'o', 'x', 'X':
		return true
	case 'c', 's':
		return d.Length == ""
	}
	return false
}

func (d Print) defined() bool {
	switch d.Verb {
	case 'd', 'i', 'u', 'o', 'x', 'X', 'n':
		return d.Bits(64) != 0
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		return d.Length == "" || d.Length == "l" || d.Length == "L"
	case 'c', 's':
		return d.Length == "" || d.Length == "l"
	case 'p', 'm':
		return d.Length == ""
	}
	return false
}

// Takes is how many arguments the part takes.
func (d Print) Takes() int {
	n := 0
	for _, takes := range []bool{d.WidthInArgs, d.PrecisionInArgs, d.Verb != 0 && d.Verb != 'm'} {
		if takes {
			n++
		}
	}
	return n
}

// Bits is the width of the integer that the conversion prints, where pointers and long have the
// width ptr; 0 if there is no such integer.
func (d Print) Bits(ptr int) int { return Scan{Length: d.Length}.Bits(ptr) }
