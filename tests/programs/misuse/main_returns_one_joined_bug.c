// @expect violated
#include <pthread.h>

/* The second thread is forgotten on one way. */
void *worker(void *arg) { return arg; }

int main(int argc, char **argv) {
  pthread_t t[2];
  pthread_create(&t[0], 0, worker, 0);
  pthread_create(&t[1], 0, worker, 0);
  pthread_join(t[0], 0);
  if (argc == 1)
    pthread_join(t[1], 0);
  return 0; // want "main returns while another thread runs"
}
