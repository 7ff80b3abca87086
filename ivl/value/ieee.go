package value

import (
	"cmp"
	"math/big"
	"strconv"
)

// Rounding is one of the five rounding modes of IEEE 754-2008.
type Rounding uint8

// The rounding modes, with SMT-LIB's short names.
const (
	RNE Rounding = iota // to nearest, ties to even
	RNA                 // to nearest, ties away from zero
	RTP                 // towards plus infinity
	RTN                 // towards minus infinity
	RTZ                 // towards zero
)

var roundings = map[string]Rounding{
	"RNE": RNE, "roundNearestTiesToEven": RNE,
	"RNA": RNA, "roundNearestTiesToAway": RNA,
	"RTP": RTP, "roundTowardPositive": RTP,
	"RTN": RTN, "roundTowardNegative": RTN,
	"RTZ": RTZ, "roundTowardZero": RTZ,
}

var shortNames = [...]string{RNE: "RNE", RNA: "RNA", RTP: "RTP", RTN: "RTN", RTZ: "RTZ"}

// ParseRounding reads a rounding mode by its short or long SMT-LIB name.
func ParseRounding(name string) (Rounding, bool) {
	m, ok := roundings[name]
	return m, ok
}

// String is the short SMT-LIB name.
func (m Rounding) String() string {
	if int(m) < len(shortNames) {
		return shortNames[m]
	}
	return "Rounding(" + strconv.Itoa(int(m)) + ")"
}

// format is an IEEE 754 binary interchange format: sig significand bits with
// the hidden one, exp exponent bits.
type format struct{ sig, exp int }

// unpacked is a number taken apart: (-1)^neg * man * 2^exp when finite.
type unpacked struct {
	class floatClass
	neg   bool
	man   *big.Int
	exp   int
}

type floatClass uint8

const (
	finite floatClass = iota // zero included
	infinite
	notANumber
)

func (u unpacked) isZero() bool { return u.class == finite && u.man.Sign() == 0 }

// minExp is the weight (as a power of two) of the last bit of a subnormal.
func (f format) minExp() int { return 3 - 1<<uint(f.exp-1) - f.sig }

// maxExp is the weight of the last bit of the largest finite number.
func (f format) maxExp() int { return 1<<uint(f.exp-1) - f.sig }

func (f format) expField(bits *big.Int) uint64 {
	e := new(big.Int).Rsh(bits, uint(f.sig-1))
	return e.Uint64() & mask64(f.exp)
}

func (f format) isNaN(bits *big.Int) bool {
	return f.expField(bits) == mask64(f.exp) && new(big.Int).And(bits, maskBig(f.sig-1)).Sign() != 0
}

// nan is the encoding of the one NaN: quiet, sign clear, payload empty.
func (f format) nan() *big.Int {
	b := f.infinity(false)
	return b.SetBit(b, max(f.sig-2, 0), 1)
}

func (f format) infinity(neg bool) *big.Int {
	b := new(big.Int).SetUint64(mask64(f.exp))
	b.Lsh(b, uint(f.sig-1))
	return f.sign(b, neg)
}

func (f format) zero(neg bool) *big.Int { return f.sign(new(big.Int), neg) }

// largest is the encoding of the finite number of greatest magnitude.
func (f format) largest(neg bool) *big.Int {
	b := f.infinity(false)
	b.Sub(b, big1)
	return f.sign(b, neg)
}

func (f format) sign(b *big.Int, neg bool) *big.Int {
	if neg {
		b.SetBit(b, f.sig+f.exp-1, 1)
	}
	return b
}

func (f format) unpack(bits *big.Int) unpacked {
	u := unpacked{neg: bits.Bit(f.sig+f.exp-1) == 1, man: new(big.Int).And(bits, maskBig(f.sig-1))}
	e := f.expField(bits)
	switch {
	case e == mask64(f.exp) && u.man.Sign() != 0:
		u.class = notANumber
	case e == mask64(f.exp):
		u.class = infinite
	case e == 0:
		u.exp = f.minExp()
	default:
		u.man.SetBit(u.man, f.sig-1, 1)
		u.exp = f.minExp() + int(e) - 1
	}
	return u
}

// round is the encoding of (-1)^neg * man * 2^exp. If man is not exact, its
// last bit is sticky (set when anything was cut off) and it has at least sig+2
// bits. A zero keeps the sign neg.
func (f format) round(mode Rounding, neg bool, man *big.Int, exp int) *big.Int {
	if man.Sign() == 0 {
		return f.zero(neg)
	}
	last := max(exp+man.BitLen()-f.sig, f.minExp()) // weight of the last bit kept
	m := new(big.Int)
	if last <= exp {
		m.Lsh(man, uint(exp-last))
	} else {
		var up bool
		if m, up = cutOff(mode, neg, man, uint(last-exp)); up {
			m.Add(m, big1)
			if m.BitLen() > f.sig {
				m.Rsh(m, 1)
				last++
			}
		}
	}
	if last > f.maxExp() {
		if mode == RTZ || mode == RTP && neg || mode == RTN && !neg {
			return f.largest(neg)
		}
		return f.infinity(neg)
	}
	// Adding the significand with its hidden bit to the exponent field carries
	// the one into the other: a subnormal has no hidden bit to add.
	bits := new(big.Int).SetInt64(int64(last - f.minExp()))
	bits.Lsh(bits, uint(f.sig-1))
	return f.sign(bits.Add(bits, m), neg)
}

// pack is the encoding of u, rounded.
func (f format) pack(mode Rounding, u unpacked) *big.Int {
	switch u.class {
	case notANumber:
		return f.nan()
	case infinite:
		return f.infinity(u.neg)
	}
	return f.round(mode, u.neg, u.man, u.exp)
}

// cutOff is the magnitude man of a number without its last bits, at least one, and whether rounding
// makes it one more; neg says that the number is negative.
func cutOff(mode Rounding, neg bool, man *big.Int, bits uint) (m *big.Int, up bool) {
	m = new(big.Int).Rsh(man, bits)
	rest := new(big.Int).Sub(man, new(big.Int).Lsh(m, bits))
	switch c := rest.Cmp(new(big.Int).Lsh(big1, bits-1)); mode {
	case RNE:
		up = c > 0 || c == 0 && m.Bit(0) == 1
	case RNA:
		up = c >= 0
	case RTP:
		up = rest.Sign() != 0 && !neg
	case RTN:
		up = rest.Sign() != 0 && neg
	}
	return m, up
}

// roundRatio is the encoding of (-1)^neg * num/den * 2^exp, num and den positive.
func (f format) roundRatio(mode Rounding, neg bool, num, den *big.Int, exp int) *big.Int {
	up := max(f.sig+3-(num.BitLen()-den.BitLen()), 0)
	n := new(big.Int).Lsh(num, uint(up))
	q, r := n.QuoRem(n, den, new(big.Int))
	return f.round(mode, neg, sticky(q, r.Sign() != 0), exp-up-1)
}

// sticky is 2*m, or 2*m+1 if something was cut off below.
func sticky(m *big.Int, inexact bool) *big.Int {
	m = new(big.Int).Lsh(m, 1)
	if inexact {
		m.SetBit(m, 0, 1)
	}
	return m
}

// align brings two finite numbers to one exponent, with signed significands.
func align(x, y unpacked) (a, b *big.Int, exp int) {
	exp = min(x.exp, y.exp)
	a = new(big.Int).Lsh(x.man, uint(x.exp-exp))
	b = new(big.Int).Lsh(y.man, uint(y.exp-exp))
	if x.neg {
		a.Neg(a)
	}
	if y.neg {
		b.Neg(b)
	}
	return a, b, exp
}

// add is x + y, rounded (IEEE 754-2019, 5.4.1).
func (f format) add(mode Rounding, x, y unpacked) *big.Int {
	switch {
	case x.class == notANumber || y.class == notANumber,
		x.class == infinite && y.class == infinite && x.neg != y.neg:
		return f.nan()
	case x.class == infinite:
		return f.infinity(x.neg)
	case y.class == infinite:
		return f.infinity(y.neg)
	case x.isZero() && y.isZero() && x.neg == y.neg:
		return f.zero(x.neg)
	}
	a, b, exp := align(x, y)
	a.Add(a, b)
	if a.Sign() == 0 {
		return f.zero(mode == RTN)
	}
	neg := a.Sign() < 0
	return f.round(mode, neg, a.Abs(a), exp)
}

// product is x*y, not rounded.
func product(x, y unpacked) unpacked {
	p := unpacked{neg: x.neg != y.neg}
	switch {
	case x.class == notANumber || y.class == notANumber,
		x.class == infinite && y.isZero(), x.isZero() && y.class == infinite:
		p.class = notANumber
	case x.class == infinite || y.class == infinite:
		p.class = infinite
	default:
		p.man, p.exp = new(big.Int).Mul(x.man, y.man), x.exp+y.exp
	}
	return p
}

func (f format) div(mode Rounding, x, y unpacked) *big.Int {
	neg := x.neg != y.neg
	switch {
	case x.class == notANumber || y.class == notANumber,
		x.class == infinite && y.class == infinite, x.isZero() && y.isZero():
		return f.nan()
	case x.class == infinite || y.isZero():
		return f.infinity(neg)
	case y.class == infinite || x.isZero():
		return f.zero(neg)
	}
	return f.roundRatio(mode, neg, x.man, y.man, x.exp-y.exp)
}

func (f format) sqrt(mode Rounding, x unpacked) *big.Int {
	switch {
	case x.class == notANumber || x.neg && !x.isZero():
		return f.nan()
	case x.isZero():
		return f.zero(x.neg)
	case x.class == infinite:
		return f.infinity(false)
	}
	up := max(2*(f.sig+3)-x.man.BitLen(), 0)
	if (x.exp-up)%2 != 0 {
		up++
	}
	m := new(big.Int).Lsh(x.man, uint(up))
	root := new(big.Int).Sqrt(m)
	exact := new(big.Int).Mul(root, root).Cmp(m) == 0
	return f.round(mode, false, sticky(root, !exact), (x.exp-up)/2-1)
}

// rem is IEEE remainder: x - y*n for the integer n nearest to x/y, even on ties.
func (f format) rem(x, y unpacked) *big.Int {
	switch {
	case x.class != finite || y.class == notANumber || y.isZero():
		return f.nan()
	case y.class == infinite || x.isZero():
		return f.round(RNE, x.neg, x.man, x.exp)
	}
	neg := x.neg
	x.neg, y.neg = false, false
	a, b, exp := align(x, y)
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	if c := new(big.Int).Lsh(r, 1).Cmp(b); c > 0 || c == 0 && q.Bit(0) == 1 {
		r.Sub(r, b)
	}
	if r.Sign() < 0 {
		neg = !neg
	}
	return f.round(RNE, neg, r.Abs(r), exp)
}

// toIntegral rounds a finite x to an integer.
func toIntegral(mode Rounding, x unpacked) *big.Int {
	m := new(big.Int)
	if x.exp >= 0 {
		m.Lsh(x.man, uint(x.exp))
	} else {
		var up bool
		if m, up = cutOff(mode, x.neg, x.man, uint(-x.exp)); up {
			m.Add(m, big1)
		}
	}
	if x.neg {
		m.Neg(m)
	}
	return m
}

// compare orders two numbers that are not NaN; -0 equals +0.
func (x unpacked) compare(y unpacked) int {
	rank := func(u unpacked) int {
		switch {
		case u.class == infinite && u.neg:
			return -1
		case u.class == infinite:
			return 1
		}
		return 0
	}
	if a, b := rank(x), rank(y); a != 0 || b != 0 {
		return cmp.Compare(a, b)
	}
	a, b, _ := align(x, y)
	return a.Cmp(b)
}
