// @expect violated
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>
struct item {
  pthread_spinlock_t lock;
  int refs;
};

static void put(struct item *i) {
  pthread_spin_lock(&i->lock);
  int refs = --i->refs;
  if (refs == 0)
    free(i);
  pthread_spin_unlock(&i->lock); // want "pthread_spin_unlock: uses"
}

int main(void) {
  struct item *i = malloc(sizeof *i);
  pthread_spin_init(&i->lock, 0);
  i->refs = 1;
  put(i);
  return 0;
}
