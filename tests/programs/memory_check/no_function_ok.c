// @expect verified
// @flags --check=memory
#include <pthread.h>
static void done(void) {}
void (*callback)(void);

void *set(void *unused) {
  callback = done;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, set, 0);
  pthread_join(t, 0);
  callback();
  return 0;
}
