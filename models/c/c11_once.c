/* C11 <threads.h>, call_once: POSIX's. */
#include <pthread.h>
#include <threads.h>

void call_once(once_flag *flag, void (*function)(void)) {
  pthread_once((pthread_once_t *)flag, function);
}
