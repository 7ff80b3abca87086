// @expect violated
// The object is gone while a thread may still add to it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct counter {
  pthread_mutex_t lock;
  long value;
};

static void add(struct counter *c, int n) {
  pthread_mutex_lock(&c->lock);
  c->value += n;
  pthread_mutex_unlock(&c->lock);
}

static long get(struct counter *c) {
  pthread_mutex_lock(&c->lock);
  long value = c->value;
  pthread_mutex_unlock(&c->lock);
  return value;
}

static void *work(void *arg) {
  for (int i = 0; i < 100000; i++)
    add(arg, i); 
  return NULL;
}

int main(void) {
  struct counter *c = calloc(1, sizeof *c);
  if (!c)
    return 1;
  pthread_mutex_init(&c->lock, NULL);
  pthread_t a, b;
  pthread_create(&a, NULL, work, c);
  pthread_create(&b, NULL, work, c);
  pthread_join(a, NULL);
  printf("%ld\n", get(c));
  pthread_mutex_destroy(&c->lock);
  free(c);
  return 0;
}
