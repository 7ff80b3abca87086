package specialise

// state is what holds at a place of a procedure.
type state struct {
	locals []number // the values of the procedure's variables, by their slots
	given  facts    // beyond those of the activation's start
	child  value    // the thread that was started last
}

// newState is the state in which nothing is known.
func newState(locals, globals int) *state {
	return &state{locals: make([]number, locals), given: make(facts, globals)}
}

// set makes s a copy of t.
func (s *state) set(t *state) {
	copy(s.locals, t.locals)
	copy(s.given, t.given)
	s.child = t.child
}

// join weakens s to what holds in t, too, and reports whether it changed.
func (s *state) join(t *state) bool {
	changed := s.given.restrict(t.given)
	for i, x := range s.locals {
		if x != 0 && t.locals[i] != x {
			s.locals[i], changed = 0, true
		}
	}
	if s.child != t.child && known(s.child) {
		s.child = value{}
		changed = true
	}
	return changed
}

// number stands for a value in a state, which is copied and compared all the time: 0 for the
// one of which nothing is known.
type number uint32

// numbering gives numbers to the values that variables have had.
type numbering struct {
	values []value
	of     map[value]number
}

func newNumbering() *numbering {
	return &numbering{values: []value{{}}, of: map[value]number{{}: 0}}
}

func (ns *numbering) number(v value) number {
	if !known(v) {
		return 0
	}
	n, ok := ns.of[v]
	if !ok {
		n = number(len(ns.values))
		ns.values = append(ns.values, v)
		ns.of[v] = n
	}
	return n
}

// facts say, by their numbers, which global variables have been assigned to.
type facts []stage

// stage tells the first values that variables are given from all later ones.
type stage uint8

const (
	never stage = iota
	initially
	afterwards
)

// with is what holds if both f and g do.
func (f facts) with(g facts) facts {
	out := append(facts(nil), f...)
	for i, at := range g {
		out[i] = max(out[i], at)
	}
	return out
}

// restrict weakens f to what g knows, too, and reports whether that is less.
func (f facts) restrict(g facts) bool {
	changed := false
	for i, at := range g {
		if at < f[i] {
			f[i], changed = at, true
		}
	}
	return changed
}
