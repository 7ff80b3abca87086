// @expect verified
// @flags --check=assert
#include <assert.h>
#include <gsmack.h>

/* A timer of the environment: it fires some time after it was set. */
static void timer_thread(void (*handler)(int), int id) { handler(id); }

static void timer_set(void (*handler)(int), int id) {
  __gsmack_spawn((void (*)())timer_thread, handler, id);
}

int fired, armed;

void on_timer(int id) {
  assert(armed);
  fired = id;
}

int main(void) {
  armed = 1;
  timer_set(on_timer, 7);
  assert(fired == 0 || fired == 7);
  return 0;
}
