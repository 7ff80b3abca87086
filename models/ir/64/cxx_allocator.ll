target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @_ZNSaIcEC1Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIcEC2Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIcEC1ERKS_(i8* noundef %allocator, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSaIcEC2ERKS_(i8* noundef %allocator, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSaIcED1Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIcED2Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIwEC1Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIwEC2Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIwEC1ERKS_(i8* noundef %allocator, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSaIwEC2ERKS_(i8* noundef %allocator, i8* noundef %other) {
entry:
  ret void
}
define dso_local void @_ZNSaIwED1Ev(i8* noundef %allocator) {
entry:
  ret void
}
define dso_local void @_ZNSaIwED2Ev(i8* noundef %allocator) {
entry:
  ret void
}
