// @expect violated
// @flags --main=start
extern void reach_error(void);

void start(void) {
  reach_error(); // want "reach_error"
}

int main(void) { return 0; }
