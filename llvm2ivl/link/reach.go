package link

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/rewrite"
)

// rewrite is a constant with what its symbols stand for.
func (l *linker) rewrite(c ir.Constant) ir.Constant {
	all := func(cs []ir.Constant) []ir.Constant {
		out := cs
		for i, x := range cs {
			y := l.rewrite(x)
			if y != x && &out[0] == &cs[0] {
				out = slices.Clone(cs)
			}
			out[i] = y
		}
		return out
	}
	switch c := c.(type) {
	case *ir.Func, *ir.Global, *ir.Alias:
		return l.resolve(c)
	case *ir.Aggregate:
		if elems := all(c.Elems); len(elems) > 0 && &elems[0] != &c.Elems[0] {
			return &ir.Aggregate{Typ: c.Typ, Elems: elems}
		}
	case *ir.Expr:
		if args := all(c.Args); &args[0] != &c.Args[0] {
			out := *c
			out.Args = args
			return &out
		}
	}
	return c
}

// bind rewrites the operands of all modules, names their symbols, and takes the branches
// that constants decide.
func (l *linker) bind() {
	name := func(v ir.Named) {
		if strengthOf(v) == declared && l.resolve(v.(ir.Constant)) != v.(ir.Constant) {
			return
		}
		l.out.names[v] = l.names.Unique(v.Name())
	}
	for pass := range 2 { // external names first: they keep theirs
		for _, m := range l.out.Modules {
			for _, g := range m.IR.Globals {
				if isLocal(g) == (pass == 1) {
					name(g)
				}
			}
			for _, f := range m.IR.Funcs {
				if isLocal(f) == (pass == 1) {
					name(f)
				}
			}
		}
	}
	for _, m := range l.out.Modules {
		for _, g := range m.IR.Globals {
			if g.Init != nil {
				g.Init = l.rewrite(g.Init)
			}
		}
		for _, f := range m.IR.Funcs {
			for u := range f.Users() {
				if call, ok := u.(*ir.Call); ok && call.Calls("__SMACK_top_decl", "__SMACK_decl") {
					l.out.TopDecls = append(l.out.TopDecls, call)
				}
				for _, op := range u.Operands() {
					if c, ok := (*op).(ir.Constant); ok {
						*op = l.rewrite(c)
					}
				}
			}
			rewrite.Prune(l.out.Layout, f)
		}
	}
}

// reach keeps the functions and globals that the entry, the constructors and the
// destructors lead to.
func (l *linker) reach() {
	seen := l.reached(l.out.Roots())
	for _, m := range l.out.Modules {
		for _, g := range m.IR.Globals {
			if seen[g] {
				l.out.Globals = append(l.out.Globals, g)
			}
		}
		for _, f := range m.IR.Funcs {
			switch {
			case !seen[f]:
			case len(f.Blocks) > 0:
				l.out.Funcs = append(l.out.Funcs, f)
			case !strings.HasPrefix(f.Name(), "llvm.") && !Primitive(f):
				l.out.Externs = append(l.out.Externs, f)
			}
		}
	}
}

// Roots are what is called from outside.
func (l *Linked) Roots() []*ir.Func {
	return append(append([]*ir.Func{l.Entry}, l.Constructors...), l.Destructors...)
}

// Reduce leaves out the functions and globals that nothing leads to any more, since blocks were removed.
func (l *Linked) Reduce() {
	seen := reached(l.Roots(), func(c ir.Constant) ir.Constant { return c })
	l.Funcs = slices.DeleteFunc(slices.Clone(l.Funcs), func(f *ir.Func) bool { return !seen[f] })
	l.Externs = slices.DeleteFunc(slices.Clone(l.Externs), func(f *ir.Func) bool { return !seen[f] })
	l.Globals = slices.DeleteFunc(slices.Clone(l.Globals), func(g *ir.Global) bool { return !seen[g] })
}

// reached are the functions and globals that the roots lead to, as their names are resolved.
func (l *linker) reached(roots []*ir.Func) map[ir.Constant]bool { return reached(roots, l.resolve) }

// reached is what the roots lead to, where resolve says what a symbol stands for.
func reached(roots []*ir.Func, resolve func(ir.Constant) ir.Constant) map[ir.Constant]bool {
	seen := map[ir.Constant]bool{}
	var work []ir.Constant
	visit := func(c ir.Constant) {
		ir.Symbols(c, func(s ir.Constant) {
			if r := resolve(s); r == s {
				work = append(work, s)
			} else {
				ir.Symbols(r, func(s ir.Constant) { work = append(work, s) })
			}
		})
	}
	for _, f := range roots {
		visit(f)
	}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		switch s := s.(type) {
		case *ir.Global:
			if s.Init != nil {
				visit(s.Init)
			}
		case *ir.Func:
			for _, c := range s.Unwinding {
				visit(c)
			}
			for u := range s.Users() {
				ir.Constants(u, visit)
				if call, ok := u.(*ir.Call); ok {
					for _, own := range call.Own {
						visit(own)
					}
				}
			}
		}
	}
	return seen
}

// InlineWaits inlines the functions that wait where a loop of the program calls them, and reports whether there were any. What a call by address may mean
// was not known before; meant says it.
func (l *Linked) InlineWaits(meant func(*ir.Call) []*ir.Func) bool {
	if !rewrite.InlineWaits(l.Layout, l.Funcs, l.IsDefaultModel, meant) {
		return false
	}
	l.Reduce()
	l.Debug = debuginfo.New(irOf(l.Modules))
	return true
}

// copyCallees gives each call of a function that makes objects or takes a pointer a copy of its own.
func (l *linker) copyCallees() {
	entries := l.out.Roots()
	for _, g := range l.out.Globals {
		if g.Init != nil {
			ir.Symbols(g.Init, func(s ir.Constant) {
				if f, ok := s.(*ir.Func); ok {
					entries = append(entries, f)
				}
			})
		}
	}
	rewrite.CopyCallees(entries, l.out.Funcs, l.out.IsModel, func(of, copied *ir.Func) {
		l.adopt(of, copied)
		l.out.Funcs = append(l.out.Funcs, copied)
	})
}

// adopt enters a copy of a function, which gets a name of its own.
func (l *linker) adopt(of, copied *ir.Func) {
	m := l.out.owner[of]
	l.out.owner[copied], l.resolved[copied] = m, copied
	m.IR.Funcs = append(m.IR.Funcs, copied)
	l.out.names[copied] = l.names.Unique(of.Name())
}
