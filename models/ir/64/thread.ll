target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_attr_t = type { i64, [48 x i8] }
@.str = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
define dso_local void @__model_thread_main(i8* (i8*)* nocapture noundef readonly %function, i8* noundef %argument) {
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
define dso_local void @__model_thread_finish(i8* noundef %result) local_unnamed_addr {
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
declare dso_local i64 @__gsmack_self() local_unnamed_addr
declare extern_weak dso_local void @__model_run_destructors()
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i32 @pthread_create(i64* nocapture noundef nonnull writeonly %thread, %union.pthread_attr_t* noundef %attr, i8* (i8*)* noundef nonnull %function, i8* noundef %argument) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i8* (i8*)*, i8*)* @__model_thread_main to void (...)*), i8* (i8*)* noundef nonnull %function, i8* noundef %argument)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  %tobool.not = icmp eq %union.pthread_attr_t* %attr, null
  br i1 %tobool.not, label %if.end, label %land.lhs.true
land.lhs.true:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %0)
  %tobool2.not = icmp eq i64 %call1, 0
  br i1 %tobool2.not, label %if.end, label %if.then
if.then:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  br label %if.end
if.end:
  store i64 %call, i64* %thread, align 8
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...) local_unnamed_addr
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
define dso_local i32 @pthread_join(i64 noundef %thread, i8** noundef writeonly %result) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %thread, 1
  %cmp1 = icmp eq i64 %call, 0
  %or.cond = select i1 %cmp, i1 %cmp1, i1 false
  %spec.store.select = select i1 %or.cond, i64 1, i64 %call
  %call2 = call i64 @__gsmack_self()
  %cmp3 = icmp eq i64 %call2, %thread
  br i1 %cmp3, label %if.end15, label %if.else
if.else:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool.not = icmp eq i64 %call5, 0
  br i1 %tobool.not, label %if.else7, label %if.end15
if.else7:
  switch i64 %spec.store.select, label %if.else11 [
    i64 3, label %if.end15
    i64 0, label %if.end15
  ]
if.else11:
  %cmp12 = icmp eq i64 %spec.store.select, 2
  call void @__gsmack_await(i1 noundef zeroext %cmp12)
  br label %if.end15
if.end15:
  %tobool16.not = phi i1 [ true, %if.else11 ], [ false, %entry ], [ false, %if.else ], [ false, %if.else7 ], [ false, %if.else7 ]
  %error.0 = phi i32 [ 0, %if.else11 ], [ 35, %entry ], [ 22, %if.else ], [ 3, %if.else7 ], [ 3, %if.else7 ]
  br i1 %tobool16.not, label %if.then17, label %if.end22
if.then17:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool18.not = icmp eq i8** %result, null
  br i1 %tobool18.not, label %if.end22, label %if.then19
if.then19:
  %call20 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call20 to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end22
if.end22:
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef) local_unnamed_addr
declare dso_local void @__gsmack_await(i1 noundef zeroext) local_unnamed_addr
define dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, i8** noundef writeonly %result) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool.not = icmp eq i64 %call1, 0
  br i1 %tobool.not, label %if.else, label %if.end12
if.else:
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.end12, label %if.else3
if.else3:
  %cmp4 = icmp eq i64 %call, 1
  %cmp5 = icmp eq i64 %thread, 1
  %or.cond = or i1 %cmp5, %cmp4
  br i1 %or.cond, label %if.end12, label %if.else7
if.else7:
  %cmp8 = icmp eq i64 %call, 0
  %not.cmp8 = xor i1 %cmp8, true
  %spec.select30 = select i1 %cmp8, i32 3, i32 0
  br label %if.end12
if.end12:
  %tobool13.not = phi i1 [ false, %entry ], [ false, %if.else ], [ false, %if.else3 ], [ %not.cmp8, %if.else7 ]
  %error.0 = phi i32 [ 22, %entry ], [ 3, %if.else ], [ 16, %if.else3 ], [ %spec.select30, %if.else7 ]
  br i1 %tobool13.not, label %if.then14, label %if.end19
if.then14:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool15.not = icmp eq i8** %result, null
  br i1 %tobool15.not, label %if.end19, label %if.then16
if.then16:
  %call17 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call17 to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end19
if.end19:
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_detach(i64 noundef %thread) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.end6, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i64 %call, 0
  %cmp2 = icmp ne i64 %thread, 1
  %or.cond = and i1 %cmp2, %cmp1
  br i1 %or.cond, label %if.end6, label %if.else
if.else:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %tobool.not = icmp eq i64 %call3, 0
  br i1 %tobool.not, label %if.else5, label %if.end6
if.else5:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  br label %if.end6
if.end6:
  %error.0 = phi i32 [ 0, %if.else5 ], [ 3, %lor.lhs.false ], [ 3, %entry ], [ 22, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local void @pthread_exit(i8* noundef %result) local_unnamed_addr {
entry:
  call void @__model_thread_finish(i8* noundef %result)
  call void @__gsmack_thread_end()
  unreachable
}
declare dso_local void @__gsmack_thread_end() local_unnamed_addr
define dso_local i64 @pthread_self() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_self()
  ret i64 %call
}
define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) local_unnamed_addr {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
