/* Two threads, first and second, and what all harnesses here include. */
#include <gsmack_harness.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static void first(void), second(void);

static void *run_first(void *arg) { first(); return arg; }
static void *run_second(void *arg) { second(); return arg; }

static void run(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, run_first, NULL);
  pthread_create(&b, NULL, run_second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

/* An operation without arguments that returns a number. */
#define OPERATION(number, function)                                            \
  do {                                                                         \
    gsmack_call(number, #function);                                            \
    gsmack_return(number, function());                                         \
  } while (0)

/* One with an argument. */
#define OPERATION1(number, function, argument)                                 \
  do {                                                                         \
    gsmack_call(number, #function, argument);                                  \
    gsmack_return(number, function(argument));                                 \
  } while (0)
