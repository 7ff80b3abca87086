/* What is not executed here: histories, the verification language, time, other processes. */

/* Nobody compares them here. */
void __gsmack_await_sequential(const char *name) { (void)name; }
void __gsmack_linearizable(void) {}
void gsmack_linearizable(void) {}
void gsmack_history_call(long number, const char *operation, long count, long first, long second) {
  (void)number, (void)operation, (void)count, (void)first, (void)second;
}
void gsmack_history_return(long number, long count, long first, long second) {
  (void)number, (void)count, (void)first, (void)second;
}
unsigned gsmack_choose(unsigned n) { return (unsigned)choose((int)n); }

long __gsmack_text_number(const char *text, int end) {
  u64 h = 5381;
  for (; *text && *text != end; text++)
    h = h * 33 + (unsigned char)*text;
  return (long)(h >> 1 | 1);
}

extern char __data_start[];
long __gsmack_text_length(const char *text, int end) {
  long n = 0;
  if (text >= __data_start)
    return -1; /* no literal */
  while (text[n] && text[n] != end)
    n++;
  return n;
}

void __SMACK_code(const char *format, ...) { (void)format, not_modelled("a statement of the verification language"); }
void __SMACK_mod(const char *format, ...) { (void)format, not_modelled("a statement of the verification language"); }
void __SMACK_top_decl(const char *format, ...) { (void)format; }
void __SMACK_decl(const char *format, ...) { (void)format; }

unsigned sleep(unsigned n) { return (void)n, 0; }
int usleep(unsigned n) { return (void)n, 0; }
struct timespec;
int nanosleep(const struct timespec *a, struct timespec *b) { return (void)a, (void)b, 0; }
int sched_yield(void) { return 0; }
int pthread_yield(void) { return 0; }
time_t time(time_t *t) { return t ? *t = 1700000000 : 1700000000; }
pid_t getpid(void) { return 4711; }
static int no_process(void) { return not_modelled("the program starts another process"), -1; }
pid_t fork(void) { return no_process(); }
pid_t vfork(void) { return no_process(); }
int system(const char *s) { return (void)s, no_process(); }
