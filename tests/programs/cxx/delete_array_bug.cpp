// @expect violated
// delete ends what new[] has made.
int main() {
  int *p = new int[4]();
  int x = p[0];
  delete p; // want "memory: delete: the object was not made by new"
  return x;
}
