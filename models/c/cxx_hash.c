/* The hash of bytes, Murmur's, which std::hash has of strings, of floating-point numbers and of threads: what the library computes. */
#include <stddef.h>
#include <stdint.h>

static inline size_t mix(size_t v) { return v ^ (v >> (sizeof v > 4 ? 47 : 13)); }

/* The number that so many bytes are, the first one the least. */
static inline size_t number_of(const unsigned char *bytes, size_t n) {
  size_t number = 0;
  for (size_t i = n; i > 0; i--)
    number = (number << 8) + bytes[i - 1];
  return number;
}

static inline size_t hash_64(const unsigned char *bytes, size_t length, size_t seed) {
  const size_t factor = (size_t)0xc6a4a7935bd1e995ull;
  size_t hash = seed ^ (length * factor);
  for (; length >= 8; bytes += 8, length -= 8)
    hash = (hash ^ mix(number_of(bytes, 8) * factor) * factor) * factor;
  if (length != 0)
    hash = (hash ^ number_of(bytes, length)) * factor;
  return mix(mix(hash) * factor);
}

static inline size_t hash_32(const unsigned char *bytes, size_t length, size_t seed) {
  const size_t factor = 0x5bd1e995;
  size_t hash = seed ^ length;
  for (; length >= 4; bytes += 4, length -= 4) {
    size_t k = number_of(bytes, 4) * factor;
    hash = (hash * factor) ^ ((k ^ (k >> 24)) * factor);
  }
  if (length != 0)
    hash = (hash ^ number_of(bytes, length)) * factor;
  hash = mix(hash) * factor;
  return hash ^ (hash >> 15);
}

size_t _ZSt11_Hash_bytesPKvmm(const void *bytes, size_t length, size_t seed) {
  return sizeof(size_t) > 4 ? hash_64(bytes, length, seed) : hash_32(bytes, length, seed);
}

/* The same where size_t is 32 bits wide. */
size_t _ZSt11_Hash_bytesPKvjj(const void *bytes, size_t length, size_t seed) {
  return _ZSt11_Hash_bytesPKvmm(bytes, length, seed);
}
