package cfg

import "github.com/gsmack/gsmack/ivl"

// HeapSlots says where objects from allocators live that yield addresses of type t: far above all named
// objects, each in a slot of its own of 2^bits bytes, the first one at base. Bit-vectors narrower than 64 bits
// have smaller ones than those of 64 bits and ints.
func HeapSlots(t ivl.Type) (base uint64, bits int) {
	if bv, ok := ivl.Expand(t).(*ivl.BVType); ok && bv.Width < 64 {
		return 3 << 28, 20
	}
	return 1 << 62, 40
}
