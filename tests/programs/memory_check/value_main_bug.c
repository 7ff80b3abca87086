// @expect violated
struct job {
  int done, failed;
};

int main(void) {
  struct job j;
  j.done = 1;
  struct job *p = &j;
  return p->failed; // want "j.*no value yet|never written"
}
