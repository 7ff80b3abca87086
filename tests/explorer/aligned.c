// The C library expects an aligned stack, in each thread.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
int numbers[2];
void *parse(void *a) {
  int *n = a;
  char text[40];
  snprintf(text, sizeof text, "%d %.3f", 7, 1.25);
  sscanf(text, "%d", n);
  return (void *)strtol("12", NULL, 10);
}
int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, 0, parse, &numbers[0]);
  parse(&numbers[1]);
  pthread_join(t, &result);
  assert(numbers[0] == 7 && numbers[1] == 7 && (long)result == 12);
  return 0;
}
