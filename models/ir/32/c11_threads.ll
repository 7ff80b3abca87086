target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [21 x i8] c"may-fail.thrd_create\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"thrd_join: a thread joins itself\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"thrd_join: the thread is detached\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"thrd_join: the thread was joined already\00", align 1
@.str.4 = private unnamed_addr constant [35 x i8] c"thrd_join: there is no such thread\00", align 1
@.str.5 = private unnamed_addr constant [44 x i8] c"thrd_detach: the thread is detached already\00", align 1
@.str.6 = private unnamed_addr constant [43 x i8] c"thrd_detach: the thread was joined already\00", align 1
@.str.7 = private unnamed_addr constant [37 x i8] c"thrd_detach: there is no such thread\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"thread.over\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"cancel.requested\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"sched.known\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"thread.name\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
define dso_local void @__model_c11_thread_main(i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i32 %function(i8* noundef %argument)
  %0 = inttoptr i32 %call to i8*
  call void @__model_thread_finish(i8* noundef %0)
  ret void
}
declare dso_local void @__model_thread_finish(i8* noundef)
define dso_local i32 @thrd_create(i32* noundef %thread, i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call2 = call i32 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32 (i8*)*, i8*)* @__model_c11_thread_main to void (...)*), i32 (i8*)* noundef %function, i8* noundef %argument)
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call1.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0))
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %land.lhs.true2.i, label %if.end.i
land.lhs.true2.i:
  %call3.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call3.i, label %if.then.i, label %if.end.i
if.then.i:
  %call4.i = call i32 @__gsmack_nondet_ulong()
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %call4.i)
  %cmp.i = icmp eq i32 %call5.i, 3
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp6.i = icmp eq i32 %call5.i, 2
  br i1 %cmp6.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call7.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call4.i)
  %tobool8.i = icmp ne i32 %call7.i, 0
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %tobool8.i, %land.rhs.i ]
  br label %lor.end.i
lor.end.i:
  %1 = phi i1 [ true, %if.then.i ], [ %0, %land.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.11, i32 0, i32 0), i32 noundef %call2, i32 noundef %call4.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call4.i, i32 noundef %call2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call4.i, i32 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call4.i, i32 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.14, i32 0, i32 0), i32 noundef %call4.i, i32 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call4.i, i32 noundef 0)
  br label %if.end.i
if.end.i:
  %identity.0.i = phi i32 [ %call4.i, %lor.end.i ], [ %call2, %land.lhs.true2.i ], [ %call2, %land.lhs.true.i ], [ %call2, %if.end ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %identity.0.i, i32 noundef 1)
  br i1 icmp ne (void (i32, i32)* @__model_signal_inherit, void (i32, i32)* null), label %if.then9.i, label %thread_begins.exit
if.then9.i:
  %call10.i = call i32 @__gsmack_self()
  call void @__model_signal_inherit(i32 noundef %call10.i, i32 noundef %call2)
  br label %thread_begins.exit
thread_begins.exit:
  store i32 %identity.0.i, i32* %thread, align 4
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %thread_begins.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_spawn(void (...)* noundef, ...)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @thrd_join(i32 noundef %thread, i32* noundef %result) {
entry:
  %value = alloca i8*, align 4
  %0 = bitcast i8** %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  store i8* null, i8** %value, align 4
  %call = call i32 @__model_thread_join(i32 noundef %thread, i8** noundef %value, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.4, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %land.lhs.true
land.lhs.true:
  %tobool1 = icmp ne i32* %result, null
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  %1 = load i8*, i8** %value, align 4
  %2 = ptrtoint i8* %1 to i32
  store i32 %2, i32* %result, align 4
  br label %if.end
if.end:
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0.i
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i32 @__model_thread_join(i32 noundef, i8** noundef, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @thrd_detach(i32 noundef %thread) {
entry:
  %call = call i32 @__model_thread_detach(i32 noundef %thread, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.7, i32 0, i32 0))
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @__model_thread_detach(i32 noundef, i8* noundef, i8* noundef, i8* noundef)
define dso_local void @thrd_exit(i32 noundef %result) {
entry:
  %0 = inttoptr i32 %result to i8*
  call void @pthread_exit(i8* noundef %0)
  unreachable
}
declare dso_local void @pthread_exit(i8* noundef)
define dso_local i32 @thrd_current() {
entry:
  %call = call i32 @__gsmack_self()
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.11, i32 0, i32 0), i32 noundef %call)
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %call, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %call, %if.then.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @__gsmack_self()
define dso_local void @thrd_yield() {
entry:
  ret void
}
define dso_local i32 @thrd_sleep(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  %call = call i32 @clock_nanosleep(i32 noundef 0, i32 noundef 0, %struct.timespec* noundef %time, %struct.timespec* noundef %left)
  %tobool = icmp ne i32 %call, 0
  %cond = select i1 %tobool, i32 -2, i32 0
  ret i32 %cond
}
declare dso_local i32 @clock_nanosleep(i32 noundef, i32 noundef, %struct.timespec* noundef, %struct.timespec* noundef)
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare extern_weak dso_local void @__model_signal_inherit(i32 noundef, i32 noundef)
declare extern_weak dso_local void @__model_compares_identities()
