// @expect verified
#include <syslog.h>
#include <pthread.h>
static char name[8] = "a";
static void *f(void *a) { name[0] = 'b'; return a; }
int main(void) { pthread_t t; pthread_create(&t,0,f,0); pthread_join(t,0); syslog(LOG_ERR, "%s", name); return 0; }
