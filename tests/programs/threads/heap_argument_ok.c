// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct job {
  int in, out;
};

void *run(void *arg) {
  struct job *j = arg;
  j->out = j->in * 2;
  return j;
}

int main(void) {
  pthread_t t[2];
  int total = 0;
  for (int i = 0; i < 2; i++) {
    struct job *j = malloc(sizeof *j);
    if (!j)
      exit(1);
    j->in = i + 1;
    j->out = 0;
    pthread_create(&t[i], NULL, run, j);
  }
  for (int i = 0; i < 2; i++) {
    void *p;
    pthread_join(t[i], &p);
    total += ((struct job *)p)->out;
    free(p);
  }
  assert(total == 6);
  return 0;
}
