// @expect violated
#include <assert.h>
#include <pthread.h>

int made;
int *instance;
int storage;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int *get(void) {
  if (!instance) { /* nobody looks again inside */
    pthread_mutex_lock(&m);
    made++;
    instance = &storage;
    pthread_mutex_unlock(&m);
  }
  return instance;
}

void *user(void *arg) {
  get();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, user, NULL);
  user(NULL);
  pthread_join(t, NULL);
  assert(made == 1); // want "made == 1"
  return 0;
}
