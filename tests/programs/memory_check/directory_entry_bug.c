// @expect violated
// An entry of a directory that was closed.
#include <dirent.h>
int main(void) {
  DIR *d = opendir(".");
  if (!d)
    return 0;
  struct dirent *entry = readdir(d);
  closedir(d);
  return entry && entry->d_name[0] == '.'; // want "freed at"
}
