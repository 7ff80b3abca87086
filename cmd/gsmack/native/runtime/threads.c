/* Threads begin and end. */

unsigned long __gsmack_self(void) {
  if (!R->current)
    return 1;
  is_thread(R->current);
  return (unsigned long)R->running;
}

static void finish(void) {
  for (int i = 0; R->emulated && i < R->cells.used; i++) { /* its variables end with it */
    struct cell *c = element(&R->cells, i);
    if (c->name == known("thread-local")->name && c->key % MAX_THREADS == (u64)R->running)
      invalidate((struct object *)c->value - 1);
  }
  R->current->state = DONE;
  R->done++;
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

/* What threads use most does not lie in the same lines of the cache. */
static u64 apart(int n) { return (u64)n * 1088 % 65536; }

/* Where the objects of a thread begin. */
static u64 heap_of(int n) { return n == 1 ? R->main_heap : ARENA + (u64)n * ARENA_SIZE + 16 + apart(n); }

static struct thread *make_thread(void (*function)(), u64 *arguments) {
  int n = ++R->threads;
  struct thread *t = R->thread[n];
  if (!t) {
    t = R->thread[n] = persist(sizeof *t);
    t->low = STACKS + (u64)n * STACK_SIZE;
    t->top = t->low + STACK_SIZE - apart(n);
    mmap((void *)t->low, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    mprotect((void *)t->low, 4096, PROT_NONE);
  }
  u64 heap = heap_of(n);
  if (t->heap > heap)
    memset(VALID(heap), 0, (t->heap - heap) / 16 + 1);
  t->heap = heap;
  t->function = function;
  memcpy(t->arguments, arguments, sizeof t->arguments);
  u64 *top = (u64 *)t->top;
  *--top = 0; /* where enter returns to: nowhere; the stack is aligned as behind a call */
  *--top = (u64)enter;
  for (int i = 0; i < 6; i++)
    *--top = 0;
  if (S->objects && t->marked)
    memset(STATE(t->marked), 0, t->top - t->marked);
  t->marked = t->top;
  t->sp = top;
  t->clean = (u64)top;
  if (R->tp)
    begin_tls(t, n);
  t->op = START;
  t->state = READY;
  t->depth = t->error = t->assumed = t->sweep = t->awaited = 0;
  t->stands = t->loop = t->looks = t->environment = t->turns = t->handler_steps = 0;
  t->undone = 0;
  t->limited = 0;
  t->handler = NO_HANDLER;
  t->handler_frame = 0;
  t->time = 0;
  t->pc = function == __model_thread_main ? arguments[0] : (u64)function;
  t->frame = 0;
  t->holder = 0;
  t->cleanup = 0;
  if (n >= R->width)
    widen();
  memset(t->now, 0, (u64)R->width * sizeof(u32));
  memset(t->released, 0, (u64)R->width * sizeof(u32));
  memset(t->pending, 0, (u64)R->width * sizeof(u32));
  t->now[n] = 1;
  t->behind = 1;
  if (S->seed)
    R->priority[n] = 16 + random_number();
  return t;
}

unsigned long __gsmack_spawn(void (*function)(), ...) {
  struct thread *t = R->current;
  if (!t)
    not_modelled("a thread that is started before main");
  if (!t->depth)
    pause_before(SECTION, PC, FRAME);
  step_in_section(t);
  if (R->threads == MAX_THREADS - 1)
    not_modelled("more than 254 threads");
  u64 a[6];
  va_list list;
  va_start(list, function);
  for (int i = 0; i < 6; i++)
    a[i] = va_arg(list, u64);
  va_end(list);
  struct thread *child = make_thread(function, a);
  R->alone = 0;
  int id = R->threads;
  if (id > 2)
    touch(NUMBERS, NUMBERS, 0xff, 1, 0, 0);
  memcpy(child->now, t->now, (u64)R->width * sizeof(u32));
  child->now[id] = 1;
  child->time = t->time;
  tick();
  R->spawned++;
  if (S->flags & DETAIL) /* the transition may have begun elsewhere, if there was no other thread */
    R->frames = walk(R->stack, PC, FRAME);
  return (unsigned long)id;
}

void __gsmack_thread_end(void) { finish(); }

void __gsmack_thread_leaves(void) {} /* its stack stays; who uses it is not checked */

void __gsmack_uses(const void *address, unsigned long size) {
  if (size && S->flags & FOLLOWS && S->flags & CHECK_MEMORY)
    *(volatile char *)address; /* so that a crash is the caller's */
  if (in_heap((u64)address))
    check_heap((u64)address, size, 1, PC, FRAME);
  check_object_given((u64)address, size, 0, 1, PC, FRAME);
}

void __gsmack_apart(const void *to, const void *from, unsigned long size) { check_overlap((u64)to, (u64)from, size, PC, FRAME); }

void __gsmack_sends(const void *address, char value) {}

void __gsmack_indeterminate(const void *address) {}

void __gsmack_exit(void) {
  pause_before(EXIT, PC, FRAME);
  leave(FINISHED);
}
