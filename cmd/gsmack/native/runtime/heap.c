/* The functions of the C library that make objects of the heap. */

/* An object whose leak is looked for, if it is the program that asks for it; the C library keeps some of its own. */
static void *own(void *p, int asked) {
  struct object *o = (struct object *)p - 1;
  if (p && asked && R->current && S->flags & CHECK_LEAK && in_heap((u64)p) && o->state == LIVE)
    o->state = OWNED, R->owned++;
  return p;
}

/* A call of the program, as an object remembers it. */
static u32 call_at(u64 pc) { return in_program(pc) && pc < 1u << 31 ? (u32)pc : 0; }

/* An object, or none if --may-fail names the function. */
static void *allocate_or_fail(size_t size, const char *setting, u64 caller) {
  if (unlikely(!ready))
    start_up();
  int fails = size > PTRDIFF_MAX || (R->current && __gsmack_option(setting, 0) && choose(2));
  u64 place = !fails && R->current && S->flags & PLACED && !R->current->depth && in_program(caller) ? choose_given(1, 0, ~0u) : 0;
  void *p = fails ? 0 : allocate(size, place);
  if (!p)
    errno = ENOMEM;
  else
    set_state((u64)p, size, NO_VALUE), ((struct object *)p - 1)->made = call_at(caller);
  return own(p, in_program(caller));
}

static void check_leaks(void) {
  if (R->owned)
    fail_at("leak", "memory is never freed", PC, FRAME);
}

void *malloc(size_t size) { return allocate_or_fail(size, "may-fail.malloc", PC); }

static void release(void *p, u64 pc, u64 frame) {
  if (!p || !R->current)
    return;
  struct object *o = (struct object *)p - 1;
  if (!in_heap((u64)p) || ((u64)p & 15) || *VALID((u64)o) || (o->state != LIVE && o->state != OWNED && o->state != FREED)) {
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
  if (o->size > 64 && !R->current->depth && !R->alone)
    accesses((u64)p + 64, o->size - 64, 1, visible_pc(pc, frame) ? PLAIN_STEP : PLAIN_ACCESS, pc, frame);
  if ((u64)p < R->main_heap)
    return; /* made before main: others may go on to use it in the next execution */
  R->owned -= o->state == OWNED;
  o->freed = call_at(pc);
  invalidate(o);
  if ((u64)p >= PLACES_AT)
    *taken(((u64)p - PLACES_AT) / PLACE_SIZE) = 0;
}

/* The C library keeps objects of its own, which the models say. Only a program that follows a counterexample has them. */
static void require_own(void *p, const char *text, u64 pc, u64 frame) {
  if (S->flags & FOLLOWS && S->flags & CHECK_MEMORY && p && R->current && ghost(known("heap.family"), (u64)p)->value)
    fail_at("memory", text, pc, frame);
}

void free(void *p) {
  require_own(p, "free: the object is the C library's", PC, FRAME);
  release(p, PC, FRAME);
}
/* A model's own. In a program that follows a counterexample models make what the C library would make for its caller. */
void *__gsmack_alloc(unsigned long size) { return allocate_or_fail(size, "may-fail.malloc", S->flags & FOLLOWS ? PC : 0); }
void __gsmack_free(void *p) { release(p, PC, FRAME); }

void *calloc(size_t n, size_t size) {
  size_t all;
  void *p = allocate_or_fail(__builtin_mul_overflow(n, size, &all) ? SIZE_MAX : all, "may-fail.calloc", PC);
  if (p) {
    memset(p, 0, all);
    set_state((u64)p, all, HAS_VALUE);
    plain((u64)p, all < 64 ? all : 64, 1, PC, FRAME); /* who sees the object need not see the zeros */
  }
  return p;
}

void *realloc(void *old, size_t size) {
  require_own(old, "realloc: the object is the C library's", PC, FRAME);
  void *p = allocate_or_fail(size, "may-fail.realloc", PC);
  if (p && old) {
    u64 n = ((struct object *)old - 1)->size;
    memcpy(p, old, n < size ? n : size);
    copy_state((u64)p, (u64)old, n < size ? n : size);
    own(p, ((struct object *)old - 1)->state == OWNED); /* whoever makes it larger */
    release(old, PC, FRAME);
  }
  return p;
}
void *__gsmack_realloc(void *old, unsigned long size) { return realloc(old, size); }

/* Where the object lies is decided already. */
void __gsmack_align(const void *object, unsigned long alignment) {
  if ((u64)object & (alignment - 1))
    not_modelled("an object that a model made and then aligns");
}

/* The next object is aligned. */
static void align(size_t alignment) {
  if (unlikely(!ready))
    start_up();
  u64 *at = R->current ? &R->current->heap : &R->main_heap;
  while (alignment & (alignment - 1)) /* the next power of two */
    alignment += alignment & -alignment;
  if (alignment > 16)
    *at = ((*at + 16 + alignment - 1) & ~(alignment - 1)) - 16;
}
void *aligned_alloc(size_t alignment, size_t size) {
  align(alignment);
  return allocate_or_fail(size, "may-fail.aligned_alloc", PC);
}
void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }
void *valloc(size_t size) { return aligned_alloc(4096, size); }
void *pvalloc(size_t size) { return aligned_alloc(4096, (size + 4095) & ~4095ull); }
int posix_memalign(void **p, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)))
    return EINVAL;
  void *object = __gsmack_option("may-fail.posix_memalign", 0) && choose(2) ? 0 : aligned_alloc(alignment, size);
  if (!object)
    return ENOMEM;
  plain((u64)p, sizeof *p, 1, PC, FRAME);
  *p = object;
  return 0;
}
size_t malloc_usable_size(void *p) { return p ? ((struct object *)p - 1)->size : 0; }

/* Functions of libraries that make an object for their caller, who is to free it: of C++'s, and of the C library. */
#define MAKES(result, name, parameters, arguments, object)  \
  result makes_##name parameters __asm__(#name);            \
  result makes_##name parameters {                          \
    result(*real) parameters = dlsym(RTLD_NEXT, #name);     \
    result r = real arguments;                              \
    own(object, in_program(PC));                            \
    return r;                                               \
  }
#define OPERATOR_NEW(name)                                                                                     \
  MAKES(void *, name##m, (size_t size), (size), r)                                                             \
  MAKES(void *, name##mRKSt9nothrow_t, (size_t size, const void *nothrow), (size, nothrow), r)                 \
  MAKES(void *, name##mSt11align_val_t, (size_t size, size_t alignment), (size, alignment), r)                 \
  MAKES(void *, name##mSt11align_val_tRKSt9nothrow_t, (size_t size, size_t alignment, const void *nothrow), (size, alignment, nothrow), r)
OPERATOR_NEW(_Znw)
OPERATOR_NEW(_Zna)
MAKES(char *, strdup, (const char *s), (s), r)
MAKES(char *, strndup, (const char *s, size_t n), (s, n), r)
MAKES(int, vasprintf, (char **to, const char *format, va_list arguments), (to, format, arguments), r < 0 ? 0 : *to)
MAKES(ssize_t, getline, (char **line, size_t *size, FILE *file), (line, size, file), *line)
MAKES(ssize_t, getdelim, (char **line, size_t *size, int end, FILE *file), (line, size, end, file), *line)
int asprintf(char **restrict to, const char *restrict format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int n = vasprintf(to, format, arguments);
  va_end(arguments);
  own(n < 0 ? 0 : *to, in_program(PC));
  return n;
}
