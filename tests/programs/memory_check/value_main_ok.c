// @expect verified
struct job {
  int done, failed;
};

int main(void) {
  struct job j;
  j.done = 1;
  struct job *p = &j;
  return p->done - 1;
}
