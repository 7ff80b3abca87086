package tests

import (
	"fmt"
	"math/rand"
	"strings"
)

// generateParts gives the body of a program that copies and overwrites parts of pointers, in memory that holds them alone or in unions with numbers. No
// mixed pointer is gone through, since it is a matter of the addresses whether that is right. So may be what is compared: then free is set.
func generateParts(r *rand.Rand) (body string, free bool) {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, "  "+format+"\n", args...) }
	pick := func(ss ...string) string { return ss[r.Intn(len(ss))] }
	unknown := func(n int) string { return pick(fmt.Sprint(n), fmt.Sprint(n), fmt.Sprintf("%d + zero", n)) }
	const size = 32
	element, slot := "link", "s[%s]"
	union := r.Intn(2) == 0
	if union {
		element, slot = "union slot", "s[%s].p"
	}
	at := func() string { return unknown(r.Intn(4)) }
	pointer := func() string { return fmt.Sprintf(slot, at()) }
	target := func() string { return pick("&a", "&c", "&g[0]", "&g[1]", "h", "h + 1", "0") }
	line("unsigned sum = 1; int *h = calloc(2, sizeof *h);")
	if r.Intn(3) == 0 {
		line("%s *s = calloc(4, sizeof *s);", element)
	} else {
		given := []string{"0"}
		for range r.Intn(2) * r.Intn(4) {
			given = append(given, pick("&a", "&c", "&g[0]", "&g[1]", "0"))
		}
		open, end := "", ""
		if union {
			open, end = "{", "}"
		}
		line("%s%s all[4] = {%s%s%s}, *s = all;", pick("", "static "), element, open, strings.Join(given, end+", "+open), end)
	}
	// Some bytes, of which a program uses only whole elements if it is to decide what does not depend on addresses.
	whole := r.Intn(3) == 0
	block := func() (to, from, n int) {
		step := []int{8, 4, 4, 1}[r.Intn(4)]
		if whole {
			step = 8
		}
		n = step * (1 + r.Intn(2))
		if step == 8 {
			n = step * (1 + r.Intn(3))
		} else {
			free = true
		}
		place := func() int { return step * r.Intn((size-n)/step+1) }
		return place(), place(), n
	}
	for range 5 + r.Intn(6) {
		switch r.Intn(14) {
		case 0, 1, 2:
			line("%s = %s;", pointer(), target())
		case 3:
			line("s[%s] = s[%s];", at(), at())
		case 4, 5:
			to, from, n := block()
			line("memmove((char *)s + %s, (char *)s + %s, %s);", unknown(to), unknown(from), unknown(n))
		case 6:
			to, _, n := block()
			line("memset((char *)s + %s, %s, %s);", unknown(to), pick("0", "0", "1", "-1"), unknown(n))
		case 7:
			to, from, n := block()
			line("for (int i = 0; i < %s; i++) ((char *)s)[%d + i] = ((char *)s)[%d + i];", unknown(n), to, from)
		case 8:
			to, from, n := block()
			line("for (int i = 0; i < %d; i++) memcpy((char *)s + %d + i, (char *)s + %d + i, 1);", n, to, from)
		case 9:
			line("{ %s v = s[%s]; s[%s] = s[%s]; s[%s] = v; }", element, at(), at(), at(), at())
		case 10:
			line(pick("exchange(&%s, %s);", "replace(&%s, %s, g);"), pointer(), target())
		case 11:
			if union {
				line("s[%s].n = %s;", at(), pick("0", "1", "7", "300", "-1"))
			} else if !whole {
				free = true
				line("((unsigned *)s)[%s] = %s;", unknown(r.Intn(8)), pick("0", "5", fmt.Sprintf("((unsigned *)s)[%s]", unknown(r.Intn(8)))))
			}
		case 12:
			switch {
			case !union:
				line("{ link t[4]; memcpy(t, s, sizeof t); memcpy(s, t + %d, %d); }", r.Intn(2), 8*(1+r.Intn(3)))
			case whole:
				line("s[%s].d = %s;", at(), pick("0.0", "1.5", fmt.Sprintf("s[%s].d", at())))
			default:
				free = true
				line("%s", pick(fmt.Sprintf("s[%s].h[%s] = s[%s].h[%s];", at(), pick("0", "1"), at(), pick("0", "1")), fmt.Sprintf("s[%s].h[1] = 0;", at()),
					fmt.Sprintf("s[%s].c[%d] = s[%s].c[%d];", at(), r.Intn(8), at(), r.Intn(8))))
			}
		default:
			if union {
				line("{ struct slots q; memcpy(&q, s, sizeof q); q = turned(q); memcpy(s + %d, &q, sizeof q); }", r.Intn(3))
			} else {
				line("{ struct pointers q; memcpy(&q, s, sizeof q); q = moved(q); memcpy(s + %d, &q, sizeof q); }", r.Intn(3))
			}
		}
		if r.Intn(3) == 0 {
			line("sum = sum * 8 + which(%s, h);", pointer())
		}
		if union && r.Intn(4) == 0 {
			line("sum = sum * 2 + (%s);", pick(fmt.Sprintf("s[%s].n < 100", at()), fmt.Sprintf("s[%s].n == %s", at(), pick("0", "1", "7")), fmt.Sprintf("s[%s].n %% 4 == 0", at())))
		}
	}
	for i := range 3 {
		line("sum = sum * 8 + which("+slot+", h);", fmt.Sprint(i))
	}
	line("CHECK(sum);")
	line("return 0;")
	return b.String(), free
}

const partsFrame = `#include <stdlib.h>
#include <string.h>

union slot { int *p; long n; unsigned h[2]; char c[8]; double d; };
struct slots { union slot a, b; };
struct pointers { int *a, *b; };
typedef int *link;
int zero, a, c, g[4];
static int which(int *p, int *h) { return p == &a ? 1 : p == &c ? 2 : p == g ? 3 : p == g + 1 ? 4 : p == h ? 5 : p == h + 1 ? 6 : p == 0 ? 7 : 0; }
static struct slots turned(struct slots p) { return (struct slots){p.b, p.a}; }
static struct pointers moved(struct pointers p) { return (struct pointers){p.b, p.a}; }
static int *exchange(int **at, int *p) { return __atomic_exchange_n(at, p, __ATOMIC_SEQ_CST); }
static int replace(int **at, int *p, int *q) { return __atomic_compare_exchange_n(at, &p, q, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); }

`
