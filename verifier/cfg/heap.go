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

// ManyThreads says why a program is not understood of whose threads one has an id that is not HasThreadID.
const ManyThreads = "there are more threads than their ids can tell apart"

// HasThreadID reports whether id is a value of type t.
func HasThreadID(t ivl.Type, id int64) bool {
	bv, ok := ivl.Expand(t).(*ivl.BVType)
	return !ok || bv.Width >= 63 || id < 1<<bv.Width
}
