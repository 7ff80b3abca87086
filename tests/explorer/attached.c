// Programs that are explored as they are (TestAttached). The first argument says which.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static sem_t full;
static mtx_t lock;
static __thread int mine = 5;
static __thread int *shared_mine;
static volatile int hits, set;
static char buffer[100000], *kept;
static const char *which;

static int is(const char *name) { return !strcmp(which, name); }

static void *thread(void *arg) {
  if (is("deadlock") || is("ordered")) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
  } else if (is("lost")) {
    pthread_mutex_lock(&a);
    int seen = hits;
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&a);
    hits = seen + 1;
    pthread_mutex_unlock(&a);
  } else if (is("unlock")) {
    pthread_mutex_unlock(&a);
  } else if (is("null")) {
    *(volatile int *)arg = 1;
  } else if (is("twice")) {
    free(kept);
  } else if (is("semaphore")) {
    hits = 1;
    sem_post(&full);
  } else if (is("c11")) {
    mtx_lock(&lock);
    hits++;
    mtx_unlock(&lock);
  } else if (is("variable")) { // each thread has its own, and others may be told where it is
    assert(mine == 5 && errno == 0);
    mine = 6;
    errno = 7;
    pthread_mutex_lock(&a);
    shared_mine = &mine;
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&a);
    assert(mine == 6 && errno == 7 && shared_mine == &mine);
    pthread_mutex_unlock(&a);
  } else if (is("poll")) {
    set = 1;
  }
  return 0;
}

static int work(void *arg) { return thread(arg) != 0; }

static void at_exit(void) {
  int left = hits;
  assert(left == 0);
}

int main(int argc, char **argv) {
  which = argc > 1 ? argv[1] : "";
  pthread_t t, u;
  thrd_t v;
  if (is("c11")) {
    mtx_init(&lock, mtx_plain);
    thrd_create(&v, work, 0);
    work(0);
    thrd_join(v, 0);
    assert(hits == 2);
    mtx_destroy(&lock);
    return 0;
  }
  if (is("semaphore"))
    sem_init(&full, 0, 0);
  if (is("twice"))
    kept = malloc(3);
  if (is("exit"))
    atexit(at_exit);
  if (is("file")) { // the system writes to memory that no execution has written to, and files are opened in each
    FILE *f = fopen("/proc/self/exe", "r");
    assert(f && fread(buffer, 1, 10000, f) == 10000 && !memcmp(buffer, "\177ELF", 4) && fileno(f) < 100);
  }
  pthread_create(&t, 0, thread, 0);
  if (is("lost"))
    pthread_create(&u, 0, thread, 0);
  if (is("deadlock")) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
  }
  if (is("semaphore")) {
    sem_wait(&full);
    assert(hits == 1);
  }
  if (is("ordered") || is("variable") || is("file"))
    thread(0);
  while (is("poll") && !set)
    ;
  pthread_join(t, 0);
  if (is("lost")) {
    pthread_join(u, 0);
    assert(hits == 2);
  }
  if (is("twice"))
    free(kept);
  if (is("abort"))
    abort();
  if (is("leak"))
    kept = strcpy(malloc(9), "is lost");
  if (is("semaphore"))
    sem_destroy(&full);
  hits = is("exit");
  printf("%s\n", which);
  return 0;
}
