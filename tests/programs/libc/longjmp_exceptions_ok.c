// @expect verified
// Exceptions by macros: each thread has a chain of buffers.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

struct frame { jmp_buf buffer; struct frame *outer; };
static _Thread_local struct frame *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, failed;

static void throw(int code) {
  struct frame *f = top;
  top = f->outer;
  longjmp(f->buffer, code);
}

static void work(int n) {
  struct frame f = {.outer = top};
  top = &f;
  if (setjmp(f.buffer) == 0) {
    pthread_mutex_lock(&m);
    if (n == 2)
      throw(5);
    done++;
    pthread_mutex_unlock(&m);
    top = f.outer;
  } else {
    pthread_mutex_unlock(&m);
    throw(6);
  }
}

static void *run(void *arg) {
  struct frame f = {.outer = NULL};
  top = &f;
  int code = setjmp(f.buffer);
  if (code == 0) {
    work(arg != NULL ? 2 : 1);
    assert(arg == NULL);
  } else {
    assert(code == 6 && arg != NULL);
    pthread_mutex_lock(&m);
    failed++;
    pthread_mutex_unlock(&m);
  }
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, run, NULL);
  pthread_create(&b, NULL, run, &m);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(done == 1 && failed == 1);
  return 0;
}
