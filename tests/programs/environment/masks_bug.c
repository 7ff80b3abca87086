// @expect violated
// What a process has set it reads again: masks, flags of a pipe, and where it is in a file.
#include <assert.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <syslog.h>
#include <unistd.h>

int main(void) {
  mode_t first = umask(022);
  assert(first <= 0777 && umask(077) == 022 && umask(first) == 077);

  assert(setlogmask(LOG_UPTO(LOG_ERR)) == 0xff);
  assert(setlogmask(0) == LOG_UPTO(LOG_ERR) && setlogmask(0) == LOG_UPTO(LOG_ERR));

  int ends[2];
  if (pipe(ends) != 0)
    return 0;
  int flags = fcntl(ends[0], F_GETFL);
  assert(!(flags & O_NONBLOCK));
  fcntl(ends[0], F_SETFL, flags | O_NONBLOCK);
  fcntl(ends[0], F_SETFL, flags);
  assert(fcntl(ends[0], F_GETFL) & O_NONBLOCK); // want "O_NONBLOCK"

  int file = open("masks", O_RDONLY);
  if (file >= 0) {
    off_t at = lseek(file, 5, SEEK_SET);
    assert(at == 5 || at == -1);
  }
}
