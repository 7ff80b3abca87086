// @expect verified
// A block whose address is used again holds no lock, wherever the last one did.
#include <pthread.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned j = (unsigned)argc % 80;
  pthread_spinlock_t *old = 0;
  int same = 0;
  for (int i = 0; i < 2; i++) {
    pthread_spinlock_t *locks = malloc(80 * sizeof *locks);
    pthread_spin_init(&locks[j], 0);
    same += locks == old;
    pthread_spin_lock(&locks[j]);
    pthread_spin_unlock(&locks[j]);
    old = locks;
    free((void *)locks);
  }
  return same;
}
