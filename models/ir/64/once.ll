target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"once.state\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"once\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"once.outer\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"once.running\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"once.handlers\00", align 1
define dso_local i32 @pthread_once(i32* noundef nonnull %control, void ()* noundef nonnull %function) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %control to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp sle i64 %call1, 0
  call void @__gsmack_await_for(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef %call1)
  %cmp2 = icmp eq i64 %call1, 0
  br i1 %cmp2, label %if.then, label %if.end6
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef %call3)
  %1 = ptrtoint i32* %control to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef %1)
  br i1 icmp ne (i8* ()* @__model_cleanup_top, i8* ()* null), label %if.then4, label %if.end
if.then4:
  %call5 = call i8* @__model_cleanup_top()
  %2 = ptrtoint i8* %call5 to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %2)
  br label %if.end
if.end:
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  br i1 %cmp2, label %if.then8, label %if.end9
if.then8:
  call void %function()
  call void @__gsmack_atomic_begin()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i)
  call void @__gsmack_atomic_end()
  br label %if.end9
if.end9:
  ret i32 0
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local i8* @__model_cleanup_top()
declare dso_local void @__gsmack_atomic_end()
define weak dso_local void @__model_once_abandon(i8* noundef %handlers) {
entry:
  %call = call i64 @__gsmack_self()
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call)
  %0 = inttoptr i64 %call1 to i8*
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %1 = ptrtoint i8* %handlers to i64
  %cmp = icmp eq i64 %call2, %1
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond ], [ %cmp, %land.rhs ]
  br i1 %2, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %2, label %if.end6, label %if.then5
if.then5:
  br label %cleanup
if.end6:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end6 ], [ 2, %if.then5 ]
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
