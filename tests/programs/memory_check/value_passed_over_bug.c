// @expect violated
// @optimised LLVM takes what was never written for any value
// Each call has a variable of its own, whose declaration may be passed over: the second one does not find what the first one wrote.
static void look(int *found, int call) {
  if (call)
    goto skip;
  int x;
  x = 5;
skip:
  if (x == 5) // want "x is read and has no value yet"
    *found = 1;
}

int main(void) {
  int found = 0;
  for (int i = 0; i < 2; i++)
    look(&found, i);
  return found;
}
