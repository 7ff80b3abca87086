// @expect verified
// Which locks are taken is known when the program runs, but that their addresses ascend.
#include <pthread.h>
#include <stdio.h>

struct account { pthread_mutex_t lock; int balance; };
static struct account accounts[4];

static void *transfer(void *arg) {
  int distance = (int)(long)arg;
  for (int i = 0; i < 1000; i++) {
    int from = i & 3, to = (i + distance) & 3;
    int low = from < to ? from : to;
    int high = low == from ? to : from;
    pthread_mutex_lock(&accounts[low].lock);
    pthread_mutex_lock(&accounts[high].lock);
    accounts[from].balance -= 5;
    accounts[to].balance += 5;
    pthread_mutex_unlock(&accounts[high].lock);
    pthread_mutex_unlock(&accounts[low].lock);
  }
  return NULL;
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    pthread_mutex_init(&accounts[i].lock, NULL);
    accounts[i].balance = 100;
  }
  pthread_t t[2];
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, transfer, (void *)(2 * i + 1));
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < 4; i++)
    printf("%d\n", accounts[i].balance);
  return 0;
}
