// @expect violated
#include <alloca.h>
#include <string.h>

int wanted = 1;
static char *kept;

static void once(void) {
  if (wanted) {
    kept = alloca(8);
    strcpy(kept, "x");
  }
}

static void other(void) {
  char text[8];
  strcpy(text, "y");
}

int main(void) {
  once();
  other();
  kept[0] = 'z'; // want "life ended"
  return 0;
}
