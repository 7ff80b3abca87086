// @expect verified
#include <stdbool.h>
#include <stdio.h>

/* What was read before does not matter to what is read next: an iteration that begins behind
 * the test carries nothing. It looks for the end of the input. */
int main(void) {
  int c = 'n';
  bool done = false;
  while (!done && c != 'q') {
    c = getchar();
    done = c == 'y' || c == EOF;
  }
  return 0;
}
