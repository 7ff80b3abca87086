target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [69 x i8] c"an exception is thrown, and what the program catches is not followed\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"an exception is thrown, which nothing catches\00", align 1
@.str.2 = private unnamed_addr constant [75 x i8] c"an exception is thrown again, and what the program catches is not followed\00", align 1
@.str.3 = private unnamed_addr constant [52 x i8] c"an exception is thrown again, which nothing catches\00", align 1
@.str.4 = private unnamed_addr constant [71 x i8] c"std::bad_alloc is thrown, and what the program catches is not followed\00", align 1
@.str.5 = private unnamed_addr constant [48 x i8] c"std::bad_alloc is thrown, which nothing catches\00", align 1
@.str.6 = private unnamed_addr constant [82 x i8] c"std::bad_array_new_length is thrown, and what the program catches is not followed\00", align 1
@.str.7 = private unnamed_addr constant [59 x i8] c"std::bad_array_new_length is thrown, which nothing catches\00", align 1
@.str.8 = private unnamed_addr constant [70 x i8] c"std::bad_cast is thrown, and what the program catches is not followed\00", align 1
@.str.9 = private unnamed_addr constant [47 x i8] c"std::bad_cast is thrown, which nothing catches\00", align 1
@.str.10 = private unnamed_addr constant [72 x i8] c"std::bad_typeid is thrown, and what the program catches is not followed\00", align 1
@.str.11 = private unnamed_addr constant [49 x i8] c"std::bad_typeid is thrown, which nothing catches\00", align 1
@.str.12 = private unnamed_addr constant [79 x i8] c"std::bad_function_call is thrown, and what the program catches is not followed\00", align 1
@.str.13 = private unnamed_addr constant [56 x i8] c"std::bad_function_call is thrown, which nothing catches\00", align 1
@.str.14 = private unnamed_addr constant [80 x i8] c"std::bad_variant_access is thrown, and what the program catches is not followed\00", align 1
@.str.15 = private unnamed_addr constant [57 x i8] c"std::bad_variant_access is thrown, which nothing catches\00", align 1
@.str.16 = private unnamed_addr constant [73 x i8] c"std::logic_error is thrown, and what the program catches is not followed\00", align 1
@.str.17 = private unnamed_addr constant [50 x i8] c"std::logic_error is thrown, which nothing catches\00", align 1
@.str.18 = private unnamed_addr constant [74 x i8] c"std::domain_error is thrown, and what the program catches is not followed\00", align 1
@.str.19 = private unnamed_addr constant [51 x i8] c"std::domain_error is thrown, which nothing catches\00", align 1
@.str.20 = private unnamed_addr constant [78 x i8] c"std::invalid_argument is thrown, and what the program catches is not followed\00", align 1
@.str.21 = private unnamed_addr constant [55 x i8] c"std::invalid_argument is thrown, which nothing catches\00", align 1
@.str.22 = private unnamed_addr constant [74 x i8] c"std::length_error is thrown, and what the program catches is not followed\00", align 1
@.str.23 = private unnamed_addr constant [51 x i8] c"std::length_error is thrown, which nothing catches\00", align 1
@.str.24 = private unnamed_addr constant [74 x i8] c"std::out_of_range is thrown, and what the program catches is not followed\00", align 1
@.str.25 = private unnamed_addr constant [51 x i8] c"std::out_of_range is thrown, which nothing catches\00", align 1
@.str.26 = private unnamed_addr constant [75 x i8] c"std::runtime_error is thrown, and what the program catches is not followed\00", align 1
@.str.27 = private unnamed_addr constant [52 x i8] c"std::runtime_error is thrown, which nothing catches\00", align 1
@.str.28 = private unnamed_addr constant [73 x i8] c"std::range_error is thrown, and what the program catches is not followed\00", align 1
@.str.29 = private unnamed_addr constant [50 x i8] c"std::range_error is thrown, which nothing catches\00", align 1
@.str.30 = private unnamed_addr constant [76 x i8] c"std::overflow_error is thrown, and what the program catches is not followed\00", align 1
@.str.31 = private unnamed_addr constant [53 x i8] c"std::overflow_error is thrown, which nothing catches\00", align 1
@.str.32 = private unnamed_addr constant [77 x i8] c"std::underflow_error is thrown, and what the program catches is not followed\00", align 1
@.str.33 = private unnamed_addr constant [54 x i8] c"std::underflow_error is thrown, which nothing catches\00", align 1
@.str.34 = private unnamed_addr constant [74 x i8] c"std::system_error is thrown, and what the program catches is not followed\00", align 1
@.str.35 = private unnamed_addr constant [51 x i8] c"std::system_error is thrown, which nothing catches\00", align 1
@.str.36 = private unnamed_addr constant [74 x i8] c"std::future_error is thrown, and what the program catches is not followed\00", align 1
@.str.37 = private unnamed_addr constant [51 x i8] c"std::future_error is thrown, which nothing catches\00", align 1
@.str.38 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local void @__cxa_throw(i8* noundef %exception, i8* noundef %type, void (i8*)* noundef %destructor) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @__cxa_rethrow() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.3, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local zeroext i1 @_ZSt18uncaught_exceptionv() {
entry:
  ret i1 false
}
define dso_local i32 @_ZSt19uncaught_exceptionsv() {
entry:
  ret i32 0
}
define dso_local void @_ZNSt11logic_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt11logic_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt16invalid_argumentD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12domain_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12length_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12out_of_rangeD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt13runtime_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt11range_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt14overflow_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC1EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2EPKc(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* noundef %exception, i8* noundef %what) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC1ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2ERKS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC1EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2EOS_(i8* noundef %exception, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt15underflow_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt9exceptionD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt9exceptionD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12system_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12system_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12future_errorD1Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZNSt12future_errorD2Ev(i8* noundef %exception) {
entry:
  ret void
}
define dso_local void @_ZSt17__throw_bad_allocv() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.5, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.7, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt16__throw_bad_castv() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.9, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt18__throw_bad_typeidv() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.10, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.11, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt25__throw_bad_function_callv() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([79 x i8], [79 x i8]* @.str.12, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.13, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt26__throw_bad_variant_accessPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.15, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.16, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.17, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt20__throw_domain_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.19, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([78 x i8], [78 x i8]* @.str.20, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.21, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.22, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.23, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.24, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.25, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.24, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.25, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.26, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.27, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt19__throw_range_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.28, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.29, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt22__throw_overflow_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.30, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.31, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt23__throw_underflow_errorPKc(i8* noundef %what) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.32, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.33, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %error) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.34, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.35, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %error) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.36, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.37, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @__cxa_throw_bad_array_new_length() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.7, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @__cxa_bad_cast() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.9, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
define dso_local void @__cxa_bad_typeid() {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.10, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.11, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
declare extern_weak dso_local void @__model_catches()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
