// @expect verified
#include <pthread.h>
#include <assert.h>

/* Everybody comes in in the order of asking. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int readers, writing, waiting, turn, next;
int x, y;

static void begin_read(void) {
  pthread_mutex_lock(&m);
  int mine = next++;
  while (turn != mine || writing)
    pthread_cond_wait(&changed, &m);
  turn++;
  readers++;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&m);
}

static void end_read(void) {
  pthread_mutex_lock(&m);
  readers--;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&m);
}

static void begin_write(void) {
  pthread_mutex_lock(&m);
  int mine = next++;
  while (turn != mine || writing || readers)
    pthread_cond_wait(&changed, &m);
  turn++;
  writing = 1;
  pthread_mutex_unlock(&m);
}

static void end_write(void) {
  pthread_mutex_lock(&m);
  writing = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&m);
}

void *reader(void *arg) {
  begin_read();
  assert(x == y);
  end_read();
  return arg;
}

void *writer(void *arg) {
  begin_write();
  x++;
  y++;
  end_write();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  writer(0);
  pthread_join(t, 0);
  return 0;
}
