// @expect violated
// An array of one function, whose address gets to another thread in a structure that is copied: it is no more that of one thread.
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct message { int length; char *text; };
static struct message box;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *unused) {
  struct message mine;
  pthread_mutex_lock(&m);
  memcpy(&mine, &box, sizeof mine);
  mine.text[2] = 0;
  pthread_mutex_unlock(&m);
  return unused;
}
int main(void) {
  pthread_t t;
  char text[8];
  struct message mine = {5, text};
  strcpy(text, "abcde");
  memcpy(&box, &mine, sizeof box);
  pthread_create(&t, 0, writer, 0);
  pthread_mutex_lock(&m);
  assert(strlen(text) == 5); // want "assert"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
