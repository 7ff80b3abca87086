package native

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Give has the program begin with what a counterexample's schedule, which may be nil, says of its arguments and of the numbers of addresses.
func (q *Question) Give(s *trace.Schedule) {
	if s != nil {
		q.Arguments, q.Numbers = programArguments(s), bySlot(s, numbersOfSlots)
	}
}

// What argv and its strings are in a schedule (llvm2ivl/pointsto), and the most that a program is given of them.
const (
	argvVector, argvStrings = "argv$vector", "argv$strings"
	mostArguments           = 64
	longestArgument         = 4096
)

// programArguments are the arguments that a schedule gives the program, up to the last one of which it says something. Nothing rests on them but
// whether the counterexample is met.
func programArguments(s *trace.Schedule) []string {
	maps := map[string]value.Value{}
	for _, in := range s.Inputs {
		if in.Value.Kind() == value.MapKind {
			maps[in.Name] = in.Value
		}
	}
	// What the program may write to begins as it was given (storage, Given).
	begins := func(name string) value.Value {
		if given, ok := maps["$"+name+"$given"]; ok {
			return given
		}
		return maps[name]
	}
	vector, strings := begins(argvVector), begins(argvStrings)
	if vector.Kind() != value.MapKind || strings.Kind() != value.MapKind {
		return nil
	}
	const size = 8
	at := map[uint64]uint64{}
	begin := uint64(0)
	vector.Each(func(address []value.Value, text value.Value) bool {
		a, _ := address[0].Uint64()
		at[a], _ = text.Uint64()
		begin = max(begin, a)
		return true
	})
	if strings.Default().Kind() != value.BVKind { // --integers=unbounded
		return nil
	}
	begin &^= 1<<32 - 1 // what is given lies apart from all else; a model may have something just in front of it
	var out []string
	for i := range uint64(mostArguments) {
		text, known := at[begin+size*i]
		if !known || i == 0 {
			continue
		}
		for uint64(len(out)) < i {
			out = append(out, "")
		}
		out[i-1] = textAt(strings, text)
	}
	return out
}

// textAt is the text that begins at an address of memory.
func textAt(memory value.Value, address uint64) string {
	var b []byte
	for i := range uint64(longestArgument) {
		c, _ := memory.Select(value.BV64(64, address+i)).Uint64()
		if c == 0 {
			break
		}
		b = append(b, byte(c))
	}
	return string(b)
}

// What says in a schedule where objects lie (llvm2ivl/storage, numbering.go and objects.go), by the slots of objects.
const (
	numbersOfSlots = "$number"
	nextOfSlots    = "$next"
	slotConstant   = "$addr" // the end of the names of constants that are slots
)

// farthest is how far behind the first one a variable lies at most.
const farthest = 1 << 24

// variableAt is a variable of the program in a counterexample.
type variableAt struct {
	name         string
	slot, number uint64 // number: of its address, 0 if nothing depends on it
	size         uint64
	next         *variableAt // which begins where this one ends
	follows      bool        // it is next of another
}

// Placement is where a counterexample has the program's variables lie, as far as it depends on that: their order, which are neighbours, and the lower bits
// of their addresses.
func Placement(p *ivl.Program, s *trace.Schedule) []Place {
	if p == nil || s == nil {
		return nil
	}
	numbers, next := bySlot(s, numbersOfSlots), bySlot(s, nextOfSlots)
	if len(numbers) == 0 && len(next) == 0 {
		return nil
	}
	list := variablesAt(p)
	in := map[uint64]*variableAt{}
	for _, v := range list {
		v.number = numbers[v.slot]
		in[v.slot] = v
	}
	for _, v := range list {
		if n := in[next[v.slot]]; n != nil && v.number == 0 && n.number == 0 {
			v.next, n.follows = n, true
		}
	}
	slices.SortStableFunc(list, func(a, b *variableAt) int { return cmp.Compare(a.number, b.number) })
	const unit = placesUnit // variables further from one another lie in units of their own
	var out []Place
	at, number := uint64(0), uint64(0) // where the last one ended, and the number of that
	put := func(v *variableAt) { out, at = append(out, Place{Name: v.name, At: at}), at+v.size }
	for _, v := range list {
		switch {
		case v.number != 0 && number != 0 && v.number-number < unit:
			at += v.number - number
		case v.number != 0:
			at = (at+unit-1)/unit*unit + v.number%unit
		case v.next == nil || v.follows:
			continue
		default:
			at = (at + unit - 1) / unit * unit
		}
		if at > farthest {
			return nil
		}
		put(v)
		for n := v.next; n != nil && len(out) < len(list); n = n.next {
			put(n)
		}
		number = v.number + v.size
	}
	return out
}

// bySlot is a map of a schedule, without zeros.
func bySlot(s *trace.Schedule, name string) map[uint64]uint64 {
	out := map[uint64]uint64{}
	for _, in := range s.Inputs {
		if in.Name != name || in.Value.Kind() != value.MapKind {
			continue
		}
		in.Value.Each(func(slot []value.Value, v value.Value) bool {
			at, known := slot[0].Uint64()
			if n, ok := v.Uint64(); known && ok && n != 0 {
				out[at] = n
			}
			return true
		})
	}
	return out
}

// variablesAt are the variables of a program that have slots.
func variablesAt(p *ivl.Program) (out []*variableAt) {
	defined := value.Constants(p, nil)
	for _, d := range p.Decls {
		c, ok := d.(*ivl.ConstDecl)
		if !ok {
			continue
		}
		for _, v := range c.Vars {
			name, isSlot := strings.CutSuffix(v.Name, slotConstant)
			if size, _ := c.Attrs.Get("size").Int(0); isSlot && size > 0 && size < farthest {
				if slot, known := defined[v].Uint64(); known && slot != 0 {
					out = append(out, &variableAt{name: name, slot: slot, size: size})
				}
			}
		}
	}
	return out
}
