package value

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math/big"
	"math/bits"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
)

// Kind says what a Value is.
type Kind uint8

// The kinds of values. Invalid is the kind of the zero Value, which stands for
// no value at all.
const (
	Invalid Kind = iota
	BoolKind
	IntKind
	RealKind
	BVKind
	FloatKind
	MapKind
	ElemKind
	RModeKind
)

// Value is an immutable value of one of the IVL's types. The zero Value is
// Invalid. Values are compared with Equal, not with ==.
type Value struct {
	kind  Kind
	exp   uint16 // exponent bits of a float
	width int32  // bits of a bit-vector, significand bits of a float
	bits  uint64 // bool, small int (as int64), bit-vector or float of up to 64 bits, element number
	ref   *ref   // what does not fit; never changed once shared
}

type ref struct {
	big  *big.Int // int beyond int64; bit-vector or float beyond 64 bits
	rat  *big.Rat
	m    *mapData
	name string // type of an uninterpreted element
}

// Bool is the value b of type bool.
func Bool(b bool) Value {
	if b {
		return Value{kind: BoolKind, bits: 1}
	}
	return Value{kind: BoolKind}
}

// Int is the value n of type int. It keeps no reference to n.
func Int(n *big.Int) Value {
	if n.IsInt64() {
		return Int64(n.Int64())
	}
	return Value{kind: IntKind, ref: &ref{big: new(big.Int).Set(n)}}
}

// Int64 is the value n of type int.
func Int64(n int64) Value { return Value{kind: IntKind, bits: uint64(n)} }

// Real is the value r of type real. It keeps no reference to r.
func Real(r *big.Rat) Value {
	return Value{kind: RealKind, ref: &ref{rat: new(big.Rat).Set(r)}}
}

// BV is n modulo 2^width as a value of type bv<width>; n may be negative. It
// keeps no reference to n.
func BV(width int, n *big.Int) Value {
	if width <= 64 {
		if n.IsUint64() {
			return BV64(width, n.Uint64())
		}
		if n.IsInt64() {
			return BV64(width, uint64(n.Int64()))
		}
		return BV64(width, new(big.Int).And(n, maskBig(64)).Uint64())
	}
	return Value{kind: BVKind, width: int32(width), ref: &ref{big: new(big.Int).And(n, maskBig(width))}}
}

// BV64 is bits modulo 2^width as a value of type bv<width>.
func BV64(width int, bits uint64) Value {
	if width > 64 {
		return BV(width, new(big.Int).SetUint64(bits))
	}
	return Value{kind: BVKind, width: int32(width), bits: bits & mask64(width)}
}

// Number is n as a value of type t, an int or, modulo 2^width, a bit-vector.
func Number(t ivl.Type, n *big.Int) Value {
	if bv, ok := ivl.Expand(t).(*ivl.BVType); ok {
		return BV(bv.Width, n)
	}
	return Int(n)
}

// Float is the float of sig significand bits (the hidden one counted) and exp
// exponent bits whose IEEE interchange encoding is bits. All NaN are one value:
// the quiet one with a clear sign and an otherwise empty payload.
func Float(sig, exp int, bits *big.Int) Value {
	b := new(big.Int).And(bits, maskBig(sig+exp))
	f := format{sig, exp}
	if f.isNaN(b) {
		b = f.nan()
	}
	v := Value{kind: FloatKind, exp: uint16(exp), width: int32(sig)}
	if sig+exp <= 64 {
		v.bits = b.Uint64()
	} else {
		v.ref = &ref{big: b}
	}
	return v
}

// Elem is element number n of the uninterpreted type named typ. Elements with
// different numbers are different.
func Elem(typ string, n uint64) Value {
	return Value{kind: ElemKind, bits: n, ref: &ref{name: typ}}
}

// Kind says what v is.
func (v Value) Kind() Kind { return v.kind }

// IsValid reports whether v is a value at all.
func (v Value) IsValid() bool { return v.kind != Invalid }

// IsTrue reports whether v is the bool true.
func (v Value) IsTrue() bool { return v.kind == BoolKind && v.bits == 1 }

// IsFalse reports whether v is the bool false.
func (v Value) IsFalse() bool { return v.kind == BoolKind && v.bits == 0 }

// Width is the number of bits of a bit-vector, or of a float's encoding; 0 for
// every other kind.
func (v Value) Width() int {
	switch v.kind {
	case BVKind:
		return int(v.width)
	case FloatKind:
		return int(v.width) + int(v.exp)
	}
	return 0
}

// FloatFormat gives the significand bits (with the hidden one) and exponent
// bits of a float.
func (v Value) FloatFormat() (sig, exp int) { return int(v.width), int(v.exp) }

// BigInt is the integer an int denotes, the unsigned integer a bit-vector
// denotes, or the IEEE encoding of a float; nil for other kinds. The caller
// owns the result.
func (v Value) BigInt() *big.Int {
	if b := v.big(); b != nil {
		return new(big.Int).Set(b)
	}
	return nil
}

// big is BigInt whose result may be shared with v.
func (v Value) big() *big.Int {
	switch v.kind {
	case IntKind:
		if v.ref != nil {
			return v.ref.big
		}
		return big.NewInt(int64(v.bits))
	case BVKind, FloatKind:
		if v.ref != nil {
			return v.ref.big
		}
		return new(big.Int).SetUint64(v.bits)
	}
	return nil
}

// SignedBig is the two's complement integer a bit-vector denotes, or an int's
// integer; nil for other kinds. The caller owns the result.
func (v Value) SignedBig() *big.Int {
	if v.kind != BVKind {
		if v.kind == IntKind {
			return v.BigInt()
		}
		return nil
	}
	b := v.BigInt()
	if v.width > 0 && b.Bit(int(v.width)-1) == 1 {
		b.Sub(b, new(big.Int).Lsh(big1, uint(v.width)))
	}
	return b
}

// Uint64 gives a bit-vector, float encoding or non-negative int as a number if
// it fits.
func (v Value) Uint64() (uint64, bool) {
	switch v.kind {
	case IntKind:
		if v.ref != nil {
			return v.ref.big.Uint64(), v.ref.big.IsUint64()
		}
		return v.bits, int64(v.bits) >= 0
	case BVKind, FloatKind:
		if v.ref != nil {
			return v.ref.big.Uint64(), v.ref.big.IsUint64()
		}
		return v.bits, true
	}
	return 0, false
}

// Rat is the number a real denotes; nil for other kinds. The caller owns it.
func (v Value) Rat() *big.Rat {
	if v.kind != RealKind {
		return nil
	}
	return new(big.Rat).Set(v.ref.rat)
}

// ElemNumber gives the type name and number of an uninterpreted element.
func (v Value) ElemNumber() (typ string, n uint64) {
	if v.kind != ElemKind {
		return "", 0
	}
	return v.ref.name, v.bits
}

// Equal reports whether a and b are the same value. Floats are compared as
// Boogie's == does: NaN equals NaN, and -0 differs from +0. Maps are equal if
// they agree at every point.
func Equal(a, b Value) bool {
	if a.kind != b.kind || a.width != b.width || a.exp != b.exp || a.bits != b.bits {
		return false
	}
	if a.ref == b.ref {
		return true
	}
	if a.ref == nil || b.ref == nil {
		return false
	}
	switch a.kind {
	case IntKind, BVKind, FloatKind:
		return a.ref.big.Cmp(b.ref.big) == 0
	case RealKind:
		return a.ref.rat.Cmp(b.ref.rat) == 0
	case MapKind:
		return equalMaps(a.ref.m, b.ref.m)
	case ElemKind:
		return a.ref.name == b.ref.name
	}
	panic(fmt.Sprintf("value: unexpected kind %d", a.kind))
}

// Compare is a total order on values, used to keep maps sorted: by kind, then
// by number (bit-vectors unsigned, floats by encoding).
func Compare(a, b Value) int {
	if a.kind != b.kind || a.width != b.width || a.exp != b.exp {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.width, b.width), cmp.Compare(a.exp, b.exp))
	}
	switch a.kind {
	case Invalid:
		return 0
	case BoolKind, RModeKind:
		return cmp.Compare(a.bits, b.bits)
	case IntKind:
		if a.ref == nil && b.ref == nil {
			return cmp.Compare(int64(a.bits), int64(b.bits))
		}
		return a.big().Cmp(b.big())
	case BVKind, FloatKind:
		if a.ref == nil {
			return cmp.Compare(a.bits, b.bits)
		}
		return a.ref.big.Cmp(b.ref.big)
	case RealKind:
		return a.ref.rat.Cmp(b.ref.rat)
	case ElemKind:
		return cmp.Or(cmp.Compare(a.ref.name, b.ref.name), cmp.Compare(a.bits, b.bits))
	case MapKind:
		return cmp.Compare(a.Key(), b.Key())
	}
	panic(fmt.Sprintf("value: unexpected kind %d", a.kind))
}

// Hash is a 64-bit hash; equal values have equal hashes. A map keeps its hash,
// so this takes constant time.
func (v Value) Hash() uint64 {
	h := mix(uint64(v.kind)|uint64(v.exp)<<8|uint64(uint32(v.width))<<24, v.bits)
	if v.ref == nil {
		return h
	}
	switch v.kind {
	case IntKind, BVKind, FloatKind:
		h = mix(h, uint64(v.ref.big.Sign()+1))
		return hashBytes(h, v.ref.big.Bytes())
	case RealKind:
		return hashBytes(h, []byte(v.ref.rat.RatString()))
	case ElemKind:
		return hashBytes(h, []byte(v.ref.name))
	case MapKind:
		return mix(h, v.ref.m.hash())
	}
	panic(fmt.Sprintf("value: unexpected kind %d", v.kind))
}

func hashBytes(h uint64, b []byte) uint64 {
	for len(b) >= 8 {
		h = mix(h, binary.LittleEndian.Uint64(b))
		b = b[8:]
	}
	var last [8]byte
	copy(last[:], b)
	return mix(h, binary.LittleEndian.Uint64(last[:])^uint64(len(b))<<56)
}

// mix combines two words by one folded 128-bit multiplication (as wyhash does).
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^0xa0761d6478bd642f, b^0xe7037ed1a0b428db)
	return hi ^ lo ^ a
}

// Key is a string that two values share exactly if they are equal.
func (v Value) Key() string { return string(v.appendKey(nil)) }

// appendKey appends the key of v: a letter for the kind, then what distinguishes values of it.
func (v Value) appendKey(b []byte) []byte {
	switch v.kind {
	case Invalid:
		return append(b, '?')
	case BoolKind:
		if v.bits == 1 {
			return append(b, 'T')
		}
		return append(b, 'F')
	case IntKind:
		if v.ref == nil {
			return strconv.AppendInt(append(b, 'i'), int64(v.bits), 10)
		}
		return v.ref.big.Append(append(b, 'i'), 10)
	case RModeKind:
		return append(append(b, 'm'), Rounding(v.bits).String()...)
	case RealKind:
		return append(append(b, 'r'), v.ref.rat.RatString()...)
	case BVKind:
		b = strconv.AppendInt(append(b, 'b'), int64(v.width), 10)
		return v.big().Append(append(b, ':'), 16)
	case FloatKind:
		b = strconv.AppendInt(append(b, 'f'), int64(v.width), 10)
		b = strconv.AppendInt(append(b, '.'), int64(v.exp), 10)
		return v.big().Append(append(b, ':'), 16)
	case ElemKind:
		b = strconv.AppendQuote(append(b, 'e'), v.ref.name)
		return strconv.AppendUint(b, v.bits, 10)
	case MapKind:
		b = v.ref.m.def.appendKey(append(b, '{'))
		v.ref.m.root.each(func(args []Value, val Value) bool {
			b = append(b, ';')
			for _, a := range args {
				b = append(a.appendKey(b), ',')
			}
			b = val.appendKey(append(b, '='))
			return true
		})
		return append(b, '}')
	}
	panic(fmt.Sprintf("value: unexpected kind %d", v.kind))
}

// String is the value in the IVL's notation where there is one: true, -3,
// 5bv32, 1/3; a float as 1.5f24e8, a map as [* := 0, 1 := 5], an element as T!2.
func (v Value) String() string {
	switch v.kind {
	case Invalid:
		return "?"
	case BoolKind:
		return strconv.FormatBool(v.bits == 1)
	case IntKind:
		return v.big().String()
	case RealKind:
		return v.ref.rat.RatString()
	case RModeKind:
		return Rounding(v.bits).String()
	case BVKind:
		return v.big().String() + "bv" + strconv.Itoa(int(v.width))
	case FloatKind:
		return fmt.Sprintf("%sf%de%d", v.FloatText(), v.width, v.exp)
	case ElemKind:
		return v.ref.name + "!" + strconv.FormatUint(v.bits, 10)
	case MapKind:
		return v.mapText(Value.String)
	}
	panic(fmt.Sprintf("value: unexpected kind %d", v.kind))
}

// HasType reports whether v is a value of type t. Of a map it looks at the
// default and the entries.
func HasType(v Value, t ivl.Type) bool {
	switch t := ivl.Expand(t).(type) {
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return v.kind == BoolKind
		case ivl.Int:
			return v.kind == IntKind
		case ivl.Real:
			return v.kind == RealKind
		case ivl.RMode:
			return v.kind == RModeKind
		}
		panic(fmt.Sprintf("value: unexpected basic type %d", t.Kind))
	case *ivl.BVType:
		return v.kind == BVKind && int(v.width) == t.Width
	case *ivl.FloatType:
		return v.kind == FloatKind && int(v.width) == t.Sig && int(v.exp) == t.Exp
	case *ivl.MapType:
		if v.kind != MapKind {
			return false
		}
		if len(t.Params) > 0 {
			return true // the types depend on the arguments
		}
		ok := HasType(v.Default(), t.Result)
		v.Each(func(args []Value, val Value) bool {
			ok = ok && len(args) == len(t.Args) && HasType(val, t.Result)
			for i := 0; ok && i < len(args); i++ {
				ok = HasType(args[i], t.Args[i])
			}
			return ok
		})
		return ok
	case *ivl.NamedType:
		return v.kind == ElemKind && v.ref.name == t.String()
	case *ivl.TypeVar:
		return true
	}
	panic(fmt.Sprintf("value: unexpected type %T", t))
}

var (
	big0 = big.NewInt(0)
	big1 = big.NewInt(1)
)

// maskBig is 2^width-1.
func maskBig(width int) *big.Int {
	m := new(big.Int).Lsh(big1, uint(width))
	return m.Sub(m, big1)
}

// mask64 is 2^width-1 for widths up to 64.
func mask64(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(width) - 1
}

// Unknown stands for any value of type t: an invalid value, or the map of such.
func Unknown(t ivl.Type) Value {
	if m, ok := ivl.Expand(t).(*ivl.MapType); ok {
		return NewMap(Unknown(m.Result))
	}
	return Value{}
}

// Zero is the value that stands for "not set" in type t: false, 0, the empty
// bit pattern, the constant map of it, element 0.
func Zero(t ivl.Type) Value {
	switch t := t.(type) {
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return Bool(false)
		case ivl.Int:
			return Int64(0)
		case ivl.Real:
			return Real(new(big.Rat))
		case ivl.RMode:
			return RoundingMode(RNE)
		}
		panic(fmt.Sprintf("value: unexpected basic type %d", t.Kind))
	case *ivl.BVType:
		return BV64(t.Width, 0)
	case *ivl.FloatType:
		return Float(t.Sig, t.Exp, big0)
	case *ivl.MapType:
		return NewMap(Zero(t.Result))
	case *ivl.NamedType:
		if e := ivl.Expand(t); e != ivl.Type(t) {
			return Zero(e)
		}
		return Elem(t.String(), 0)
	case *ivl.TypeVar:
		return Elem(t.Name, 0)
	}
	panic(fmt.Sprintf("value: unexpected type %T", t))
}
