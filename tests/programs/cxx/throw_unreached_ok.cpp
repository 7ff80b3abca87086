// @expect verified
#include <stdexcept>

int main(int argc, char **) {
  try {
    if (argc < 0)
      throw std::runtime_error("too few");
  } catch (std::exception &) {
    return 1;
  }
}
