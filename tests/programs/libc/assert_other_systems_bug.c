// @expect violated
int __VERIFIER_nondet_int(void);
void __assert_rtn(const char *, const char *, int, const char *);
void __assert_func(const char *, int, const char *, const char *);
void __assert(const char *, const char *, int);

/* The macros of other C libraries. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 1)
    __assert_func("f.c", 1, "main", "x != 1"); // want "x != 1"
  if (x == 2)
    __assert_rtn("main", "f.c", 1, "x != 2"); // want "x != 2"
  if (x == 3)
    __assert("x != 3", "f.c", 1); // want "x != 3"
  return 0;
}
