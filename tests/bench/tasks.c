/* N workers run tasks, which main puts into a queue and they free: the queue is in a variable of main, the tasks are on the heap, and
 * what the queue's end points to is in one or the other. */
// @bench tasks on the heap
// @sizes N=1,2
// @expect verified
// @flags --set=spurious-wakeups=1
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct task {
  struct task *next;
  void (*run)(void *);
  void *argument;
};

struct queue {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  struct task *head, **tail;
  int stop;
};

void *worker(void *arg) {
  struct queue *q = arg;
  for (;;) {
    pthread_mutex_lock(&q->mutex);
    while (!q->head && !q->stop)
      pthread_cond_wait(&q->changed, &q->mutex);
    struct task *t = q->head;
    if (!t) {
      pthread_mutex_unlock(&q->mutex);
      return NULL;
    }
    q->head = t->next;
    if (!q->head)
      q->tail = &q->head;
    pthread_mutex_unlock(&q->mutex);
    t->run(t->argument);
    free(t);
  }
}

void put(struct queue *q, void (*run)(void *), void *argument) {
  struct task *t = malloc(sizeof *t);
  if (!t)
    abort();
  t->next = NULL;
  t->run = run;
  t->argument = argument;
  pthread_mutex_lock(&q->mutex);
  *q->tail = t;
  q->tail = &t->next;
  pthread_cond_signal(&q->changed);
  pthread_mutex_unlock(&q->mutex);
}

pthread_mutex_t sum_mutex = PTHREAD_MUTEX_INITIALIZER;
int sum;

void add(void *argument) {
  pthread_mutex_lock(&sum_mutex);
  sum += *(int *)argument;
  pthread_mutex_unlock(&sum_mutex);
}

int main(void) {
  struct queue q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, &q.head, 0};
  pthread_t workers[N];
  int numbers[2] = {3, 4};
  for (int k = 0; k < N; k++)
    pthread_create(&workers[k], NULL, worker, &q);
  for (int k = 0; k < 2; k++)
    put(&q, add, &numbers[k]);
  pthread_mutex_lock(&q.mutex);
  q.stop = 1;
  pthread_cond_broadcast(&q.changed);
  pthread_mutex_unlock(&q.mutex);
  for (int k = 0; k < N; k++)
    pthread_join(workers[k], NULL);
  assert(sum == 7);
  return 0;
}
