target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define weak dso_local void @__model_compares_identities() {
entry:
  ret void
}
define dso_local i32 @pthread_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @thrd_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
