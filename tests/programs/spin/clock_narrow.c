// @expect unknown
// What is kept of the clock is narrower than what it shows: late times look early. That the thread gets a token some time is not found out.
#include <time.h>
#include <unistd.h>

static int tokens = 1, last;

static _Bool take(void) {
  int now = (int)time(NULL);
  if (now > last) {
    last = now;
    tokens = 1;
  }
  return tokens > 0 ? tokens--, 1 : 0;
}

int main(void) {
  for (int got = 0; got < 2;) // want "it depends on what time it is"
    if (take())
      got++;
    else
      usleep(1000);
  return 0;
}
