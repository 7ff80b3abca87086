/* errno: one for each thread. */
#include <errno.h>

static _Thread_local int number;

int *__errno_location(void) { return &number; }
