package report

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// Invariant is a condition of C that holds whenever a thread is at a place.
type Invariant struct {
	Pos      ivl.Pos
	Function string
	Text     string
}

var (
	word = lazyregexp.New(`(->|\.)?\s*\b([A-Za-z_]\w*)`)
	// changes are operators that change something, and calls.
	changes = lazyregexp.New(`\+\+|--|[^=!<>]=[^=]|<<=|>>=|\w\s*\(|["']`)
	// shares are operators by which an expression gets at memory that is no local variable.
	shares = lazyregexp.New(`->|\.|\[|\*|(^|[^&])&($|[^&])`)
)

// Invariants are the conditions of the assertions of p, a program that was translated from C and in which no assertion fails.
// Left out are conditions that another thread could change between the place and the evaluation, and those that name more than
// variables, such as macros.
func Invariants(p *ivl.Program) []Invariant {
	fails := map[*ivl.ProcDecl]string{} // models of assertions, a copy for each call, by what they assert
	globals := map[string]bool{}
	threads := false
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			for _, v := range d.Vars {
				globals[cname(d.Attrs, v)] = true
			}
		case *ivl.ConstDecl:
			for _, v := range d.Vars {
				globals[cname(d.Attrs, v)] = true
			}
		case *ivl.ProcDecl:
			if d.Body == nil {
				continue
			}
			ivl.WalkStmts(d.Body.Stmts, func(s ivl.Stmt) bool {
				if a, ok := s.(*ivl.Assert); ok && d.Attrs.Has("model") && a.Attrs.Text("property") == "assertion" && ivl.IsBool(a.Cond, false) {
					fails[d] = a.Attrs.Text("msg")
				}
				_, spawns := s.(*ivl.AsyncCall)
				threads = threads || spawns
				return true
			})
		}
	}
	var out []Invariant
	for _, d := range p.Decls {
		q, ok := d.(*ivl.ProcDecl)
		if !ok || q.Body == nil || q.Attrs.Has("model") {
			continue
		}
		locals := map[string]bool{}
		for _, v := range slices.Concat(q.Ins, q.Body.Locals) {
			locals[v.Attrs.Text("cname")] = true
		}
		var at ivl.Pos
		ivl.WalkStmts(q.Body.Stmts, func(s ivl.Stmt) bool {
			if s.Info().Attrs.Has("sourceloc") {
				at = s.Info().Attrs.Get("sourceloc").Place()
			}
			if c, ok := s.(*ivl.Call); ok && fails[c.Proc] != "" && stable(fails[c.Proc], locals, globals, threads) {
				i := Invariant{at, q.Attrs.Text("cname"), fails[c.Proc]}
				if !slices.Contains(out, i) {
					out = append(out, i)
				}
			}
			return true
		})
	}
	return out
}

func cname(attrs ivl.Attrs, v *ivl.Var) string {
	if name := v.Attrs.Text("cname"); name != "" {
		return name
	}
	return attrs.Text("cname")
}

// stable reports whether the condition is one of variables only, and no thread can change it while another is at it.
func stable(condition string, locals, globals map[string]bool, threads bool) bool {
	if changes().MatchString(condition) || threads && shares().MatchString(condition) {
		return false
	}
	for _, m := range word().FindAllStringSubmatch(condition, -1) {
		if m[1] != "" {
			continue // a member
		}
		if threads && globals[m[2]] || !locals[m[2]] && !globals[m[2]] {
			return false
		}
	}
	return true
}
