// @expect violated
// __builtin_constant_p does not evaluate what it asks of. What is chosen by it does.
#include <pthread.h>

int x, y;
struct { char *to; } s;

#define SIZE(n) (__builtin_constant_p(n) ? 1 : (n))

static void *write(void *unused) {
  x = 1;
  s.to = 0;
  return unused;
}

static int beyond(const char *text, int i) { return __builtin_constant_p(text[4 + i]); }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, write, 0);
  int sizes = SIZE(x) + SIZE(x + y) + beyond("hi", 1) + (int)__builtin_object_size(s.to, 0);
  pthread_join(t, 0);
  return sizes == 0;
}
