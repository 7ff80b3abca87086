/* What a transition touches, and what happens before what. */

static struct touched *touch(u64 group, u64 cell, unsigned mask, int write, int family, struct cell *ghost) {
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
  *a = (struct touched){group, cell, ghost ? (u64)ghost->value : group == NUMBERS ? 0 : *(u64 *)group, mask, write, family, !write, 0, 0, ghost};
  return a;
}

static struct place *place(u64 group) { return find(&R->places, group, 0); }

/* Four elements of a clock; their number is a multiple of that. */
typedef int four __attribute__((vector_size(16), aligned(4)));

static void joins(u32 *to, const u32 *from) {
  for (int i = 0, n = R->width; from && i < n; i += 4) {
    four a = *(four *)(to + i), b = *(const four *)(from + i), later = b > a;
    *(four *)(to + i) = (b & later) | (a & ~later);
  }
}

static void copy_clock(u32 *to, const u32 *from) {
  for (int i = 0, n = R->width; i < n; i += 4)
    *(four *)(to + i) = *(const four *)(from + i);
}

static u32 *clock_of(u32 **at) {
  if (!*at) {
    *at = take((u64)R->width * sizeof(u32));
    memset(*at, 0, (u64)R->width * sizeof(u32));
  }
  return *at;
}

static void widen_clock(u32 **at, int old) {
  u32 *from = *at;
  if (!from)
    return;
  *at = 0;
  memcpy(clock_of(at), from, (u64)old * sizeof(u32));
}

/* Clocks get more elements. They keep them in the executions that follow. */
static void widen(void) {
  int old = R->width;
  R->width = old ? 2 * old : 16;
  u64 size = (u64)(R->width - old) * sizeof(u32);
  for (int i = 1; i <= R->threads && R->thread[i]; i++) {
    memset(R->thread[i]->now + old, 0, size);
    memset(R->thread[i]->released + old, 0, size);
    memset(R->thread[i]->pending + old, 0, size);
  }
  for (int i = 0; i < R->places.used; i++) {
    struct place *p = element(&R->places, i);
    widen_clock(&p->held, old);
    widen_clock(&p->reads, old);
  }
}

/* By the order of transitions that conflict. The owner is who knows all that was written, and with SOLE all that was read: for the others nothing is to be joined. */
static void synchronise_order(struct place *p, int write) {
  struct thread *t = R->current;
  enum { SOLE = 256 };
  int self = (int)((u32)R->running | t->undone << 9), known = (p->owner & ~SOLE) == self;
  if (!known)
    joins(t->now, p->held);
  int sole = !p->reads || (known && p->owner & SOLE);
  if (write && !sole)
    joins(t->now, p->reads);
  if (write || sole)
    copy_clock(clock_of(write ? &p->held : &p->reads), t->now);
  else
    joins(p->reads, t->now);
  p->owner = self | (write || sole ? SOLE : 0);
}

/* What happens before: with CHECK_RACE as C11 has it, otherwise by the order of transitions that conflict. */
static void synchronise_at(struct place *p, int read, int write, struct order o) {
  struct thread *t = R->current;
  if (R->site && R->saves < 16) {
    int i = R->saves++;
    R->save[i].place = p;
    R->save[i].owner = p->owner;
    memcpy(R->save[i].held, clock_of(&p->held), (u64)R->width * sizeof(u32));
    memcpy(R->save[i].reads, clock_of(&p->reads), (u64)R->width * sizeof(u32));
  }
  if (read && p->time > t->time)
    t->time = p->time;
  if (write && t->time > p->time)
    p->time = t->time;
  if (!(S->flags & CHECK_RACE)) {
    synchronise_order(p, write);
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
      memset(p->held, 0, (u64)R->width * sizeof(u32));
    p->owner = read && p->owner && p->owner != R->running ? -1 : R->running;
    joins(clock_of(&p->held), o.releases ? t->now : t->released);
  }
}

static void synchronise(u64 group, int read, int write, struct order o) { synchronise_at(place(group), read, write, o); }

static void synchronise_ghost(struct cell *c, int read, int write, struct order o) {
  if (!c->place)
    c->place = place(c->group);
  synchronise_at(c->place, read, write, o);
}

/* The same for some bytes of a group, each of which synchronises for itself: a store of its neighbour ends no release sequence. As long as
 * all that synchronise with some of them are the same ones, one place stands for them. */
static void synchronise_bytes(u64 group, unsigned mask, int read, int write, struct order o) {
  if (group >> 63 || group == NUMBERS) {
    synchronise(group, read, write, o);
    return;
  }
  struct place *whole = place(group | 1ull << 62);
  if (!whole->mask)
    whole->mask = mask;
  if (whole->mask == mask && !whole->apart) {
    synchronise_at(whole, read, write, o);
    return;
  }
  if (!whole->apart) {
    whole->apart = 1;
    for (unsigned m = whole->mask; m; m &= m - 1) {
      struct place *p = place(group + (u64)__builtin_ctz(m));
      p->owner = whole->owner;
      p->time = whole->time;
      joins(clock_of(&p->held), whole->held);
      joins(clock_of(&p->reads), whole->reads);
    }
  }
  for (; mask; mask &= mask - 1)
    synchronise(group + (u64)__builtin_ctz(mask), read, write, o);
}

static void synchronise_memory(u64 address, u64 size, int read, int write, struct order o) {
  while (size) {
    u64 at = address & 7, n = 8 - at < size ? 8 - at : size;
    synchronise_bytes(address & ~7ull, ((1u << n) - 1) << at, read, write, o);
    address += n;
    size -= n;
  }
}

/* What follows does not happen before what others acquired until now. */
static void tick(void) { R->current->now[R->running]++; }
