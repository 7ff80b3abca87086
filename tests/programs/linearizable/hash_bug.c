// @expect violated
// @flags --check=linearizable
// A hash table that grows while somebody inserts: what goes to the old table after it was copied is lost.
#include "clients.h"

static pthread_mutex_t growing = PTHREAD_MUTEX_INITIALIZER;
static atomic_int small[2], large[4];
static atomic_int *_Atomic table = small;
static atomic_int size = 2;

/* A key has one slot; the table grows if that is taken. */
static int put(atomic_int *t, int n, int key) {
  int free = 0;
  return atomic_compare_exchange_strong(&t[key % n], &free, key);
}

static int insert(int key) {
  if (put(table, size, key))
    return 1;
  pthread_mutex_lock(&growing);
  if (size == 2) {
    for (int i = 0; i < 2; i++)
      if (small[i])
        put(large, 4, small[i]);
    table = large;
    size = 4;
  }
  pthread_mutex_unlock(&growing);
  return put(large, 4, key);
}

static int contains(int key) { return table[key % size] == key; }

static void first(void) { OPERATION1(0, insert, 1); }
static void second(void) { OPERATION1(0, insert, 2); OPERATION1(1, insert, 4); }

int main(void) {
  run();
  OPERATION1(0, contains, 1);
  OPERATION1(1, contains, 2);
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
