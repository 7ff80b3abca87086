// @expect violated
// @flags --check=memory
// Who cannot open the other file has closed the stream.
#include <stdio.h>
int main(void) {
  if (!freopen("/dev/null", "w", stdout))
    puts("no log"); // want "a standard stream is used that was closed"
  return 0;
}
