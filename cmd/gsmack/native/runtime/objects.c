/* Which bytes belong to an object, and have a value. A program that follows a counterexample about memory is compiled so that it says where
 * local objects begin and end. What is wrong is reported only on the line on which the counterexample ends: elsewhere, what the C library
 * writes would be taken for what nobody has written. */

enum object_state { NOTHING, HAS_VALUE, NO_VALUE, GONE };

#define STATE(address) ((unsigned char *)((address) + (1ull << 44)))

static int in_data(u64 address) { return address - R->data.from < R->data.to - R->data.from; }
static int in_stack(u64 address) { return address - STACKS < MAX_THREADS * STACK_SIZE; }

static void set_state(u64 address, u64 size, enum object_state state) {
  if (S->watched && R->current && (in_stack(address) || in_heap(address) || in_data(address)))
    memset(STATE(address), state, size);
}

static void copy_state(u64 to, u64 from, u64 size) {
  if (S->watched && R->current && (in_stack(from) || in_heap(from)) && (in_stack(to) || in_heap(to)))
    memmove(STATE(to), STATE(from), size);
}

/* Whether an access is that of the line, or of a function that is called there, but not to what is local to that function. */
static int is_watched(u64 address, u64 pc, u64 frame) {
  struct thread *t = R->current;
  u64 *range = (u64 *)(SHARED + WATCHED), callees = 0, top = t->top;
  for (;;) {
    for (u32 i = 0; i < S->watched; i++)
      if (pc > range[2 * i] && pc <= range[2 * i + 1])
        return address - t->low >= STACK_SIZE || address >= callees;
    if (frame < t->low || frame + 16 > top || ((u64 *)frame)[0] <= frame)
      return 0;
    callees = frame + 16;
    pc = ((u64 *)frame)[1];
    frame = ((u64 *)frame)[0];
  }
}

static void check_object(u64 address, u64 size, int reads, u64 pc, u64 frame) {
  if (!S->watched || !(in_stack(address) || in_heap(address) || in_data(address)))
    return;
  for (u64 a = address; a < address + size; a++) {
    enum object_state state = *STATE(a);
    if (state == HAS_VALUE || (state == NOTHING && in_heap(a)) || (state == NO_VALUE && !reads) || !is_watched(a, pc, frame))
      continue;
    S->address = a;
    fail_at("memory", state == NO_VALUE ? "a read of what has no value yet" : state == GONE ? "an access to a local object whose life ended" : "an access outside of every object", pc, frame);
  }
}

static void check_overlap(u64 to, u64 from, u64 size, u64 pc, u64 frame) {
  if (S->watched && (to - from < size || from - to < size) && is_watched(to, pc, frame)) {
    S->address = to;
    fail_at("memory", "what is copied overlaps the place that it is copied to", pc, frame);
  }
}

void __gsmack_local_begins(void *p, u64 size) {
  memset(p, 0xaa, size);
  set_state((u64)p, size, NO_VALUE);
}
void __gsmack_local_ends(void *p, u64 size) { set_state((u64)p, size, GONE); }

/* What a function has just read and hands to another, or back, or writes elsewhere as it is, may have no value. */
static void copy_value(unsigned char *to, const unsigned char *from, u64 size) {
  for (u64 i = 0; i < size; i++)
    to[i] = from[i] == NO_VALUE ? NO_VALUE : HAS_VALUE;
}
static int has_state(void *p) { return S->watched && R->current && (in_stack((u64)p) || in_heap((u64)p)); }
void __gsmack_value_copied(void *to, void *from, u64 size) {
  if (has_state(to) && has_state(from))
    copy_value(STATE((u64)to), STATE((u64)from), size);
}
/* A function is called. Whose it is, and whose the result, is told by the frame of the one that calls. */
void __gsmack_values_begin(void) { R->handed = 0; }
void __gsmack_value_handed(unsigned index, void *from, u64 size) {
  if (index > RESULT || size > 16 || !has_state(from))
    return;
  R->handed |= 1u << index;
  R->handed_in[index] = index == RESULT ? *(u64 *)FRAME : FRAME;
  copy_value(R->handed_state[index], STATE((u64)from), size);
}
void __gsmack_value_taken(unsigned index, void *to, u64 size) {
  if (index <= RESULT && size <= 16 && has_state(to) && R->handed >> index & 1 && R->handed_in[index] == (index == RESULT ? FRAME : *(u64 *)FRAME))
    copy_value(STATE((u64)to), R->handed_state[index], size);
}

/* Arrays of variable length end: those that lie below. */
void __gsmack_locals_end(void *below) {
  u64 from = (u64)__builtin_frame_address(0) + 16;
  if ((u64)below > from)
    set_state(from, (u64)below - from, GONE);
}

/* The next function that is called has so many variable arguments. A bit each says whether it is a pointer. */
void __gsmack_variable_arguments(u64 count, u64 pointers) {
  R->arguments_of = R->running;
  R->arguments_left = count;
  R->pointers = pointers;
}

/* A format asks for the next of them. */
void __gsmack_takes(_Bool pointer) {
  if (R->arguments_of != R->running)
    return;
  if (!R->arguments_left)
    fail_at("memory", "the format asks for more arguments than there are", PC, FRAME);
  if (pointer && !(R->pointers & 1))
    fail_at("memory", "the format asks for a pointer where the argument is a number", PC, FRAME);
  R->arguments_left--;
  R->pointers >>= 1;
}
void __gsmack_taken(void) { R->arguments_of = 0; }

/* Before the first execution: what the program's variables are. */
static void know_variables(void) {
  if (!S->watched)
    return;
  map((u64)STATE(STACKS), MAX_THREADS * STACK_SIZE, -1);
  map((u64)STATE(ARENA), MAX_THREADS * ARENA_SIZE, -1);
  map((u64)STATE(R->data.from), (R->data.to - R->data.from + 4095) & ~4095ull, -1);
  u64 *range = (u64 *)(SHARED + OBJECTS);
  for (u32 i = 0; i < S->objects; i++)
    if (in_data(range[2 * i]))
      memset(STATE(range[2 * i]), HAS_VALUE, range[2 * i + 1] - range[2 * i]);
}
