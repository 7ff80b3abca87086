package trace

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
)

// Object is a named piece of memory of the program.
type Object struct {
	Name string
	Type string // in C; "" if not known
	Addr uint64
	Size uint64
}

// Memory names the objects of an execution by their addresses. The zero Memory
// is empty.
type Memory struct {
	// Word is the size of a pointer and of a long in bytes; 0 means 8.
	Word    uint64
	objects []Object          // by Addr
	parts   map[string][]Part // by type, or object
	pointee map[uint64]string // what pointers to an address pointed to
	enums   map[string]map[int64]string
}

// word is the size of a pointer in bytes.
func (m *Memory) word() uint64 {
	if m.Word == 0 {
		return 8
	}
	return m.Word
}

// IsPointer reports whether v has as many bits as a pointer.
func (m *Memory) IsPointer(v value.Value) bool {
	return v.Kind() == value.BVKind && uint64(v.Width()) == 8*m.word()
}

// AddEnumerator gives a value of an enumeration its name. The first name of a value counts.
func (m *Memory) AddEnumerator(ctype string, v int64, name string) {
	if m.enums == nil {
		m.enums = map[string]map[int64]string{}
	}
	if m.enums[ctype] == nil {
		m.enums[ctype] = map[int64]string{}
	}
	if m.enums[ctype][v] == "" {
		m.enums[ctype][v] = name
	}
}

// Part is a part of a C type, or of an object, that has a name of its own.
type Part struct {
	Offset uint64
	Path   string // ".lock"
	// Size, that of one element, and its type, of a number, a pointer or an array of them; else 0 and "".
	Size, One uint64
	Type      string
}

// AddPart makes a part known of a C type, or of an object of that name.
func (m *Memory) AddPart(of string, p Part) {
	if m.parts == nil {
		m.parts = map[string][]Part{}
	}
	m.parts[of] = append(m.parts[of], p)
}

// Number names the number or pointer of which a byte lies at addr, and says where it begins, how large it is, and its
// type in C.
func (m *Memory) Number(addr uint64) (name string, at, size uint64, ctype string, ok bool) {
	name, start, p, ok := m.numbers(addr)
	if !ok {
		return "", 0, 0, "", false
	}
	k := (addr - start) / p.One
	if p.Size > p.One {
		name += subscripts(k, []uint64{p.Size / p.One})
	}
	return name, start + k*p.One, p.One, p.Type, true
}

// Chars is the array of characters in which a byte lies: its name, where it begins, and its size.
func (m *Memory) Chars(addr uint64) (name string, at, size uint64, ok bool) {
	o, found := m.Find(addr)
	if elem, dims, isArray := arrayType(o.Type); found && isArray && plainType(elem) == "char" && len(dims) == 1 {
		return o.Name, o.Addr, o.Size, true
	}
	name, at, p, ok := m.numbers(addr)
	if !ok || p.One != 1 || p.Size < 2 || plainType(p.Type) != "char" {
		return "", 0, 0, false
	}
	return name, at, p.Size, true
}

// numbers is the part, a number or an array of them, in which a byte lies: its name, and where it begins.
func (m *Memory) numbers(addr uint64) (name string, at uint64, p Part, ok bool) {
	o, found := m.Find(addr)
	if !found {
		return "", 0, Part{}, false
	}
	name, of, off := m.inside(o, addr)
	for _, p := range m.parts[of] {
		if p.Offset <= off && off < p.Offset+p.Size {
			return name + p.Path, addr - (off - p.Offset), p, true
		}
	}
	return "", 0, Part{}, false
}

// inside is the object, or the element of it, in which addr lies, under what name its parts are known,
// and how far behind its start addr is.
func (m *Memory) inside(o Object, addr uint64) (name, of string, off uint64) {
	off = addr - o.Addr
	if m.parts[o.Name] != nil {
		return o.Name, o.Name, off
	}
	name, ctype := o.Name, o.Type
	if ctype == "" {
		ctype = m.pointee[o.Addr]
	}
	if elem, dims, isArray := arrayType(ctype); isArray {
		size := m.elementSize(o, elem, dims)
		if size == 0 {
			size = max(o.Size, 1)
		}
		name, ctype = name+subscripts(off/size, dims), elem
		off %= size
	}
	for _, word := range []string{"const ", "volatile "} {
		ctype = strings.TrimPrefix(ctype, word)
	}
	return name, ctype, off
}

// Learn says what a pointer to the object that begins at an address points to in C.
func (m *Memory) Learn(addr uint64, ctype string) {
	if m.pointee == nil {
		m.pointee = map[uint64]string{}
	}
	if m.pointee[addr] == "" {
		m.pointee[addr] = ctype
	}
}

// Part names the part at addr, which has a name of its own, or else the memory there like Place.
func (m *Memory) Part(addr uint64) (name string, ok bool) {
	o, found := m.Find(addr)
	if !found {
		return "", false
	}
	name, of, off := m.inside(o, addr)
	for _, p := range m.parts[of] {
		if p.Offset == off && p.Size == 0 {
			return name + p.Path, true
		}
	}
	if number, at, _, _, ok := m.Number(addr); ok && at == addr && off > 0 { // what begins there may be meant as a whole
		return number, true
	}
	name, _, ok = m.Place(addr)
	return name, ok
}

// Add makes an object known.
func (m *Memory) Add(o Object) {
	i := sort.Search(len(m.objects), func(i int) bool { return m.objects[i].Addr > o.Addr })
	m.objects = slices.Insert(m.objects, i, o)
}

// Find gives the object that contains the address, or the one it points just
// behind.
func (m *Memory) Find(addr uint64) (Object, bool) {
	o, ok := m.find(addr)
	if own := m.Copies(addr); !ok && own != 0 {
		if o, ok := m.find(addr - own); ok {
			o.Addr += own
			return o, true
		}
	}
	return o, ok
}

// Copies is where a thread's copies of thread-local objects begin, if an address lies among those of some thread, or else 0. How many threads
// there may be, and how far their copies are apart, are those of llvm2ivl/pointsto.
func (m *Memory) Copies(addr uint64) uint64 {
	const threads = 1 << 9
	stride := uint64(1 << 32)
	if m.word() == 4 {
		stride = 1 << 20
	}
	if addr >= threads*stride {
		return 0
	}
	return addr - addr%stride
}

func (m *Memory) find(addr uint64) (Object, bool) {
	i := sort.Search(len(m.objects), func(i int) bool { return m.objects[i].Addr > addr }) - 1
	if i < 0 {
		return Object{}, false
	}
	o := m.objects[i]
	return o, addr-o.Addr <= o.Size
}

// Place names the memory at addr: x, a[2], s + 8 bytes. The type is that of
// what lies there, "" if it is not known.
func (m *Memory) Place(addr uint64) (name, ctype string, ok bool) {
	o, ok := m.Find(addr)
	if !ok || addr-o.Addr == o.Size && o.Size > 0 {
		return "", "", false
	}
	off := addr - o.Addr
	name, ctype = o.Name, o.Type
	if elem, dims, isArray := arrayType(o.Type); isArray {
		if size := m.elementSize(o, elem, dims); size > 0 {
			name, ctype = o.Name+subscripts(off/size, dims), elem
			off %= size
		} else {
			ctype = ""
		}
	}
	if off > 0 {
		return fmt.Sprintf("%s + %d bytes", name, off), "", true
	}
	return name, ctype, true
}

// elementSize is the size of the elements of array o; 0 if it is not known.
func (m *Memory) elementSize(o Object, elem string, dims []uint64) uint64 {
	if size := typeSize(elem, m.word()); size > 0 {
		return size
	}
	n := uint64(1)
	for _, d := range dims {
		n *= d
	}
	if n == 0 || o.Size%n != 0 {
		return 0
	}
	return o.Size / n
}

// Pointer is an address in C's notation: NULL, &x, &a[2], f, &s + 8 bytes, or a
// number if it belongs to no object.
func (m *Memory) Pointer(addr uint64) string {
	if addr == 0 {
		return "NULL"
	}
	o, ok := m.Find(addr)
	if !ok {
		return "0x" + strconv.FormatUint(addr, 16)
	}
	if addr == o.Addr && strings.Contains(o.Type, "(") && !strings.Contains(o.Type, "(*") {
		return o.Name // a function
	}
	if addr == o.Addr && strings.HasPrefix(o.Name, `"`) {
		return o.Name // a string literal
	}
	if addr == o.Addr+o.Size && o.Size > 0 {
		return fmt.Sprintf("&%s + %d bytes", o.Name, o.Size)
	}
	name := o.Name
	if addr != o.Addr {
		name, _ = m.Part(addr)
	} else if _, _, isArray := arrayType(o.Type); isArray {
		name, _, _ = m.Place(addr)
	}
	return "&" + name
}

// arrayType takes T[2][3] apart.
func arrayType(t string) (elem string, dims []uint64, ok bool) {
	i := strings.IndexByte(t, '[')
	if i < 0 || strings.Contains(t, "(") {
		return t, nil, false
	}
	for d := range strings.SplitSeq(strings.TrimSuffix(t[i+1:], "]"), "][") {
		n, err := strconv.ParseUint(strings.TrimSpace(d), 10, 64)
		if err != nil {
			n = 0 // a flexible or variable bound
		}
		dims = append(dims, n)
	}
	return strings.TrimSpace(t[:i]), dims, true
}

// subscripts writes the index of an element of an array of arrays.
func subscripts(i uint64, dims []uint64) string {
	out := ""
	for k := len(dims) - 1; k > 0; k-- {
		if dims[k] == 0 {
			break
		}
		out = "[" + strconv.FormatUint(i%dims[k], 10) + "]" + out
		i /= dims[k]
	}
	return "[" + strconv.FormatUint(i, 10) + "]" + out
}
