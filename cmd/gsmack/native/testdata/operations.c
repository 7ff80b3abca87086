/* Each argument is a thread: operations of three characters, what it does, with which variable, and a value. */
#include <gsmack.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

enum { VARIABLES = 3, THREADS = 3, OPERATIONS = 4 };
static atomic_int x[VARIABLES], spin[VARIABLES];
static pthread_mutex_t lock[VARIABLES] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static sem_t semaphore[VARIABLES];
static int guarded[VARIABLES]; /* by the locks */
static int seen[THREADS][OPERATIONS]; /* what each operation has read or chosen */
static char *const *text;

static int perform(int kind, int at, int value) {
  atomic_int *p = &x[at], *next = &x[(at + 1) % VARIABLES];
  int got = 0;
  switch (kind) {
  case 'r':
    return *p;
  case 'w':
    *p = value;
    return 0;
  case 'a':
    return atomic_fetch_add(p, value);
  case 'c':
    got = value;
    atomic_compare_exchange_strong(p, &got, value + 1);
    return got;
  case 'l':
    return pthread_mutex_lock(&lock[at]);
  case 'u':
    return pthread_mutex_unlock(&lock[at]);
  case 'p':
    return sem_post(&semaphore[at]);
  case 's':
    return sem_wait(&semaphore[at]);
  case 'o': /* a loop that waits */
    while (*p != value)
      ;
    return value;
  case 'O':
    while ((got = *p) < value)
      ;
    return got;
  case 'q': /* loops that look under a lock */
    for (;; pthread_mutex_unlock(&lock[at])) {
      pthread_mutex_lock(&lock[at]);
      if (*p == value)
        break;
    }
    return pthread_mutex_unlock(&lock[at]);
  case 'Q':
    for (;; pthread_mutex_unlock(&lock[at])) {
      pthread_mutex_lock(&lock[at]);
      if (guarded[at] == value)
        break;
    }
    return pthread_mutex_unlock(&lock[at]);
  case 'v':
    pthread_mutex_lock(&lock[at]);
    guarded[at] = value;
    return pthread_mutex_unlock(&lock[at]);
  case 'z': /* looks for two places in turn, under a lock that is its own */
    do {
      while (atomic_exchange(&spin[at], 1))
        ;
      got = *p == value || *next == value;
      atomic_store(&spin[at], 0);
    } while (!got);
    return got;
  }
  __gsmack_atomic_begin();
  switch (kind) {
  case 't':
    got = pthread_mutex_trylock(&lock[at]) != 0;
    if (!got)
      pthread_mutex_unlock(&lock[at]);
    break;
  case 'e': /* waits, and reads another variable */
    __gsmack_await(*p == value);
    got = *next;
    break;
  case 'g': /* assumes, and writes */
    __gsmack_assume(*p == value);
    *p = value + 1;
    break;
  case 'n': /* chooses whether it writes */
    if (got = __gsmack_nondet_bool())
      *p = value;
    break;
  case 'i': /* writes elsewhere, if it reads something */
    if (got = *p)
      *next = value;
    break;
  case 'b': /* waits for the second choice only */
    got = __gsmack_nondet_bool();
    __gsmack_await(!got || *p == value);
    break;
  case 'f': /* waits for the first choice only */
    got = __gsmack_nondet_bool();
    __gsmack_await(got || *p == value);
    *next = value;
    break;
  }
  __gsmack_atomic_end();
  return got;
}

static void *thread(void *number) {
  int *log = seen[(long)number];
  for (const char *s = text[(long)number]; *s; s += 3)
    *log++ = perform(s[0], s[1] - '0', s[2] - '0');
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t[THREADS];
  text = argv + 1;
  for (int i = 0; i < VARIABLES; i++)
    sem_init(&semaphore[i], 0, 0);
  for (long i = 0; i + 1 < argc; i++)
    pthread_create(&t[i], 0, thread, (void *)i);
  for (int i = 0; i + 1 < argc; i++)
    pthread_join(t[i], 0);
  char out[256];
  int n = 0;
  for (int i = 0; i < VARIABLES; i++)
    n += sprintf(out + n, "%d ", x[i]);
  for (int i = 0; i < THREADS * OPERATIONS; i++)
    n += sprintf(out + n, "%d ", seen[0][i]);
  out[n - 1] = '\n';
  write(1, out, n);
}
