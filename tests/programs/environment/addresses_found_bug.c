// @expect violated
// Another one is not always there.
#include <netdb.h>
#include <stdio.h>

int main(void) {
  struct addrinfo *list;
  int error = getaddrinfo("localhost", 0, 0, &list);
  if (error != 0) {
    puts(gai_strerror(error));
    return 1;
  }
  int family = list->ai_next->ai_family; // want "null"
  freeaddrinfo(list);
  return family;
}
