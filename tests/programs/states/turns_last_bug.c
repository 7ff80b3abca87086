// @expect violated
// Two threads take turns; one of them plays one turn less, and the other one waits for ever for its last one.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int turn;

static void *play(void *arg) {
  int id = (int)(long)arg;
  for (int i = 0; i < 19 + id; i++) {
    int roll = rand() % 6; // an input that decides nothing but what is printed
    pthread_mutex_lock(&m);
    while (turn != id)
      pthread_cond_wait(&changed, &m); // want "deadlock"
    printf("%d: %s\n", id, roll == 5 ? "six" : "no six");
    turn = 1 - id;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&m);
  }
  return 0;
}

int main(void) {
  pthread_t t[2];
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], 0, play, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return 0;
}
