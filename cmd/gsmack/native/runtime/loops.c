/* Loops that wait.
 *
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
  R->saves = R->effect = R->plain = R->wrote = 0;
  R->polls = R->poll.begin_size = R->poll.size = 0;
  if (R->threads == 1 || size > KEPT || t->entry.pc != t->pc || !(S->flags & WAIT_IN_LOOPS)) {
    t->stands = 0;
    return;
  }
  t->last++;
  t->stands += t->stands < STANDS;
  struct stand *s = stand_of(t, 0);
  s->pc = t->pc;
  s->frame = t->frame;
  s->sp = t->sp;
  s->size = size;
  s->begin_size = t->kept_size;
  s->begin = t->begin;
  s->entry = t->entry;
  s->order = t->order;
  s->op = t->op;
  s->error = t->error;
  memcpy(s->stack, t->sp, size);
  if (!R->site)
    return;
  R->context = s->pc;
  for (u32 k = 0; k < t->stands; k++) {
    struct stand *b = stand_of(t, k);
    u64 *from = (u64 *)(b->stack + (b->entry.sp - (u64)b->sp));
    R->context = mix(R->context ^ stands(&b->entry, from, (u64 *)(b->stack + b->size)));
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

/* A plain access to memory that is not the thread's stack, before it happens. A write of what is there already is no effect. */
static void notice(u64 address, u64 size, int write) {
  R->plain = 1;
  for (u64 at = address & ~7ull; write && at < address + size && !R->effect; at += 8) {
    int i = 0;
    while (i < R->wrote && R->written[i].at != (u64 *)at)
      i++;
    R->effect = i == 8;
    if (i == R->wrote && i < 8) {
      R->written[i].at = (u64 *)at;
      R->written[R->wrote++].before = *(u64 *)at;
    }
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
  for (int i = 0; i < R->wrote && !effect; i++)
    effect = *R->written[i].at != R->written[i].before;
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
