// @expect verified
#include <dirent.h>
int main(void) {
  DIR *d = opendir(".");
  if (!d)
    return 0;
  struct dirent *entry = readdir(d);
  int any = entry && entry->d_name[0];
  closedir(d);
  return any;
}
