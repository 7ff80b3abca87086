// @expect violated
#include <sys/socket.h>

int main(int argc, char **argv) {
  char some[argc];
  some[0] = 0;
  send(3, some, argc, 0); // want "which has no value yet"
  return 0;
}
