package rewrite

import (
	"fmt"
	"math"

	"github.com/gsmack/gsmack/llvm2ivl/format"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A call of sprintf or snprintf with a literal as its format becomes one call of a model for each
// part of it (models/c/format.c), so that the text in memory is the one that is printed. A call with
// another format, or with what is not modelled in it, stays: then the text may be any.

// printers are the functions of the family, and which argument is the format; the one before it,
// if that is not the first, is how much room there is.
var printers = map[string]int{"sprintf": 1, "snprintf": 2}

// printPrefix begins the names of the models.
const printPrefix = "__model_print_"

// printRewriter writes the calls that take the place of one.
type printRewriter struct {
	formatCall
	to, room ir.Value
	args     []ir.Value
}

// print turns a call into one that only gives the result, and gives what comes before it; nothing
// if the call stays as it is.
func (r *rewriter) print(call *ir.Call, name string) []ir.Instruction {
	at, ok := printers[name]
	if !ok || len(call.Args) <= at {
		return nil
	}
	where := call.Args[at]
	text, ok := r.literal(where)
	if !ok {
		return nil
	}
	directives, ok := format.ParsePrint(text)
	if !ok {
		return nil
	}
	p := &printRewriter{formatCall: formatCall{rewriter: r, call: call, format: where}, to: call.Args[0]}
	p.room = p.long(math.MaxInt32)
	if at == 2 {
		p.room = call.Args[1]
	}
	p.args = append(p.args, call.Args[at+1:]...)
	if !p.fits(directives) {
		return nil
	}
	p.write(directives)
	return p.insts
}

// streams are the functions that print to a file, and which argument is the format.
var streams = map[string]int{"printf": 0, "fprintf": 1, "dprintf": 1}

// readTexts gives what comes before a call that prints to a file: it reads the texts among its arguments,
// but for constants, which nobody writes.
func (r *rewriter) readTexts(call *ir.Call, name string) []ir.Instruction {
	at, ok := streams[name]
	if !ok || len(call.Args) <= at+1 {
		return nil
	}
	text, ok := r.literal(call.Args[at])
	if !ok {
		return nil
	}
	directives, ok := format.ParsePrint(text)
	if !ok {
		return nil
	}
	s := &formatCall{rewriter: r, call: call}
	args := call.Args[at+1:]
	for _, d := range directives {
		n := 0
		for _, takes := range []bool{d.WidthInArgs, d.PrecisionInArgs, d.Verb != 0} {
			if takes {
				n++
			}
		}
		if n > len(args) {
			break
		}
		if d.Verb == 's' && ir.Equal(args[n-1].Type(), ir.Ptr) {
			precision := intValue(ir.I32, d.Precision)
			if d.PrecisionInArgs {
				precision = args[n-2]
			}
			if _, constant := r.literal(args[n-1]); !constant && ir.Equal(precision.Type(), ir.I32) {
				s.emit(printPrefix+"reads", args[n-1], precision)
			}
		}
		args = args[n:]
	}
	return s.insts
}

// fits reports whether the arguments are those that the format asks for.
func (p *printRewriter) fits(directives []format.Print) bool {
	var want []ir.Type
	for _, d := range directives {
		if d.WidthInArgs {
			want = append(want, ir.I32)
		}
		if d.PrecisionInArgs {
			want = append(want, ir.I32)
		}
		switch d.Verb {
		case 0:
		case 's':
			want = append(want, ir.Ptr)
		case 'c':
			want = append(want, ir.I32)
		default:
			want = append(want, &ir.IntType{Bits: max(32, d.Bits(p.pointerBits()))})
		}
	}
	if len(want) != len(p.args) {
		return false
	}
	for i, t := range want {
		if !ir.Equal(p.args[i].Type(), t) {
			return false
		}
	}
	return true
}

func (p *printRewriter) write(directives []format.Print) {
	at := p.long(0)
	next := func() ir.Value {
		a := p.args[0]
		p.args = p.args[1:]
		return a
	}
	for _, d := range directives {
		if d.Verb == 0 {
			at = p.emit(printPrefix+"literal", p.to, p.room, at, p.inFormat(d.At), p.long(int64(d.Size)))
			continue
		}
		width, precision := intValue(ir.I32, d.Width), intValue(ir.I32, d.Precision)
		if d.WidthInArgs {
			width = next()
		}
		if d.PrecisionInArgs {
			precision = next()
		}
		v := next()
		switch d.Verb {
		case 's':
			at = p.emit(printPrefix+"string", p.to, p.room, at, v, width, precision, flag(d.Left))
			continue
		case 'c':
			at = p.emit(printPrefix+"character", p.to, p.room, at, v, width, flag(d.Left))
			continue
		}
		base, signed := map[byte]int64{'o': 8, 'x': 16, 'X': 16}[d.Verb], d.Verb == 'd' || d.Verb == 'i'
		if base == 0 {
			base = 10
		}
		bits := d.Bits(p.pointerBits())
		if bits < 32 {
			narrow := p.cast("trunc", v, &ir.IntType{Bits: bits})
			if signed {
				v = p.cast("sext", narrow, ir.I32)
			} else {
				v = p.cast("zext", narrow, ir.I32)
			}
		}
		sign := int64(d.Sign)
		if !signed {
			sign = 0
		}
		at = p.emit(fmt.Sprint(printPrefix, "i", max(32, bits)), p.to, p.room, at, v, flag(signed), intValue(ir.I32, base),
			flag(d.Verb == 'X'), intValue(ir.I32, sign), flag(d.Alternative), flag(d.Zero), width, precision, flag(d.Left))
	}
	p.result(printPrefix+"end", p.to, p.room, at)
}

func flag(b bool) ir.Value {
	if b {
		return intValue(ir.I32, 1)
	}
	return intValue(ir.I32, 0)
}
