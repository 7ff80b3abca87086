/* Memory at fixed addresses: what the runtime remembers, and the heap, an arena for each thread with red zones. */

/* One byte for sixteen: how many of them are valid. */
#define VALID(address) ((unsigned char *)(ARENA + (1ull << 45) + (((address)-ARENA) >> 4)))

static void *persist(u64 size) {
  char *p = R->persistent;
  if (p + size > R->pool_start && R->current)
    not_modelled("more memory than can be followed");
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

/* Whether what happens now is told; of what was told before it is known. */
static int is_logged(void) { return S->events + R->vain >= S->logged; }

/* A hash of the registers and the stack. */
static u64 stands(const struct regs *regs, const u64 *from, const u64 *to) {
  u64 h = 0, k = 1;
  for (const u64 *r = &regs->pc; r < (const u64 *)(regs + 1); r += 2)
    h = mix(h ^ r[0]), k = mix(k ^ r[1]);
  for (; from + 1 < to; from += 2)
    h = mix(h ^ from[0]), k = mix(k ^ from[1]);
  return mix(h + mix(from < to ? k ^ *from : k));
}

static void make_table(struct table *x, u64 size, u64 most, const char *full) {
  *x = (struct table){persist(size * most), persist(2 * most * sizeof(struct slot)), size, most, 127, 0, full};
}

static void *element(struct table *x, int number) { return x->elements + (u64)number * x->size; }

static u64 slot_of(u64 a, u64 b) {
  u64 h = a * 0x9e3779b97f4a7c15ull ^ b * 0xd6e8feb86659fd93ull;
  return h ^ h >> 32;
}

/* A new element, in that slot. */
static void *__attribute__((noinline)) insert(struct table *x, struct slot *s, u64 a, u64 b) {
  if (x->used == (int)x->most)
    not_modelled(x->full);
  *s = (struct slot){(u32)R->generation, (u32)(x->used * x->size)};
  u64 *e = memset(element(x, x->used++), 0, x->size);
  e[0] = a;
  e[1] = b;
  if ((u64)x->used > (x->mask + 1) / 2) { /* never if there are slots for the most already */
    memset(x->slots, 0, (x->mask + 1) * sizeof *s);
    x->mask = 2 * x->mask + 1;
    for (int n = 0; n < x->used; n++) {
      u64 *old = element(x, n), at = slot_of(old[0], old[1]);
      while (x->slots[at & x->mask].generation == (u32)R->generation)
        at++;
      x->slots[at & x->mask] = (struct slot){(u32)R->generation, (u32)(n * x->size)};
    }
  }
  return e;
}

/* The element with these words; a new one is otherwise 0. */
static inline void *find(struct table *x, u64 a, u64 b) {
  for (u64 i = slot_of(a, b);; i++) {
    struct slot *s = &x->slots[i & x->mask];
    if (unlikely(s->generation != (u32)R->generation))
      return insert(x, s, a, b);
    u64 *e = (u64 *)(x->elements + s->at);
    if (e[0] == a && e[1] == b)
      return e;
  }
}

/* How many keys ghost state has; they are the first words of the elements of R->keys. */
static int keys(void) {
  for (; R->keyed < R->cells.used; R->keyed++)
    find(&R->keys, ((struct cell *)element(&R->cells, R->keyed))->key, 0);
  return R->keys.used;
}

static u64 random_number(void) {
  R->random = R->random * 6364136223846793005ull + 1442695040888963407ull;
  return mix(R->random) >> 8;
}

static void *map(u64 at, u64 size, int fd) {
  int flags = MAP_FIXED_NOREPLACE | (fd >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE);
  void *p = mmap((void *)at, size, PROT_READ | PROT_WRITE, flags, fd, 0);
  if (p != (void *)at && fd >= 0)
    _exit(98);
  if (p != (void *)at)
    refuse("a limit on the address space, of which the runtime needs a terabyte and uses little (ulimit -v)");
  return p;
}

/* Nothing of the C library is there yet. */
static void start_up(void) {
  if (ready)
    return;
  map(SHARED, SHARED_SIZE, 3); /* where it is said what goes wrong */
  map(OWN, OWN_SIZE, -1);
  map(ARENA, MAX_THREADS * ARENA_SIZE, -1);
  map((u64)VALID(ARENA), MAX_THREADS * ARENA_SIZE / 16, -1);
  R->persistent = (char *)OWN + ((sizeof(struct runtime) + 4095) & ~4095ull);
  R->hot = persist(sizeof(struct hot) << 16);
  R->seen = persist(sizeof(struct seen) * SEEN);
  R->first = persist(sizeof(struct first) * SEEN);
  R->snapshot_data = persist(SNAPSHOT_SIZE);
  R->previous = persist(SETTINGS_AT - PREFIX);
  make_table(&R->cells, sizeof(struct cell), CELLS, "more ghost state than can be kept");
  make_table(&R->keys, 2 * sizeof(u64), CELLS, "more ghost state than can be kept");
  make_table(&R->places, sizeof(struct place), PLACES, "more places synchronise than can be followed");
  R->pool_start = (char *)OWN + OWN_SIZE - (1ull << 30);
  R->main_heap = ARENA + 16;
  R->generation = 1;
  ready = 1;
}

/* In front of each object of the heap: made and freed are where the program called what did so, 0 if it is not known. */
struct object { u64 size : 33, freed : 31; u32 state, made; };
enum { LIVE = 0x6c697665, FREED = 0x66726565, OWNED = 0x6f776e65 /* live, and whose leak is looked for */ };

static u64 granules(u64 size) { return (size + 15 + 16) & ~15ull; } /* a red zone of 1 to 16 bytes */

/* Of a program that follows a counterexample in which objects lie where others lay: which places, counted from 1, objects have. */
#define PLACES_AT (ARENA + (MAX_THREADS - 1) * ARENA_SIZE) /* no thread has this arena */
#define PLACE_SIZE (1ull << 20)
static struct known *known(const char *text); /* ghost.c */
static struct cell *ghost(struct known *k, u64 key);
static int64_t *taken(u64 place) { return &ghost(known("place"), place)->value; }

static void *allocate(u64 size, u64 place) {
  struct thread *t = R->current;
  R->effect = 1;
  R->polls = 0;
  u64 fixed = PLACES_AT + place * PLACE_SIZE + 16, *at = t ? &t->heap : &R->main_heap;
  if (place && place < ARENA_SIZE / PLACE_SIZE && size < PLACE_SIZE / 2 && !*taken(place))
    *taken(place) = 1, at = &fixed;
  u64 end = *at + 16 + granules(size);
  if (size > ARENA_SIZE || (end & ~(ARENA_SIZE - 1)) != (*at & ~(ARENA_SIZE - 1)))
    return 0;
  struct object *o = (struct object *)*at;
  *at = end;
  *o = (struct object){.size = size, .state = LIVE};
  char *p = (char *)(o + 1);
  *VALID((u64)o) = 0;
  unsigned char *v = VALID((u64)p);
  memset(v, 16, size / 16);
  v[size / 16] = size % 16;
  if (size % 16 == 0 && granules(size) > size)
    v[size / 16] = 0;
  for (int i = 0; at == &fixed && i < R->cells.used; i++) { /* nothing is known of what lies in it */
    struct cell *c = element(&R->cells, i);
    if (c->key - (u64)p < size)
      c->value = 0;
  }
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

/* Nobody is to use the object from now on. */
static void invalidate(struct object *o) {
  o->state = FREED;
  memset(VALID((u64)(o + 1)), 0, o->size / 16 + 1);
}

/* The object that a failure is about. */
static void about(u64 from, u64 size, const char *name) {
  S->object[0] = from;
  S->object[1] = from + size;
  copy_text(S->name, name, sizeof S->name);
}

#define LIFE_ENDED " of a local object whose life ended"

/* where: if it is not known what it is about. */
static void __attribute__((noreturn)) wrong_access(u64 address, u64 size, int reads, const char *where, u64 pc, u64 frame) {
  char text[128];
  S->ended = !strcmp(where, LIFE_ENDED);
  snprintf(text, sizeof text, "%s %lu byte%s%s", reads ? "reads" : "writes", size, size == 1 ? "" : "s", S->object[1] ? "" : where);
  S->address = address;
  fail_at("memory", text, pc, frame);
  __builtin_unreachable();
}

/* The header of the object that a valid address of the heap lies in. */
static struct object *header(u64 address) {
  u64 at = address & ~15ull;
  for (; *VALID(at); at -= 16)
    while (!((u64)VALID(at) & 7) && *(u64 *)(VALID(at) - 8) == 0x1010101010101010ull)
      at -= 128;
  return (struct object *)at;
}

static void about_heap(struct object *o) {
  S->made = o->made;
  S->freed = o->state == FREED ? o->freed : 0;
  about((u64)(o + 1), o->size, "");
}

static void invalid(u64 address, u64 size, int reads, u64 pc, u64 frame) {
  for (u64 at = address & ~15ull; at > ARENA && address - at < (1 << 20); at -= 16) {
    struct object *o = (struct object *)at;
    if (*VALID(at) == 0 && (o->state == FREED || o->state == LIVE || o->state == OWNED)) {
      if (o->state != FREED || address < at + 16 + o->size)
        about_heap(o);
      break;
    }
  }
  wrong_access(address, size, reads, " outside of the objects of the heap", pc, frame);
}

/* Whether the address lies in a frame that a thread has left. The current one is in a callback that was called at pc. */
static int in_dead_frame(u64 address, u64 pc) {
  u64 n = (address - STACKS) / STACK_SIZE;
  if (address < STACKS || n == 0 || n > (u64)R->threads)
    return 0;
  struct thread *t = R->thread[n];
  u64 *end = n == (u64)R->running ? __builtin_frame_address(0) : t->sp, *top = (u64 *)t->top;
  while (n == (u64)R->running && end < top && *end != pc)
    end++;
  return t->state == DONE || address < (u64)end;
}

static inline int in_heap(u64 address) { return address - ARENA < MAX_THREADS * ARENA_SIZE; }

static void check_heap(u64 address, u64 size, int reads, u64 pc, u64 frame) {
  if (!(S->flags & CHECK_MEMORY))
    return;
  for (u64 a = address & ~15ull; a < address + size; a += 16) {
    u64 end = address + size - a;
    if (*VALID(a) < (end > 16 ? 16 : end))
      invalid(address, size, reads, pc, frame);
  }
}
