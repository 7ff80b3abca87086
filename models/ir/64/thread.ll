target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_attr_t = type { i64, [48 x i8] }
@.str = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"may-fail.pthread_create\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"pthread_create: the attributes were destroyed\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"pthread_create: the attributes are not initialised\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"thread\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"pthread_join: a thread joins itself\00", align 1
@.str.10 = private unnamed_addr constant [37 x i8] c"pthread_join: the thread is detached\00", align 1
@.str.11 = private unnamed_addr constant [44 x i8] c"pthread_join: the thread was joined already\00", align 1
@.str.12 = private unnamed_addr constant [38 x i8] c"pthread_join: there is no such thread\00", align 1
@.str.13 = private unnamed_addr constant [47 x i8] c"pthread_detach: the thread is detached already\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"pthread_detach: the thread was joined already\00", align 1
@.str.15 = private unnamed_addr constant [40 x i8] c"pthread_detach: there is no such thread\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"daemons\00", align 1
@.str.17 = private unnamed_addr constant [39 x i8] c"main returns while another thread runs\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"thread-leaks\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.20 = private unnamed_addr constant [40 x i8] c"a thread is neither joined nor detached\00", align 1
@.str.21 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @__model_main_returned, i8* null }]
define dso_local void @__model_thread_main(i8* (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i8* %function(i8* noundef %argument)
  %call.i = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_run_destructors, void ()* null), label %if.then.i, label %__model_thread_finish.exit
if.then.i:
  call void @__model_run_destructors()
  br label %__model_thread_finish.exit
__model_thread_finish.exit:
  call void @__gsmack_thread_leaves()
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
  call void @__gsmack_thread_leaves()
  call void @__gsmack_atomic_begin()
  %0 = ptrtoint i8* %result to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef 2)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_self()
declare extern_weak dso_local void @__model_run_destructors()
declare dso_local void @__gsmack_thread_leaves()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_create(i64* noundef nonnull %thread, %union.pthread_attr_t* noundef %attr, i8* (i8*)* noundef nonnull %function, i8* noundef %argument) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = load volatile i64, i64* %thread, align 8
  call void @__gsmack_atomic_begin()
  %call2 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i8* (i8*)*, i8*)* @__model_thread_main to void (...)*), i8* (i8*)* noundef %function, i8* noundef %argument)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call2, i64 noundef 1)
  br i1 icmp ne (void (i64)* @__model_thread_identified, void (i64)* null), label %if.then3, label %if.end4
if.then3:
  call void @__model_thread_identified(i64 noundef %call2)
  br label %if.end4
if.end4:
  %tobool5 = icmp ne %union.pthread_attr_t* %attr, null
  br i1 %tobool5, label %if.then6, label %if.end11
if.then6:
  %1 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %1, i64 noundef 56)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.21, i64 0, i64 0), i8* noundef %1)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.4, i64 0, i64 0))
  %call7 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef %1)
  %tobool8 = icmp ne i64 %call7, 0
  br i1 %tobool8, label %if.then9, label %if.end10
if.then9:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call2, i64 noundef 1)
  br label %if.end10
if.end10:
  br label %if.end11
if.end11:
  store i64 %call2, i64* %thread, align 8
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 11, %if.then ], [ 0, %if.end11 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
declare extern_weak dso_local void @__model_thread_identified(i64 noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @__model_thread_join(i64 noundef %thread, i8** noundef %result, i8* noundef %itself, i8* noundef %detached, i8* noundef %joined, i8* noundef %unknown) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tobool = icmp ne i8** %result, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = load volatile i8*, i8** %result, align 8
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %thread, 1
  br i1 %cmp, label %land.lhs.true, label %if.end3
land.lhs.true:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %if.then2, label %if.end3
if.then2:
  br label %if.end3
if.end3:
  %state.0 = phi i64 [ 1, %if.then2 ], [ %call, %land.lhs.true ], [ %call, %if.end ]
  %call4 = call i64 @__gsmack_self()
  %cmp5 = icmp eq i64 %thread, %call4
  br i1 %cmp5, label %if.then6, label %if.else
if.then6:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %itself)
  br label %if.end24
if.else:
  %call7 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread)
  %tobool8 = icmp ne i64 %call7, 0
  br i1 %tobool8, label %if.then9, label %if.else10
if.then9:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %detached)
  br label %if.end23
if.else10:
  %cmp11 = icmp eq i64 %state.0, 3
  br i1 %cmp11, label %if.then12, label %if.else13
if.then12:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %joined)
  br label %if.end22
if.else13:
  %cmp14 = icmp eq i64 %state.0, 0
  br i1 %cmp14, label %if.then15, label %if.else16
if.then15:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %unknown)
  br label %if.end21
if.else16:
  %cmp17 = icmp eq i64 %state.0, 2
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %cmp17, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.else16 ], [ %call1.i, %land.rhs.i ]
  %frombool = zext i1 %1 to i8
  br i1 %cmp17, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %cancelled_instead.exit ], [ %1, %lor.rhs ]
  %3 = inttoptr i64 %thread to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %3, i64 noundef %thread)
  br label %if.end21
if.end21:
  %error.0 = phi i32 [ 3, %if.then15 ], [ 0, %lor.end ]
  %cancelled.0 = phi i8 [ 0, %if.then15 ], [ %frombool, %lor.end ]
  br label %if.end22
if.end22:
  %error.1 = phi i32 [ 3, %if.then12 ], [ %error.0, %if.end21 ]
  %cancelled.1 = phi i8 [ 0, %if.then12 ], [ %cancelled.0, %if.end21 ]
  br label %if.end23
if.end23:
  %error.2 = phi i32 [ 22, %if.then9 ], [ %error.1, %if.end22 ]
  %cancelled.2 = phi i8 [ 0, %if.then9 ], [ %cancelled.1, %if.end22 ]
  br label %if.end24
if.end24:
  %error.3 = phi i32 [ 35, %if.then6 ], [ %error.2, %if.end23 ]
  %cancelled.3 = phi i8 [ 0, %if.then6 ], [ %cancelled.2, %if.end23 ]
  %tobool25 = icmp ne i32 %error.3, 0
  br i1 %tobool25, label %if.end33, label %land.lhs.true26
land.lhs.true26:
  %tobool27 = trunc i8 %cancelled.3 to i1
  br i1 %tobool27, label %if.end33, label %if.then28
if.then28:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  br i1 %tobool, label %if.then30, label %if.end32
if.then30:
  %call31 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %4 = inttoptr i64 %call31 to i8*
  store i8* %4, i8** %result, align 8
  br label %if.end32
if.end32:
  br label %if.end33
if.end33:
  call void @__gsmack_atomic_end()
  %tobool34 = trunc i8 %cancelled.3 to i1
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i21, label %act_if.exit
land.lhs.true.i21:
  br i1 %tobool34, label %if.then.i22, label %act_if.exit
if.then.i22:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  ret i32 %error.3
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @pthread_join(i64 noundef %thread, i8** noundef %result) {
entry:
  %call = call i32 @__model_thread_join(i64 noundef %thread, i8** noundef %result, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.12, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @__model_thread_detach(i64 noundef %thread, i8* noundef %detached, i8* noundef %joined, i8* noundef %unknown) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.then, label %if.else
if.then:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %joined)
  br label %if.end9
if.else:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %land.lhs.true, label %if.else4
land.lhs.true:
  %cmp2 = icmp ne i64 %thread, 1
  br i1 %cmp2, label %if.then3, label %if.else4
if.then3:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %unknown)
  br label %if.end8
if.else4:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call5, 0
  br i1 %tobool, label %if.then6, label %if.else7
if.then6:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %detached)
  br label %if.end
if.else7:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then6 ], [ 0, %if.else7 ]
  br label %if.end8
if.end8:
  %error.1 = phi i32 [ 3, %if.then3 ], [ %error.0, %if.end ]
  br label %if.end9
if.end9:
  %error.2 = phi i32 [ 3, %if.then ], [ %error.1, %if.end8 ]
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
define dso_local i32 @pthread_detach(i64 noundef %thread) {
entry:
  %call = call i32 @__model_thread_detach(i64 noundef %thread, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.15, i64 0, i64 0))
  ret i32 %call
}
define dso_local void @pthread_exit(i8* noundef %result) {
entry:
  br i1 icmp ne (void ()* @__model_unwinds, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_unwinds()
  br label %if.end
if.end:
  br i1 icmp ne (void (i8*)* @__model_run_cleanup, void (i8*)* null), label %if.then1, label %if.end2
if.then1:
  call void @__model_run_cleanup(i8* noundef %result)
  br label %if.end2
if.end2:
  call void @__model_thread_finish(i8* noundef %result)
  call void @__gsmack_thread_end()
  unreachable
}
declare extern_weak dso_local void @__model_unwinds()
declare extern_weak dso_local void @__model_run_cleanup(i8* noundef)
declare dso_local void @__gsmack_thread_end()
define dso_local i64 @pthread_self() {
entry:
  %call = call i64 @__gsmack_self()
  ret i64 %call
}
define dso_local void @__model_main_returned() {
entry:
  br i1 icmp ne (i1 ()* @__model_exits, i1 ()* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call zeroext i1 @__model_exits()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_nondet_ulong()
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call1)
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call1)
  %cmp = icmp ne i64 %call3, 0
  %call4 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0)
  %cmp5 = icmp ne i64 %call2, 1
  br i1 %cmp5, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp6 = icmp eq i64 %call4, 1
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = icmp ne i64 %call4, 2
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %0, %land.end ]
  %2 = inttoptr i64 %call1 to i8*
  call void @__gsmack_assert_about(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %2)
  br i1 %cmp5, label %land.lhs.true9, label %lor.lhs.false11
land.lhs.true9:
  %cmp10 = icmp ne i64 %call2, 2
  br i1 %cmp10, label %lor.end16, label %lor.lhs.false11
lor.lhs.false11:
  br i1 %cmp, label %lor.end16, label %lor.rhs13
lor.rhs13:
  %call14 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.18, i64 0, i64 0), i64 noundef 1)
  %tobool15 = icmp ne i64 %call14, 0
  %lnot = xor i1 %tobool15, true
  br label %lor.end16
lor.end16:
  %3 = phi i1 [ true, %lor.lhs.false11 ], [ true, %land.lhs.true9 ], [ %lnot, %lor.rhs13 ]
  call void @__gsmack_assert_about(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %2)
  call void @__gsmack_atomic_end()
  br label %return
return:
  ret void
}
declare extern_weak dso_local zeroext i1 @__model_exits()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
