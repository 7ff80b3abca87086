package rewrite

import (
	"fmt"
	"math"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/format"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A call of scanf says in its format what it stores where. Where the format is a literal, the call
// is rewritten to one call of a model for each conversion, with the pointer as its argument: so a
// pointer is only stored through with the type that it has, and no list of variable arguments is
// needed. There are two sets of models: models/c/scan.c, where the input holds anything, and
// models/c/scan_text.c, where a text is read (sscanf). A call with another format stays, and the
// model of scanf itself says that it does not know.

// scanners are the functions of the family: which set of models a call needs, and which argument
// is the format.
var scanners = map[string]struct {
	text   bool
	format int
}{
	"scanf": {false, 0}, "fscanf": {false, 1}, "sscanf": {true, 1},
	"__isoc99_scanf": {false, 0}, "__isoc99_fscanf": {false, 1}, "__isoc99_sscanf": {true, 1},
}

// What the names of the models begin with: those for input, and those for a text.
const (
	inputPrefix = "__model_scan_"
	textPrefix  = "__model_text_"
)

// longestWord is how long a word is at most that scanf reads without a width into an object whose
// size is not known; the models name it as a bound.
const longestWord = 15

// scan turns a call into one that only gives the result, and gives what comes before it; nothing
// if the call stays as it is.
func (r *rewriter) scan(call *ir.Call, name string) []ir.Instruction {
	kind, ok := scanners[name]
	if !ok || len(call.Args) <= kind.format {
		return nil
	}
	at := call.Args[kind.format]
	text, ok := r.literal(at)
	if !ok {
		return nil
	}
	directives, ok := format.ParseScan(text)
	if !ok {
		return nil
	}
	s := &scanRewriter{formatCall: formatCall{rewriter: r, call: call, format: at}, text: call.Args[0]}
	prefix := inputPrefix
	if kind.text {
		prefix = textPrefix
	} else if kind.format > 0 {
		s.emit(inputPrefix+"stream", call.Args[0])
	}
	stored := 0
	for _, d := range directives {
		if d.Stores() {
			stored++
		}
	}
	args := call.Args[kind.format+1:]
	if len(args) < stored {
		s.emit(prefix + "missing")
	}
	for i := 0; i < stored; i++ { // what more arguments there are is not looked at
		var to ir.Value = &ir.Null{Typ: ir.Ptr}
		if i < len(args) && ir.Equal(args[i].Type(), ir.Ptr) {
			to = args[i]
		} else if i < len(args) {
			s.emit(prefix + "no_pointer")
		}
		s.args = append(s.args, to)
	}
	rewrite := s.input
	if kind.text {
		rewrite = s.fromText
	}
	if !rewrite(directives) {
		return nil
	}
	return s.insts
}

// scanRewriter writes the calls that take the place of one.
type scanRewriter struct {
	formatCall
	text ir.Value // that is read
	args []ir.Value
	next int // of args
}

// input is for calls whose input holds anything.
func (s *scanRewriter) input(directives []format.Scan) bool {
	count := 0
	for _, d := range directives {
		if d.Stores() && d.Verb != 'n' {
			count++
		}
	}
	done := s.begin(intValue(ir.I32, int64(count)), directives)
	index := 0
	certain := int64(1) // that what stands after the last conversion that stores something matched
	for _, d := range directives {
		if !d.Stores() {
			if !d.Space {
				certain = 0
			}
			continue
		}
		i := intValue(ir.I32, int64(index))
		to := s.args[s.next]
		s.next++
		if d.Verb == 'n' {
			s.emit(inputPrefix+"count", done, i, intValue(ir.I32, certain), to)
			continue
		}
		index++
		certain = 1
		switch d.Verb {
		case 'c':
			s.emit(inputPrefix+"characters", done, i, to, s.long(max(d.Width, 1)))
		case 's', '[':
			what, any := "word", ""
			var rest []ir.Value
			if d.Verb == '[' {
				what, rest = "set", []ir.Value{s.inFormat(d.At), s.long(int64(len(d.Set)))}
			}
			most := d.Width
			if most == 0 {
				any, most = "any_", s.room(to)
			}
			s.emit(inputPrefix+any+what, append([]ir.Value{done, i, to, s.long(most)}, rest...)...)
		case 'f':
			s.emit(inputPrefix+floatName(d), done, i, to)
		case 'p':
			s.emit(inputPrefix+"pointer", done, i, to)
		default:
			bits := d.Bits(s.pointerBits())
			least, most := d.Limits(bits)
			s.emit(fmt.Sprint(inputPrefix+"i", bits), done, i, to, intValue(ir.I64, least), intValue(ir.I64, most))
		}
	}
	return s.result(inputPrefix+"end", done)
}

// begin begins a call, by what it reads first: a character that this does not take stays in the input for ever.
func (s *scanRewriter) begin(count ir.Value, directives []format.Scan) ir.Value {
	kind, space := int64(0), int64(0)
	for _, d := range directives {
		switch {
		case d.Space:
			space = 1
			continue
		case d.Verb == 'n':
			continue
		case d.Verb == '[':
			return s.emit(inputPrefix+"begin_set", count, intValue(ir.I1, space), s.inFormat(d.At), s.long(int64(len(d.Set))))
		case d.Verb == 0:
			kind = 256 + 256*space + int64(d.Literal)
		case d.Verb != 'c' && d.Verb != 's':
			kind = int64(d.Verb)
		}
		return s.emit(inputPrefix+"begin", count, intValue(ir.I32, kind))
	}
	return s.emit(inputPrefix+"begin", count, intValue(ir.I32, kind))
}

// fromText is for calls that read a text.
func (s *scanRewriter) fromText(directives []format.Scan) bool {
	if slices.ContainsFunc(directives, func(d format.Scan) bool { return d.Verb == 'p' }) {
		return false
	}
	at := s.text
	var count ir.Value = intValue(ir.I32, 0)
	for _, d := range directives {
		to, stores := ir.Value(&ir.Null{Typ: ir.Ptr}), intValue(ir.I1, 0)
		if d.Stores() {
			to, stores = s.args[s.next], intValue(ir.I1, 1)
			s.next++
		}
		width := s.long(math.MaxInt32)
		if d.Width != 0 {
			width = s.long(d.Width)
		}
		switch d.Verb {
		case 0:
			if d.Space {
				at = s.emit(textPrefix+"space", at)
			} else {
				at = s.emit(textPrefix+"match", at, intValue(ir.I32, int64(d.Literal)))
			}
			continue
		case 'n':
			at = s.emit(textPrefix+"position", at, s.text, to)
			continue
		case 'c':
			at = s.emit(textPrefix+"characters", at, s.long(max(d.Width, 1)), to, stores)
		case 's':
			at = s.emit(textPrefix+"word", at, width, to, stores)
		case '[':
			at = s.emit(textPrefix+"set", at, width, s.inFormat(d.At), s.long(int64(len(d.Set))), to, stores)
		case 'f':
			at = s.emit(textPrefix+floatName(d), at, to, stores)
		default:
			base := map[byte]int64{'d': 10, 'u': 10, 'x': 16, 'o': 8}[d.Verb]
			signed := intValue(ir.I1, 0)
			if d.Verb == 'd' || d.Verb == 'i' {
				signed = intValue(ir.I1, 1)
			}
			at = s.emit(fmt.Sprint(textPrefix+"i", d.Bits(s.pointerBits())), at,
				intValue(ir.I32, base), width, signed, to, stores)
		}
		if d.Stores() {
			count = s.emit(textPrefix+"count", count, at)
		}
	}
	return s.result(textPrefix+"end", at, count)
}

// room is how long a word may be at most that fits the object at v.
func (s *scanRewriter) room(v ir.Value) int64 {
	var ty ir.Type
	x := variableBehind(v)
	if c, ok := x.(ir.Constant); ok {
		if a, ok := s.value(c).(*constant.Addr); ok && a.Offset == 0 {
			x = a.Base
		}
	}
	switch x := x.(type) {
	case *ir.Alloca:
		ty = x.Elem
	case *ir.Global:
		ty = x.Content
	}
	if a, ok := ty.(*ir.ArrayType); ok && ir.Equal(a.Elem, ir.I8) && a.Len > 1 {
		return int64(a.Len) - 1
	}
	return longestWord
}

func floatName(d format.Scan) string {
	if d.Length == "l" {
		return "double"
	}
	return "float"
}
