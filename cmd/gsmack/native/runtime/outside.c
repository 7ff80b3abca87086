/* What is not executed here: histories, the verification language, time, other processes. */

/* Histories. Nobody compares them here. A program that follows a counterexample notes them as the model does (history.c), and package native
 * compares the text with the history of the counterexample. */
void __gsmack_await_sequential(const char *name) { (void)name; }
void __gsmack_linearizable(void) {
  char *to = S->message, *end = to + sizeof S->message;
  for (u64 self = 1; S->flags & FOLLOWS && self < 8; self++)
    for (int64_t i = 0; i < __gsmack_ghost_get_id("history.calls", self); i++) {
      u64 place = self * 8 + (u64)i;
      to += snprintf(to, (size_t)(end - to), "%lu.%ld %ld %ld:", self, i, __gsmack_ghost_get_id("history.called", place), __gsmack_ghost_get_id("history.returned", place));
      for (u64 k = 0; k < (u64)__gsmack_ghost_get_id("history.results", place) && to < end; k++)
        to += snprintf(to, (size_t)(end - to), " %ld", __gsmack_ghost_get_id("history.result", place * 2 + k));
      to += snprintf(to, (size_t)(end - to), ";");
      if (to >= end)
        not_modelled("a history that is too long to be compared");
    }
  if (to > S->message)
    fail_at("linearizable", S->message, PC, FRAME);
}
void gsmack_linearizable(void) {}
void gsmack_history_call(long number, const char *operation, long count, long first, long second) {
  (void)number, (void)operation, (void)count, (void)first, (void)second;
}
void gsmack_history_return(long number, long count, long first, long second) {
  (void)number, (void)count, (void)first, (void)second;
}
unsigned gsmack_choose(unsigned n) { return (unsigned)choose((int)n); }

static int is_literal(const char *text) { return __gsmack_in_program(text) && !in_data((u64)text); }

long __gsmack_text_number(const char *text, int end) {
  u64 h = 5381;
  if (!is_literal(text))
    return 0;
  for (; *text && *text != end; text++)
    h = h * 33 + (unsigned char)*text;
  return (long)(h >> 1 | 1);
}

long __gsmack_text_length(const char *text, int end) {
  long n = 0;
  if (!is_literal(text))
    return -1;
  while (text[n] && text[n] != end)
    n++;
  return n;
}

_Bool __gsmack_text_given(const char *text) { return (void)text, 0; }
long __gsmack_text_room(const char *text) { return (void)text, 0; }

void __SMACK_code(const char *format, ...) { (void)format, not_modelled("a statement of the verification language"); }
void __SMACK_mod(const char *format, ...) { (void)format, not_modelled("a statement of the verification language"); }
void __SMACK_top_decl(const char *format, ...) { (void)format; }
void __SMACK_decl(const char *format, ...) { (void)format; }

/* Defined (cancel.c) if the program calls pthread_cancel. */
void __model_cancel_point(void) __attribute__((weak));
static void cancellation_point(void) {
  if (__model_cancel_point && R->current)
    __model_cancel_point();
}
/* Defined (signal.c) if the program has handlers of signals. */
_Bool __model_interrupts(_Bool restart) __attribute__((weak));
/* Sleeping takes no time, and that a handler ends it is not tried. */
static void sleeps(void) {
  cancellation_point();
  if (!__model_interrupts || !R->current)
    return;
  __gsmack_atomic_begin(); /* so that it is known how the thread stands, which may go round in a loop */
  int may_end = __model_interrupts(0);
  __gsmack_atomic_end();
  if (may_end)
    __gsmack_bound(0, "interrupted-sleeps", 0);
}
unsigned sleep(unsigned n) { return (void)n, sleeps(), 0; }
int usleep(unsigned n) { return (void)n, sleeps(), 0; }
static int no_span(const struct timespec *t) { return t->tv_sec < 0 || t->tv_nsec < 0 || t->tv_nsec >= 1000000000; }
static int no_clock(clockid_t c) { return c > CLOCK_TAI; } /* as the model says (time.c) */
static int refused(int is) { return is ? errno = EINVAL, -1 : 0; }
int nanosleep(const struct timespec *time, struct timespec *left) { return (void)left, sleeps(), refused(no_span(time)); }
int clock_nanosleep(clockid_t c, int flags, const struct timespec *time, struct timespec *left) {
  return (void)flags, (void)left, sleeps(), no_span(time) || no_clock(c) || c == CLOCK_THREAD_CPUTIME_ID ? EINVAL : 0;
}
int sched_yield(void) { return 0; }
int pthread_yield(void) { return 0; }

/* What clocks show. Each thread has a time of its own, which goes on while it looks, so that a loop comes to its end that waits for a time: not at
 * first, then by a millisecond, and each time by ten times as much. A thread that reads what another has written has at least that one's time, whatever the memory
 * order, so that time goes back nowhere, and depends on nothing but the order of transitions that conflict. Behind MOST_LOOKS, some 13 days, it
 * stands still, and loops that look are loops like others; that a thread waits for ever is then not said. */
enum { NOW = 1700000000, SECOND = 1000000000 };
static u64 look(void) {
  struct thread *t = R->current;
  if (!ready || !t)
    return 0;
  if (t->looks == MOST_LOOKS) {
    R->timeless = 1;
    return t->time;
  }
  R->effect = 1; /* a round of a loop that has looked is not as if it had not been */
  R->polls = 0;
  u64 step = 1000000;
  for (int i = ++t->looks; i > 4; i--)
    step *= 10;
  return t->time += t->looks < 4 ? 0 : step;
}
static struct timespec now(void) {
  u64 at = look();
  return (struct timespec){NOW + (time_t)(at / SECOND), (long)(at % SECOND)};
}
time_t time(time_t *t) {
  time_t seconds = now().tv_sec;
  return t ? *t = seconds : seconds;
}
int clock_gettime(clockid_t c, struct timespec *t) { return no_clock(c) ? refused(1) : (*t = now(), 0); }
int gettimeofday(struct timeval *restrict t, void *restrict zone) {
  struct timespec at = now();
  return (void)zone, *t = (struct timeval){at.tv_sec, at.tv_nsec / 1000}, 0;
}
clock_t clock(void) { return (clock_t)(look() / (SECOND / CLOCKS_PER_SEC)); }
pid_t getpid(void) { return 4711; }
static int no_process(void) { return not_modelled("the program starts another process"), -1; }
pid_t fork(void) { return no_process(); }
pid_t vfork(void) { return no_process(); }
int system(const char *s) { return (void)s, no_process(); }

/* The system refuses to write to pages that are protected until something is written to them. */
static void *writable(void *p, size_t n) {
  for (u64 at = (u64)p & ~4095ull; R->current && n && at < (u64)p + n; at += 4096)
    *(volatile char *)(at < (u64)p ? (u64)p : at) = *(volatile char *)(at < (u64)p ? (u64)p : at);
  return p;
}
/* What was written there belongs to an object. */
static long written(void *to, long n, u64 pc, u64 frame) {
  if (R->current && n > 0)
    check_memory((u64)to, (u64)n, 0, pc, frame);
  return n;
}
ssize_t read(int file, void *to, size_t n) { return cancellation_point(), written(to, syscall(SYS_read, file, writable(to, n), n), PC, FRAME); }
ssize_t pread(int file, void *to, size_t n, off_t at) { return cancellation_point(), written(to, syscall(SYS_pread64, file, writable(to, n), n, at), PC, FRAME); }
ssize_t recv(int file, void *to, size_t n, int flags) {
  return cancellation_point(), written(to, syscall(SYS_recvfrom, file, writable(to, n), n, flags, 0, 0), PC, FRAME);
}
size_t fread(void *restrict to, size_t size, size_t n, FILE *restrict file) {
  size_t (*real)(void *restrict, size_t, size_t, FILE *restrict) = dlsym(RTLD_NEXT, "fread");
  n = real(writable(to, size * n), size, n, file);
  return written(to, (long)(size * n), PC, FRAME), n;
}
