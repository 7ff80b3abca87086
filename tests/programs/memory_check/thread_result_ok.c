// @expect verified
#include <pthread.h>
struct box {
  int n;
  void *p;
};
static void fill(struct box *b, void *a) {
  b->n = 1;
  if (a)
    b->p = a;
}
static void *f(void *a) {
  struct box b;
  fill(&b, a);
  return b.p;
}
int main(void) {
  pthread_t t, u;
  void *r;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, &t);
  pthread_join(t, &r);
  pthread_join(u, &r);
  return r != &t;
}
