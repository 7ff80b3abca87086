/* The callbacks of clang's -fsanitize=thread, and what compilers call by themselves. */

#define PLAIN(size)                                                                              \
  ENTRY(__tsan_read##size) void gsmack___tsan_read##size(void *a) { plain((u64)a, size, 0, PC, FRAME); }                         \
  ENTRY(__tsan_write##size) void gsmack___tsan_write##size(void *a) { plain((u64)a, size, 1, PC, FRAME); }                        \
  void __tsan_unaligned_read##size(void *a) { plain((u64)a, size, 0, PC, FRAME); }               \
  void __tsan_unaligned_write##size(void *a) { plain((u64)a, size, 1, PC, FRAME); }              \
  void __tsan_read_write##size(void *a) { plain((u64)a, size, 0, PC, FRAME), plain((u64)a, size, 1, PC, FRAME); } \
  void __tsan_unaligned_read_write##size(void *a) { plain((u64)a, size, 0, PC, FRAME), plain((u64)a, size, 1, PC, FRAME); }
PLAIN(1) PLAIN(2) PLAIN(4) PLAIN(8) PLAIN(16)
void __tsan_init(void) {}
void __tsan_func_entry(void *pc) { begin_frame((u64)__builtin_frame_address(0) + 16, FRAME, (u64)pc); }
void __tsan_func_exit(void) {
  end_locals((u64)__builtin_frame_address(0) + 16, FRAME, PC, FRAME);
  end_objects((u64)__builtin_frame_address(0) + 16, FRAME);
}
void __tsan_vptr_update(void **p, void *v) { (void)v, plain((u64)p, 8, 1, PC, FRAME); }
void __tsan_vptr_read(void **p) { plain((u64)p, 8, 0, PC, FRAME); }
void __tsan_read_range(void *a, u64 n) { n ? plain((u64)a, n, 0, PC, FRAME) : (void)0; }
void __tsan_write_range(void *a, u64 n) { n ? plain((u64)a, n, 1, PC, FRAME) : (void)0; }

/* Whether a block is accessed byte by byte, each access a step of its own: it may race, and others come between. Where a counterexample is followed, that is tried
   if it does not fail otherwise. */
static int bytewise(u64 pc, u64 frame) {
  return unlikely(S->visible) && ready && R->current && !R->current->depth && !R->alone && (!(S->flags & FOLLOWS) || S->flags & BYTEWISE) && visible_pc(pc, frame);
}
static void copy_byte(char *to, const char *from, u64 pc, u64 frame) {
  plain((u64)from, 1, 0, pc, frame);
  char c = *from;
  plain((u64)to, 1, 1, pc, frame);
  *to = c;
}
static void copy(char *to, const char *from, size_t n, u64 pc, u64 frame) {
  if (!n)
    return;
  if (bytewise(pc, frame)) {
    int down = to > from && to < from + n; /* they overlap */
    for (size_t i = 0; i < n; i++)
      copy_byte(to + (down ? n - 1 - i : i), from + (down ? n - 1 - i : i), pc, frame);
    return;
  }
  plain((u64)from, n, 0, pc, frame), plain((u64)to, n, 1, pc, frame);
  copy_state((u64)to, (u64)from, n);
  if (!R->alone && !R->current->depth && S->visible && visible_pc(pc, frame))
    touch_memory((u64)from, n, 0); /* it is read only now */
  memmove(to, from, n);
}
static size_t length(const char *s, u64 pc, u64 frame) {
  size_t n = 0;
  if (bytewise(pc, frame)) {
    do
      plain((u64)s + n, 1, 0, pc, frame);
    while (s[n++]);
    return n - 1;
  }
  n = strlen(s);
  plain((u64)s, n + 1, 0, pc, frame);
  return n;
}
static void copy_string(char *to, const char *from, u64 pc, u64 frame) {
  size_t n = strlen(from) + 1;
  check_overlap((u64)to, (u64)from, n, pc, frame);
  if (!bytewise(pc, frame)) {
    copy(to, from, n, pc, frame);
    return;
  }
  do
    copy_byte(to, from, pc, frame);
  while (from++, *to++);
}
void *gsmack_memcpy(void *to, const void *from, size_t n) {
  if (to != from) /* a structure may be assigned to itself */
    check_overlap((u64)to, (u64)from, n, PC, FRAME);
  copy(to, from, n, PC, FRAME);
  return to;
}
void *gsmack_memmove(void *to, const void *from, size_t n) {
  copy(to, from, n, PC, FRAME);
  return to;
}
void *gsmack_memset(void *to, int c, size_t n) {
  if (bytewise(PC, FRAME)) {
    for (char *p = to; p < (char *)to + n; p++)
      plain((u64)p, 1, 1, PC, FRAME), *p = (char)c;
    return to;
  }
  if (n)
    plain((u64)to, n, 1, PC, FRAME);
  return memset(to, c, n);
}
void *__tsan_memcpy(void *, const void *, size_t) __attribute__((alias("gsmack_memcpy")));
void *__tsan_memmove(void *, const void *, size_t) __attribute__((alias("gsmack_memmove")));
void *__tsan_memset(void *, int, size_t) __attribute__((alias("gsmack_memset")));
size_t gsmack_strlen(const char *s) { return length(s, PC, FRAME); }
char *gsmack_strcpy(char *to, const char *from) {
  copy_string(to, from, PC, FRAME);
  return to;
}
char *gsmack_strcat(char *to, const char *from) {
  copy_string(to + length(to, PC, FRAME), from, PC, FRAME);
  return to;
}

/* An atomic operation: outside of a section it is a transition. o: memory orders as in C11. */
static struct order orders(int success, int failure) {
  struct order o = {success == 1 || success == 2 || success >= 4, success >= 3, failure == 1 || failure == 2 || failure >= 4};
  return o;
}
static void atomic_before(u64 address, u64 size, int read, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!ready || !t)
    return;
  if (!t->depth)
    pause_before(ACCESS, pc, frame);
  step_in_section(t);
  check_memory(address, size, read, pc, frame);
  *(volatile char *)address; /* so that a crash is the program's */
}
/* What it did: touched before it happens, for the old content. */
static void atomic_is(u64 address, u64 size, int read, int write, struct order o, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!ready || !t)
    return;
  if (write)
    set_state(address, size, HAS_VALUE);
  if (t->depth) {
    if (read)
      touch_in_section(address, size, 0, pc, frame);
    if (write)
      touch_in_section(address, size, 1, pc, frame);
    return;
  }
  if (R->alone)
    return;
  touch_memory(address, size, write);
  synchronise_memory(address, size, read, write, o);
  accesses(address, size, write, ATOMIC_ACCESS, pc, frame);
  tick();
}

/* Volatile accesses are plain ones, or with --volatile=atomic relaxed atomic ones. */
static void volatile_access(u64 address, u64 size, int write, u64 pc, u64 frame) {
  if (!ready || (!__gsmack_option("volatile", 0) && !is_atomic(address))) {
    plain(address, size, write, pc, frame);
    return;
  }
  atomic_before(address, size, !write, pc, frame);
  atomic_is(address, size, !write, write, orders(0, 0), pc, frame);
}
#define VOLATILE(size)                                                                           \
  ENTRY(__tsan_volatile_read##size) ENTRY(__tsan_volatile_write##size)                           \
  void gsmack___tsan_volatile_read##size(void *a) { volatile_access((u64)a, size, 0, PC, FRAME); } \
  void gsmack___tsan_volatile_write##size(void *a) { volatile_access((u64)a, size, 1, PC, FRAME); } \
  void __tsan_unaligned_volatile_read##size(void *a) { volatile_access((u64)a, size, 0, PC, FRAME); } \
  void __tsan_unaligned_volatile_write##size(void *a) { volatile_access((u64)a, size, 1, PC, FRAME); }
VOLATILE(1) VOLATILE(2) VOLATILE(4) VOLATILE(8) VOLATILE(16)

/* A weak compare-and-exchange fails for no reason where the counterexample that is followed says so. clang compares what it gives. */
void __gsmack_weak(void) { R->weak = 1; }
static int lucky(void) {
  int weak = R->weak;
  R->weak = 0;
  return !weak || !R->current || choose(2);
}

#define RMW(bits, type, name, expression)                                                        \
  ENTRY(__tsan_atomic##bits##_##name)                                                            \
  type gsmack___tsan_atomic##bits##_##name(volatile type *a, type v, int o) {                    \
    atomic_before((u64)a, bits / 8, 1, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 1, 1, orders(o, o), PC, FRAME);                                  \
    type old = *a;                                                                               \
    *a = (type)(expression);                                                                     \
    return old;                                                                                  \
  }
#define ATOMIC(bits, type)                                                                       \
  ENTRY(__tsan_atomic##bits##_load)                                                              \
  type gsmack___tsan_atomic##bits##_load(const volatile type *a, int o) {                        \
    atomic_before((u64)a, bits / 8, 1, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 1, 0, orders(o, o), PC, FRAME);                                  \
    return *a;                                                                                   \
  }                                                                                              \
  ENTRY(__tsan_atomic##bits##_store)                                                             \
  void gsmack___tsan_atomic##bits##_store(volatile type *a, type v, int o) {                     \
    atomic_before((u64)a, bits / 8, 0, PC, FRAME);                                                  \
    atomic_is((u64)a, bits / 8, 0, 1, orders(o, o), PC, FRAME);                                  \
    *a = v;                                                                                      \
  }                                                                                              \
  RMW(bits, type, exchange, v)                                                                   \
  RMW(bits, type, fetch_add, old + v) RMW(bits, type, fetch_sub, old - v)                        \
  RMW(bits, type, fetch_and, old & v) RMW(bits, type, fetch_or, old | v)                         \
  RMW(bits, type, fetch_xor, old ^ v) RMW(bits, type, fetch_nand, ~(old & v))                    \
  ENTRY(__tsan_atomic##bits##_compare_exchange_val)                                              \
  type gsmack___tsan_atomic##bits##_compare_exchange_val(volatile type *a, type e, type v, int o, int f) { \
    atomic_before((u64)a, bits / 8, 1, PC, FRAME);                                                  \
    type old = *a;                                                                               \
    int equal = old == e && lucky();                                                             \
    R->varies = 1;                                                                               \
    atomic_is((u64)a, bits / 8, 1, equal, orders(o, f), PC, FRAME);                              \
    if (equal)                                                                                   \
      *a = v;                                                                                    \
    return equal || old != e ? old : (type)~e;                                                   \
  }
typedef uint8_t u8;
typedef uint16_t u16;
typedef unsigned __int128 u128;
ATOMIC(8, u8) ATOMIC(16, u16) ATOMIC(32, u32) ATOMIC(64, u64) ATOMIC(128, u128)

/* An instruction of inline assembly, which comes next: it reads (1), writes (2), and writes only if it finds what is expected (4). As the processor has it: who reads
 * acquires, who writes releases. */
ENTRY(__gsmack_machine)
void gsmack___gsmack_machine(void *a, u64 size, u64 kind, u64 expected, u64 high) {
  int read = kind & 1, write = kind >> 1 & 1;
  atomic_before((u64)a, size, read, PC, FRAME);
  if (kind & 4 && ready) {
    u64 old[2] = {0};
    memcpy(old, a, size);
    write = old[0] == expected && old[1] == high;
    R->varies = 1;
  }
  atomic_is((u64)a, size, read, write, read && kind & 2 ? orders(5, 5) : read ? orders(2, 2) : orders(3, 0), PC, FRAME);
}

void __tsan_atomic_thread_fence(int o) {
  struct thread *t = R->current;
  if (!ready || !t || R->alone)
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
  if (R->current)
    is_thread(R->current);
  u64 key = R->current ? (u64)R->running : 1;
  struct cell *c = ghost(known("thread-local"), (u64)e * MAX_THREADS + key);
  if (!c->value) {
    R->emulated = 1;
    align(e->alignment);
    c->value = (int64_t)allocate(e->size, 0);
    if (e->initial)
      memcpy((void *)c->value, e->initial, e->size);
    else
      memset((void *)c->value, 0, e->size);
    set_state((u64)c->value, e->size, HAS_VALUE);
  }
  return (void *)c->value;
}
