package seq

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// racy is data that instances can access in conflict.
type racy struct {
	v     *ivl.Var
	users []*user
}

// user is a thread that accesses a racy variable. Its Booleans say which kind of access
// its next step makes: that of a plain access, or a guessed one of a section.
type user struct {
	th    *thread
	does  [cfg.Kinds]*ivl.Var // nil for a kind that the thread never makes
	index []*ivl.Var
	raced *ivl.Var // whether the access is in a race that was reported; nil if none was
}

// kindNames are those of the Booleans of a user.
var kindNames = [cfg.Kinds]string{cfg.PlainRead: "reads", cfg.PlainWrite: "writes", cfg.AtomicRead: "section_reads", cfg.AtomicWrite: "section_writes"}

// races lists the variables for which two threads can conflict.
func (f *final) races() []*racy {
	if !f.out.goals.Has(goal.Race) {
		return nil
	}
	tolerates := f.out.in.Program.Tolerates()
	var out []*racy
	for _, c := range f.out.in.Races() {
		r := &racy{v: c.Var}
		for _, th := range f.out.threads {
			if kinds := c.Kinds[th.inst.ID]; kinds != (cfg.KindSet{}) {
				u := newUser(th, c.Var, kinds)
				if tolerates {
					u.raced = ivl.NewVar(fmt.Sprintf("%s.raced.%s", th.inst.Name, c.Var.Name), ivl.BoolType, ivl.Local)
				}
				r.users = append(r.users, u)
			}
		}
		out = append(out, r)
	}
	return out
}

// newUser says how the thread accesses v. The variables it makes are declared when they are used.
func newUser(th *thread, v *ivl.Var, kinds cfg.KindSet) *user {
	u := &user{th: th}
	for k, made := range kinds {
		if made {
			u.does[k] = ivl.NewVar(fmt.Sprintf("%s.%s.%s", th.inst.Name, kindNames[k], v.Name), ivl.BoolType, ivl.Local)
		}
	}
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		for i, t := range m.Args {
			u.index = append(u.index, ivl.NewVar(fmt.Sprintf("%s.index%d.%s", th.inst.Name, i, v.Name), t, ivl.Local))
		}
	}
	return u
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
	for _, v := range u.does {
		if v != nil {
			f.body.Locals = append(f.body.Locals, v)
			f.emit(ivl.NewAssign(v, ivl.NewBool(false)))
		}
	}
	f.body.Locals = append(f.body.Locals, u.index...)
	if u.raced != nil {
		f.body.Locals = append(f.body.Locals, u.raced)
		f.emit(ivl.NewAssign(u.raced, ivl.NewBool(false)))
	}
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
			f.emit(&ivl.If{Cond: f.standing(u.th, i), Then: f.touched(u, t.Access, t.stmt, true)})
		}
	}
}

// touched records one access.
func (f *final) touched(u *user, a cfg.Access, src ivl.Stmt, plain bool) []ivl.Stmt {
	flag := u.does[cfg.KindOf(a, plain)]
	if flag == nil || a.Benign {
		return nil // no other thread was there, or it does not matter
	}
	stands := f.out.mark(Mark{Kind: Stands, Race: true, Thread: u.th.inst.ID, Stmt: src})
	out := []ivl.Stmt{stands, ivl.NewAssign(flag, ivl.NewBool(true))}
	if a.Raced {
		out = append(out, ivl.NewAssign(u.raced, ivl.NewBool(true)))
	}
	for i, e := range a.Args {
		if i < len(u.index) {
			out = append(out, ivl.NewAssign(u.index[i], e))
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
			if u.th == th {
				users[r.v] = u
			}
		}
	}
	if len(users) == 0 {
		return
	}
	wanted := func(v *ivl.Var) bool { return users[v] != nil }
	hit := f.local(th.inst.Name+".touches", ivl.BoolType)
	plain := false // the section is a plain one
	stop := func(s ivl.Stmt) []ivl.Stmt {
		var out []ivl.Stmt
		src := ivl.Source(s)
		if spawn := f.out.passes[s]; spawn != nil {
			src = spawn
		}
		for _, a := range cfg.Accesses(s, wanted) {
			if then := f.touched(users[a.Var], a, src, plain); then != nil {
				out = append(out, &ivl.If{Then: append([]ivl.Stmt{ivl.NewAssign(hit, ivl.NewBool(true))}, then...)})
			}
		}
		return out
	}
	body := []ivl.Stmt{ivl.NewAssign(hit, ivl.NewBool(false))}
	for i, s := range th.steps {
		if s.guard == nil || len(s.touches) > 0 || s.source.Probe() {
			continue
		}
		plain = s.source.Section() && s.source.Plain()
		p := f.newProbe(th, hit, true, stop)
		if stmts := p.section(s.stmts[s.prefix:]); p.hits(s.stmts[s.prefix:]) {
			body = append(body, &ivl.If{Cond: f.standing(th, i), Then: stmts})
		}
	}
	if len(body) == 1 {
		return
	}
	guess := f.local(th.inst.Name+".section", ivl.BoolType)
	body = append(body, &ivl.Assume{Cond: ivl.NewIdent(hit)})
	if tried := f.tried[th]; tried != nil {
		body = append(body, &ivl.Assume{Cond: ivl.NewNot(tried)})
	}
	f.emit(ivl.NewHavoc(guess), &ivl.If{Cond: ivl.NewIdent(guess), Then: body})
}

// noConflict asserts that u and w do not race for the variable.
func (f *final) noConflict(r *racy, u, w *user) {
	var conflict []ivl.Expr
	for k, mine := range u.does {
		var others []ivl.Expr
		for l, other := range w.does {
			if mine != nil && other != nil && cfg.Kind(k).Conflicts(cfg.Kind(l)) {
				others = append(others, ivl.NewIdent(other))
			}
		}
		if len(others) > 0 {
			conflict = append(conflict, ivl.NewAnd(ivl.NewIdent(mine), ivl.NewOr(others...)))
		}
	}
	if len(conflict) == 0 {
		return
	}
	cond := ivl.NewOr(conflict...)
	if u.raced != nil {
		cond = ivl.NewAnd(cond, ivl.NewNot(ivl.NewAnd(ivl.NewIdent(u.raced), ivl.NewIdent(w.raced))))
	}
	for i := range u.index {
		cond = ivl.NewAnd(cond, ivl.NewEq(ivl.NewIdent(u.index[i]), ivl.NewIdent(w.index[i])))
	}
	f.assertUnreached(Goal{Final: goal.Racing(r.v), Race: [2]int{u.th.inst.ID, w.th.inst.ID}}, ivl.NewNot(cond))
}
