/* std::thread, as libstdc++ has it: an identity, 0 if there is no thread, and an object with a virtual function that the thread calls, and then
 * deletes. */
#include <pthread.h>

#include "cxx_throw.h"
#include "gsmack.h"

struct state;

/* Of std::thread::_State: two destructors, the second of which frees it, and _M_run. */
struct table {
  void (*destroy)(struct state *);
  void (*delete)(struct state *);
  void (*run)(struct state *);
};

struct state {
  const struct table *table;
};

void _ZNSt6thread6_StateD2Ev(struct state *state) {}

/* Its own table: whoever has a thread has one derived from it. */
const void *const _ZTVNSt6thread6_StateE[5];

static void *execute(void *argument) {
  struct state *state = argument;
  state->table->run(state);
  state->table->delete(state);
  return 0;
}

/* std::thread::_M_start_thread(std::unique_ptr<_State>, void (*)()) */
void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(
    pthread_t *thread, struct state **state, void (*depend)(void)) {
  if (pthread_create(thread, 0, execute, *state))
    thrown("std::system_error is thrown: no thread can be made");
  *state = 0;
}

/* std::thread::join() */
void _ZNSt6thread4joinEv(pthread_t *thread) {
  if (!*thread || pthread_join(*thread, 0))
    thrown("std::system_error is thrown: join of a std::thread without a thread");
  *thread = 0;
}

/* std::thread::detach() */
void _ZNSt6thread6detachEv(pthread_t *thread) {
  if (!*thread || pthread_detach(*thread))
    thrown("std::system_error is thrown: detach of a std::thread without a thread");
  *thread = 0;
}

/* std::thread::hardware_concurrency() */
unsigned _ZNSt6thread20hardware_concurrencyEv(void) { return __gsmack_nondet_uint(); }
