package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// key names an access of which one is enough; none if its place is open.
func (w *watched) key(a cfg.Access) string {
	if _, ok := constantArgs(a.Args); !ok {
		return ""
	}
	return kindNames[w.step.Kind(a, w.data)] + " " + ivl.FormatExpr(placeOf(a))
}

// seen reports whether an access was watched that stands for this one, too.
func (w *watched) seen(a cfg.Access) bool {
	if w.now[w.key(a)] {
		return true
	}
	a.Write = true
	return w.now[w.key(a)]
}

// matters reports whether the monitor has anything to do at an access.
func (w *watched) matters(a cfg.Access) bool {
	return w.known[a.Var] != nil && (a.Write || !w.step.Kind(a, w.data).Plain()) || w.armed[a.Var] != nil && !w.seen(a)
}

// access is what the monitor does before access a, the i-th of s.
func (w *watched) access(s ivl.Stmt, i int, a cfg.Access) {
	known, armed, k := w.known[a.Var], w.armed[a.Var], w.step.Kind(a, w.data)
	if known == nil && armed == nil {
		return
	}
	if !followed(a) {
		info := invented()
		info.Pos = s.Info().Pos
		info.Attrs = ivl.Attrs{{Name: "unknown", Args: []ivl.AttrArg{{Str: "happens-before is not followed through a map that is accessed as a whole"}}}}
		w.emit(&ivl.Assert{StmtInfo: info, Cond: ivl.NewBool(false)})
		return
	}
	if known != nil && k == cfg.AtomicRead {
		w.acquire(bitOf(known, a))
		w.read[ivl.FormatExpr(placeOf(a))] = true
	}
	if armed != nil && !w.seen(a) {
		w.check(s, armed, a, k)
		w.arm(armed, a, k)
		if key := w.key(a); key != "" {
			w.now[key] = true
		}
	}
	switch {
	case known == nil:
	case k == cfg.PlainWrite:
		w.set(bitOf(known, a), ivl.NewBool(false))
		w.breakSequences(a)
		if own := w.head(a.Var); own != nil {
			w.set(bitOf(own, a), ivl.NewBool(false))
		}
	case k == cfg.AtomicWrite:
		w.release(s, i, known, a)
		w.now = map[string]bool{}
	}
}

// followed reports whether a is an access to one place.
func followed(a cfg.Access) bool {
	if len(a.Args) == 0 {
		return !isMap(a.Var.Type)
	}
	one := true
	for _, e := range a.Args {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			id, ok := e.(*ivl.Ident)
			one = one && !(ok && id.Var.Kind == ivl.Bound)
			return one
		})
	}
	return one
}

// bitOf is the bit of v that belongs to the place that a accesses.
func bitOf(v *ivl.Var, a cfg.Access) ivl.Expr { return within(v, a.Args) }

func within(v *ivl.Var, index []ivl.Expr) ivl.Expr {
	if len(index) == 0 {
		return ivl.NewIdent(v)
	}
	return ivl.NewSelect(ivl.NewIdent(v), index...)
}

// check asserts that nothing armed conflicts with the access.
func (w *watched) check(s ivl.Stmt, armed *[cfg.Kinds]*ivl.Var, a cfg.Access, k cfg.Kind) {
	var against []ivl.Expr
	for l, v := range armed {
		if v != nil && k.Conflicts(cfg.Kind(l)) && w.byOthers(a.Var, cfg.Kind(l)) {
			against = append(against, bitOf(v, a))
		}
	}
	if len(against) == 0 {
		return
	}
	info := invented()
	info.Pos = s.Info().Pos
	info.Attrs = ivl.Attrs{
		{Name: "property", Args: []ivl.AttrArg{{Str: "race"}}},
		{Name: "msg", Args: []ivl.AttrArg{{Str: "two threads access " + a.Var.Name + ", and neither access happens before the other"}}},
		{Name: "conflict", Args: []ivl.AttrArg{{Expr: ivl.NewInt64(int64(len(w.out.Conflicts)))}}},
	}
	w.out.Conflicts = append(w.out.Conflicts, cfg.Conflict{Thread: w.inst.ID, Stmt: ivl.Source(s)})
	claim := &ivl.Assert{StmtInfo: info}
	knows := ivl.Expr(ivl.NewIdent(w.knows))
	if o := w.step.Ordering(); k == cfg.AtomicRead && o.Mixed() {
		// Whether the read acquires is known at the end of the section.
		if w.block == w.step.Blocks[0] { // all that goes through the section comes here
			w.checks = append(w.checks, claim)
			w.out.Conflicts[len(w.out.Conflicts)-1].Made = true
			for i, e := range against {
				against[i] = w.keep(e)
			}
			claim.Cond = ivl.NewOr(knows, ivl.NewNot(ivl.NewOr(against...)))
			return
		}
		knows = ivl.NewOr(knows, ivl.NewIdent(w.found))
	}
	claim.Cond = ivl.NewOr(knows, ivl.NewNot(ivl.NewOr(against...)))
	w.emit(claim)
}

// keep gives e, the element of a map, at the index that it has now.
func (w *watched) keep(e ivl.Expr) ivl.Expr {
	sel, ok := e.(*ivl.Select)
	if !ok {
		return e
	}
	var index []ivl.Expr
	for _, arg := range sel.Args {
		at := w.local(w.inst.Name+".at", arg.Type())
		w.setVar(at, arg)
		index = append(index, ivl.NewIdent(at))
	}
	return ivl.NewSelect(sel.M, index...)
}

// byOthers reports whether another instance accesses v so.
func (w *watched) byOthers(v *ivl.Var, k cfg.Kind) bool {
	for i, u := range w.uses {
		if i != w.own && u[v][k] {
			return true
		}
	}
	return false
}

// arm guesses whether this is the access that is watched.
func (w *watched) arm(armed *[cfg.Kinds]*ivl.Var, a cfg.Access, k cfg.Kind) {
	v := armed[k]
	if v == nil {
		return
	}
	// A local variable that nothing assigns is arbitrary.
	here := w.local(w.inst.Name+".here", ivl.BoolType)
	w.when(ivl.NewAnd(ivl.NewIdent(here), ivl.NewNot(ivl.NewIdent(w.knows))), func() {
		w.set(bitOf(v, a), ivl.NewBool(true))
		w.setVar(w.knows, ivl.NewBool(true))
	})
}
