target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [20 x i8] c"chrono.steady.floor\00", align 1
define dso_local i32 @_ZNSt6chrono3_V212system_clock3nowEv() {
entry:
  %call.i = call i32 @__gsmack_nondet_late(i32 noundef 0, i32 noundef 0)
  ret i32 %call.i
}
define dso_local i32 @_ZNSt6chrono3_V212steady_clock3nowEv() {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_nondet_late(i32 noundef 0, i32 noundef 0)
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp sge i32 %call.i, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i32 0, i32 0), i32 noundef %call.i)
  call void @__gsmack_atomic_end()
  ret i32 %call.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32 @__gsmack_nondet_late(i32 noundef, i32 noundef)
