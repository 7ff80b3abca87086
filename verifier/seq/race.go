package seq

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// racy is a data variable that two threads can access in conflict, one of them
// outside of atomic sections.
type racy struct {
	v     *ivl.Var
	users []*user
}

// user is a thread that accesses a racy variable. Its Booleans say which access
// its next step makes; a step that is a plain access makes one, of a section
// one is guessed.
type user struct {
	th                        *thread
	plainRead, plainWrite     *ivl.Var // nil if the thread never does so
	sectionRead, sectionWrite *ivl.Var
	inSections                bool // it accesses the variable in sections, plain ones or not
	index                     []*ivl.Var
}

// races lists the variables for which two threads can conflict.
func (f *final) races() []*racy {
	if !f.out.goals.Has(goal.Race) {
		return nil
	}
	var out []*racy
	vars := f.out.in.RacyVars()
	for _, g := range f.out.in.Globals {
		if !vars[g] {
			continue
		}
		r := &racy{v: g}
		for _, th := range f.out.threads {
			if u := f.user(th, g); u != nil {
				r.users = append(r.users, u)
			}
		}
		if len(r.users) > 1 {
			out = append(out, r)
		}
	}
	return out
}

func (u *user) mayRace(w *user) bool {
	return u.plainWrite != nil && w.any() || w.plainWrite != nil && u.any() ||
		u.plainRead != nil && w.sectionWrite != nil || w.plainRead != nil && u.sectionWrite != nil
}

func (u *user) any() bool {
	return u.plainRead != nil || u.plainWrite != nil || u.sectionRead != nil || u.sectionWrite != nil
}

// user finds out how the thread accesses v, nil if it does not. The variables it
// makes are declared when they are used.
func (f *final) user(th *thread, v *ivl.Var) *user {
	u := &user{th: th}
	flag := func(p **ivl.Var, what string) {
		if *p == nil {
			*p = ivl.NewVar(fmt.Sprintf("%s.%s.%s", th.inst.Name, what, v.Name), ivl.BoolType, ivl.Local)
		}
	}
	for _, s := range th.steps {
		if s.guard == nil {
			continue
		}
		for _, t := range s.touches {
			if t.Var == v && t.Write {
				flag(&u.plainWrite, "writes")
			} else if t.Var == v {
				flag(&u.plainRead, "reads")
			}
		}
		if len(s.touches) > 0 {
			continue
		}
		for _, a := range f.sectionAccesses(s, v) {
			u.inSections = true
			switch {
			case a.Write && s.plain:
				flag(&u.plainWrite, "writes")
			case s.plain:
				flag(&u.plainRead, "reads")
			case a.Write:
				flag(&u.sectionWrite, "section_writes")
			default:
				flag(&u.sectionRead, "section_reads")
			}
		}
	}
	if !u.any() {
		return nil
	}
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		for i, t := range m.Args {
			u.index = append(u.index, ivl.NewVar(fmt.Sprintf("%s.index%d.%s", th.inst.Name, i, v.Name), t, ivl.Local))
		}
	}
	return u
}

// sectionAccesses lists the accesses to v behind the visible point of a step
// that opens an atomic section.
func (f *final) sectionAccesses(s *step, v *ivl.Var) []cfg.Access {
	var out []cfg.Access
	ivl.WalkStmts(s.stmts[s.prefix:], func(st ivl.Stmt) bool {
		if _, ok := st.(*ivl.If); !ok {
			out = append(out, cfg.Accesses(st, func(w *ivl.Var) bool { return w == v })...)
		}
		return true
	})
	return out
}

// race asserts that the next steps of no two threads conflict.
func (f *final) race(races []*racy) {
	for _, r := range races {
		for _, u := range r.users {
			f.declare(u)
			f.plainAccesses(r, u)
		}
	}
	for _, th := range f.out.threads {
		f.sectionGuess(th, races)
	}
	for _, r := range races {
		for i, u := range r.users {
			for _, w := range r.users[i+1:] {
				f.noConflict(r, u, w)
			}
		}
	}
}

func (f *final) declare(u *user) {
	for _, v := range []*ivl.Var{u.plainRead, u.plainWrite, u.sectionRead, u.sectionWrite} {
		if v != nil {
			f.body.Locals = append(f.body.Locals, v)
			f.emit(assign(v, ivl.NewBool(false)))
		}
	}
	f.body.Locals = append(f.body.Locals, u.index...)
}

// plainAccesses says which plain access to the variable the thread's next step
// makes.
func (f *final) plainAccesses(r *racy, u *user) {
	for i, s := range u.th.steps {
		if s.guard == nil {
			continue
		}
		for _, t := range s.touches {
			if t.Var != r.v {
				continue
			}
			f.emit(&ivl.If{Cond: f.standing(u.th, i), Then: f.touched(u, t.Access, t.stmt, u.plainRead, u.plainWrite)})
		}
	}
}

// touched records one access.
func (f *final) touched(u *user, a cfg.Access, src ivl.Stmt, read, write *ivl.Var) []ivl.Stmt {
	flag := read
	if a.Write {
		flag = write
	}
	stands := f.out.mark(Mark{Kind: Stands, Race: true, Thread: u.th.inst.ID, Stmt: src})
	out := []ivl.Stmt{stands, assign(flag, ivl.NewBool(true))}
	for i, e := range a.Args {
		if i < len(u.index) {
			out = append(out, assign(u.index[i], e))
		}
	}
	return out
}

// sectionGuess lets the thread, if its next step is an atomic section, guess one
// of the accesses to racy variables that the section makes.
func (f *final) sectionGuess(th *thread, races []*racy) {
	users := map[*ivl.Var]*user{}
	for _, r := range races {
		for _, u := range r.users {
			if u.th == th && u.inSections {
				users[r.v] = u
			}
		}
	}
	if len(users) == 0 {
		return
	}
	wanted := func(v *ivl.Var) bool { return users[v] != nil }
	guess := f.local(th.inst.Name+".section", ivl.BoolType)
	hit := f.local(th.inst.Name+".touches", ivl.BoolType)
	plain := false // the section is a plain one
	stop := func(s ivl.Stmt) []ivl.Stmt {
		var out []ivl.Stmt
		src := ivl.Source(s)
		if spawn := f.out.passes[s]; spawn != nil {
			src = spawn
		}
		for _, a := range cfg.Accesses(s, wanted) {
			u := users[a.Var]
			read, write := u.sectionRead, u.sectionWrite
			if plain {
				read, write = u.plainRead, u.plainWrite
			}
			then := append([]ivl.Stmt{assign(hit, ivl.NewBool(true))}, f.touched(u, a, src, read, write)...)
			out = append(out, &ivl.If{Then: then})
		}
		return out
	}
	body := []ivl.Stmt{assign(hit, ivl.NewBool(false))}
	for i, s := range th.steps {
		if s.guard == nil || len(s.touches) > 0 {
			continue
		}
		plain = s.plain
		p := f.newProbe(th, hit, true, stop)
		if stmts := p.section(s.stmts[s.prefix:]); p.hits(s.stmts[s.prefix:]) {
			body = append(body, &ivl.If{Cond: f.standing(th, i), Then: stmts})
		}
	}
	body = append(body, &ivl.Assume{Cond: ivl.NewIdent(hit)})
	f.emit(&ivl.Havoc{Vars: []*ivl.Ident{ivl.NewIdent(guess)}}, &ivl.If{Cond: ivl.NewIdent(guess), Then: body})
}

// noConflict asserts that u and w do not race for the variable.
func (f *final) noConflict(r *racy, u, w *user) {
	if !u.mayRace(w) {
		return
	}
	id := func(v *ivl.Var) ivl.Expr {
		if v == nil {
			return ivl.NewBool(false)
		}
		return ivl.NewIdent(v)
	}
	plain := func(a, b *user) ivl.Expr { // a plain write of a against whatever b does
		return ivl.NewAnd(id(a.plainWrite), ivl.NewOr(id(b.plainRead), id(b.plainWrite), id(b.sectionRead), id(b.sectionWrite)))
	}
	conflict := []ivl.Expr{
		plain(u, w), plain(w, u),
		ivl.NewAnd(id(u.plainRead), id(w.sectionWrite)),
		ivl.NewAnd(id(w.plainRead), id(u.sectionWrite)),
	}
	cond := ivl.NewOr(conflict...)
	for i := range u.index {
		cond = ivl.NewAnd(cond, ivl.NewEq(ivl.NewIdent(u.index[i]), ivl.NewIdent(w.index[i])))
	}
	f.claim(Goal{Final: goal.Racing(r.v), Race: [2]int{u.th.inst.ID, w.th.inst.ID}}, ivl.NewNot(cond))
}
