// @expect violated
// @flags --check=memory
#include <time.h>
int main(int argc, char **argv) {
  time_t now = time(0);
  struct tm *today = localtime(argc > 1 ? &now : 0); // want "null pointer"
  return today->tm_mon;
}
