// @expect violated
/* A server keeps one connection to its database open while anybody uses it.
   Whoever comes first connects, whoever goes last disconnects, and a mutex
   protects the book-keeping. Tests pass; once in a while a request fails on a
   closed connection. gsmack says how. */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct connection {
  int number;
  int users;
  bool open;
};

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static struct connection *cached;
static int connections_made;

static struct connection *connect_to_server(void) {
  struct connection *c = malloc(sizeof *c);
  if (c == NULL)
    exit(EXIT_FAILURE);
  c->number = ++connections_made;
  c->users = 0;
  c->open = true;
  printf("connection %d opened\n", c->number);
  return c;
}

static void disconnect(struct connection *c) {
  c->open = false;
  printf("connection %d closed\n", c->number);
}

/* Gives the caller the cached connection, or opens one. */
static struct connection *acquire(void) {
  pthread_mutex_lock(&cache_lock);
  if (cached == NULL)
    cached = connect_to_server();
  struct connection *c = cached;
  c->users++;
  pthread_mutex_unlock(&cache_lock);
  return c;
}

/* Gives the connection back; the last user closes it. */
static void release(struct connection *c) {
  pthread_mutex_lock(&cache_lock);
  c->users--;
  bool last = c->users == 0;
  pthread_mutex_unlock(&cache_lock);

  if (last) {
    pthread_mutex_lock(&cache_lock);
    if (cached == c)
      cached = NULL;
    disconnect(c);
    pthread_mutex_unlock(&cache_lock);
  }
}

static void *handle_request(void *arg) {
  struct connection *c = acquire();
  assert(c->open); // want "c->open"
  release(c);
  return arg;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, handle_request, NULL);
  pthread_create(&second, NULL, handle_request, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  printf("%d connections were made\n", connections_made);
  return 0;
}
