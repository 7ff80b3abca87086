/* One execution: the prefix that is given, then on until nobody can go on, with a record of each transition. */

static void emit(u64 w) {
  if (R->log < R->log_end)
    *R->log++ = w;
}

/* A hash of all that is the thread's own, before its pending operation; 0 if that is not known. */
static u64 stance(struct thread *t) {
  if (t->entry.pc != t->pc)
    return 0;
  return mix(stands(&t->entry, (u64 *)t->entry.sp, (u64 *)t->top) ^ (u64)t->op << 32 ^ (u64)t->error) | 1;
}

/* A record of what thread n did, or tried, or stands before. */
static void record(enum record kind, int n) {
  struct thread *t = R->thread[n];
  if (!is_logged())
    return;
  enum op op = kind == PENDING ? t->op : R->op;
  u64 bits = (op == SECTION ? IS_SECTION : 0) | (op == EXIT ? IS_EXIT : 0) | (R->varies ? VARIES : 0);
  if (op == PLAIN)
    bits |= IS_PLAIN;
  u64 context = 0;
  if ((R->waits || R->site) && kind != PENDING) {
    context = (R->any ? mix(R->context ^ (u64)R->threads_before) : R->context) >> 8;
    bits |= kind == EVENT || !R->demanded ? IS_AWAIT : 0;
  }
  if (t->assumed)
    bits |= IS_PRUNED;
  u64 first = R->spawned ? R->threads - R->spawned + 1 : 0;
  emit((u64)kind | (u64)n << 8 | (u64)R->spawned << 16 | (u64)R->touches << 24 | (u64)R->chosen << 40 | first << 56);
  emit(kind == PENDING ? t->pc : R->pc);
  emit(context << 8 | bits);
  for (int i = 0; i < R->chosen; i++)
    emit(R->choices[i]);
  for (int i = 0; i < R->touches; i++) {
    struct touched *a = &R->touched[i];
    emit(a->group);
    emit(a->cell);
    emit(a->mask | (u64)(a->write | a->may_write) << 8 | (u64)a->family << 16);
    emit(a->before);
    emit(a->ghost ? (u64)a->ghost->value : a->group == NUMBERS ? 0 : *(u64 *)a->group);
  }
  if (!(S->flags & DETAIL))
    return;
  if (kind == PENDING)
    R->current = t, R->stood = stance(t), R->frames = walk(R->stack, t->pc, t->frame);
  emit(R->stood);
  emit((u64)R->frames);
  for (int i = 0; i < R->frames; i++)
    emit(R->stack[i]);
  R->current = 0;
}

/* What the thread will find on its stack is the same in each execution, as far down as it gets in a transition as a rule: how it stands is compared. */
static void clean_stack(struct thread *t) {
  u64 sp = (u64)t->sp, to = sp - (R->alone ? 4096 : 1024);
  if (to >= t->clean || to < t->low + 4096)
    return;
  memset((void *)to, 0, (sp < t->clean ? sp : t->clean) - to);
  t->clean = to;
}

/* Before a thread takes its next transition. */
static void before_transition(int n) {
  struct thread *t = R->thread[n];
  R->current = t;
  R->running = n;
  R->touches = R->chosen = R->spawned = R->chosen_before = 0;
  R->op = t->op;
  R->pc = t->pc;
  R->fresh = t->op == SECTION;
  R->varies = R->passed = R->sequential = R->waits = R->any = R->demanded = 0;
  if (S->flags & DETAIL)
    R->stood = stance(t), R->frames = walk(R->stack, t->pc, t->frame);
  t->assumed = t->loop = 0;
  t->holder = 0;
  clean_stack(t);
  take_stand(t);
  if (R->tp)
    use_tls(t);
  else
    errno = t->error;
}

/* How it ended. */
static int behind_transition(void) {
  struct thread *t = R->current;
  if (!R->tp)
    t->error = errno;
  R->current = 0;
  if (R->outcome != STUCK && R->outcome != ASSUMED)
    trail_transition();
  if (R->outcome == ARRIVED)
    R->outcome = closes_loop(t);
  else if (R->outcome == STUCK && t->stands)
    t->stands--, t->last--;
  return R->outcome;
}

/* Has a thread go on until it leaves. */
static void enter_thread(struct thread *t) {
  u64 *outer = R->scheduler;
  R->single++;
  gsmack_switch(&R->scheduler, t->sp);
  R->single--;
  R->scheduler = outer;
}

/* Lets a thread take its next transition. */
static int attempt(int n) {
  before_transition(n);
  enter_thread(R->thread[n]);
  return behind_transition();
}

/* The thread has to wait until something is written that it has read. */
static void wait_for_change(struct thread *t) {
  u64 n = (t->low - STACKS) / STACK_SIZE;
  t->state = WAITS;
  R->waiting[n / 64] |= 1ull << n % 64;
  t->awaited = R->touches <= 16 ? R->touches : -1;
  for (int i = 0; i < t->awaited; i++)
    t->awaits[i] = R->touched[i].group;
}

/* Threads that wait for what the last transition has written may go on. */
static void wake(void) {
  for (int i = 1; S->seed && i <= R->threads; i++)
    if (R->thread[i]->state == SPINNING && loop_is_old(i))
      R->thread[i]->state = READY;
  for (int w = 0; w <= R->threads / 64; w++)
    for (u64 left = R->waiting[w]; left; left &= left - 1) {
      int bit = __builtin_ctzll(left);
      struct thread *t = R->thread[w * 64 + bit];
      int found = t->state != WAITS || t->awaited < 0;
      for (int j = 0; j < R->touches && !found; j++)
        for (int k = 0; k < t->awaited && R->touched[j].write && !found; k++)
          found = t->awaits[k] == R->touched[j].group;
      if (!found)
        continue;
      R->waiting[w] &= ~(1ull << bit);
      if (t->state == WAITS)
        t->state = READY;
    }
}

/* Whether a thread may go on for ever before the program takes a step. */
static int goes_on_for_ever(struct thread *t) { return t->environment && t->turns > MOST_TURNS; }

static int choose_thread(int last) {
  if (S->seed) {
    int best = 0;
    for (int i = 1; i <= R->threads; i++)
      if (R->thread[i]->state == READY && !goes_on_for_ever(R->thread[i]) && (!best || R->priority[i] > R->priority[best]))
        best = i;
    if (best)
      return best;
  }
  if (last && R->thread[last]->state == READY && (!R->thread[last]->environment || S->flags & FOLLOWS))
    return last;
  int other = 0; /* of the environment, which may go on for ever */
  for (int i = 1; i <= R->threads; i++)
    if (R->thread[i]->state == READY && !R->thread[i]->environment)
      return i;
    else if (R->thread[i]->state == READY)
      other = i;
  return other;
}

/* Whether all threads are done but those of the environment. */
static int program_is_over(void) {
  for (int i = 1; i <= R->threads; i++)
    if (R->thread[i]->state != DONE && !R->thread[i]->environment)
      return 0;
  return 1;
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

/* partial_deadlock where the execution is over: who has what thread t waits for may not have been asked yet whether it can go on. */
static int partial_deadlock_of(struct thread *t) {
  R->forced = 0;
  for (int n = 0; n < R->threads && t->state == WAITS && t->holder && t->holder <= (u64)R->threads; n++) {
    int holder = (int)t->holder;
    t = R->thread[holder];
    if (t->state != READY)
      continue;
    if (attempt(holder) != STUCK)
      return 0;
    record(WAITING, holder);
    wait_for_change(t);
  }
  return partial_deadlock();
}

static void deadlock(int n, const char *text) {
  copy_text(S->property, "deadlock", sizeof S->property);
  copy_text(S->message, text, sizeof S->message);
  R->current = R->thread[n];
  S->culprit = (u32)n;
  S->frames = (u32)walk(S->stack, R->thread[n]->pc, R->thread[n]->frame);
  if (S->flags & ALONE) {
    R->ended = 1;
    enter_thread(R->thread[n]);
  }
  R->current = 0;
  S->status = FAILED;
}

enum verdict { NOBODY, SOMEBODY, UNDECIDED };

/* Whether anybody can go on at some point of the rounds of threads that go round in loops, which take back what they do. The rounds are taken
 * once more, one within the other; the execution is over. */
static enum verdict goes_on(int *tries) {
  for (int i = 1; i <= R->threads; i++) {
    struct thread *t = R->thread[i];
    if (t->state == WAITS && (loop_is_old(i) || attempt(i) != STUCK))
      return SOMEBODY;
    if (t->state != SPINNING)
      continue;
    u32 length = t->loop, end = t->loop_end;
    for (u32 k = 0; k < length; k++) {
      int outcome = attempt(i);
      if (outcome == STUCK && k == 0)
        break; /* others have to go on with their rounds first */
      if (outcome == STUCK || ++*tries > MOST_TRIES)
        return UNDECIDED;
      if (outcome != SPUN && (outcome != ARRIVED || k == length - 1))
        return SOMEBODY;
      t->state = STOPPED;
      enum verdict v = k < length - 1 ? goes_on(tries) : NOBODY;
      t->state = SPINNING; /* it goes on in may_end, too, wherever it stands in its round */
      if (v != NOBODY)
        return v;
    }
    t->loop = length;
    t->loop_end = end;
  }
  return NOBODY;
}

/* Whether all may come to an end from here on. It is tried once, as it happens. */
static int may_end(void) {
  for (int i = 1; i <= R->threads; i++)
    if (R->thread[i]->state == SPINNING || R->thread[i]->state == WAITS)
      R->thread[i]->state = READY;
  for (int n = 0, left = 1; n < MOST_TRIES && left; n++) {
    int i = 1 + (int)(random_number() % (u64)R->threads);
    struct thread *t = R->thread[i];
    if (t->state == READY) {
      int outcome = attempt(i);
      if (outcome == STUCK)
        wait_for_change(t);
      else if (outcome != ARRIVED && outcome != SPUN && outcome != ENDED)
        return 1;
      else
        wake();
    }
    left = 0;
    for (int k = 1; k <= R->threads; k++)
      left |= R->thread[k]->state == READY;
    if (!left)
      return 1;
  }
  return 0;
}

/* What an execution begins with that begins with main. */
static void begin(void) {
  restore_pages();
  memcpy(R->argv, R->arguments, R->arguments_size);
  if (S->flags & OPENS)
    syscall(SYS_close_range, R->files, ~0u, 0);
  R->generation++;
  R->pool = R->pool_start;
  R->seen_used = R->firsts = R->vain = 0;
  R->cells.used = R->places.used = R->keys.used = R->keyed = R->threads = R->owned = R->done = R->alone_for = 0;
  R->alone = (S->flags & (FOLLOWS | CHECK_DEADLOCK)) != (FOLLOWS | CHECK_DEADLOCK); /* where it goes round for ever has to be found */
  memset(R->waiting, 0, sizeof R->waiting);
  R->trailed = R->weak = R->arguments_of = R->timeless = R->pruned = 0;
  R->last = 1;
  S->events = S->bounds = S->open = S->optional = 0;
  for (int i = 0; i < R->cells_before_main; i++)
    ghost(known(R->before_main[i].name), R->before_main[i].key)->value = R->before_main[i].value;
  u64 none[6] = {0};
  make_thread((void (*)())program_main, none);
}

/* Which thread takes the next transition; 0 if the execution is over. */
static int next_thread(void) {
  R->is_given = S->events + R->vain < S->prefix;
  if (unlikely(R->snapshot_at) && (!R->is_given || (u64)(R->step - R->steps) + 1 + (*R->step >> 16 & 0xffff) > R->snapshot_at)) {
    take_snapshot();
    R->snapshot_at = 0;
  }
  R->forced = R->exact = 0;
  if (R->is_given) {
    u64 w = *R->step++;
    int n = (int)(w & 0xffff);
    R->forced = (int)(w >> 16 & 0xffff);
    R->exact = (int)(w >> 32 & 1);
    for (int i = 0; i < R->forced; i++)
      R->given[i] = *R->step++;
    if (n <= R->threads && (R->thread[n]->state == READY || R->thread[n]->state == WAITS))
      return n;
    S->status = S->events + R->vain + 1 == S->prefix ? BLOCKED : DIVERGED;
    return 0;
  }
  int n = program_is_over() ? 0 : choose_thread(R->last);
  if (n && S->events >= S->steps) {
    S->status = CUT;
    return 0;
  }
  return n;
}

/* Behind the transition of the thread that was next: whether the execution goes on. */
static int goes_on_behind(void) {
  int outcome = R->ended_so = behind_transition(), next = R->next;
  struct thread *t = R->thread[next];
  if (outcome == STUCK || (outcome == ASSUMED && t->state != STOPPED)) {
    record(WAITING, next);
    R->vain += (u32)R->exact;
    int asked = S->flags & CHECK_DEADLOCK && S->flags & (CHECK_MISUSE | FOLLOWS);
    wait_for_change(t);
    if (R->is_given && !R->exact) {
      int some = asked && outcome == STUCK && !R->forced ? partial_deadlock_of(t) : 0;
      if (some)
        deadlock(some, "threads wait for one another");
      else
        S->status = S->events + R->vain + 1 == S->prefix ? BLOCKED : DIVERGED;
      return 0;
    }
    if (asked && partial_deadlock()) {
      deadlock(partial_deadlock(), "threads wait for one another");
      return 0;
    }
    return 1;
  }
  record(EVENT, next);
  for (u32 i = 0; S->seed && i + 1 < S->depth && i < 16; i++)
    if (R->sinks[i] == S->events)
      R->priority[next] = i;
  S->optional |= (u32)R->passed;
  S->events++;
  S->beat++;
  t->turns++;
  R->last = next;
  if (outcome == FAILURE) {
    S->status = FAILED;
    return 0;
  }
  if (outcome == NOT_MODELLED || outcome == SPINS || outcome == POLLING) {
    S->status = outcome == SPINS ? LOOPS : outcome == POLLING ? POLLS : UNMODELLED;
    return 0;
  }
  if (outcome == ASSUMED)
    R->pruned = 1;
  if (outcome == SPUN)
    t->state = SPINNING;
  wake();
  if (outcome == FINISHED)
    t->state = STOPPED; /* who waits for it does not wait for ever */
  return outcome != FINISHED;
}

/* The stack of the thread that goes on when one has left, or of the scheduler. */
u64 *gsmack_next(void) {
  if (R->single)
    return R->scheduler;
  R->next = goes_on_behind() ? next_thread() : 0;
  if (!R->next)
    return R->scheduler;
  before_transition(R->next);
  return R->current->sp;
}

static void execute(u64 *prefix) {
  S->prefix = (u32)*prefix;
  S->logged = (u32)(*prefix >> 32);
  R->steps = prefix + 2;
  R->snapshot_at = shared_by_recent(R->steps, prefix[1]);
  struct shared *said = (struct shared *)R->log;
  R->log = (u64 *)(said + 1);
  R->log_end = (u64 *)(SHARED + SHARED_SIZE) - 64;
  S->object[1] = S->made = S->freed = S->name[0] = S->ended = 0;
  S->status = COMPLETE;
  R->random = S->seed;
  for (u32 i = 0; S->seed && i + 1 < S->depth && i < 16; i++)
    R->sinks[i] = (u32)(random_number() % S->length);
  R->ended_so = ENDED;
  if (R->snapshot.words)
    restore_snapshot();
  else
    begin();
  R->step = R->steps + R->snapshot.words;
  if (R->snapshot_at < R->snapshot.words + 4 || !may_snapshot())
    R->snapshot_at = 0; /* there is nothing to take */
  R->next = next_thread();
  if (R->next) {
    before_transition(R->next);
    gsmack_switch(&R->scheduler, R->current->sp);
  }
  int outcome = R->ended_so, pruned = R->pruned;
  int waiting = 0, spinning = 0, tries = 0;
  for (int i = 1; i <= R->threads; i++) {
    struct thread *t = R->thread[i];
    int waits = t->state == WAITS || t->state == SPINNING;
    if (t->state == READY || waits) {
      t->assumed |= waits && loop_is_old(i);
      if (waits && !t->assumed && !t->environment)
        waiting = i;
      spinning |= t->state == SPINNING;
      if (waits && t->assumed)
        pruned = 1;
      if (goes_on_for_ever(t) && t->state == READY) {
        __gsmack_bound(0, "handlers", MOST_TURNS);
      } else if (t->state == READY || (t->state == SPINNING && outcome != FINISHED)) {
        R->touches = R->chosen = R->spawned = 0;
        record(PENDING, i);
      }
    }
  }
  if (S->status == COMPLETE && S->flags & CHECK_DEADLOCK && !pruned && spinning && outcome != FINISHED) {
    pruned = goes_on(&tries) != NOBODY;
    if (pruned && !may_end())
      __gsmack_bound(0, "spinning", MOST_TRIES);
  }
  if (S->status == COMPLETE && !pruned && R->timeless && outcome != FINISHED && waiting) {
    pruned = 1; /* who waits may wait for a time to come */
    __gsmack_bound(0, "time", MOST_LOOKS);
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
  S->words = (u64)(R->log - (u64 *)(said + 1));
  if (R->log >= R->log_end)
    S->status = CUT;
  *said = *S;
}

/* All that are asked for, as far as there is room for what they say. */
static void execute_all(void) {
  R->log = (u64 *)(SHARED + LOG);
  u64 *next = (u64 *)(SHARED + PREFIX);
  if (R->generation == 1 && may_snapshot()) { /* what is done once only, as names are looked up, leaves other traces on stacks, and waits were told apart by them */
    execute(next);
    R->log = (u64 *)(SHARED + LOG);
  }
  for (S->done = 0; S->done < S->asked; S->done++) {
    execute(next);
    if (S->done && R->log >= R->log_end)
      break;
    next += 2 + next[1];
  }
}

/* Whether compilers added this destructor (crtbegin.o), which takes down what the program was loaded with, and first looks whether it has done so:
 * [endbr64;] cmpb $0, completed(%rip). Those with priorities stand before it, others behind it. */
static int added_by_compiler(void (*f)(void)) {
  const unsigned char *code = (const unsigned char *)f;
  if (!memcmp(code, "\xf3\x0f\x1e\xfa", 4))
    code += 4;
  return code[0] == 0x80 && code[1] == 0x3d && !code[6];
}

/* Destructors of models that ask for any value get each that there is. */
static void run_destructors(struct destructors *d) {
  struct thread *t = R->current;
  for (u64 i = d->count; i-- > 0;) {
    if (added_by_compiler(d->list[i]))
      continue;
    t->swept = 0;
    t->sweep = 1;
    d->list[i]();
    if (t->swept) {
      __gsmack_atomic_begin();
      for (t->sweep = 2; t->sweep <= keys(); t->sweep++)
        d->list[i]();
      __gsmack_atomic_end();
    }
    t->sweep = 0;
  }
}

/* For main's return and for exit. */
void __gsmack_run_destructors(void) {
  for (int i = 0; i < R->with_destructors; i++)
    run_destructors(&R->destructors[i]);
  if (S->flags & CHECK_LEAK)
    check_leaks();
}

/* The arguments as objects of their own, so that it is seen whether an access stays within one. */
static char **own_arguments(int argc, char **argv) {
  u64 size = (u64)(argc + 1) * sizeof *argv;
  char **vector = allocate(size, 0);
  set_state((u64)vector, size, HAS_VALUE);
  vector[argc] = 0;
  for (int i = 0; i < argc; i++) {
    size = strlen(argv[i]) + 1;
    vector[i] = memcpy(allocate(size, 0), argv[i], size);
    set_state((u64)vector[i], size, HAS_VALUE);
  }
  return vector;
}

/* What the models of input begin with (models/c/scan.c), where a counterexample is followed. */
void __SMACK_init_scan(void) __attribute__((weak));

/* Those of the program, with 0 at the end. */
extern void (*const __gsmack_initialisers[])(void) __attribute__((weak));

static void program_main(void) {
  if (__SMACK_init_scan)
    __SMACK_init_scan();
  for (int i = 0; __gsmack_initialisers && __gsmack_initialisers[i]; i++)
    __gsmack_initialisers[i]();
  int argc = (int)__gsmack_option("main.argc", R->argc);
  char **argv = R->argv;
  if (argc > R->argc && argc < MAX_ARGUMENTS) { /* what the arguments are is not told */
    argv = (char **)take((u64)(argc + 1) * sizeof *argv);
    for (int i = 0; i < argc; i++)
      argv[i] = i < R->argc ? R->argv[i] : "";
    argv[argc] = 0;
  }
  if (S->flags & FOLLOWS && S->flags & CHECK_MEMORY && argc < MAX_ARGUMENTS)
    argv = own_arguments(argc, argv);
  R->main(argc, argv, R->envp);
  __gsmack_run_destructors();
  __gsmack_exit();
}
