/* What a transition touches, and what happens before what. */

static struct touched *touch(u64 group, u64 cell, unsigned mask, int write, int family, u64 *value) {
  for (int i = R->touches - 1; i >= 0 && i >= R->touches - 64; i--) {
    struct touched *a = &R->touched[i];
    if (a->cell == cell && a->group == group) {
      a->mask |= mask;
      a->write |= write;
      a->read |= !write;
      return a;
    }
  }
  if (R->touches == MAX_TOUCHED)
    not_modelled("a transition touches too much memory");
  struct touched *a = &R->touched[R->touches++];
  *a = (struct touched){group, cell, value ? *value : group == NUMBERS ? 0 : *(u64 *)group, mask, write, family, !write, value};
  return a;
}

static struct place *place(u64 group) {
  for (u64 i = mix(group);; i++) {
    struct place *p = &R->places[i & (PLACES - 1)];
    if (p->generation != R->generation) {
      if (++R->places_used > PLACES / 2)
        not_modelled("more places synchronise than can be followed");
      *p = (struct place){R->generation, group, 0, 0, 0};
      return p;
    }
    if (p->group == group)
      return p;
  }
}

static int joins(u32 *to, const u32 *from) {
  for (int i = 1; from && i <= R->threads; i++)
    if (from[i] > to[i])
      to[i] = from[i];
  return 0;
}

static u32 *clock_of(u32 **at) {
  if (!*at) {
    *at = take(MAX_THREADS * sizeof(u32));
    memset(*at, 0, MAX_THREADS * sizeof(u32));
  }
  return *at;
}

/* What happens before: with CHECK_RACE as C11 has it, otherwise by the order of transitions that conflict. */
static void synchronise(u64 group, int read, int write, struct order o) {
  struct thread *t = R->current;
  struct place *p = place(group);
  if (R->site && R->saves < 16) {
    int i = R->saves++;
    R->save[i].place = p;
    R->save[i].owner = p->owner;
    memcpy(R->save[i].held, clock_of(&p->held), sizeof R->save[i].held);
    memcpy(R->save[i].reads, clock_of(&p->reads), sizeof R->save[i].reads);
  }
  if (!(S->flags & CHECK_RACE)) {
    joins(t->now, p->held);
    if (write) {
      joins(t->now, p->reads);
      joins(clock_of(&p->held), t->now);
    } else {
      joins(clock_of(&p->reads), t->now);
    }
    return;
  }
  if (read) {
    if (write ? o.acquires : o.acquires && o.failure_acquires)
      joins(t->now, p->held);
    else
      joins(t->pending, p->held);
  }
  if (write) {
    if (!read && p->held && p->owner != R->running)
      memset(p->held, 0, MAX_THREADS * sizeof(u32));
    p->owner = read && p->owner && p->owner != R->running ? -1 : R->running;
    joins(clock_of(&p->held), o.releases ? t->now : t->released);
  }
}

/* The same for some bytes of a group, each of which synchronises for itself: a store of its neighbour ends no release sequence. */
static void synchronise_bytes(u64 group, unsigned mask, int read, int write, struct order o) {
  if (group >> 63 || group == NUMBERS) {
    synchronise(group, read, write, o);
    return;
  }
  for (; mask; mask &= mask - 1)
    synchronise(group + (u64)__builtin_ctz(mask), read, write, o);
}

static void synchronise_memory(u64 address, u64 size, int read, int write, struct order o) {
  for (; size; address++, size--)
    synchronise(address, read, write, o);
}

/* What follows does not happen before what others acquired until now. */
static void tick(void) { R->current->now[R->running]++; }
