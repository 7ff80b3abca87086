// @expect violated
// @flags --check=memory
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER, *p;
int main(int argc, char **argv) {
  if (argc > 1)
    p = &l;
  pthread_rwlock_rdlock(p); // want "uses .* through a null pointer"
  pthread_rwlock_unlock(p);
  return 0;
}
