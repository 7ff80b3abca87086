target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [14 x i8] c"cleanup.below\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"cleanup.top\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"cleanup.routine\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"cleanup.argument\00", align 1
@.str.4 = private unnamed_addr constant [92 x i8] c"pthread_cleanup_push in optimised code, where the handler cannot be found; compile with -O0\00", align 1
define dso_local void @__model_cleanup_push(i8* noundef %buffer, void (i8*)* noundef %routine, i8* noundef %argument) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %buffer, i64 noundef %call1)
  %0 = ptrtoint void (i8*)* %routine to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef %buffer, i64 noundef %0)
  %1 = ptrtoint i8* %argument to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0), i8* noundef %buffer, i64 noundef %1)
  %2 = ptrtoint i8* %buffer to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %2)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @__model_cleanup_setjmp(i8* noundef %buffer, i32 noundef %save) {
entry:
  ret i32 0
}
define dso_local void @__pthread_register_cancel(i8* noundef %buffer) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([92 x i8], [92 x i8]* @.str.4, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local void @__pthread_unwind_next(i8* noundef %buffer) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([92 x i8], [92 x i8]* @.str.4, i64 0, i64 0))
  ret void
}
define dso_local void @__pthread_unregister_cancel(i8* noundef %buffer) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_self()
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %buffer)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %call1)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define weak dso_local i8* @__model_cleanup_top() {
entry:
  %call = call i64 @__gsmack_self()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %0 = inttoptr i64 %call1 to i8*
  ret i8* %0
}
define weak dso_local void @__model_run_cleanup(i8* noundef %result) {
entry:
  %call = call i64 @__gsmack_self()
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %0 = inttoptr i64 %call1 to i8*
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %call2)
  br label %if.end
if.end:
  %call3 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %1 = inttoptr i64 %call3 to void (i8*)*
  %call4 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %2 = inttoptr i64 %call4 to i8*
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void (i8*)* @__model_once_abandon, void (i8*)* null), label %if.then5, label %if.end6
if.then5:
  call void @__model_once_abandon(i8* noundef %0)
  br label %if.end6
if.end6:
  br i1 %tobool, label %if.end9, label %if.then8
if.then8:
  br label %cleanup
if.end9:
  call void %1(i8* noundef %2)
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end9 ], [ 2, %if.then8 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]
cleanup.cont:
  br label %for.cond
for.end:
  ret void
unreachable:
  unreachable
}
declare extern_weak dso_local void @__model_once_abandon(i8* noundef)
