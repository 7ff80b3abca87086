target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_attr_t = type { i64, [48 x i8] }
@.str = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
define dso_local void @__model_thread_main(i8* (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i8* %function(i8* noundef %argument)
  %call.i = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_run_destructors, void ()* null), label %if.then.i, label %__model_thread_finish.exit
if.then.i:
  call void @__model_run_destructors()
  br label %__model_thread_finish.exit
__model_thread_finish.exit:
  call void @__gsmack_atomic_begin()
  %0 = ptrtoint i8* %call to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %call.i, i64 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call.i, i64 noundef 2)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @__model_thread_finish(i8* noundef %result) {
entry:
  %call = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_run_destructors, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_run_destructors()
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %0 = ptrtoint i8* %result to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef 2)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_self()
declare extern_weak dso_local void @__model_run_destructors()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_create(i64* noundef nonnull %thread, %union.pthread_attr_t* noundef %attr, i8* (i8*)* noundef nonnull %function, i8* noundef %argument) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i8* (i8*)*, i8*)* @__model_thread_main to void (...)*), i8* (i8*)* noundef %function, i8* noundef %argument)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  %tobool = icmp ne %union.pthread_attr_t* %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %tobool2 = icmp ne i64 %call1, 0
  br i1 %tobool2, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  br label %if.end
if.end:
  store i64 %call, i64* %thread, align 8
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_join(i64 noundef %thread, i8** noundef %result) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %thread, 1
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %state.0 = phi i64 [ 1, %if.then ], [ %call, %land.lhs.true ], [ %call, %entry ]
  %call2 = call i64 @__gsmack_self()
  %cmp3 = icmp eq i64 %thread, %call2
  br i1 %cmp3, label %if.then4, label %if.else
if.then4:
  br label %if.end15
if.else:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call5, 0
  br i1 %tobool, label %if.then6, label %if.else7
if.then6:
  br label %if.end14
if.else7:
  %cmp8 = icmp eq i64 %state.0, 0
  br i1 %cmp8, label %if.then10, label %lor.lhs.false
lor.lhs.false:
  %cmp9 = icmp eq i64 %state.0, 3
  br i1 %cmp9, label %if.then10, label %if.else11
if.then10:
  br label %if.end13
if.else11:
  %cmp12 = icmp eq i64 %state.0, 2
  call void @__gsmack_await(i1 noundef zeroext %cmp12)
  br label %if.end13
if.end13:
  %error.0 = phi i32 [ 3, %if.then10 ], [ 0, %if.else11 ]
  br label %if.end14
if.end14:
  %error.1 = phi i32 [ 22, %if.then6 ], [ %error.0, %if.end13 ]
  br label %if.end15
if.end15:
  %error.2 = phi i32 [ 35, %if.then4 ], [ %error.1, %if.end14 ]
  %tobool16 = icmp ne i32 %error.2, 0
  br i1 %tobool16, label %if.end22, label %if.then17
if.then17:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool18 = icmp ne i8** %result, null
  br i1 %tobool18, label %if.then19, label %if.end21
if.then19:
  %call20 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call20 to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end21
if.end21:
  br label %if.end22
if.end22:
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_await(i1 noundef zeroext)
define dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, i8** noundef %result) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call1, 0
  br i1 %tobool, label %if.then, label %if.else
if.then:
  br label %if.end12
if.else:
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.then2, label %if.else3
if.then2:
  br label %if.end11
if.else3:
  %cmp4 = icmp eq i64 %call, 1
  br i1 %cmp4, label %if.then6, label %lor.lhs.false
lor.lhs.false:
  %cmp5 = icmp eq i64 %thread, 1
  br i1 %cmp5, label %if.then6, label %if.else7
if.then6:
  br label %if.end10
if.else7:
  %cmp8 = icmp eq i64 %call, 0
  br i1 %cmp8, label %if.then9, label %if.end
if.then9:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 3, %if.then9 ], [ 0, %if.else7 ]
  br label %if.end10
if.end10:
  %error.1 = phi i32 [ 16, %if.then6 ], [ %error.0, %if.end ]
  br label %if.end11
if.end11:
  %error.2 = phi i32 [ 3, %if.then2 ], [ %error.1, %if.end10 ]
  br label %if.end12
if.end12:
  %error.3 = phi i32 [ 22, %if.then ], [ %error.2, %if.end11 ]
  %tobool13 = icmp ne i32 %error.3, 0
  br i1 %tobool13, label %if.end19, label %if.then14
if.then14:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool15 = icmp ne i8** %result, null
  br i1 %tobool15, label %if.then16, label %if.end18
if.then16:
  %call17 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call17 to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end18
if.end18:
  br label %if.end19
if.end19:
  call void @__gsmack_atomic_end()
  ret i32 %error.3
}
define dso_local i32 @pthread_detach(i64 noundef %thread) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp2 = icmp ne i64 %thread, 1
  br i1 %cmp2, label %if.then, label %if.else
if.then:
  br label %if.end6
if.else:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call3, 0
  br i1 %tobool, label %if.then4, label %if.else5
if.then4:
  br label %if.end
if.else5:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then4 ], [ 0, %if.else5 ]
  br label %if.end6
if.end6:
  %error.1 = phi i32 [ 3, %if.then ], [ %error.0, %if.end ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
define dso_local void @pthread_exit(i8* noundef %result) {
entry:
  call void @__model_thread_finish(i8* noundef %result)
  call void @__gsmack_thread_end()
  unreachable
}
declare dso_local void @__gsmack_thread_end()
define dso_local i64 @pthread_self() {
entry:
  %call = call i64 @__gsmack_self()
  ret i64 %call
}
define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
