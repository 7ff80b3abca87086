// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>
struct obj {
  pthread_mutex_t m;
  int refs;
};
static struct obj *o;

static void *user(void *a) {
  pthread_mutex_lock(&o->m);
  pthread_mutex_unlock(&o->m);
  return 0;
}

int main(void) {
  pthread_t t;
  o = malloc(sizeof *o);
  pthread_mutex_init(&o->m, 0);
  pthread_create(&t, 0, user, 0);
  pthread_mutex_lock(&o->m);
  pthread_mutex_unlock(&o->m);
  pthread_join(t, 0);
  free(o);
  return 0;
}
