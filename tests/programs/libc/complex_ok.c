// @expect verified
// Products of complex numbers are exact, also where they are infinite.
#include <assert.h>
#include <complex.h>
#include <math.h>
#include <pthread.h>

#define WIDTH 2

static int iterations[WIDTH];

static int escape(double complex c) {
  double complex z = 0;
  int n = 0;
  while (n < 4 && creal(z) * creal(z) + cimag(z) * cimag(z) <= 4) {
    z = z * z + c;
    n++;
  }
  return n;
}

static void *column(void *arg) {
  int *n = arg;
  *n = escape(2.0 * (double)(n - iterations) - 0.5 * I);
  return NULL;
}

int main(void) {
  pthread_t t[WIDTH];
  for (int i = 0; i < WIDTH; i++)
    pthread_create(&t[i], NULL, column, &iterations[i]);
  for (int i = 0; i < WIDTH; i++)
    pthread_join(t[i], NULL);
  assert(iterations[0] == 4);
  assert(iterations[1] == 1);
  float complex f = 1 + 2.0f * I;
  f *= f;
  assert(crealf(f) == -3 && cimagf(f) == 4);
  double complex infinite = __builtin_complex((double)INFINITY, (double)NAN);
  assert(isinf(creal(infinite * infinite)));
  assert(cabs(0 * I) == 0 && cabs(f) >= 0);
  return 0;
}
