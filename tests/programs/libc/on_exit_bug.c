// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
static int n;
static void f(int s, void *p) { assert(s == 4 && p == &n && n == 1); }
static void g(void) { n = 1; }
int main(void) { on_exit(f, &n); atexit(g); exit(3); }
