// @expect violated
/* Each thread gets the address of the counter that main counts on with. Behind that, which slots
 * they lock depends on what they read, which makes everything but that race hard to find. */
#include <pthread.h>

enum { THREADS = 12, SLOTS = 64 };

int table[SLOTS];
pthread_mutex_t lock[SLOTS];

int put(int slot, int value) {
  int done = 0;
  pthread_mutex_lock(&lock[slot]);
  if (table[slot] == 0) {
    table[slot] = value;
    done = 1;
  }
  pthread_mutex_unlock(&lock[slot]);
  return done;
}

void *worker(void *arg) {
  int me = *(int *)arg;
  for (int k = 1; k <= 3; k++) {
    int slot = (k * 11 + me) * 7 % SLOTS;
    while (!put(slot, me + 1))
      slot = (slot + 1) % SLOTS;
  }
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  int k;
  for (k = 0; k < SLOTS; k++)
    pthread_mutex_init(&lock[k], NULL);
  for (k = 0; k < THREADS; k++)
    pthread_create(&t[k], NULL, worker, &k);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  return 0;
}
