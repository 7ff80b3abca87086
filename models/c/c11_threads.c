/* C11 <threads.h>, threads: those of POSIX, whose ghost state they share. */
#include <pthread.h>

#include "c11_outcome.h"
#include "fail.h"
#include "gsmack.h"
#include "thread.h"

/* What every thread created by thrd_create executes. */
void __model_c11_thread_main(thrd_start_t function, void *argument) {
  __model_thread_finish((void *)(long)function(argument));
}

int thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
  if (MAY_FAIL(thrd_create))
    return thrd_nomem;
  __gsmack_atomic_begin();
  *thread = thread_begins(
      __gsmack_spawn((void (*)())__model_c11_thread_main, function, argument));
  __gsmack_atomic_end();
  return thrd_success;
}

int thrd_join(thrd_t thread, int *result) {
  void *value = 0;
  int error = __model_thread_join(thread, &value, JOIN_TEXTS("thrd_join"));
  if (!error && result)
    *result = (int)(long)value;
  return outcome(error);
}

int thrd_detach(thrd_t thread) {
  return outcome(__model_thread_detach(thread, DETACH_TEXTS("thrd_detach")));
}

void thrd_exit(int result) { pthread_exit((void *)(long)result); }

thrd_t thrd_current(void) { return thread_identity(__gsmack_self()); }

void thrd_yield(void) {}

int thrd_sleep(const struct timespec *time, struct timespec *left) {
  return clock_nanosleep(CLOCK_REALTIME, 0, time, left) ? -2 : 0;
}
