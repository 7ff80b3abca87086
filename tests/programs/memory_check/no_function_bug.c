// @expect violated
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
  callback(); // want "call through a pointer that is no function of the program with such a type: a null pointer"
  pthread_join(t, 0);
  return 0;
}
