package cfg

import "github.com/gsmack/gsmack/ivl"

// RacyVars finds the {:data} variables that two instances may access in
// conflict: one of them writes, and not both accesses are in atomic sections.
// What the entry instance does before it spawns a thread does not count.
func (t *Threads) RacyVars() map[*ivl.Var]bool {
	data := t.DataVars()
	users := map[*ivl.Var][]dataUse{}
	for i, inst := range t.Instances {
		uses := dataUses(inst, data, i == 0)
		for _, g := range t.Globals {
			if u, ok := uses[g]; ok {
				users[g] = append(users[g], u)
			}
		}
	}
	racy := map[*ivl.Var]bool{}
	for v, us := range users {
		for i, u := range us {
			for _, w := range us[i+1:] {
				if u.conflicts(w) || w.conflicts(u) {
					racy[v] = true
				}
			}
		}
	}
	return racy
}

// dataUse says how an instance accesses a variable.
type dataUse struct{ plainRead, plainWrite, read, write bool }

// conflicts reports whether a plain access of u can race with one of w.
func (u dataUse) conflicts(w dataUse) bool {
	return u.plainWrite && (w.read || w.write) || u.plainRead && w.write
}

func dataUses(inst *Instance, data map[*ivl.Var]bool, entry bool) map[*ivl.Var]dataUse {
	alone := map[*Block]bool{}
	if entry {
		alone = Alone(inst)
	}
	uses := map[*ivl.Var]dataUse{}
	depth := map[*Block]int{}
	for _, b := range inst.Blocks { // topological order
		d, by := depth[b], alone[b]
		plain := false // the open section is a plain one, which is within a block
		for _, s := range b.Stmts {
			switch s.(type) {
			case *ivl.AtomicBegin:
				plain = d == 0 && OpensPlain(s)
				d++
			case *ivl.AtomicEnd:
				d--
				plain = plain && d > 0
			case *ivl.AsyncCall:
				by = false
			}
			if by {
				continue
			}
			for _, a := range Accesses(s, func(v *ivl.Var) bool { return data[v] }) {
				u := uses[a.Var]
				u.write, u.read = u.write || a.Write, u.read || !a.Write
				u.plainWrite = u.plainWrite || a.Write && (d == 0 || plain)
				u.plainRead = u.plainRead || !a.Write && (d == 0 || plain)
				uses[a.Var] = u
			}
		}
		for _, succ := range Successors(b.Term) {
			depth[succ] = d
		}
	}
	return uses
}
