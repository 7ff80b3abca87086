// @expect violated
// The twin of interrupted_without_handler_ok.c.
#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <sys/socket.h>
static void handler(int number) {}
int main(void) {
  struct sigaction a = {.sa_handler = handler};
  sigaction(SIGINT, &a, 0);
  char c;
  ssize_t n = recv(0, &c, 1, 0);
  if (n < 0 && errno == EINTR)
    assert(0);
  return 0;
}
