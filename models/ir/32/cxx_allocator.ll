target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
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
