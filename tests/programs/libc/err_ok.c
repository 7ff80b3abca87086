// @expect verified
#include <assert.h>
#include <err.h>
#include <stdlib.h>
static int n;
static void f(void) { assert(n == 1); }
int main(void) { atexit(f); n = 1; if (!getenv("X")) err(1, "no %s", "X"); return 0; }
