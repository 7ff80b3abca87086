// @expect verified
#include <sys/uio.h>
#include <pthread.h>
static char a[4] = "abc", b[4] = "def";
static void *f(void *x) { b[2] = 'x'; return x; }
int main(void) { pthread_t t; pthread_create(&t,0,f,0); struct iovec v[2] = {{a,4},{b,2}}; writev(1, v, 2); pthread_join(t,0); return 0; }
