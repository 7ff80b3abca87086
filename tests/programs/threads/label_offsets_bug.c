// @expect violated
// Distances between labels, as in a table that needs no relocation.
#include <assert.h>
#include <pthread.h>

static int sum;

static int run(const unsigned char *code, int acc) {
  static const int labels[] = {&&inc - &&inc, &&twice - &&inc, &&end - &&inc};
#define NEXT goto *(&&inc + labels[*code++])
  NEXT;
inc: acc++; NEXT;
twice: acc *= 2; NEXT;
end: return acc;
}

static void *worker(void *arg) {
  static const unsigned char code[] = {0, 1, 0, 2};
  int n = run(code, *(int *)arg);
  sum += n;
  return 0;
}

int main(void) {
  pthread_t t;
  int a = 1, b = 2;
  pthread_create(&t, 0, worker, &a);
  worker(&b);
  pthread_join(t, 0);
  assert(sum == 12); // want "sum == 12"
  return 0;
}
