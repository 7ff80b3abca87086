// @expect violated
#include <pthread.h>
#include <stdio.h>
#include <wchar.h>

static wchar_t text[2] = L"a";

static void *write(void *unused) {
  text[0] = L'b'; // want "race"
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, write, NULL);
  printf("%ls\n", text);
  pthread_join(thread, NULL);
  return 0;
}
