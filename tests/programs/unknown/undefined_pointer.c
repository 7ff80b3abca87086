// @expect unknown
struct node { struct node *next; int value; };
extern struct node *head;

int main(void) {
  if (head) // want "head"
    head->value = 3;
  return 0;
}
