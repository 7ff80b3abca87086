// What programs do to those who run them.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

char *p;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int deep(int n) {
  volatile char b[1000];
  b[0] = (char)n;
  return n ? deep(n + 1) + b[0] : 0;
}

static void *f(void *a) {
#if defined BOMB
  for (;;)
    fork();
#elif defined KILLED
  munmap((void *)0x10000000000, 1 << 30); // what the runtime remembers
#elif defined DESCRIPTOR
  static char zeros[4096];
  if (write(3, zeros, sizeof zeros) != -1) // nothing of the explorer's
    __builtin_trap();
#elif defined ACCESSES
  for (int i = 0; i < 20 << 20; i++)
    p[i]++;
#elif defined HEAP
  pthread_mutex_lock(&m);
  p[1 << 29]++;
  pthread_mutex_unlock(&m);
#elif defined MEMORY
  pthread_mutex_lock(&m);
  for (int i = 0; i < 2000; i++)
    malloc((1 << 20) - 1); // filled, by the runtime
  pthread_mutex_unlock(&m);
#elif defined LOOP
  for (volatile int i = 0;; i++)
    ;
#elif defined CRASH
  *(volatile int *)8 = 1;
#elif defined FULL
  FILE *o = fopen("/dev/full", "w");
  fprintf(o, "text");
  if (fclose(o))
    for (int i = 0; i < 100000; i++)
      puts("a line of output that nobody reads");
#elif defined STACK
  deep(1);
#endif
  return a;
}

#ifdef EARLY
__attribute__((constructor)) static void before_main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
}
#endif

int main(void) {
  static pthread_t t[10000];
#ifdef HEAP
  p = malloc(1 << 30);
#else
  p = malloc(20 << 20);
#endif
#ifdef THREADS
  int n = 10000;
#else
  int n = 2;
#endif
  for (int i = 0; i < n; i++)
    pthread_create(&t[i], 0, f, 0);
  for (int i = 0; i < n; i++)
    pthread_join(t[i], 0);
  (void)deep(0);
  return 0;
}
