/* <iostream>, output: no effect, and it does not fail. Every operator gives its stream. */
#include <stddef.h>

#include "reads.h"

/* A stream is a pointer to its table of virtual functions, in front of which stands how far away its std::ios is: right behind that. Inline functions
 * of the headers change that one's format, which is never looked at. */
static const long table[3] = {sizeof(void *)};

#define STREAM(name)                                                           \
  struct {                                                                     \
    const long *table;                                                         \
    char ios[264];                                                             \
  } name = {table + 3, {0}};

STREAM(_ZSt4cout)
STREAM(_ZSt4cerr)
STREAM(_ZSt4clog)
STREAM(_ZSt5wcout)
STREAM(_ZSt5wcerr)
STREAM(_ZSt5wclog)

/* std::ios_base::Init, which each file has that includes the header */
void _ZNSt8ios_base4InitC1Ev(void *init) {}
void _ZNSt8ios_base4InitD1Ev(void *init) {}

#define VALUES(VALUE)                                                          \
  VALUE(i, int)                                                                \
  VALUE(j, unsigned)                                                           \
  VALUE(l, long)                                                               \
  VALUE(m, unsigned long)                                                      \
  VALUE(b, _Bool)                                                              \
  VALUE(s, short)                                                              \
  VALUE(t, unsigned short)                                                     \
  VALUE(x, long long)                                                          \
  VALUE(y, unsigned long long)                                                 \
  VALUE(d, double)                                                             \
  VALUE(f, float)                                                              \
  VALUE(PKv, const void *)

/* operator<<, and, for the headers, _M_insert, of streams of char and of wchar_t */
#define VALUE(code, type)                                                      \
  void *_ZNSolsE##code(void *stream, type value) { return stream; }            \
  void *_ZNSt13basic_ostreamIwSt11char_traitsIwEElsE##code(void *stream,       \
                                                           type value) {       \
    return stream;                                                             \
  }                                                                            \
  void *_ZNSo9_M_insertI##code##EERSoT_(void *stream, type value) {            \
    return stream;                                                             \
  }                                                                            \
  void *_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertI##code##EERS2_T_(  \
      void *stream, type value) {                                              \
    return stream;                                                             \
  }

VALUES(VALUE)

void *_ZNSolsEDn(void *stream, const void *null) { return stream; }

/* A manipulator: a function of the stream, or of its std::ios, which is its std::ios_base as well */
void *_ZNSolsEPFRSoS_E(void *stream, void *(*manipulator)(void *)) { return manipulator(stream); }

static inline void *ios_of(void *stream) { return (char *)stream + (*(const long **)stream)[-3]; }

void *_ZNSolsEPFRSt8ios_baseS0_E(void *stream, void *(*manipulator)(void *)) {
  manipulator(ios_of(stream));
  return stream;
}

void *_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(void *stream, void *(*manipulator)(void *)) {
  manipulator(ios_of(stream));
  return stream;
}

/* std::setw, std::setprecision, std::setbase, std::setfill, std::setiosflags, std::resetiosflags */
#define FORMAT(code, type)                                                     \
  void *_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_##code(         \
      void *stream, type value) {                                              \
    return stream;                                                             \
  }

FORMAT(St5_Setw, int)
FORMAT(St13_Setprecision, int)
FORMAT(St8_Setbase, int)
FORMAT(St8_SetfillIS3_E, char)
FORMAT(St12_Setiosflags, int)
FORMAT(St14_Resetiosflags, int)

/* std::endl, std::ends, std::flush */
void *_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZSt4endlIwSt11char_traitsIwEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZNSo5flushEv(void *stream) { return stream; }
void *_ZNSo3putEc(void *stream, char c) { return stream; }

/* write(const char *, std::streamsize) */
void *_ZNSo5writeEPKcl(void *stream, const char *text, long size) {
  if (size > 0)
    reads(text, (size_t)size);
  return stream;
}

struct string {
  const char *text;
  size_t length;
};

void *_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(
    void *stream, const struct string *string) {
  reads(string->text, string->length);
  return stream;
}

/* How the headers put out characters, such as those of a std::string_view */
void *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(void *stream, const char *text, long size) {
  if (size > 0)
    reads(text, (size_t)size);
  return stream;
}

void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(void *stream, const char *text) {
  if (text)
    reads_all(text);
  return stream;
}

void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(void *stream, char c) { return stream; }
void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(void *stream, signed char c) { return stream; }
void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(void *stream, unsigned char c) { return stream; }
