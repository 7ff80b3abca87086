// @expect violated
// They are no object of malloc.
#include <netdb.h>
#include <stdlib.h>

int main(void) {
  struct addrinfo *list;
  if (getaddrinfo("localhost", 0, 0, &list) == 0)
    free(list); // want "free"
}
