// @expect violated
#include <pthread.h>
#include <smack.h>

void *worker(void *arg) {
  __SMACK_code("$entered := $entered + 1;"); /* a read and a write */
  return arg;
}

int main(void) {
  pthread_t t;
  __SMACK_top_decl("var $entered: int;");
  __SMACK_code("$entered := 0;");
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  __SMACK_code("assert $entered == 2;"); // want "assert|entered"
  return 0;
}
