// @expect verified
// @flags --check=memory
#include <pthread.h>
static void *f(void *a) {
  char *s = a;
  s[0] = 'x';
  return 0;
}

int main(void) {
  pthread_t t;
  char own[] = "abc";
  pthread_create(&t, 0, f, own[0] != 'a' ? "abc" : own);
  pthread_join(t, 0);
  return 0;
}
