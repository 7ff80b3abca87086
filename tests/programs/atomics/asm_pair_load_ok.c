// @expect verified
// Two words are read in one step, and compared with what lies behind a pointer.
#include <assert.h>
#include <pthread.h>

static unsigned long pair[2] __attribute__((aligned(16)));

static void load(const unsigned long *p, unsigned long to[2]) {
  asm volatile("movq %%rdx, %%rcx; movq %%rax, %%rbx; lock cmpxchg16b %2"
               : "=a"(to[0]), "=d"(to[1]) : "m"(*p) : "rbx", "rcx", "memory", "cc");
}
static _Bool exchange(unsigned long *p, const unsigned long old[2], const unsigned long new[2]) {
  _Bool done;
  asm volatile("movq 0(%4), %%rax; movq 8(%4), %%rdx; lock cmpxchg16b %0; setz %1"
               : "+m"(*p), "=q"(done) : "b"(new[0]), "c"(new[1]), "q"(old) : "memory", "cc", "%rax", "%rdx");
  return done;
}
static void *writer(void *arg) {
  exchange(pair, (unsigned long[]){0, 0}, (unsigned long[]){1, 1});
  return arg;
}
int main(void) {
  unsigned long seen[2];
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  load(pair, seen);
  assert(seen[0] == seen[1]);
  pthread_join(t, 0);
  load(pair, seen);
  assert(seen[0] == 1 && seen[1] == 1);
}
