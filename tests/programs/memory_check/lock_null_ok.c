// @expect verified
// @flags --check=memory
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER, *p;
int main(int argc, char **argv) {
  if (argc > 0)
    p = &l;
  pthread_rwlock_rdlock(p);
  pthread_rwlock_unlock(p);
  return 0;
}
