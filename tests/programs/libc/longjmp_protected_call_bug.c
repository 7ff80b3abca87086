// @expect violated
// Calls that catch errors, as Lua has them, nested in two threads.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>

struct handler {
  struct handler *outer;
  jmp_buf buffer;
  volatile int status;
};

struct state {
  struct handler *handler;
  int depth;
};

static void fail(struct state *s, int code) {
  if (!s->handler)
    abort();
  s->handler->status = code;
  longjmp(s->handler->buffer, 1);
}

static int protect(struct state *s, void (*call)(struct state *, int *), int *argument) {
  struct handler h;
  h.status = 0;
  h.outer = s->handler;
  s->handler = &h;
  if (setjmp(h.buffer) == 0)
    call(s, argument);
  s->handler = h.outer;
  return h.status;
}

static void inner(struct state *s, int *n) {
  s->depth++;
  if (*n > 2)
    fail(s, *n);
  *n = *n + 1;
  s->depth--;
}

static void outer(struct state *s, int *n) {
  int status = protect(s, inner, n);
  if (status)
    fail(s, status + 1);
}

static void *run(void *fails) {
  struct state *s = calloc(1, sizeof *s);
  int n = fails ? 5 : 1;
  int status = protect(s, outer, &n);
  if (fails)
    assert(status == 6 && n == 5 && s->depth == 0); // want "status == 6"
  else
    assert(status == 0 && n == 2 && s->depth == 0);
  free(s);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, &t);
  run(NULL);
  pthread_join(t, NULL);
  return 0;
}
