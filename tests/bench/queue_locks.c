/* Locks whose waiting threads form a queue, each with a node of its own: that of Mellor-Crummey
 * and Scott (1991), and that of Craig, and of Landin and Hagersten (1993). */
// @bench MCS lock
// @sizes N=2,4,6,8
// @expect verified
// @flags --check=assert,race
// @bench CLH lock
// @sizes N=2,4,8,16
// @expect verified
// @flags --check=assert,race -- -DCLH
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
  _Atomic(struct node *) next;
  atomic_int locked;
};

int counter;

#ifdef CLH
struct node nodes[N + 1];
_Atomic(struct node *) tail = &nodes[N];

void *thread(void *arg) {
  struct node *mine = &nodes[(long)arg];
  mine->locked = 1;
  struct node *ahead = atomic_exchange(&tail, mine);
  while (ahead->locked)
    continue;
  counter++;
  mine->locked = 0;
  return NULL;
}
#else
_Atomic(struct node *) tail;

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
  struct node mine;
  atomic_init(&mine.next, NULL);
  atomic_init(&mine.locked, 1);
  struct node *ahead = atomic_exchange(&tail, &mine);
  if (ahead) {
    ahead->next = &mine;
    while (mine.locked)
      continue;
  }
  counter++;
  release(&mine);
  return NULL;
}
#endif

int main(void) {
  pthread_t t[N];
  for (long k = 0; k < N; k++)
    pthread_create(&t[k], NULL, thread, (void *)k);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  assert(counter == N);
  return 0;
}
