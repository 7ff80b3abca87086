/* Ghost state, settings, and the names of both. */

/* Whether the section is one of the compiled models'. A program may have ghost state of the same names. */
static int of_models(struct thread *t) { return is_model(t->begin.pc); }

/* Families with which sections of the models touch the same places whatever they find there. */
static void know_family(struct known *k) {
  static const char *const uniform[] = {"mutex.", "sem.", "spin.", "rwlock.", "barrier."};
  u64 h = 5381;
  for (const char *c = k->name; *c && *c != '.'; c++)
    h = h * 33 + (unsigned char)*c;
  k->number = h;
  k->text = 5381;
  for (const char *c = k->name; *c; c++)
    k->text = k->text * 33 + (unsigned char)*c;
  k->family = 1;
  for (unsigned i = 0; i < sizeof uniform / sizeof *uniform; i++)
    if (!strncmp(k->name, uniform[i], strlen(uniform[i])))
      k->family = 2;
}

#define KNOWN ((struct known *)(OWN + OWN_SIZE - (1 << 20)))

static struct known *__attribute__((noinline)) know(struct known *k, const char *text) {
  k->at = k->name = text;
  for (int j = 0; j < 4096; j++)
    if (KNOWN[j].at && &KNOWN[j] != k && !strcmp(KNOWN[j].at, text)) {
      k->name = KNOWN[j].name;
      break;
    }
  for (u32 s = 0; s < S->settings; s++) {
    char *entry = (char *)(SHARED + SETTINGS_AT) + s * 64;
    if (!strcmp(entry, text)) {
      k->have = 1;
      k->value = *(long *)(entry + 56);
    }
  }
  know_family(k);
  return k;
}

static inline struct known *known(const char *text) {
  for (u64 i = mix((u64)text);; i++) {
    struct known *k = &KNOWN[i & 4095];
    if (likely(k->at == text))
      return k;
    if (!k->at)
      return know(k, text);
  }
}

long __gsmack_option(const char *name, long otherwise) {
  struct known *k = known(name);
  return k->have ? k->value : otherwise;
}

static struct cell *ghost(struct known *k, u64 key) {
  struct cell *c = find(&R->cells, (u64)k->name, key);
  if (!c->group) {
    c->group = 1ull << 63 | mix(k->number + mix(key + 7)) >> 1;
    c->id = mix(k->text ^ c->group);
    c->family = k->family;
  }
  return c;
}

/* What was set before main is so in each execution. */
static void keep_ghosts(void) {
  u64 size = (u64)(R->cells_before_main = R->cells.used) * sizeof *R->before_main;
  R->before_main = memcpy(persist(size), R->cells.elements, size);
}

static struct cell *ghost_access(const char *name, u64 key, int write, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!t)
    return ghost(known(name), key);
  if (!t->depth)
    pause_before(SECTION, pc, frame);
  step_in_section(t);
  struct cell *c = ghost(known(name), key);
  R->last_key = key;
  if (!R->alone) {
    struct touched *a = touch(c->group, c->id, 0xff, write, c->family > 1 && !of_models(t) ? 1 : c->family, c);
    int again = a->joined && !write; /* with C11's order, a section's second read adds nothing */
    a->joined |= !write && t->depth && S->flags & CHECK_RACE;
    if (again)
      ;
    else if (!write || !(S->flags & CHECK_RACE))
      synchronise_ghost(c, !write, write && !(S->flags & CHECK_RACE), t->depth ? t->order : (struct order){1, 1, 1});
    else if (!t->depth)
      synchronise_ghost(c, 0, 1, (struct order){1, 1, 1});
  }
  if (write && t->depth)
    *next_undo() = (struct undo){(u64 *)&c->value, 0, {(u64)c->value, 0}, 8};
  if (!t->depth && !R->alone)
    tick();
  return c;
}

long __gsmack_ghost_get(const char *name, const void *key) { return ghost_access(name, (u64)key, 0, PC, FRAME)->value; }
void __gsmack_ghost_set(const char *name, const void *key, long v) { ghost_access(name, (u64)key, 1, PC, FRAME)->value = v; }
long __gsmack_ghost_get_id(const char *name, unsigned long key) { return ghost_access(name, key, 0, PC, FRAME)->value; }
void __gsmack_ghost_set_id(const char *name, unsigned long key, long v) { ghost_access(name, key, 1, PC, FRAME)->value = v; }
long __gsmack_ghost_get_scalar(const char *name) { return ghost_access(name, 0, 0, PC, FRAME)->value; }
void __gsmack_ghost_set_scalar(const char *name, long v) { ghost_access(name, 0, 1, PC, FRAME)->value = v; }
