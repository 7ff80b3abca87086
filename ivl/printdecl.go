package ivl

import "fmt"

// program writes the declarations, with empty lines around procedures and
// between different kinds of declarations.
func (p *printer) program(prog *Program) {
	if p.dialect == Corral {
		p.corralNames(prog)
	}
	var last Decl
	for _, d := range prog.Decls {
		if last != nil && (!standsOnOneLine(last) || !standsOnOneLine(d) || paragraph(last) != paragraph(d)) {
			p.byte('\n')
		}
		p.decl(d)
		last = d
		if len(p.buf) >= flushSize {
			p.flush()
		}
	}
}

// paragraph numbers the kinds of declarations that stand together. Constants
// and axioms do, since an axiom tends to say what the constant before it is.
func paragraph(d Decl) int {
	switch d.(type) {
	case *TypeDecl:
		return 0
	case *ConstDecl, *AxiomDecl:
		return 1
	case *FuncDecl:
		return 2
	case *VarDecl:
		return 3
	case *ProcDecl, *ImplDecl:
		return 4
	default:
		panic(fmt.Sprintf("ivl.printer.program: %T", d))
	}
}

// standsOnOneLine reports whether a declaration stands on one line.
func standsOnOneLine(d Decl) bool {
	switch d := d.(type) {
	case *ProcDecl:
		return d.Body == nil && len(d.Specs) == 0 && len(d.Modifies) == 0
	case *ImplDecl:
		return false
	}
	return true
}

// corralNames renames the thread id procedures that have Corral's type, and
// declares Corral's atomic procedures when they are used and missing.
func (p *printer) corralNames(prog *Program) {
	p.rename = make(map[string]string)
	declared := make(map[string]bool)
	atomic := false
	var self, child *ProcDecl
	look := func(b *Body) {
		if b == nil {
			return
		}
		WalkStmts(b.Stmts, func(s Stmt) bool {
			switch s.(type) {
			case *Atomic, *AtomicBegin, *AtomicEnd:
				atomic = true
			}
			return !atomic
		})
	}
	for _, d := range prog.Decls {
		switch d := d.(type) {
		case *ProcDecl:
			declared[d.Name] = true
			look(d.Body)
			if len(d.Outs) == 1 && EqualTypes(d.Outs[0].Type, IntType) {
				if d.IsThreadSelf() && self == nil {
					self = d
				}
				if d.IsThreadChild() && child == nil {
					child = d
				}
			}
		case *ImplDecl:
			look(d.Body)
		}
	}
	if self != nil && !declared[corralThreadSelf] {
		p.rename[self.Name] = corralThreadSelf
	}
	if child != nil && !declared[corralThreadChild] {
		p.rename[child.Name] = corralThreadChild
	}
	for _, name := range []string{CorralAtomicBegin, CorralAtomicEnd} {
		if atomic && !declared[name] {
			p.str("procedure " + name + "();\n\n")
		}
	}
}

func (p *printer) decl(d Decl) {
	p.startLine()
	switch d := d.(type) {
	case *TypeDecl:
		p.put("type ", d.Attrs, named(d.Name))
		for _, t := range d.Params {
			p.put(" ", named(t.Name))
		}
		if d.Synonym != nil {
			p.put(" = ", d.Synonym)
		}
		p.str(";\n")
	case *ConstDecl:
		for _, g := range groupVars(d.Vars, d.Attrs) {
			p.put("const ", g.attrs)
			if g.vars[0].Unique {
				p.str("unique ")
			}
			p.varGroup(g.vars)
			p.order(d.Order)
			p.str(";\n")
		}
	case *VarDecl:
		p.vars(d.Vars, d.Attrs)
	case *AxiomDecl:
		p.put("axiom ", d.Attrs, d.Expr, ";\n")
	case *FuncDecl:
		p.put("function ", d.Attrs, named(d.Name), d.TypeParams, "(", d.Params, ") returns (", []*Var{d.Result})
		if d.Body == nil {
			p.str(");\n")
			return
		}
		p.put(") { ", d.Body, " }\n")
	case *ProcDecl:
		p.procedure(d)
	case *ImplDecl:
		p.str("implementation ")
		p.signature(d.Attrs, d.Name, d.TypeParams, d.Ins, d.Outs)
		p.byte('\n')
		p.yields = d.Proc != nil && d.Proc.Attrs.Has("yields")
		p.body(d.Body)
	default:
		panic(fmt.Sprintf("ivl.printer.decl: %T", d))
	}
}

// order writes where a constant stands in the partial order of constants (extends).
func (p *printer) order(o *ConstOrder) {
	if o == nil {
		return
	}
	p.str(" extends")
	for i, c := range o.Parents {
		if i > 0 {
			p.byte(',')
		}
		p.byte(' ')
		if c.Unique {
			p.str("unique ")
		}
		p.name(c.Const.Name)
	}
	if o.Complete {
		p.str(" complete")
	}
}

func (p *printer) signature(as Attrs, name string, ts []*TypeVar, ins, outs []*Var) {
	p.put(as, p.renamed(name), ts, "(", ins, ")")
	if len(outs) > 0 {
		p.put(" returns (", outs, ")")
	}
}

func (p *printer) procedure(d *ProcDecl) {
	p.str("procedure ")
	p.signature(d.Attrs, d.Name, d.TypeParams, d.Ins, d.Outs)
	if d.Body == nil {
		p.byte(';')
	}
	p.byte('\n')
	p.indent += 2
	if len(d.Modifies) > 0 {
		p.startLine()
		p.put("modifies ", d.Modifies, ";\n")
	}
	for _, s := range d.Specs {
		p.spec(s)
	}
	p.indent -= 2
	if d.Body != nil {
		p.yields = d.Attrs.Has("yields")
		p.body(d.Body)
	}
}

func (p *printer) body(b *Body) {
	p.str("{\n")
	p.indent += 2
	p.vars(b.Locals, nil)
	if len(b.Locals) > 0 && len(b.Stmts) > 0 {
		p.byte('\n')
	}
	p.stmts(b.Stmts)
	p.indent -= 2
	p.str("}\n")
}

// vars declares variables, as are the attributes of those that have none.
func (p *printer) vars(vs []*Var, as Attrs) {
	for _, g := range groupVars(vs, as) {
		p.startLine()
		p.put("var ", g.attrs)
		p.varGroup(g.vars)
		p.str(";\n")
	}
}

// varGroup is what one declaration declares: variables of one type.
type varGroup struct {
	attrs Attrs
	vars  []*Var
}

// groupVars puts neighbours together that can share a declaration, at most
// eight for the sake of the line's length.
func groupVars(vs []*Var, attrs Attrs) []varGroup {
	var out []varGroup
	for _, v := range vs {
		as := v.Attrs
		if len(as) == 0 {
			as = attrs
		}
		if n := len(out); n > 0 {
			g := &out[n-1]
			w := g.vars[0]
			if len(g.vars) < 8 && len(as) == len(g.attrs) && (len(as) == 0 || as[0] == g.attrs[0]) &&
				v.Where == nil && w.Where == nil && v.Unique == w.Unique && v.Type.String() == w.Type.String() {
				g.vars = append(g.vars, v)
				continue
			}
		}
		out = append(out, varGroup{attrs: as, vars: []*Var{v}})
	}
	return out
}

func (p *printer) varGroup(vs []*Var) {
	list(p, vs, func(v *Var) { p.name(v.Name) })
	p.put(": ", vs[0].Type)
	p.where(vs[0])
}
