// @expect verified
#include <pthread.h>
#include <stdlib.h>

struct session {
  void *user;
};

int main(void) {
  pthread_key_t key;
  struct session *s = malloc(sizeof *s);
  pthread_key_create(&key, NULL);
  s->user = s;
  pthread_setspecific(key, s->user);
  free(s);
  return 0;
}
