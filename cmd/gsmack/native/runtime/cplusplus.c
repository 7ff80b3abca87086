/* What C++'s library keeps for each thread, or blocks on, for threads that are coroutines. Its own definitions lie in
 * a shared library; these stand before them. It is compiled as models are, and its thread-local variables are those of the coroutine. */
#include <pthread.h>
#include <stdlib.h>

#include "gsmack.h"

#ifndef GSMACK_INTERPOSED /* or else each thread has the library's own */
/* The exceptions that are being handled (Itanium C++ ABI: Exception Handling, 2.2.2). */
void *__cxa_get_globals(void) {
  static __thread struct {
    void *caught;
    unsigned uncaught;
  } globals;
  return &globals;
}

void *__cxa_get_globals_fast(void) { return __cxa_get_globals(); }

/* std::call_once hands pthread_once a function without argument. */
__thread void *_ZSt15__once_callable;
__thread void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }
#endif

/* What std::terminate calls in the end, unless the program says otherwise. */
void _ZN9__gnu_cxx27__verbose_terminate_handlerEv(void) {
  __gsmack_assert(0, "assertion", "std::terminate is called: nobody catches an exception, or a thread is neither joined nor detached");
  abort();
}

#ifdef GSMACK_INTERPOSED
/* Of a program that was compiled elsewhere nobody knows which aborts are meant to end it, as assumptions do. */
void abort(void) {
  __gsmack_assert(0, "assertion", "abort is called");
  __gsmack_exit();
}
#endif

/* A precondition of the library does not hold. */
void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
  __gsmack_assert(0, "assertion", condition);
  abort();
}

/* Variables of functions that are initialised by the first call. The first byte says that this is done, as the compiler reads it; the
 * second one that a thread is at it. */
int __cxa_guard_acquire(unsigned char *guard) {
  __gsmack_atomic_begin();
  _Bool done = guard[0];
  __gsmack_await_for(done || !guard[1], "initialisation", guard, 0);
  if (!done)
    guard[1] = 1;
  __gsmack_atomic_end();
  return !done;
}

static void leave(unsigned char *guard, _Bool done) {
  __gsmack_atomic_begin();
  guard[0] = done;
  guard[1] = 0;
  __gsmack_atomic_end();
}

void __cxa_guard_release(unsigned char *guard) { leave(guard, 1); }
void __cxa_guard_abort(unsigned char *guard) { leave(guard, 0); }

/* std::future and std::promise wait until a number is another; the library uses futexes for that. */
#define WAIT_UNTIL(name) _ZNSt28__atomic_futex_unsigned_base##name##EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE
static _Bool becomes_other(unsigned *number, unsigned value, _Bool timed) {
  if (timed && __gsmack_nondet_bool())
    return 0;
  __gsmack_atomic_begin();
  __gsmack_await_for(*number != value, "future", number, 0);
  __gsmack_atomic_end();
  return 1;
}
_Bool WAIT_UNTIL(19_M_futex_wait_until)(void *this, unsigned *number, unsigned value, _Bool timed) { return becomes_other(number, value, timed); }
_Bool WAIT_UNTIL(26_M_futex_wait_until_steady)(void *this, unsigned *number, unsigned value, _Bool timed) { return becomes_other(number, value, timed); }
void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(unsigned *number) {}

/* What is called at the end of a thread, or of the process: the last registered first. */
struct ending {
  struct ending *next;
  void (*function)(void *);
  void *argument;
};

static struct ending *registered(struct ending *next, void (*function)(void *), void *argument) {
  struct ending *e = malloc(sizeof *e);
  e->next = next;
  e->function = function;
  e->argument = argument;
  return e;
}

static __thread struct ending *of_thread;
static pthread_key_t key;
static pthread_once_t key_made = PTHREAD_ONCE_INIT;

static void end_thread(void *ignored) {
  while (of_thread) {
    struct ending *e = of_thread;
    of_thread = e->next;
    e->function(e->argument);
    free(e);
  }
}

static void make_key(void) { pthread_key_create(&key, end_thread); }

int __cxa_thread_atexit(void (*function)(void *), void *object, void *library) {
  pthread_once(&key_made, make_key);
  of_thread = registered(of_thread, function, object);
  return pthread_setspecific(key, of_thread);
}

_Bool __gsmack_in_program(const void *);
static struct ending *of_process;

int __cxa_atexit(void (*function)(void *), void *argument, void *library) {
  if (library && !__gsmack_in_program(library))
    return 0; /* libraries have nothing to put in order */
  __gsmack_atomic_begin();
  of_process = registered(of_process, function, argument);
  __gsmack_atomic_end();
  return 0;
}

int atexit(void (*function)(void)) { return __cxa_atexit((void (*)(void *))function, 0, 0); }

__attribute__((destructor)) void __model_run_exit_functions(void) {
  end_thread(0);
  for (;;) {
    __gsmack_atomic_begin();
    struct ending *e = of_process;
    if (e)
      of_process = e->next;
    __gsmack_atomic_end();
    if (!e)
      return;
    e->function(e->argument);
    free(e);
  }
}
