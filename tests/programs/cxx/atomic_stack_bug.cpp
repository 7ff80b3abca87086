// @expect violated
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
  int value;
  Node *next;
};

std::atomic<Node *> head{nullptr};

void push(int value) {
  Node *n = new Node{value, head.load()};
  head.store(n); // another may have pushed in between
}

int main() {
  std::thread t(push, 1), u(push, 2);
  t.join();
  u.join();
  int sum = 0;
  while (Node *n = head.load()) {
    sum += n->value;
    head = n->next;
    delete n;
  }
  assert(sum == 3); // want "sum == 3"
}
