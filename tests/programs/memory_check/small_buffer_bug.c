// @expect violated
// A text lies in its structure while it is short, and else on the heap. What is short is off by some.
#include <pthread.h>
#include <stdlib.h>

struct text {
  char *start;
  size_t size;
  char buffer[16];
};

static void *fill(void *size) {
  struct text text = {text.buffer, *(size_t *)size, {0}};
  if (text.size > sizeof text && !(text.start = malloc(text.size)))
    return NULL;
  for (size_t i = 0; i < text.size; i++)
    text.start[i] = 'x'; // want "writes 1 byte at offset 32 of text"
  if (text.start != text.buffer)
    free(text.start);
  return NULL;
}

int main(void) {
  pthread_t thread;
  size_t size = 20;
  pthread_create(&thread, NULL, fill, &size);
  pthread_join(thread, NULL);
  return 0;
}
