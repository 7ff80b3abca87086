// @expect verified
// @flags --integers=unbounded
/* What a model means by the largest unsigned number is -1 where integers are mathematical. */
#define _GNU_SOURCE
#include <assert.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <wchar.h>

int main(void) {
  assert(wcscasecmp(L"ab", L"aB") == 0 && wcscasecmp(L"ab", L"ac") < 0);
  int fd = eventfd(0, 0);
  if (fd < 0)
    return 0;
  uint64_t n = 1;
  if (write(fd, &n, sizeof n) == sizeof n && read(fd, &n, sizeof n) == sizeof n)
    assert(n == 1);
  return 0;
}
