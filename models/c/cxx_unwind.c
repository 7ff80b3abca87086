/* A program that needs this has landing pads: objects whose destructors an exception would call, and the end of the
 * thread from within a function. */
#include "gsmack.h"

void __model_unwinds(void) {
  __gsmack_unknown("a thread that ends by pthread_exit or cancellation in C++, where the destructors of "
                   "what it leaves would be called");
}

int __gxx_personality_v0(int version, ...) {
  return 0;
}

int __gcc_personality_v0(int version, ...) {
  return 0;
}
