/* A snapshot of an execution, from which others go on. Those that follow one another differ behind a beginning that they share, as a rule: it is executed once if the
 * last ones shared it. A snapshot where each two executions part costs as much as it saves (docs/explorer.md); one that several go on from does not. */

/* What may not change between a snapshot and an execution that goes on from it: where tables grow all lies elsewhere in them. */
static void shape_of(u64 *to) { memcpy(to, (u64[SHAPE]){(u64)R->width, R->cells.mask, R->places.mask, R->keys.mask, S->visible, S->sites, S->flags}, SHAPE * sizeof *to); }

/* Not in a program that was compiled elsewhere, or has effects beside memory. */
static int may_snapshot(void) { return !(S->flags & (FOLLOWS | DETAIL | ALONE | PLACED | OPENS)) && !S->seed && !R->tp; }

/* What it holds is noted at R->snapshot_data + size, as far as there is room. The size is that of all, more than the most if there was none. */
static u64 note(void *at, u64 bytes, u64 size) {
  struct snapshot *s = &R->snapshot;
  if (!bytes)
    return size;
  if (s->pieces == PIECES || size + bytes > s->most)
    return SNAPSHOT_SIZE + 1;
  s->piece[s->pieces++] = (struct piece){at, memcpy(R->snapshot_data + size, at, bytes), bytes};
  return size + ((bytes + 15) & ~15ull);
}

static u64 note_table(struct table *x, u64 size) { return note(x->elements, (u64)x->used * x->size, size); }

/* Takes out what came since there were so many elements. The slots of the others are as they were: they were taken before. */
static void forget(struct table *x, int used) {
  for (int n = used; n < x->used; n++) {
    u64 *e = element(x, n), i = slot_of(e[0], e[1]), at = (u64)n * x->size;
    while (x->slots[i & x->mask].at != at || x->slots[i & x->mask].generation != (u32)R->generation)
      i++;
    x->slots[i & x->mask].generation = 0;
  }
}

static u64 note_thread(int n, u64 size) {
  struct thread *t = R->thread[n];
  u64 clock = (u64)R->width * sizeof(u32), low = (u64)t->sp - 128;
  size = note(t, __builtin_offsetof(struct thread, now) + clock, size);
  if (S->flags & CHECK_RACE) {
    size = note(t->released, clock, size);
    size = note(t->pending, clock, size);
  }
  for (u32 k = 0; k < t->stands && t->state != DONE; k++)
    size = note(stand_of(t, k), __builtin_offsetof(struct stand, stack) + stand_of(t, k)->size, size);
  size = note((void *)low, t->top - low, size);
  if (S->objects)
    size = note(STATE(t->marked), t->top - t->marked, size);
  size = note((void *)heap_of(n), t->heap - heap_of(n), size);
  return note(VALID(heap_of(n)), (t->heap - heap_of(n)) / 16, size);
}

/* Between two transitions. */
static void take_snapshot(void) {
  struct snapshot *s = &R->snapshot;
  s->pieces = 0;
  s->hots = R->hots;
  s->threads = R->threads;
  s->cells = R->cells.used;
  s->places = R->places.used;
  s->keys = R->keys.used;
  s->most = SNAPSHOT_SIZE;
  u64 size = note(R->argv, R->arguments_size, 0);
  for (int i = 0; i < R->hots; i++)
    size = note((void *)R->hot[i].page, 4096, size);
  u64 most = size + S->events * 2048; /* or else it takes longer to go on from it than to execute it again */
  s->most = most < SNAPSHOT_SIZE ? most : SNAPSHOT_SIZE;
  size = note(&R->threads, __builtin_offsetof(struct runtime, lasting_ends) - __builtin_offsetof(struct runtime, threads), size);
  size = note(&S->events, sizeof S->events, size);
  size = note(&S->bounds, sizeof S->bounds, size);
  size = note(&S->open, sizeof S->open, size);
  size = note(&S->optional, sizeof S->optional, size);
  size = note(S->bound, sizeof S->bound, size);
  size = note_table(&R->cells, size);
  size = note_table(&R->places, size);
  size = note_table(&R->keys, size);
  size = note(R->pool_start, (u64)(R->pool - R->pool_start), size);
  size = note(R->seen, (R->seen_used + 1) * sizeof *R->seen, size);
  size = note(R->first, R->firsts * sizeof *R->first, size);
  for (int n = 1; n <= R->threads; n++)
    size = note_thread(n, size);
  if (size > s->most) {
    memset(R->common, 0, sizeof R->common); /* it is tried again some executions later */
    s->words = 0;
    return;
  }
  s->words = (u64)(R->step - R->steps);
  s->last = R->last;
  s->pruned = R->pruned;
  s->events = S->events;
  shape_of(s->shape);
}

/* All is as it was there. */
static void restore_snapshot(void) {
  struct snapshot *s = &R->snapshot;
  for (int n = 1; n <= s->threads; n++) { /* what came since belongs to nothing */
    struct thread *t = R->thread[n];
    if (t->heap > heap_of(n))
      memset(VALID(heap_of(n)), 0, (t->heap - heap_of(n)) / 16 + 1);
    if (S->objects)
      memset(STATE(t->marked), 0, t->top - t->marked);
  }
  forget(&R->cells, s->cells);
  forget(&R->places, s->places);
  forget(&R->keys, s->keys);
  for (int i = 0; i < s->pieces; i++)
    memcpy(s->piece[i].at, s->piece[i].held, s->piece[i].size);
  for (int i = s->hots; i < R->hots; i++)
    memcpy((void *)R->hot[i].page, R->hot[i].copy, 4096);
  R->last = s->last;
  R->pruned = s->pruned;
}

/* Notes what is given, and says how much of it the last executions have had in common. If that is less than the schedule of the snapshot, there is none any more. */
static u64 shared_by_recent(const u64 *given, u64 words) {
  u64 n = 0, least = ~0ull;
  while (n < words && n < R->previous_words && given[n] == R->previous[n])
    n++;
  memcpy(R->previous + n, given + n, (words - n) * sizeof *given);
  R->previous_words = words;
  R->common[R->executions++ % RECENT] = n;
  u64 shape[SHAPE];
  shape_of(shape);
  if (n < R->snapshot.words || S->logged < R->snapshot.events || memcmp(shape, R->snapshot.shape, sizeof shape))
    R->snapshot.words = 0;
  for (int i = 0; i < RECENT; i++)
    least = R->common[i] < least ? R->common[i] : least;
  return least;
}
