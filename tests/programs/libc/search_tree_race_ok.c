// @expect verified
#include <assert.h>
#include <pthread.h>
#include <search.h>

static int keys[] = {1, 2};
static void *root;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void *insert(void *key) {
  pthread_mutex_lock(&m);
  tsearch(key, &root, compare);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, insert, &keys[0]);
  insert(&keys[1]);
  pthread_join(t, 0);
  assert(*(int **)tfind(&keys[0], &root, compare) == &keys[0] && *(int **)tfind(&keys[1], &root, compare) == &keys[1]);
  return 0;
}
