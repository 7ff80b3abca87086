target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [20 x i8] c"chrono.steady.floor\00", align 1
define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() {
entry:
  %call.i = call i64 @__gsmack_nondet_late(i64 noundef 4611686018427387904, i64 noundef 6917529027641081856)
  ret i64 %call.i
}
define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_nondet_late(i64 noundef 4611686018427387904, i64 noundef 6917529027641081856)
  %call1 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0))
  %cmp = icmp sge i64 %call.i, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i64 noundef %call.i)
  call void @__gsmack_atomic_end()
  ret i64 %call.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i64 @__gsmack_nondet_late(i64 noundef, i64 noundef)
