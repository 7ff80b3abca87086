package seq

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// place is what an access touches: a global variable, or, when Key is not empty,
// the element of a map at the constant index that Key spells.
type place struct {
	v   *ivl.Var
	key string
}

// overlaps reports whether accesses to p and q can touch the same memory.
func (p place) overlaps(q place) bool {
	return p.v == q.v && (p.key == q.key || p.key == "" || q.key == "")
}

// accesses is the set of places a piece of code reads and writes.
type accesses struct {
	reads, writes []place
}

func (a *accesses) read(p place)  { a.reads = include(a.reads, p) }
func (a *accesses) write(p place) { a.writes = include(a.writes, p) }

func include(ps []place, p place) []place {
	if slices.Contains(ps, p) {
		return ps
	}
	return append(ps, p)
}

// constantKey spells the index of a map access, "" if it is not constant.
func constantKey(args []ivl.Expr) string {
	var parts []string
	for _, e := range args {
		switch e.(type) {
		case *ivl.BVLit, *ivl.IntLit, *ivl.BoolLit:
			parts = append(parts, ivl.FormatExpr(e))
		default:
			return ""
		}
	}
	return strings.Join(parts, ",")
}

// expr adds the places that e reads.
func (a *accesses) expr(e ivl.Expr) { a.add(cfg.Reads(e, isGlobal)) }

// stmt adds what one simple statement reads and writes.
func (a *accesses) stmt(s ivl.Stmt) { a.add(cfg.Accesses(s, isGlobal)) }

func (a *accesses) add(list []cfg.Access) {
	for _, x := range list {
		p := place{x.Var, constantKey(x.Args)}
		if x.Write {
			a.write(p)
		} else {
			a.read(p)
		}
	}
}

func isGlobal(v *ivl.Var) bool { return v.Kind == ivl.Global }

// sharing says which places one instance can see another one change.
type sharing struct {
	users map[*ivl.Var]map[string]*users // by variable and key
	// alone is true for the blocks of the entry instance that can only run
	// when no other thread exists.
	alone map[*cfg.Block]bool
}

// users says who accesses a place.
type users struct {
	first   int // an instance that does
	several bool
	written bool
}

func (u *users) add(inst int, write bool) {
	u.several = u.several || u.first != inst
	u.written = u.written || write
}

// visible reports whether p, or something that overlaps with it, is accessed by
// two instances, one of them writing.
func (s *sharing) visible(p place) bool {
	keys := s.users[p.v]
	var all users
	any := false
	for key, u := range keys {
		if !p.overlaps(place{p.v, key}) {
			continue
		}
		if !any {
			all, any = *u, true
			continue
		}
		all.several = all.several || u.several || u.first != all.first
		all.written = all.written || u.written
	}
	return all.several && all.written
}

// touches reports whether a touches a visible place.
func (s *sharing) touches(a *accesses) bool {
	return slices.ContainsFunc(a.reads, s.visible) || slices.ContainsFunc(a.writes, s.visible)
}

// shared finds out who accesses what, not counting what the entry thread does
// before its first spawn.
func shared(t *cfg.Threads) *sharing {
	s := &sharing{users: map[*ivl.Var]map[string]*users{}, alone: cfg.Alone(t.Instances[0])}
	note := func(p place, inst int, write bool) {
		keys := s.users[p.v]
		if keys == nil {
			keys = map[string]*users{}
			s.users[p.v] = keys
		}
		u := keys[p.key]
		if u == nil {
			u = &users{first: inst}
			keys[p.key] = u
		}
		u.add(inst, write)
	}
	for i, inst := range t.Instances {
		for _, b := range inst.Blocks {
			alone := i == 0 && s.alone[b]
			var acc accesses
			for _, st := range b.Stmts {
				if _, ok := st.(*ivl.AsyncCall); ok && alone {
					alone = false
					acc = accesses{}
				}
				acc.stmt(st)
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				acc.expr(br.Cond)
			}
			if alone {
				continue
			}
			for _, p := range acc.reads {
				note(p, i, false)
			}
			for _, p := range acc.writes {
				note(p, i, true)
			}
		}
	}
	return s
}
