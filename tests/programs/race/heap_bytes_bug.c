// @expect violated
// A member of what is on the heap, where memory is held byte by byte, has its name.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  int value;
  char name[8];
};

static struct entry *head;

void *raise_value(void *arg) {
  head->value++; // want "race.*malloc#1.value"
  return arg;
}

int main(void) {
  pthread_t t;
  head = malloc(sizeof *head);
  for (unsigned i = 0; i < sizeof *head; i++)
    ((char *)head)[i] = 1;
  strcpy(head->name, "ab");
  pthread_create(&t, NULL, raise_value, NULL);
  head->value = 2;
  pthread_join(t, NULL);
  return 0;
}
