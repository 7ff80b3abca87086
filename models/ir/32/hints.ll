target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
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
  %call = call i32 @pthread_self()
  ret i32 %call
}
declare dso_local i32 @pthread_self()
