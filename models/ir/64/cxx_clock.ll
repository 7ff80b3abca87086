target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [14 x i8] c"chrono.steady\00", align 1
define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  %cmp = icmp sge i64 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_nondet_long()
  %call1 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0))
  %cmp = icmp sge i64 %call, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  call void @__gsmack_atomic_end()
  ret i64 %call
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
