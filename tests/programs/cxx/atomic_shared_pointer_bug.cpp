// @expect violated
// @flags --check=race
// A configuration that one thread replaces while another looks whether there is one, and does not say that this is to be one step.
#include <memory>
#include <thread>

static std::shared_ptr<const int> width;

int main() {
  std::thread writer([] { std::atomic_store(&width, std::make_shared<const int>(2)); });
  bool wide = width != nullptr;
  writer.join();
  return wide;
}
