// @expect verified
// Objects of different types come from calloc, which is called by address, each with its own members.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

typedef void *allocator(size_t, size_t);

static allocator *hook = calloc;

struct queue { pthread_mutex_t lock; struct job *first; char closed; };
struct job { struct job *next; long number; short flags[3]; };

static void *work(void *arg) {
  struct queue *queue = arg;
  struct job *job = hook(1, sizeof *job);
  job->number = 7;
  job->flags[1] = 3;
  pthread_mutex_lock(&queue->lock);
  job->next = queue->first;
  queue->first = job;
  pthread_mutex_unlock(&queue->lock);
  return 0;
}

int main(void) {
  pthread_t t;
  struct queue *queue = hook(1, sizeof *queue);
  struct job *last = hook(1, sizeof *last);
  assert(!last->next && !last->number && !queue->closed);
  pthread_mutex_init(&queue->lock, 0);
  last->number = 5;
  queue->first = last;
  queue->closed = 1;
  pthread_create(&t, 0, work, queue);
  pthread_join(t, 0);
  assert(queue->first->number == 7 && queue->first->next->number == 5);
  assert(queue->closed && queue->first->flags[1] == 3 && last->flags[1] == 0);
  pthread_mutex_destroy(&queue->lock);
  free(queue->first);
  free(last);
  free(queue);
}
