package interp

import (
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
)

// domain says which values exploration gives to what is arbitrary.
type domain struct {
	numbers []int64
	vectors map[int][]value.Value // of each width that was asked for
	// partial leaves what can have more than two values unknown, for a machine that is partial.
	partial bool
	// vague are the havocs whose values stay unknown in any case: models choose there what they only approximate, and may choose what never is.
	vague map[ivl.Stmt]bool
	// sampled is set when a variable took some values of its type only.
	sampled bool
}

// again is d with nothing asked of it yet.
func (d *domain) again() *domain {
	return &domain{numbers: d.numbers, partial: d.partial, vague: d.vague}
}

// with is d with some numbers more.
func (d *domain) with(numbers ...value.Value) *domain {
	out := &domain{numbers: slices.Clone(d.numbers)}
	for _, v := range numbers {
		if k := v.Kind(); k != value.IntKind && k != value.BVKind {
			continue
		}
		if n := v.SignedBig(); n.IsInt64() && !slices.Contains(out.numbers, n.Int64()) {
			out.numbers = append(out.numbers, n.Int64())
		}
	}
	return out
}

// of lists the values to try for a variable of type t. The list is d's own.
func (d *domain) of(t ivl.Type) []value.Value {
	if z := value.Zero(t); d.partial && z.Kind() != value.BoolKind && (z.Kind() != value.BVKind || z.Width() > 1) {
		return []value.Value{value.Unknown(t)}
	}
	switch t := ivl.Expand(t).(type) {
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return []value.Value{value.Bool(false), value.Bool(true)}
		case ivl.Int:
			d.sampled = true
			out := make([]value.Value, len(d.numbers))
			for i, n := range d.numbers {
				out[i] = value.Int64(n)
			}
			return out
		}
	case *ivl.BVType:
		if t.Width <= 1 {
			out := []value.Value{value.BV64(t.Width, 0)}
			if t.Width == 1 {
				out = append(out, value.BV64(1, 1))
			}
			return out
		}
		out, known := d.vectors[t.Width]
		if !known {
			seen := map[string]bool{}
			for _, n := range d.numbers {
				v := value.BV64(t.Width, uint64(n))
				if k := v.Key(); !seen[k] {
					seen[k] = true
					out = append(out, v)
				}
			}
			if d.vectors == nil {
				d.vectors = map[int][]value.Value{}
			}
			d.vectors[t.Width] = out
		}
		d.sampled = d.sampled || t.Width >= 63 || len(out) < 1<<t.Width
		return out
	}
	d.sampled = true
	return []value.Value{value.Zero(t)}
}

// chooser is the Oracle of exploration: it follows a list of picks and extends
// it with zeros; next moves on to the next list in lexicographic order.
type chooser struct {
	domain *domain
	picks  []int
	arity  []int
	used   int
	worked int // the picks of all lists so far
	// guessed is set where something unknown was decided, supposed where that is that an assumption holds, and unlasting where a choice is one that a
	// thread which goes round for ever does not make.
	guessed, supposed, unlasting bool
}

// maxPicks bounds the picks of all lists for one step, and so the time that one takes which need not end, and the memory of its outcomes.
const maxPicks = 1 << 20

// reset starts the list again.
func (c *chooser) reset() { c.used, c.guessed, c.supposed, c.unlasting = 0, false, false, false }

// next reports whether there is another list of picks.
func (c *chooser) next() bool {
	c.picks, c.arity = c.picks[:c.used], c.arity[:c.used]
	if c.worked += 1 + c.used; c.worked > maxPicks {
		c.domain.sampled = true
		return false
	}
	for i := len(c.picks) - 1; i >= 0; i-- {
		if c.picks[i]+1 < c.arity[i] {
			c.picks[i]++
			c.picks, c.arity = c.picks[:i+1], c.arity[:i+1]
			c.reset()
			return true
		}
	}
	c.picks, c.arity = c.picks[:0], c.arity[:0]
	c.reset()
	return false
}

// ways takes a copy of m through the picks of all lists.
func (c *chooser) ways(ctx context.Context, m *machine.Machine) iter.Seq[*stepper] {
	return func(yield func(*stepper) bool) {
		for yield(newStepper(ctx, m.Clone(), c)) && c.next() {
		}
	}
}

// Guess tries all ways.
func (c *chooser) Guess(n int) int {
	c.guessed = true
	return c.pick(n)
}

// Suppose says that an assumption holds.
func (c *chooser) Suppose() { c.guessed, c.supposed = true, true }

func (c *chooser) pick(n int) int {
	if c.used == len(c.picks) {
		c.picks, c.arity = append(c.picks, 0), append(c.arity, n)
	}
	i := c.picks[c.used]
	c.used++
	return i
}

// Havoc tries the values of the domain.
func (c *chooser) Havoc(m *machine.Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	out := make([]value.Value, len(h.Vars))
	for i, v := range h.Vars {
		vals := c.domain.of(v.Var.Type)
		if c.domain.vague[h] && !goal.Environment(m.Thread(t).Spawn) { // its choices are when something comes
			vals = []value.Value{value.Unknown(v.Var.Type)}
		}
		if e := cfg.Late(h); e != nil && m.InProbe(t) {
			if late, ok := m.Eval(t, e); ok {
				vals = append([]value.Value{late}, vals...) // first: no floor excludes it
			}
		}
		if h.Attrs.Has(cfg.OfThreads) {
			vals = threads(m, v.Var.Type)
		}
		spurious := h.Attrs.Has(cfg.Spurious)
		lasting := value.Bool(spurious)
		lasts := spurious || h.Attrs.Has(cfg.LimitedChoice)
		if lasts && m.InProbe(t) {
			vals = []value.Value{lasting}
		}
		if len(vals) == 0 {
			return nil, fmt.Errorf("%s: no values to try for %s", h.Pos, v.Name)
		}
		out[i] = vals[c.pick(len(vals))]
		c.unlasting = c.unlasting || lasts && !value.Equal(out[i], lasting)
	}
	return out, nil
}

// threads are the identities of threads, as values of type t.
func threads(m *machine.Machine, t ivl.Type) (out []value.Value) {
	for i := range m.Threads() {
		out = append(out, value.Number(t, big.NewInt(m.Thread(i).ID)))
	}
	return out
}

// Choose tries all targets.
func (c *chooser) Choose(_ *machine.Machine, _ int, n int) (int, error) { return c.pick(n), nil }

// Allocate leaves the address to the machine.
func (c *chooser) Allocate(*machine.Machine, int, *ivl.Call) (value.Value, error) {
	return value.Value{}, nil
}

// Child numbers the threads in the order of their creation.
func (c *chooser) Child(m *machine.Machine, _ int, _ *ivl.AsyncCall) (int, error) {
	return m.Threads(), nil
}
