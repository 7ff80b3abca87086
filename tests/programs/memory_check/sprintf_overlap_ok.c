// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char path[24] = "dir";
  snprintf(path + 4, 4, "%s", path);
  assert(!strcmp(path + 4, "dir"));
  snprintf(path + 8, sizeof path - 8, "%s/%.3s", path, path + 4);
  assert(!strcmp(path + 8, "dir/dir"));
}
