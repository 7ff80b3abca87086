// @expect violated
// The log keeps its name.
#include <syslog.h>
static void f(void) { char name[4] = "abc"; openlog(name, 0, 0); }
int main(void) { f(); syslog(LOG_INFO, "x"); return 0; }
