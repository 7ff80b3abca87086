// @expect verified
// A worker has code for jobs of each type, of which one is submitted: the others write nothing, and free nothing.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

enum { ADD, TEXT, FORWARD };

union job {
  int type;
  struct { int type; long value; } add;
  struct { int type; unsigned quick : 1; char text[12]; } text;
  struct { int type; union job *job; } forward;
};

struct node {
  struct node *next;
  union job *job;
};

struct queue {
  pthread_mutex_t lock;
  struct node *first;
};

static struct queue jobs = {PTHREAD_MUTEX_INITIALIZER}, done = {PTHREAD_MUTEX_INITIALIZER};
static long sum;

static void push(struct queue *q, union job *job) {
  struct node *n = malloc(sizeof *n);
  n->job = job;
  pthread_mutex_lock(&q->lock);
  n->next = q->first;
  q->first = n;
  pthread_mutex_unlock(&q->lock);
}

static void submit(int type, union job *job) {
  job->type = type;
  push(&jobs, job);
}

static void *worker(void *unused) {
  pthread_mutex_lock(&jobs.lock);
  struct node *n = jobs.first;
  if (n)
    jobs.first = n->next;
  pthread_mutex_unlock(&jobs.lock);
  if (!n)
    return NULL;
  union job *job = n->job;
  switch (job->type) {
  case ADD:
    sum += job->add.value;
    break;
  case TEXT:
    for (int i = 0; i < 12; i++)
      job->text.text[i] += job->text.quick;
    break;
  case FORWARD:
    push(&done, job->forward.job);
    break;
  default:
    abort();
  }
  free(job);
  free(n);
  return NULL;
}

int main(void) {
  pthread_t t;
  union job *job = malloc(sizeof *job);
  job->add.value = 4;
  submit(ADD, job);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  assert(sum == 4);
  return 0;
}
