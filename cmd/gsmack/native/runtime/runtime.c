/* The runtime of the compiled program: threads are coroutines of one process, each primitive of gsmack.h
 * has its native meaning here, and the callbacks of clang's -fsanitize=thread say what memory is accessed.
 * One execution follows the prefix of a schedule that it is given, then goes on by itself, and
 * writes down each transition: what it touched, what it chose. package native has the other end.
 *
 * Everything the runtime itself remembers lies at OWN, where no execution restores it. */
#define _GNU_SOURCE
#include <errno.h>
#include <link.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "layout.h"

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define S ((struct shared *)SHARED)
#define R ((struct runtime *)OWN)

enum { STANDS = 8 };
enum { CELLS = 1 << 17, PLACES = 1 << 17, PAGES = 1 << 20, SEGMENTS = 64, UNDOS = 1 << 16, KEPT = 4096, SEEN = 1 << 24 };

struct regs { u64 pc, sp, rbx, rbp, r12, r13, r14, r15; };

/* What a transition begins with. */
enum op { START, SECTION, ACCESS, PLAIN, EXIT };
enum state { READY, WAITS, STOPPED, DONE };

struct order { char acquires, releases, failure_acquires; };

/* How a thread stood before a transition: all that is its own, and what the transition then read. */
struct stand {
  u64 pc, frame, *sp, size, begin_size;
  struct regs begin, entry;
  struct order order;
  enum op op;
  int error, plain, reads; /* plain: behind it shared memory was read by plain accesses */
  struct { u64 *at, value; } read[4];
  char stack[KEPT];
};

struct thread {
  u64 *sp;
  u64 low;    /* of its stack */
  u64 heap;   /* where its next object lies */
  u64 pc;     /* of the pending operation */
  u64 frame;  /* of its caller */
  u64 arguments[6];
  void (*function)();
  enum op op;
  enum state state;
  int depth;  /* of sections */
  int error;  /* errno */
  struct order order;
  struct regs begin; /* of the section */
  struct regs entry; /* of the operation that is pending; pc is another if it is not known */
  u64 kept_size, kept_heap;
  int sweep, swept; /* which piece of ghost state any() is, counted from 1; whether it was asked for */
  int awaited;      /* how many places it found when it had to wait; -1: too many */
  u64 awaits[16];
  const char *kind;  /* of what it waits for */
  u64 object, holder;
  int assumed;       /* an assumption stopped it, not an await */
  u32 now[MAX_THREADS], released[MAX_THREADS], pending[MAX_THREADS];
  struct stand stand[STANDS]; /* before the transitions since one that had an effect, the last of them */
  u32 stands, last;           /* how many; the number of the last, which is at its remainder */
  u32 loop;                   /* with how many of the last of them the loop begins that waits, 0 if none does */
  char kept[KEPT];
};

struct touched {
  u64 group, cell, before;
  unsigned char mask, write, family, read;
  u64 *value; /* of ghost state */
};

struct cell { u64 generation; const char *name; u64 key, group, id; int64_t value; unsigned char family; };

/* Happens-before at a place that synchronises. */
struct place { u64 generation, group; int owner; u32 *held, *reads; };

/* An access in the shadow of eight bytes. */
struct seen { u32 next, clock; u64 pc; unsigned short thread; unsigned char mask, write, atomic; /* 2: its races are benign */ };
struct head { u32 generation, first; };
struct page { u64 number; struct head *heads; };
struct undo { u64 *ghost; u64 address; u64 old[2]; int size; };
struct segment { u64 from, to; };
struct hot { u64 page; char *copy; };

struct runtime {
  struct regs begin; /* where the assembly puts how the caller of a section or an atomic operation stands */
  u64 *scheduler;
  u64 last_key; /* of ghost state */
  struct thread *current;
  u64 generation;
  int threads, running, forced, chosen;
  int threads_before, chosen_before; /* the section */
  int ended;                  /* in a deadlock, which a debugger sees from the stack of a thread */
  int exact;                  /* what the section chooses is given; it has no other choices */
  u32 vain;                   /* how many exact steps could not be taken */
  int varies;                 /* a compare-and-exchange, which might write */
  u64 random;                 /* the state of the generator */
  int sequential;             /* the choices of the section are tried one after the other */
  u64 priority[MAX_THREADS];
  u32 sinks[16];              /* the events at which the priority of the thread at work sinks */
  int passed;                 /* some choices would have made it wait */
  int effect;                 /* it wrote memory that is not its stack, other than what it touched */
  int plain;                  /* it read such memory by plain accesses */
  u64 polls;                  /* how often, since it wrote some */
  struct stand poll;          /* how it stood at one of these; begin_size: at which */
  int site;                   /* a loop waits by it: it may turn out not to happen */
  u64 context;                /* of a site: a hash of how the thread stands */
  u32 clocks[3][MAX_THREADS]; /* of the thread, before it */
  struct { struct place *place; int owner; u32 held[MAX_THREADS], reads[MAX_THREADS]; } save[16];
  int saves;
  int fresh;                  /* the transition began with the section that is open */
  enum op op;                 /* what it began with */
  u64 pc, stack[MAX_FRAMES];  /* where */
  int frames;
  u64 choices[MAX_CHOICES];   /* value | domain << 32 */
  u64 given[MAX_CHOICES];
  int outcome;                /* of the attempt: see below */
  u64 *log, *log_end;
  int touches, undos, cells_used, places_used;
  int spawned;                /* by this transition */
  struct touched touched[MAX_TOUCHED];
  struct undo undo[UNDOS];
  struct thread *thread[MAX_THREADS + 1];
  struct cell cells[CELLS];
  int live[CELLS]; /* the cells of this execution */
  struct place places[PLACES];
  struct page pages[PAGES];
  struct seen *seen;
  u32 seen_used;
  struct segment segment[SEGMENTS];
  int segments;
  struct hot *hot;
  int hots;
  char *persistent, *pool, *pool_start; /* what stays, what an execution takes */
  int (*main)(int, char **, char **);
  int argc;
  char **argv, **envp;
  u64 main_heap;  /* where the objects made before main end */
  int limits[MAX_THREADS + 1];
};

enum { NUMBERS = 1 }; /* the place from which threads take their numbers */
enum outcome { ARRIVED, ENDED, STUCK, ASSUMED, FAILURE, NO_CHOICE, FINISHED, NOT_MODELLED, SPINS, POLLING };

/* Whether OWN is there; the only variable of the runtime's that the program could overwrite. */
static char ready;

/* Notes how the caller stands, at OWN. */
#define BEGIN                                                                                    \
  " movabs $0x10000000000,%rax\n mov (%rsp),%r10\n mov %r10,(%rax)\n lea 8(%rsp),%r10\n"          \
  " mov %r10,8(%rax)\n mov %rbx,16(%rax)\n mov %rbp,24(%rax)\n mov %r12,32(%rax)\n"              \
  " mov %r13,40(%rax)\n mov %r14,48(%rax)\n mov %r15,56(%rax)\n"
/* A function that is called so: gsmack_name is what it does. */
#define ENTRY(name) __asm__(".globl " #name "\n" #name ":\n" BEGIN " jmp gsmack_" #name "\n");

extern void gsmack_switch(u64 **from, u64 *to);
extern void gsmack_jump(struct regs *) __attribute__((noreturn));
__asm__(".text\n"
        ".globl gsmack_switch\ngsmack_switch:\n"
        " push %rbp\n push %rbx\n push %r12\n push %r13\n push %r14\n push %r15\n"
        " mov %rsp,(%rdi)\n mov %rsi,%rsp\n"
        " pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbx\n pop %rbp\n ret\n"
        ".globl __gsmack_atomic_begin\n__gsmack_atomic_begin:\n xor %edi,%edi\n xor %esi,%esi\n"
        ".globl __gsmack_atomic_begin_order\n__gsmack_atomic_begin_order:\n"
        BEGIN
        " jmp gsmack_section\n"
        ".globl gsmack_jump\ngsmack_jump:\n"
        " mov 16(%rdi),%rbx\n mov 24(%rdi),%rbp\n mov 32(%rdi),%r12\n mov 40(%rdi),%r13\n"
        " mov 48(%rdi),%r14\n mov 56(%rdi),%r15\n mov 8(%rdi),%rsp\n jmp *(%rdi)\n");

static void too_much(const char *what);

static void *persist(u64 size) {
  char *p = R->persistent;
  if (p + size > R->pool_start && R->current)
    too_much("more memory than can be followed");
  R->persistent += (size + 15) & ~15ull;
  return p;
}

static void *take(u64 size) {
  char *p = R->pool;
  R->pool += (size + 15) & ~15ull;
  return p;
}

static u64 mix(u64 x) {
  x *= 0x9e3779b97f4a7c15ull;
  return x ^ x >> 29;
}

static u64 random_number(void) {
  R->random = R->random * 6364136223846793005ull + 1442695040888963407ull;
  return mix(R->random) >> 8;
}

/* Where a debugger stops: the execution ends in a failure, in the calls that its thread is in. */
void __attribute__((noinline)) gsmack_fails(const char *property, const char *message) { __asm__ volatile("" ::"r"(property), "r"(message)); }

static void leave(int outcome) {
  R->outcome = outcome;
  gsmack_switch(&R->current->sp, R->scheduler);
  if (unlikely(R->ended))
    gsmack_fails(S->property, S->message);
}

/* For a debugger: where a thread that does not run has put its registers; 0 if there is none. */
u64 *gsmack_stack(int n) { return n >= 1 && n <= R->threads && R->thread[n] != R->current && R->thread[n]->state != DONE ? R->thread[n]->sp : 0; }

static void copy_text(char *to, const char *from, int size) {
  int i = 0;
  if (from)
    for (; i < size - 1 && from[i]; i++)
      to[i] = from[i];
  to[i] = 0;
}

static void too_much(const char *what) {
  copy_text(S->message, what, sizeof S->message);
  leave(NOT_MODELLED);
}

/* The calls that a thread is in, the innermost first. */
static int walk(u64 *out, u64 pc, u64 frame) {
  struct thread *t = R->current;
  int n = 0;
  out[n++] = pc;
  u64 top = t->low + STACK_SIZE;
  while (n < MAX_FRAMES && frame >= t->low && frame + 16 <= top && !(frame & 7)) {
    u64 next = ((u64 *)frame)[0], back = ((u64 *)frame)[1];
    if (!back)
      break;
    out[n++] = back;
    if (next <= frame)
      break;
    frame = next;
  }
  return n;
}

static void fail_at(const char *property, const char *message, u64 pc, u64 frame) {
  copy_text(S->property, property, sizeof S->property);
  copy_text(S->message, message, sizeof S->message);
  S->culprit = R->current ? R->running : 1;
  S->frames = R->current ? walk(S->stack, pc, frame) : 0;
  if (S->flags & ALONE)
    gsmack_fails(property, message);
  leave(FAILURE);
  __builtin_unreachable();
}

#define PC ((u64)__builtin_return_address(0))
#define FRAME (*(u64 *)__builtin_frame_address(0))

/* ---- What a transition touches ----------------------------------------- */

static struct touched *touch(u64 group, u64 cell, unsigned mask, int write, int family, u64 *value) {
  for (int i = R->touches - 1; i >= 0 && i >= R->touches - 64; i--) {
    struct touched *a = &R->touched[i];
    if (a->cell == cell && a->group == group) {
      a->mask |= mask;
      a->write |= write;
      a->read |= !write;
      return a;
    }
  }
  if (R->touches == MAX_TOUCHED) {
    copy_text(S->message, "a transition touches too much memory", sizeof S->message);
    leave(NOT_MODELLED);
  }
  struct touched *a = &R->touched[R->touches++];
  *a = (struct touched){group, cell, value ? *value : group == NUMBERS ? 0 : *(u64 *)group, mask, write, family, !write, value};
  return a;
}

static struct place *place(u64 group) {
  for (u64 i = mix(group);; i++) {
    struct place *p = &R->places[i & (PLACES - 1)];
    if (p->generation != R->generation) {
      if (++R->places_used > PLACES / 2) {
        copy_text(S->message, "more places synchronise than can be followed", sizeof S->message);
        leave(NOT_MODELLED);
      }
      *p = (struct place){R->generation, group, 0, 0, 0};
      return p;
    }
    if (p->group == group)
      return p;
  }
}

static int joins(u32 *to, const u32 *from) {
  for (int i = 1; from && i <= R->threads; i++)
    if (from[i] > to[i])
      to[i] = from[i];
  return 0;
}

static u32 *clock_of(u32 **at) {
  if (!*at) {
    *at = take(MAX_THREADS * sizeof(u32));
    memset(*at, 0, MAX_THREADS * sizeof(u32));
  }
  return *at;
}

/* What happens before: with CHECK_RACE as C11 has it, otherwise by the order of transitions that conflict. */
static void synchronise(u64 group, int read, int write, struct order o) {
  struct thread *t = R->current;
  struct place *p = place(group);
  if (R->site && R->saves < 16) {
    int i = R->saves++;
    R->save[i].place = p;
    R->save[i].owner = p->owner;
    memcpy(R->save[i].held, clock_of(&p->held), sizeof R->save[i].held);
    memcpy(R->save[i].reads, clock_of(&p->reads), sizeof R->save[i].reads);
  }
  if (!(S->flags & CHECK_RACE)) {
    joins(t->now, p->held);
    if (write) {
      joins(t->now, p->reads);
      joins(clock_of(&p->held), t->now);
    } else {
      joins(clock_of(&p->reads), t->now);
    }
    return;
  }
  if (read) {
    if (write ? o.acquires : o.acquires && o.failure_acquires)
      joins(t->now, p->held);
    else
      joins(t->pending, p->held);
  }
  if (write) {
    if (!read && p->held && p->owner != R->running)
      memset(p->held, 0, MAX_THREADS * sizeof(u32));
    p->owner = read && p->owner && p->owner != R->running ? -1 : R->running;
    joins(clock_of(&p->held), o.releases ? t->now : t->released);
  }
}

/* The same for some bytes of a group, each of which synchronises for itself: a store of its neighbour ends no release sequence. */
static void synchronise_bytes(u64 group, unsigned mask, int read, int write, struct order o) {
  if (group >> 63 || group == NUMBERS) {
    synchronise(group, read, write, o);
    return;
  }
  for (; mask; mask &= mask - 1)
    synchronise(group + (u64)__builtin_ctz(mask), read, write, o);
}

static void synchronise_memory(u64 address, u64 size, int read, int write, struct order o) {
  for (; size; address++, size--)
    synchronise(address, read, write, o);
}

/* What follows does not happen before what others acquired until now. */
static void tick(void) { R->current->now[R->running]++; }

/* ---- Data races --------------------------------------------------------- */

static struct head *shadow(u64 address) {
  u64 number = address >> 12;
  for (u64 i = mix(number);; i++) {
    struct page *p = &R->pages[i & (PAGES - 1)];
    if (!p->heads) {
      p->number = number;
      p->heads = persist(512 * sizeof(struct head));
    }
    if (p->number == number)
      return &p->heads[address >> 3 & 511];
  }
}

/* One access of some of the eight bytes at the address. What it makes redundant is dropped: what happens
 * before it, or is the same thread's, and races with nothing that does not race with it, too. */
static void access8(u64 address, unsigned mask, int write, int atomic, u64 pc, u64 frame) {
  struct thread *t = R->current;
  struct head *h = shadow(address);
  if (h->generation != (u32)R->generation) {
    h->generation = (u32)R->generation;
    h->first = 0;
  }
  u32 *link = &h->first;
  u32 now = t->now[R->running];
  while (*link) {
    struct seen *a = &R->seen[*link];
    int mine = a->thread == R->running;
    int before = mine || a->clock <= t->now[a->thread];
    if (!before && (a->mask & mask) && (a->write || write) && a->atomic + atomic < 2) {
      S->racing[0] = a->pc;
      S->racing[1] = pc;
      S->writes[0] = a->write;
      S->writes[1] = write;
      S->other = a->thread;
      S->address = address + (mask ? __builtin_ctz(mask) : 0);
      fail_at("race", "data race", pc, frame);
    }
    if (mine && a->clock == now && (mask & ~a->mask) == 0 && a->write >= write && a->atomic <= atomic)
      return;
    if (before && (a->mask & ~mask) == 0 && write >= a->write && atomic <= a->atomic)
      *link = a->next;
    else
      link = &a->next;
  }
  if (R->seen_used == SEEN - 1)
    too_much("more plain accesses in one execution than can be followed");
  u32 n = ++R->seen_used;
  R->seen[n] = (struct seen){h->first, now, pc, (unsigned short)R->running, (unsigned char)mask, write, atomic};
  h->first = n;
}

static void accesses(u64 address, u64 size, int write, int atomic, u64 pc, u64 frame) {
  while (size) {
    u64 at = address & 7, n = 8 - at < size ? 8 - at : size;
    access8(address & ~7ull, ((1u << n) - 1) << at, write, atomic, pc, frame);
    address += n;
    size -= n;
  }
}

/* ---- Memory -------------------------------------------------------------- */

/* In front of each object of the heap. */
struct object { u64 size, state; };
enum { LIVE = 0x6c697665, FREED = 0x66726565 };

static u64 granules(u64 size) { return (size + 15 + 16) & ~15ull; } /* a red zone of 1 to 16 bytes */

/* One byte for sixteen: how many of them are valid. */
#define VALID(address) ((unsigned char *)(ARENA + (1ull << 45) + (((address)-ARENA) >> 4)))

static void *allocate(u64 size) {
  struct thread *t = R->current;
  R->effect = 1;
  R->polls = 0;
  u64 *at = t ? &t->heap : &R->main_heap;
  u64 end = *at + 16 + granules(size);
  if (size > ARENA_SIZE || (end & ~(ARENA_SIZE - 1)) != (*at & ~(ARENA_SIZE - 1)))
    return 0;
  struct object *o = (struct object *)*at;
  *at = end;
  o->size = size;
  o->state = LIVE;
  char *p = (char *)(o + 1);
  *VALID((u64)o) = 0;
  unsigned char *v = VALID((u64)p);
  memset(v, 16, size / 16);
  v[size / 16] = size % 16;
  if (size % 16 == 0 && granules(size) > size)
    v[size / 16] = 0;
  if (t) { /* any content; the same in every execution */
    u64 from = ((u64)p + 4095) & ~4095ull, to = ((u64)p + size) & ~4095ull;
    if (size < 1 << 20 || madvise((void *)from, to - from, MADV_DONTNEED)) {
      memset(p, 0xbe, size);
    } else {
      memset(p, 0, from - (u64)p);
      memset((void *)to, 0, (u64)p + size - to);
    }
  }
  return p;
}

static void invalid(u64 address, u64 size, u64 pc, u64 frame) {
  char text[128] = "an access outside of the objects of the heap";
  (void)size;
  for (u64 at = address & ~15ull; at > ARENA && address - at < (1 << 20); at -= 16) {
    struct object *o = (struct object *)at;
    if (*VALID(at) == 0 && (o->state == FREED || o->state == LIVE)) {
      if (o->state == FREED && address < at + 16 + o->size)
        copy_text(text, "an access to memory that was freed", sizeof text);
      break;
    }
  }
  S->address = address;
  fail_at("memory", text, pc, frame);
}

/* Whether the address lies in a frame that a thread has left. The current one is in a callback that was called at pc. */
static int in_dead_frame(u64 address, u64 pc) {
  u64 n = (address - STACKS) / STACK_SIZE;
  if (address < STACKS || n == 0 || n > (u64)R->threads)
    return 0;
  struct thread *t = R->thread[n];
  u64 *end = n == (u64)R->running ? __builtin_frame_address(0) : t->sp, *top = (u64 *)(t->low + STACK_SIZE);
  while (n == (u64)R->running && end < top && *end != pc)
    end++;
  return t->state == DONE || address < (u64)end;
}

static inline int in_heap(u64 address) { return address - ARENA < MAX_THREADS * ARENA_SIZE; }

static void check_heap(u64 address, u64 size, u64 pc, u64 frame) {
  if (!(S->flags & CHECK_MEMORY))
    return;
  for (u64 a = address & ~15ull; a < address + size; a += 16) {
    u64 end = address + size - a;
    if (*VALID(a) < (end > 16 ? 16 : end))
      invalid(address, size, pc, frame);
  }
}

/* Whether a plain access of the program is a step of its own; 2: and its races are benign. */
static int visible_pc(u64 pc) {
  u64 *v = (u64 *)(SHARED + VISIBLE);
  if (S->visible == ALL)
    return 1;
  for (u32 i = 0; i < S->visible; i++)
    if (v[i] << 1 == pc << 1)
      return v[i] == pc ? 1 : 2;
  return 0;
}

static void log_undo(u64 address, u64 size);
static void pause_before(enum op op, u64 pc, u64 frame);

static void touch_memory(u64 address, u64 size, int write) {
  while (size) {
    u64 at = address & 7, n = 8 - at < size ? 8 - at : size;
    touch(address & ~7ull, address & ~7ull, ((1u << n) - 1) << at, write, 0, 0);
    address += n;
    size -= n;
  }
}

/* A section is one operation on all that it touches. */
static void touch_in_section(u64 address, u64 size, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (write)
    log_undo(address, size);
  if (R->threads == 1)
    return;
  touch_memory(address, size, write);
  if (!write || !(S->flags & CHECK_RACE))
    synchronise_memory(address, size, !write, write && !(S->flags & CHECK_RACE), t->order);
  accesses(address, size, write, 1, pc, frame);
}

/* A thread goes on reading. If it stands as it stood before, it waits for what it reads, which is to be a step. */
static void poll(struct thread *t, u64 address, u64 pc) {
  struct stand *s = &R->poll;
  u64 size = t->low + STACK_SIZE - R->begin.sp;
  if (R->begin.pc != pc || size > KEPT || address - t->low < STACK_SIZE)
    return;
  if (R->polls > s->begin_size && s->size == size && s->frame == address && !memcmp(&s->entry, &R->begin, sizeof s->entry) &&
      !memcmp(s->stack, (void *)R->begin.sp, size)) {
    S->address = pc;
    leave(POLLING);
  }
  if (R->polls >= 2 * s->begin_size || R->polls < s->begin_size) { /* further and further apart (Brent) */
    *s = (struct stand){.size = size, .frame = address, .entry = R->begin, .begin_size = R->polls};
    memcpy(s->stack, (void *)R->begin.sp, size);
  }
}

static void plain(u64 address, u64 size, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (unlikely(!ready || !t))
    return;
  int step = unlikely(S->visible) && !t->depth && R->threads > 1 ? visible_pc(pc) : 0;
  if (step)
    pause_before(PLAIN, pc, frame);
  if (in_heap(address))
    check_heap(address, size, pc, frame);
  if (S->flags & CHECK_MEMORY && in_dead_frame(address, pc)) {
    S->address = address;
    fail_at("memory", "an access to a local object whose life ended", pc, frame);
  }
  if (t->depth) {
    touch_in_section(address, size, write, pc, frame);
    return;
  }
  if (address - t->low >= STACK_SIZE && (write || step < 2))
    *(write ? &R->effect : &R->plain) = 1;
  if (R->threads == 1)
    return;
  R->polls = write && address - t->low >= STACK_SIZE ? 0 : R->polls + 1;
  if (unlikely(R->polls > 4096) && S->flags & WAIT_IN_LOOPS && !step)
    poll(t, address, pc);
  if (step) {
    *(volatile char *)address; /* so that a crash is the access's */
    touch_memory(address, size, write);
    if (S->flags & CHECK_RACE) { /* it can race, and orders nothing */
      accesses(address, size, write, step == 2 ? 2 : 0, pc, frame);
      return;
    }
    synchronise_memory(address, size, !write, write, (struct order){1, 1, 1});
    accesses(address, size, write, 1, pc, frame);
    tick();
    return;
  }
  accesses(address, size, write, 0, pc, frame);
}

/* ---- Pages that are restored --------------------------------------------- */

static void restore_pages(void) {
  for (int i = 0; i < R->hots; i++)
    memcpy((void *)R->hot[i].page, R->hot[i].copy, 4096);
}

static int find_segment(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type != PT_LOAD || !(p->p_flags & PF_W))
      continue;
    u64 from = info->dlpi_addr + p->p_vaddr, to = from + p->p_memsz;
    for (int j = 0; j < info->dlpi_phnum; j++) {
      const ElfW(Phdr) *q = &info->dlpi_phdr[j];
      if (q->p_type == PT_GNU_RELRO && info->dlpi_addr + q->p_vaddr <= from)
        from = info->dlpi_addr + q->p_vaddr + q->p_memsz > from ? info->dlpi_addr + q->p_vaddr + q->p_memsz : from;
    }
    from &= ~4095ull;
    if (R->segments < SEGMENTS && from < to)
      R->segment[R->segments++] = (struct segment){from, (to + 4095) & ~4095ull};
  }
  return 0;
}

/* A page of a segment is written to for the first time: from now on it is restored. */
static int make_hot(u64 address) {
  u64 page = address & ~4095ull;
  for (int i = 0; i < R->segments; i++) {
    if (page < R->segment[i].from || page >= R->segment[i].to)
      continue;
    for (int j = 0; j < R->hots; j++)
      if (R->hot[j].page == page)
        return 0;
    char *copy = persist(4096);
    memcpy(copy, (void *)page, 4096);
    R->hot[R->hots++] = (struct hot){page, copy};
    return mprotect((void *)page, 4096, PROT_READ | PROT_WRITE) == 0;
  }
  return 0;
}

static void crashed(int number, siginfo_t *info, void *context) {
  ucontext_t *c = context;
  u64 address = (u64)info->si_addr;
  if (number == SIGSEGV && make_hot(address))
    return;
  if (!R->current)
    _exit(99); /* a defect of the runtime, or memory was overwritten */
  struct thread *t = R->current;
  const char *text = number == SIGFPE ? "division by zero or overflow of a division"
                     : number == SIGILL ? "an illegal instruction"
                     : number == SIGBUS ? "a bus error"
                     : address - t->low < 4096 ? "the stack overflows"
                     : info->si_code == SI_KERNEL ? "an address that is none or not aligned"
                     : address < 4096 ? "a null pointer is followed" : "a segmentation fault";
  S->address = address;
  u64 pc = (u64)c->uc_mcontext.gregs[REG_RIP], frame = (u64)c->uc_mcontext.gregs[REG_RBP];
  if (number == SIGILL && !memcmp((void *)pc, "\x67\x0f\xb9\x40", 4)) { /* llvm.ubsantrap */
    int bounds = ((unsigned char *)pc)[4] == 18;
    fail_at(bounds ? "memory" : "overflow", bounds ? "an index is out of bounds" : "an overflow", pc + 1, frame);
  }
  if (number == SIGSEGV && pc < 4096) /* a call of what is no function */
    pc = *(u64 *)c->uc_mcontext.gregs[REG_RSP];
  fail_at(number == SIGFPE ? "crash" : "memory", text, pc, frame);
}

/* ---- Transitions ------------------------------------------------------------ */

static void log_undo(u64 address, u64 size) {
  while (size) {
    int n = size < 16 ? (int)size : 16;
    if (R->undos == UNDOS)
      return; /* so much is written behind an await only */
    struct undo *u = &R->undo[R->undos++];
    u->ghost = 0;
    u->address = address;
    u->size = n;
    memcpy(u->old, (void *)address, n);
    address += n;
    size -= n;
  }
}

static void roll_back(void) {
  while (R->undos) {
    struct undo *u = &R->undo[--R->undos];
    if (u->ghost)
      *u->ghost = u->old[0];
    else
      memcpy((void *)u->address, u->old, u->size);
  }
}

/* The thread stands before an operation that others can notice, and waits until it is chosen. */
static void pause_before(enum op op, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (R->threads == 1 && !t->depth)
    return;
  t->op = op;
  t->pc = pc;
  t->frame = frame;
  t->entry = R->begin;
  leave(ARRIVED);
}

static char order_of(const char *text, const char *a, const char *b) {
  return !strcmp(text, a) || !strcmp(text, b) || !strcmp(text, "seq_cst");
}

/* The outermost section begins; R->begin is how the caller stands. */
void gsmack_section(const char *order, const char *failure) {
  struct thread *t = R->current;
  if (!ready || !t || t->depth++)
    return;
  t->begin = R->begin;
  t->order = (struct order){1, 1, 1};
  if (order) {
    t->order.acquires = order_of(order, "acquire", "acq_rel");
    t->order.releases = order_of(order, "release", "acq_rel");
    t->order.failure_acquires = order_of(failure, "acquire", "acq_rel");
  }
  u64 left = t->low + STACK_SIZE - t->begin.sp;
  t->kept_size = left < KEPT ? left : KEPT;
  if (R->threads > 1) {
    t->depth = 0;
    pause_before(SECTION, t->begin.pc, t->begin.rbp);
    t->depth = 1;
  }
  memcpy(t->kept, (void *)t->begin.sp, t->kept_size);
  t->kept_heap = t->heap;
  R->chosen_before = R->chosen;
  R->threads_before = R->threads;
  R->undos = 0;
}

/* The section begins once more. */
static void __attribute__((noreturn)) again(struct thread *t) {
  t->depth = 1;
  R->undos = 0;
  gsmack_jump(&t->begin);
}

/* What the section has chosen does not lead anywhere: the next choices are tried, if there are some. */
static void next_choices(int assumed) {
  struct thread *t = R->current;
  roll_back();
  memcpy((void *)t->begin.sp, t->kept, t->kept_size);
  t->heap = t->kept_heap;
  if (R->threads > R->threads_before)
    R->threads = R->threads_before, R->spawned = 0;
  t->assumed = assumed;
  if (S->seed && !R->sequential && R->chosen > R->chosen_before) {
    R->sequential = 1;
    R->chosen = R->forced = R->chosen_before;
    again(t);
  }
  while (R->chosen > R->chosen_before && !R->exact) {
    u64 c = R->choices[R->chosen - 1];
    if ((u32)c + 1 < c >> 32) {
      for (int i = 0; i < R->chosen - 1; i++)
        R->given[i] = (u32)R->choices[i];
      R->given[R->chosen - 1] = (u32)c + 1;
      R->forced = R->chosen;
      R->chosen = R->chosen_before;
      R->passed |= !assumed;
      again(t);
    }
    R->chosen--;
  }
  R->forced = R->chosen_before;
  t->depth = 0;
  t->op = SECTION;
  t->pc = t->begin.pc;
  t->frame = t->begin.rbp;
  leave(!R->fresh ? ARRIVED : assumed ? ASSUMED : STUCK);
  memcpy(t->kept, (void *)t->begin.sp, t->kept_size); /* others may have written to variables of its frames */
  again(t);
}

void __gsmack_atomic_end(void) {
  struct thread *t = R->current;
  if (!ready || !t || !t->depth || --t->depth)
    return;
  R->undos = 0;
  R->fresh = 0;
  if (R->threads == 1)
    return;
  if (S->flags & CHECK_RACE)
    for (int i = 0; i < R->touches; i++)
      if (R->touched[i].write)
        synchronise_bytes(R->touched[i].group, R->touched[i].mask, R->touched[i].read, 1, t->order);
  tick();
}

void __gsmack_await_for(_Bool condition, const char *kind, const void *object, unsigned long holder) {
  struct thread *t = R->current;
  if (!t)
    return; /* before main */
  t->kind = kind;
  t->object = (u64)object;
  t->holder = holder;
  if (t->depth) {
    if (!condition)
      next_choices(0);
    return;
  }
  if (!condition) { /* of what only this thread can change */
    pause_before(SECTION, PC, FRAME);
    for (;;)
      leave(R->fresh ? STUCK : ARRIVED);
  }
}

void __gsmack_unknown(const char *reason);
void __gsmack_await(_Bool condition) {
  if (!condition && !R->current->depth)
    __gsmack_unknown("an await outside of an atomic section, whose condition was evaluated once");
  __gsmack_await_for(condition, 0, 0, 0);
}

void __gsmack_assume(_Bool condition) {
  if (condition)
    return;
  if (R->current->depth)
    next_choices(1);
  R->current->state = STOPPED;
  leave(ASSUMED);
}

static int checked(const char *property) {
  int class = !strcmp(property, "misuse") ? CHECK_MISUSE
              : !strcmp(property, "leak") ? CHECK_LEAK
              : !strcmp(property, "memory") ? CHECK_MEMORY : CHECK_ASSERT;
  return S->flags & class;
}

void __gsmack_bound(_Bool condition, const char *name, long limit);
void __gsmack_assert(_Bool condition, const char *property, const char *message) {
  static const char again[] = "is initialised already", gone[] = "was destroyed";
  if (condition || !checked(property))
    return;
  u64 n = strlen(message);
  if (!(S->flags & FOLLOWS) && R->last_key - STACKS < MAX_THREADS * STACK_SIZE && n > sizeof again) { /* it may be another object, where one was in an earlier call */
    if (!strcmp(message + n - sizeof again + 1, again)) {
      __gsmack_bound(0, "local-objects", 0);
      return;
    }
    if (!strcmp(message + n - sizeof gone + 1, gone))
      __gsmack_unknown("a local object is used where one was destroyed");
  }
  fail_at(property, message, PC, FRAME);
}

void __gsmack_assert_about(_Bool condition, const char *property, const char *message, const char *kind, const void *object) {
  (void)kind, (void)object;
  if (!condition && checked(property))
    fail_at(property, message, PC, FRAME);
}

void __gsmack_unknown(const char *reason) {
  copy_text(S->message, reason, sizeof S->message);
  leave(NOT_MODELLED);
}

void __gsmack_bound(_Bool condition, const char *name, long limit) {
  if (!condition) {
    copy_text(S->bound, name, sizeof S->bound);
    S->bounds = (u64)limit | 1ull << 32;
  }
}

void __gsmack_approximate(const char *what, const void *memory, unsigned long size) {
  (void)memory, (void)size;
  if (!(S->flags & FOLLOWS)) /* or else what depends on it is known not to matter */
    __gsmack_unknown(what);
}

/* ---- Threads ------------------------------------------------------------------ */

unsigned long __gsmack_self(void) { return R->current ? (unsigned long)R->running : 1; }

static void finish(void) {
  R->current->state = DONE;
  leave(ENDED);
  __builtin_unreachable();
}

static void enter(void) {
  struct thread *t = R->current;
  u64 *a = t->arguments;
  t->function(a[0], a[1], a[2], a[3], a[4], a[5]);
  finish();
}

extern void __model_thread_main() __attribute__((weak));

static struct thread *make_thread(void (*function)(), u64 *arguments) {
  int n = ++R->threads;
  struct thread *t = R->thread[n];
  if (!t) {
    t = R->thread[n] = persist(sizeof *t);
    t->low = STACKS + (u64)n * STACK_SIZE;
    mmap((void *)t->low, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    mprotect((void *)t->low, 4096, PROT_NONE);
  }
  u64 heap = n == 1 ? R->main_heap : ARENA + (u64)n * ARENA_SIZE + 16;
  if (t->heap > heap)
    memset(VALID(heap), 0, (t->heap - heap) / 16 + 1);
  t->heap = heap;
  t->function = function;
  memcpy(t->arguments, arguments, sizeof t->arguments);
  u64 *top = (u64 *)(t->low + STACK_SIZE);
  *--top = 0; /* where enter returns to: nowhere; the stack is aligned as behind a call */
  *--top = (u64)enter;
  for (int i = 0; i < 6; i++)
    *--top = 0;
  if (S->sites) /* so that how it stands does not depend on earlier executions */
    memset((char *)top - 4096, 0, 4096);
  t->sp = top;
  t->op = START;
  t->state = READY;
  t->depth = t->error = t->assumed = t->sweep = t->awaited = 0;
  t->stands = t->loop = 0;
  t->pc = function == __model_thread_main ? arguments[0] : (u64)function;
  t->frame = 0;
  t->kind = 0;
  t->holder = 0;
  memset(t->now, 0, sizeof t->now);
  memset(t->released, 0, sizeof t->released);
  memset(t->pending, 0, sizeof t->pending);
  t->now[n] = 1;
  if (S->seed)
    R->priority[n] = 16 + random_number();
  return t;
}

unsigned long __gsmack_spawn(void (*function)(), ...) {
  struct thread *t = R->current;
  if (!t->depth)
    pause_before(SECTION, PC, FRAME);
  if (R->threads == MAX_THREADS - 1) {
    copy_text(S->message, "more than 254 threads", sizeof S->message);
    leave(NOT_MODELLED);
  }
  u64 a[6];
  va_list list;
  va_start(list, function);
  for (int i = 0; i < 6; i++)
    a[i] = va_arg(list, u64);
  va_end(list);
  struct thread *child = make_thread(function, a);
  int id = R->threads;
  if (id > 2)
    touch(NUMBERS, NUMBERS, 0xff, 1, 0, 0);
  memcpy(child->now, t->now, sizeof t->now);
  child->now[id] = 1;
  tick();
  R->spawned = id;
  if (S->flags & DETAIL) /* the transition may have begun elsewhere, if there was no other thread */
    R->frames = walk(R->stack, PC, FRAME);
  return (unsigned long)id;
}

void __gsmack_thread_end(void) { finish(); }

void __gsmack_thread_leaves(void) {} /* its stack stays; who uses it is not checked */

void __gsmack_uses(const void *address, unsigned long size) {
  if (in_heap((u64)address))
    check_heap((u64)address, size, PC, FRAME);
}

void __gsmack_indeterminate(const void *address) {}

void __gsmack_exit(void) {
  pause_before(EXIT, PC, FRAME);
  leave(FINISHED);
}

/* ---- Values ---------------------------------------------------------------------- */

/* One of so many; given may be one of others, too. */
static u64 choose_given(u64 domain, u64 least, u64 most) {
  if (R->chosen == MAX_CHOICES) {
    copy_text(S->message, "more than 255 choices in one transition", sizeof S->message);
    leave(NOT_MODELLED);
  }
  u64 c = R->chosen < R->forced ? R->given[R->chosen] : S->seed && !R->sequential ? random_number() % domain : 0;
  if (c >= domain && (c < least || c > most))
    c = 0;
  R->choices[R->chosen++] = c | domain << 32;
  return c;
}
static u64 choose(u64 domain) { return choose_given(domain, 0, 0); }

/* Of a model: a thread, or where all values are to be looked at, each that ghost state knows. */
static u64 any(void) {
  struct thread *t = R->current;
  if (t->sweep) {
    t->swept = 1;
    return t->sweep <= R->cells_used ? R->cells[R->live[t->sweep - 1]].key : 0;
  }
  return choose((u64)R->threads) + 1;
}

#define ANY(type, name) type __gsmack_nondet_##name(void) { return (type)any(); }
ANY(char, char) ANY(signed char, schar) ANY(unsigned char, uchar) ANY(short, short) ANY(unsigned short, ushort)
ANY(int, int) ANY(unsigned, uint) ANY(long, long) ANY(unsigned long, ulong) ANY(long long, longlong)
ANY(unsigned long long, ulonglong) ANY(float, float) ANY(double, double) ANY(void *, pointer)
_Bool __gsmack_nondet_bool(void) { return choose(2); }

/* Of the program: some values of the type, among them all threads, or the one whose halves are given. */
static u64 input(int *given) {
  S->open = 1;
  u64 v = choose_given(R->threads > 2 ? (u64)R->threads + 2 : 4, GIVEN_INPUT, GIVEN_INPUT);
  if (given)
    *given = v == GIVEN_INPUT;
  if (v != GIVEN_INPUT)
    return v < 3 ? v : v == 3 ? ~0ull : v - 1;
  u64 low = choose_given(1, 0, ~0u);
  return low | choose_given(1, 0, ~0u) << 32;
}
#define INPUT(type, name) type __gsmack_input_##name(void) { return (type)input(0); }
INPUT(char, char) INPUT(signed char, schar) INPUT(unsigned char, uchar) INPUT(short, short) INPUT(unsigned short, ushort)
INPUT(int, int) INPUT(unsigned, uint) INPUT(long, long) INPUT(unsigned long, ulong) INPUT(long long, longlong)
INPUT(unsigned long long, ulonglong)
_Bool __gsmack_input_bool(void) { return choose(2); }
double __gsmack_input_double(void) {
  int given;
  u64 bits = input(&given);
  double d;
  memcpy(&d, &bits, sizeof d);
  return given ? d : (double)(int64_t)bits;
}
float __gsmack_input_float(void) {
  int given;
  u64 bits = input(&given);
  float f;
  memcpy(&f, &bits, sizeof f);
  return given ? f : (float)(int64_t)bits;
}
void *__gsmack_input_pointer(void) { return S->open = 1, (void *)0; }

/* ---- Ghost state ------------------------------------------------------------------- */

/* Families whose sections touch the same places whatever they find there. */
static unsigned char family(const char *name, u64 *number) {
  static const char *const uniform[] = {"mutex.", "sem.", "spin.", "rwlock.", "barrier."};
  u64 h = 5381;
  for (const char *c = name; *c && *c != '.'; c++)
    h = h * 33 + (unsigned char)*c;
  *number = h;
  for (unsigned i = 0; i < sizeof uniform / sizeof *uniform; i++)
    if (!strncmp(name, uniform[i], strlen(uniform[i])))
      return 2;
  return 1;
}

static struct cell *ghost(const char *name, u64 key) {
  for (u64 i = mix((u64)name ^ mix(key + 1));; i++) {
    struct cell *c = &R->cells[i & (CELLS - 1)];
    if (c->generation != R->generation) {
      if (R->cells_used > CELLS / 2) {
        copy_text(S->message, "more ghost state than can be kept", sizeof S->message);
        leave(NOT_MODELLED);
      }
      u64 number, text = 5381;
      unsigned char f = family(name, &number);
      for (const char *p = name; *p; p++)
        text = text * 33 + (unsigned char)*p;
      u64 group = 1ull << 63 | mix(number + mix(key + 7)) >> 1;
      *c = (struct cell){R->generation, name, key, group, mix(text ^ group), 0, f};
      R->live[R->cells_used++] = (int)(c - R->cells);
      return c;
    }
    if (c->name == name && c->key == key)
      return c;
  }
}

/* Names are told apart by their text: the first pointer to each is the name. */
static const char *intern(const char *name);

static struct cell *ghost_access(const char *name, u64 key, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!t->depth)
    pause_before(SECTION, pc, frame);
  struct cell *c = ghost(intern(name), key);
  R->last_key = key;
  if (R->threads > 1) {
    touch(c->group, c->id, 0xff, write, c->family, (u64 *)&c->value);
    if (!write || !(S->flags & CHECK_RACE))
      synchronise(c->group, !write, write && !(S->flags & CHECK_RACE), t->depth ? t->order : (struct order){1, 1, 1});
    else if (!t->depth)
      synchronise(c->group, 0, 1, (struct order){1, 1, 1});
  }
  if (write && t->depth && R->undos < UNDOS)
    R->undo[R->undos++] = (struct undo){(u64 *)&c->value, 0, {(u64)c->value, 0}, 8};
  if (!t->depth && R->threads > 1)
    tick();
  return c;
}

long __gsmack_ghost_get(const char *name, const void *key) { return ghost_access(name, (u64)key, 0, PC, FRAME)->value; }
void __gsmack_ghost_set(const char *name, const void *key, long v) { ghost_access(name, (u64)key, 1, PC, FRAME)->value = v; }
long __gsmack_ghost_get_id(const char *name, unsigned long key) { return ghost_access(name, key, 0, PC, FRAME)->value; }
void __gsmack_ghost_set_id(const char *name, unsigned long key, long v) { ghost_access(name, key, 1, PC, FRAME)->value = v; }
long __gsmack_ghost_get_scalar(const char *name) { return ghost_access(name, 0, 0, PC, FRAME)->value; }
void __gsmack_ghost_set_scalar(const char *name, long v) { ghost_access(name, 0, 1, PC, FRAME)->value = v; }

/* ---- Settings and names ---------------------------------------------------------------- */

struct known { const char *at, *name; long value; int have; };
static struct known *known(const char *text) {
  struct known *table = (struct known *)(OWN + OWN_SIZE - (1 << 20));
  for (u64 i = mix((u64)text);; i++) {
    struct known *k = &table[i & 4095];
    if (k->at == text)
      return k;
    if (k->at)
      continue;
    k->at = k->name = text;
    for (int j = 0; j < 4096; j++)
      if (table[j].at && &table[j] != k && !strcmp(table[j].at, text)) {
        k->name = table[j].name;
        break;
      }
    for (u32 s = 0; s < S->settings; s++) {
      char *entry = (char *)(SHARED + SETTINGS_AT) + s * 64;
      if (!strcmp(entry, text)) {
        k->have = 1;
        k->value = *(long *)(entry + 56);
      }
    }
    return k;
  }
}

static const char *intern(const char *name) { return known(name)->name; }

long __gsmack_option(const char *name, long otherwise) {
  struct known *k = known(name);
  return k->have ? k->value : otherwise;
}

/* ---- Histories ---------------------------------------------------------------- */

/* Nobody compares them here. */
void __gsmack_await_sequential(const char *name) { (void)name; }
void __gsmack_linearizable(void) {}
void gsmack_linearizable(void) {}
void gsmack_history_call(long number, const char *operation, long count, long first, long second) {
  (void)number, (void)operation, (void)count, (void)first, (void)second;
}
void gsmack_history_return(long number, long count, long first, long second) {
  (void)number, (void)count, (void)first, (void)second;
}
unsigned gsmack_choose(unsigned n) { return (unsigned)choose((int)n); }

long __gsmack_text_number(const char *text, int end) {
  u64 h = 5381;
  for (; *text && *text != end; text++)
    h = h * 33 + (unsigned char)*text;
  return (long)(h >> 1 | 1);
}

extern char __data_start[];
long __gsmack_text_length(const char *text, int end) {
  long n = 0;
  if (text >= __data_start)
    return -1; /* no literal */
  while (text[n] && text[n] != end)
    n++;
  return n;
}

void __SMACK_code(const char *format, ...) { (void)format, __gsmack_unknown("a statement of the verification language"); }
void __SMACK_mod(const char *format, ...) { (void)format, __gsmack_unknown("a statement of the verification language"); }
void __SMACK_top_decl(const char *format, ...) { (void)format; }
void __SMACK_decl(const char *format, ...) { (void)format; }

/* ---- The heap ------------------------------------------------------------------------------ */

static void start_up(void);

/* An object, or none if --may-fail names the function. */
static void *allocate_or_fail(size_t size, const char *setting) {
  if (unlikely(!ready))
    start_up();
  void *p = size > PTRDIFF_MAX || (R->current && __gsmack_option(setting, 0) && choose(2)) ? 0 : allocate(size);
  if (!p)
    errno = ENOMEM;
  return p;
}

void *malloc(size_t size) { return allocate_or_fail(size, "may-fail.malloc"); }

static void release(void *p, u64 pc, u64 frame) {
  if (!p || !R->current)
    return;
  struct object *o = (struct object *)p - 1;
  if (!in_heap((u64)p) || ((u64)p & 15) || *VALID((u64)o) || (o->state != LIVE && o->state != FREED)) {
    if (S->flags & CHECK_MEMORY)
      S->address = (u64)p, fail_at("memory", "free of what is no object of the heap", pc, frame);
    return;
  }
  if (o->state == FREED) {
    if (S->flags & CHECK_MEMORY)
      S->address = (u64)p, fail_at("memory", "free of an object that was freed", pc, frame);
    return;
  }
  u64 size = o->size < 64 ? o->size : 64; /* whoever races with the rest races with one of them, as a rule */
  plain((u64)p, size, 1, pc, frame);
  if (o->size > 64 && !R->current->depth && R->threads > 1)
    accesses((u64)p + 64, o->size - 64, 1, 0, pc, frame);
  if ((u64)p < R->main_heap)
    return; /* made before main: others may go on to use it in the next execution */
  o->state = FREED;
  memset(VALID((u64)p), 0, o->size / 16 + 1);
}

void free(void *p) { release(p, PC, FRAME); }
void *__gsmack_alloc(unsigned long size) { return malloc(size); }
void __gsmack_free(void *p) { release(p, PC, FRAME); }

void *calloc(size_t n, size_t size) {
  size_t all;
  void *p = allocate_or_fail(__builtin_mul_overflow(n, size, &all) ? SIZE_MAX : all, "may-fail.calloc");
  if (p) {
    memset(p, 0, all);
    plain((u64)p, all < 64 ? all : 64, 1, PC, FRAME); /* who sees the object need not see the zeros */
  }
  return p;
}

void *realloc(void *old, size_t size) {
  void *p = allocate_or_fail(size, "may-fail.realloc");
  if (p && old) {
    u64 n = ((struct object *)old - 1)->size;
    memcpy(p, old, n < size ? n : size);
    release(old, PC, FRAME);
  }
  return p;
}
void *__gsmack_realloc(void *old, unsigned long size) { return realloc(old, size); }

/* The address is aligned within a larger object, whose header is copied in front of it. */
void *aligned_alloc(size_t alignment, size_t size) {
  if (unlikely(!ready))
    start_up();
  u64 *at = R->current ? &R->current->heap : &R->main_heap;
  if (alignment > 16)
    *at = ((*at + 16 + alignment - 1) & ~(alignment - 1)) - 16;
  return allocate_or_fail(size, "may-fail.aligned_alloc");
}
void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }
void *valloc(size_t size) { return aligned_alloc(4096, size); }
int posix_memalign(void **p, size_t alignment, size_t size) {
  void *object = __gsmack_option("may-fail.posix_memalign", 0) && choose(2) ? 0 : aligned_alloc(alignment, size);
  if (!object)
    return ENOMEM;
  *p = object;
  return 0;
}
size_t malloc_usable_size(void *p) { return p ? ((struct object *)p - 1)->size : 0; }

/* ---- Callbacks of the instrumentation ---------------------------------------------------------- */

#define PLAIN(size)                                                                              \
  ENTRY(__tsan_read##size) void gsmack___tsan_read##size(void *a) { plain((u64)a, size, 0, PC, FRAME); }                         \
  ENTRY(__tsan_write##size) void gsmack___tsan_write##size(void *a) { plain((u64)a, size, 1, PC, FRAME); }                        \
  void __tsan_unaligned_read##size(void *a) { plain((u64)a, size, 0, PC, FRAME); }               \
  void __tsan_unaligned_write##size(void *a) { plain((u64)a, size, 1, PC, FRAME); }              \
  void __tsan_read_write##size(void *a) { plain((u64)a, size, 0, PC, FRAME), plain((u64)a, size, 1, PC, FRAME); } \
  void __tsan_unaligned_read_write##size(void *a) { plain((u64)a, size, 0, PC, FRAME), plain((u64)a, size, 1, PC, FRAME); }
PLAIN(1) PLAIN(2) PLAIN(4) PLAIN(8) PLAIN(16)
void __tsan_init(void) {}
void __tsan_func_entry(void *pc) { (void)pc; }
void __tsan_func_exit(void) {}
void __tsan_vptr_update(void **p, void *v) { (void)v, plain((u64)p, 8, 1, PC, FRAME); }
void __tsan_vptr_read(void **p) { plain((u64)p, 8, 0, PC, FRAME); }
void __tsan_read_range(void *a, u64 n) { plain((u64)a, n, 0, PC, FRAME); }
void __tsan_write_range(void *a, u64 n) { plain((u64)a, n, 1, PC, FRAME); }

#define WRAPPED(name, pc, frame, to, from, n) \
  if (n) {                                                                                       \
    plain((u64)(from), n, 0, pc, frame), plain((u64)(to), n, 1, pc, frame);                      \
    if (R->threads > 1 && !R->current->depth && S->visible && visible_pc(pc))                    \
      touch_memory((u64)(from), n, 0); /* it is read only now */                                 \
  }
void *gsmack_memcpy(void *to, const void *from, size_t n) {
  WRAPPED(memcpy, PC, FRAME, to, from, n)
  return memcpy(to, from, n);
}
void *gsmack_memmove(void *to, const void *from, size_t n) {
  WRAPPED(memmove, PC, FRAME, to, from, n)
  return memmove(to, from, n);
}
void *gsmack_memset(void *to, int c, size_t n) {
  if (n)
    plain((u64)to, n, 1, PC, FRAME);
  return memset(to, c, n);
}
void *__tsan_memcpy(void *to, const void *from, size_t n) {
  WRAPPED(memcpy, PC, FRAME, to, from, n)
  return memcpy(to, from, n);
}
void *__tsan_memmove(void *to, const void *from, size_t n) {
  WRAPPED(memmove, PC, FRAME, to, from, n)
  return memmove(to, from, n);
}
void *__tsan_memset(void *to, int c, size_t n) {
  if (n)
    plain((u64)to, n, 1, PC, FRAME);
  return memset(to, c, n);
}
size_t gsmack_strlen(const char *s) {
  size_t n = strlen(s);
  plain((u64)s, n + 1, 0, PC, FRAME);
  return n;
}
char *gsmack_strcpy(char *to, const char *from) {
  size_t n = strlen(from) + 1;
  WRAPPED(strcpy, PC, FRAME, to, from, n)
  return memcpy(to, from, n);
}

/* An atomic operation: outside of a section it is a transition. o: memory orders as in C11. */
static struct order orders(int success, int failure) {
  struct order o = {success == 1 || success == 2 || success >= 4, success >= 3, failure == 1 || failure == 2 || failure >= 4};
  return o;
}
static void atomic_before(u64 address, u64 size, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!ready || !t)
    return;
  if (!t->depth)
    pause_before(ACCESS, pc, frame);
  if (in_heap(address))
    check_heap(address, size, pc, frame);
  *(volatile char *)address; /* so that a crash is the program's */
}
/* What it did: touched before it happens, for the old content. */
static void atomic_is(u64 address, u64 size, int read, int write, struct order o, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!ready || !t)
    return;
  if (t->depth) {
    if (read)
      touch_in_section(address, size, 0, pc, frame);
    if (write)
      touch_in_section(address, size, 1, pc, frame);
    return;
  }
  if (R->threads == 1)
    return;
  touch_memory(address, size, write);
  synchronise_memory(address, size, read, write, o);
  accesses(address, size, write, 1, pc, frame);
  tick();
}

/* Volatile accesses are plain ones, or with --volatile=atomic relaxed atomic ones. */
static void volatile_access(u64 address, u64 size, int write, u64 pc, u64 frame) {
  if (!ready || !__gsmack_option("volatile", 0)) {
    plain(address, size, write, pc, frame);
    return;
  }
  atomic_before(address, size, pc, frame);
  atomic_is(address, size, !write, write, orders(0, 0), pc, frame);
}
#define VOLATILE(size)                                                                           \
  ENTRY(__tsan_volatile_read##size) ENTRY(__tsan_volatile_write##size)                           \
  void gsmack___tsan_volatile_read##size(void *a) { volatile_access((u64)a, size, 0, PC, FRAME); } \
  void gsmack___tsan_volatile_write##size(void *a) { volatile_access((u64)a, size, 1, PC, FRAME); } \
  void __tsan_unaligned_volatile_read##size(void *a) { volatile_access((u64)a, size, 0, PC, FRAME); } \
  void __tsan_unaligned_volatile_write##size(void *a) { volatile_access((u64)a, size, 1, PC, FRAME); }
VOLATILE(1) VOLATILE(2) VOLATILE(4) VOLATILE(8) VOLATILE(16)

#define RMW(bits, type, name, expression)                                                        \
  ENTRY(__tsan_atomic##bits##_##name)                                                            \
  type gsmack___tsan_atomic##bits##_##name(volatile type *a, type v, int o) {                    \
    atomic_before((u64)a, bits / 8, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 1, 1, orders(o, o), PC, FRAME);                                  \
    type old = *a;                                                                               \
    *a = (type)(expression);                                                                     \
    return old;                                                                                  \
  }
#define ATOMIC(bits, type)                                                                       \
  ENTRY(__tsan_atomic##bits##_load)                                                              \
  type gsmack___tsan_atomic##bits##_load(const volatile type *a, int o) {                        \
    atomic_before((u64)a, bits / 8, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 1, 0, orders(o, o), PC, FRAME);                                  \
    return *a;                                                                                   \
  }                                                                                              \
  ENTRY(__tsan_atomic##bits##_store)                                                             \
  void gsmack___tsan_atomic##bits##_store(volatile type *a, type v, int o) {                     \
    atomic_before((u64)a, bits / 8, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 0, 1, orders(o, o), PC, FRAME);                                  \
    *a = v;                                                                                      \
  }                                                                                              \
  RMW(bits, type, exchange, v)                                                                   \
  RMW(bits, type, fetch_add, old + v) RMW(bits, type, fetch_sub, old - v)                        \
  RMW(bits, type, fetch_and, old & v) RMW(bits, type, fetch_or, old | v)                         \
  RMW(bits, type, fetch_xor, old ^ v) RMW(bits, type, fetch_nand, ~(old & v))                    \
  ENTRY(__tsan_atomic##bits##_compare_exchange_val)                                              \
  type gsmack___tsan_atomic##bits##_compare_exchange_val(volatile type *a, type e, type v, int o, int f) { \
    atomic_before((u64)a, bits / 8, PC, FRAME);                                                  \
    type old = *a;                                                                               \
    R->varies = 1;                                                                               \
    atomic_is((u64)a, bits / 8, 1, old == e, orders(o, f), PC, FRAME);                           \
    if (old == e)                                                                                \
      *a = v;                                                                                    \
    return old;                                                                                  \
  }
typedef uint8_t u8;
typedef uint16_t u16;
typedef unsigned __int128 u128;
ATOMIC(8, u8) ATOMIC(16, u16) ATOMIC(32, u32) ATOMIC(64, u64) ATOMIC(128, u128)

void __tsan_atomic_thread_fence(int o) {
  struct thread *t = R->current;
  if (!ready || !t || R->threads == 1)
    return;
  struct order f = orders(o, o);
  if (f.acquires)
    joins(t->now, t->pending);
  if (f.releases)
    memcpy(t->released, t->now, sizeof t->now), tick();
}
void __tsan_atomic_signal_fence(int o) { (void)o; }

/* -femulated-tls: each thread has its own object, made when it is first asked for. */
struct emulated { u64 size, alignment, index; void *initial; };
void *__emutls_get_address(struct emulated *e) {
  if (!ready)
    start_up();
  u64 key = R->current ? (u64)R->running : 1;
  struct cell *c = ghost("thread-local", (u64)e * MAX_THREADS + key);
  if (!c->value) {
    c->value = (int64_t)aligned_alloc(e->alignment > 16 ? e->alignment : 16, e->size);
    if (e->initial)
      memcpy((void *)c->value, e->initial, e->size);
    else
      memset((void *)c->value, 0, e->size);
  }
  return (void *)c->value;
}

/* ---- What the environment is ------------------------------------------------------------------- */

unsigned sleep(unsigned n) { return (void)n, 0; }
int usleep(unsigned n) { return (void)n, 0; }
struct timespec;
int nanosleep(const struct timespec *a, struct timespec *b) { return (void)a, (void)b, 0; }
int sched_yield(void) { return 0; }
int pthread_yield(void) { return 0; }
time_t time(time_t *t) { return t ? *t = 1700000000 : 1700000000; }
pid_t getpid(void) { return 4711; }
static int no_process(void) { return __gsmack_unknown("the program starts another process"), -1; }
pid_t fork(void) { return no_process(); }
pid_t vfork(void) { return no_process(); }
int system(const char *s) { return (void)s, no_process(); }


/* ---- One execution ------------------------------------------------------------------------------- */

static void emit(u64 w) {
  if (R->log < R->log_end)
    *R->log++ = w;
}

/* A record of what thread n did, or tried, or stands before. */
static void record(enum record kind, int n) {
  struct thread *t = R->thread[n];
  if (S->events + R->vain < S->logged)
    return;
  enum op op = kind == PENDING ? t->op : R->op;
  u64 bits = (op == SECTION ? IS_SECTION : 0) | (op == EXIT ? IS_EXIT : 0) | (R->varies ? VARIES : 0);
  if (op == PLAIN)
    bits |= IS_PLAIN;
  u64 context = 0;
  if (t->kind && kind != PENDING) {
    bits |= IS_AWAIT;
    if (!strcmp(t->kind, "mutex") || !strcmp(t->kind, "semaphore") || !strcmp(t->kind, "spin lock") || !strcmp(t->kind, "thread"))
      context = mix(t->object) >> 8; /* all else that matters is shared */
    else if (R->site)
      context = R->context >> 8;
    else
      for (u64 i = 0; i + 8 <= t->kept_size; i += 8)
        context = mix(context ^ *(u64 *)(t->kept + i)) >> 8;
  }
  if (t->assumed)
    bits |= IS_PRUNED;
  emit((u64)kind | (u64)n << 8 | (u64)R->touches << 24 | (u64)R->chosen << 40 | (u64)R->spawned << 48);
  emit(kind == PENDING ? t->pc : R->pc);
  emit(context << 8 | bits);
  for (int i = 0; i < R->chosen; i++)
    emit(R->choices[i]);
  for (int i = 0; i < R->touches; i++) {
    struct touched *a = &R->touched[i];
    emit(a->group);
    emit(a->cell);
    emit(a->mask | (u64)a->write << 8 | (u64)a->family << 16);
    emit(a->before);
    emit(a->value ? *a->value : a->group == NUMBERS ? 0 : *(u64 *)a->group);
  }
  if (!(S->flags & DETAIL))
    return;
  if (kind == PENDING)
    R->current = t, R->frames = walk(R->stack, t->pc, t->frame);
  emit((u64)R->frames);
  for (int i = 0; i < R->frames; i++)
    emit(R->stack[i]);
  R->current = 0;
}

/* ---- Loops that wait -----------------------------------------------------------------------------
 * A thread that comes back to where it stood, with the same registers and stack, by transitions that changed no memory, has gone round a
 * loop without effect: whatever follows follows as well if it had not gone round. So the transition that closes the loop is
 * an await: it does not happen, and the thread waits before it for what it reads. That loses no state, since an execution without such
 * iterations leads to the same. The first time a loop is found, its transition is reported, and all executions begin anew: an
 * await is one in all of them. An iteration that reads by plain accesses, which may race, happens once. What the iteration read before may be old when all threads wait. Then they wait for
 * nothing: the execution in which they read it later shows whether they wait for ever. */

static int is_site(u64 pc) {
  u64 *v = (u64 *)(SHARED + SITES);
  for (u32 i = 0; i < S->sites; i++)
    if (v[i] == pc)
      return 1;
  return 0;
}

/* The stand before the last transition but n. */
static struct stand *stand_of(struct thread *t, u32 n) { return &t->stand[(t->last - n) % STANDS]; }

/* Before a transition. */
static void take_stand(struct thread *t) {
  u64 size = t->low + STACK_SIZE - (u64)t->sp;
  R->site = is_site(t->pc);
  R->saves = R->effect = R->plain = 0;
  R->polls = R->poll.begin_size = R->poll.size = 0;
  if (R->threads == 1 || size > KEPT || t->entry.pc != t->pc || !(S->flags & WAIT_IN_LOOPS)) {
    t->stands = 0;
    return;
  }
  t->last++;
  t->stands += t->stands < STANDS;
  struct stand *s = stand_of(t, 0);
  *s = (struct stand){.pc = t->pc, .frame = t->frame, .sp = t->sp, .size = size, .begin_size = t->kept_size, .begin = t->begin, .entry = t->entry, .order = t->order, .op = t->op, .error = t->error};
  memcpy(s->stack, t->sp, size);
  if (!R->site)
    return;
  R->context = s->pc;
  for (u32 k = 0; k < t->stands; k++) {
    struct stand *b = stand_of(t, k);
    for (u64 i = b->entry.sp - (u64)b->sp; i < b->size; i += 8)
      R->context = mix(R->context ^ *(u64 *)(b->stack + i));
  }
  memcpy(R->clocks[0], t->now, sizeof t->now);
  memcpy(R->clocks[1], t->released, sizeof t->now);
  memcpy(R->clocks[2], t->pending, sizeof t->now);
}

/* The thread stands as it did before the transition. */
static void stand_again(struct thread *t, struct stand *s) {
  memcpy(s->sp, s->stack, s->size);
  t->sp = s->sp;
  t->pc = s->pc;
  t->frame = s->frame;
  t->kept_size = s->begin_size;
  t->begin = s->begin;
  t->entry = s->entry;
  t->order = s->order;
  t->op = s->op;
  t->error = s->error;
  u32 own = t->now[R->running];
  memcpy(t->now, R->clocks[0], sizeof t->now);
  memcpy(t->released, R->clocks[1], sizeof t->now);
  memcpy(t->pending, R->clocks[2], sizeof t->now);
  t->now[R->running] = own;
  while (R->saves) {
    R->saves--;
    struct place *p = R->save[R->saves].place;
    p->owner = R->save[R->saves].owner;
    memcpy(p->held, R->save[R->saves].held, sizeof R->save[0].held);
    memcpy(p->reads, R->save[R->saves].reads, sizeof R->save[0].reads);
  }
}

/* Behind a transition, the thread standing before the next: STUCK if it closes a loop without effect. */
static int closes_loop(struct thread *t) {
  struct stand *s = stand_of(t, 0);
  int effect = R->effect || R->chosen || R->spawned || R->touches > 4 || !t->stands;
  for (int i = 0; i < R->touches && !effect; i++) {
    struct touched *a = &R->touched[i];
    u64 *at = a->value ? a->value : (u64 *)a->group;
    s->read[i].at = at;
    s->read[i].value = a->before;
    effect = a->group == NUMBERS || (a->write && *at != a->before);
  }
  if (effect) {
    t->stands = 0;
    return ARRIVED;
  }
  s->reads = R->touches;
  s->plain = R->plain;
  int plain = 0;
  u32 round = 0; /* 1 + where it began */
  for (u32 j = 0; j < t->stands; j++) {
    struct stand *b = stand_of(t, j);
    plain |= b->plain;
    u64 dead = b->entry.sp - (u64)b->sp; /* frames of the runtime */
    if (b->sp != t->sp || b->op != t->op || b->error != t->error || memcmp(&b->entry, &t->entry, sizeof t->entry) ||
        memcmp(b->stack + dead, (void *)t->entry.sp, b->size - dead))
      continue;
    if (plain && !round) {
      round = j + 1;
      continue;
    }
    if (!R->site) {
      S->address = s->pc;
      return SPINS;
    }
    for (int i = 0; i < R->touches; i++)
      R->varies |= R->touched[i].write, R->touched[i].write = 0;
    stand_again(t, s);
    t->stands--;
    t->last--;
    t->loop = round ? round - 1 : j;
    return STUCK;
  }
  return ARRIVED;
}

/* Whether what a loop read before its last transition has changed. */
static int loop_is_old(struct thread *t) {
  for (u32 k = 0; k < t->loop; k++)
    for (int i = 0; i < stand_of(t, k)->reads; i++)
      if (*stand_of(t, k)->read[i].at != stand_of(t, k)->read[i].value)
        return 1;
  return 0;
}

/* Lets a thread take its next transition. */
static int attempt(int n) {
  struct thread *t = R->thread[n];
  R->current = t;
  R->running = n;
  R->touches = R->chosen = R->spawned = R->chosen_before = 0;
  R->op = t->op;
  R->pc = t->pc;
  R->fresh = t->op == SECTION;
  R->varies = R->passed = R->sequential = 0;
  if (S->flags & DETAIL)
    R->frames = walk(R->stack, t->pc, t->frame);
  t->assumed = t->loop = 0;
  t->kind = 0;
  t->holder = 0;
  take_stand(t);
  errno = t->error;
  gsmack_switch(&R->scheduler, t->sp);
  t->error = errno;
  R->current = 0;
  if (R->outcome == ARRIVED)
    R->outcome = closes_loop(t);
  else if (R->outcome == STUCK && t->stands)
    t->stands--, t->last--;
  if (R->site && !t->kind)
    t->kind = "loop";
  return R->outcome;
}

/* The thread has to wait until something is written that it has read. */
static void wait_for_change(struct thread *t) {
  t->state = WAITS;
  t->awaited = R->touches <= 16 ? R->touches : -1;
  for (int i = 0; i < t->awaited; i++)
    t->awaits[i] = R->touched[i].group;
}

/* Threads that wait for what the last transition has written may go on. */
static void wake(void) {
  for (int i = 1; i <= R->threads; i++) {
    struct thread *t = R->thread[i];
    if (t->state != WAITS)
      continue;
    int found = t->awaited < 0;
    for (int j = 0; j < R->touches && !found; j++)
      for (int k = 0; k < t->awaited && R->touched[j].write && !found; k++)
        found = t->awaits[k] == R->touched[j].group;
    if (found)
      t->state = READY;
  }
}

static int choose_thread(int last) {
  if (S->seed) {
    int best = 0;
    for (int i = 1; i <= R->threads; i++)
      if (R->thread[i]->state == READY && (!best || R->priority[i] > R->priority[best]))
        best = i;
    return best;
  }
  if (last && R->thread[last]->state == READY)
    return last;
  for (int i = 1; i <= R->threads; i++)
    if (R->thread[i]->state == READY)
      return i;
  return 0;
}

static void program_main(void);

/* Threads that wait for one another, or for one that is done: no other thread can help them but by misuse. */
static int partial_deadlock(void) {
  for (int i = 1; i <= R->threads; i++) {
    int at = i;
    for (int n = 0; n <= R->threads; n++) {
      struct thread *t = R->thread[at];
      if (t->state == DONE && n)
        return i;
      if (t->state != WAITS || t->assumed || !t->holder || t->holder > (u64)R->threads)
        break;
      at = (int)t->holder;
      if (n == R->threads)
        return i;
    }
  }
  return 0;
}

static void deadlock(int n, const char *text) {
  copy_text(S->property, "deadlock", sizeof S->property);
  copy_text(S->message, text, sizeof S->message);
  R->current = R->thread[n];
  S->culprit = (u32)n;
  S->frames = (u32)walk(S->stack, R->thread[n]->pc, R->thread[n]->frame);
  if (S->flags & ALONE) {
    R->ended = 1;
    gsmack_switch(&R->scheduler, R->thread[n]->sp);
  }
  R->current = 0;
  S->status = FAILED;
}

static void execute(void) {
  restore_pages();
  R->generation++;
  R->pool = R->pool_start;
  R->seen_used = 0;
  R->cells_used = R->places_used = R->threads = 0;
  R->log = (u64 *)(SHARED + LOG);
  R->log_end = (u64 *)(SHARED + SHARED_SIZE) - 64;
  S->events = S->bounds = S->open = S->optional = 0;
  S->status = COMPLETE;
  R->random = S->seed;
  for (u32 i = 0; S->seed && i + 1 < S->depth && i < 16; i++)
    R->sinks[i] = (u32)(random_number() % S->length);
  u64 none[6] = {0};
  make_thread((void (*)())program_main, none);
  u64 *prefix = (u64 *)(SHARED + PREFIX);
  int last = 1, next = 0, pruned = 0, outcome = ENDED;
  R->vain = 0;
  for (;;) {
    int given = S->events + R->vain < S->prefix;
    R->forced = R->exact = 0;
    if (given) {
      u64 w = *prefix++;
      next = (int)(w & 0xffff);
      R->forced = (int)(w >> 16 & 0xffff);
      R->exact = (int)(w >> 32 & 1);
      for (int i = 0; i < R->forced; i++)
        R->given[i] = *prefix++;
      if (next > R->threads || (R->thread[next]->state != READY && R->thread[next]->state != WAITS)) {
        S->status = S->events + R->vain + 1 == S->prefix ? BLOCKED : DIVERGED;
        break;
      }
    } else {
      next = choose_thread(last);
      if (!next)
        break;
      if (S->events >= S->steps) {
        S->status = CUT;
        break;
      }
    }
    outcome = attempt(next);
    struct thread *t = R->thread[next];
    if (outcome == STUCK || (outcome == ASSUMED && t->state != STOPPED)) {
      record(WAITING, next);
      R->vain += (u32)R->exact;
      if (given && !R->exact) {
        S->status = S->events + R->vain + 1 == S->prefix ? BLOCKED : DIVERGED;
        break;
      }
      wait_for_change(t);
      if (S->flags & CHECK_DEADLOCK && S->flags & (CHECK_MISUSE | FOLLOWS) && partial_deadlock()) {
        deadlock(partial_deadlock(), "threads wait for one another");
        break;
      }
      continue;
    }
    record(EVENT, next);
    for (u32 i = 0; S->seed && i + 1 < S->depth && i < 16; i++)
      if (R->sinks[i] == S->events)
        R->priority[next] = i;
    S->optional |= (u32)R->passed;
    S->events++;
    S->beat++;
    last = next;
    if (outcome == FAILURE) {
      S->status = FAILED;
      break;
    }
    if (outcome == NOT_MODELLED || outcome == SPINS || outcome == POLLING) {
      S->status = outcome == SPINS ? LOOPS : outcome == POLLING ? POLLS : UNMODELLED;
      break;
    }
    if (outcome == ASSUMED)
      pruned = 1;
    wake();
    if (outcome == FINISHED) {
      t->state = STOPPED; /* who waits for it does not wait for ever */
      break;
    }
  }
  int waiting = 0;
  for (int i = 1; i <= R->threads; i++) {
    struct thread *t = R->thread[i];
    if (t->state == READY || t->state == WAITS) {
      t->assumed |= t->state == WAITS && loop_is_old(t);
      if (t->state == WAITS && !t->assumed)
        waiting = waiting ? waiting : i;
      if (t->state == WAITS && t->assumed)
        pruned = 1;
      if (t->state == READY) {
        R->touches = R->chosen = R->spawned = 0;
        record(PENDING, i);
      }
    }
  }
  if (S->status == COMPLETE && S->flags & CHECK_DEADLOCK && !pruned) {
    int some = S->flags & (CHECK_MISUSE | FOLLOWS) ? partial_deadlock() : 0;
    if (outcome != FINISHED && waiting)
      deadlock(waiting, "every unfinished thread waits for ever");
    else if (some)
      deadlock(some, "threads wait for one another");
  }
  if (S->status == COMPLETE && pruned)
    S->status = PRUNED;
  S->threads = (u32)R->threads;
  S->words = (u64)(R->log - (u64 *)(SHARED + LOG));
  if (R->log >= R->log_end)
    S->status = CUT;
}

/* What main is called by. When it has returned, destructors run; those of models that ask for any value get
 * each that there is. */
extern void (*__fini_array_start[])(void) __attribute__((weak, visibility("hidden")));
extern void (*__fini_array_end[])(void) __attribute__((weak, visibility("hidden")));

extern void __gsmack_atomic_begin(void);
static void program_main(void) {
  struct thread *t = R->current;
  R->main((int)__gsmack_option("main.argc", R->argc), R->argv, R->envp);
  for (long i = __fini_array_end - __fini_array_start - 1; i > 0; i--) {
    t->swept = 0;
    t->sweep = 1;
    __fini_array_start[i]();
    if (t->swept) {
      __gsmack_atomic_begin();
      for (t->sweep = 2; t->sweep <= R->cells_used; t->sweep++)
        __fini_array_start[i]();
      __gsmack_atomic_end();
    }
    t->sweep = 0;
  }
  __gsmack_exit();
}

/* ---- The process ----------------------------------------------------------------------------------- */

static void *map(u64 at, u64 size, int fd) {
  int flags = MAP_FIXED_NOREPLACE | (fd >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE);
  void *p = mmap((void *)at, size, PROT_READ | PROT_WRITE, flags, fd, 0);
  if (p != (void *)at)
    _exit(98);
  return p;
}

/* Nothing of the C library is there yet. */
static void start_up(void) {
  if (ready)
    return;
  map(OWN, OWN_SIZE, -1);
  map(SHARED, SHARED_SIZE, 3);
  map(ARENA, MAX_THREADS * ARENA_SIZE, -1);
  map((u64)VALID(ARENA), MAX_THREADS * ARENA_SIZE / 16, -1);
  R->persistent = (char *)OWN + ((sizeof(struct runtime) + 4095) & ~4095ull);
  R->hot = persist(sizeof(struct hot) << 16);
  R->seen = persist(sizeof(struct seen) * SEEN);
  R->pool_start = (char *)OWN + OWN_SIZE - (1ull << 30);
  R->main_heap = ARENA + 16;
  R->generation = 1; /* thread-local objects made before main stay */
  ready = 1;
}

static void serve(void) {
  if (S->flags & ALONE) {
    execute();
    if (S->status == CUT)
      deadlock(R->running, "a loop is never left");
    _exit(0);
  }
  for (;;) {
    while (__atomic_load_n(&S->turn, __ATOMIC_ACQUIRE) == 0)
      syscall(SYS_futex, &S->turn, FUTEX_WAIT, 0, 0, 0, 0);
    execute();
    __atomic_store_n(&S->turn, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, &S->turn, FUTEX_WAKE, 1, 0, 0, 0);
  }
}

static int run(int argc, char **argv, char **envp) {
  (void)argc, (void)argv, (void)envp;
  stack_t other = {.ss_sp = persist(1 << 16), .ss_size = 1 << 16};
  sigaltstack(&other, 0);
  struct sigaction act = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
  for (int i = 0; i < 4; i++)
    sigaction(numbers[i], &act, 0);
  dl_iterate_phdr(find_segment, 0);
  if (R->main_heap > ARENA + 16)
    R->segment[R->segments++] = (struct segment){ARENA, (R->main_heap + 4095) & ~4095ull};
  for (int i = 0; i < R->segments && !(S->flags & ALONE); i++)
    mprotect((void *)R->segment[i].from, R->segment[i].to - R->segment[i].from, PROT_READ);
  serve();
  return 0;
}

extern int __real___libc_start_main(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
int __wrap___libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void), void (*fini)(void),
                             void (*rtld_fini)(void), void *stack_end) {
  int now = personality(0xffffffff);
  if (!(now & ADDR_NO_RANDOMIZE)) {
    personality(now | ADDR_NO_RANDOMIZE);
    execve("/proc/self/exe", argv, argv + argc + 1);
    _exit(97);
  }
  start_up();
  R->main = main;
  R->argc = argc;
  R->argv = argv;
  R->envp = argv + argc + 1;
  return __real___libc_start_main(run, argc, argv, init, fini, rtld_fini, stack_end);
}
