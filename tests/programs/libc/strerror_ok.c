// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) { char *s = strerror(1); printf("%s\n", s); assert(s[strlen(s)] == 0 && strerror(2)); return 0; }
