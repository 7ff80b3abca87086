/* Data races: plain accesses in the shadow of eight bytes each, compared by happens-before. */

/* The shadow of 4096 bytes; 0 if there is none and none is made. */
static struct head *shadow_page(u64 number, int make) {
  for (u64 i = mix(number);; i++) {
    struct page *p = &R->pages[i & (PAGES - 1)];
    if (!p->heads) {
      if (!make)
        return 0;
      p->number = number;
      p->heads = persist(512 * sizeof(struct head));
    }
    if (p->number == number)
      return p->heads;
  }
}

/* What was seen last of the eight bytes; 0 if nothing was in this execution. */
static u32 *first_of(struct head *h) { return h->number < R->firsts && R->first[h->number].of == h ? &R->first[h->number].seen : 0; }

static u32 *shadow(u64 address) {
  struct head *h = &shadow_page(address >> 12, 1)[address >> 3 & 511];
  u32 *first = first_of(h);
  if (first)
    return first;
  h->number = R->firsts;
  R->first[R->firsts] = (struct first){h, 0};
  return &R->first[R->firsts++].seen;
}

/* Where the program called the models that an access is in. */
static u64 on_behalf(u64 pc, u64 frame) {
  while (unlikely(is_model(pc)) && frame - R->current->low < STACK_SIZE && ((u64 *)frame)[1])
    pc = ((u64 *)frame)[1], frame = ((u64 *)frame)[0];
  return pc;
}

/* One access of some of the eight bytes at the address. What it makes redundant is dropped: what happens
 * before it, or is the same thread's, and races with nothing that does not race with it, too. */
static void access8(u64 address, unsigned mask, int write, enum kind kind, u64 pc, u64 frame) {
  struct thread *t = R->current;
  u32 *first = shadow(address), *link = first;
  struct seen *same = 0;
  u32 now = t->now[R->running];
  while (*link) {
    struct seen *a = &R->seen[*link];
    int mine = a->thread == R->running;
    int before = mine || a->clock <= t->now[a->thread];
    if (!before && (a->mask & mask) && (a->write || write) && a->kind + kind <= PLAIN_ACCESS + BENIGN) {
      S->racing[0] = a->pc;
      S->racing[1] = on_behalf(pc, frame);
      S->writes[0] = a->write;
      S->writes[1] = write;
      S->other = a->thread;
      S->address = address + (mask ? __builtin_ctz(mask) : 0);
      fail_at("race", "data race", pc, frame);
    }
    if (mine && a->clock == now && (mask & ~a->mask) == 0 && a->write >= write && a->kind <= kind)
      return;
    if (before && (a->mask & ~mask) == 0 && write >= a->write && kind <= a->kind)
      *link = a->next;
    else
      link = &a->next, same = mine && a->clock == now && a->write == write && a->kind == kind && a->pc == on_behalf(pc, frame) ? a : same;
  }
  if (same) { /* of other bytes, as in a loop over them */
    same->mask |= (unsigned char)mask;
    return;
  }
  if (R->seen_used == SEEN - 1)
    not_modelled("more plain accesses in one execution than can be followed");
  u32 n = ++R->seen_used;
  R->seen[n] = (struct seen){*first, now, on_behalf(pc, frame), (unsigned short)R->running, (unsigned char)mask, write, kind};
  *first = n;
}

static void accesses(u64 address, u64 size, int write, enum kind kind, u64 pc, u64 frame) {
  while (size) {
    u64 at = address & 7, n = 8 - at < size ? 8 - at : size;
    access8(address & ~7ull, ((1u << n) - 1) << at, write, kind, pc, frame);
    address += n;
    size -= n;
  }
}
