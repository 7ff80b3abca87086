// @expect violated
// @flags --check=memory
struct node {
  int value;
  struct node *next;
};
static struct node first;

static void push(int v) {
  struct node n = {v, first.next};
  first.next = &n;
}

int main(void) {
  push(1);
  push(2); // it copies the pointer, which may be done
  return first.next->value; // want "of n"
}
