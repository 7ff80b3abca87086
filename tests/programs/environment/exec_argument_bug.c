// @expect violated
// An argument was freed.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  char *name = strdup("x");
  free(name);
  execlp("ls", "ls", name, (char *)0); // want "freed"
}
