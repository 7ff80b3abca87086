// @expect violated
#include <assert.h>
#include <libgen.h>
#include <string.h>
int main(void) { char a[] = "/usr/lib/", b[] = "u/sr", c[] = "/usr", d[]="/", e[] = "/usr/lib/", g[] = "a//b";
 assert(!strcmp(dirname(a), "/usr")); assert(!strcmp(dirname(b), ".")); assert(!strcmp(dirname(c), "/")); assert(!strcmp(dirname(d), "/"));
 assert(!strcmp(basename(e), "lib")); assert(!strcmp(dirname(g), "a")); return 0; }
