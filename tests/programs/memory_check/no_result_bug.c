// @expect violated
// @flags --check=memory
// @optimised the optimiser chooses the value that is missing
// C11 6.9.1: who uses what a function has not returned.
#pragma clang diagnostic ignored "-Wreturn-type"
static int sign(int x) {
  if (x > 3)
    return 1;
}
int main(int argc, char **argv) {
  if (sign(argc)) // want "never written"
    return 0;
  return 1;
}
