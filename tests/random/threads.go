// Package random writes random C programs, each from a seed, which the tests of several rooms run, verify and explore. It imports nothing of ours.
package random

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
)

// threadGenerator writes one random C program with threads. It has no undefined
// behaviour but data races, and may end in a deadlock of its two mutexes. Its few variables are accessed in all the ways that C
// has: whole, by member and element, through pointers, in blocks, as arguments that
// nobody looks at; plainly, under mutexes and atomically in all orders.
//
// JITTER stands between steps: to run the program it is defined as a short wait of
// random length, to verify it as nothing. CHECK gets what was computed.
type threadGenerator struct {
	*rand.Rand
	out    strings.Builder
	places []string // the variables that this program uses
	held   []string // the mutexes that are locked here
	wide   bool     // Primitives
}

const threadsFrame = `#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct record { unsigned i; unsigned char t[4]; unsigned w; } r, s = {3, {1, 2}, 5};
union { unsigned whole; unsigned char part[4]; } u;
unsigned a, b, v[4];
unsigned char c, bytes[8];
_Atomic unsigned f, g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;

static void ignore(int how_many, ...) {}
static unsigned member(struct record x) { return x.w; }
`

// primitivesFrame is what a program of Primitives has besides.
const primitivesFrame = `#include <semaphore.h>
#include <stdlib.h>
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
pthread_once_t on = PTHREAD_ONCE_INIT;
pthread_spinlock_t sp;
pthread_barrier_t ba;
sem_t se;
unsigned *hp;
_Thread_local unsigned tl;
struct timespec past;
static void first(void) { b++; }
`

// Threads is a program with up to four threads, main among them; see threadGenerator.
func Threads(seed int64) string {
	g := &threadGenerator{Rand: rand.New(rand.NewSource(seed))}
	return g.program()
}

// Primitives is such a program with up to three threads, which synchronise in the other ways that there are, too, and are detached or cancelled.
func Primitives(seed int64) string {
	g := &threadGenerator{Rand: rand.New(rand.NewSource(seed)), wide: true}
	return g.program()
}

func (g *threadGenerator) program() string {
	all := []string{"a", "b", "c", "r.i", "r.w", "r.t[1]", "s.i", "s.t[2]", "v[0]", "v[2]", "u.whole", "u.part[1]", "bytes[0]", "bytes[5]"}
	for _, i := range g.Perm(len(all))[:2+g.Intn(4)] {
		g.places = append(g.places, all[i])
	}
	g.out.WriteString(threadsFrame)
	threads := 2 + g.Intn(2)
	if g.wide {
		g.out.WriteString(primitivesFrame)
		threads = 2
		if g.Intn(2) == 0 {
			g.places = append(g.places, "*hp")
		}
	}
	for i := range threads {
		fmt.Fprintf(&g.out, "\nstatic void *worker%d(void *arg) {\n  unsigned *p = &%s, x = 0;\n", i, g.word())
		for range 1 + g.Intn(4) {
			g.statement(1)
		}
		g.out.WriteString("  ignore(2, p, x);\n  return arg;\n}\n")
	}
	g.out.WriteString("\nint main(void) {\n  pthread_t id[3];\n  unsigned *p = &a, x = 0;\n")
	if g.wide {
		fmt.Fprintf(&g.out, "  hp = calloc(1, sizeof *hp);\n  sem_init(&se, 0, %d);\n  pthread_barrier_init(&ba, 0, 2);\n  pthread_spin_init(&sp, 0);\n", g.Intn(2))
	}
	g.some(2)
	for i := range threads {
		fmt.Fprintf(&g.out, "  pthread_create(&id[%d], 0, worker%d, 0);\n", i, i)
		if g.Intn(4) == 0 {
			g.some(1)
		}
	}
	for i := range threads {
		if g.wide && g.Intn(8) == 0 {
			fmt.Fprintf(&g.out, "  pthread_cancel(id[%d]);\n", i)
		}
		if g.wide && g.Intn(12) == 0 {
			fmt.Fprintf(&g.out, "  pthread_detach(id[%d]);\n", i)
			continue
		}
		fmt.Fprintf(&g.out, "  pthread_join(id[%d], 0);\n", i)
		if g.Intn(4) == 0 {
			g.some(1)
		}
	}
	g.out.WriteString(`  ignore(2, p, x);
  unsigned sum = a + 3 * b + 5 * c + 7 * f + 11 * g + 13 * u.whole;
  for (int k = 0; k < 4; k++)
    sum = sum * 31 + v[k] + r.t[k] + 2 * s.t[k];
  for (int k = 0; k < 8; k++)
    sum = sum * 31 + bytes[k];
  sum = sum * 31 + r.i + 3 * r.w + 5 * s.i + 7 * s.w;
`)
	if g.wide {
		g.out.WriteString("  sum = sum * 31 + *hp + 3 * tl;\n")
	}
	g.out.WriteString("  CHECK(sum);\n  return 0;\n}\n")
	return g.out.String()
}

func (g *threadGenerator) some(most int) {
	for range g.Intn(most + 1) {
		g.statement(1)
	}
}

func (g *threadGenerator) choose(from ...string) string { return from[g.Intn(len(from))] }

// word is a variable of type unsigned.
func (g *threadGenerator) word() string { return g.choose("a", "b", "v[0]", "v[2]", "r.i", "s.w") }

func (g *threadGenerator) place() string {
	switch g.Intn(8) {
	case 0:
		return "*p"
	case 1:
		return "v[" + g.choose(g.places...) + " & 3]"
	}
	return g.choose(g.places...)
}

func (g *threadGenerator) value() string {
	switch g.Intn(4) {
	case 0:
		return fmt.Sprint(1 + g.Intn(3))
	case 1:
		return g.place() + fmt.Sprintf(" + %d", 1+g.Intn(2))
	case 2:
		return "x"
	}
	return g.place()
}

func (g *threadGenerator) atom() string { return g.choose("&f", "&g") }

func (g *threadGenerator) loadOrder() string {
	return "memory_order_" + g.choose("relaxed", "acquire", "seq_cst")
}

func (g *threadGenerator) storeOrder() string {
	return "memory_order_" + g.choose("relaxed", "release", "seq_cst")
}

func (g *threadGenerator) statement(depth int) {
	line := func(format string, args ...any) {
		g.out.WriteString(strings.Repeat("  ", depth) + "JITTER;\n")
		fmt.Fprintf(&g.out, strings.Repeat("  ", depth)+format+"\n", args...)
	}
	block := func() {
		for range g.Intn(3) {
			g.statement(depth + 1)
		}
		line("}")
	}
	if g.wide && g.Intn(2) == 0 && g.primitive(depth, line) {
		return
	}
	if depth < 3 {
		kind := g.Intn(5)
		if len(g.held) == 1 && g.Intn(3) == 0 {
			kind = 2 // the other one as well: orders that differ make deadlocks
		}
		switch kind {
		case 0:
			line("if (%s) {", g.place())
			block()
			return
		case 1:
			line("if (atomic_load_explicit(%s, %s) == %d) {", g.atom(), g.loadOrder(), g.Intn(3))
			block()
			return
		case 2:
			if mutex := g.choose("m", "m", "n"); !slices.Contains(g.held, mutex) {
				g.held = append(g.held, mutex)
				line("pthread_mutex_lock(&%s);", mutex)
				for range 1 + g.Intn(2) {
					g.statement(depth + 1)
				}
				line("pthread_mutex_unlock(&%s);", mutex)
				g.held = g.held[:len(g.held)-1]
				return
			}
		}
	}
	switch g.Intn(14) {
	case 0:
		line("(%s)++;", g.place())
	case 1:
		line("x = %s;", g.place())
	case 2:
		line("(void)%s;", g.place())
	case 3:
		line("ignore(1, %s);", g.value())
	case 4:
		line("%s;", g.choose("r = s", "s = r", "memcpy(&r, &s, sizeof r)", "x = member(r)", "x = member(s)", "u.whole = s.w"))
	case 5:
		line("memset(bytes + %d, %d, %d);", g.Intn(4), g.Intn(3), 1+g.Intn(4))
	case 6:
		line("memcpy(%s, %s, %d);", g.choose("bytes", "r.t", "v"), g.choose("s.t", "u.part", "&v[2]"), 1+g.Intn(4))
	case 7, 8:
		line("atomic_store_explicit(%s, %d, %s);", g.atom(), 1+g.Intn(2), g.storeOrder())
	case 9:
		line("atomic_fetch_add_explicit(%s, 1, memory_order_%s);", g.atom(), g.choose("relaxed", "acquire", "release", "acq_rel", "seq_cst"))
	case 10:
		line("p = &%s;", g.word())
	default:
		line("%s = %s;", g.place(), g.value())
	}
}

// primitive writes a statement that synchronises in one of the other ways, if it fits here.
func (g *threadGenerator) primitive(depth int, line func(string, ...any)) bool {
	// holding writes what a thread does with a lock.
	holding := func(lock, what, take, give string) bool {
		if depth >= 3 || slices.Contains(g.held, lock) {
			return false
		}
		g.held = append(g.held, lock)
		try := strings.Contains(take, "try")
		if try {
			line("if (%s(&%s) == 0) {", take, what)
		} else {
			line("%s(&%s);", take, what)
		}
		for range 1 + g.Intn(2) {
			g.statement(depth + 1)
		}
		line("%s(&%s);", give, what)
		if try {
			line("}")
		}
		g.held = g.held[:len(g.held)-1]
		return true
	}
	order := func() string {
		return "memory_order_" + g.choose("relaxed", "acquire", "release", "acq_rel", "seq_cst")
	}
	switch g.Intn(16) {
	case 0:
		return holding("rw", "rw", g.choose("pthread_rwlock_rdlock", "pthread_rwlock_tryrdlock"), "pthread_rwlock_unlock")
	case 1:
		return holding("rw", "rw", g.choose("pthread_rwlock_wrlock", "pthread_rwlock_trywrlock"), "pthread_rwlock_unlock")
	case 2:
		lock := g.choose("m", "n")
		return holding(lock, lock, "pthread_mutex_trylock", "pthread_mutex_unlock")
	case 3:
		return holding("sp", "sp", g.choose("pthread_spin_lock", "pthread_spin_trylock"), "pthread_spin_unlock")
	case 4:
		line("sem_post(&se);")
	case 5:
		line("%s(&se);", g.choose("sem_wait", "sem_trywait"))
	case 6:
		line("pthread_barrier_wait(&ba);")
	case 7:
		line("pthread_once(&on, first);")
	case 8:
		line("pthread_cond_%s(&cv);", g.choose("signal", "broadcast"))
	case 9:
		if !slices.Contains(g.held, "m") {
			return false
		}
		line("if (%s == 0)", g.place())
		line("  %s;", g.choose("pthread_cond_wait(&cv, &m)", "x = pthread_cond_timedwait(&cv, &m, &past) != 0"))
	case 10:
		line("tl += %d;", 1+g.Intn(2))
	case 11:
		line("x = tl;")
	case 12:
		line("{ unsigned e = %d; x = atomic_compare_exchange_strong_explicit(%s, &e, %d, %s, %s); }", g.Intn(3), g.atom(), 1+g.Intn(2), order(), g.loadOrder())
	case 13:
		line("x = atomic_exchange_explicit(%s, %d, %s);", g.atom(), g.Intn(3), order())
	case 14:
		line("atomic_thread_fence(%s);", order())
	default:
		line("pthread_testcancel();")
	}
	return true
}
