// @expect violated
// What is logged is read.
#include <pthread.h>
#include <syslog.h>
static char text[8] = "a";
static void *change(void *a) {
  text[0] = 'b'; // want "race: .*text"
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, change, 0);
  syslog(LOG_INFO, "%s", text);
  pthread_join(t, 0);
  return 0;
}
