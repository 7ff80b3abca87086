// @expect violated
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) { char t[] = "/tmp/aXXXXXX"; int f = mkstemp(t); if (f >= 0) { assert(t[5] == 'a' && t[6] == 'X'); close(f); } return 0; }
