target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @__VERIFIER_loop_bound(i32 noundef %most) {
entry:
  ret void
}
define dso_local void @__VERIFIER_loop_begin() {
entry:
  ret void
}
define dso_local void @__VERIFIER_spin_start() {
entry:
  ret void
}
define dso_local void @__VERIFIER_spin_end(i32 noundef %ended) {
entry:
  ret void
}
define dso_local i32 @__VERIFIER_tid() {
entry:
  %call = call i64 @pthread_self()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}
declare dso_local i64 @pthread_self()
