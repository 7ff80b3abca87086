// @expect violated
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>

/* The writers need both parts, and take them in different orders. */
enum { READ, FIRST, SECOND };

struct rww { long inside[3]; };

static void rww_lock(struct rww *l, int who) {
  __gsmack_atomic_begin();
  long holder = __gsmack_ghost_get("rww.holder", &l->inside[who]);
  if (who == READ)
    __gsmack_await_for(!l->inside[FIRST] && !l->inside[SECOND], "lock", l, 0);
  else
    __gsmack_await_for(!l->inside[READ] && !l->inside[who], "lock", l, holder);
  l->inside[who]++;
  __gsmack_ghost_set("rww.holder", &l->inside[who], (long)__gsmack_self());
  __gsmack_atomic_end();
}

static void rww_unlock(struct rww *l, int who) {
  __gsmack_atomic_begin();
  __gsmack_assert(l->inside[who] > 0, "misuse", "rww_unlock: nobody is inside");
  l->inside[who]--;
  __gsmack_ghost_set("rww.holder", &l->inside[who], 0);
  __gsmack_atomic_end();
}

struct rww database;
int accounts = 10, orders;

static void move(int from, int to) {
  rww_lock(&database, from);
  rww_lock(&database, to);
  accounts--;
  orders++;
  rww_unlock(&database, to);
  rww_unlock(&database, from);
}

void *buyer(void *arg) {
  move(FIRST, SECOND);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, buyer, 0);
  move(SECOND, FIRST);
  pthread_join(t, 0);
  return 0;
}
