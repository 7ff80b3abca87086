// @expect verified
// A stack that counts how often a node was taken from it, with a compare-and-exchange of head and count together: who read that node 0 is in front of
// node 1 and then sleeps, while both are taken and node 0 is put back, does not make node 1 the head again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static struct { unsigned long head, count; } stack __attribute__((aligned(16))) = {1, 0}; // a node and one, 0 for none
static atomic_ulong next[2] = {2, 0};

static _Bool exchange(unsigned long *p, unsigned long old[2], const unsigned long new[2]) {
  _Bool done;
  asm volatile("lock; cmpxchg16b %0; setz %3"
               : "+m"(*p), "=a"(old[0]), "=d"(old[1]), "=q"(done)
               : "a"(old[0]), "d"(old[1]), "b"(new[0]), "c"(new[1])
               : "memory", "cc");
  return done;
}
static unsigned long word(unsigned long *p) {
  unsigned long x;
  asm volatile("movq %1, %0" : "=r"(x) : "m"(*p) : "memory");
  return x;
}
static unsigned long pop(void) {
  unsigned long old[2] = {0, word(&stack.count)};
  old[0] = word(&stack.head);
  while (old[0]) {
    unsigned long new[2] = {next[old[0] - 1], old[1] + 1};
    if (exchange(&stack.head, old, new))
      break;
  }
  return old[0];
}
static void push(unsigned long node) {
  unsigned long old[2] = {word(&stack.head), word(&stack.count)};
  do
    next[node - 1] = old[0];
  while (!exchange(&stack.head, old, (unsigned long[]){node, old[1]}));
}
static _Atomic(int) holds[2];
static void *taker(void *arg) {
  unsigned long node = pop();
  if (node)
    assert(holds[node - 1]++ == 0);
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, taker, 0);
  unsigned long a = pop(), b = pop();
  if (b)
    holds[b - 1]++;
  if (a)
    push(a);
  pthread_join(t, 0);
  unsigned long last = pop();
  assert(!last || holds[last - 1] == 0);
}
