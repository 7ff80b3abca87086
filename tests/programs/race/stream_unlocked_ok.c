// @expect verified
#include <pthread.h>
#include <stdio.h>

static int lines;

static void *print(void *arg) {
  flockfile(stdout);
  putchar_unlocked('a');
  putc('\n', stdout);
  lines++;
  funlockfile(stdout);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, print, 0);
  print(0);
  printf("b\n");
  if (!ftrylockfile(stdout)) {
    fputc_unlocked('b', stdout);
    funlockfile(stdout);
  }
  pthread_join(t, 0);
  if (fgetc_unlocked(stdin) == EOF) return 1;
  return lines != 2;
}
