package modular

import "github.com/gsmack/gsmack/verifier/smt"

// maxTokens bounds how many there are.
const maxTokens = 1 << 10

// tokens are what some cells of one variable count together, if no thread gives away more than it has taken. Who has taken all
// of them excludes everybody who needs one, as the holder of a lock does.
type tokens struct {
	cells []*cell
	base  smt.Term // of their sum
	// taken are the guesses that a thread has taken some, at most maxTokens, or none.
	taken []smt.Term
	valid smt.Term // they are such tokens: there are some, and nobody takes what is not there
}

// guessTokens guesses which cells count what threads take.
func (x *executor) guessTokens() {
	var cells []*cell
	for _, c := range x.cells {
		if !x.data[c.v] && c.awaited && c.index != nil && x.a.Sort(c.base).Width() > 16 {
			cells = append(cells, c)
		}
	}
	for i, c := range cells {
		x.addTokens(c)
		for _, d := range cells[i+1:] {
			if d.v == c.v {
				x.addTokens(c, d)
			}
		}
	}
}

func (x *executor) addTokens(cells ...*cell) {
	a := x.a
	k := &tokens{cells: cells}
	var sum []summand
	zero := x.nullLike(cells[0].base)
	base := zero // of the sum
	for _, c := range cells {
		c.tokens = append(c.tokens, k)
		sum, base = append(sum, summand{c, false}), a.BVAdd(base, c.base)
	}
	valid := []smt.Term{x.guessInvariant(nil, sum, atLeast, zero).guess, a.Not(x.isNull(base)), x.within(a.BVNeg(base))}
	for range x.threads {
		taken := a.Fresh("taken", smt.SortBool)
		k.taken = append(k.taken, taken)
		x.supposed = append(x.supposed, taken)
		valid = append(valid, taken)
	}
	k.valid, k.base = a.And(valid...), base
	x.tokens = append(x.tokens, k)
	l := &lock{v: cells[0].v, tokens: k}
	if len(cells) == 1 {
		l.index = cells[0].index
	}
	x.locks = append(x.locks, l)
}

// account is what a thread has added to the cells.
func (x *executor) account(k *tokens, added []smt.Term) smt.Term {
	sum := x.nullLike(k.cells[0].base)
	for _, c := range k.cells {
		sum = x.a.BVAdd(sum, x.accountOf(c, added))
	}
	return sum
}

// within says of an account that some tokens were taken, or none.
func (x *executor) within(account smt.Term) smt.Term {
	a := x.a
	return a.BVUlt(a.BVNeg(account), a.BV(a.Sort(account).Width(), maxTokens))
}
