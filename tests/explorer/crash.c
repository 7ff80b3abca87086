// The second thread follows a null pointer in some schedules.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
int value;
_Atomic(int *) p = &value;
void *clear(void *a) { atomic_store(&p, NULL); return a; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, clear, 0);
  int n = *atomic_load(&p);
  pthread_join(t, 0);
  return n;
}
