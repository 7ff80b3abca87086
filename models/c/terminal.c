/* <termios.h>: terminals, which may be none. */
#include <termios.h>
#include <unistd.h>

#include "cancel.h"
#include "failure.h"
#include "gsmack.h"
#include "reads.h"

static inline void any_settings(struct termios *to) {
  to->c_iflag = __gsmack_nondet_uint();
  to->c_oflag = __gsmack_nondet_uint();
  to->c_cflag = __gsmack_nondet_uint();
  to->c_lflag = __gsmack_nondet_uint();
  to->c_line = __gsmack_nondet_uchar();
  to->c_ispeed = __gsmack_nondet_uint();
  to->c_ospeed = __gsmack_nondet_uint();
  for (int i = 0; i < NCCS; i++)
    to->c_cc[i] = __gsmack_nondet_uchar();
}

int tcgetattr(int file, struct termios *to) {
  if (done_or_not())
    return -1;
  any_settings(to);
  return 0;
}

int tcsetattr(int file, int when, const struct termios *from) {
  reads(from, sizeof *from);
  return done_or_interrupted();
}

void cfmakeraw(struct termios *to) {
  reads(to, sizeof *to);
  __gsmack_approximate("what cfmakeraw makes of settings", to, sizeof *to);
  any_settings(to);
}

int tcflush(int file, int which) { return done_or_not(); }

int tcdrain(int file) {
  cancellation_point();
  return done_or_interrupted();
}
