// @expect verified
// Entries are read one after the other; those of another directory stay.
#include <dirent.h>
#include <stdio.h>

static void show(struct dirent *entry) {
  if (entry && entry->d_name[0] == '.')
    puts("hidden");
}

int main(void) {
  DIR *d = opendir("."), *other = opendir("..");
  if (!d || !other)
    return 1;
  struct dirent *first = readdir(other);
  show(readdir(d));
  show(readdir(d));
  closedir(d);
  show(first);
  closedir(other);
  return 0;
}
