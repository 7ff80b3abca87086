package modular

import (
	"slices"

	"github.com/gsmack/gsmack/verifier/smt"
)

// maxTokens bounds how many there are.
const maxTokens = 1 << 10

// tokens are what some cells of one variable count together, if no thread gives away more than it has taken. Who has taken all
// of them excludes everybody who needs one, as the holder of a lock does. Or a cell counts those who have taken one, and who holds a lock excludes them: they are its readers.
type tokens struct {
	cells  []*cell
	writer *lock    // of which they are the readers; nil if there is none
	base   smt.Term // of their sum
	// taken are the guesses that a thread has taken some, at most maxTokens, or none.
	taken []smt.Term
	valid smt.Term // they are such tokens: there are some, and nobody takes what is not there; or nobody reads while another holds the lock
}

// guessTokens guesses which cells count what threads take.
func (x *executor) guessTokens() {
	var cells []*cell
	for _, c := range x.cells {
		if x.counter(c) && len(x.writersAt(c.v, c.index)) > 1 {
			cells = append(cells, c)
		}
	}
	for _, l := range slices.Clone(x.locks) {
		for _, c := range x.readersOf(l) {
			x.addTokens(l, c)
		}
	}
	for i, c := range cells {
		x.addTokens(nil, c)
		for _, d := range cells[i+1:] {
			if d.v == c.v {
				x.addTokens(nil, c, d)
			}
		}
	}
}

// counter reports whether a cell may count tokens.
func (x *executor) counter(c *cell) bool {
	return !x.data[c.v] && c.awaited && c.index != nil && x.a.Sort(c.base).Width() > 16
}

// readersOf are the cells that may count the readers of a lock: they are counters of the same object, one by one.
func (x *executor) readersOf(l *lock) (out []*cell) {
	for _, c := range x.cells {
		if x.counter(c) && len(c.units) == 1 && slices.Equal(c.index, l.index) {
			out = append(out, c)
		}
	}
	return out
}

func (x *executor) addTokens(writer *lock, cells ...*cell) {
	a := x.a
	k := &tokens{cells: cells, writer: writer}
	var sum []summand
	zero := x.nullLike(cells[0].base)
	base := zero // of the sum
	for _, c := range cells {
		c.tokens = append(c.tokens, k)
		sum, base = append(sum, summand{c, false}), a.BVAdd(base, c.base)
	}
	var valid []smt.Term
	if writer != nil {
		inv := x.guessInvariant(writer, sum, equal, zero)
		inv.held = true
		valid = []smt.Term{inv.guess, x.owners[writer.v], x.isNull(base)}
	} else {
		valid = []smt.Term{x.guessInvariant(nil, sum, atLeast, zero).guess, a.Not(x.isNull(base)), x.within(k, a.BVNeg(base))}
	}
	for range x.threads {
		taken := a.Fresh("taken", smt.SortBool)
		k.taken = append(k.taken, taken)
		x.supposed = append(x.supposed, taken)
		valid = append(valid, taken)
	}
	k.valid, k.base = a.And(valid...), base
	x.tokens = append(x.tokens, k)
	l := &lock{v: cells[0].v, tokens: k}
	switch {
	case writer != nil:
		l.v, l.index = writer.v, writer.index
	case len(cells) == 1:
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

// taken is how many tokens a thread has that has this account.
func (x *executor) taken(k *tokens, account smt.Term) smt.Term {
	if k.writer != nil {
		return account
	}
	return x.a.BVNeg(account)
}

// within says of an account that some tokens were taken, or none.
func (x *executor) within(k *tokens, account smt.Term) smt.Term {
	return x.a.BVUlt(x.taken(k, account), x.a.BV(x.a.Sort(account).Width(), maxTokens))
}
