package order

import "math"

// Transitivity says when the order is made transitive (linear/transitive.go).
type Transitivity string

// The ways.
const (
	// Measured: eagerly if that takes few clauses, else lazily.
	Measured Transitivity = "auto"
	Eager    Transitivity = "eager"
	OnDemand Transitivity = "lazy"
)

// maxTriangles is up to how many triangles transitivity pays for itself
// (docs/order.md has the measurements).
const maxTriangles = 1000

// limit is up to how many triangles transitivity is eager.
func (t Transitivity) limit() int {
	switch t {
	case Measured, "":
		return maxTriangles
	case Eager:
		return math.MaxInt
	case OnDemand:
		return -1
	}
	panic("order: transitivity " + string(t))
}
