// @expect violated
#include <stdbool.h>
#include <stdio.h>

/* What was read before does not matter to what is read next: an iteration that begins behind
 * the test carries nothing. Where the input ends, the loop does not. */
int main(void) {
  int c = 'n';
  bool done = false;
  while (!done && c != 'q') { // want "goes round in a loop for ever"
    c = getchar();
    done = c == 'y';
  }
  return 0;
}
