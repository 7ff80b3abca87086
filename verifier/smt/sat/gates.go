package sat

import "slices"

// lit is a literal of the propositional formula: a variable's number, negative
// for its negation.
type lit int32

// litTrue is the variable that a unit clause makes true.
const litTrue lit = 1

// circuit builds gates and their clauses (Tseitin's transformation). A gate
// asked for twice is built once, and gates with constant or equal inputs are
// none.
type circuit struct {
	vars    int32
	clauses []int32 // each ends with 0
	flush   func(clauses []int32)
	ands    map[[2]lit]lit
	xors    map[[2]lit]lit
	muxes   map[[3]lit]lit
	majs    map[[3]lit]lit
}

// flushAt is how many numbers of clauses are kept before they are handed on.
const flushAt = 1 << 12

func newCircuit(flush func(clauses []int32)) *circuit {
	c := &circuit{flush: flush, ands: map[[2]lit]lit{}, xors: map[[2]lit]lit{}, muxes: map[[3]lit]lit{}, majs: map[[3]lit]lit{}}
	c.fresh()
	c.clause(litTrue)
	return c
}

func (c *circuit) fresh() lit {
	c.vars++
	return lit(c.vars)
}

func (c *circuit) clause(ls ...lit) {
	for _, l := range ls {
		c.clauses = append(c.clauses, int32(l))
	}
	c.clauses = append(c.clauses, 0)
	if len(c.clauses) >= flushAt {
		c.flush(c.clauses)
		c.clauses = c.clauses[:0]
	}
}

func constant(b bool) lit {
	if b {
		return litTrue
	}
	return -litTrue
}

func (c *circuit) and(x, y lit) lit {
	switch {
	case x == y || y == litTrue:
		return x
	case x == litTrue:
		return y
	case x == -y || x == -litTrue || y == -litTrue:
		return -litTrue
	}
	if x > y {
		x, y = y, x
	}
	key := [2]lit{x, y}
	if g, ok := c.ands[key]; ok {
		return g
	}
	g := c.fresh()
	c.clause(-g, x)
	c.clause(-g, y)
	c.clause(g, -x, -y)
	c.ands[key] = g
	return g
}

func (c *circuit) or(x, y lit) lit { return -c.and(-x, -y) }

// all is the conjunction of many inputs as one gate.
func (c *circuit) all(ls []lit) lit {
	if len(ls) == 2 {
		return c.and(ls[0], ls[1])
	}
	var in []lit
	for _, l := range ls {
		if l == -litTrue {
			return l
		}
		if l != litTrue {
			in = append(in, l)
		}
	}
	switch len(in) {
	case 0:
		return litTrue
	case 1:
		return in[0]
	case 2:
		return c.and(in[0], in[1])
	}
	g := c.fresh()
	long := []lit{g}
	for _, l := range in {
		c.clause(-g, l)
		long = append(long, -l)
	}
	c.clause(long...)
	return g
}

func (c *circuit) xor(x, y lit) lit {
	sign := lit(1)
	if x < 0 {
		x, sign = -x, -sign
	}
	if y < 0 {
		y, sign = -y, -sign
	}
	switch {
	case x == y:
		return -litTrue * sign
	case x == litTrue:
		return -y * sign
	case y == litTrue:
		return -x * sign
	}
	if x > y {
		x, y = y, x
	}
	key := [2]lit{x, y}
	g, ok := c.xors[key]
	if !ok {
		g = c.fresh()
		c.clause(-g, x, y)
		c.clause(-g, -x, -y)
		c.clause(g, -x, y)
		c.clause(g, x, -y)
		c.xors[key] = g
	}
	return g * sign
}

// mux is x if s holds, else y.
func (c *circuit) mux(s, x, y lit) lit {
	if s < 0 {
		s, x, y = -s, y, x
	}
	switch {
	case s == litTrue || x == y:
		return x
	case x == litTrue || x == s:
		return c.or(s, y)
	case x == -litTrue || x == -s:
		return c.and(-s, y)
	case y == litTrue || y == -s:
		return c.or(-s, x)
	case y == -litTrue || y == s:
		return c.and(s, x)
	case x == -y:
		return -c.xor(s, x)
	}
	sign := lit(1)
	if x < 0 {
		x, y, sign = -x, -y, -1
	}
	key := [3]lit{s, x, y}
	g, ok := c.muxes[key]
	if !ok {
		g = c.fresh()
		c.clause(-s, -x, g)
		c.clause(-s, x, -g)
		c.clause(s, -y, g)
		c.clause(s, y, -g)
		// Implied, but they let values pass when s is open.
		c.clause(-x, -y, g)
		c.clause(x, y, -g)
		c.muxes[key] = g
	}
	return g * sign
}

// majority holds if two of the inputs do: the carry of an adder.
func (c *circuit) majority(x, y, z lit) lit {
	for range 3 {
		switch {
		case x == y:
			return x
		case x == -y:
			return z
		case x == litTrue:
			return c.or(y, z)
		case x == -litTrue:
			return c.and(y, z)
		}
		x, y, z = y, z, x
	}
	key := [3]lit{x, y, z}
	slices.Sort(key[:])
	if g, ok := c.majs[key]; ok {
		return g
	}
	x, y, z = key[0], key[1], key[2]
	g := c.fresh()
	c.clause(-x, -y, g)
	c.clause(-x, -z, g)
	c.clause(-y, -z, g)
	c.clause(x, y, -g)
	c.clause(x, z, -g)
	c.clause(y, z, -g)
	c.majs[key] = g
	return g
}
