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

// placeOf is what an access touches.
func placeOf(a cfg.Access) place { return place{a.Var, constantKey(a.Args)} }

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

// sharing says which places one instance can see another one change.
type sharing struct {
	users map[*ivl.Var]map[string]*users // by variable and key
}

// users are the instances that access a place.
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

// touches reports whether one of the accesses is to a visible place.
func (s *sharing) touches(accesses []cfg.Access) bool {
	return slices.ContainsFunc(accesses, func(a cfg.Access) bool { return s.visible(placeOf(a)) })
}

// shared finds the accesses of the instances, without those of the entry thread
// before its first spawn.
func shared(t *cfg.Threads) *sharing {
	out := &sharing{users: map[*ivl.Var]map[string]*users{}}
	for i, inst := range t.Instances {
		for _, s := range inst.Steps() {
			for _, a := range s.Accesses {
				if a.Alone {
					continue
				}
				p := placeOf(a)
				keys := out.users[p.v]
				if keys == nil {
					keys = map[string]*users{}
					out.users[p.v] = keys
				}
				u := keys[p.key]
				if u == nil {
					u = &users{first: i}
					keys[p.key] = u
				}
				u.add(i, a.Write)
			}
		}
	}
	return out
}
