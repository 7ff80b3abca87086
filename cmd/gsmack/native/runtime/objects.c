/* Which bytes belong to an object, and have a value. A program that is compiled with withObjects says where local objects begin and end. One that follows a
 * counterexample about memory is told what is wrong only on the line on which the counterexample ends: elsewhere, what the C library writes would be taken
 * for what nobody has written. In one that is explored it is not looked at values, and what belongs to no object that is known may be right: frames of libraries and
 * of models, arguments in memory. */

enum object_state { NOTHING, HAS_VALUE, NO_VALUE, GONE, ROOM };
enum { FIRST = 16 /* of an object, where it is explored */, ROOM_SIZE = 16 /* behind a local one; objects.go has the same number */ };

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

/* The variable of the program that an address lies in. */
static struct segment *variable(u64 address) {
  struct segment *v = (struct segment *)(SHARED + OBJECTS);
  u32 from = 0, to = S->objects; /* the one that is looked for, if there is one, is the last that does not begin behind the address */
  while (from < to) {
    u32 middle = (from + to) / 2;
    if (v[middle].from <= address)
      from = middle + 1;
    else
      to = middle;
  }
  return from && address < v[from - 1].to ? &v[from - 1] : 0;
}

static int all(u64 from, u64 to, unsigned char state) {
  for (; from < to && from & 7; from++)
    if (*STATE(from) != state)
      return 0;
  while (from + 8 <= to && *(u64 *)STATE(from) == state * 0x0101010101010101ull)
    from += 8;
  for (; from < to; from++)
    if (*STATE(from) != state)
      return 0;
  return 1;
}

_Bool __gsmack_in_program(const void *p); /* image.c */
static unsigned state_of(u64 address) { return *STATE(address) & ~FIRST; }

/* What stands in the room behind a local object, where an access that goes a little too far leaves it as it is. */
struct described { u64 none; u32 size, name; };

/* A failure is about what lies there. */
static void about_object(u64 address) {
  struct segment *v = in_data(address) ? variable(address) : 0;
  if (v)
    about(v->from, v->to - v->from, "");
  if (v || !in_stack(address))
    return;
  u64 room = address;
  while (*STATE(room) == ROOM)
    room--;
  while (*STATE(room) && *STATE(room) != (ROOM | FIRST) && *STATE(room) != (GONE | FIRST))
    room++;
  struct described d;
  memcpy(&d, (void *)room, sizeof d);
  if (*STATE(room) && (room < address || room - address <= d.size) && __gsmack_in_program((char *)(u64)d.name)) /* others may have written there since */
    about(room - d.size, d.size, (char *)(u64)d.name);
}

/* Whether an address lies in the frame of the model that accesses it, or of one that called that. */
static int in_model_frame(u64 address, u64 pc, u64 frame) {
  u64 top = 0;
  while (is_model(pc) && frame - R->current->low < STACK_SIZE)
    top = frame, pc = ((u64 *)frame)[1], frame = ((u64 *)frame)[0];
  return address >= (u64)__builtin_frame_address(0) && address < top;
}

/* An access of a program that is explored. */
static void check_known(u64 address, u64 size, int reads, u64 pc, u64 frame) {
  unsigned state = state_of(address);
  if (state == NOTHING || (state == HAS_VALUE && (size == 1 || all(address + 1, address + size, HAS_VALUE))))
    return;
  if (state == GONE && in_model_frame(address, pc, frame))
    return; /* a model does not say where its local objects begin */
  about_object(address);
  wrong_access(address, size, reads, state == GONE ? LIFE_ENDED : "", pc, frame);
}

/* An access at an address that was computed from another one, which lies in an object, if that is known: it lies in the same one. known: its size, 0 if it
 * begins elsewhere or has another one. A pointer behind the end is not told from one to what lies there. (Jones and Kelly, AADEBUG 1997, look at each address that is computed; here it
 * is that of an access, since many programs compute others.) */
void __gsmack_within(u64 base, u64 address, u64 size, u64 known, int write) {
  if (!ready || !R->current || !S->objects || S->watched || !size)
    return;
  u64 from = base, to = base + known;
  if (known) {
  } else if (in_heap(base)) {
    if (*VALID(base) <= (base & 15))
      return;
    struct object *o = header(base);
    from = (u64)(o + 1), to = from + o->size;
  } else if (in_data(base)) {
    struct segment *v = variable(base);
    if (!v || (base == v->from && v[-1].to == base && address < base))
      return;
    from = v->from, to = v->to;
  } else {
    u64 low = address < base ? address : base, high = address + size > base ? address + size : base + 1;
    if (!in_stack(base) || state_of(base) != HAS_VALUE || (in_stack(low) && state_of(low) == HAS_VALUE && all(low + 1, high, HAS_VALUE)))
      return;
    to = from; /* all else is wrong */
  }
  if (address - from <= to - from && to - address >= size)
    return;
  if (in_heap(base))
    about_heap(header(base));
  else if (known && !in_stack(base))
    about(from, known, "");
  else
    about_object(base);
  wrong_access(address, size, !write, "", PC, FRAME);
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

/* given: a library function was handed the address, so that nothing of its own lies there. */
static void check_object_given(u64 address, u64 size, int reads, int given, u64 pc, u64 frame) {
  if (!S->objects || !(in_stack(address) || (in_heap(address) && S->watched) || in_data(address)))
    return;
  if (!S->watched) {
    check_known(address, size, reads, pc, frame);
    return;
  }
  for (u64 a = address; a < address + size; a++) {
    enum object_state state = *STATE(a);
    if (state == HAS_VALUE || (state == NOTHING && in_heap(a)) || (state == NO_VALUE && !reads) || !is_watched(given ? 0 : a, pc, frame))
      continue;
    S->address = a;
    fail_at("memory", state == NO_VALUE ? "a read of what has no value yet" : state == GONE ? "an access to a local object whose life ended" : "an access outside of every object", pc, frame);
  }
}

static void check_object(u64 address, u64 size, int reads, u64 pc, u64 frame) { check_object_given(address, size, reads, 0, pc, frame); }

/* So many bytes are accessed, wherever they lie. */
static void check_memory(u64 address, u64 size, int reads, u64 pc, u64 frame) {
  if (in_heap(address))
    check_heap(address, size, reads, pc, frame);
  check_object(address, size, reads, pc, frame);
}

static void check_overlap(u64 to, u64 from, u64 size, u64 pc, u64 frame) {
  if (S->objects && (to - from < size || from - to < size) && (!S->watched || is_watched(to, pc, frame))) {
    S->address = to;
    fail_at("memory", "what is copied overlaps the place that it is copied to", pc, frame);
  }
}

static void mark(u64 address, u64 size, unsigned state) {
  if (R->current->depth)
    log_undo((u64)STATE(address), size);
  memset(STATE(address), (int)state, size);
}

void __gsmack_local_begins(void *p, u64 size, const char *name) {
  u64 at = (u64)p;
  struct thread *t = ready ? R->current : 0;
  memcpy((char *)p + size, &(struct described){0, (u32)size, (u32)(u64)name}, ROOM_SIZE);
  if (!t || !S->objects || at - t->low >= STACK_SIZE)
    return;
  if (at < t->marked)
    t->marked = at;
  if (S->watched) {
    memset(p, 0xaa, size);
    mark(at, size, NO_VALUE);
    mark(at + size, ROOM_SIZE, NOTHING);
    return;
  }
  mark(at, size, HAS_VALUE);
  mark(at, size > 0, HAS_VALUE | FIRST);
  mark(at + size, ROOM_SIZE, ROOM);
  mark(at + size, 1, ROOM | FIRST);
}
void __gsmack_local_ends(void *p, u64 size) {
  struct thread *t = ready ? R->current : 0;
  if (t && S->objects && (u64)p - t->low < STACK_SIZE)
    mark((u64)p, size, GONE);
}

/* Local objects between two addresses end. The first byte of the room behind one is still known. */
static void end_objects(u64 from, u64 to) {
  struct thread *t = ready ? R->current : 0;
  if (!t || !S->objects || from >= to || from - t->low >= STACK_SIZE || to > t->top) /* or in a stack that the program has made */
    return;
  if (t->depth)
    log_undo((u64)STATE(from), to - from);
  for (unsigned char *p = STATE(from), *end = STATE(to); p < end; p++)
    *p = *p == NOTHING ? NOTHING : *p == (ROOM | FIRST) ? GONE | FIRST : GONE;
}
void __gsmack_locals_end(void *below) { end_objects((u64)__builtin_frame_address(0) + 16, (u64)below); }

/* It is not known any more that objects have ended, from an address in the stack on: as far as they lie there, or all of them. */
static void forget_ended(u64 from, int all) {
  for (u64 at = from; at < R->current->top && (all || state_of(at) == GONE); at++)
    if (state_of(at) == GONE)
      mark(at, 1, NOTHING);
}

/* A function begins, called from pc: where its frame lies, and what it is handed in memory, no object has ended. Neither has one in the frames of a library or a model that
 * calls it, which may hand it an address there. */
static void begin_frame(u64 from, u64 frame, u64 pc) {
  struct thread *t = ready ? R->current : 0;
  if (!t || !S->objects || from - t->low >= STACK_SIZE)
    return;
  mark(from, frame - from, NOTHING);
  forget_ended(frame + 16, !in_program(pc) || is_model(pc));
}

/* A thread jumps to a function that it is in: out of others, and perhaps into a block that it had left. */
static void jump_objects(u64 from, u64 to) {
  end_objects(from, to);
  if (S->objects)
    forget_ended(to, 1);
}

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
  if (!S->objects)
    return;
  map((u64)STATE(STACKS), MAX_THREADS * STACK_SIZE, -1);
  if (S->watched)
    map((u64)STATE(ARENA), MAX_THREADS * ARENA_SIZE, -1);
  map((u64)STATE(R->data.from), (R->data.to - R->data.from + 4095) & ~4095ull, -1);
  struct segment *v = (struct segment *)(SHARED + OBJECTS), *end = v + S->objects;
  for (; v < end; v++) {
    if (!in_data(v->from))
      continue;
    memset(STATE(v->from), HAS_VALUE, v->to - v->from);
    *STATE(v->from) |= S->watched ? 0 : FIRST;
  }
}
