package rewrite

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/format"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A call of sprintf or snprintf with a literal as its format becomes one call of a model for each
// part of it (models/c/format.c), so that the text in memory is the one that is printed. A call with
// another format, or with what is not modelled in it, stays: then the text may be any. What any call with a format does with the
// memory that its arguments point to, are calls before it (models/c/printed.c).

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

// print turns a call into one that only gives the result, and gives what comes before it; false
// if the call stays as it is.
func (r *rewriter) print(call *ir.Call, name string) ([]ir.Instruction, bool) {
	at, ok := printers[name]
	if !ok || len(call.Args) <= at {
		return nil, false
	}
	where := call.Args[at]
	directives, ok := r.directives(where, false)
	if !ok || slices.ContainsFunc(directives, func(d format.Print) bool { return !d.Exact() }) {
		return nil, false
	}
	p := &printRewriter{formatCall: formatCall{rewriter: r, call: call, format: where, as: name}, to: call.Args[0]}
	p.room = p.long(math.MaxInt32)
	if at == 2 {
		p.room = call.Args[1]
	}
	p.args = append(p.args, call.Args[at+1:]...)
	if !p.fits(directives) {
		return nil, false
	}
	p.write(directives)
	return p.insts, true
}

// directives are the parts of a format that is a literal.
func (r *rewriter) directives(at ir.Value, wide bool) ([]format.Print, bool) {
	text, ok := r.text(at, wide)
	if !ok {
		return nil, false
	}
	return format.ParsePrint(text)
}

// formatters are the functions whose arguments are read as the format says, and which argument that is.
var formatters = map[string]int{"printf": 0, "fprintf": 1, "dprintf": 1, "sprintf": 1, "snprintf": 2, "asprintf": 1,
	"warn": 0, "warnx": 0, "err": 1, "errx": 1, "syslog": 1, "error": 2, "error_at_line": 4,
	"wprintf": 0, "fwprintf": 1, "swprintf": 2}

// formatless may be called without a format.
var formatless = []string{"warn", "warnx", "err", "errx"}

// listFormatters are those that take their arguments as a list.
var listFormatters = map[string]int{"vprintf": 0, "vfprintf": 1, "vdprintf": 1, "vsprintf": 1, "vsnprintf": 2, "vasprintf": 1,
	"vwarn": 0, "vwarnx": 0, "verr": 1, "verrx": 1, "vsyslog": 1,
	"vwprintf": 0, "vfwprintf": 1, "vswprintf": 2}

// wideFormatters are those whose format is of wide characters.
var wideFormatters = []string{"wprintf", "fwprintf", "swprintf", "vwprintf", "vfwprintf", "vswprintf"}

// readsPrefix begins the names of the models that do with arguments what the format says (models/c/printed.c).
const readsPrefix = "__model_printed_"

// arguments gives what comes before a call with a format: what the call does with memory that its arguments point to. Texts
// that are constants are left out, since nobody writes to them.
func (r *rewriter) arguments(call *ir.Call, fn *ir.Func) []ir.Instruction {
	where, args, wide := r.formatOf(call, fn)
	if _, null := where.(*ir.Null); where == nil || null && slices.Contains(formatless, fn.Name()) || r.models[readsPrefix+"text"] == nil {
		return nil
	}
	s := &formatCall{rewriter: r, call: call}
	directives, _ := r.directives(where, wide) // up to what is not known
	if _, literal := r.text(where, wide); !literal && r.models[fn.Name()] == fn {
		s.reads(where, intValue(ir.I32, -1), wide, wide)
	}
	for _, d := range directives {
		n := d.Takes()
		if n > len(args) {
			s.emit(readsPrefix + "missing")
			break
		}
		if n > 0 && ir.Equal(args[n-1].Type(), ir.Ptr) {
			s.through(d, args[:n], wide)
		} else if d.Verb == 's' || d.Verb == 'n' {
			s.emit(readsPrefix + "no_pointer")
		}
		args = args[n:]
	}
	return s.insts
}

// formatOf is the format of a call, and what follows it among the arguments; nil if there is none. It may be of wide characters.
func (r *rewriter) formatOf(call *ir.Call, fn *ir.Func) (format ir.Value, args []ir.Value, wide bool) {
	at, prints := formatters[fn.Name()]
	wide = slices.Contains(wideFormatters, fn.Name())
	if prints = prints && r.models[fn.Name()] == fn; !prints {
		if format, at, wide = r.handsOn(fn); format == nil {
			return nil, nil, false
		}
	}
	if len(call.Args) <= at {
		return nil, nil, false
	}
	if prints || format == ir.Value(fn.Params[at]) {
		format = call.Args[at]
	}
	return format, call.Args[at+1:], wide
}

// reads reads a text, of wide characters if wide says so: of these the precision counts what they are in bytes, or themselves if
// the text is printed as wide characters, too.
func (s *formatCall) reads(p, precision ir.Value, wide, themselves bool) {
	if !wide {
		s.emit(readsPrefix+"text", p, precision)
		return
	}
	largest := int64(1)
	if !themselves {
		largest = 4
	}
	s.emit(readsPrefix+"wide", p, precision, intValue(ir.I32, largest))
}

// through is what the conversion d does with what its last argument points to. All is printed as wide characters if wide says so.
func (s *formatCall) through(d format.Print, args []ir.Value, wide bool) {
	p := args[len(args)-1]
	switch {
	case d.Verb == 's':
		precision := intValue(ir.I32, d.Precision)
		if d.PrecisionInArgs {
			precision = args[len(args)-2]
		}
		if _, constant := s.text(p, d.Length == "l"); !constant && ir.Equal(precision.Type(), ir.I32) {
			s.reads(p, precision, d.Length == "l", wide)
		}
	case d.Verb == 'n':
		s.emit(fmt.Sprint(readsPrefix, "count", d.Bits(s.pointerBits())), p)
	}
}

// handsOn is the format if f, a function of the program with variable arguments, does nothing but hand them on to a function
// that prints: the last parameter of f, or a literal. last is the number of that parameter. If f does more, a lock that it takes might
// order what is read, and nothing is taken to be read.
func (r *rewriter) handsOn(f *ir.Func) (format ir.Value, last int, wide bool) {
	if !f.Variadic || len(f.Blocks) == 0 || len(f.Params) == 0 || r.models[f.Name()] == f {
		return nil, 0, false
	}
	last = len(f.Params) - 1
	for call := range f.Calls() {
		g := ir.CalledFunc(call.Callee)
		if g == nil {
			return nil, 0, false
		}
		if strings.HasPrefix(g.Name(), "llvm.") {
			continue
		}
		at, prints := listFormatters[g.Name()]
		if !prints || format != nil || r.models[g.Name()] != g || len(call.Args) <= at {
			return nil, 0, false
		}
		format, wide = stored(f, call.Args[at]), slices.Contains(wideFormatters, g.Name())
		if _, literal := r.text(format, wide); !literal && format != ir.Value(f.Params[last]) {
			return nil, 0, false
		}
	}
	return format, last, wide
}

// stored is what v is, or what the variable of f always holds that it is read from.
func stored(f *ir.Func, v ir.Value) ir.Value {
	load, ok := v.(*ir.Load)
	if !ok {
		return v
	}
	if !private(f, load.Ptr) {
		return v
	}
	var only ir.Value
	for inst := range f.Instructions() {
		if store, ok := inst.(*ir.Store); ok && store.Ptr == load.Ptr {
			if only != nil {
				return v
			}
			only = store.X
		}
	}
	if only == nil {
		return v
	}
	return only
}

// fits reports whether the arguments begin with those that the format asks for. C ignores the others.
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
	if len(want) > len(p.args) {
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
