// @expect verified
#pragma clang diagnostic ignored "-Wreturn-type"
static int sign(int x) {
  if (x > 3)
    return 1;
}
static int kind(int x) {
  switch (x) {
  case 1:
    return 1;
  case 2:
    return 2;
  }
}
int main(int argc, char **argv) {
  sign(argc);
  if (argc == 1 || argc == 2)
    return kind(argc);
  return 0;
}
