// @expect violated
// Only the compiled program knows a sine. It asks for the time, too, which changes nothing.
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <time.h>

static double x;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *arg)
{
	pthread_mutex_lock(&lock);
	x = sin(x) + 1;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	time_t now = time(NULL);
	pthread_create(&a, NULL, run, NULL);
	pthread_create(&b, NULL, run, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(now >= 0 && x < 1.8);
	return 0;
}
