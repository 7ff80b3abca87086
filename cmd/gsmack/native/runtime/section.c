/* Atomic sections, awaits and assumptions. */

/* The next record; those behind the last one are lost. */
static struct undo *next_undo(void) {
  int n = R->undos++;
  return &R->undo[n < UNDOS ? n : UNDOS];
}

static void log_undo(u64 address, u64 size) {
  while (size) {
    int n = size < 16 ? (int)size : 16;
    struct undo *u = next_undo();
    u->ghost = 0;
    u->address = address;
    u->size = n;
    memcpy(u->old, (void *)address, n);
    address += n;
    size -= n;
  }
}

static void roll_back(void) {
  if (R->undos > UNDOS)
    not_modelled("a section that writes more than can be taken back, and chooses or waits");
  while (R->undos) {
    struct undo *u = &R->undo[--R->undos];
    if (u->ghost)
      *u->ghost = u->old[0];
    else
      memcpy((void *)u->address, u->old, u->size);
  }
}

/* The stand before the last transition but n. */
static struct stand *stand_of(struct thread *t, u32 n) { return &t->stand[(t->last - n) % STANDS]; }

/* Word by word, as the assembly has just written them: a wider load would wait for that. */
static void copy_regs(struct regs *to, const volatile struct regs *from) {
  *to = (struct regs){from->pc, from->sp, from->rbx, from->rbp, from->r12, from->r13, from->r14, from->r15};
}

/* Whether there is no other thread, or was only before all that comes now: nobody notices what the thread does, and nothing of it is a transition.
 * One that then goes on for long is observed again, so that it is seen if it waits for ever. */
static int is_alone(void) {
  if (R->alone && R->threads > 1 && (++R->alone_for > MOST_ALONE || R->chosen > MAX_CHOICES / 2))
    R->alone = 0;
  return R->alone;
}

/* All other threads are done. If all that they did happens before now, the thread is alone. */
static void remains(struct thread *t) {
  if (S->flags & FOLLOWS || R->alone_for > MOST_ALONE)
    return;
  for (int i = 1; i <= R->threads; i++)
    if (i != R->running && t->now[i] + !R->thread[i]->behind < R->thread[i]->now[i])
      return;
  R->alone = 1;
  t->stands = 0; /* no loop without effect goes through here, and its stack is no longer as it was */
}

/* The thread stands before an operation that others can notice, and waits until it is chosen. */
static void pause_before(enum op op, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!t->depth && is_alone())
    return;
  t->op = op;
  t->pc = pc;
  t->frame = frame;
  copy_regs(&t->entry, &R->begin);
  leave(ARRIVED);
}

static char order_of(const char *text, const char *a, const char *b) {
  return !strcmp(text, a) || !strcmp(text, b) || !strcmp(text, "seq_cst");
}

/* What is as it was when the section is taken back. */
static void keep(struct thread *t) {
  if (t->stands) { /* taken when the transition began, which is here */
    struct stand *s = stand_of(t, 0);
    t->kept = s->stack + (t->begin.sp - (u64)s->sp);
  } else {
    t->kept = memcpy(t->kept_here, (void *)t->begin.sp, t->kept_size);
  }
  t->kept_heap = t->heap;
  t->kept_time = t->time;
  copy_clock(R->clocks_before[0], t->now);
  copy_clock(R->clocks_before[1], t->pending);
  R->touches_before = R->touches;
  R->sweep = NOT_SWEPT;
  R->chosen_before = R->chosen;
  R->demanded = R->forced > R->chosen;
  R->threads_before = R->threads;
  R->alone_before = R->alone;
  R->undos = 0;
}

/* The outermost section begins; R->begin is how the caller stands. */
void gsmack_section(const char *order, const char *failure) {
  struct thread *t = R->current;
  if (!ready || !t)
    return;
  if (t->depth) {
    step_in_section(t);
    t->depth++;
    return;
  }
  t->depth = 1;
  copy_regs(&t->begin, &R->begin);
  t->order = (struct order){1, 1, 1};
  if (order) {
    t->order.acquires = order_of(order, "acquire", "acq_rel");
    t->order.releases = order_of(order, "release", "acq_rel");
    t->order.failure_acquires = order_of(failure, "acquire", "acq_rel");
  }
  u64 left = t->top - t->begin.sp;
  t->kept_size = left < KEPT ? left : KEPT;
  if (!is_alone()) {
    t->depth = 0;
    pause_before(SECTION, t->begin.pc, t->begin.rbp);
    t->depth = 1;
  }
  keep(t);
}

/* The section begins once more. */
static void __attribute__((noreturn)) again(struct thread *t) {
  t->depth = 1;
  if (t->handler > ITSELF) /* it began in the section */
    t->handler = NO_HANDLER;
  R->undos = 0;
  gsmack_jump(&t->begin);
}

/* All is as it was before the section, but for what it has touched. */
static void take_back(struct thread *t) {
  roll_back();
  t->undone++;
  copy_clock(t->now, R->clocks_before[0]);
  copy_clock(t->pending, R->clocks_before[1]);
  for (int i = R->touches_before; i < R->touches; i++)
    R->touched[i].joined = 0;
  memcpy((void *)t->begin.sp, t->kept, t->kept_size);
  t->heap = t->kept_heap;
  t->time = t->kept_time;
  R->alone = R->alone_before;
  R->spawned -= R->threads - R->threads_before;
  R->threads = R->threads_before;
}

/* The transition ends before the section, with which the next one of the thread begins. */
static void __attribute__((noreturn)) stand_before(struct thread *t, int outcome) {
  t->depth = 0;
  t->op = SECTION;
  t->pc = t->begin.pc;
  t->frame = t->begin.rbp;
  t->entry = t->begin;
  leave(outcome);
  keep(t); /* others may have written to variables of its frames */
  again(t);
}


/* The choices of the section that come next are given; 0 if there are none. */
static int advance(void) {
  for (; R->chosen > R->chosen_before; R->chosen--) {
    u64 c = R->choices[R->chosen - 1];
    if ((u32)c + 1 < c >> 32) {
      for (int i = 0; i < R->chosen - 1; i++)
        R->given[i] = (u32)R->choices[i];
      R->given[R->chosen - 1] = (u32)c + 1;
      R->forced = R->chosen;
      R->chosen = R->chosen_before;
      return 1;
    }
  }
  return 0;
}

/* The section, which has chosen, is executed with all its choices, one after the other, and then with those that it made: what
 * it touches with any of them counts as touched. Others may have to come before it so that a choice leads on, and which
 * transitions it conflicts with must not depend on a choice. */
static void __attribute__((noreturn)) sweep(struct thread *t) {
  take_back(t);
  if (R->sweep == NOT_SWEPT) {
    R->sweep = SWEEPING;
    R->sweeps = 0;
    R->made = R->chosen;
    memcpy(R->making, R->choices, (u64)R->chosen * sizeof *R->making);
    R->chosen = R->forced = R->chosen_before;
  } else if (++R->sweeps > 1000 || !advance()) {
    if (R->sweeps > 1000)
      __gsmack_bound(0, "choices", 1000);
    R->sweep = SWEPT;
    for (int i = R->touches_before; i < R->touches; i++) {
      struct touched *a = &R->touched[i];
      a->may_write |= a->write;
      a->write = a->read = 0;
    }
    for (int i = 0; i < R->made; i++)
      R->given[i] = (u32)R->making[i];
    R->forced = R->made;
    R->chosen = R->chosen_before;
  }
  again(t);
}

/* What the section has chosen does not lead anywhere: the next choices are tried, if there are some. */
static void __attribute__((noreturn)) next_choices(int assumed) {
  struct thread *t = R->current;
  if (R->sweep == SWEEPING)
    sweep(t);
  take_back(t);
  t->assumed = assumed;
  if (S->seed && !R->sequential && R->chosen > R->chosen_before) {
    R->sequential = 1;
    R->chosen = R->forced = R->chosen_before;
    again(t);
  }
  if (!R->exact && advance()) {
    R->passed |= !assumed;
    again(t);
  }
  R->forced = R->chosen_before;
  stand_before(t, !R->fresh && !R->demanded ? ARRIVED : assumed ? ASSUMED : STUCK);
}

void __gsmack_atomic_end(void) {
  struct thread *t = R->current;
  if (!ready || !t || !t->depth || --t->depth)
    return;
  if (R->chosen > R->chosen_before && R->sweep != SWEPT && !R->alone && !R->exact && !S->seed)
    sweep(t);
  R->undos = 0;
  R->fresh = 0;
  if (R->alone)
    return;
  if (S->flags & CHECK_RACE)
    for (int i = 0; i < R->touches; i++)
      if (R->touched[i].write && R->touched[i].ghost)
        synchronise_ghost(R->touched[i].ghost, R->touched[i].read, 1, t->order);
      else if (R->touched[i].write)
        synchronise_bytes(R->touched[i].group, R->touched[i].mask, R->touched[i].read, 1, t->order);
  tick();
  t->behind = 0;
  if (R->done == R->threads - 1)
    remains(t);
}

/* The section may turn out not to happen. Whether it does depends on how its thread stands, and on what it reads. */
static void may_wait(struct thread *t) {
  if (R->waits || R->site)
    return;
  R->waits = 1;
  R->context = !is_logged() ? 0 : stands(&t->begin, (u64 *)t->kept, (u64 *)(t->kept + t->kept_size));
}

void __gsmack_await_for(_Bool condition, const char *kind, const void *object, unsigned long holder) {
  struct thread *t = R->current;
  (void)kind, (void)object;
  if (!t)
    return; /* before main */
  if (t->depth) {
    t->holder = holder;
    may_wait(t);
    if (!condition) {
      is_thread(t);
      next_choices(0);
    }
    return;
  }
  if (!condition) { /* of what only this thread can change */
    pause_before(SECTION, PC, FRAME);
    t->holder = holder;
    t->pc = PC;
    t->frame = FRAME;
    for (;;) {
      int outcome = R->fresh ? STUCK : ARRIVED;
      t->op = SECTION;
      leave(outcome);
    }
  }
}

void __gsmack_await(_Bool condition) {
  if (!condition && !R->current->depth)
    not_modelled("an await outside of an atomic section, whose condition was evaluated once");
  __gsmack_await_for(condition, 0, 0, 0);
}

void __gsmack_assume(_Bool condition) {
  struct thread *t = R->current;
  if (t->depth)
    may_wait(t);
  if (condition)
    return;
  if (t->depth)
    next_choices(1);
  t->state = STOPPED;
  leave(ASSUMED);
}

void __gsmack_assume_given(_Bool condition) { __gsmack_assume(condition); }
