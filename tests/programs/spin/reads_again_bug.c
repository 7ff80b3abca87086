// @expect violated
/* Who has nothing more to say closes the connection: then recv gives 0 for ever. The thread never comes to its end. */
#include <pthread.h>
#include <sys/socket.h>

static int s;

static void *listen_to(void *unused) {
  char c;
  while (recv(s, &c, 1, 0) != 1) // want "goes round in a loop"
    ;
  return unused;
}

int main(void) {
  pthread_t t;
  s = socket(AF_UNIX, SOCK_STREAM, 0);
  pthread_create(&t, 0, listen_to, 0);
  pthread_join(t, 0);
  return 0;
}
