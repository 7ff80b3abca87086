// @expect verified
// Functions of atexit come first, then destructors, the later ones and those of higher priority before others.
#include <assert.h>
#include <stdlib.h>
static int at;
__attribute__((destructor)) static void d1(void) { assert(at++ == 2); }
__attribute__((destructor)) static void d2(void) { assert(at++ == 1); }
__attribute__((destructor(200))) static void p200(void) { assert(at++ == 4); }
__attribute__((destructor(300))) static void p300(void) { assert(at++ == 3); }
static void h(void) { assert(at++ == 0); }
int main(void) {
  atexit(h);
  exit(0);
}
