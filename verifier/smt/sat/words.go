package sat

import "slices"

// word is a bit-vector of literals, the lowest bit first.
type word []lit

func (c *circuit) freshWord(n int) word {
	w := make(word, n)
	for i := range w {
		w[i] = c.fresh()
	}
	return w
}

func zeros(n int) word { return slices.Repeat(word{-litTrue}, n) }

func (x word) not() word {
	z := make(word, len(x))
	for i, l := range x {
		z[i] = -l
	}
	return z
}

func (x word) sign() lit { return x[len(x)-1] }

func (c *circuit) bitwise(f func(x, y lit) lit, x, y word) word {
	z := make(word, len(x))
	for i := range x {
		z[i] = f(x[i], y[i])
	}
	return z
}

// add is x + y + carry (a ripple-carry adder) and the carry out.
func (c *circuit) add(x, y word, carry lit) (word, lit) {
	z := make(word, len(x))
	for i := range x {
		z[i] = c.xor(c.xor(x[i], y[i]), carry)
		carry = c.majority(x[i], y[i], carry)
	}
	return z, carry
}

func (c *circuit) sub(x, y word) word {
	z, _ := c.add(x, y.not(), litTrue)
	return z
}

func (c *circuit) neg(x word) word { return c.sub(zeros(len(x)), x) }

// less is unsigned x < y: no carry comes out of x - y.
func (c *circuit) less(x, y word) lit {
	carry := litTrue
	for i := range x {
		carry = c.majority(x[i], -y[i], carry)
	}
	return -carry
}

// signedLess compares with the first bits exchanged.
func (c *circuit) signedLess(x, y word) lit {
	n := len(x) - 1
	p, q := slices.Clone(x), slices.Clone(y)
	p[n], q[n] = y[n], x[n]
	return c.less(p, q)
}

func (c *circuit) equal(x, y word) lit {
	same := make([]lit, len(x))
	for i := range x {
		same[i] = -c.xor(x[i], y[i])
	}
	return c.all(same)
}

func (c *circuit) choose(s lit, x, y word) word {
	z := make(word, len(x))
	for i := range x {
		z[i] = c.mux(s, x[i], y[i])
	}
	return z
}

// mul adds up shifted copies of x.
func (c *circuit) mul(x, y word) word {
	n := len(x)
	z := zeros(n)
	for i := range n {
		if y[i] == -litTrue {
			continue
		}
		part := zeros(n)
		for j := i; j < n; j++ {
			part[j] = c.and(x[j-i], y[i])
		}
		sum, _ := c.add(z[i:], part[i:], -litTrue)
		z = slices.Concat(z[:i], sum)
	}
	return z
}

// divide is the unsigned quotient and remainder by restoring division, which
// gives all ones and x where y is zero, as SMT-LIB wants it.
func (c *circuit) divide(x, y word) (q, r word) {
	n := len(x)
	q, r = make(word, n), zeros(n)
	wide := append(slices.Clone(y), -litTrue)
	for i := n - 1; i >= 0; i-- {
		// r < y or y = 0, so that 2r+1 may need one bit more.
		shifted := append(word{x[i]}, r...)
		diff, fits := c.add(shifted, wide.not(), litTrue)
		q[i] = fits
		r = c.choose(fits, diff, shifted)[:n]
	}
	return q, r
}

func (c *circuit) abs(x word) word { return c.choose(x.sign(), c.neg(x), x) }

// signedDivide is the quotient rounded towards zero and the remainder with the
// sign of x.
func (c *circuit) signedDivide(x, y word) (q, r word) {
	q, r = c.divide(c.abs(x), c.abs(y))
	return c.choose(c.xor(x.sign(), y.sign()), c.neg(q), q), c.choose(x.sign(), c.neg(r), r)
}

// signedModulo is the remainder with the sign of y.
func (c *circuit) signedModulo(x, y word) word {
	_, r := c.signedDivide(x, y)
	differ := c.xor(r.sign(), y.sign())
	sum, _ := c.add(r, y, -litTrue)
	fix := c.and(differ, -c.equal(r, zeros(len(r))))
	return c.choose(fix, sum, r)
}

// shift moves x towards its first bit (left) or its last by y, and fills.
func (c *circuit) shift(x, y word, left bool, fill lit) word {
	n := len(x)
	z := x
	over := -litTrue // y is the width or more because of a high bit
	for i, s := range y {
		if i > 30 || 1<<i >= n {
			over = c.or(over, s)
			continue
		}
		moved := make(word, n)
		for j := range moved {
			from := j + 1<<i
			if left {
				from = j - 1<<i
			}
			moved[j] = fill
			if from >= 0 && from < n {
				moved[j] = z[from]
			}
		}
		z = c.choose(s, moved, z)
	}
	return c.choose(over, slices.Repeat(word{fill}, n), z)
}
