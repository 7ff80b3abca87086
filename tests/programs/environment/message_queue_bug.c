// @expect violated
// A thread writes to the message while it is sent.
#include <fcntl.h>
#include <mqueue.h>
#include <pthread.h>
#include <time.h>

static char message[8] = "hello";
static mqd_t q;

static void *writer(void *arg) {
  message[0] = 'j'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec until = {0, 0};
  q = mq_open("/q", O_RDWR);
  pthread_create(&t, 0, writer, 0);
  mq_timedsend(q, message, sizeof message, 0, &until);
  pthread_join(t, 0);
  char got[8];
  mq_timedreceive(q, got, sizeof got, 0, &until);
}
