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

/* Before a transition. */
static void take_stand(struct thread *t) {
  u64 size = t->top - (u64)t->sp;
  R->site = is_site(t->pc);
  R->saves = R->effect = R->plain = R->wrote = 0;
  R->polls = R->poll.begin_size = R->poll.size = 0;
  if (R->alone || size > KEPT || t->entry.pc != t->pc || !(S->flags & WAIT_IN_LOOPS)) {
    t->stands = 0;
    return;
  }
  if (!t->stands)
    t->first = t->last = 0, t->rest = R->trailed; /* as a rule there are none: one place is used again and again */
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
  s->trail = R->trailed;
  memcpy(s->stack, t->sp, size);
  if (!R->site)
    return;
  R->context = s->pc;
  for (u32 k = 0; is_logged() && k < t->stands; k++) {
    struct stand *b = stand_of(t, k);
    u64 *from = (u64 *)(b->stack + (b->entry.sp - (u64)b->sp));
    R->context = mix(R->context ^ stands(&b->entry, from, (u64 *)(b->stack + b->size)));
  }
  R->time = t->time;
  if (S->objects)
    memcpy(R->objects, STATE((u64)t->sp), size);
  memcpy(R->clocks[0], t->now, sizeof t->now);
  memcpy(R->clocks[1], t->released, sizeof t->now);
  memcpy(R->clocks[2], t->pending, sizeof t->now);
}

/* The thread stands as it did before the transition. */
static void stand_again(struct thread *t, struct stand *s) {
  memcpy(s->sp, s->stack, s->size);
  if (S->objects)
    memcpy(STATE((u64)s->sp), R->objects, s->size);
  t->sp = s->sp;
  t->pc = s->pc;
  t->frame = s->frame;
  t->kept_size = s->begin_size;
  t->begin = s->begin;
  t->entry = s->entry;
  t->order = s->order;
  t->op = s->op;
  t->error = s->error;
  t->time = R->time;
  u32 own = t->now[R->running];
  t->undone++;
  memcpy(t->now, R->clocks[0], sizeof t->now);
  memcpy(t->released, R->clocks[1], sizeof t->now);
  memcpy(t->pending, R->clocks[2], sizeof t->now);
  t->now[R->running] = own;
  while (R->saves) {
    R->saves--;
    struct place *p = R->save[R->saves].place;
    p->owner = R->save[R->saves].owner;
    memcpy(p->held, R->save[R->saves].held, (u64)R->width * sizeof(u32));
    memcpy(p->reads, R->save[R->saves].reads, (u64)R->width * sizeof(u32));
  }
}

static void leave_trail(u64 *at, u64 before, u64 after, u64 group, unsigned mask, int write) {
  if (R->trailed < TRAIL)
    R->trail[R->trailed++] = (struct trail){at, before, after, group, R->running, (unsigned char)mask, (unsigned char)write};
}

static u64 bytes_of(unsigned mask) {
  u64 out = 0;
  for (int i = 0; i < 8; i++)
    out |= mask >> i & 1 ? 0xffull << 8 * i : 0;
  return out;
}

/* A plain access to memory that is not the thread's stack, before it happens. A write of what is there already is no effect. */
static void notice(struct thread *t, u64 address, u64 size, int write) {
  R->plain++;
  for (u64 at = address & ~7ull; t->stands && at < address + size && !R->effect; at += 8) {
    int i = 0;
    while (i < R->wrote && R->written[i].at != (u64 *)at)
      i++;
    if (!write && i == R->wrote) {
      u64 from = at < address ? address - at : 0, to = address + size - at < 8 ? address + size - at : 8;
      leave_trail((u64 *)at, *(u64 *)at, *(u64 *)at, 0, (1u << to) - (1u << from), 0);
      R->effect = R->plain > MOST_READS;
    } else if (write && i < 8 && i == R->wrote) {
      R->written[i].at = (u64 *)at;
      R->written[R->wrote++].before = *(u64 *)at;
    }
    R->effect |= i == 8;
  }
}

/* Adds what the transition has touched. */
static void trail_transition(void) {
  for (int i = 0; i < R->touches && S->flags & WAIT_IN_LOOPS; i++) {
    struct touched *a = &R->touched[i];
    u64 *at = a->ghost ? (u64 *)&a->ghost->value : (u64 *)a->group;
    if (a->group != NUMBERS)
      leave_trail(at, a->before, *at, a->group, a->mask, a->write);
  }
}

static int own_write(struct trail *x) { return x->thread == R->running && x->write; }

/* The first write of the thread from there on to what it writes at x. */
static struct trail *first_write(u32 from, struct trail *x) {
  struct trail *y = R->trail + from;
  while (y < x && !(own_write(y) && y->at == x->at && y->mask & x->mask))
    y++;
  return y;
}

/* What the thread has changed by its transitions on a part of the trail: SOME if it shows, in what they leave or to a transition of
 * another thread between. So does what is not as the thread found it at rest, if it is to be. */
static enum changes changes(u32 from, u32 to, u32 rest) {
  enum changes found = NONE;
  for (struct trail *x = R->trail + from, *end = R->trail + to; x < end; x++) {
    if (!own_write(x) || first_write(from, x) != x)
      continue;
    u64 changed = 0;
    int between = 0, shown = 0;
    struct trail *last = x;
    for (struct trail *y = x; y < end; y++) {
      if (y->group != x->group || !(y->mask & x->mask))
        continue;
      between |= y->thread != R->running;
      if (!own_write(y) || y->at != x->at)
        continue;
      if (y->mask != x->mask)
        return SOME;
      shown = between;
      last = y;
      changed |= (y->before ^ y->after) & bytes_of(y->mask);
    }
    u64 left = (x->before ^ last->after) | (first_write(rest, x)->before ^ last->after);
    if (changed && (shown || left & bytes_of(x->mask)))
      return SOME;
    found = changed ? UNDONE : found;
  }
  return found;
}

/* Whether words are equal. Where they differed last they often do again, as what counts the rounds of a loop does. */
static int equal_words(const u64 *a, const u64 *b, u64 n) {
  if (R->differs < n && a[R->differs] != b[R->differs])
    return 0;
  for (u64 i = 0; i < n; i++)
    if (a[i] != b[i]) {
      R->differs = i;
      return 0;
    }
  return 1;
}

/* Behind a transition, the thread standing before the next: STUCK if it closes a loop without effect, SPUN if that is so because the loop
 * took back what it did. */
static int closes_loop(struct thread *t) {
  struct stand *s = stand_of(t, 0);
  int effect = R->effect || R->chosen || R->spawned || !t->stands || t->entry.pc != t->pc || R->trailed == TRAIL;
  for (int i = 0; i < R->touches && !effect; i++)
    effect = R->touched[i].group == NUMBERS;
  for (int i = 0; i < R->wrote && !effect; i++)
    effect = *R->written[i].at != R->written[i].before;
  if (effect) {
    t->stands = 0;
    return ARRIVED;
  }
  s->plain = R->plain > 0;
  int plain = 0;
  u32 round = 0, to = R->trailed; /* round: 1 + where it began */
  enum changes last = NONE;
  for (u32 j = 0; j < t->stands; j++) {
    struct stand *b = stand_of(t, j);
    plain |= b->plain;
    u64 dead = b->entry.sp - (u64)b->sp; /* frames of the runtime */
    if (b->pc != t->pc || b->op != t->op || b->error != t->error || b->entry.sp != t->entry.sp ||
        !equal_words((u64 *)(b->stack + dead), (u64 *)t->entry.sp, (b->size - dead) / 8) || memcmp(&b->entry, &t->entry, sizeof t->entry))
      continue;
    enum changes made = changes(b->trail, to, t->last - t->first > PATIENCE ? b->trail : t->rest);
    if (made == SOME)
      continue;
    if (!round)
      last = made;
    if (plain && !round) {
      round = j + 1;
      to = b->trail;
      continue;
    }
    if (last == UNDONE) {
      t->loop = round ? round : j + 1;
      t->loop_end = R->trailed;
      return SPUN;
    }
    if (!R->site) {
      S->address = s->pc;
      return SPINS;
    }
    for (int i = 0; i < R->touches; i++)
      R->varies |= R->touched[i].write, R->touched[i].write = 0;
    R->trailed = s->trail;
    stand_again(t, s);
    t->stands--;
    t->last--;
    t->loop = round ? round - 1 : j;
    t->loop_end = R->trailed;
    return STUCK;
  }
  return ARRIVED;
}

/* Whether what thread n, which goes round in a loop, read in it has changed: before its last transition, if it waits by that. */
static int loop_is_old(int n) {
  struct thread *t = R->thread[n];
  if (!t->loop)
    return 0;
  u32 from = stand_of(t, t->loop - 1)->trail;
  for (u32 i = from; i < t->loop_end; i++) {
    struct trail *x = &R->trail[i];
    if (x->thread != n)
      continue;
    u64 value = *x->at;
    for (u32 k = from; k < i; k++) {
      struct trail *y = &R->trail[k];
      u64 own = y->thread == n && y->at == x->at && y->write ? bytes_of(y->mask) : 0;
      value = (value & ~own) | (y->after & own);
    }
    if ((value ^ x->before) & bytes_of(x->mask))
      return 1;
  }
  return 0;
}

/* A thread goes on reading. If it stands as it stood before, it waits for what it reads, which is to be a step. */
static void poll(struct thread *t, u64 address, u64 pc) {
  struct stand *s = &R->poll;
  u64 size = t->top - R->begin.sp;
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
