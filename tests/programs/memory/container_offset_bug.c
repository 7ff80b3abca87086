// @expect violated
// Two lists of one type keep how far their links lie from the start of an element, each another distance. Nobody locks them.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct link {
  struct link *next;
};
struct list {
  long offset; /* of the link in an element */
  struct link *first;
};
struct job {
  int number;
  struct link link;
  int *result;
};
struct note {
  long text;
  int *shared;
  struct link link;
};

static struct list *jobs, *notes;

#define LIST_NEW(l, element, member)                                                                                                        \
  do {                                                                                                                                     \
    if (!(l = malloc(sizeof *l)))                                                                                                          \
      return 0;                                                                                                                            \
    memset(l, 0, sizeof *l);                                                                                                               \
    l->offset = (char *)&element->member - (char *)element;                                                                                \
  } while (0)
#define PUSH(l, element)                                                                                                                   \
  do {                                                                                                                                     \
    struct link *new = (struct link *)((char *)element + l->offset);                                                                       \
    new->next = l->first;                                                                                                                  \
    l->first = new;                                                                                                                        \
  } while (0)
#define POP(l, element)                                                                                                                    \
  do {                                                                                                                                     \
    element = 0;                                                                                                                           \
    if (l->first) {                                                                                                                        \
      element = (void *)((char *)l->first - l->offset);                                                                                    \
      l->first = l->first->next;                                                                                                           \
    }                                                                                                                                      \
  } while (0)

static void *work(void *arg) {
  struct job *j;
  struct note *n;
  POP(jobs, j);
  POP(notes, n);
  if (j && n) {
    *j->result += j->number;
    *n->shared += (int)n->text;
  }
  return arg;
}

int main(void) {
  int sum = 0;
  pthread_t a, b;
  struct job *j = malloc(sizeof *j);
  struct note *n = malloc(sizeof *n);
  if (!j || !n)
    return 0;
  LIST_NEW(jobs, j, link);
  LIST_NEW(notes, n, link);
  j->number = 3;
  j->result = &sum;
  n->text = 4;
  n->shared = &sum;
  PUSH(jobs, j);
  PUSH(notes, n);
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(sum == 7);
}
