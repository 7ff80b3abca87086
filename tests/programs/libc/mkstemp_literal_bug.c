// @expect violated
#include <stdlib.h>
int main(void) { mkstemp("/tmp/aXXXXXX"); return 0; }
