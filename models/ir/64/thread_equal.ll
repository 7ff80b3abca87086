target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define weak dso_local void @__model_compares_identities() {
entry:
  ret void
}
define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @thrd_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
