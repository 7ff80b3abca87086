// @expect violated
#include <assert.h>
#include <dirent.h>
#include <string.h>

/* A directory has entries, any number of them, whose names end. */
int main(void) {
  DIR *d = opendir(".");
  if (!d)
    return 0;
  struct dirent *e = readdir(d);
  if (e)
    assert(e->d_name[0] != 0);
  assert(e != 0 && closedir(d) <= 0); // want "closedir"
  return 0;
}
