/* How many buckets std::unordered_map and its like have: what the library computes. */
#include <stddef.h>

#include "gsmack.h"

struct policy {
  float most; /* elements a bucket */
  size_t until; /* so many elements no more buckets are needed */
};

struct rehash {
  _Bool needed;
  size_t buckets;
};

static const size_t primes[] = {
    17,    19,    23,    29,    31,    37,    41,    43,    47,    53,     59,     61,     67,     71,     73,     79,     83,
    89,    97,    103,   109,   113,   127,   137,   139,   149,   157,    167,    179,    193,    199,    211,    227,    241,
    257,   277,   293,   313,   337,   359,   383,   409,   439,   467,    503,    541,    577,    619,    661,    709,    761,
    823,   887,   953,   1031,  1109,  1193,  1289,  1381,  1493,  1613,   1741,   1879,   2029,   2179,   2357,   2549,   2753,
    2971,  3209,  3469,  3739,  4027,  4349,  4703,  5087,  5503,  5953,   6427,   6949,   7517,   8123,   8783,   9497,   10273,
    11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447,  24281,  26267,  28411,  30727,  33223,  35933,  38873,
    42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229,  92203,  99733,  107897, 116731, 126271, 136607, 147793,
    159871, 172933, 187091, 202409, 218971, 236897, 256279, 277261, 299951, 324503, 351061, 379787, 410857, 444487, 480881, 520241,
    562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369, 1056323};
static const size_t few[] = {1, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13};

/* So many elements fit so many buckets. One a bucket, the default, needs no floating-point numbers. */
static inline size_t elements(const struct policy *policy, size_t buckets) {
  return policy->most == 1 ? buckets : (size_t)(buckets * (double)policy->most);
}

/* _M_next_bkt(size_t) const: the number of buckets, at least N. */
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(struct policy *policy, size_t n) {
  size_t buckets;
  if (n < sizeof few / sizeof *few) {
    buckets = few[n];
  } else {
    size_t from = 0, to = sizeof primes / sizeof *primes;
    while (from < to) {
      size_t middle = (from + to) / 2;
      if (primes[middle] < n)
        from = middle + 1;
      else
        to = middle;
    }
    if (from == sizeof primes / sizeof *primes)
      __gsmack_unknown("more than a million buckets of a hash table");
    buckets = primes[from];
  }
  /* Without elements, one bucket is part of the table: the first element makes others. */
  if (n > 0)
    policy->until = elements(policy, buckets);
  return buckets;
}

/* _M_need_rehash(size_t, size_t, size_t) const: whether INSERTED more elements need more buckets. */
struct rehash _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(struct policy *policy, size_t buckets, size_t there, size_t inserted) {
  struct rehash no = {0, 0};
  size_t wanted = there + inserted;
  if (wanted <= policy->until)
    return no;
  if (policy->until == 0 && wanted < 11)
    wanted = 11;
  double least = policy->most == 1 ? 0 : wanted / (double)policy->most;
  if (policy->most == 1 ? wanted < buckets : least < (double)buckets) {
    policy->until = elements(policy, buckets);
    return no;
  }
  size_t more = (policy->most == 1 ? wanted : (size_t)least) + 1;
  if (more < 2 * buckets)
    more = 2 * buckets;
  struct rehash yes = {1, _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(policy, more)};
  return yes;
}
