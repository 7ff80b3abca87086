/* An access of the program: within a section, as a step of its own, or one that may race. */

/* Whether a plain access of the program is a step of its own; 2: and its races are benign. */
static int visible_pc(u64 pc, u64 frame) {
  u64 *v = (u64 *)(SHARED + VISIBLE);
  pc = on_behalf(pc, frame);
  for (u32 i = 0; i < S->visible; i++)
    if (v[i] << 1 == pc << 1 || v[i] == ALL)
      return v[i] == pc || v[i] == ALL ? 1 : 2;
  return 0;
}

static void touch_memory(u64 address, u64 size, int write) {
  while (size) {
    u64 at = address & 7, n = 8 - at < size ? 8 - at : size;
    touch(address & ~7ull, address & ~7ull, ((1u << n) - 1) << at, write, 0, 0);
    address += n;
    size -= n;
  }
}

/* A section is one operation on all that it touches. */
static void touch_in_section(u64 address, u64 size, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (write)
    log_undo(address, size);
  if (R->alone)
    return;
  touch_memory(address, size, write);
  if (!write || !(S->flags & CHECK_RACE))
    synchronise_memory(address, size, !write, write && !(S->flags & CHECK_RACE), t->order);
  if (R->sweep != SWEEPING)
    accesses(address, size, write, ATOMIC_ACCESS, pc, frame);
}

static void plain(u64 address, u64 size, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (unlikely(!ready || !t))
    return;
  if (unlikely(address == (u64)&errno)) {
    is_thread(t);
    return; /* each thread has its own: it is exchanged where threads are */
  }
  int step = unlikely(S->visible) && !t->depth && !R->alone ? visible_pc(pc, frame) : 0;
  if (step)
    pause_before(PLAIN, pc, frame);
  if (in_heap(address))
    check_heap(address, size, !write, pc, frame);
  if (S->flags & CHECK_MEMORY && in_dead_frame(address, pc)) {
    if (S->objects)
      about_object(address);
    wrong_access(address, size, !write, LIFE_ENDED, pc, frame);
  }
  check_object(address, size, !write, pc, frame);
  if (write)
    set_state(address, size, HAS_VALUE);
  if (t->depth) {
    touch_in_section(address, size, write, pc, frame);
    return;
  }
  if (address - t->low >= STACK_SIZE && (write || step < 2))
    notice(t, address, size, write);
  if (is_alone())
    return;
  t->behind |= address - t->low >= STACK_SIZE;
  R->polls = write && address - t->low >= STACK_SIZE ? 0 : R->polls + 1;
  if (unlikely(R->polls > 4096) && S->flags & WAIT_IN_LOOPS && !step)
    poll(t, address, pc);
  if (step) {
    *(volatile char *)address; /* so that a crash is the access's */
    touch_memory(address, size, write);
    if (S->flags & CHECK_RACE) { /* it can race, and orders nothing */
      accesses(address, size, write, step == 2 ? BENIGN : PLAIN_STEP, pc, frame);
      return;
    }
    synchronise_memory(address, size, !write, write, (struct order){1, 1, 1});
    accesses(address, size, write, ATOMIC_ACCESS, pc, frame);
    tick();
    return;
  }
  accesses(address, size, write, PLAIN_ACCESS, pc, frame);
}

/* The local objects between two addresses end, which is a write to them. Those that nobody has accessed are not known to be there. */
static void end_locals(u64 from, u64 to, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (unlikely(!ready || !t) || R->alone || !(S->flags & CHECK_RACE))
    return;
  int step = visible_pc(pc, frame); /* it cannot be one, but whoever races with it need not be told once more */
  if (step == 2)
    return;
  for (u64 at = from & ~7ull; at < to; at += 8) {
    struct head *heads = shadow_page(at >> 12, 0);
    if (!heads) {
      at |= 4088;
      continue;
    }
    u32 *first = first_of(&heads[at >> 3 & 511]);
    if (first && *first)
      access8(at, 0xff, 1, t->depth ? ATOMIC_ACCESS : step ? PLAIN_STEP : PLAIN_ACCESS, pc, frame);
  }
}
