// @expect violated
// Who leads a group already cannot begin a session.
#include <assert.h>
#include <unistd.h>

int main(void) {
  assert(setsid() > 0); // want "setsid"
}
