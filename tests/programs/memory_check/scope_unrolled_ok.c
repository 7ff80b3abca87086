// @expect verified
// @flags --check=memory -- -O2
// The optimiser unrolls the loop: the life of one variable ends and begins again in a function without loops.
#include <pthread.h>
struct job {
  int in, out;
};

static void *f(void *a) {
  struct job *j = a;
  j->out = j->in + 1;
  return 0;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    struct job j = {i, 0};
    pthread_t t;
    pthread_create(&t, 0, f, &j);
    pthread_join(t, 0);
    sum += j.out;
  }
  return sum;
}
