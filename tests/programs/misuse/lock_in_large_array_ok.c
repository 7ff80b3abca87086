// @expect verified
// What is kept of a lock in a variable ends with the variable, wherever in it the lock lies.
#include <pthread.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned j = (unsigned)argc % 80;
  for (int i = 0; i < 2; i++) {
    pthread_spinlock_t locks[80];
    pthread_spin_init(&locks[j], 0);
    pthread_spin_lock(&locks[j]);
    pthread_spin_unlock(&locks[j]);
  }
}
