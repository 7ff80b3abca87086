target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.1 = private unnamed_addr constant [90 x i8] c"the shift is negative, or by the width of the operand or more, or its result does not fit\00", align 1
define dso_local void @__ubsan_handle_shift_out_of_bounds_abort(i8* noundef %data, i64 noundef %number, i64 noundef %by) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.1, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
