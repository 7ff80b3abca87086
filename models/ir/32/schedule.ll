target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [32 x i32] }
@.str = private unnamed_addr constant [12 x i8] c"sched.known\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"sched.policy\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"sched.priority\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"concurrency\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"sets of processors of another size than cpu_set_t\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"thread.name\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"the name of a thread that has none\00", align 1
define dso_local i32 @pthread_setschedparam(i32 noundef %thread, i32 noundef %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  %0 = load i32, i32* %sched_priority, align 4
  %cmp.i.i = icmp eq i32 %policy, 1
  br i1 %cmp.i.i, label %in_turn.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i32 %policy, 2
  br label %in_turn.exit.i
in_turn.exit.i:
  %1 = phi i1 [ true, %entry ], [ %cmp1.i.i, %lor.rhs.i.i ]
  br i1 %1, label %if.then.i, label %if.end.i
if.then.i:
  %cmp.i = icmp sge i32 %0, 1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sle i32 %0, 99
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %if.then.i ], [ %cmp1.i, %land.rhs.i ]
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
  %3 = phi i1 [ false, %lor.lhs.false4.i ], [ %cmp7.i, %land.rhs6.i ]
  br label %valid.exit
valid.exit:
  %retval.0.i = phi i1 [ %2, %land.end.i ], [ %3, %land.end8.i ]
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
  br i1 %tobool, label %if.end, label %if.then
if.then:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %thread, i32 noundef %policy)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %thread, i32 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %thread, i32 noundef 1)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %cond
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @pthread_getschedparam(i32 noundef %thread, i32* noundef nonnull %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %thread)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_int()
  %call2 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp eq i32 %call1, 1
  br i1 %cmp.i.i, label %in_turn.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i.i = icmp eq i32 %call1, 2
  br label %in_turn.exit.i
in_turn.exit.i:
  %0 = phi i1 [ true, %if.then ], [ %cmp1.i.i, %lor.rhs.i.i ]
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
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %thread, i32 noundef %call1)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %thread, i32 noundef %call2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %thread, i32 noundef 1)
  br label %if.end
if.end:
  %call4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %thread)
  %call6 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %thread)
  call void @__gsmack_atomic_end()
  store i32 %call4, i32* %policy, align 4
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %call6, i32* %sched_priority, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @pthread_setschedprio(i32 noundef %thread, i32 noundef %priority) {
entry:
  %policy = alloca i32, align 4
  %param = alloca %struct.sched_param, align 4
  %0 = bitcast i32* %policy to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast %struct.sched_param* %param to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i32 @pthread_getschedparam(i32 noundef %thread, i32* noundef %policy, %struct.sched_param* noundef %param)
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %priority, i32* %sched_priority, align 4
  %2 = load i32, i32* %policy, align 4
  %call1 = call i32 @pthread_setschedparam(i32 noundef %thread, i32 noundef %2, %struct.sched_param* noundef %param)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %call1
}
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %cmp = icmp slt i32 %level, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i32 noundef %level)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
define dso_local i32 @pthread_getconcurrency() {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0))
  ret i32 %call
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @pthread_setaffinity_np(i32 noundef %thread, i32 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  br label %cond.end
cond.end:
  %cond = phi i32 [ 22, %cond.true ], [ %cond.i, %cond.false ]
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @pthread_getaffinity_np(i32 noundef %thread, i32 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  %cmp = icmp ne i32 %size, 128
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end
if.end:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp ult i32 %i.0, 32
  br i1 %cmp1, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call i32 @__gsmack_nondet_ulong()
  %__bits = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %set, i32 0, i32 0
  %arrayidx = getelementptr inbounds [32 x i32], [32 x i32]* %__bits, i32 0, i32 %i.0
  store i32 %call, i32* %arrayidx, align 4
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
define dso_local i32 @pthread_setname_np(i32 noundef %thread, i8* noundef nonnull %name) {
entry:
  %call = call i32 @strlen(i8* noundef %name)
  %cmp = icmp uge i32 %call, 16
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef 16)
  %call2 = call i8* @strcpy(i8* noundef %call1, i8* noundef %name)
  %0 = ptrtoint i8* %call2 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i32 noundef %thread, i32 noundef %0)
  br label %return
return:
  %retval.0 = phi i32 [ 34, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local i32 @strlen(i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local i8* @strcpy(i8* noundef, i8* noundef)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
define dso_local i32 @pthread_getname_np(i32 noundef %thread, i8* noundef nonnull %to, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i32 noundef %thread)
  %0 = inttoptr i32 %call to i8*
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i32 0, i32 0))
  br label %if.end
if.end:
  %call1 = call i32 @strlen(i8* noundef %0)
  %cmp = icmp uge i32 %call1, %size
  br i1 %cmp, label %if.then2, label %if.end3
if.then2:
  br label %cleanup
if.end3:
  %call4 = call i8* @strcpy(i8* noundef %to, i8* noundef %0)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 34, %if.then2 ], [ 0, %if.end3 ]
  ret i32 %retval.0
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
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setparam(i32 noundef %process, %struct.sched_param* noundef %param) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setaffinity(i32 noundef %process, i32 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_getaffinity(i32 noundef %process, i32 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  %cmp.i = icmp ne i32 %size, 128
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %cmp1.i = icmp ult i32 %i.0.i, 32
  br i1 %cmp1.i, label %for.body.i, label %pthread_getaffinity_np.exit
for.body.i:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %__bits.i = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %set, i32 0, i32 0
  %arrayidx.i = getelementptr inbounds [32 x i32], [32 x i32]* %__bits.i, i32 0, i32 %i.0.i
  store i32 %call.i, i32* %arrayidx.i, align 4
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
pthread_getaffinity_np.exit:
  ret i32 0
}
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
define dso_local i32 @pthread_getcpuclockid(i32 noundef %thread, i32* noundef nonnull %clock) {
entry:
  store i32 3, i32* %clock, align 4
  ret i32 0
}
define dso_local i32 @sched_getcpu() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
