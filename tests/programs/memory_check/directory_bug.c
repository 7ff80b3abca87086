// @expect violated
// @flags --check=memory
#include <dirent.h>
int main(void) {
  DIR *d = opendir("nowhere");
  struct dirent *entry = readdir(d); // want "null pointer"
  return entry != 0;
}
