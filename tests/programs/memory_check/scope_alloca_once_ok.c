// @expect verified
#include <alloca.h>
#include <string.h>

/* Memory of alloca that is made on some ways only, in a function that is called once, is used by a function that others call, too. */
int wanted = 1;

static void once(void) {
  if (wanted) {
    char *text = alloca(8);
    strcpy(text, "x");
  }
}

static void other(void) {
  char text[8];
  strcpy(text, "y");
}

int main(void) {
  once();
  other();
  return 0;
}
