// @expect verified
#include <pthread.h>

int main(void) {
  pthread_rwlockattr_t a;
  pthread_rwlock_t o;
  pthread_rwlockattr_init(&a);
  pthread_rwlockattr_setpshared(&a, PTHREAD_PROCESS_PRIVATE);
  pthread_rwlock_init(&o, &a);
  pthread_rwlockattr_destroy(&a);
  pthread_rwlock_destroy(&o);
  return 0;
}
