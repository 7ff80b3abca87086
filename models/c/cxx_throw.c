/* Functions that throw. */
#include <stddef.h>

#include "cxx_throw.h"
#include "gsmack.h"

void *__cxa_allocate_exception(size_t size) { return __gsmack_alloc(size); }

void __cxa_free_exception(void *exception) { __gsmack_free(exception); }

void __cxa_throw(void *exception, void *type, void (*destructor)(void *)) {
  thrown("an exception is thrown");
}

void __cxa_rethrow(void) { thrown("an exception is thrown again"); }

/* What the constructors of the library's exceptions keep nobody looks at. */
void _ZNSt11logic_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt11logic_errorD1Ev(void *exception) {}
void _ZNSt16invalid_argumentC1EPKc(void *exception, const char *what) {}
void _ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt16invalid_argumentD1Ev(void *exception) {}
void _ZNSt12domain_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt12domain_errorD1Ev(void *exception) {}
void _ZNSt12length_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt12length_errorD1Ev(void *exception) {}
void _ZNSt12out_of_rangeC1EPKc(void *exception, const char *what) {}
void _ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt12out_of_rangeD1Ev(void *exception) {}
void _ZNSt13runtime_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt13runtime_errorD1Ev(void *exception) {}
void _ZNSt11range_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt11range_errorD1Ev(void *exception) {}
void _ZNSt14overflow_errorC1EPKc(void *exception, const char *what) {}
void _ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *exception, const void *what) {}
void _ZNSt14overflow_errorD1Ev(void *exception) {}

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
