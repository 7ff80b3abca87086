target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
define dso_local void @__CPROVER_assume(i1 noundef zeroext %condition) {
entry:
  call void @__gsmack_assume_given(i1 noundef zeroext %condition)
  ret void
}
declare dso_local void @__gsmack_assume_given(i1 noundef zeroext)
define dso_local void @__CPROVER_assert(i1 noundef zeroext %condition, i8* noundef %text) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext %condition, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %text)
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__CPROVER_atomic_begin() {
entry:
  call void @__gsmack_atomic_begin()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
define dso_local void @__CPROVER_atomic_end() {
entry:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_end()
define dso_local void @__ESBMC_assume(i1 noundef zeroext %condition) {
entry:
  call void @__gsmack_assume_given(i1 noundef zeroext %condition)
  ret void
}
define dso_local void @__ESBMC_assert(i1 noundef zeroext %condition, i8* noundef %text) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext %condition, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %text)
  ret void
}
define dso_local void @__ESBMC_atomic_begin() {
entry:
  call void @__gsmack_atomic_begin()
  ret void
}
define dso_local void @__ESBMC_atomic_end() {
entry:
  call void @__gsmack_atomic_end()
  ret void
}
