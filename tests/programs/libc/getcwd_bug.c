// @expect violated
// @flags --check=leaks
#include <assert.h>
#include <unistd.h>
int main(void) { char *s = getcwd(0, 0); return s && s[0] == 'x'; }
