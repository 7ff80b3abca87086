// @expect violated
// An entry is used after the next one was read.
#include <dirent.h>
#include <stdio.h>

static void show(struct dirent *entry) {
  if (entry && entry->d_name[0] == '.') // want "freed at"
    puts("hidden");
}

int main(void) {
  DIR *d = opendir(".");
  if (!d)
    return 1;
  struct dirent *first = readdir(d);
  show(readdir(d));
  show(first);
  closedir(d);
  return 0;
}
