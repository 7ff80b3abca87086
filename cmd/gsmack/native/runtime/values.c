/* Values that are left open: choices of models, inputs of the program. */

/* One of so many; given may be one of others, too. */
static u64 choose_given(u64 domain, u64 least, u64 most) {
  if (R->chosen == MAX_CHOICES)
    not_modelled("more than 2000 choices in one transition");
  struct thread *t = R->current;
  if (t->depth && !R->fresh) { /* a section that chooses is a transition, so that it can be said which of its choices lead nowhere */
    take_back(t);
    stand_before(t, ARRIVED);
  }
  u64 c = R->chosen < R->forced ? R->given[R->chosen] : S->seed && !R->sequential ? random_number() % domain : 0;
  if (c >= domain && (c < least || c > most))
    c = 0;
  R->choices[R->chosen++] = c | domain << 32;
  return c;
}
static u64 choose(u64 domain) { return choose_given(domain, 0, 0); }

/* What is asked for begins a step, if that is to be so. */
static void input_step(void) {
  if (unlikely(S->flags & INPUT_STEPS) && !R->current->depth) {
    __gsmack_atomic_begin();
    __gsmack_atomic_end();
  }
}
static _Bool choose_whether(void) { return input_step(), choose(2); }

/* Of a model: a thread, or where all values are to be looked at, each that ghost state knows. */
static u64 any(void) {
  struct thread *t = R->current;
  if (t->sweep) {
    t->swept = 1;
    return t->sweep <= keys() ? *(u64 *)element(&R->keys, t->sweep - 1) : 0;
  }
  R->any = 1;
  return choose((u64)R->threads) + 1;
}

#define ANY(type, name) type __gsmack_nondet_##name(void) { return (type)any(); }
ANY(char, char) ANY(signed char, schar) ANY(unsigned char, uchar) ANY(short, short) ANY(unsigned short, ushort)
ANY(int, int) ANY(unsigned, uint) ANY(long, long) ANY(unsigned long, ulong) ANY(long long, longlong)
ANY(unsigned long long, ulonglong) ANY(float, float) ANY(double, double) ANY(void *, pointer)
ANY(unsigned long, thread)
_Bool __gsmack_nondet_bool(void) { return choose_whether(); }
_Bool __gsmack_nondet_spurious(void) { return choose_whether(); }
_Bool __gsmack_nondet_lasting(const char *what) { return choose_whether(); }
_Bool __gsmack_nondet_limited(const char *name, long limit) {
  struct thread *t = R->current;
  if (t->limited == limit) {
    __gsmack_bound(0, name, limit);
    return t->limited = 0;
  }
  _Bool chosen = choose(2);
  t->limited = chosen ? t->limited + 1 : 0;
  return chosen;
}

/* Of the program: some values of the type, among them all threads, or the one whose halves are given. */
static u64 input(int *given) {
  S->open = 1;
  input_step();
  u64 v = choose_given(R->threads > 2 ? (u64)R->threads + 2 : 4, GIVEN_INPUT, GIVEN_INPUT);
  if (given)
    *given = v == GIVEN_INPUT;
  if (v != GIVEN_INPUT)
    return v < 3 ? v : v == 3 ? ~0ull : v - 1;
  u64 low = choose_given(1, 0, ~0u);
  return low | choose_given(1, 0, ~0u) << 32;
}
/* What a clock shows, of the models that only a program that follows a counterexample has. */
long __gsmack_nondet_late(long below, long late) { return (void)below, (void)late, (long)input(0); }
/* Of a model (models/c/signal_mask.c): any signal of a set. */
int __model_any_signal(u64 set) {
  if (S->flags & FOLLOWS)
    return (int)input(0);
  u64 n = choose((u64)__builtin_popcountll(set));
  while (n--)
    set &= set - 1;
  return __builtin_ctzll(set) + 1;
}
#define INPUT(type, name) type __gsmack_input_##name(void) { return (type)input(0); }
INPUT(char, char) INPUT(signed char, schar) INPUT(unsigned char, uchar) INPUT(short, short) INPUT(unsigned short, ushort)
INPUT(int, int) INPUT(unsigned, uint) INPUT(long, long) INPUT(unsigned long, ulong) INPUT(long long, longlong)
INPUT(unsigned long long, ulonglong)
_Bool __gsmack_input_bool(void) { return choose_whether(); }
double __gsmack_input_double(void) {
  int given;
  u64 bits = input(&given);
  double d;
  memcpy(&d, &bits, sizeof d);
  return given ? d : (double)(int64_t)bits;
}
float __gsmack_input_float(void) {
  int given;
  u64 bits = input(&given);
  float f;
  memcpy(&f, &bits, sizeof f);
  return given ? f : (float)(int64_t)bits;
}
void *__gsmack_input_pointer(void) { return S->open = 1, (void *)0; }
