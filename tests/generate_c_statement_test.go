package tests

import (
	"fmt"
	"slices"
	"strings"
)

// statements writes n statements, nested at most depth times.
func (g *generator) statements(n, depth int) {
	for ; n > 0; n-- {
		g.statement(depth)
	}
}

// statement writes one statement.
func (g *generator) statement(depth int) {
	simple := []func(){g.assignment, g.assignment, g.compound, g.copying, g.mixing, g.bytes, g.declaration, g.call, g.call, g.jump}
	nested := []func(int){g.branch, g.choice, g.loop, g.counting, g.landing}
	if n := g.Intn(len(simple) + len(nested)); n < len(simple) || depth == 0 {
		simple[n%len(simple)]()
	} else {
		nested[n-len(simple)](depth - 1)
	}
}

// block writes statements with a scope of their own.
func (g *generator) block(depth int) {
	outer := len(g.scope)
	g.statements(1+g.Intn(2), depth)
	g.scope = g.scope[:outer]
}

// declaration writes a local variable with its values, or a pointer.
func (g *generator) declaration() {
	v := variable{name: g.name("v"), t: g.objectType(2)}
	if g.chance(4) {
		v.t = &pointer{g.valueType(), 2}
	}
	switch t := v.t.(type) {
	case *pointer:
		target, ok := g.address(t)
		if !ok {
			return
		}
		g.line("%s = %s;", declare(t, v.name), target)
	case *record:
		if g.chance(2) {
			g.line("%s = %s;", declare(t, v.name), g.value(t))
			break
		}
		g.line("%s = %s;", declare(t, v.name), g.initializer(t, g.leaf))
	default:
		g.line("%s = %s;", declare(t, v.name), g.initializer(t, g.leaf))
	}
	g.scope = append(g.scope, v)
}

// leaf is a value for a scalar in an initializer.
func (g *generator) leaf(t *scalar) string {
	if g.chance(2) {
		return g.constant(t)
	}
	return g.expression(t, 1)
}

func (g *generator) assignment() {
	if place, t, ok := g.place(true); ok {
		g.line("%s = %s;", place, g.expression(t, 3))
	}
}

// compound writes an assignment with an operator. What is added to a narrow
// type is narrow itself, so that nothing overflows but what is unsigned.
func (g *generator) compound() {
	place, t, ok := g.place(true)
	if !ok {
		return
	}
	switch {
	case t.float:
		g.line("%s %s= %s;", place, g.operator("+", "-", "*"), g.expression(doubleType, 2))
	case t.bits < 32 && g.chance(2):
		g.line("%s%s;", place, g.operator("++", "--"))
	case t.bits < 32:
		g.line("%s %s= (signed char)%s;", place, g.operator("+", "-", "|", "^", "&"), g.integerValue(2))
	case t.signed:
		g.line("%s %s= %s;", place, g.operator("^", "|", "&"), g.expression(t, 2))
	case g.chance(3):
		g.line("%s >>= %s & 31;", place, g.integerValue(1))
	default:
		g.line("%s %s= %s;", place, g.operator("+", "-", "*", "^", "|", "&"), g.expression(uintType, 2))
	}
}

// copying copies a whole object: by assignment, memcpy or memmove.
func (g *generator) copying() {
	v := g.scope[g.Intn(len(g.scope))]
	place, t := g.part(v.name, v.t)
	switch t := t.(type) {
	case *record:
		if g.chance(2) {
			g.line("%s = %s;", place, g.value(t))
			return
		}
		if source, ok := g.find(t); ok {
			g.line("memmove(&%s, &%s, sizeof %s);", place, source, place)
		}
	case *array:
		half := t.size / 2
		switch source, ok := g.find(t); g.Intn(3) {
		case 0:
			g.line("memcpy(%s + %d, %s, %d * sizeof *%s);", place, half, place, half, place)
		case 1:
			g.line("memmove(%s + 1, %s, %d * sizeof *%s);", place, place, half, place)
		default:
			if ok {
				g.line("memmove(%s, %s, sizeof %s);", place, source, place)
			}
		}
	}
}

// bytes writes bytes of an array of integers, as memset does, or one of them.
func (g *generator) bytes() {
	for tries := 0; tries < 10; tries++ {
		v := g.scope[g.Intn(len(g.scope))]
		place, t := g.part(v.name, v.t)
		a, ok := t.(*array)
		if !ok {
			continue
		}
		elem, ok := a.elem.(*scalar)
		if !ok || elem.bits == 1 {
			g.line("memset(%s, 0, sizeof %s);", place, place)
			return
		}
		if elem.float {
			continue
		}
		if g.chance(2) {
			g.line("memset(%s, %s, %d);", place, g.expression(intType, 1), 1+g.Intn(a.size*elem.bits/8))
			return
		}
		g.line("((unsigned char *)%s)[%s & %d] = %s;", place, g.integerValue(1), a.size*elem.bits/8-1, g.expression(intType, 2))
		return
	}
}

// mixing adds a value to the sum.
func (g *generator) mixing() {
	if g.floats && g.chance(3) {
		g.line("mixFloat(%s);", g.expression(doubleType, 3))
		return
	}
	g.line("mix(%s);", g.expression(ullongType, 3))
}

// call writes a call of a function, whose value is kept or used up at once.
func (g *generator) call() {
	if g.calls == 0 || g.loops > 0 || !g.mayCall || len(g.functions) == 0 {
		g.mixing()
		return
	}
	f := g.functions[g.Intn(len(g.functions))]
	var args []string
	for _, p := range f.params {
		if p.fixed {
			args = append(args, fmt.Sprint(1+g.Intn(3)))
			continue
		}
		arg := ""
		if t, ok := p.t.(*pointer); ok {
			if arg, ok = g.address(t); !ok {
				return
			}
		} else {
			arg = g.value(p.t)
		}
		args = append(args, arg)
	}
	g.calls--
	call := fmt.Sprintf("%s(%s)", f.name, strings.Join(args, ", "))
	v := variable{name: g.name("r"), t: f.result}
	g.line("%s = %s;", declare(v.t, v.name), call)
	g.scope = append(g.scope, v)
}

// branch writes an if statement.
func (g *generator) branch(depth int) {
	g.open("if (%s)", g.integerValue(3))
	g.block(depth)
	if g.chance(2) {
		g.shut(" else {")
		g.indent++
		g.block(depth)
	}
	g.shut("")
}

// choice writes a switch statement.
func (g *generator) choice(depth int) {
	g.open("switch (%s & 7)", g.integerValue(2))
	for _, n := range g.Perm(8)[:2+g.Intn(3)] {
		g.line("case %d: {", n)
		g.indent++
		g.block(depth)
		g.shut("")
		if !g.chance(4) {
			g.line("  break;")
		}
	}
	if g.chance(2) {
		g.line("default: {")
		g.indent++
		g.block(depth)
		g.shut("")
	}
	g.shut("")
}

// loop writes a loop of one of the three kinds that ends after at most four rounds.
func (g *generator) loop(depth int) {
	i := variable{name: g.name("i"), t: []*scalar{intType, uintType, integers[7]}[g.Intn(3)], fixed: true}
	n := 2 + g.Intn(3)
	outer := len(g.scope)
	g.loops++
	tail := ""
	switch g.Intn(3) {
	case 0:
		g.open("for (%s = 0; %s < %d; %s++)", declare(i.t, i.name), i.name, n, i.name)
	case 1:
		g.line("%s = %d;", declare(i.t, i.name), n)
		g.open("while (%s--)", i.name)
	default:
		g.line("%s = 0;", declare(i.t, i.name))
		g.open("do")
		tail = fmt.Sprintf(" while (++%s < %d);", i.name, n)
	}
	g.scope = append(g.scope, i)
	g.block(depth)
	if g.chance(3) {
		g.line("if (%s)", g.integerValue(2))
		g.line("  %s;", g.operator("break", "continue"))
		g.statement(0)
	}
	g.loops--
	g.scope = g.scope[:outer]
	g.shut(tail)
}

// counting writes a loop that gives the address of a variable to a function.
func (g *generator) counting(depth int) {
	if len(g.accessors) == 0 || g.loops > 0 {
		g.loop(depth)
		return
	}
	f := g.accessors[g.Intn(len(g.accessors))]
	v := variable{name: g.name("v"), t: f.params[0].t.(*pointer).elem}
	i := g.name("i")
	g.open("")
	outer := len(g.scope)
	g.line("%s = %s;", declare(v.t, v.name), g.initializer(v.t, g.leaf))
	g.scope = append(g.scope, v)
	g.loops++
	g.open("for (int %s = 0; %s < %d; %s++)", i, i, 2+g.Intn(2), i)
	call := fmt.Sprintf("%s(&%s, %s)", f.name, v.name, g.value(f.params[1].t))
	r := variable{name: g.name("r"), t: f.result}
	g.line("%s = %s;", declare(r.t, r.name), call)
	g.scope = append(g.scope, r)
	g.block(0)
	g.shut("")
	g.loops--
	g.scope = g.scope[:len(g.scope)-1]
	g.mixing()
	g.scope = g.scope[:outer]
	g.shut("")
}

// jump writes a jump to the landing that was entered last, if there is one.
func (g *generator) jump() {
	g.open("if (landing && (%s))", g.integerValue(2))
	g.line("longjmp(*landing, %s & 3);", g.integerValue(1))
	g.shut("")
}

// landing writes a call of setjmp, and what is done before and after a jump to it. Variables of the function are not changed before, since
// they would have no values after.
func (g *generator) landing(depth int) {
	buffer, outer := g.name("b"), g.name("o")
	g.open("")
	g.line("jmp_buf %s, *%s = landing;", buffer, outer)
	g.line("landing = &%s;", buffer)
	g.open("switch (setjmp(%s))", buffer)
	scope := g.scope
	g.scope = slices.Clone(scope[:g.globals])
	g.line("case 0: {")
	g.indent++
	g.block(depth)
	g.statements(1, 0)
	g.jump()
	g.shut("")
	g.scope = scope
	g.line("  break;")
	for _, label := range []string{"case 2", "default"} {
		g.line("%s: {", label)
		g.indent++
		g.line("landing = %s;", outer)
		g.block(0)
		g.shut("")
		g.line("  break;")
	}
	g.shut("")
	g.line("landing = %s;", outer)
	g.shut("")
}
