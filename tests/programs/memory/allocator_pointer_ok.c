// @expect verified
// Objects of different types come from one function, which calls its allocator by address.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *(*hook)(size_t) = malloc;

static void *allocate(size_t size) {
  void *object = hook(size);
  if (!object)
    exit(1);
  return object;
}

struct job { int number; void (*run)(int *); int *to; };
struct pair { char tag; long sum; };

static void one(int *to) { ++*to; }

static void *work(void *arg) {
  struct job *job = arg;
  job->run(job->to);
  free(job);
  return 0;
}

int main(void) {
  pthread_t t;
  struct pair *p = allocate(sizeof *p);
  int *n = allocate(sizeof *n);
  struct job *job = allocate(sizeof *job);
  p->tag = 'x';
  p->sum = 5;
  *n = 1;
  job->number = 3;
  job->run = one;
  job->to = n;
  pthread_create(&t, 0, work, job);
  pthread_join(t, 0);
  assert(p->tag == 'x' && p->sum == 5 && *n == 2 - 0);
  free(p);
  free(n);
  return 0;
}
