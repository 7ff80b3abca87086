// @expect violated
// delete through a pointer to the base, which has no virtual destructor.
// @flags -- -fsized-deallocation
struct base {
  int x = 0;
};
struct derived : base {
  int y[3] = {};
};

int main() {
  base *p = new derived;
  int x = p->x;
  delete p; // want "memory: delete: the object has another size than its type"
  return x;
}
