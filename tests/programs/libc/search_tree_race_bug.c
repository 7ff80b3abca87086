// @expect violated
#include <pthread.h>
#include <search.h>

static int keys[] = {1, 2};
static void *root;

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void *insert(void *key) {
  tsearch(key, &root, compare); // want "root"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, insert, &keys[0]);
  insert(&keys[1]);
  pthread_join(t, 0);
  return 0;
}
