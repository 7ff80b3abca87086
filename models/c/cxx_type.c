/* What typeid gives of the fundamental types of C++, and of pointers to them: libstdc++ has them. */
#include <stddef.h>

struct type_info {
  void *vtable;
  const char *name;
};

#define ONE(type) const struct type_info _ZTI##type = {NULL, #type};
#define TYPE(type) ONE(type) ONE(P##type) ONE(PK##type)

TYPE(v)
TYPE(b)
TYPE(c)
TYPE(a)
TYPE(h)
TYPE(s)
TYPE(t)
TYPE(i)
TYPE(j)
TYPE(l)
TYPE(m)
TYPE(x)
TYPE(y)
TYPE(n)
TYPE(o)
TYPE(w)
TYPE(Ds)
TYPE(Di)
TYPE(Du)
TYPE(Dn)
TYPE(f)
TYPE(d)
TYPE(e)
TYPE(g)
