// @expect verified
// A configuration that one thread replaces while another reads it.
#include <cassert>
#include <memory>
#include <thread>

struct configuration {
  int width, height;
};

static std::shared_ptr<const configuration> current = std::make_shared<const configuration>(configuration{1, 1});

int main() {
  std::thread writer([] { std::atomic_store(&current, std::make_shared<const configuration>(configuration{2, 2})); });
  auto seen = std::atomic_load(&current);
  assert(seen->width == seen->height);
  writer.join();
  assert(seen.use_count() == (seen == current ? 2 : 1));
}
