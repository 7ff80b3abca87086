/* What a model says of what may not be, what it does not know, and what it leaves out. */

void __gsmack_unknown(const char *reason) {
  if (R->current)
    S->frames = (u32)walk(S->stack, PC, FRAME);
  not_modelled(reason);
}

void __gsmack_bound(_Bool condition, const char *name, long limit) {
  if (!condition) {
    copy_text(S->bound, name, sizeof S->bound);
    S->bounds = (u64)limit | 1ull << 32;
  }
}

static int checked(const char *property) {
  int class = !strcmp(property, "misuse") ? CHECK_MISUSE
              : !strcmp(property, "leak") ? CHECK_LEAK
              : !strcmp(property, "memory") || !strcmp(property, "overflow") ? CHECK_MEMORY : CHECK_ASSERT;
  return S->flags & class;
}

static int ends_with(const char *text, const char *end) {
  u64 n = strlen(text), m = strlen(end);
  return n >= m && !strcmp(text + n - m, end);
}

void __gsmack_assert(_Bool condition, const char *property, const char *message) {
  if (condition || !checked(property))
    return;
  if (!(S->flags & FOLLOWS) && R->last_key - STACKS < MAX_THREADS * STACK_SIZE) { /* it may be another object, where one was in an earlier call */
    if (ends_with(message, "is initialised already") || ends_with(message, "is in use already")) {
      __gsmack_bound(0, "local-objects", 0);
      return;
    }
    if (ends_with(message, "was destroyed"))
      not_modelled("a local object is used where one was destroyed");
  }
  fail_at(property, message, PC, FRAME);
}

void __gsmack_reach_error(void) {
  if (checked("reach_error"))
    fail_at("reach_error", "reach_error is called", PC, FRAME);
}

void __gsmack_assert_about(_Bool condition, const char *property, const char *message, const char *kind, const void *object) {
  (void)kind, (void)object;
  if (!condition && checked(property))
    fail_at(property, message, PC, FRAME);
}

void __gsmack_approximate(const char *what, const void *memory, unsigned long size) {
  (void)memory, (void)size;
  if (!(S->flags & FOLLOWS)) /* or else what depends on it is known not to matter */
    not_modelled(what);
}
