// @expect violated
#include <pthread.h>
#include <stdlib.h>

struct session {
  void *user;
};

int main(void) {
  pthread_key_t key;
  struct session *s = malloc(sizeof *s);
  pthread_key_create(&key, NULL);
  pthread_setspecific(key, s->user); // want "memory that was never written"
  free(s);
  return 0;
}
