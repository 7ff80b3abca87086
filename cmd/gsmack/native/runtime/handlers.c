/* Handlers of signals (models/c/signal.c). The model takes one that another thread executes for one step, and it is seen here whether it is. What handlers access as
 * volatile is accessed as atomic with relaxed order everywhere, as in the symbolic engines: such a place is among the visible ones, and what
 * accesses it is a transition from then on. */

int __model_handler_kind(void (*handler)(int)) { return (void)handler, 2; } /* one step */

pid_t gsmack_world_getpid(void) __attribute__((weak));
/* As the program sees it: where it follows a counterexample, the model's. */
pid_t __model_process(void) { return S->flags & FOLLOWS && gsmack_world_getpid ? gsmack_world_getpid() : getpid(); }

int __model_handler_begins(int who) {
  int before = R->current->handler;
  if (!R->current->handler_frame)
    R->current->handler_frame = (u64)__builtin_frame_address(0);
  if (S->flags & FOLLOWS)
    return before;
  R->current->handler = (enum handler)who;
  R->current->handler_steps = 0;
  return before;
}
void __model_handler_ends(int before) {
  R->current->handler = (enum handler)before;
  if (before == NO_HANDLER)
    R->current->handler_frame = 0;
}

static void __attribute__((noreturn)) next_choices(int assumed);       /* section.c */
void __gsmack_bound(_Bool condition, const char *name, long limit);    /* checks.c */

/* It takes no single step. Signals that others send need not come. */
static void no_step(struct thread *t) {
  if (t->handler != FOR_OTHERS)
    not_modelled("a signal sent to another thread, whose handler takes more than one step, waits, or uses variables of its thread");
  __gsmack_bound(0, "handlers", 0);
  next_choices(1);
}

void __gsmack_environment(void) { R->current->environment = 1; }

/* The thread is about to take a step, or to begin a section in one. */
static void step_in_section(struct thread *t) {
  if (unlikely(t->handler > ITSELF) && t->depth == 1 && t->handler_steps++)
    no_step(t);
}

/* What it does rests on which thread it is. */
static void is_thread(struct thread *t) {
  if (unlikely(t->handler > ITSELF))
    no_step(t);
}

/* Whether a volatile access is an atomic one. */
static int is_atomic(u64 address) {
  struct thread *t = R->current;
  if (!ready || !t || S->flags & FOLLOWS)
    return 0;
  u64 *v = (u64 *)(SHARED + VISIBLE);
  for (u32 i = 0; i < S->visible; i++)
    if (v[i] == address)
      return 1;
  if (t->handler && !R->alone) {
    S->address = address;
    leave(POLLING);
  }
  return 0;
}
