target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.1 = private unnamed_addr constant [90 x i8] c"the shift is negative, or by the width of the operand or more, or its result does not fit\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"the sum overflows\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"the difference overflows\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"the product overflows\00", align 1
@.str.5 = private unnamed_addr constant [58 x i8] c"no integer of the type can hold the floating-point number\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.7 = private unnamed_addr constant [61 x i8] c"division by zero, or the quotient of the least number and -1\00", align 1
@.str.8 = private unnamed_addr constant [45 x i8] c"a function that has a value ends without one\00", align 1
define dso_local void @__ubsan_handle_shift_out_of_bounds_abort(i8* noundef %data, i64 noundef %number, i64 noundef %by) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.1, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__ubsan_handle_add_overflow(i8* noundef %data, i64 noundef %left, i64 noundef %right) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_sub_overflow(i8* noundef %data, i64 noundef %left, i64 noundef %right) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_mul_overflow(i8* noundef %data, i64 noundef %left, i64 noundef %right) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.4, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_negate_overflow(i8* noundef %data, i64 noundef %number) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_float_cast_overflow(i8* noundef %data, i64 noundef %number) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.5, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_divrem_overflow(i8* noundef %data, i64 noundef %left, i64 noundef %right) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.7, i64 0, i64 0))
  ret void
}
define dso_local void @__ubsan_handle_missing_return(i8* noundef %data) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.8, i64 0, i64 0))
  call void @abort()
  unreachable
}
declare dso_local void @abort()
