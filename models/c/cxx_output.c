/* <iostream>, output: no effect, and it does not fail. Every operator gives its stream. */
#include <stddef.h>

#include "reads.h"

/* Never looked into. */
char _ZSt4cout[272];
char _ZSt4cerr[272];
char _ZSt4clog[272];
char _ZSt5wcout[272];

/* std::ios_base::Init, which each file has that includes the header */
void _ZNSt8ios_base4InitC1Ev(void *init) {}
void _ZNSt8ios_base4InitD1Ev(void *init) {}

void *_ZNSolsEi(void *stream, int value) { return stream; }
void *_ZNSolsEj(void *stream, unsigned value) { return stream; }
void *_ZNSolsEl(void *stream, long value) { return stream; }
void *_ZNSolsEm(void *stream, unsigned long value) { return stream; }
void *_ZNSolsEb(void *stream, _Bool value) { return stream; }
void *_ZNSolsEs(void *stream, short value) { return stream; }
void *_ZNSolsEt(void *stream, unsigned short value) { return stream; }
void *_ZNSolsEx(void *stream, long long value) { return stream; }
void *_ZNSolsEy(void *stream, unsigned long long value) { return stream; }
void *_ZNSolsEd(void *stream, double value) { return stream; }
void *_ZNSolsEf(void *stream, float value) { return stream; }
void *_ZNSolsEPKv(void *stream, const void *value) { return stream; }

/* A manipulator: a function of the stream */
void *_ZNSolsEPFRSoS_E(void *stream, void *(*manipulator)(void *)) { return manipulator(stream); }

/* std::endl, std::flush */
void *_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *stream) { return stream; }
void *_ZNSo5flushEv(void *stream) { return stream; }
void *_ZNSo3putEc(void *stream, char c) { return stream; }

void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(void *stream, const char *text) {
  if (text)
    reads_all(text);
  return stream;
}

void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(void *stream, char c) { return stream; }

