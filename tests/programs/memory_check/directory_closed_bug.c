// @expect violated
// @flags --check=memory
#include <dirent.h>
int main(void) {
  DIR *d = opendir(".");
  if (!d)
    return 0;
  closedir(d);
  closedir(d); // want "freed at"
  return 0;
}
