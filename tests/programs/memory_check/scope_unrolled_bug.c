// @expect violated
// @flags --check=memory -- -O2
// The optimiser unrolls the loop, behind which a pointer to the variable of its last round is used.
#include <pthread.h>
struct job {
  int in, out;
};
static struct job *last;

static void *f(void *a) {
  struct job *j = a;
  j->out = j->in + 1;
  last = j;
  return 0;
}

static int result(void) { return last->out; } // want "whose life ended"

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct job j = {i, 0};
    pthread_t t;
    pthread_create(&t, 0, f, &j);
    pthread_join(t, 0);
  }
  return result();
}
