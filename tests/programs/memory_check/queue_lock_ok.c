// @expect verified
/* The lock of Mellor-Crummey and Scott, its nodes on the stacks of eight threads that can be exchanged: that a node is alive is asked apart. */
#define N 8
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
  _Atomic(struct node *) next;
  atomic_int locked;
};

_Atomic(struct node *) tail;
int counter;

static void acquire(struct node *mine) {
  atomic_init(&mine->next, NULL);
  atomic_init(&mine->locked, 1);
  struct node *ahead = atomic_exchange(&tail, mine);
  if (ahead) {
    ahead->next = mine;
    while (mine->locked)
      continue;
  }
}

static void release(struct node *mine) {
  struct node *expected = mine;
  if (!mine->next) {
    if (atomic_compare_exchange_strong(&tail, &expected, NULL))
      return;
    while (!mine->next)
      continue;
  }
  struct node *behind = mine->next;
  behind->locked = 0;
}

void *thread(void *arg) {
  struct node mine; /* on the stack: the others write to it */
  acquire(&mine);
  counter++;
  release(&mine);
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < N; k++)
    pthread_create(&t[k], NULL, thread, NULL);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  assert(counter == N);
  return 0;
}
