// @expect violated
// @flags --check=memory
#include <assert.h>
#include <pthread.h>
struct job {
  int in, out;
};

static void *f(void *a) {
  struct job *j = a;
  j->out = j->in + 1; // want "of j"
  return 0;
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct job j = {i, 0};
    pthread_t t;
    pthread_create(&t, 0, f, &j);
    pthread_detach(t);
  }
  return 0;
}
