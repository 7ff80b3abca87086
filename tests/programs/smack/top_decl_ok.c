// @expect verified
/* Ghost state in the verification language, counted by the program. */
#include <pthread.h>
#include <smack.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  pthread_mutex_lock(&lock);
  __SMACK_code("$entered := $entered + 1;");
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t t;
  __SMACK_top_decl("var $entered: int;");
  __SMACK_code("$entered := 0;");
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  __SMACK_code("assert $entered == 2;");
  return 0;
}
