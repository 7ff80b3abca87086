// @expect verified
// A thread without work says so each time it wakes up, though nobody has signalled. What it waits on is its own, so whom a signal wakes up is looked up there.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
struct slot { struct slot *next; pthread_cond_t work; bool waits; };
static struct slot *slots;
static int todo, done, rounds;
static bool stop;

static void *worker(void *arg) {
  struct slot *s = arg, **at;
  pthread_mutex_lock(&m);
  for (;;) {
    for (; todo > 0 && !stop; todo--)
      done++;
    if (stop)
      break;
    s->waits = true;
    rounds ^= 1;
    pthread_cond_signal(&idle);
    pthread_cond_wait(&s->work, &m);
    s->waits = false;
  }
  for (at = &slots; *at != s; at = &(*at)->next)
    continue;
  *at = s->next;
  pthread_cond_signal(&idle);
  pthread_mutex_unlock(&m);
  return arg;
}

static void wake(void) {
  for (struct slot *s = slots; s; s = s->next)
    pthread_cond_signal(&s->work);
}

int main(void) {
  enum { N = 2 };
  pthread_t t[N];
  struct slot *made[N];
  todo = 2;
  pthread_mutex_lock(&m);
  for (int i = 0; i < N; i++) {
    struct slot *s = made[i] = malloc(sizeof *s);
    if (!s)
      abort();
    s->waits = false;
    pthread_cond_init(&s->work, NULL);
    s->next = slots;
    slots = s;
    pthread_create(&t[i], NULL, worker, s);
  }
  wake();
  while (todo > 0)
    pthread_cond_wait(&idle, &m);
  assert(done == 2);
  stop = true;
  while (slots) {
    wake();
    pthread_cond_wait(&idle, &m);
  }
  pthread_mutex_unlock(&m);
  for (int i = 0; i < N; i++) {
    pthread_join(t[i], NULL);
    free(made[i]);
  }
}
