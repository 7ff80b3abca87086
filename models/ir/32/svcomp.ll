target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"reach_error is called\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"__VERIFIER_assert fails\00", align 1
define dso_local void @reach_error() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i32 0, i32 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__VERIFIER_error() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__gsmack_exit()
define dso_local void @__VERIFIER_assert(i32 noundef %condition) {
entry:
  %cmp = icmp ne i32 %condition, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i32 0, i32 0))
  ret void
}
define dso_local void @__VERIFIER_assume(i32 noundef %condition) {
entry:
  %cmp = icmp ne i32 %condition, 0
  call void @__gsmack_assume_given(i1 noundef zeroext %cmp)
  ret void
}
declare dso_local void @__gsmack_assume_given(i1 noundef zeroext)
define dso_local void @__VERIFIER_atomic_begin() {
entry:
  call void @__gsmack_atomic_begin()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
define dso_local void @__VERIFIER_atomic_end() {
entry:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_end()
