// @expect unknown
/* It may be any function, or null. */
extern void *(*hook)(void);

int main(void) {
  hook(); // want "hook"
  return 0;
}
