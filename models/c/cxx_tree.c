/* The red-black trees of std::map and std::set. The header of a tree leads to its root, its first and its last node, and is the root's
 * parent. Which nodes are written is what two threads may race on, so this is the algorithm that libstdc++ has (Cormen, Leiserson,
 * Rivest, Stein, "Introduction to Algorithms", chapter 13). */
enum { RED, BLACK };

struct node {
  int colour;
  struct node *parent, *left, *right;
};

static inline _Bool black(const struct node *node) { return !node || node->colour == BLACK; }

static inline struct node *first(struct node *node) {
  while (node->left)
    node = node->left;
  return node;
}

static inline struct node *last(struct node *node) {
  while (node->right)
    node = node->right;
  return node;
}

/* NODE comes where OLD is, as the child of OLD's parent. */
static inline void replace(struct node *old, struct node *node, struct node *header) {
  if (header->parent == old)
    header->parent = node;
  else if (old->parent->left == old)
    old->parent->left = node;
  else
    old->parent->right = node;
}

static inline void rotate_left(struct node *node, struct node *header) {
  struct node *up = node->right;
  node->right = up->left;
  if (up->left)
    up->left->parent = node;
  up->parent = node->parent;
  replace(node, up, header);
  up->left = node;
  node->parent = up;
}

static inline void rotate_right(struct node *node, struct node *header) {
  struct node *up = node->left;
  node->left = up->right;
  if (up->right)
    up->right->parent = node;
  up->parent = node->parent;
  replace(node, up, header);
  up->right = node;
  node->parent = up;
}

/* NODE becomes a child of PARENT. */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(_Bool left, struct node *node, struct node *parent,
                                                                        struct node *header) {
  node->parent = parent;
  node->left = node->right = 0;
  node->colour = RED;
  if (left) {
    parent->left = node;
    if (parent == header) {
      header->parent = node;
      header->right = node;
    } else if (parent == header->left) {
      header->left = node;
    }
  } else {
    parent->right = node;
    if (parent == header->right)
      header->right = node;
  }
  while (node != header->parent && node->parent->colour == RED) {
    struct node *above = node->parent->parent;
    _Bool is_left = node->parent == above->left;
    struct node *uncle = is_left ? above->right : above->left;
    if (!black(uncle)) {
      node->parent->colour = BLACK;
      uncle->colour = BLACK;
      above->colour = RED;
      node = above;
    } else if (is_left) {
      if (node == node->parent->right) {
        node = node->parent;
        rotate_left(node, header);
      }
      node->parent->colour = BLACK;
      above->colour = RED;
      rotate_right(above, header);
    } else {
      if (node == node->parent->left) {
        node = node->parent;
        rotate_right(node, header);
      }
      node->parent->colour = BLACK;
      above->colour = RED;
      rotate_left(above, header);
    }
  }
  header->parent->colour = BLACK;
}

/* Below PARENT, whose child NODE is, or null, a black node is missing. */
static inline void restore(struct node *node, struct node *parent, struct node *header) {
  while (node != header->parent && black(node)) {
    if (node == parent->left) {
      struct node *other = parent->right;
      if (other->colour == RED) {
        other->colour = BLACK;
        parent->colour = RED;
        rotate_left(parent, header);
        other = parent->right;
      }
      if (black(other->left) && black(other->right)) {
        other->colour = RED;
        node = parent;
        parent = parent->parent;
        continue;
      }
      if (black(other->right)) {
        other->left->colour = BLACK;
        other->colour = RED;
        rotate_right(other, header);
        other = parent->right;
      }
      other->colour = parent->colour;
      parent->colour = BLACK;
      if (other->right)
        other->right->colour = BLACK;
      rotate_left(parent, header);
    } else {
      struct node *other = parent->left;
      if (other->colour == RED) {
        other->colour = BLACK;
        parent->colour = RED;
        rotate_right(parent, header);
        other = parent->left;
      }
      if (black(other->right) && black(other->left)) {
        other->colour = RED;
        node = parent;
        parent = parent->parent;
        continue;
      }
      if (black(other->left)) {
        other->right->colour = BLACK;
        other->colour = RED;
        rotate_left(other, header);
        other = parent->left;
      }
      other->colour = parent->colour;
      parent->colour = BLACK;
      if (other->left)
        other->left->colour = BLACK;
      rotate_right(parent, header);
    }
    break;
  }
  if (node)
    node->colour = BLACK;
}

/* Takes NODE out, and gives it back. */
struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *node, struct node *header) {
  struct node *child, *parent;
  int gone = node->colour;
  if (node->left && node->right) {
    struct node *next = first(node->right);
    child = next->right;
    node->left->parent = next;
    next->left = node->left;
    if (next != node->right) {
      parent = next->parent;
      if (child)
        child->parent = parent;
      parent->left = child;
      next->right = node->right;
      node->right->parent = next;
    } else {
      parent = next;
    }
    replace(node, next, header);
    next->parent = node->parent;
    gone = next->colour;
    next->colour = node->colour;
    node->colour = gone;
  } else {
    child = node->left ? node->left : node->right;
    parent = node->parent;
    if (child)
      child->parent = parent;
    replace(node, child, header);
    if (header->left == node)
      header->left = node->right ? first(child) : parent;
    if (header->right == node)
      header->right = node->left ? last(child) : parent;
  }
  if (gone == BLACK)
    restore(child, parent, header);
  return node;
}

static inline struct node *next(struct node *node) {
  if (node->right)
    return first(node->right);
  struct node *above = node->parent;
  while (node == above->right) {
    node = above;
    above = above->parent;
  }
  return node->right != above ? above : node;
}

static inline struct node *previous(struct node *node) {
  if (node->colour == RED && node->parent->parent == node) // the header
    return node->right;
  if (node->left)
    return last(node->left);
  struct node *above = node->parent;
  while (node == above->left) {
    node = above;
    above = above->parent;
  }
  return above;
}

struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *node) { return next(node); }
struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct node *node) { return next(node); }
struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *node) { return previous(node); }
struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct node *node) { return previous(node); }
