// @expect violated
// As in slices_ok.c, but slices overlap by an element, and the last one ends behind the array.
#include <pthread.h>
#include <stdio.h>

#define N 400
#define THREADS 4
static int numbers[N], results[THREADS];
struct slice { int from, to, result; };

static void *sum(void *arg) {
  struct slice *s = arg;
  int sum = 0;
  for (int i = s->from; i < s->to; i++) {
    sum += numbers[i]; // want "numbers"
    numbers[i] = 0; // want "numbers"
  }
  results[s->result] = sum;
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  struct slice s[THREADS];
  for (int i = 0; i < N; i++)
    numbers[i] = i;
  for (int i = 0; i < THREADS; i++) {
    s[i] = (struct slice){i * (N / THREADS), (i + 1) * (N / THREADS) + 1, i};
    pthread_create(&t[i], NULL, sum, &s[i]);
  }
  int all = 0;
  for (int i = 0; i < THREADS; i++) {
    pthread_join(t[i], NULL);
    all += results[i];
  }
  printf("%d\n", all);
  return 0;
}
