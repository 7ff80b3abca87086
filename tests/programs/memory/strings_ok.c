// @expect verified
#include <assert.h>
#include <string.h>

int main(void) {
  char buf[8];
  const char *word = "lock";
  assert(strlen(word) == 4);
  strcpy(buf, word);
  assert(strcmp(buf, "lock") == 0);
  assert(strcmp(buf, "load") > 0);
  assert(strncmp(buf, "lollipop", 2) == 0);
  strcat(buf, "s");
  assert(buf[4] == 's' && buf[5] == 0);
  assert(strchr(buf, 'c') == buf + 2);
  return 0;
}
