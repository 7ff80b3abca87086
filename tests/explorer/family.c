// What a section accesses depends on what it finds, in ghost state of any name.
#include <gsmack.h>
#include <pthread.h>

static char x, y, z;

static void *sets(void *a) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set(FAMILY "state", &x, 1);
  __gsmack_atomic_end();
  return a;
}

static void *chooses(void *a) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set(FAMILY "state", __gsmack_ghost_get(FAMILY "state", &x) ? &z : &y, 1);
  __gsmack_atomic_end();
  return a;
}

static void *looks(void *a) {
  __gsmack_atomic_begin();
  (void)__gsmack_ghost_get(FAMILY "state", &z);
  __gsmack_atomic_end();
  return a;
}

int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, sets, 0);
  pthread_create(&t[1], 0, chooses, 0);
  pthread_create(&t[2], 0, looks, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
  return 0;
}
