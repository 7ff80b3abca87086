target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [45 x i8] c"pthread_setschedparam: the thread was joined\00", align 1
@.str.1 = private unnamed_addr constant [60 x i8] c"pthread_setschedparam: the thread is detached and has ended\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"pthread_setschedparam: there is no such thread\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"attr.inherit\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"attr.policy\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"attr.priority\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"sched.policy\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"sched.priority\00", align 1
@.str.8 = private unnamed_addr constant [45 x i8] c"pthread_getschedparam: the thread was joined\00", align 1
@.str.9 = private unnamed_addr constant [60 x i8] c"pthread_getschedparam: the thread is detached and has ended\00", align 1
@.str.10 = private unnamed_addr constant [47 x i8] c"pthread_getschedparam: there is no such thread\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"concurrency\00", align 1
@.str.12 = private unnamed_addr constant [46 x i8] c"pthread_setaffinity_np: the thread was joined\00", align 1
@.str.13 = private unnamed_addr constant [61 x i8] c"pthread_setaffinity_np: the thread is detached and has ended\00", align 1
@.str.14 = private unnamed_addr constant [48 x i8] c"pthread_setaffinity_np: there is no such thread\00", align 1
@.str.15 = private unnamed_addr constant [46 x i8] c"pthread_getaffinity_np: the thread was joined\00", align 1
@.str.16 = private unnamed_addr constant [61 x i8] c"pthread_getaffinity_np: the thread is detached and has ended\00", align 1
@.str.17 = private unnamed_addr constant [48 x i8] c"pthread_getaffinity_np: there is no such thread\00", align 1
@.str.18 = private unnamed_addr constant [50 x i8] c"sets of processors of another size than cpu_set_t\00", align 1
@.str.19 = private unnamed_addr constant [42 x i8] c"pthread_setname_np: the thread was joined\00", align 1
@.str.20 = private unnamed_addr constant [57 x i8] c"pthread_setname_np: the thread is detached and has ended\00", align 1
@.str.21 = private unnamed_addr constant [44 x i8] c"pthread_setname_np: there is no such thread\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"thread.name\00", align 1
@.str.23 = private unnamed_addr constant [42 x i8] c"pthread_getname_np: the thread was joined\00", align 1
@.str.24 = private unnamed_addr constant [57 x i8] c"pthread_getname_np: the thread is detached and has ended\00", align 1
@.str.25 = private unnamed_addr constant [44 x i8] c"pthread_getname_np: there is no such thread\00", align 1
@.str.26 = private unnamed_addr constant [35 x i8] c"the name of a thread that has none\00", align 1
@.str.27 = private unnamed_addr constant [45 x i8] c"pthread_getcpuclockid: the thread was joined\00", align 1
@.str.28 = private unnamed_addr constant [60 x i8] c"pthread_getcpuclockid: the thread is detached and has ended\00", align 1
@.str.29 = private unnamed_addr constant [47 x i8] c"pthread_getcpuclockid: there is no such thread\00", align 1
@.str.30 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.31 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.32 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.33 = private unnamed_addr constant [12 x i8] c"sched.known\00", align 1
define dso_local i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  %0 = load i32, i32* %sched_priority, align 4
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %1 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %2 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.1, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %3 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %3, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp.i.i7 = icmp eq i32 %policy, 1
  br i1 %cmp.i.i7, label %in_turn.exit.i, label %lor.rhs.i.i9
lor.rhs.i.i9:
  %cmp1.i.i8 = icmp eq i32 %policy, 2
  br label %in_turn.exit.i
in_turn.exit.i:
  %4 = phi i1 [ true, %if.end ], [ %cmp1.i.i8, %lor.rhs.i.i9 ]
  br i1 %4, label %if.then.i, label %if.end.i
if.then.i:
  %cmp.i10 = icmp sge i32 %0, 1
  br i1 %cmp.i10, label %land.rhs.i11, label %land.end.i
land.rhs.i11:
  %cmp1.i = icmp sle i32 %0, 99
  br label %land.end.i
land.end.i:
  %5 = phi i1 [ false, %if.then.i ], [ %cmp1.i, %land.rhs.i11 ]
  br label %valid.exit
if.end.i:
  %cmp2.i = icmp eq i32 %policy, 0
  br i1 %cmp2.i, label %land.rhs6.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %policy, 3
  br i1 %cmp3.i, label %land.rhs6.i, label %lor.lhs.false4.i
lor.lhs.false4.i:
  %cmp5.i = icmp eq i32 %policy, 5
  br i1 %cmp5.i, label %land.rhs6.i, label %land.end8.i
land.rhs6.i:
  %cmp7.i = icmp eq i32 %0, 0
  br label %land.end8.i
land.end8.i:
  %6 = phi i1 [ false, %lor.lhs.false4.i ], [ %cmp7.i, %land.rhs6.i ]
  br label %valid.exit
valid.exit:
  %retval.0.i = phi i1 [ %5, %land.end.i ], [ %6, %land.end8.i ]
  br i1 %retval.0.i, label %cond.true, label %cond.false
cond.true:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %cond.i, %cond.true ], [ 22, %cond.false ]
  call void @__gsmack_atomic_begin()
  %tobool = icmp ne i32 %cond, 0
  br i1 %tobool, label %if.end4, label %if.then3
if.then3:
  %conv.i = sext i32 %policy to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread, i64 noundef %conv.i)
  %conv1.i = sext i32 %0 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %thread, i64 noundef %conv1.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 3, %if.then ], [ %cond, %if.end4 ]
  ret i32 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define weak dso_local void @__model_schedule(i64 noundef %parent, i64 noundef %child, i8* noundef %attr) {
entry:
  %tobool = icmp ne i8* %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i8* noundef %attr)
  %cmp = icmp eq i64 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* noundef %attr)
  %conv = trunc i64 %call1 to i32
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef %attr)
  %conv3 = trunc i64 %call2 to i32
  %conv.i = sext i32 %conv to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %child, i64 noundef %conv.i)
  %conv1.i = sext i32 %conv3 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %child, i64 noundef %conv1.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i64 noundef %child, i64 noundef 1)
  br label %return
if.end:
  call void @choose(i64 noundef %parent)
  %call4 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %parent)
  %conv5 = trunc i64 %call4 to i32
  %call6 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %parent)
  %conv7 = trunc i64 %call6 to i32
  %conv.i7 = sext i32 %conv5 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %child, i64 noundef %conv.i7)
  %conv1.i8 = sext i32 %conv7 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %child, i64 noundef %conv1.i8)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i64 noundef %child, i64 noundef 1)
  br label %return
return:
  ret void
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define internal void @choose(i64 noundef %thread) {
entry:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_nondet_int()
  %call2 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp eq i32 %call1, 1
  br i1 %cmp.i.i, label %in_turn.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i32 %call1, 2
  br label %in_turn.exit.i
in_turn.exit.i:
  %0 = phi i1 [ true, %if.end ], [ %cmp1.i.i, %lor.rhs.i.i ]
  br i1 %0, label %if.then.i, label %if.end.i
if.then.i:
  %cmp.i = icmp sge i32 %call2, 1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sle i32 %call2, 99
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.then.i ], [ %cmp1.i, %land.rhs.i ]
  br label %valid.exit
if.end.i:
  %cmp2.i = icmp eq i32 %call1, 0
  br i1 %cmp2.i, label %land.rhs6.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %call1, 3
  br i1 %cmp3.i, label %land.rhs6.i, label %lor.lhs.false4.i
lor.lhs.false4.i:
  %cmp5.i = icmp eq i32 %call1, 5
  br i1 %cmp5.i, label %land.rhs6.i, label %land.end8.i
land.rhs6.i:
  %cmp7.i = icmp eq i32 %call2, 0
  br label %land.end8.i
land.end8.i:
  %2 = phi i1 [ false, %lor.lhs.false4.i ], [ %cmp7.i, %land.rhs6.i ]
  br label %valid.exit
valid.exit:
  %retval.0.i = phi i1 [ %1, %land.end.i ], [ %2, %land.end8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %retval.0.i)
  %conv.i = sext i32 %call1 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread, i64 noundef %conv.i)
  %conv1.i = sext i32 %call2 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %thread, i64 noundef %conv1.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  br label %return
return:
  ret void
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define dso_local i32 @pthread_getschedparam(i64 noundef %thread, i32* noundef nonnull %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.10, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.8, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.9, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  call void @choose(i64 noundef %thread)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread)
  %conv = trunc i64 %call1 to i32
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %thread)
  %conv3 = trunc i64 %call2 to i32
  call void @__gsmack_atomic_end()
  store i32 %conv, i32* %policy, align 4
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %conv3, i32* %sched_priority, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) {
entry:
  %policy = alloca i32, align 4
  %param = alloca %struct.sched_param, align 4
  %0 = bitcast i32* %policy to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast %struct.sched_param* %param to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i32 @pthread_getschedparam(i64 noundef %thread, i32* noundef %policy, %struct.sched_param* noundef %param)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %priority, i32* %sched_priority, align 4
  %2 = load i32, i32* %policy, align 4
  %call1 = call i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %2, %struct.sched_param* noundef %param)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call, %if.then ], [ %call1, %if.end ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0
}
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %cmp = icmp slt i32 %level, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %level to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.11, i64 0, i64 0), i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
define dso_local i32 @pthread_getconcurrency() {
entry:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.11, i64 0, i64 0))
  %conv = trunc i64 %call to i32
  ret i32 %conv
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.14, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.12, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.13, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %3 = bitcast %struct.cpu_set_t* %set to i8*
  %tobool.i = icmp ne i64 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i1 = icmp ult i64 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i1)
  %arrayidx.i = getelementptr inbounds i8, i8* %3, i64 %call.i
  %4 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i2, i32 1, i32 0
  br label %cond.end
cond.end:
  %cond = phi i32 [ 22, %cond.true ], [ %cond.i, %cond.false ]
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ %cond, %cond.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @pthread_getaffinity_np(i64 noundef %thread, i64 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.17, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.15, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.16, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp = icmp ne i64 %size, 128
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end2
if.end2:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end2 ], [ %inc, %for.inc ]
  %conv = zext i32 %i.0 to i64
  %cmp3 = icmp ult i64 %conv, 16
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call5 = call i64 @__gsmack_nondet_ulong()
  %__bits = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %set, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__bits, i64 0, i64 %conv
  store i64 %call5, i64* %arrayidx, align 8
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i64 @__gsmack_nondet_ulong()
define dso_local i32 @pthread_setname_np(i64 noundef %thread, i8* noundef nonnull %name) {
entry:
  %call = call i64 @strlen(i8* noundef %name)
  %cmp = icmp uge i64 %call, 16
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %if.end ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.21, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.19, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.20, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then2, label %if.end3
if.then2:
  br label %return
if.end3:
  %call4 = call i8* @__gsmack_alloc(i64 noundef 16)
  %call5 = call i8* @strcpy(i8* noundef %call4, i8* noundef %name)
  %3 = ptrtoint i8* %call5 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0), i64 noundef %thread, i64 noundef %3)
  br label %return
return:
  %retval.0 = phi i32 [ 34, %if.then ], [ 2, %if.then2 ], [ 0, %if.end3 ]
  ret i32 %retval.0
}
declare dso_local i64 @strlen(i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local i8* @strcpy(i8* noundef, i8* noundef)
declare dso_local i8* @__gsmack_alloc(i64 noundef)
define dso_local i32 @pthread_getname_np(i64 noundef %thread, i8* noundef nonnull %to, i64 noundef %size) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.25, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.23, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.24, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0), i64 noundef %thread)
  %3 = inttoptr i64 %call1 to i8*
  %tobool = icmp ne i8* %3, null
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.26, i64 0, i64 0))
  br label %if.end3
if.end3:
  %call4 = call i64 @strlen(i8* noundef %3)
  %cmp = icmp uge i64 %call4, %size
  br i1 %cmp, label %if.then5, label %if.end6
if.then5:
  br label %cleanup
if.end6:
  %call7 = call i8* @strcpy(i8* noundef %to, i8* noundef %3)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 34, %if.then5 ], [ 0, %if.end6 ]
  br label %return
return:
  %retval.1 = phi i32 [ 2, %if.then ], [ %retval.0, %cleanup ]
  ret i32 %retval.1
}
define dso_local i32 @sched_get_priority_max(i32 noundef %policy) {
entry:
  %cmp.i = icmp eq i32 %policy, 1
  br i1 %cmp.i, label %in_turn.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %policy, 2
  br label %in_turn.exit
in_turn.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  %cond = select i1 %0, i32 99, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_get_priority_min(i32 noundef %policy) {
entry:
  %cmp.i = icmp eq i32 %policy, 1
  br i1 %cmp.i, label %in_turn.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %policy, 2
  br label %in_turn.exit
in_turn.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  %cond = select i1 %0, i32 1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setscheduler(i32 noundef %process, i32 noundef %policy, %struct.sched_param* noundef %param) {
entry:
  %0 = bitcast %struct.sched_param* %param to i8*
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, 4
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setparam(i32 noundef %process, %struct.sched_param* noundef %param) {
entry:
  %0 = bitcast %struct.sched_param* %param to i8*
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, 4
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setaffinity(i32 noundef %process, i64 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  %0 = bitcast %struct.cpu_set_t* %set to i8*
  %tobool.i = icmp ne i64 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_getaffinity(i32 noundef %process, i64 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  %call = call i64 @pthread_self()
  %call1 = call i32 @pthread_getaffinity_np(i64 noundef %call, i64 noundef %size, %struct.cpu_set_t* noundef %set)
  ret i32 %call1
}
declare dso_local i64 @pthread_self()
define dso_local i32 @sched_getscheduler(i32 noundef %process) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp eq i32 %call, -1
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp.i.i = icmp eq i32 %call, 1
  br i1 %cmp.i.i, label %in_turn.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i32 %call, 2
  br label %in_turn.exit.i
in_turn.exit.i:
  %0 = phi i1 [ true, %lor.lhs.false ], [ %cmp1.i.i, %lor.rhs.i.i ]
  br i1 %0, label %if.then.i, label %if.end.i
if.then.i:
  br label %valid.exit
if.end.i:
  %cmp2.i = icmp eq i32 %call, 0
  br i1 %cmp2.i, label %land.rhs6.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %call, 3
  br i1 %cmp3.i, label %land.rhs6.i, label %lor.lhs.false4.i
lor.lhs.false4.i:
  %cmp5.i = icmp eq i32 %call, 5
  br i1 %cmp5.i, label %land.rhs6.i, label %land.end8.i
land.rhs6.i:
  br label %land.end8.i
land.end8.i:
  %1 = phi i1 [ false, %lor.lhs.false4.i ], [ true, %land.rhs6.i ]
  br label %valid.exit
valid.exit:
  %retval.0.i = phi i1 [ false, %if.then.i ], [ %1, %land.end8.i ]
  br i1 %retval.0.i, label %lor.end, label %lor.rhs
lor.rhs:
  br i1 %cmp.i.i, label %in_turn.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %call, 2
  br label %in_turn.exit
in_turn.exit:
  %2 = phi i1 [ true, %lor.rhs ], [ %cmp1.i, %lor.rhs.i ]
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %valid.exit ], [ true, %entry ], [ %2, %in_turn.exit ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @sched_getparam(i32 noundef %process, %struct.sched_param* noundef %param) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %call, i32* %sched_priority, align 4
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = icmp sle i32 %call, 99
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call4, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @pthread_getcpuclockid(i64 noundef %thread, i32* noundef nonnull %clock) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef %thread)
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i64 %thread, 1
  br label %lor.end.i.i
lor.end.i.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.29, i64 0, i64 0))
  %cmp2.i.i = icmp ne i64 %call.i.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.27, i64 0, i64 0))
  %cmp3.i.i = icmp ne i64 %call.i.i, 2
  br i1 %cmp3.i.i, label %thread_require.exit.i, label %lor.rhs4.i.i
lor.rhs4.i.i:
  %call5.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call5.i.i, 0
  %lnot.i.i = xor i1 %tobool.i.i, true
  br label %thread_require.exit.i
thread_require.exit.i:
  %1 = phi i1 [ true, %lor.end.i.i ], [ %lnot.i.i, %lor.rhs4.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.28, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i = icmp eq i64 %call.i.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %gone.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %gone.exit
gone.exit:
  %2 = phi i1 [ false, %thread_require.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  store i32 3, i32* %clock, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @sched_getcpu() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
define dso_local i32 @nice(i32 noundef %more) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -20
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, 19
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ -1, %fails.exit ]
  ret i32 %cond
}
define dso_local i32 @getpriority(i32 noundef %which, i32 noundef %who) {
entry:
  %call = call i32 @nice(i32 noundef 0)
  ret i32 %call
}
define dso_local i32 @setpriority(i32 noundef %which, i32 noundef %who, i32 noundef %priority) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @sched_rr_get_interval(i32 noundef %process, %struct.timespec* noundef %interval) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %return
if.end:
  %call.i = call i64 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %interval, i32 0, i32 0
  store i64 %call.i, i64* %tv_sec.i, align 8
  %call1.i = call i64 @__gsmack_nondet_long()
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %interval, i32 0, i32 1
  store i64 %call1.i, i64* %tv_nsec.i, align 8
  %1 = load i64, i64* %tv_sec.i, align 8
  %cmp.i = icmp sge i64 %1, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %any_span.exit
land.lhs.true.i:
  %cmp4.i = icmp sge i64 %call1.i, 0
  br i1 %cmp4.i, label %land.rhs.i, label %any_span.exit
land.rhs.i:
  %cmp6.i = icmp slt i64 %call1.i, 1000000000
  br label %any_span.exit
any_span.exit:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.end ], [ %cmp6.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %any_span.exit ]
  ret i32 %retval.0
}
define dso_local i32 @getcpu(i32* noundef %processor, i32* noundef %node) {
entry:
  %tobool = icmp ne i32* %processor, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  store i32 %call.i, i32* %processor, align 4
  br label %if.end
if.end:
  %tobool1 = icmp ne i32* %node, null
  br i1 %tobool1, label %if.then2, label %if.end4
if.then2:
  %call3 = call i32 @__gsmack_nondet_uint()
  store i32 %call3, i32* %node, align 4
  br label %if.end4
if.end4:
  ret i32 0
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @__sched_cpucount(i64 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  br label %for.cond
for.cond:
  %n.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %div = udiv i64 %size, 8
  %cmp = icmp ult i64 %i.0, %div
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %__bits = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %set, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__bits, i64 0, i64 %i.0
  %0 = load i64, i64* %arrayidx, align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %0)
  %cast = trunc i64 %1 to i32
  %add = add nsw i32 %n.0, %cast
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %n.0
}
declare i64 @llvm.ctpop.i64(i64)
define dso_local %struct.cpu_set_t* @__sched_cpualloc(i64 noundef %n) {
entry:
  %add = add i64 %n, 64
  %sub = sub i64 %add, 1
  %div = udiv i64 %sub, 64
  %mul = mul i64 %div, 8
  %call = call noalias i8* @malloc(i64 noundef %mul)
  %0 = bitcast i8* %call to %struct.cpu_set_t*
  ret %struct.cpu_set_t* %0
}
declare dso_local noalias i8* @malloc(i64 noundef)
define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %set) {
entry:
  %0 = bitcast %struct.cpu_set_t* %set to i8*
  call void @free(i8* noundef %0)
  ret void
}
declare dso_local void @free(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i64 @__gsmack_nondet_long()
