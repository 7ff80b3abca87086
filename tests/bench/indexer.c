/* Indexer (Flanagan and Godefroid, POPL 2005): N threads insert four messages each into a hash
 * table of 128 slots, each under a lock of its own. From 12 threads on there are collisions. */
// @bench indexer
// @sizes N=11,12,13,14,15,16
// @expect verified
// @flags --check=assert,deadlock,race
#include <assert.h>
#include <pthread.h>

#define SLOTS 128
#define MESSAGES 4

int table[SLOTS];
pthread_mutex_t lock[SLOTS];
int inserted[N];

void *indexer(void *arg) {
  int me = (int)(long)arg;
  for (int m = 1; m <= MESSAGES; m++) {
    int message = m * 11 + me;
    int slot = message * 7 % SLOTS;
    for (int done = 0; !done;) {
      pthread_mutex_lock(&lock[slot]);
      if (table[slot] == 0) {
        table[slot] = message;
        done = 1;
      }
      pthread_mutex_unlock(&lock[slot]);
      slot = (slot + 1) % SLOTS;
    }
    inserted[me]++;
  }
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < SLOTS; k++)
    pthread_mutex_init(&lock[k], NULL);
  for (long k = 0; k < N; k++)
    pthread_create(&t[k], NULL, indexer, (void *)k);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  for (int k = 0; k < N; k++)
    assert(inserted[k] == MESSAGES);
  return 0;
}
