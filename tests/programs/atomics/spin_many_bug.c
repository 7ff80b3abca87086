// @expect violated
// The lock is released without memory_order_release: nothing orders what the threads do.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 6

atomic_int lock, passes;
int data;

void *worker(void *arg)
{
    int unlocked;
    do {
        unlocked = 0;
    } while (!atomic_compare_exchange_strong_explicit(&lock, &unlocked, 1, memory_order_acquire, memory_order_relaxed));
    data++;
    atomic_store_explicit(&lock, 0, memory_order_relaxed);
    atomic_fetch_add_explicit(&passes, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, worker, 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    assert(data == THREADS);
    return 0;
}
