/* The runtime of the compiled program: threads are coroutines of one process, each primitive of gsmack.h
 * has its native meaning here, and the callbacks of clang's -fsanitize=thread say what memory is accessed.
 * One execution follows the prefix of a schedule that it is given, then goes on by itself, and
 * writes down each transition: what it touched, what it chose. package native has the other end.
 *
 * Everything the runtime itself remembers lies at OWN, where no execution restores it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <linux/futex.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

/* The parts, each of which uses what stands before it. They are one unit, so that the compiler sees through the calls on the way of an access. */
#include "state.h"

#include "switch.c"
#include "memory.c"
#include "synchronise.c"
#include "races.c"
#include "handlers.c"
#include "section.c"
#include "checks.c"
#include "objects.c"
#include "loops.c"
#include "access.c"
#include "image.c"
#include "pages.c"
#include "tls.c"
#include "threads.c"
#include "cleanup.c"
#include "values.c"
#include "ghost.c"
#include "jumps.c"
#include "heap.c"
#include "outside.c"
#include "instrumentation.c"
#include "snapshot.c"
#include "execution.c"
#include "process.c"
