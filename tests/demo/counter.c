#include <assert.h>
#include <pthread.h>
int hits;
void *visit(void *arg) { hits++; return arg; }
int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, visit, NULL);
  visit(NULL);
  pthread_join(t, NULL);
  assert(hits == 2); }
// @expect violated
