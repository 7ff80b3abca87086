package passes

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// happensBefore adds to the instances a monitor of happens-before, for programs in
// which two accesses can be unordered (C11, 5.1.2.4) and yet never stand next to each
// other: those with atomic operations that do not acquire or not release. The
// accesses of a race are made in some interleaving, one after the other, and the
// question is whether the first happens before the second.
//
// FastTrack (Flanagan, Freund, PLDI 2009) keeps the clocks of all accesses. A solver
// can guess instead: at some access a thread arms the monitor, and from then on one
// bit says of each thread, of what it has published, and of what can be read from
// a variable, whether the armed access happens before it:
//
//   - T.knows: before what thread T does next. A spawn passes it on.
//   - v.known: before whoever acquires what v holds. A write that releases gives it the
//     writer's bit; one that does not, that of the writer's last release fence
//     (T.released). A section that has read v adds to what is there, for it continues
//     the release sequences; a mere store continues those of its own thread, for which
//     v.head.T is kept where T has stores of both kinds. A read that acquires takes
//     the bit, one that does not leaves it for the next acquire fence (T.pending).
//   - v.armed.KIND: the armed access was one of that kind to v.
//
// An access that conflicts with the armed one, of a thread that does not know, is the
// race: an assertion with {:property "race"} and {:conflict N}, for the N-th of
// cfg.Threads.Conflicts. A thread that knows does not arm. Several threads may (that
// only one does is not worth saying: the solvers are slower for it); still, if some armed
// access happens before the present point of T, then T.knows, so what the
// assertion finds is a race whichever access it is.
//
// What synchronises beside memory, the state of models, are the variables without {:data}:
// their reads acquire and their writes release, as those of sections do that
// say nothing of an order (cfg.Step.Ordering). Instances without conflicting accesses stay as
// they are.
func happensBefore(t *cfg.Threads) *cfg.Threads {
	m := &monitor{
		in:      t,
		data:    t.DataVars(),
		uses:    t.AccessKinds(),
		known:   map[*ivl.Var]*ivl.Var{},
		heads:   map[*ivl.Var][]*ivl.Var{},
		armed:   map[*ivl.Var]*[cfg.Kinds]*ivl.Var{},
		taken:   map[string]bool{},
		insts:   map[*cfg.Instance]*cfg.Instance{},
		spawns:  map[*cfg.Instance]*ivl.AsyncCall{},
		indexOf: map[*cfg.Instance]int{},
	}
	m.findNames()
	for i, inst := range t.Instances {
		m.indexOf[inst] = i
	}
	if !m.declare() {
		return t
	}
	m.out = &cfg.Threads{Program: t.Program, Child: map[*ivl.AsyncCall]*cfg.Instance{}, Elements: t.Elements, Unroll: t.Unroll, Depths: t.Depths}
	m.out.Globals = append(append(m.out.Globals, t.Globals...), m.globals...)
	for _, inst := range t.Instances {
		m.instance(inst)
	}
	return m.out
}

var kindNames = [cfg.Kinds]string{"read", "write", "atomic_read", "atomic_write"}

// monitor adds the monitor to the instances of in.
type monitor struct {
	in, out *cfg.Threads
	data    map[*ivl.Var]bool
	uses    []map[*ivl.Var]cfg.KindSet // by position of the instance
	known   map[*ivl.Var]*ivl.Var
	heads   map[*ivl.Var][]*ivl.Var // by position of the instance; nil where none is needed
	armed   map[*ivl.Var]*[cfg.Kinds]*ivl.Var
	globals []*ivl.Var
	taken   map[string]bool
	insts   map[*cfg.Instance]*cfg.Instance
	spawns  map[*cfg.Instance]*ivl.AsyncCall
	indexOf map[*cfg.Instance]int
}

func (m *monitor) findNames() {
	for _, d := range m.in.Depths {
		m.taken[d.Within.Name] = true
	}
	for _, g := range m.in.Globals {
		m.taken[g.Name] = true
	}
	for _, d := range m.in.Program.Source.Decls {
		if c, ok := d.(*ivl.ConstDecl); ok {
			for _, v := range c.Vars {
				m.taken[v.Name] = true
			}
		}
	}
	for _, inst := range m.in.Instances {
		for _, vs := range [][]*ivl.Var{inst.Params, inst.Locals} {
			for _, v := range vs {
				m.taken[v.Name] = true
			}
		}
	}
}

func (m *monitor) fresh(name string, t ivl.Type, k ivl.VarKind) *ivl.Var {
	unique := name
	for i := 2; m.taken[unique]; i++ {
		unique = fmt.Sprintf("%s#%d", name, i)
	}
	m.taken[unique] = true
	return ivl.NewVar(unique, t, k)
}

// declare makes the shared variables of the monitor. It gives false if no two
// instances can access anything in conflict.
func (m *monitor) declare() bool {
	for _, g := range m.in.Globals {
		if m.between(g, func(k, l cfg.Kind) bool { return k == cfg.AtomicWrite && l == cfg.AtomicRead }) != (cfg.KindSet{}) {
			m.known[g] = m.shadow(g, "known")
		}
		if !m.data[g] {
			continue
		}
		for k, needed := range m.between(g, cfg.Kind.Conflicts) {
			if needed {
				if m.armed[g] == nil {
					m.armed[g] = &[cfg.Kinds]*ivl.Var{}
				}
				m.armed[g][k] = m.shadow(g, "armed."+kindNames[k])
			}
		}
	}
	if len(m.armed) == 0 {
		return false
	}
	m.declareHeads()
	return true
}

// declareHeads makes the variables for the release sequences of one thread, which its
// later stores continue though they do not release.
func (m *monitor) declareHeads() {
	for i, inst := range m.in.Instances {
		releases, stores := map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
		for _, s := range inst.Steps {
			for _, a := range s.Accesses {
				switch {
				case a.Alone || s.Kind(a, m.data) != cfg.AtomicWrite || m.known[a.Var] == nil:
				case s.Ordering().Releases:
					releases[a.Var] = true
				default:
					stores[a.Var] = true
				}
			}
		}
		for _, g := range m.in.Globals {
			if releases[g] && stores[g] {
				if m.heads[g] == nil {
					m.heads[g] = make([]*ivl.Var, len(m.in.Instances))
				}
				m.heads[g][i] = m.shadow(g, "head."+inst.Name)
			}
		}
	}
}

// between gives the kinds by which some instance accesses g that are in a relation to
// a kind by which another one does.
func (m *monitor) between(g *ivl.Var, related func(k, l cfg.Kind) bool) (out cfg.KindSet) {
	for i := range m.uses {
		for j := range m.uses {
			a, b := m.uses[i][g], m.uses[j][g]
			if i == j {
				continue
			}
			for k := range a {
				for l := range b {
					out[k] = out[k] || a[k] && b[l] && related(cfg.Kind(k), cfg.Kind(l))
				}
			}
		}
	}
	return out
}

// shadow makes a Boolean for v, or one for each element of it.
func (m *monitor) shadow(v *ivl.Var, what string) *ivl.Var {
	var t ivl.Type = ivl.BoolType
	if mt, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		t = &ivl.MapType{Args: mt.Args, Result: ivl.BoolType}
	}
	s := m.fresh(v.Name+"."+what, t, ivl.Global)
	m.globals = append(m.globals, s)
	return s
}

// nothing is false, or the map that is so everywhere.
func nothing(t ivl.Type) ivl.Expr {
	mt, ok := t.(*ivl.MapType)
	if !ok {
		return ivl.NewBool(false)
	}
	var vars []*ivl.Var
	for i, a := range mt.Args {
		vars = append(vars, ivl.NewVar(fmt.Sprintf("i%d", i), a, ivl.Bound))
	}
	return ivl.NewLambda(vars, ivl.NewBool(false))
}
