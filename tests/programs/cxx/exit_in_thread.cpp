// @expect unknown
#include <pthread.h>
#include <thread>

struct Object {
  ~Object() { n++; }
  static int n;
};
int Object::n;

int main() {
  std::thread t([] {
    Object o;
    pthread_exit(0); // want "destructors"
  });
  t.join();
}
