// @expect verified
// delete through a pointer to the base, whose destructor is virtual, and of arrays that hold how many they are.
// @flags -- -fsized-deallocation
static int ended;

struct base {
  int x = 0;
  virtual ~base() {}
};
struct derived : base {
  int y[3] = {};
  ~derived() override { ended++; }
};

int main() {
  base *p = new derived;
  int x = p->x;
  delete p;
  derived *many = new derived[2];
  delete[] many;
  return x + ended - 3;
}
