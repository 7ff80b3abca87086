// @expect verified
// @flags --check=memory
struct node {
  int value;
  struct node *next;
};
static struct node first;

static void push(int v) {
  struct node n = {v, first.next};
  static struct node kept[2];
  static int count;
  kept[count] = n;
  first.next = &kept[count++];
}

int main(void) {
  push(1);
  push(2); // it copies the pointer, which may be done
  return first.next->value;
}
