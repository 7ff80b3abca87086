package ir

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Layout answers questions of size and place, as the module's datalayout
// string fixes them (LLVM Language Reference, "Data Layout"). Sizes, alignments
// and offsets are in bytes; sizes beyond 2^60 are 2^60.
type Layout struct {
	PtrBytes int64 // 8, or 4 under -m32

	ptrAlign int64
	ints     []alignSpec // by width, ascending
	floats   []alignSpec
	vectors  []alignSpec
	structs  map[*StructType]*structLayout
}

type alignSpec struct{ width, align int64 } // bits, bytes

type structLayout struct {
	size, align int64
	offsets     []int64
}

// HugeSize is the largest size that is distinguished from others.
const HugeSize = 1 << 60

// x8664 is the layout of a module that names none.
const x8664 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

// ParseLayout reads a datalayout string; an empty one is x86-64's. Big-endian
// layouts and pointers that are not 32 or 64 bits wide are errors.
func ParseLayout(text string) (*Layout, error) {
	if text == "" {
		text = x8664
	}
	l := &Layout{
		PtrBytes: 8, ptrAlign: 8, structs: map[*StructType]*structLayout{},
		ints:    []alignSpec{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 4}},
		floats:  []alignSpec{{16, 2}, {32, 4}, {64, 8}, {128, 16}},
		vectors: []alignSpec{{64, 8}, {128, 16}},
	}
	for part := range strings.SplitSeq(text, "-") {
		f := strings.Split(part, ":")
		nums := make([]int64, len(f))
		for i := 1; i < len(f); i++ {
			nums[i], _ = strconv.ParseInt(f[i], 10, 64)
		}
		switch {
		case part == "E":
			return nil, fmt.Errorf("the target is big-endian (datalayout %q); only little-endian targets are supported", text)
		case (f[0] == "p" || f[0] == "p0") && len(f) >= 3:
			l.PtrBytes, l.ptrAlign = nums[1]/8, max(nums[2]/8, 1)
		case len(f[0]) > 1 && len(f) >= 2:
			w, err := strconv.ParseInt(f[0][1:], 10, 64)
			if err != nil {
				break
			}
			switch f[0][0] {
			case 'i':
				l.ints = setAlign(l.ints, w, nums[1]/8)
			case 'f':
				l.floats = setAlign(l.floats, w, nums[1]/8)
			case 'v':
				l.vectors = setAlign(l.vectors, w, nums[1]/8)
			}
		}
	}
	if l.PtrBytes != 4 && l.PtrBytes != 8 {
		return nil, fmt.Errorf("pointers of %d bits (datalayout %q) are not supported; use a 32- or 64-bit target", l.PtrBytes*8, text)
	}
	return l, nil
}

func setAlign(specs []alignSpec, width, align int64) []alignSpec {
	align = max(align, 1)
	i, ok := slices.BinarySearchFunc(specs, width, func(s alignSpec, width int64) int { return cmp.Compare(s.width, width) })
	if !ok {
		return slices.Insert(specs, i, alignSpec{width, align})
	}
	specs[i].align = align
	return specs
}

// PtrBits is the width of a pointer in bits.
func (l *Layout) PtrBits() int { return int(l.PtrBytes) * 8 }

// Bits is the number of bits of a first-class value of type t (1 for i1, 80 for
// x86_fp80); 0 for types without values.
func (l *Layout) Bits(t Type) int64 {
	switch t := t.(type) {
	case *IntType:
		return int64(t.Bits)
	case *PointerType:
		return l.PtrBytes * 8
	case *FloatType:
		return formatBits(t.Kind)
	case *VectorType:
		return MulSize(int64(min(t.Len, HugeSize)), l.Bits(t.Elem))
	case *ArrayType, *StructType:
		return MulSize(l.Size(t), 8)
	case *VoidType, *OpaqueType:
		return 0
	default:
		panic(fmt.Sprintf("unexpected type %T", t))
	}
}

func formatBits(k FloatKind) int64 {
	switch k {
	case Half:
		return 16
	case Float:
		return 32
	case Double:
		return 64
	case X86FP80:
		return 80
	default:
		return 128
	}
}

// StoreSize is the number of bytes that a load or store of t touches.
func (l *Layout) StoreSize(t Type) int64 {
	switch t.(type) {
	case *ArrayType, *StructType:
		return l.Size(t)
	}
	return (l.Bits(t) + 7) / 8
}

// Size is the distance between two elements of type t in an array (sizeof).
func (l *Layout) Size(t Type) int64 {
	switch t := t.(type) {
	case *ArrayType:
		return MulSize(int64(min(t.Len, HugeSize)), l.Size(t.Elem))
	case *StructType:
		return l.structLayout(t).size
	}
	return AlignUp(l.StoreSize(t), l.Align(t))
}

// Align is the ABI alignment of t.
func (l *Layout) Align(t Type) int64 {
	switch t := t.(type) {
	case *IntType:
		return atLeast(l.ints, int64(t.Bits))
	case *PointerType:
		return l.ptrAlign
	case *FloatType:
		return atLeast(l.floats, formatBits(t.Kind))
	case *VectorType:
		w := l.Bits(t)
		for _, s := range l.vectors {
			if s.width == w {
				return s.align
			}
		}
		return nextPowerOfTwo((w + 7) / 8)
	case *ArrayType:
		return l.Align(t.Elem)
	case *StructType:
		return l.structLayout(t).align
	default:
		return 1
	}
}

// atLeast is the alignment of the narrowest spec that holds width, or else of the widest.
func atLeast(specs []alignSpec, width int64) int64 {
	for _, s := range specs {
		if s.width >= width {
			return s.align
		}
	}
	return specs[len(specs)-1].align
}

func nextPowerOfTwo(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}

// AlignUp is n or the next multiple of align.
func AlignUp(n, align int64) int64 { return (n + align - 1) / align * align }

// MulSize is a*b, at most HugeSize.
func MulSize(a, b int64) int64 {
	if a != 0 && b > HugeSize/a {
		return HugeSize
	}
	return a * b
}

func (l *Layout) structLayout(t *StructType) *structLayout {
	if s := l.structs[t]; s != nil {
		return s
	}
	s := &structLayout{align: 1}
	for _, f := range t.Fields {
		if !t.Packed {
			a := l.Align(f)
			s.align = max(s.align, a)
			s.size = AlignUp(s.size, a)
		}
		s.offsets = append(s.offsets, s.size)
		s.size = min(s.size+l.Size(f), HugeSize)
	}
	s.size = AlignUp(s.size, s.align)
	l.structs[t] = s
	return s
}

// Offset is the place of field i in t.
func (l *Layout) Offset(t *StructType, i int) int64 { return l.structLayout(t).offsets[i] }

// Leaf is a scalar part of a type.
type Leaf struct {
	Offset int64
	Type   Type
}

// Leaves lists the scalar parts of t in order of their offsets; a scalar is its own only leaf.
func (l *Layout) Leaves(t Type) []Leaf {
	var out []Leaf
	l.leaves(t, 0, &out)
	return out
}

func (l *Layout) leaves(t Type, off int64, out *[]Leaf) {
	switch t := t.(type) {
	case *StructType:
		for i, f := range t.Fields {
			l.leaves(f, off+l.Offset(t, i), out)
		}
	case *ArrayType:
		for i := 0; i < int(t.Len); i++ {
			l.leaves(t.Elem, off+int64(i)*l.Size(t.Elem), out)
		}
	case *VectorType:
		for i := 0; i < int(t.Len); i++ {
			l.leaves(t.Elem, off+int64(i)*l.Bits(t.Elem)/8, out)
		}
	default:
		*out = append(*out, Leaf{Offset: off, Type: t})
	}
}

// ScaledIndex says which index of an address computation is not known, and the size in bytes of what it counts.
type ScaledIndex struct {
	At     int
	Stride int64
}

// Distance is how far n indices lead, the first of which counts objects of type elem, as far as value knows them, and
// the others. An unknown index of a structure, or of what has no parts, ends the list.
func (l *Layout) Distance(elem Type, n int, value func(i int) (int64, bool)) (distance int64, variable []ScaledIndex) {
	for i := range n {
		k, known := value(i)
		if i > 0 {
			if st, ok := elem.(*StructType); ok {
				if !known || k < 0 || k >= int64(len(st.Fields)) {
					return 0, append(variable, ScaledIndex{At: i})
				}
				distance += l.Offset(st, int(k))
				elem = st.Fields[k]
				continue
			}
			if elem = Part(elem, 0); elem == nil {
				return 0, append(variable, ScaledIndex{At: i})
			}
		}
		if stride := l.Size(elem); known {
			distance += k * stride
		} else {
			variable = append(variable, ScaledIndex{i, stride})
		}
	}
	return distance, variable
}

// LiteralDistance is how far a getelementptr leads all of whose indices are numbers in the text of the program; false for another.
func (l *Layout) LiteralDistance(gep *GEP) (int64, bool) {
	n, variable := l.Distance(gep.Elem, len(gep.Indices), func(i int) (int64, bool) { return Literal(gep.Indices[i]) })
	return n, len(variable) == 0
}

// Origin is the pointer that ptr is computed from, and the distance from there, if that is fixed by the text of the program.
func (l *Layout) Origin(ptr Value) (base Value, distance int64, fixed bool) {
	fixed = true
	for {
		gep, ok := ptr.(*GEP)
		if !ok {
			return ptr, distance, fixed
		}
		n, literal := l.LiteralDistance(gep)
		ptr, distance, fixed = gep.Base, distance+n, fixed && literal
	}
}

// Literal is the value of a number in the text of the program.
func Literal(v Value) (int64, bool) {
	if c, ok := v.(*Int); ok && c.X.IsInt64() {
		return c.X.Int64(), true
	}
	return 0, false
}
