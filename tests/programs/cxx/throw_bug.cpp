// @expect violated
#include <stdexcept>

int main(int argc, char **) {
  if (argc > 3)
    throw std::runtime_error("too many"); // want "an exception is thrown, which nothing catches"
}
