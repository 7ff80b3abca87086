// @expect verified
// @flags --check=assert,race
// An execution that ends at a null pointer is not asked about: what it writes there is no variable of the program.
#include <assert.h>
#include <pthread.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

struct pair {
  int first, rest[2];
};

static struct pair shared;
static struct pair *slot[2];

static void *write_through(void *arg) {
  struct pair *p = slot[1];
  int i = __VERIFIER_nondet_int() & 1;
  if (p == NULL) {
    if (i)
      p->rest[i] = 5;
    else
      memset(p, 1, sizeof *p);
    p->first++;
  }
  return arg;
}

int main(void) {
  slot[__VERIFIER_nondet_int() != 0] = &shared;
  pthread_t t;
  pthread_create(&t, NULL, write_through, NULL);
  if (slot[0])
    slot[0]->first = 1;
  assert(shared.rest[1] == 0);
  pthread_join(t, NULL);
  return 0;
}
