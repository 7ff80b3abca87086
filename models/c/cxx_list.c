/* The links of std::list. A list is a ring, of which one node is the list itself. */
struct node {
  struct node *next, *previous;
};

/* _M_hook(_List_node_base *): NODE comes before POSITION. */
void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct node *node, struct node *position) {
  node->next = position;
  node->previous = position->previous;
  position->previous->next = node;
  position->previous = node;
}

/* _M_unhook() */
void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct node *node) {
  struct node *next = node->next, *previous = node->previous;
  previous->next = next;
  next->previous = previous;
}

/* _M_transfer(_List_node_base *, _List_node_base *): the nodes from FIRST to that before LAST come before POSITION. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct node *position, struct node *first, struct node *last) {
  if (position == last)
    return;
  struct node *end = last->previous, *before = position->previous;
  end->next = position;
  first->previous->next = last;
  before->next = first;
  position->previous = end;
  last->previous = first->previous;
  first->previous = before;
}

/* _M_reverse() */
void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct node *list) {
  struct node *node = list;
  do {
    struct node *next = node->next;
    node->next = node->previous;
    node->previous = next;
    node = next;
  } while (node != list);
}

/* What refers to FROM, which is an only node if it refers to itself, refers to TO. */
static inline void take_place(struct node *to, struct node *from) {
  if (to->next == from) {
    to->next = to->previous = to;
  } else {
    to->next->previous = to;
    to->previous->next = to;
  }
}

/* swap(_List_node_base &, _List_node_base &) */
void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct node *a, struct node *b) {
  struct node kept = *a;
  *a = *b;
  *b = kept;
  take_place(a, b);
  take_place(b, a);
}
