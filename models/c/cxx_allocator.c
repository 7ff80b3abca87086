/* std::allocator<char> and std::allocator<wchar_t>, of which libstdc++ has the instances. There is nothing in them. */
#define ALLOCATOR(name)                                                        \
  void name##C1Ev(void *allocator) {}                                          \
  void name##C2Ev(void *allocator) {}                                          \
  void name##C1ERKS_(void *allocator, const void *other) {}                    \
  void name##C2ERKS_(void *allocator, const void *other) {}                    \
  void name##D1Ev(void *allocator) {}                                          \
  void name##D2Ev(void *allocator) {}

ALLOCATOR(_ZNSaIcE)
ALLOCATOR(_ZNSaIwE)
