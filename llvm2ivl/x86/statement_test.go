package x86

import "testing"

func TestRead(t *testing.T) {
	for _, c := range []struct {
		template, constraints string
		arguments             int
		op                    string // "-" if it is not understood
		argument, distance    int    // of the place
	}{
		{"lock; xaddl $0, $1", "=r,=*m,0,*m", 2, "-", 0, 0}, // an operand for which there is no argument
		{"lock; xaddl $0, $1", "=r,=*m,0,~{memory}", 2, "xadd", 0, 0},
		{"xaddl $0, $1", "=r,=*m,0", 2, "-", 0, 0}, // not in one step
		{"xchgl -8($1),$0", "=r,r,0", 2, "xchg", 0, -8},
		{"movl $0, $1", "*m,*m", 2, "-", 0, 0},
		{"movl %eax, ($0)\n", "r", 1, "mov", 0, 0},
		{"movl ($0), %eax", "r", 1, "-", 0, 0}, // a register that no constraint names
		{"lock decl $0;sete $1", "=*m,=r", 1, "dec", 0, 0},
		{"sete $1;lock decl $0", "=*m,=r", 1, "-", 0, 0},
		{"movq ($0),%rbx;movq 8($0),%rcx;lock cmpxchg16b ($1)", "r,r", 2, "cmpxchg", 1, 0},
		{"movq ($0),%rbx;movq 8($0),%rcx;lock cmpxchg16b ($1)", "r,{bx}", 2, "-", 0, 0}, // no longer what was given
		{"movl ($0),%ebx;movl 8($0),%ecx;lock cmpxchg16b ($1)", "r,r", 2, "-", 0, 0},    // half a word
		{"movl ($0),%ebx;lock cmpxchgl %ebx,($1)", "r,r", 2, "-", 0, 0},
	} {
		s := Read(c.template, c.constraints, c.arguments)
		if s == nil {
			if c.op != "-" {
				t.Errorf("%q (%s) is not understood", c.template, c.constraints)
			}
			continue
		}
		if s.Op != c.op || s.Place.Operand.Argument != c.argument || s.Place.Distance != c.distance {
			t.Errorf("%q (%s): %s of argument %d, %d behind; want %s, %d, %d", c.template, c.constraints, s.Op, s.Place.Operand.Argument, s.Place.Distance, c.op, c.argument, c.distance)
		}
	}
	for template, want := range map[string]bool{"": true, "rep; nop": true, "\tmfence\n": true, "lock; addl $$0,0(%esp)": true, "addl $$0,0(%esp)": false, "pause;hlt": false} {
		if Harmless(template) != want {
			t.Errorf("%q: harmless is %v", template, !want)
		}
	}
}
