/* Functions that throw. */
#include "cxx_throw.h"
#include "gsmack.h"

void __cxa_throw(void *exception, void *type, void (*destructor)(void *)) {
  thrown("an exception is thrown");
}

void __cxa_rethrow(void) { thrown("an exception is thrown again"); }

/* Nothing is being thrown while the program goes on. */
_Bool _ZSt18uncaught_exceptionv(void) { return 0; }
int _ZSt19uncaught_exceptionsv(void) { return 0; }

/* What the constructors of the library's exceptions keep nobody looks at. */
#define EXCEPTION(name)                                                        \
  void name##C1EPKc(void *exception, const char *what) {}                      \
  void name##C2EPKc(void *exception, const char *what) {}                      \
  void name##C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(        \
      void *exception, const void *what) {}                                    \
  void name##C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(        \
      void *exception, const void *what) {}                                    \
  void name##C1ERKS_(void *exception, const void *other) {}                    \
  void name##C2ERKS_(void *exception, const void *other) {}                    \
  void name##C1EOS_(void *exception, void *other) {}                           \
  void name##C2EOS_(void *exception, void *other) {}                           \
  void name##D1Ev(void *exception) {}                                          \
  void name##D2Ev(void *exception) {}

EXCEPTION(_ZNSt11logic_error)
EXCEPTION(_ZNSt16invalid_argument)
EXCEPTION(_ZNSt12domain_error)
EXCEPTION(_ZNSt12length_error)
EXCEPTION(_ZNSt12out_of_range)
EXCEPTION(_ZNSt13runtime_error)
EXCEPTION(_ZNSt11range_error)
EXCEPTION(_ZNSt14overflow_error)
EXCEPTION(_ZNSt15underflow_error)

void _ZNSt9exceptionD1Ev(void *exception) {}
void _ZNSt9exceptionD2Ev(void *exception) {}
void _ZNSt12system_errorD1Ev(void *exception) {}
void _ZNSt12system_errorD2Ev(void *exception) {}
void _ZNSt12future_errorD1Ev(void *exception) {}
void _ZNSt12future_errorD2Ev(void *exception) {}

/* The library's own. */
void _ZSt17__throw_bad_allocv(void) { thrown("std::bad_alloc is thrown"); }
void _ZSt28__throw_bad_array_new_lengthv(void) { thrown("std::bad_array_new_length is thrown"); }
void _ZSt16__throw_bad_castv(void) { thrown("std::bad_cast is thrown"); }
void _ZSt18__throw_bad_typeidv(void) { thrown("std::bad_typeid is thrown"); }
void _ZSt25__throw_bad_function_callv(void) { thrown("std::bad_function_call is thrown"); }
void _ZSt26__throw_bad_variant_accessPKc(const char *what) { thrown("std::bad_variant_access is thrown"); }
void _ZSt19__throw_logic_errorPKc(const char *what) { thrown("std::logic_error is thrown"); }
void _ZSt20__throw_domain_errorPKc(const char *what) { thrown("std::domain_error is thrown"); }
void _ZSt24__throw_invalid_argumentPKc(const char *what) { thrown("std::invalid_argument is thrown"); }
void _ZSt20__throw_length_errorPKc(const char *what) { thrown("std::length_error is thrown"); }
void _ZSt20__throw_out_of_rangePKc(const char *what) { thrown("std::out_of_range is thrown"); }
void _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...) { thrown("std::out_of_range is thrown"); }
void _ZSt21__throw_runtime_errorPKc(const char *what) { thrown("std::runtime_error is thrown"); }
void _ZSt19__throw_range_errorPKc(const char *what) { thrown("std::range_error is thrown"); }
void _ZSt22__throw_overflow_errorPKc(const char *what) { thrown("std::overflow_error is thrown"); }
void _ZSt23__throw_underflow_errorPKc(const char *what) { thrown("std::underflow_error is thrown"); }
void _ZSt20__throw_system_errori(int error) { thrown("std::system_error is thrown"); }
void _ZSt20__throw_future_errori(int error) { thrown("std::future_error is thrown"); }
void __cxa_throw_bad_array_new_length(void) { thrown("std::bad_array_new_length is thrown"); }
void __cxa_bad_cast(void) { thrown("std::bad_cast is thrown"); }
void __cxa_bad_typeid(void) { thrown("std::bad_typeid is thrown"); }
