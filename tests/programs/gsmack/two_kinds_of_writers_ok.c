// @expect verified
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>

/* A database with two kinds of writers: readers share it; a writer of one kind and a
 * writer of the other get along, for they write different parts. */
enum { READ, FIRST, SECOND };

struct rww { long inside[3]; };

static void rww_lock(struct rww *l, int who) {
  __gsmack_atomic_begin();
  if (who == READ)
    __gsmack_await(!l->inside[FIRST] && !l->inside[SECOND]);
  else
    __gsmack_await(!l->inside[READ] && !l->inside[who]);
  l->inside[who]++;
  __gsmack_atomic_end();
}

static void rww_unlock(struct rww *l, int who) {
  __gsmack_atomic_begin();
  __gsmack_assert(l->inside[who] > 0, "misuse", "rww_unlock: nobody is inside");
  l->inside[who]--;
  __gsmack_atomic_end();
}

struct rww database;
int accounts, orders;

void *reader(void *arg) {
  rww_lock(&database, READ);
  assert(accounts == 0 && orders == 0);
  rww_unlock(&database, READ);
  return arg;
}

static void write_part(int who, int *part) {
  rww_lock(&database, who);
  *part = 1;
  *part = 0;
  rww_unlock(&database, who);
}

void *accountant(void *arg) {
  write_part(FIRST, &accounts);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, reader, 0);
  pthread_create(&b, 0, accountant, 0);
  write_part(SECOND, &orders);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
